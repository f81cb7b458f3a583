import AppleMusicAPI
import TonearmAlgorithms
import TonearmCatalog

/// The Replay playlists of an account: for each year with plays, one with the most played songs (`pl.rp-…`, observed).
extension ResourceBuilder {
    /// The beginning of their ids.
    private static let replayPrefix = "pl.rp-"
    /// The most songs of a Replay playlist.
    private static let replayLength = 100

    /// Returns the id of the playlist of a year; nil for a month, and without an account.
    func replayPlaylistID(of period: ReplaySummary.Period) -> String? {
        guard period.month == nil, let snapshot else { return nil }
        let hash = FNV1a.hash("\(snapshot.account.name) \(period.year)".utf8)
        return Self.replayPrefix + Digits.hexadecimal(hash)
    }

    /// Returns the year of an account's own playlist; nil for the id of another playlist.
    private func replayPeriod(_ id: String) -> ReplaySummary.Period? {
        guard let snapshot, id.hasPrefix(Self.replayPrefix) else { return nil }
        var years: Set<Int> = []
        for play in PlayHistory(snapshot, self).plays { years.insert(AnswerTime.year(of: play.time)) }
        return years.map { ReplaySummary.Period(year: $0) }.first { replayPlaylistID(of: $0) == id }
    }

    /// Returns the playlist as a record; nil if it is not the account's.
    func replayPlaylist(_ identifier: ResourceIdentifier) -> Record? {
        guard identifier.type == .playlists, let period = replayPeriod(identifier.id), let snapshot else { return nil }
        let last = PlayHistory(snapshot, self).plays.first { period.contains($0.time) }
        return .playlist(
            PlaylistRecord(
                id: identifier.id, name: LocalizedText("Replay \(period.year)"),
                curatorName: LocalizedText("Apple Music"), artwork: ArtworkMaker.imported(identifier.id),
                lastModifiedDate: last.map { AnswerTime.text($0.time) }, kind: .replay))
    }

    /// Returns the elements of a relationship: those of the catalog, or the tracks of a Replay playlist.
    func related(_ name: String, of owner: ResourceIdentifier) -> [ResourceIdentifier] {
        guard name == "tracks", owner.type == .playlists, let period = replayPeriod(owner.id), let snapshot else {
            return catalog.related(name, of: owner)
        }
        let top = ReplaySummary(period, PlayHistory(snapshot, self)).top(.songs)
        let songs = top.map { ResourceIdentifier(.songs, $0.id) }.filter { visible($0) != nil }
        return Array(songs.prefix(Self.replayLength))
    }
}
