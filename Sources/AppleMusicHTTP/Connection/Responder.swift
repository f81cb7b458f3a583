import AppleMusicAPI
import AppleMusicSimulator
import HTTPTypes
import Hummingbird
import HummingbirdCore
import NIOCore

/// The border between the network's types and ours: a request is read within the limits, answered by the gateway, and logged.
struct Responder: HTTPResponder {
    let gateway: any RequestGateway
    let limits: Limits
    let log: Log?
    let record: RequestRecord?

    func respond(to request: Hummingbird.Request, context: ConnectionContext) async -> Hummingbird.Response {
        let start = ContinuousClock.now
        let response = await answer(request)
        // A fault on purpose. Whoever goes away meanwhile ends the wait.
        if let delay = response.delay { try? await Task.sleep(for: .seconds(delay)) }
        if response.loss == .whole { context.disconnect() }
        let hummingbirds = Responder.response(response)
        log?.add(
            method: request.method.rawValue, target: request.head.path ?? "", response: response,
            peer: context.peer, now: gateway.now, duration: ContinuousClock.now - start)
        return hummingbirds
    }

    private func answer(_ request: Hummingbird.Request) async -> AppleMusicAPI.Response {
        func refusal(_ status: Int) -> AppleMusicAPI.Response { self.refusal(status, to: request) }
        if let status = limits.refusal(of: request.head) { return refusal(status) }
        guard Responder.hasOneHost(request.head) else { return refusal(400) }
        guard let method = AppleMusicAPI.Request.Method(rawValue: request.method.rawValue) else {
            // Not 501, though RFC 9110 §15.6.2 has it for methods that nobody knows: a 5xx says that the service failed, and is tried again.
            return refusal(405)
        }
        var body: [UInt8] = []
        if method != .get && method != .head || request.headers[.contentLength] != nil {
            if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > limits.body {
                return refusal(413)
            }
            do {
                body = Array(buffer: try await request.body.collect(upTo: limits.body))
            } catch is NIOTooManyBytesError {
                return refusal(413)
            } catch {
                return refusal(400)
            }
        }
        let ours = AppleMusicAPI.Request(
            method, request.head.path ?? "/", headers: Responder.headers(request.head), body: body)
        let response = await gateway.respond(to: ours)
        if let log, let reason = gateway.reason(for: response, to: ours) { log.add(refusal: reason) }
        record?.add(
            RecordedRequest(method: method.rawValue, target: ours.target, headers: ours.headers, body: body),
            status: response.status, now: gateway.now)
        return response
    }

    /// An answer that the connection does not outlive: what else the client sends is not looked at.
    private func refusal(_ status: Int, to request: Hummingbird.Request) -> AppleMusicAPI.Response {
        var response = AppleMusicAPI.Response.bare(status)
        response.headers["Connection"] = "close"
        if status == 405 { response.headers["Allow"] = CrossOrigin.methods }
        gateway.open(&response, to: Responder.headers(request.head))
        record?.add(
            RecordedRequest(
                method: request.method.rawValue, target: request.head.path ?? "",
                headers: Responder.headers(request.head), body: []), status: status, now: gateway.now)
        return response
    }

    /// The request's fields, with `Host` again, from which HTTP/2 took it. It is first: it is asked for most.
    private static func headers(_ head: HTTPRequest) -> Headers {
        let host = head.authority.map { [("Host", $0)] } ?? []
        return Headers(host + head.headerFields.map { ($0.name.rawName, $0.value) })
    }

    /// Whether a request names one host at most, as it may be written. HTTP/2 has it in `:authority`; a `host` beside it must be the same
    /// (RFC 9113 §8.3.1). Of HTTP/1, `HTTP1Rules` checks it before.
    private static func hasOneHost(_ head: HTTPRequest) -> Bool {
        let hosts = (head.authority.map { [$0] } ?? []) + head.headerFields.filter(\.isHost).map(\.value)
        guard let host = hosts.first else { return true }
        return host.utf8.allSatisfy(HTTP1Rules.mayBeInHost)
            && hosts.dropFirst().allSatisfy { $0.lowercased() == host.lowercased() }
    }

    /// A request as it is answered; nil where the method is none that the service knows.
    static func request(_ head: HTTPRequest, body: [UInt8] = []) -> AppleMusicAPI.Request? {
        AppleMusicAPI.Request.Method(rawValue: head.method.rawValue).map {
            AppleMusicAPI.Request($0, head.path ?? "/", headers: headers(head), body: body)
        }
    }

    private static func response(_ response: AppleMusicAPI.Response) -> Hummingbird.Response {
        let fields = response.httpFields
        let bytes = response.body.bytes
        if response.loss == .half { return cut(response.status, fields, bytes) }
        return Hummingbird.Response(
            status: HTTPResponse.Status(code: response.status), headers: fields,
            body: bytes.isEmpty ? ResponseBody() : ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    }
}

extension Responder {
    /// An answer that ends in the middle of its body, or before it where there is none.
    private static func cut(_ status: Int, _ fields: HTTPFields, _ bytes: [UInt8]) -> Hummingbird.Response {
        let body = ResponseBody(contentLength: max(bytes.count, 1)) { writer in
            if bytes.count > 1 { try await writer.write(ByteBuffer(bytes: bytes[..<(bytes.count / 2)])) }
            throw CutOff()
        }
        return Hummingbird.Response(status: HTTPResponse.Status(code: status), headers: fields, body: body)
    }

    /// Ends a connection on purpose.
    private struct CutOff: Error {}
}

/// What the responder is told of the connection.
struct ConnectionContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    private let channel: any Channel

    init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        channel = source.channel
    }

    /// Ends the connection at once.
    func disconnect() { channel.close(promise: nil) }

    /// The client's address.
    var peer: String? { channel.remoteAddress?.ipAddress }
}

extension HTTPField {
    /// Whether it is the field that HTTP/2 replaced, and that may still be sent.
    fileprivate var isHost: Bool { name.canonicalName == "host" }
}
