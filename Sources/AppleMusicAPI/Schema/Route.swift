/// The outcome of matching a request's path against the Schema: the endpoint, or the reason why there is none.
final class Route: Sendable {
    private let router: Router
    private let method: Request.Method
    private let path: String
    private let outcome: Result<Router.Match, Router.Failure>

    init(_ request: Request, in schema: Schema) {
        router = schema.router
        method = request.method
        path = request.path
        do throws(Router.Failure) {
            outcome = .success(try schema.router.match(method, path))
        } catch {
            outcome = .failure(error)
        }
    }

    /// Whether the request was matched against this schema, and still has the method and path that were matched.
    func holds(for request: Request, in schema: Schema) -> Bool {
        router === schema.router && method == request.method && request.hasPath(path)
    }

    func match() throws(Router.Failure) -> Router.Match { try outcome.get() }
}

/// The route that a request carries on its way from the caller to the service; nil until it is matched.
///
/// It is derived from the request: all values are equal, and it is not encoded.
struct CarriedRoute: Hashable, Sendable {
    var route: Route?

    static func == (left: CarriedRoute, right: CarriedRoute) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
}

extension Request {
    /// Returns the request with its route, so that the functions that it passes through need not match it again.
    package func routed(in schema: Schema) -> Request {
        if carried.route?.holds(for: self, in: schema) == true { return self }
        var request = self
        request.carried.route = Route(self, in: schema)
        return request
    }

    /// Returns the endpoint that the method and the path name, from the carried route if there is one.
    package func match(in schema: Schema) throws(Router.Failure) -> Router.Match {
        if let route = carried.route, route.holds(for: self, in: schema) { return try route.match() }
        return try schema.router.match(method, path)
    }

    /// Whether the request carries its route in a schema.
    package func isRouted(in schema: Schema) -> Bool { carried.route?.holds(for: self, in: schema) == true }
}
