/// The tracks of a playing station that nobody sees yet, and how many have come.
///
/// An app sees two: what plays and what comes next, both without an id (the article on MusicKit in the real world).
package struct StationTracks: Sendable, Codable, Equatable {
    package let identity: ContainerIdentity
    package let isLive: Bool
    /// How many tracks were handed in since it was set, a live station's broadcast not counted.
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
        handed = handed.clampedAdding(tracks.count)
    }

    mutating func take() -> QueueContent? { waiting.isEmpty ? nil : waiting.removeFirst() }

    /// As an app sees a station's track: without its ids.
    static func content(_ track: PlayableItem, of station: ContainerIdentity) -> QueueContent {
        QueueContent(track, end: track.duration, from: station, isOpaque: true)
    }

    /// What plays on a live station: one entry that never ends.
    static func broadcast(_ station: PlayableStation) -> QueueContent {
        let item = PlayableItem(
            catalogID: station.identity.catalogID, title: station.identity.title, duration: 0,
            playParameters: station.playParameters)
        return QueueContent(item, end: nil, from: station.identity, isOpaque: true)
    }
}

/// What a station needs next, for whoever can ask the service.
package struct StationNeed: Hashable, Sendable, Codable {
    package let station: ContainerIdentity
    /// How many tracks it has had.
    package let after: Int
    /// How many more it needs now.
    package let count: Int

    package init(station: ContainerIdentity, after: Int, count: Int) {
        self.station = station
        self.after = after
        self.count = count
    }
}

extension PlayQueue {
    /// Nil while two tracks are there.
    package var stationNeed: StationNeed? {
        guard let station, !station.isLive, entries.count < StationTracks.visible else { return nil }
        return StationNeed(
            station: station.identity, after: station.handed, count: StationTracks.visible - entries.count)
    }
}
