package import AppleMusicAPI
import CoverArt
package import MusicCatalog

/// What answers a request that came over the network, from the whole request to the whole answer, with no socket in sight.
///
/// `OPTIONS`, the description of the API and the pictures need no token; all else is the service's.
package struct Gateway: RequestGateway {
    package let service: any SharedService
    private let catalog: any Catalog
    private let hosts: LastHost
    private let crossOrigin: CrossOrigin
    private let origin: ServedOrigin
    private let pictures: Pictures
    private let description: Response

    /// - Parameters:
    ///   - catalog: whose covers are drawn.
    ///   - scheme: `http` or `https`, as clients reach the server.
    ///   - hosts: the hosts for which it answers.
    ///   - allowed: the web pages that may read answers.
    package init(
        _ service: any SharedService, catalog: any Catalog, scheme: String, hosts: ServedHosts = .usual,
        allowed: AllowedOrigins = .loopback
    ) {
        self.init(service, catalog: catalog, scheme: scheme, hosts: hosts, allowed: allowed) { $0.png }
    }

    /// - Parameter draw: makes a PNG.
    init(
        _ service: any SharedService, catalog: any Catalog, scheme: String, hosts: ServedHosts = .usual,
        allowed: AllowedOrigins, draw: @escaping @Sendable (Cover) -> [UInt8]
    ) {
        self.service = service
        self.catalog = catalog
        self.hosts = LastHost(hosts)
        crossOrigin = CrossOrigin(allowed: allowed, hosts: hosts, scheme: scheme)
        origin = ServedOrigin(scheme: scheme)
        pictures = Pictures(catalog: catalog, draw: draw)
        description = Response(
            status: 200, headers: Headers([("Content-Type", "application/json")]),
            body: .bytes(OpenAPI(schema: .appleMusic).json.bytes))
    }

    /// The answer as it goes out, but for what the connection adds (`Date`). The answer to `HEAD` is the one to `GET`, without its body but
    /// with its length.
    package func respond(to request: Request) async -> Response {
        if let answer = ownAnswer(to: request) { return answer }
        if mayBePicture(request), let picture = await pictures.answer(request.path) {
            return finish(picture, for: request)
        }
        return await service.respond(to: admitted(request)) { finishFromService($0, for: request) }
    }

    package func respondAtOnce(to request: Request) -> Response? {
        if let answer = ownAnswer(to: request) { return answer }
        if mayBePicture(request) { return nil }
        return service.respondAtOnce(to: admitted(request)) { finishFromService($0, for: request) }
    }

    /// What is answered without the service.
    private func ownAnswer(to request: Request) -> Response? {
        guard hosts.answer(for: request.headers["Host"]) else {
            return finish(MisdirectedRequest(request).response, for: request)
        }
        if request.method == .options { return finish(crossOrigin.preflight(request), for: request) }
        return request.target == "/openapi.json" && Self.reads(request) ? finish(description, for: request) : nil
    }

    /// A request without the cookies that a page which is not allowed made a browser send. They authorize nothing then.
    private func admitted(_ request: Request) -> Request {
        guard request.headers["Cookie"] != nil, crossOrigin.isForForeignPage(request.headers) else { return request }
        var request = request
        request.headers["Cookie"] = nil
        return request
    }

    private func mayBePicture(_ request: Request) -> Bool {
        request.target.hasPrefix("/artwork/") && Self.reads(request)
    }

    private static func reads(_ request: Request) -> Bool { request.method == .get || request.method == .head }

    private func finishFromService(_ response: Response, for request: Request) -> Response {
        var response = response
        if response.isSuccess { response.body = origin.adapt(response.body, to: request.headers["Host"]) }
        return finish(response, for: request)
    }

    /// A host that is not answered for is never among the requests that were answered: `Host` is a part of what is remembered.
    package func known(_ request: Request) -> KnownAnswer? {
        service.known(request).flatMap { $0.response.delay == nil && $0.response.loss == nil ? $0 : nil }
    }

    /// Whether the answer may take more than a millisecond: pictures are drawn, a kept state is written to the disk, and a catalog may be
    /// read from it.
    package func mayTakeLong(_ request: Request) -> Bool {
        service.mayWait
    }

    package func open(_ response: inout Response, to headers: Headers) { crossOrigin.open(&response, to: headers) }

    package func reason(for response: Response, to request: Request) -> String? {
        switch response.status {
        case 401: service.refusal(of: request).sentence
        case 421: MisdirectedRequest(request).reason
        case 500: catalog.problem.map { "500 because the catalog cannot be read: \($0)" }
        default: nil
        }
    }

    package var now: Int { service.now }

    private func finish(_ response: Response, for request: Request) -> Response {
        var response = ContentCoding.coded(response, for: request)
        open(&response, to: request.headers)
        if response.status != 204 { response.headers["Content-Length"] = String(response.body.count) }
        response.body = request.method == .head ? .empty : .bytes(response.body.bytes)
        return response
    }
}
