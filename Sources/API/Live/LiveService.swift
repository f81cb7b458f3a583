package import AppleMusicAPI

/// A service on the network, reached through the program `tonearm-live`. It has no memory, so the one it is given
/// never changes.
package struct LiveService<Memory: Sendable>: Service {
    private let origin: ServerOrigin
    private let name: String
    private let connection: HelperConnection
    private let limits: LiveLimits
    /// The neighbor for which the service answers; nil for the Apple Music API.
    private let neighbor: Neighbor?

    /// - Parameters:
    ///   - name: the name in messages, such as `live`.
    ///   - neighbor: the neighbor for which the service answers; nil for the Apple Music API.
    package init(
        _ origin: ServerOrigin, name: String, _ connection: HelperConnection, _ limits: LiveLimits,
        for neighbor: Neighbor? = nil
    ) {
        self.neighbor = neighbor
        self.origin = origin
        self.name = name
        self.connection = connection
        self.limits = limits
    }

    package var description: ServiceDescription {
        if let neighbor { return neighbor.description(from: origin.description) }
        return ServiceDescription(
            name == origin.description ? "the server at \(origin)" : "\(name): \(origin)", schema: .appleMusic)
    }

    package func answer(to request: Request, in context: inout ServiceContext<Memory>) -> ServiceAnswer<Memory> {
        .awaited { _ in try await response(to: request) }
    }

    /// - Throws: `ConnectionProblem`, `CancellationError`.
    private func response(to request: Request) async throws -> Response {
        let sent = try prepared(request)
        let question = HelperRequest(sent, to: origin, timeout: limits.timeout, limit: limits.body)
        var head: AnswerHead?
        var body: [UInt8] = []
        for try await frame in try connection.exchange(.question, question.content, with: origin.description) {
            switch frame.kind {
            case .head: head = AnswerHead(content: frame.content)
            case .data: body += frame.content
            case .failure:
                throw ConnectionProblem(content: frame.content)
                    ?? ConnectionProblem(.programEnded, origin.description)
            case .end:
                guard let head, let end = AnswerEnd(content: frame.content) else { break }
                if (200..<300).contains(head.status), !Self.mayBeJSON(body) {
                    let type = head.headers["Content-Type"] ?? "of no known type"
                    throw ConnectionProblem(.noJSON, origin.description, type)
                }
                return response(head, body, end, sent.headers)
            case .configuration, .question, .cancellation, .page, .address, .token: break
            }
        }
        try Task.checkCancellation()
        throw ConnectionProblem(.programEnded, origin.description)
    }

    /// Returns whether a body is empty or begins like a JSON object or array. Error pages of gateways are HTML.
    private static func mayBeJSON(_ body: [UInt8]) -> Bool {
        guard let first = body.first(where: { !" \r\n\t".utf8.contains($0) }) else { return true }
        return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    }

    private func response(_ head: AnswerHead, _ body: [UInt8], _ end: AnswerEnd, _ sent: Headers) -> Response {
        var response = Response(status: head.status, headers: head.headers, body: .bytes(body))
        response.trip = Trip(
            sent: sent, version: head.version, connected: end.connected, answered: end.answered, ended: end.ended)
        return response
    }

    /// Returns the request with the header fields that every request needs.
    private func prepared(_ request: Request) throws(ConnectionProblem) -> Request {
        var sent = request
        guard let target = origin.target(of: Self.escaped(request.target)) else {
            throw ConnectionProblem(.elsewhere, origin.description, request.target)
        }
        sent.target = target
        var headers = Headers([("Host", origin.authority), ("User-Agent", "tonearm"), ("Accept-Encoding", "gzip")])
        if !request.body.isEmpty { headers["Content-Type"] = "application/json" }
        for field in request.headers.fields {
            let isSendable = field.value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }
            guard isSendable else { throw ConnectionProblem(.header, origin.description, field.name) }
            headers[field.name] = field.value
        }
        // A different host would be a different service.
        guard headers["Host"] == origin.authority else {
            throw ConnectionProblem(.header, origin.description, "Host")
        }
        sent.headers = headers
        return sent
    }

    /// Percent-encodes non-ASCII bytes; existing escapes stay.
    private static func escaped(_ target: String) -> String {
        guard target.utf8.contains(where: { $0 >= 0x80 }) else { return target }
        return target.utf8.reduce(into: "") { text, byte in
            text +=
                byte < 0x80
                ? String(Unicode.Scalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
    }
}

/// The limits of an answer.
package struct LiveLimits: Hashable, Sendable {
    /// The time limit in whole seconds.
    package var timeout = 30
    /// The largest body in bytes, uncompressed. The API's longest answers have a few megabytes.
    package var body = 32 << 20

    package static let timeouts = 1...600

    package init() {}
}
