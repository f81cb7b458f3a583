/// A reason for which an account is shown a resource: an artist, say, with the evidence for it.
package struct Reason: Hashable, Sendable {
    /// The person or thing that the evidence is about; nil for the shown resource itself.
    package let subject: String?
    package let evidence: Evidence

    package init(_ subject: String? = nil, _ evidence: Evidence) {
        self.subject = subject
        self.evidence = evidence
    }
}

/// The evidence for a resource that an account is shown: counts of its plays, library albums, ratings and favourites.
package struct Evidence: Hashable, Sendable {
    /// Plays in the last 180 days.
    package var plays = 0
    /// Plays in the last seven days.
    package var recentPlays = 0
    /// The last play; seconds since 1970.
    package var lastPlay: Int?
    /// Albums of which the library contains at least two songs.
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
