package import AppleMusicAPI
package import TonearmCatalog

/// The gateway to a service. It adds header fields for HTTP and browsers to the service's responses.
///
/// It answers `OPTIONS`, its introduction, the description of the API, pictures and previews itself, without a token. The
/// service answers all other requests, also those to neighbors of the API.
package struct Gateway: RequestGateway {
    private let worlds: any WorldChoice
    private let catalog: any Catalog
    private let hosts: ServedHosts
    private let crossOrigin: CrossOrigin
    private let origin: ServedOrigin
    private let cache: ServedCache
    private let pictures: Pictures
    private let previews: Previews
    /// The parts of the feed, which keys in their addresses authorize.
    private let feed: ServedFeed
    private let scheme: String
    /// The server's introduction, which needs no token.
    package let welcome = Welcome()
    private static let description = Response(
        status: 200, headers: Headers([("Content-Type", "application/json")]),
        body: .bytes(OpenAPI(schema: .appleMusic).json.bytes))

    /// - Parameters:
    ///   - catalog: the catalog of the covers.
    ///   - scheme: the scheme by which clients reach the server, `http` or `https`.
    ///   - hosts: the hosts that the server accepts.
    ///   - allowed: the web pages that may read answers.
    ///   - feed: the exports whose parts are handed out; nil for none.
    package init(
        _ worlds: any WorldChoice, catalog: any Catalog, scheme: String, hosts: ServedHosts = .usual,
        allowed: AllowedOrigins = .loopback, feed: MusicFeed? = nil
    ) {
        self.init(worlds, catalog: catalog, scheme: scheme, hosts: hosts, allowed: allowed, feed: feed) { $0.png }
    }

    /// A gateway to one service.
    package init(
        _ service: any SharedService, catalog: any Catalog, scheme: String, hosts: ServedHosts = .usual,
        allowed: AllowedOrigins = .loopback, feed: MusicFeed? = nil
    ) {
        self.init(OnlyWorld(service), catalog: catalog, scheme: scheme, hosts: hosts, allowed: allowed, feed: feed)
    }

    /// - Parameter draw: returns a cover as a PNG.
    init(
        _ worlds: any WorldChoice, catalog: any Catalog, scheme: String, hosts: ServedHosts = .usual,
        allowed: AllowedOrigins, feed: MusicFeed? = nil, draw: @escaping @Sendable (Cover) -> [UInt8]
    ) {
        self.worlds = worlds
        self.catalog = catalog
        self.hosts = hosts
        crossOrigin = CrossOrigin(allowed: allowed, hosts: hosts, scheme: scheme)
        origin = ServedOrigin(scheme: scheme)
        self.scheme = scheme
        cache = ServedCache()
        pictures = Pictures(catalog: catalog, studio: Studio(cache: cache), draw: draw)
        previews = Previews(catalog: catalog)
        self.feed = ServedFeed(feed)
    }

    /// Answers from the cache, or makes the response and caches it if it is valid for other requests.
    ///
    /// `Host` is a part of the cache key, so a request for a refused host never finds a cached response.
    package func answer(to request: Request) -> Pending<FinishedResponse> {
        if let introduction = introduction(to: request) { return .ready(introduction) }
        let world = worlds.world(of: request)
        let request = world.request
        if let refusal = PageRefusal.response(to: request, by: crossOrigin) {
            let refused = FinishedResponse(finish(refusal, for: request))
            world.note?(request, refused.response)
            return .ready(refused)
        }
        if request.isRead, let cached = cache.response(to: request, in: world.number, at: world.service.moment) {
            world.note?(request, cached.response)
            return .ready(cached)
        }
        return response(in: world).map { made in
            let stream = request.method == .head ? nil : made.stream
            let response = FinishedResponse(finish(made.response, made.stream?.size, for: request), stream: stream)
            world.note?(request, response.response)
            if let moment = made.moment { cache.add(response, to: request, in: world.number, at: moment) }
            return response
        }
    }

    /// Returns the server's introduction if the request asks for it. It is in no world, so journals do not have it.
    private func introduction(to request: Request) -> FinishedResponse? {
        guard hosts.answer(for: request.headers["Host"]),
            let response = welcome.response(to: request, scheme: scheme)
        else { return nil }
        return FinishedResponse(finish(response, for: request))
    }

    private func response(in world: ChosenWorld) -> Pending<ServedResponse> {
        let request = world.request
        if let own = ownResponse(to: request) { return .ready(ServedResponse(own)) }
        if let picture = pictures.response(to: request, now: world.service.now) {
            return picture.map { ServedResponse($0) }
        }
        if let preview = previews.response(to: request) { return .ready(ServedResponse(preview)) }
        if let part = feed.response(to: request, now: world.service.now) { return part }
        return world.service.answer(to: admitted(request)).map { served in
            var served = served
            if served.response.isSuccess {
                served.response.body = origin.adapt(served.response.body, to: request.headers["Host"])
            }
            return served
        }
    }

    /// Returns the response if it needs neither the service nor a picture.
    private func ownResponse(to request: Request) -> Response? {
        guard hosts.answer(for: request.headers["Host"]) else { return MisdirectedRequest(request).response }
        if request.method == .options { return crossOrigin.preflight(request) }
        return request.target == "/openapi.json" && request.isRead ? Self.description : nil
    }

    /// Removes the cookies from a request that a browser sent for a page that is not allowed, so they authorize
    /// nothing.
    private func admitted(_ request: Request) -> Request {
        guard request.headers["Cookie"] != nil, crossOrigin.isForForeignPage(request.headers) else { return request }
        var request = request
        request.headers["Cookie"] = nil
        return request
    }

    /// Compresses the body, adds the header fields for browsers and the length. The response to `HEAD` has the length
    /// of the one to `GET` and no body.
    /// - Parameter size: the bytes of a streamed body; nil for the response's own.
    private func finish(_ response: Response, _ size: Int? = nil, for request: Request) -> Response {
        var response = ContentCoding.coded(response, for: request)
        open(&response, to: request.headers)
        if ![204, 304].contains(response.status) {
            response.headers["Content-Length"] = String(size ?? response.body.count)
        }
        response.body = request.method == .head ? .empty : .bytes(response.body.bytes)
        return response
    }

    package func open(_ response: inout Response, to headers: Headers) { crossOrigin.open(&response, to: headers) }

    package func reason(for response: Response, to request: Request) -> String? {
        switch response.status {
        case 401: refusal(of: request, response)
        case 403: response.cause.map { "403 because \(ReceivedText.hidden($0.found ?? $0.rule.sentence))" }
        case 404 where request.path.contains("/v1/feed/"): response.rule.map { "404 because \($0.sentence)" }
        case 421: MisdirectedRequest(request).reason
        case 500: catalog.problem.map { "500 because the catalog cannot be read: \($0)" }
        default: nil
        }
    }

    package var now: Int { worlds.now }

    /// Returns the reason for a 401: the fault, the cause of the service, or the flaw of the developer token.
    private func refusal(of request: Request, _ response: Response) -> String {
        if let fault = response.fault { return "401 because of the fault '\(fault.text)'" }
        if let cause = response.cause, cause.part != .header("Authorization") {
            return "401 because \(cause.rule.sentence)"
        }
        let world = worlds.world(of: request)
        return world.service.refusal(of: world.request).sentence
    }
}
