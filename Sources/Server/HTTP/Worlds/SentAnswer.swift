import AppleMusicAPI

/// An answer as the server sent it, for the inspector: its header fields, and the beginning of its body.
struct SentAnswer: Sendable {
    let headers: Headers
    /// The body as sent, which may be compressed and cut; nil if the journal dropped it for newer ones.
    private(set) var body: [UInt8]?
    /// The bytes of the whole body.
    let length: Int
    /// Whether the connection ended before the answer, or in the middle of its body.
    let loss: Response.Loss?
    /// The delay by a fault, in seconds.
    let delay: Double?

    /// The most bytes of a stored body.
    static let bodyLimit = 65_536

    init(_ response: Response) {
        let bytes = response.body.bytes
        headers = response.headers
        // A whole body shares its storage with the cache of responses.
        body = bytes.count > Self.bodyLimit ? Array(bytes.prefix(Self.bodyLimit)) : bytes
        length = bytes.count
        (loss, delay) = (response.loss, response.delay)
    }

    /// The bytes of the stored body.
    var size: Int { body?.count ?? 0 }

    mutating func dropBody() {
        if length > 0 { body = nil }
    }
}
