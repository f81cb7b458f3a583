/// The network timings of a request, with its headers and protocol.
package struct Trip: Hashable, Sendable, Codable {
    /// The headers that were sent, with secrets redacted.
    package var sent: Headers
    /// The protocol: `HTTP/2`
    package var version: String
    /// Microseconds until the connection was ready (name lookup, TCP, TLS); nil if an open connection was reused.
    package var connected: Int?
    /// Microseconds until the answer began.
    package var answered: Int
    /// Microseconds until the body was complete.
    package var ended: Int

    package init(sent: Headers, version: String, connected: Int?, answered: Int, ended: Int) {
        self.sent = sent.hidingSecrets
        self.version = version
        self.connected = connected
        self.answered = answered
        self.ended = ended
    }
}
