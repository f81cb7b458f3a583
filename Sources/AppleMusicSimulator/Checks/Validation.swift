import AppleMusicAPI

/// Holds a request's parameters against its endpoint's description: unknown names first, then missing ones, then bad values.
struct Validation {
    let endpoint: Endpoint
    let schema: Schema

    func query(_ items: [QueryItem]) throws(APIError) -> Query {
        let pairs = try recognized(items)
        try requireRequired(items)
        for (item, parameter) in pairs { try check(item, parameter) }
        let query = Query(items: items)
        try checkTogether(query)
        return query
    }

    private func recognized(_ items: [QueryItem]) throws(APIError) -> [(QueryItem, Parameter)] {
        var pairs: [(QueryItem, Parameter)] = []
        for item in items {
            guard let parameter = parameter(named: item.name) else { throw .parameterNotAllowed(item.name) }
            pairs.append((item, parameter))
        }
        return pairs
    }

    /// The parameter of that name, or the family of which it is a member: `include` for `include[songs]`.
    private func parameter(named name: String) -> Parameter? {
        guard name.hasSuffix("]"), let bracket = name.firstIndex(of: "[") else {
            return endpoint.parameters.first { $0.name == name && !isInlineOnly($0) }
        }
        let base = String(name[..<bracket])
        return endpoint.parameter(name) ?? endpoint.parameters.first { $0.name == base && $0.isFamily }
    }

    /// On the fetch of one resource there is `limit[tracks]`, but no page that a bare `limit` could mean.
    private func isInlineOnly(_ parameter: Parameter) -> Bool { parameter == .inlineLimit }

    private func requireRequired(_ items: [QueryItem]) throws(APIError) {
        for group in endpoint.required {
            guard items.contains(where: { group.contains($0.name) }) else {
                throw .missingParameter(group.first ?? "ids")
            }
        }
        for item in items where item.name == "term" && item.value.allSatisfy(\.isWhitespace) {
            throw .missingParameter("term")
        }
    }

    private func check(_ item: QueryItem, _ parameter: Parameter) throws(APIError) {
        switch parameter.kind {
        case .identifiers(let maximum): try checkIdentifiers(item, maximum)
        case .integer(let range, _): try checkInteger(item, range, parameter)
        case .choices(let choices):
            for value in item.value.split(separator: ",") where !choices.contains(String(value)) {
                throw .invalidValue(item.name, "Invalid \(item.name.dropLast()) '\(value)'")
            }
            if item.value.isEmpty { throw .missingParameter(item.name) }
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

    private func checkIdentifiers(_ item: QueryItem, _ maximum: Int) throws(APIError) {
        let count = Set(item.value.split(separator: ",")).count
        if count == 0 { throw .invalidValue(item.name, "No id(s) supplied in the '\(item.name)' query parameter") }
        if count > maximum { throw .invalidValue(item.name, "Too many ids supplied: maximum is \(maximum)") }
    }

    private func checkInteger(_ item: QueryItem, _ range: ClosedRange<Int>, _ parameter: Parameter) throws(APIError) {
        guard let value = Int(item.value) else { throw .invalidValue(item.name, "Value must be an integer") }
        guard value >= range.lowerBound else {
            throw .invalidValue(item.name, "Value must be an integer greater than or equal to \(range.lowerBound)")
        }
        let isInline = item.name != parameter.name
        guard let maximum = isInline ? inlineMaximum(item.name) : range.upperBound else { return }
        if value > maximum {
            throw .invalidValue(
                parameter.name, "Value must be an integer less than or equal to \(maximum), but was: \(value)")
        }
    }

    /// The largest page of the relationship or view that `limit[…]` names; nil for a name that means nothing here.
    private func inlineMaximum(_ name: String) -> Int? {
        let inner = name.dropFirst("limit[".count).dropLast()
        for type in endpoint.operation.answeredTypes.compactMap({ schema[$0] }) {
            if inner.hasPrefix("view."), let view = type.view(String(inner.dropFirst("view.".count))) {
                return view.limit.maximum
            }
            if let relationship = type.relationship(String(inner)) { return relationship.limit.maximum }
        }
        return nil
    }

    private func checkTogether(_ query: Query) throws(APIError) {
        if query.has("ids"), query.has("limit") { throw .limitWithIDs }
        if endpoint.operation == .charts, query.offset >= 200 {
            throw .invalidValue("offset", "offset must be less than 200")
        }
        guard case .resources(let type) = endpoint.operation, query.list("ids").count > 1 else { return }
        for name in query.names("include", for: type, isPrimary: true)
        where schema[type]?.relationship(name)?.isSingleFetchOnly == true {
            throw .singleFetchOnly(name)
        }
    }
}

extension Endpoint.Operation {
    /// The types of the primary resources of an answer.
    var answeredTypes: [ResourceType] {
        switch self {
        case .resource(let type), .resources(let type): [type]
        case .relationship(let type, let name): Schema.standard[type]?.relationship(name)?.targets ?? []
        case .view(let type, let name): (Schema.standard[type]?.view(name)?.target).map { [$0] } ?? []
        case .mixedResources: Schema.standard.catalogTypes.map(\.type)
        case .search, .searchSuggestions: Schema.searchTypes
        case .charts: Schema.chartTypes
        case .searchHints, .languageTag, .test, .personal: []
        }
    }
}
