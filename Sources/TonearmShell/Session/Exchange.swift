package import AppleMusicAPI

/// The last request that was sent and what is worth knowing of its answer.
package struct Exchange: Hashable, Sendable, Codable {
    /// As it was sent, without its tokens: those are put in when it is sent, and never kept.
    package var request: Request
    package var status: Int
    package var headers: Headers
    /// Bytes of the answer's body.
    package var size: Int
    /// Microseconds; nil when the clock stands still.
    package var duration: Int?
}
