package import AppleMusicAPI

/// The Apple Music API, answered in this process from a catalog.
///
/// A value: `state` is all that an answer may change. The clock is given from outside.
package struct Simulator: Service {
    package let catalog: any Catalog
    package var state: SimulatorState
    /// Seconds since 1970.
    package var now: Int

    private let schema: Schema
    private let authentication: Authentication
    private let keys: [DeveloperKey.Public]

    /// - Parameter acceptsAnyKey: whether tokens are good whoever signed them.
    package init(
        catalog: any Catalog, state: SimulatorState, now: Int, keys: [DeveloperKey.Public],
        acceptsAnyKey: Bool = false, schema: Schema = .standard
    ) {
        self.catalog = catalog
        self.state = state
        self.now = now
        self.keys = keys
        authentication = Authentication(acceptsAnyKey: acceptsAnyKey)
        self.schema = schema
    }

    package mutating func respond(to request: Request) -> Response {
        guard authentication.token(of: request, keys: keys, now: now) != nil else {
            return Response(status: 401, headers: Headers([("Content-Length", "0")]))
        }
        do throws(APIError) {
            return Response(status: 200, headers: Self.jsonHeaders, body: .json(try answer(request)))
        } catch {
            var error = error
            error.id = state.random.errorID()
            return Response(
                status: error.status, headers: Self.jsonHeaders, body: .json(ErrorDocument([error]).json))
        }
    }

    private static let jsonHeaders = Headers([("Content-Type", "application/json;charset=utf-8")])

    /// The checks in the service's order, up to the look-up: route, user token, storefront, parameters.
    private func answer(_ request: Request) throws(APIError) -> JSON {
        let match: Router.Match
        do throws(Router.Failure) { match = try schema.router.match(request.method, request.path) } catch {
            throw .invalidPath(error)
        }
        if match.endpoint.authentication == .developerAndUserToken { throw .invalidUserToken }
        let storefront = try storefront(of: match)
        let query = try Validation(endpoint: match.endpoint, schema: schema).query(request.query)
        let inquiry = Inquiry(
            catalog: catalog, schema: schema, match: match, path: Self.canonical(request.path), query: query,
            storefront: storefront,
            language: LanguageTag.resolve(query.text("l"), in: storefront))
        let answer = try inquiry.answer()
        return query.has("format[resources]") ? ResourceMap.gathered(answer) : answer
    }

    /// A path without the trailing slash that means nothing, as links have it.
    private static func canonical(_ path: String) -> String {
        path.hasSuffix("/") ? canonical(String(path.dropLast())) : path
    }

    /// The storefront that the path names. The list of storefronts itself is told in the United States' English.
    private func storefront(of match: Router.Match) throws(APIError) -> Storefront {
        let id = match.variables["storefront"] ?? "us"
        guard let storefront = Storefront.withID(id) else { throw .invalidStorefront(id) }
        return storefront
    }
}
