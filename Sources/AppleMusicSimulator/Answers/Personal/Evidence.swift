import AppleMusicAPI

/// Counting and weighing of evidence.
extension Evidence {
    /// The period in seconds in which plays count.
    static let span = 180 * 86_400

    /// The weight of an artist with this evidence.
    var weight: Int { plays * 2 + albums + (likes - dislikes + favorites) * 5 }

    mutating func count(_ play: Play, now: Int) {
        guard now.subtractingClamped(play.time) < Evidence.span else { return }
        plays += 1
        if now.subtractingClamped(play.time) < 7 * 86_400 { recentPlays += 1 }
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
