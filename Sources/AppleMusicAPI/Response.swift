/// One answer of a service.
public struct Response: Hashable, Sendable, Codable {
    /// The HTTP status, 100 to 599.
    public var status: Int
    /// In the order in which they came.
    public var headers: Headers
    /// Empty for 202, 204 and most failures of the way there.
    public var body: Body
    /// Seconds that the answer is to take, which whoever hands it on waits; nil for no wait.
    package var delay: Double?
    /// What of the answer is lost on its way, on purpose; nil for nothing. Whoever hands it on over a network loses it.
    package var loss: Loss?
    /// Microseconds that the answer took; nil where nobody measured.
    package var duration: Int?
    /// What the request went through on its way over a network; nil for an answer that was made in this process.
    package var trip: Trip?
    /// Why the account is shown what the body holds, by the resource that is shown; empty unless the context asked for it
    /// (`ServiceContext.wantsReasons`), and not part of what is written to a file.
    package var reasons: [ResourceIdentifier: [Reason]] = [:]
    /// The fault that made the answer; nil for an answer as the service makes it.
    package var fault: PlayedFault?
    /// The rule that refused the request; nil for a success, and for the answer of a service whose rules are unknown. Not encoded.
    package var rule: RefusalRule?

    /// The form of the body. The driver sets it to that of the service that answered.
    package var envelope = Envelope.appleMusic

    private enum CodingKeys: String, CodingKey { case status, headers, body, delay, fault }

    /// How much of an answer does not arrive.
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

    /// A status without a body.
    package static func bare(_ status: Int) -> Response {
        Response(status: status, headers: Headers([("Content-Length", "0")]))
    }

    /// The first error of the body; nil if the body has none.
    package var firstError: APIError? { body.json.flatMap { envelope.errors(of: $0).first } }

    /// Whether the status is 200 to 299.
    public var isSuccess: Bool { (200..<300).contains(status) }
}

/// The body of an answer, either as the bytes that came or as the value that a service in this process made.
///
/// One is turned into the other only when somebody asks, so that an answer of the simulator that ends up in a table is never written out
/// and parsed again.
public enum Body: Sendable {
    case bytes([UInt8])
    case json(JSON)

    /// No bytes.
    public static let empty = Body.bytes([])

    /// The body as it goes over the wire; a value is written out without spaces.
    public var bytes: [UInt8] {
        switch self {
        case .bytes(let bytes): bytes
        case .json(let json): json.bytes
        }
    }

    /// The body as a value; nil when it is no JSON.
    public var json: JSON? {
        switch self {
        case .bytes(let bytes): try? JSON(parsing: bytes)
        case .json(let json): json
        }
    }

    /// What is wrong with a body that is not JSON, and where; nil for JSON and for no bytes.
    package var damage: JSONError? {
        guard case .bytes(let bytes) = self, !bytes.isEmpty else { return nil }
        do throws(JSONError) { _ = try JSON(parsing: bytes) } catch { return error }
        return nil
    }

    /// The length in bytes. A value is measured without writing it out.
    package var count: Int {
        switch self {
        case .bytes(let bytes): bytes.count
        case .json(let json): json.byteCount
        }
    }

    /// Whether there are no bytes.
    public var isEmpty: Bool {
        if case .bytes(let bytes) = self { bytes.isEmpty } else { false }
    }
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
    /// Encoded as text: JSON and HTML are all that the service sends.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(String(decoding: bytes, as: UTF8.self))
    }

    public init(from decoder: any Decoder) throws {
        self = .bytes(Array(try decoder.singleValueContainer().decode(String.self).utf8))
    }
}
