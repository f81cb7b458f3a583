package import AppleMusicAPI

/// The last request that was sent and what is worth knowing of its answer.
package struct Exchange: Hashable, Sendable, Codable {
    /// As it was sent, without its tokens: the session's are put in when it is sent, those that were typed are hidden.
    package var request: Request
    package var status: Int
    package var headers: Headers
    package var size: BodySize
    /// What was answered; nil for an exchange of an earlier run, of which only the size is kept.
    package var answer: Body? { size.body }
    /// Microseconds; nil when the clock stands still.
    package var duration: Int?
    /// True when the session's music user token was sent with it; else nil.
    package var hadUserToken: Bool?
    /// Its way over the network; nil for the simulator's.
    package var trip: Trip?

    /// - Parameter request: without its tokens, but for those that were typed, which are hidden here.
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

/// The length of a body, measured when somebody wants to know: it is seldom asked for and takes as long as writing the body out.
package struct BodySize: Hashable, Sendable, Codable {
    let body: Body?
    private let measured: Int

    package init(_ body: Body) {
        self.body = body
        measured = 0
    }

    /// Bytes.
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
