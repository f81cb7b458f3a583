/// How far a request depends on a music user token ("User Authentication for MusicKit", Apple Music API reference).
package enum UserTokenUse: String, Sendable, Hashable, CaseIterable {
    /// The answer does not depend on the account.
    case none
    /// The answer contains personal parts, which are omitted without a token.
    case optional
    /// The request fails without a token: 403.
    case required
}

extension Schema {
    /// Returns the need of a user token, for both the service that checks it and the client that sends it.
    ///
    /// Only the path, the names of parameters and the ids and names in their values decide: a search for the words
    /// "personal jesus" is not personal. An unknown path is personal below `/v1/me`.
    package func userTokenUse(of request: Request) -> UserTokenUse {
        if request.path == "/v1/me" || request.path.hasPrefix("/v1/me/") { return .required }
        return userTokenUse(of: request, try? request.match(in: self))
    }

    /// - Parameter match: the match of the request's path; nil if there is no match.
    package func userTokenUse(of request: Request, _ match: Router.Match?) -> UserTokenUse {
        if match?.endpoint.authentication == .developerAndUserToken { return .required }
        var use = UserTokenUse.none
        if let match, let id = match.variables["id"], isPersonal(id, of: match.endpoint.operation.type) {
            use = .optional
        }
        for item in request.query {
            switch self.use(of: item, match?.endpoint.operation.type) {
            case .required: return .required
            case .optional: use = .optional
            case .none: continue
            }
        }
        return use
    }

    /// - Parameter type: the type that the path names; nil for several types.
    private func use(of item: QueryItem, _ type: ResourceType?) -> UserTokenUse {
        let values = item.value.split(separator: ",")
        switch item.name.prefix(while: { $0 != "[" }) {
        case "include", "includeOnly", "relate":
            return names(values) { type, value in type.relationships.contains { $0.isPersonal && $0.name == value } }
        case "extend":
            return names(values) { type, value in type.attributes.contains { $0.isPersonal && $0.name == value } }
        case "filter":
            // Such a filter finds only resources of the account, so it needs the token.
            let filters = type.flatMap { self[$0]?.filters } ?? types.flatMap(\.filters)
            let isPersonal = filters.contains { filter in
                filter.isPersonal && filter.parameter == item.name
                    && values.contains { filter.values?.contains(String($0)) ?? true }
            }
            return isPersonal ? .required : .none
        case "ids":
            let inner = item.name.dropFirst("ids[".count).dropLast()
            let type = inner.isEmpty ? type : ResourceType(String(inner))
            if let type, self[type]?.home == .personal { return .optional }
            return values.contains { isPersonal(String($0), of: type) } ? .optional : .none
        default: return .none
        }
    }

    private func names(_ values: [Substring], _ isPersonal: (TypeDescription, Substring) -> Bool) -> UserTokenUse {
        let isNamed = values.contains { value in types.contains { isPersonal($0, value) } }
        return isNamed ? .optional : .none
    }

    /// Returns whether an id belongs to one account, such as that of its personal station.
    private func isPersonal(_ id: String, of type: ResourceType?) -> Bool {
        guard let type, let prefix = self[type]?.personalIDPrefix else { return false }
        return id.hasPrefix(prefix)
    }
}

extension Endpoint.Operation {
    /// The type of the resource that the path names; nil if it names several types or no type.
    package var type: ResourceType? {
        switch self {
        case .resource(let type), .resources(let type), .relationship(let type, _), .view(let type, _): type
        default: nil
        }
    }
}
