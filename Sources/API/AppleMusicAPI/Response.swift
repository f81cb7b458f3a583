/// An answer of a service.
public struct Response: Hashable, Sendable, Codable {
    /// The HTTP status, 100 to 599.
    public var status: Int
    /// The headers in the order of arrival.
    public var headers: Headers
    /// The body; empty for 202 and 204, and for most failures outside the service itself.
    public var body: Body
    /// The simulated duration in seconds, which the caller waits; nil for no wait.
    package var delay: Double?
    /// The injected loss of a part of the answer; nil for no loss. The network server applies it.
    package var loss: Loss?
    /// The measured duration in microseconds; nil if it was not measured.
    package var duration: Int?
    /// The network timings of the request; nil for an answer that was made in this process.
    package var trip: Trip?
    /// The reasons for which the account is shown each resource of the body. Empty unless the context asked for them
    /// (`ServiceContext.wantsReasons`), and never written to a file.
    package var reasons: [ResourceIdentifier: [Reason]] = [:]
    /// The injected fault that determined the answer; nil for a normal answer.
    package var fault: PlayedFault?
    /// The cause of a refusal; nil for a success, for an injected fault, and for the answer of a service whose rules are
    /// unknown. Not encoded.
    package var cause: RefusalCause?

    /// The envelope of the body. The client sets it to that of the service.
    package var envelope = Envelope.appleMusic

    private enum CodingKeys: String, CodingKey { case status, headers, body, delay, fault }

    /// The part of an answer that does not arrive.
    package enum Loss: Sendable {
        /// The connection ends before the answer.
        case whole
        /// The connection ends in the middle of the body.
        case half
    }

    /// - Parameter status: 100 to 599.
    public init(status: Int, headers: Headers = Headers(), body: Body = .empty) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// Makes an answer without a body.
    package static func bare(_ status: Int) -> Response {
        Response(status: status, headers: Headers([("Content-Length", "0")]))
    }

    /// The rule that refused the request; nil if the cause is unknown.
    package var rule: RefusalRule? { cause?.rule }

    /// The first error of the body; nil if the body has none.
    package var firstError: APIError? { body.json.flatMap { envelope.errors(of: $0).first } }

    /// Whether the status is 200 to 299.
    public var isSuccess: Bool { (200..<300).contains(status) }
}

/// The body of an answer: the received bytes, or the value that a service in this process made.
///
/// Conversion is lazy, so an answer of the simulator that is shown as a table is never serialized and parsed again.
public enum Body: Sendable {
    case bytes([UInt8])
    case json(JSON)

    public static let empty = Body.bytes([])

    /// The serialized body; a value is written without spaces.
    public var bytes: [UInt8] {
        switch self {
        case .bytes(let bytes): bytes
        case .json(let json): json.bytes
        }
    }

    /// The body as a value; nil if it is not JSON.
    public var json: JSON? {
        switch self {
        case .bytes(let bytes): try? JSON(parsing: bytes)
        case .json(let json): json
        }
    }

    /// The syntax error of a body that is not JSON; nil for JSON and for an empty body.
    package var damage: JSONProblem? {
        guard case .bytes(let bytes) = self, !bytes.isEmpty else { return nil }
        do throws(JSONProblem) { _ = try JSON(parsing: bytes) } catch { return error }
        return nil
    }

    /// The length in bytes. A value is measured without serializing it.
    package var count: Int {
        switch self {
        case .bytes(let bytes): bytes.count
        case .json(let json): json.byteCount
        }
    }

    /// Whether there are no bytes.
    public var isEmpty: Bool { if case .bytes(let bytes) = self { bytes.isEmpty } else { false } }
}

extension Body: Hashable {
    public static func == (left: Body, right: Body) -> Bool {
        switch (left, right) {
        case (.json(let left), .json(let right)): left == right
        default: left.bytes == right.bytes
        }
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

extension Body: Codable {
    /// Encodes the body as text: the service sends only JSON and HTML.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(String(decoding: bytes, as: UTF8.self))
    }

    public init(from decoder: any Decoder) throws {
        self = .bytes(Array(try decoder.singleValueContainer().decode(String.self).utf8))
    }
}
