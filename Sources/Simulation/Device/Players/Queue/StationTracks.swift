import AppleMusicAPI

/// The tracks of a playing station, which apps do not see, and the number that arrived.
///
/// An app sees only the current and the next track, both without ids (the article on MusicKit in the real world).
package struct StationTracks: Sendable, Codable, Equatable {
    package let identity: ContainerIdentity
    package let isLive: Bool
    /// The number of tracks that arrived since it was set, without a live station's broadcast.
    package private(set) var handed = 0
    private var waiting: [QueueContent] = []

    static let visible = 2

    init(_ station: PlayableStation) {
        identity = station.identity
        isLive = station.isLive
        if isLive { waiting = [Self.broadcast(station)] } else { hand(station.tracks) }
    }

    mutating func hand(_ tracks: [PlayableItem]) {
        if isLive { return }
        waiting += tracks.map { Self.content($0, of: identity) }
        handed = handed.addingClamped(tracks.count)
    }

    mutating func take() -> QueueContent? { waiting.isEmpty ? nil : waiting.removeFirst() }

    /// Returns a station's track as an app sees it, without ids.
    static func content(_ track: PlayableItem, of station: ContainerIdentity) -> QueueContent {
        QueueContent(track, end: track.duration, from: station, isOpaque: true)
    }

    /// Returns the entry of a live station, which never ends.
    static func broadcast(_ station: PlayableStation) -> QueueContent {
        let item = PlayableItem(
            catalogID: station.identity.catalogID, title: station.identity.title, duration: 0,
            playParameters: station.playParameters)
        return QueueContent(item, end: nil, from: station.identity, isOpaque: true)
    }
}

/// The need of a station for tracks, which the service can satisfy.
package struct StationNeed: Hashable, Sendable, Codable {
    package let station: ContainerIdentity
    /// The number of tracks that arrived so far.
    package let after: Int
    /// The number of tracks needed now.
    package let count: Int

    package init(station: ContainerIdentity, after: Int, count: Int) {
        self.station = station
        self.after = after
        self.count = count
    }
}

extension PlayQueue {
    /// The need for tracks; nil while two are available.
    package var stationNeed: StationNeed? {
        guard let station, !station.isLive, entries.count < StationTracks.visible else { return nil }
        return StationNeed(
            station: station.identity, after: station.handed, count: StationTracks.visible - entries.count)
    }
}
