import AppleMusicAPI

/// Code for `MusicCatalogSearchRequest`, `MusicCatalogSearchSuggestionsRequest` and `MusicCatalogChartsRequest`.
enum SearchCode {
    /// Returns the code for a request; nil if a typed request cannot express everything.
    static func lines(of sample: SampledRequest, _ operation: Endpoint.Operation) -> [String]? {
        var query = ParameterReader(sample.request)
        let lines =
            switch operation {
            case .search: search(&query)
            case .searchSuggestions: suggestions(&query)
            case .charts: charts(&query)
            default: nil as [String]?
            }
        return query.isEmpty ? lines : nil
    }

    private static func search(_ query: inout ParameterReader) -> [String]? {
        guard let term = query.take("term"), let types = searched(query.takeList("types")), !types.isEmpty else {
            return nil
        }
        let page = query.takePage()
        let additions = query.takeList("with")
        guard additions.isEmpty || additions == ["topResults"] else { return nil }
        let statements = page + (additions.isEmpty ? [] : ["request.includeTopResults = true"])
        var lines = [
            "\(statements.isEmpty ? "let" : "var") request = MusicCatalogSearchRequest("
                + "term: \(Literal.swift(term)), types: [\(list(types))])"
        ]
        lines += statements + ["let response = try await request.response()"]
        if !additions.isEmpty { lines.append("for result in response.topResults { print(result) }") }
        return lines + types.map { "for \($0.variable) in response.\($0.variable)s { print(\($0.variable)) }" }
    }

    /// Returns the types to search. MusicKit has one type for two kinds of curators, and another for shows; they can
    /// only be searched together.
    private static func searched(_ names: [String]) -> [MusicKitType]? {
        var types: [MusicKitType] = []
        for name in names {
            if name == ResourceType.appleCurators.rawValue {
                guard names.contains(ResourceType.curators.rawValue) else { return nil }
                types.append(MusicKitType.radioShow)
            } else {
                guard Schema.searchTypes.contains(ResourceType(name)), let type = MusicKitType.of(ResourceType(name))
                else { return nil }
                types.append(type)
            }
        }
        return Set(types.map(\.name)).count == types.count ? types : nil
    }

    private static func list(_ types: [MusicKitType]) -> String {
        types.map { "\($0.name).self" }.joined(separator: ", ")
    }

    private static func suggestions(_ query: inout ParameterReader) -> [String]? {
        guard let term = query.take("term"), let types = searched(query.takeList("types")) else { return nil }
        let kinds = query.takeList("kinds")
        guard Set(kinds) == (types.isEmpty ? ["terms"] : ["terms", "topResults"]) else { return nil }
        let page = query.takePage()
        guard !page.contains(where: { $0.contains("offset") }) else { return nil }
        let more = types.isEmpty ? "" : ", includingTopResultsOfTypes: [\(list(types))]"
        var lines = [
            "\(page.isEmpty ? "let" : "var") request = MusicCatalogSearchSuggestionsRequest("
                + "term: \(Literal.swift(term))\(more))"
        ]
        lines +=
            page + [
                "let response = try await request.response()",
                "for suggestion in response.suggestions { print(suggestion.displayTerm) }",
            ]
        return lines + (types.isEmpty ? [] : ["for result in response.topResults { print(result) }"])
    }

    private static func charts(_ query: inout ParameterReader) -> [String]? {
        let standard = Chart.mostPlayed.rawValue
        var types: [MusicKitType] = []
        for name in query.takeList("types") {
            guard Schema.chartTypes.contains(ResourceType(name)), let type = MusicKitType.of(ResourceType(name)) else {
                return nil
            }
            types.append(type)
        }
        guard !types.isEmpty, (query.take("chart") ?? standard) == standard else { return nil }
        let asked = query.takeList("with")
        let more = asked.compactMap { name in
            Chart.allCases.first { $0.group == name }.map { "." + SwiftName.member($0.rawValue) }
        }
        guard more.count == asked.count else { return nil }
        let genre = query.take("genre")
        let page = query.takePage()
        let arguments = [
            genre == nil ? nil : "genre: genres.items.first",
            more.isEmpty ? nil : "kinds: [\((([".mostPlayed"]) + more).joined(separator: ", "))]",
            "types: [\(list(types))]",
        ].compactMap { $0 }
        var lines: [String] = []
        if let genre {
            lines.append(
                "let genres = try await MusicCatalogResourceRequest<Genre>"
                    + "(matching: \\.id, equalTo: \(Literal.swift(genre))).response()")
        }
        lines.append(
            "\(page.isEmpty ? "let" : "var") request = MusicCatalogChartsRequest(\(arguments.joined(separator: ", ")))")
        lines += page + ["let response = try await request.response()"]
        for type in types {
            lines += [
                "for chart in response.\(type.variable)Charts {", "    print(chart.title)",
                "    for \(type.variable) in chart.items { print(\(type.variable)) }", "}",
            ]
        }
        return lines
    }
}
