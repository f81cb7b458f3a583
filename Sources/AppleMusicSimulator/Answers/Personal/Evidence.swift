import AppleMusicAPI

/// How the simulator counts and weighs evidence.
extension Evidence {
    /// Plays from before so many seconds count for nothing.
    static let span = 180 * 86_400

    /// How dear an artist is of whom all this can be said.
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
