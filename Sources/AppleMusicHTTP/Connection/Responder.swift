import AppleMusicAPI
import HTTPTypes
import NIOCore

/// A request as it came over the network.
struct ReceivedRequest: Sendable {
    let head: HTTPRequest
    var body: [UInt8] = []
    /// The time when the head came.
    let start = ContinuousClock.now
    private let channel: (any Channel)?

    /// - Parameter channel: the connection; nil for a request without one.
    init(_ head: HTTPRequest, body: [UInt8] = [], on channel: (any Channel)? = nil) {
        self.head = head
        self.body = body
        self.channel = channel
    }

    /// The client's address.
    var peer: String? { channel?.remoteAddress?.ipAddress }
    var method: String { head.method.rawValue }
    var target: String { head.path ?? "/" }

    /// The fields with `Host` first, which HTTP/2 moves to `:authority`: it is read most often.
    var headers: Headers {
        let host = head.authority.map { [("Host", $0)] } ?? []
        return Headers(host + head.headerFields.map { ($0.name.rawName, $0.value) })
    }

    /// Whether the request has at most one host, and the host is well-formed. HTTP/2 has it in `:authority`; a `host` field must be equal to it
    /// (RFC 9113 §8.3.1). `HTTP1Rules` checks requests of HTTP/1 earlier.
    var hasOneHost: Bool {
        let fields = ReceivedRequest.hostField.map { head.headerFields[values: $0] } ?? []
        guard let host = head.authority ?? fields.first else { return true }
        return host.utf8.allSatisfy(HTTP1Rules.mayBeInHost)
            && fields.allSatisfy { $0.lowercased() == host.lowercased() }
    }

    /// The field that HTTP/2 replaced, and that may still be sent.
    private static let hostField = HTTPField.Name("host")
}

/// The border between the network's types and ours: requests within the limits go to the gateway, and every response is logged and recorded.
struct Responder: Sendable {
    let gateway: any RequestGateway
    let limits: Limits
    let log: Log?
    let record: RequestRecord?

    /// The response to bytes that are not HTTP.
    static var unreadable: FinishedResponse {
        var response = Response.bare(400)
        response.headers["Connection"] = "close"
        return FinishedResponse(response)
    }

    /// Answers a complete request. A response that is delayed on purpose has to be awaited.
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

    /// Waits as long as a fault wants. The end of the connection cancels the wait.
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
        // Not 501, the status of RFC 9110 §15.6.2 for unknown methods: clients take a 5xx for a failure of the service and try again.
        if Request.Method(rawValue: received.method) == nil { return refusal(405, of: received) }
        let length = received.head.headerFields[.contentLength].flatMap { Int($0) } ?? 0
        return length > limits.body ? refusal(413, of: received) : nil
    }

    /// Refuses a request with the last response of its connection: what else the client sends is not read.
    func refusal(_ status: Int, of received: ReceivedRequest) -> FinishedResponse {
        var response = Response.bare(status)
        response.headers["Connection"] = "close"
        if status == 405 { response.headers["Allow"] = CrossOrigin.methods }
        gateway.open(&response, to: received.headers)
        keep(received, response)
        return FinishedResponse(response)
    }

    /// Writes a request and its response to the log and to the record of requests.
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
