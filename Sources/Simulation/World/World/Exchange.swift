package import AppleMusicAPI

/// The last request, with the facts about its answer.
package struct Exchange: Hashable, Sendable, Codable {
    /// The request as sent, minus tokens: the session's are added while sending, typed ones are redacted.
    package var request: Request
    package var status: Int
    package var headers: Headers
    package var size: BodySize
    /// The body of the answer; nil for an exchange of an earlier run, of which only the size is stored.
    package var answer: Body? { size.body }
    /// The duration in microseconds; nil if the clock is stopped.
    package var duration: Int?
    /// Whether the session's music user token was sent; nil means no.
    package var hadUserToken: Bool?
    /// The address of the neighbor that was asked; nil for the world's service.
    package var neighbor: ServerOrigin?
    /// The network timings; nil for the simulator.
    package var trip: Trip?

    /// - Parameter request: the request without the session's tokens; typed ones are redacted here.
    init(_ request: Request, _ response: Response, hadUserToken: Bool) {
        self.request = request
        self.request.headers = request.headers.hidingSecrets
        status = response.status
        headers = response.headers.hidingSecrets
        size = BodySize(response.body)
        duration = response.duration
        self.hadUserToken = hadUserToken ? true : nil
        trip = response.trip
    }
}

/// The length of a body, computed on demand: it is seldom needed, and measuring takes as long as serializing.
package struct BodySize: Hashable, Sendable, Codable {
    let body: Body?
    private let measured: Int

    package init(_ body: Body) {
        self.body = body
        measured = 0
    }

    /// The length in bytes.
    package var count: Int { body?.count ?? measured }

    package static func == (left: BodySize, right: BodySize) -> Bool { left.count == right.count }
    package func hash(into hasher: inout Hasher) { hasher.combine(count) }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(count)
    }

    package init(from decoder: any Decoder) throws {
        body = nil
        measured = try decoder.singleValueContainer().decode(Int.self)
    }
}
