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

    /// Plays from before so many seconds count for nothing.
    static let span = 180 * 86_400

    /// How dear an artist is of whom all this can be said.
    var weight: Int { plays * 2 + albums + (likes - dislikes + favorites) * 5 }

    mutating func count(_ play: Play, now: Int) {
        guard now - play.time < Evidence.span else { return }
        plays += 1
        if now - play.time < 7 * 86_400 { recentPlays += 1 }
        lastPlay = max(lastPlay ?? play.time, play.time)
    }

    mutating func add(_ other: Evidence) {
        plays += other.plays
        recentPlays += other.recentPlays
        lastPlay = [lastPlay, other.lastPlay].compactMap { $0 }.max()
        albums += other.albums
        likes += other.likes
        dislikes += other.dislikes
        favorites += other.favorites
    }
}

/// An artist for whom something is recommended, and what speaks for it.
package struct Ground: Hashable, Sendable {
    package let name: String
    package let evidence: Evidence
}
