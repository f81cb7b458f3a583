extension Endpoint {
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
        if !type.views.isEmpty { parameters.append(.views(of: type)) }
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
        if !type.views.isEmpty { parameters.append(.views(of: type).observed) }
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
}
