import AppleMusicAPI

/// A validation of a request's parameters by the endpoint's description: first unknown names, then missing ones, then
/// invalid values.
struct Validation {
    let endpoint: Endpoint
    let schema: Schema
    var era = Era.today
    /// Whether the request is to the web player's host, which has further parameters.
    var isForWebPlayer = false

    func query(_ items: [QueryItem]) throws(APIError) -> Query {
        let query = Query(items: items, endpoint: endpoint)
        let pairs = try recognized(items)
        if query.has("ids"), query.has("limit") { throw .limitWithIDs }
        try requireRequired(query)
        for (item, parameter) in pairs { try check(item, parameter, in: query) }
        try checkTogether(query)
        return query
    }

    /// Returns the problems of all parameters in their order. `query(_:)` throws only the first that it finds.
    func problems(_ items: [QueryItem]) -> [APIError] {
        let query = Query(items: items, endpoint: endpoint)
        var problems: [APIError] = []
        for item in items {
            guard let known = endpoint.parameter(written: item.name), isForWebPlayer || !known.isForWebPlayer else {
                problems.append(.parameterNotAllowed(item.name))
                continue
            }
            do throws(APIError) { try check(item, known, in: query) } catch { problems.append(error) }
        }
        return problems
    }

    private func recognized(_ items: [QueryItem]) throws(APIError) -> [(QueryItem, Parameter)] {
        var pairs: [(QueryItem, Parameter)] = []
        for item in items {
            guard let parameter = endpoint.parameter(written: item.name), isForWebPlayer || !parameter.isForWebPlayer
            else {
                throw .parameterNotAllowed(item.name)
            }
            pairs.append((item, parameter))
        }
        return pairs
    }

    private func requireRequired(_ query: Query) throws(APIError) {
        for group in endpoint.required where !group.contains(where: { isSupplied($0, in: query) }) {
            throw .missingParameter(group.first ?? "ids")
        }
        // Suggested resources need types, suggested terms do not.
        if endpoint.operation == .searchSuggestions, query.list("kinds").contains("topResults"),
            query.list("types").isEmpty
        {
            throw .missingParameter("types")
        }
    }

    /// Returns whether a parameter has a value. Empty ids count, because they have their own error.
    private func isSupplied(_ name: String, in query: Query) -> Bool {
        if case .identifiers? = endpoint.parameter(name)?.kind { return query.has(name) }
        return query.list(name).contains { !$0.allSatisfy(\.isWhitespace) }
    }

    private func check(_ item: QueryItem, _ parameter: Parameter, in query: Query) throws(APIError) {
        switch parameter.kind {
        case .identifiers(let maximum): try checkIdentifiers(item.name, query.list(item.name).count, maximum)
        case .integer(let range, _): try checkInteger(item, range, parameter)
        case .choices(let choices):
            let isKnown = item.value.split(separator: ",").contains { choices.contains(String($0)) }
            if parameter.toleratesUnknown, isKnown { break }
            for value in item.value.split(separator: ",") where !choices.contains(String(value)) {
                let one = item.name.hasSuffix("s") ? String(item.name.dropLast()) : item.name
                throw .invalidValue(item.name, "Invalid \(one) '\(value)'")
            }
        case .text(let values):
            guard values.isEmpty || values.contains(item.value) else {
                throw .invalidValue(item.name, "Invalid value '\(item.value)'")
            }
        case .languageTag:
            guard LanguageTag.isAbsent(item.value) || LanguageTag.isWellFormed(item.value) else {
                throw .invalidValue(item.name, "Invalid language tag '\(item.value)'")
            }
        case .languageTags:
            for tag in item.value.split(separator: ",") where !LanguageTag.isWellFormed(String(tag)) {
                throw .invalidValue(item.name, "Invalid language tag '\(tag)'")
            }
        case .names, .ignored: break
        }
    }

    private func checkIdentifiers(_ name: String, _ count: Int, _ maximum: Int) throws(APIError) {
        if count == 0 { throw .invalidValue(name, "No id(s) supplied in the '\(name)' query parameter") }
        if count > maximum { throw .invalidValue(name, "Too many ids supplied: maximum is \(maximum)") }
    }

    private func checkInteger(_ item: QueryItem, _ range: ClosedRange<Int>, _ parameter: Parameter) throws(APIError) {
        // `Int()` would accept a plus sign.
        guard let value = Int(item.value), !item.value.hasPrefix("+") else {
            throw .invalidValue(item.name, "Value must be an integer")
        }
        // For relationships of folders the result is empty instead of an error (observed).
        if item.name == "offset", value < 0, endpoint.operation.isOfFolders { return }
        guard value >= range.lowerBound else {
            throw .invalidValue(item.name, "Value must be an integer greater than or equal to \(range.lowerBound)")
        }
        let isInline = item.name != parameter.name
        let usual = isForWebPlayer ? parameter.webPlayerMaximum ?? range.upperBound : range.upperBound
        guard let maximum = isInline ? inlineMaximum(item.name) : usual else { return }
        if value > maximum {
            throw .invalidValue(
                parameter.name, era.excessiveLimit(value, over: maximum, of: relationship(limitedBy: item.name)))
        }
    }

