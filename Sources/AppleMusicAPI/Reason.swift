/// One reason for which an account is shown something: an artist, say, and what speaks for it.
package struct Reason: Hashable, Sendable {
    /// Whom or what the evidence is about; nil for the shown resource itself.
    package let subject: String?
    package let evidence: Evidence

    package init(_ subject: String? = nil, _ evidence: Evidence) {
        self.subject = subject
        self.evidence = evidence
    }
}

/// What speaks for something that an account is shown: counted from what it played, owns, rated and made its favourite.
package struct Evidence: Hashable, Sendable {
    /// Plays in the last 180 days.
    package var plays = 0
    /// Plays in the last seven days.
    package var recentPlays = 0
    /// The last play; seconds since 1970.
    package var lastPlay: Int?
    /// Albums in the library, of which more than one song was added.
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
