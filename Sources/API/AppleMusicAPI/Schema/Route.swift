/// The outcome of matching a request's path against the Schema: the endpoint, or the reason why no endpoint matches.
final class Route: Sendable {
    private let router: Router
    private let method: Request.Method
    private let path: String
    private let outcome: Result<Router.Match, Router.Problem>

    init(_ request: Request, in schema: Schema) {
        router = schema.router
        method = request.method
        path = request.path
        do throws(Router.Problem) {
            outcome = .success(try schema.router.match(method, path))
        } catch {
            outcome = .failure(error)
        }
    }

    /// Returns whether the request was matched against this schema, and still has the method and path that were
    /// matched.
    func holds(for request: Request, in schema: Schema) -> Bool {
        router === schema.router && method == request.method && request.hasPath(path)
    }

    func match() throws(Router.Problem) -> Router.Match { try outcome.get() }
}

extension Request {
    /// The carried route; nil if the request was not matched yet.
    var route: Route? { carried.value as? Route }

    /// Returns the request with its route, so that the functions that it passes through need not match it again.
    package func routed(in schema: Schema) -> Request {
        if isRouted(in: schema) { return self }
        var request = self
        request.carried.value = Route(self, in: schema)
        return request
    }

    /// Returns the endpoint that the method and the path name, from the carried route if there is one.
    package func match(in schema: Schema) throws(Router.Problem) -> Router.Match {
        if let route, route.holds(for: self, in: schema) { return try route.match() }
        return try schema.router.match(method, path)
    }

    /// Returns whether the request carries its route in a schema.
    package func isRouted(in schema: Schema) -> Bool { route?.holds(for: self, in: schema) == true }
}

/// Paths of resources, as in `href` and in requests.
extension Schema {
    /// Returns the path of a resource: `/v1/catalog/us/albums/310730204`.
    ///
    /// A type without its own paths, such as a year's summary of an album, gets a path by the same pattern; fetching it
    /// is a 404. For ratings see `path(toRatingOf:)`.
    /// - Parameter storefront: used only for resources of a catalog.
    package func path(to resource: ResourceIdentifier, in storefront: String) -> String {
        // The account resource is a singleton; its path contains no id.
        if resource.type == .accounts { return "/v1/me/account" }
        return path(of: resource.type, in: storefront) + "/" + PercentEncoding.encodeSegment(resource.id)
    }

    /// Returns the path of all resources of a type: `/v1/catalog/us/albums`.
    package func path(of type: ResourceType, in storefront: String) -> String {
        guard let description = self[type] else { return "/v1/catalog/\(storefront)/\(type)" }
        return description.path(in: storefront)
    }

    /// Returns the path of a relationship, or with `isView` of a view: `/v1/catalog/us/artists/178834/view/top-songs`.
    package func path(
        to name: String, isView: Bool = false, of owner: ResourceIdentifier, in storefront: String
    ) -> String {
        path(to: owner, in: storefront) + (isView ? "/view/" : "/") + PercentEncoding.encodeSegment(name)
    }

    /// Returns the path of the account's rating of a resource: `/v1/me/ratings/songs/203709340`.
    package func path(toRatingOf resource: ResourceIdentifier) -> String {
        "/v1/me/ratings/\(resource.type)/\(PercentEncoding.encodeSegment(resource.id))"
    }
}

extension TypeDescription {
    /// Returns the path of all resources of the type: `/v1/catalog/us/albums`. With `{storefront}` as the storefront
    /// it is the endpoint's path.
    package func path(in storefront: String) -> String {
        switch home {
        case .catalog: "/v1/catalog/\(storefront)/\(pathName)"
        case .storefronts: "/v1/\(pathName)"
        case .library: "/v1/me/library/\(pathName)"
        case .personal: "/v1/me/\(pathName)"
        }
    }
}