    /// Returns the relationship whose page a parameter limits; nil for other pages.
    private func relationship(limitedBy name: String) -> String? {
        if name.hasPrefix("limit[") { return String(name.dropFirst("limit[".count).dropLast()) }
        guard name == "limit", case .relationship(_, let relationship) = endpoint.operation else { return nil }
        return relationship
    }

    /// Returns the maximum page of the relationship or view that `limit[…]` names, for answered or inlined types. Nil
    /// for an unknown name, and for a relationship to one resource, whose limit is ignored (observed).
    private func inlineMaximum(_ name: String) -> Int? {
        let inner = String(name.dropFirst("limit[".count).dropLast())
        let answered = endpoint.operation.answeredTypes(in: schema)
        let found = limits(inner, of: answered)
        let limit = (found.isEmpty ? limits(inner, of: reachable(from: answered)) : found).max {
            $0.maximum < $1.maximum
        }
        return limit == .one ? nil : limit?.maximum
    }

    /// - Parameter name: a relationship or a view; with the prefix `view.` or a type and a colon, a view.
    private func limits(_ name: String, of types: [ResourceType]) -> [PageLimit] {
        types.compactMap { schema[$0] }.compactMap { type in
            for prefix in ["view.", "\(type.type):"] where name.hasPrefix(prefix) {
                return type.view(String(name.dropFirst(prefix.count)))?.limit
            }
            return type.relationship(name)?.limit ?? type.view(name)?.limit
        }
    }

    /// Returns all types that an answer may contain, at any depth of inclusion.
    private func reachable(from types: [ResourceType]) -> [ResourceType] {
        var found = types
        var next = 0
        while next < found.count {
            guard let type = schema[found[next]] else { return found }
            next += 1
            for target in type.relationships.flatMap(\.targets) + type.views.map(\.target) where !found.contains(target)
            {
                found.append(target)
            }
        }
        return found
    }

    private func checkTogether(_ query: Query) throws(APIError) {
        if endpoint.operation == .charts, query.offset >= Chart.length {
            throw .invalidValue("offset", "offset must be less than \(Chart.length)")
        }
        let fetched = fetchedTypes(query)
        guard fetched.reduce(0, { $0 + $1.count }) > 1 else { return }
        for (type, _) in fetched {
            for name in query.names("include", for: type, isPrimary: true)
            where schema[type]?.relationship(name)?.isSingleFetchOnly == true {
                throw .singleFetchOnly(name)
            }
        }
    }

    /// Returns the types that a fetch names, each with its number of ids.
    private func fetchedTypes(_ query: Query) -> [(type: ResourceType, count: Int)] {
        switch endpoint.operation {
        case .resources(let type): [(type, query.list("ids").count)]
        case .mixedResources, .personal(.libraryMixed):
            schema.types.map { ($0.type, query.list("ids[\($0.type)]").count) }.filter { $0.1 > 0 }
        // Two means a list without ids; a fetch of only the root counts as one.
        case .personal(.libraryList(let type)):
            [(type, query.has("ids") ? query.list("ids").count : query.has("filter[identity]") ? 1 : 2)]
        default: []
        }
    }
}

extension Endpoint.Operation {
    /// Returns the types of an answer's primary resources.
    func answeredTypes(in schema: Schema) -> [ResourceType] {
        switch self {
        case .resource(let type), .resources(let type): [type]
        case .relationship(let type, let name): schema[type]?.relationship(name)?.targets ?? []
        case .view(let type, let name): (schema[type]?.view(name)?.target).map { [$0] } ?? []
        case .mixedResources: schema.catalogTypes.map(\.type)
        case .search, .searchSuggestions: Schema.searchTypes
        case .charts: Schema.chartTypes
        case .personal(.libraryList(let type)), .personal(.libraryResource(let type)): [type]
        case .personal(.libraryRelationship(let type, let name)):
            schema[type]?.relationship(name)?.targets ?? []
        case .personal(.libraryMixed): schema.libraryTypes.map(\.type)
        case .personal(.recommendations), .personal(.recommendation): [.personalRecommendation]
        case .personal(.latestSummary), .personal(.musicSummary), .personal(.musicSummarySearch): [.musicSummaries]
        case .personal(.milestones): [.musicSummariesMilestones]
        case .personal(.nextTracks), .personal(.ownNextTracks): [.songs]
        case .groupings: [.albums, .musicVideos, .playlists, .songs]
        case .searchHints, .languageTag, .test, .personal, .feed: []
        }
    }

    /// Whether the operation reads a relationship of playlist folders.
    fileprivate var isOfFolders: Bool {
        if case .personal(.libraryRelationship(.libraryPlaylistFolders, _)) = self { true } else { false }
    }
}
