import AppleMusicAPI
import AppleMusicSimulator
import HTTPTypes

/// The limits of each client: bytes and time.
package struct Limits: Hashable, Sendable {
    /// Bytes of a body; more is answered with 413, before they come.
    package var body = Response.largestBody
    /// Bytes of path and query; more is answered with 414.
    package var target = Response.largestTarget
    /// Bytes of all header fields; more is answered with 431.
    package var head = 32_768
    /// Bytes of large answers that clients have not taken yet, of all connections together. Beyond it the slowest clients are cut.
    package var unsent = 67_108_864
    /// Time for a TLS handshake.
    package var handshake = Duration.seconds(15)
    /// Time from the end of an answer, or the start of the connection, to the end of the next request's head.
    package var headTime = Duration.seconds(60)
    /// Time from a request's head to the end of its body.
    package var bodyTime = Duration.seconds(30)
    /// Time from a whole request until its answer has gone out.
    package var answerTime = Duration.seconds(60)
    /// Time for requests under way when the server stops.
    package var stopTime = Duration.seconds(10)

    package init() {}

    /// Returns the status with which a request is refused for its head alone; nil if it is not refused.
    func refusal(of head: HTTPRequest) -> Int? {
        if (head.path ?? "").utf8.count > target { return 414 }
        // As HTTP/2 counts them (RFC 9113 §6.5.2).
        let size = head.headerFields.reduce(0) { $0 + $1.name.rawName.utf8.count + $1.value.utf8.count + 32 }
        return size > self.head ? 431 : nil
    }

    /// Bytes at which the parser stops reading a head. It is above the limits that have their own status.
    var unreadableHead: Int { 2 * (head + target) }
}
