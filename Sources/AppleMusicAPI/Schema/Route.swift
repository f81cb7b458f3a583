/// The outcome of matching a request's path against the Schema: the endpoint, or the reason why no endpoint matches.
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

    /// Returns whether the request was matched against this schema, and still has the method and path that were
    /// matched.
    func holds(for request: Request, in schema: Schema) -> Bool {
        router === schema.router && method == request.method && request.hasPath(path)
    }

    func match() throws(Router.Failure) -> Router.Match { try outcome.get() }
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
    package func match(in schema: Schema) throws(Router.Failure) -> Router.Match {
        if let route, route.holds(for: self, in: schema) { return try route.match() }
        return try schema.router.match(method, path)
    }

    /// Returns whether the request carries its route in a schema.
    package func isRouted(in schema: Schema) -> Bool { route?.holds(for: self, in: schema) == true }
}
