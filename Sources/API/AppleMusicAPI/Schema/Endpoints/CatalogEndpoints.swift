extension Endpoint {
    static func storefronts(types: [TypeDescription]) -> [Endpoint] {
        let storefronts = types.filter { $0.type == .storefronts }
        let parameters = Parameter.resourceParameters(of: storefronts)
        return [
            Endpoint(.resource(.storefronts), "/v1/storefronts/{id}", parameters: parameters, "Fetch one storefront."),
            Endpoint(
                .resources(.storefronts), "/v1/storefronts",
                parameters: parameters + [.ids(200), .limit(PageLimit(200, 200)), .offset],
                "Fetch several storefronts, or all of them."),
        ]
    }

    /// Returns the endpoints of some catalog types: one resource, several, each relationship, each view.
    /// - Parameter types: all types, including the targets of relationships.
    static func catalog(_ catalogTypes: [TypeDescription], types: [TypeDescription]) -> [Endpoint] {
        var endpoints: [Endpoint] = []
        for type in catalogTypes {
            endpoints.append(one(type))
            endpoints.append(several(type))
            for relationship in type.relationships {
                let targets = types.filter { relationship.targets.contains($0.type) }
                endpoints.append(path(to: relationship, of: type, targets: targets))
            }
            for view in type.views {
                endpoints.append(path(to: view, of: type, targets: types.filter { $0.type == view.target }))
            }
        }
        return endpoints
    }

    private static func root(_ type: TypeDescription) -> String { type.path(in: "{storefront}") }

    private static func one(_ type: TypeDescription) -> Endpoint {
        var parameters = Parameter.resourceParameters(of: [type]) + [.inlineLimit]
        if type.acceptsViews { parameters.append(type.views.isEmpty ? .noViews : .views(of: type)) }
        return Endpoint(
            .resource(type.type), root(type) + "/{id}", parameters: parameters, "Fetch one \(type.singular).")
    }

    private static func several(_ type: TypeDescription) -> Endpoint {
        let maximum = type.batchLimit ?? 1
        var parameters = Parameter.resourceParameters(of: [type]) + [.ids(maximum)]
        parameters += type.filters.map { filter in
            let kind: Parameter.Kind = filter.values.map { .text($0) } ?? .identifiers(maximum: filter.maximum)
            return Parameter(filter.parameter, kind, "Find by \(filter.name) in place of ids.")
        }
        if type.filters.contains(where: { $0.name == "equivalents" }) {
            parameters.append(Parameter("restrict", .text(["explicit"]), "Leave explicit content out of equivalents."))
        }
        // Only these two types can be listed without ids; elsewhere a limit beside ids is an error.
        let isListed = type.type == .genres || type.type == .stationGenres
        parameters += [.limit(PageLimit(isListed ? 100 : maximum, max(maximum, 100))).family, .offset]
        if type.acceptsViews { parameters.append(type.views.isEmpty ? .noViews : .views(of: type).observed) }
        return Endpoint(
            .resources(type.type), root(type), parameters: parameters,
            required: isListed ? [] : [["ids"] + type.filters.map(\.parameter)],
            "Fetch several \(type.type) by ids\(type.filters.reduce("") { "\($0) or \($1.name)" }).")
    }

    static func mixed(_ types: [TypeDescription]) -> Endpoint {
        var ids = types.map { type in
            Parameter("ids[\(type.type)]", .identifiers(maximum: type.batchLimit ?? 1), "Ids of \(type.type).")
        }
        ids.append(Parameter("ids[ratings]", .identifiers(maximum: 200), "Ids of what an account has rated."))
        return Endpoint(
            .mixedResources, "/v1/catalog/{storefront}",
            parameters: Parameter.resourceParameters(of: types) + [.inlineLimit] + ids, required: [ids.map(\.name)],
            "Fetch resources of several types by ids.")
    }

    private static func path(
        to relationship: RelationshipDescription, of type: TypeDescription, targets: [TypeDescription]
    ) -> Endpoint {
        Endpoint(
            .relationship(type.type, relationship.name), root(type) + "/{id}/\(relationship.name)",
            parameters: Parameter.resourceParameters(of: targets) + [.limit(relationship.limit).family, .offset]
                + Parameter.sort(relationship.sortKeys),
            authentication: relationship.isPersonal ? .developerAndUserToken : .developerToken,
            documented: relationship.isDocumented, "Follow \(relationship.name) of one \(type.singular).")
    }

    private static func path(to view: ViewDescription, of type: TypeDescription, targets: [TypeDescription]) -> Endpoint
    {
        Endpoint(
            .view(type.type, view.name), root(type) + "/{id}/view/\(view.name)",
            parameters: Parameter.resourceParameters(of: targets) + [
                .limit(view.limit).family, .offset,
                Parameter("with", .names(["attributes"]), "Adds the view's own attributes."),
            ],
            "Open the view \(view.name) of one \(type.singular).")
    }

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
                    term, typesParameter(Schema.searchTypes).tolerant,
                    .limit(PageLimit(5, 25)).webPlayerMaximum(50), .offset,
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
                parameters: [.language, Parameter("acceptLanguage", .languageTags, "Language tags, the best first.")],
                required: [["acceptLanguage"]], "The storefront's language that fits best."),
            Endpoint(.test, "/v1/test", parameters: [.language], "Check the connection and the developer token."),
        ]
    }

    static func typesParameter(_ types: [ResourceType]) -> Parameter {
        Parameter("types", .choices(types.map(\.rawValue)), "Resource types, separated by commas.")
    }
}
