/// What a music user token is to a request ("User Authentication for MusicKit", Apple Music API reference).
package enum UserTokenUse: String, Sendable, Hashable, CaseIterable {
    /// The answer is the same whoever asks.
    case none
    /// The answer has parts of the account's own, which are left out where there is no token.
    case optional
    /// Without a token there is no answer: 403.
    case required
}

extension Schema {
    /// The one rule for who needs a user token, for the service that checks it and for the client that sends it.
    ///
    /// Only the path and the names of parameters decide, and of values only those that name something personal: a search for the words
    /// "personal jesus" is nobody's own. A path that the Schema does not know counts as personal below `/v1/me`.
    package func userTokenUse(of request: Request) -> UserTokenUse {
        if request.path == "/v1/me" || request.path.hasPrefix("/v1/me/") { return .required }
        return userTokenUse(of: request, try? request.match(in: self))
    }

    /// - Parameter match: what the request's path names; nil for nothing.
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

    /// - Parameter type: what the path names; nil for several types.
    private func use(of item: QueryItem, _ type: ResourceType?) -> UserTokenUse {
        let values = item.value.split(separator: ",")
        switch item.name.prefix(while: { $0 != "[" }) {
        case "include", "includeOnly", "relate":
            return names(values) { type, value in type.relationships.contains { $0.isPersonal && $0.name == value } }
        case "extend":
            return names(values) { type, value in type.attributes.contains { $0.isPersonal && $0.name == value } }
        case "filter":
            // What it finds is the account's, so that there is nothing without one.
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

    /// Whether an id is one of those that each account has of its own, such as its own station's.
    private func isPersonal(_ id: String, of type: ResourceType?) -> Bool {
        guard let type, let prefix = self[type]?.personalIDPrefix else { return false }
        return id.hasPrefix(prefix)
    }
}

extension Endpoint.Operation {
    /// The type of the resource that the path names; nil where it names several, or none.
    fileprivate var type: ResourceType? {
        switch self {
        case .resource(let type), .resources(let type), .relationship(let type, _), .view(let type, _): type
        default: nil
        }
    }
}
