/// A reason for which an account is shown a resource: an artist, say, with the evidence for it.
package struct Reason: Hashable, Sendable {
    /// The subject of the evidence, such as an artist; nil for the shown resource itself.
    package let subject: String?
    package let evidence: Evidence

    package init(_ subject: String? = nil, _ evidence: Evidence) {
        self.subject = subject
        self.evidence = evidence
    }
}

/// The evidence for a resource that an account is shown: counts of its plays, library albums, ratings and favourites.
package struct Evidence: Hashable, Sendable {
    /// The number of plays in the last 180 days.
    package var plays = 0
    /// The number of plays in the last seven days.
    package var recentPlays = 0
    /// The time of the last play, in seconds since 1970.
    package var lastPlay: Int?
    /// The number of albums of which the library contains at least two songs.
    package var albums = 0
    package var likes = 0
    package var dislikes = 0
    package var favorites = 0

    package init(
        plays: Int = 0, recentPlays: Int = 0, lastPlay: Int? = nil, albums: Int = 0, likes: Int = 0,
        dislikes: Int = 0, favorites: Int = 0
    ) {
        self.plays = plays
        self.recentPlays = recentPlays
        self.lastPlay = lastPlay
        self.albums = albums
        self.likes = likes
        self.dislikes = dislikes
        self.favorites = favorites
    }
}

/// An injected fault that determined an answer.
package struct PlayedFault: Hashable, Sendable, Codable {
    /// The effect and the paths, in the syntax of `fault set` but without the count: `503 --on /v1/catalog`.
    package var text: String
    /// Whether the fault has reached its count and is removed.
    package var isOver: Bool

    package init(_ text: String, isOver: Bool = false) {
        self.text = text
        self.isOver = isOver
    }
}

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
