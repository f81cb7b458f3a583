import AppleMusicAPI
import HTTPTypes
import NIOCore
import NIOHTTP1

/// A request as it was received.
struct ReceivedRequest: Sendable {
    let head: HTTPRequest
    var body: [UInt8] = []
    /// The time at which the head arrived.
    let start = ContinuousClock.now
    private let channel: (any Channel)?

    /// - Parameter channel: the client's connection; nil in tests.
    init(_ head: HTTPRequest, body: [UInt8] = [], on channel: (any Channel)? = nil) {
        self.head = head
        self.body = body
        self.channel = channel
    }

    /// The client's address.
    var peer: String? { channel?.remoteAddress?.ipAddress }
    var method: String { head.method.rawValue }
    var target: String { head.path ?? "/" }

    /// The header fields, with each list in one field. `Host`, which is read most often, comes first; HTTP/2 sends it as
    /// `:authority`.
    var headers: Headers {
        let host = head.authority.map { [("Host", $0)] } ?? []
        return Headers(host + JoinedFields.fields(of: head.headerFields))
    }

    /// Whether the request has at most one host, and it is well-formed. HTTP/2 sends it as `:authority`; a `host`
    /// field must be equal (RFC 9113 §8.3.1). For HTTP/1, `HTTP1Rules` has already checked it.
    var hasOneHost: Bool {
        let fields = ReceivedRequest.hostField.map { head.headerFields[values: $0] } ?? []
        guard let host = head.authority ?? fields.first else { return true }
        return host.utf8.allSatisfy(HTTP1Rules.mayBeInHost)
            && fields.allSatisfy { $0.lowercased() == host.lowercased() }
    }

    /// The HTTP/1 field, which HTTP/2 clients may still send.
    private static let hostField = HTTPField.Name("host")
}

/// The boundary between NIO's types and the gateway's. It forwards requests within the limits, and logs and records
/// every response.
struct Responder: Sendable {
    let gateway: any RequestGateway
    let limits: Limits
    let log: Log?
    let record: RequestRecord?

    /// Returns the response to malformed HTTP. A client that begins with HTTP/2 gets a sentence.
    func response(to error: HTTPParserError) -> FinishedResponse {
        var response = Response.bare(400)
        // The parser stops at the preface of HTTP/2, "PRI * HTTP/2.0", as at an upgrade.
        if error == .paused {
            let text = "This connection answers HTTP/1.1. HTTP/2 needs TLS, as 'tonearm serve --tls' offers it.\n"
            response = Response(status: 400, body: .bytes(Array(text.utf8)))
            response.headers["Content-Type"] = "text/plain; charset=utf-8"
            response.headers["Content-Length"] = String(text.utf8.count)
            log?.add(refusal: "400 because a client began with HTTP/2, which needs TLS")
        }
        response.headers["Connection"] = "close"
        return FinishedResponse(response)
    }

    /// Answers a complete request. Only an artificially delayed response is awaited.
    func answer(to received: ReceivedRequest) -> Pending<FinishedResponse> {
        guard let method = Request.Method(rawValue: received.method) else { return .ready(refusal(405, of: received)) }
        let request = Request(method, received.target, headers: received.headers, body: received.body)
        return gateway.answer(to: request).flatMap(delayed).map { finished in
            let response = finished.response
            if let log, let reason = gateway.reason(for: response, to: request) { log.add(refusal: reason) }
            keep(received, response)
            return finished
        }
    }

    /// Waits for the delay of a fault. Closing the connection cancels the wait.
    private func delayed(_ finished: FinishedResponse) -> Pending<FinishedResponse> {
        guard let delay = finished.response.delay else { return .ready(finished) }
        return .awaited {
            try? await Task.sleep(for: .seconds(delay))
            return finished
        }
    }

    /// Returns the response to a request that is refused for its head alone; nil if its body is to be read.
    func refusal(of received: ReceivedRequest) -> FinishedResponse? {
        if let status = limits.refusal(of: received.head) { return refusal(status, of: received) }
        if !received.hasOneHost { return refusal(400, of: received) }
        // RFC 9110 §15.6.2 suggests 501 for unknown methods, but clients treat a 5xx as a failure of the service and
        // try again.
        if Request.Method(rawValue: received.method) == nil { return refusal(405, of: received) }
        let length = RequestedNumber.length(received.head.headerFields[.contentLength])
        return length > limits.body ? refusal(413, of: received) : nil
    }

    /// Refuses a request and ends the connection: the rest of the input is not read.
    func refusal(_ status: Int, of received: ReceivedRequest) -> FinishedResponse {
        var response = Response.bare(status)
        response.headers["Connection"] = "close"
        if status == 405 { response.headers["Allow"] = CrossOrigin.methods }
        gateway.open(&response, to: received.headers)
        keep(received, response)
        return FinishedResponse(response)
    }

    /// Logs and records a request with its response.
    private func keep(_ received: ReceivedRequest, _ response: Response) {
        if let log, log.everyRequest {
            log.add(
                method: received.method, target: received.target, response: response, peer: received.peer,
                now: gateway.now, duration: ContinuousClock.now - received.start)
        }
        record?.add(
            RecordedRequest(
                method: received.method, target: received.target, headers: received.headers, body: received.body),
            status: response.status, now: gateway.now)
    }
}
