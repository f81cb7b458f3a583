package import AppleMusicAPI

/// The Apple Music API, answered in this process from a catalog.
///
/// A value: `state` is all that an answer may change. The clock is given from outside.
package struct Simulator: Service {
    package let catalog: any Catalog
    package var state: SimulatorState
    /// Seconds since 1970.
    package var now: Int
    /// The app on the device from which requests come; nil where nobody knows.
    package var holder: String?

    private let schema: Schema
    let authentication: Authentication
    let cache = AccountCache()
    private let keys: @Sendable () -> [DeveloperKey.Public]
    private let knownKeys = Lazily<[DeveloperKey.Public]>()

    /// - Parameters:
    ///   - keys: the keys whose tokens are good; made when the first request comes, because that takes a while.
    ///   - acceptsAnyKey: whether tokens are good whoever signed them.
    package init(
        catalog: any Catalog, state: SimulatorState, now: Int,
        keys: @autoclosure @escaping @Sendable () -> [DeveloperKey.Public],
        acceptsAnyKey: Bool = false, schema: Schema = .standard
    ) {
        self.catalog = catalog
        self.state = state
        self.now = now
        self.keys = keys
        authentication = Authentication(acceptsAnyKey: acceptsAnyKey)
        self.schema = schema
    }

    /// The same simulator over another catalog.
    package func reading(_ catalog: any Catalog) -> Simulator {
        Simulator(
            catalog: catalog, state: state, now: now, keys: keys(), acceptsAnyKey: authentication.acceptsAnyKey,
            schema: schema)
    }

    package mutating func respond(to request: Request) -> Response {
        if let refusal = Response.oversize(request) { return refusal }
        guard let token = authentication.token(of: request, keys: goodKeys, now: now) else {
            return .unauthorized
        }
        let fault = state.faults.strike(request.path)
        var response = gatewayAnswer(fault, to: request) ?? apiAnswer(to: request, token)
        // What could not be read must not look like what is not there.
        if catalog.problem != nil { response = .fault(500, random: &state.random) }
        if let delay = fault?.delay { response.delay = delay }
        return response
    }

    /// The keys that it began with, and those that were made known.
    private var goodKeys: [DeveloperKey.Public] {
        let known = knownKeys.get(keys)
        return state.developerKeys.isEmpty ? known : known + state.developerKeys
    }

    /// What developer tokens are held against now: a request is let in when it finds no flaw.
    package var developerTokenCheck: DeveloperTokenCheck { authentication.check(goodKeys, now: now) }

    /// What the gateway answers in the place of the API; nil when it lets the request through.
    private mutating func gatewayAnswer(_ fault: Faults.Fault?, to request: Request) -> Response? {
        if case .status(let status)? = fault?.effect { return .fault(status, random: &state.random) }
        if state.faults.rateLimit?.admit(now: now) == false { return .tooManyRequests }
        if state.faults.strike(request.path, .topSongsTimeout, if: Self.asksManyTopSongs(request)) != nil {
            return .gatewayTimeout(key: state.random.errorID())
        }
        return nil
    }

    private mutating func apiAnswer(to request: Request, _ token: DeveloperToken) -> Response {
        do throws(APIError) {
            let reply = try answer(request, token)
            guard let json = reply.json else { return Response(status: reply.status) }
            return Response(status: reply.status, headers: Self.jsonHeaders, body: .json(json))
        } catch {
            var error = error
            error.id = state.random.errorID()
            return Response(
                status: error.status, headers: Self.jsonHeaders, body: .json(ErrorDocument([error]).json))
        }
    }

    private static let jsonHeaders = Headers([("Content-Type", "application/json;charset=utf-8")])

    /// The checks in the service's order, up to the look-up: route, user token, storefront, parameters, body.
    private mutating func answer(_ request: Request, _ token: DeveloperToken) throws(APIError) -> Reply {
        let match: Router.Match
        do throws(Router.Failure) { match = try schema.router.match(request.method, request.path) } catch {
            throw .invalidPath(error)
        }
        let account = try account(for: request, match.endpoint, token)
        let storefront = try storefront(of: match, account)
        let query = try Validation(endpoint: match.endpoint, schema: schema).query(request.query)
        var inquiry = Inquiry(
            catalog: catalog, schema: schema, match: match, path: Self.canonical(request.path), query: query,
            storefront: storefront,
            language: LanguageTag.resolve(query.text("l"), in: storefront))
        if let account { inquiry.mine = open(account, path: request.path) }
        var reply: Reply
        if let written = try write(request, inquiry) {
            reply = written
        } else {
            reply = Reply(json: try inquiry.answer())
        }
        if query.has("format[resources]") { reply.json = reply.json.map(ResourceMap.gathered) }
        return reply
    }

    /// A path without the trailing slash that means nothing, as links have it.
    private static func canonical(_ path: String) -> String {
        path.hasSuffix("/") ? canonical(String(path.dropLast())) : path
    }

    /// The storefront that the path names, or the account's. The list of storefronts itself is told in the United States' English.
    private func storefront(of match: Router.Match, _ account: String?) throws(APIError) -> Storefront {
        let own = match.variables["storefront"] == nil ? account.flatMap(state.account)?.storefront : nil
        let id = match.variables["storefront"] ?? own ?? "us"
        guard let storefront = Storefront.withID(id) else { throw .invalidStorefront(id) }
        return storefront
    }
}
