/// What a request went through on its way over a network.
package struct Trip: Hashable, Sendable, Codable {
    /// Every header that was sent, without secrets.
    package var sent: Headers
    /// `HTTP/2`
    package var version: String
    /// Microseconds until a connection stood, its name looked up, made and secured; nil where one stood already.
    package var connected: Int?
    /// Microseconds until the answer began.
    package var answered: Int
    /// Microseconds until the body was whole.
    package var ended: Int

    package init(sent: Headers, version: String, connected: Int?, answered: Int, ended: Int) {
        self.sent = sent.hidingSecrets
        self.version = version
        self.connected = connected
        self.answered = answered
        self.ended = ended
    }
}
