package import AppleMusicAPI
import CoverArt
package import MusicCatalog

/// What answers a request that came over the network, from the whole request to the whole answer, with no socket in sight.
///
/// `OPTIONS`, the description of the API and the pictures need no token; all else is the service's.
package struct Gateway: RequestGateway {
    package let service: any SharedService
    private let crossOrigin: CrossOrigin
    private let origin: ServedOrigin
    private let pictures: Pictures
    private let description: Response

    /// - Parameters:
    ///   - catalog: whose covers are drawn.
    ///   - scheme: `http` or `https`, as clients reach the server.
    ///   - allowed: the web pages that may ask.
    package init(
        _ service: any SharedService, catalog: any Catalog, scheme: String, allowed: AllowedOrigins = .loopback
    ) {
        self.init(service, catalog: catalog, scheme: scheme, allowed: allowed) { $0.png }
    }

    /// - Parameter draw: makes a PNG.
    init(
        _ service: any SharedService, catalog: any Catalog, scheme: String, allowed: AllowedOrigins,
        draw: @escaping @Sendable (Cover) -> [UInt8]
    ) {
        self.service = service
        crossOrigin = CrossOrigin(allowed: allowed, scheme: scheme)
        origin = ServedOrigin(scheme: scheme)
        pictures = Pictures(catalog: catalog, draw: draw)
        description = Response(
            status: 200, headers: Headers([("Content-Type", "application/json")]),
            body: .bytes(OpenAPI(schema: .standard).json.bytes))
    }

    /// The answer as it goes out, but for what the connection adds (`Date`). The answer to `HEAD` is the one to `GET`, without its body but
    /// with its length.
    package func respond(to request: Request) async -> Response {
        if let answer = ownAnswer(to: request) { return answer }
        if mayBePicture(request), let picture = await pictures.answer(request.path) {
            return finish(picture, for: request)
        }
        return await service.respond(to: request) { finishFromService($0, for: request) }
    }

    package func respondAtOnce(to request: Request) -> Response? {
        if let answer = ownAnswer(to: request) { return answer }
        if mayBePicture(request) { return nil }
        return service.respondAtOnce(to: request) { finishFromService($0, for: request) }
    }

    /// What is answered without the service.
    private func ownAnswer(to request: Request) -> Response? {
        if let page = crossOrigin.refusedPage(of: request) { return finish(page.response, for: request) }
        if request.method == .options { return finish(crossOrigin.preflight(request), for: request) }
        return request.target == "/openapi.json" && Self.reads(request) ? finish(description, for: request) : nil
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

    /// A page that may not ask is never among those that were answered.
    package func known(_ request: Request) -> KnownAnswer? {
        service.known(request).flatMap { $0.response.delay == nil && $0.response.loss == nil ? $0 : nil }
    }

    /// Whether the answer may take more than a millisecond: pictures are drawn, a kept state is written to the disk, and a catalog may be
    /// read from it.
    package func mayTakeLong(_ request: Request) -> Bool {
        service.mayWait
    }

    package func open(_ response: inout Response, to origin: String?) { crossOrigin.open(&response, to: origin) }

    package func reason(for response: Response, to request: Request) -> String? {
        switch response.status {
        case 401: service.refusal(of: request).sentence
        case 403: crossOrigin.refusedPage(of: request)?.reason
        default: nil
        }
    }

    package var now: Int { service.now }

    private func finish(_ response: Response, for request: Request) -> Response {
        var response = ContentCoding.coded(response, for: request)
        open(&response, to: request.headers["Origin"])
        if response.status != 204 { response.headers["Content-Length"] = String(response.body.count) }
        response.body = request.method == .head ? .empty : .bytes(response.body.bytes)
        return response
    }
}
