import AppleMusicAPI

/// A validation of a request's parameters by the endpoint's description: first unknown names, then missing ones, then
/// invalid values.
struct Validation {
    let endpoint: Endpoint
    let schema: Schema
    var era = Era.today
    /// Whether the request is to the web player's host, which has further parameters.
    var isForWebPlayer = false

    func query(_ items: [QueryItem]) throws(RequestRefusal) -> Query {
        let query = Query(items: items, endpoint: endpoint)
        let pairs = try recognized(items)
        if query.has("ids"), let limit = items.first(where: { $0.name == "limit" }) { throw .limitWithIDs(limit.value) }
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
            do throws(RequestRefusal) { try check(item, known, in: query) } catch { problems.append(error.error) }
        }
        return problems
    }

    private func recognized(_ items: [QueryItem]) throws(RequestRefusal) -> [(QueryItem, Parameter)] {
        var pairs: [(QueryItem, Parameter)] = []
        for item in items {
            guard let parameter = endpoint.parameter(written: item.name), isForWebPlayer || !parameter.isForWebPlayer
            else {
                throw .parameterNotAllowed(item, endpoint)
            }
            pairs.append((item, parameter))
        }
        return pairs
    }

    private func requireRequired(_ query: Query) throws(RequestRefusal) {
        for group in endpoint.required where !group.contains(where: { isSupplied($0, in: query) }) {
            throw missing(group, in: query)
        }
        // Suggested resources need types, suggested terms do not.
        if endpoint.operation == .searchSuggestions, query.list("kinds").contains("topResults"),
            query.list("types").isEmpty
        {
            throw missing(["types"], in: query)
        }
    }

    private func missing(_ group: [String], in query: Query) -> RequestRefusal {
        .missingParameter(
            group, kind: group.first.flatMap { endpoint.parameter($0) }?.kind, isEmpty: group.contains { query.has($0) }
        )
    }

    /// Returns whether a parameter has a value. Empty ids count, because they have their own error.
    private func isSupplied(_ name: String, in query: Query) -> Bool {
        if case .identifiers? = endpoint.parameter(name)?.kind { return query.has(name) }
        return query.list(name).contains { !$0.allSatisfy(\.isWhitespace) }
    }

    private func check(_ item: QueryItem, _ parameter: Parameter, in query: Query) throws(RequestRefusal) {
        switch parameter.kind {
        case .identifiers(let maximum): try checkIdentifiers(item, query.list(item.name).count, maximum)
        case .integer(let range, _): try checkInteger(item, range, parameter)
        case .choices(let choices):
            let isKnown = item.value.split(separator: ",").contains { choices.contains(String($0)) }
            if parameter.toleratesUnknown, isKnown { break }
            for value in item.value.split(separator: ",") where !choices.contains(String(value)) {
                let one = item.name.hasSuffix("s") ? String(item.name.dropLast()) : item.name
                throw .invalidValue(
                    item, "Invalid \(one) '\(value)'", .knownValue, found: String(value),
                    allowed: parameter.kind.allowed, sending: choices.first)
            }
        case .text(let values):
            guard values.isEmpty || values.contains(item.value) else {
                throw .invalidValue(
                    item, "Invalid value '\(item.value)'", .knownValue, allowed: parameter.kind.allowed,
                    sending: values.first)
            }
        case .languageTag:
            guard LanguageTag.isAbsent(item.value) || LanguageTag.isWellFormed(item.value) else {
                throw invalidTag(item.value, item, parameter)
            }
        case .languageTags:
            for tag in item.value.split(separator: ",") where !LanguageTag.isWellFormed(String(tag)) {
                throw invalidTag(String(tag), item, parameter)
            }
        case .names, .ignored: break
        }
    }

    private func invalidTag(_ tag: String, _ item: QueryItem, _ parameter: Parameter) -> RequestRefusal {
        .invalidValue(
            item, "Invalid language tag '\(tag)'", .languageTag, found: tag, allowed: parameter.kind.allowed,
            sending: "en-US")
    }

    private func checkIdentifiers(_ item: QueryItem, _ count: Int, _ maximum: Int) throws(RequestRefusal) {
        let allowed = "1 to \(maximum) ids"
        if count == 0 {
            throw .invalidValue(
                item, "No id(s) supplied in the '\(item.name)' query parameter", .idsNeeded, found: "no id",
                allowed: allowed)
        }
        if count > maximum {
            throw .invalidValue(
                item, "Too many ids supplied: maximum is \(maximum)", .idCount, found: "\(count) ids", allowed: allowed,
                sending: "at most \(maximum) ids, the others in further requests")
        }
    }

    private func checkTogether(_ query: Query) throws(RequestRefusal) {
        if endpoint.operation == .charts, query.offset >= Chart.length {
            throw .invalidValue(
                QueryItem("offset", query.text("offset") ?? ""), "offset must be less than \(Chart.length)", .integer,
                allowed: "0 to \(Chart.length - 1)", sending: "0")
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
    var isOfFolders: Bool {
        if case .personal(.libraryRelationship(.libraryPlaylistFolders, _)) = self { true } else { false }
    }
}
