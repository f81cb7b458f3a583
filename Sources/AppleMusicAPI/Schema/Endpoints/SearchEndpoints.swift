extension Endpoint {
    /// Endpoints across types: mixed ids, search, hints, suggestions and charts; also the language tag and the
    /// connectivity test.
    static func search(types: [TypeDescription]) -> [Endpoint] {
        let searched = types.filter { Schema.searchTypes.contains($0.type) }
        let charted = types.filter { Schema.chartTypes.contains($0.type) }
        let term = Parameter("term", .text([]), "What to look for.")
        return [
            mixed(types.filter { $0.home == .catalog }),
            Endpoint(
                .search, "/v1/catalog/{storefront}/search",
                parameters: Parameter.resourceParameters(of: searched) + [
                    term, typesParameter(Schema.searchTypes).tolerant, .limit(PageLimit(5, 25)), .offset,
                    Parameter("with", .names(["topResults"]), "Adds the best results of all types."),
                ],
                required: [["term"]], "Search the catalog."),
            Endpoint(
                .searchHints, "/v1/catalog/{storefront}/search/hints",
                parameters: [
                    .language, term, .limit(PageLimit(10, 10)),
                    Parameter("types", .ignored, "Resource types.").observed,
                ], required: [["term"]],
                "Complete a search term."),
            Endpoint(
                .searchSuggestions, "/v1/catalog/{storefront}/search/suggestions",
                parameters: Parameter.resourceParameters(of: searched) + [
                    term, Parameter("kinds", .choices(["terms", "topResults"]), "What to suggest."),
                    typesParameter(Schema.searchTypes).tolerant, .limit(PageLimit(5, 10)),
                    Parameter("limit[results:terms]", .integer(1...10, standard: 0), "How many terms.").observed,
                    Parameter("limit[results:topResults]", .integer(1...10, standard: 0), "How many resources.")
                        .observed,
                    Parameter("includeTopResults", .ignored, "Whether to suggest resources too.").observed,
                ],
                required: [["kinds"], ["term"]], "Suggest terms and resources."),
            Endpoint(
                .charts, "/v1/catalog/{storefront}/charts",
                parameters: Parameter.resourceParameters(of: charted) + [
                    typesParameter(Schema.chartTypes),
                    Parameter("chart", .text(Chart.allCases.map(\.rawValue)), "The chart."),
                    Parameter("genre", .text([]), "Id of a genre."), .limit(PageLimit(20, Chart.length)), .offset,
                    Parameter("with", .names(Chart.allCases.compactMap(\.group)), "Adds charts of playlists."),
                ],
                required: [["types"]], "The most played of each type."),
            Endpoint(
                .languageTag, "/v1/language/{storefront}/tag",
                parameters: [
                    .language, Parameter("acceptLanguage", .languageTags, "Language tags, the best first."),
                ],
                required: [["acceptLanguage"]], "The storefront's language that fits best."),
            Endpoint(
                .test, "/v1/test", parameters: [.language], "Check the connection and the developer token."),
        ]
    }

    static func typesParameter(_ types: [ResourceType]) -> Parameter {
        Parameter("types", .choices(types.map(\.rawValue)), "Resource types, separated by commas.")
    }
}
