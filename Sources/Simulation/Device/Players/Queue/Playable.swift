/// The identity of an album, playlist or station: the origin of queue entries, also used in histories.
package struct ContainerIdentity: Hashable, Sendable, Codable {
    package enum Kind: String, CaseIterable, Sendable, Codable {
        case album, playlist, station
    }

    package let kind: Kind
    package let catalogID: String?
    package let libraryID: String?
    package let title: String

    package init(_ kind: Kind, catalogID: String? = nil, libraryID: String? = nil, title: String) {
        self.kind = kind
        self.catalogID = catalogID
        self.libraryID = libraryID
        self.title = title
    }
}

/// An album or a playlist with its tracks in order, songs and music videos mixed.
package struct PlayableContainer: Sendable, Codable, Equatable {
    package let identity: ContainerIdentity
    package let playParameters: ItemPlayParameters?
    package let tracks: [PlayableItem]

    package init(_ identity: ContainerIdentity, playParameters: ItemPlayParameters?, tracks: [PlayableItem]) {
        self.identity = identity
        self.playParameters = playParameters
        self.tracks = tracks
    }
}

/// A station. It has no list of tracks: the service provides them one by one.
package struct PlayableStation: Sendable, Codable, Equatable {
    package let identity: ContainerIdentity
    package let playParameters: ItemPlayParameters?
    /// Whether the station is a broadcast, which never ends.
    package let isLive: Bool
    /// The first tracks, as far as they were requested; empty for a live station.
    package let tracks: [PlayableItem]

    package init(
        _ identity: ContainerIdentity, playParameters: ItemPlayParameters?, isLive: Bool = false,
        tracks: [PlayableItem] = []
    ) {
        self.identity = identity
        self.playParameters = playParameters
        self.isLive = isLive
        self.tracks = tracks
    }
}

/// The content of a queue descriptor.
package enum Playable: Sendable, Codable, Equatable {
    case item(PlayableItem)
    case container(PlayableContainer)
    case station(PlayableStation)

    package var title: String {
        switch self {
        case .item(let item): item.title
        case .container(let container): container.identity.title
        case .station(let station): station.identity.title
        }
    }

    package var catalogID: String? {
        switch self {
        case .item(let item): item.catalogID
        case .container(let container): container.identity.catalogID
        case .station(let station): station.identity.catalogID
        }
    }

    package var libraryID: String? {
        switch self {
        case .item(let item): item.libraryID
        case .container(let container): container.identity.libraryID
        case .station: nil
        }
    }

    package var playParameters: ItemPlayParameters? {
        switch self {
        case .item(let item): item.playParameters
        case .container(let container): container.playParameters
        case .station(let station): station.playParameters
        }
    }

    package var isStation: Bool { if case .station = self { true } else { false } }
}

/// A playable with the part to play. A container's times apply to each of its tracks.
package struct QueuedPlayable: Sendable, Codable, Equatable {
    package var playable: Playable
    /// The start of the played part; nil for the beginning.
    package var startTime: Milliseconds?
    /// The end of the played part, clamped to the item's end; nil for the end.
    package var endTime: Milliseconds?

    package init(_ playable: Playable, from startTime: Milliseconds? = nil, to endTime: Milliseconds? = nil) {
        self.playable = playable
        self.startTime = startTime
        self.endTime = endTime
    }
}
