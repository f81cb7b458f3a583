import AppleMusicAPI
import HTTPTypes
import TonearmSimulator

/// The limits in bytes and time that protect the server from its clients.
package struct Limits: Hashable, Sendable {
    /// The largest body in bytes; a larger one is refused with 413 before it is read.
    package var body = Response.largestBody
    /// The longest path and query in bytes; a longer one is answered with 414.
    package var target = Response.largestTarget
    /// The most bytes of header fields; more are answered with 431.
    package var head = 32_768
    /// The most bytes of large answers that wait for their clients, over all connections. Above it the slowest clients
    /// are disconnected.
    package var unsent = 67_108_864
    /// The time limit of a TLS handshake.
    package var handshake = Duration.seconds(15)
    /// The time from the end of an answer, or the start of the connection, to the end of the next request's head.
    package var headTime = Duration.seconds(60)
    /// The time from a request's head to the end of its body.
    package var bodyTime = Duration.seconds(30)
    /// The time from the end of a request until its answer is sent, or until the next piece of a streamed one.
    package var answerTime = Duration.seconds(60)
    /// The time for requests in progress when the server stops.
    package var stopTime = Duration.seconds(10)

    package init() {}

    /// Returns the status with which a request is refused for its head alone; nil if it is not refused.
    func refusal(of head: HTTPRequest) -> Int? {
        if (head.path ?? "").utf8.count > target { return 414 }
        // HTTP/2 counts header fields this way (RFC 9113 §6.5.2).
        let size = head.headerFields.reduce(0) { $0 + $1.name.rawName.utf8.count + $1.value.utf8.count + 32 }
        return size > self.head ? 431 : nil
    }

    /// The bytes of a head at which the parser gives up. It is above the limits with a status of their own.
    var unreadableHead: Int { 2 * (head + target) }
}
