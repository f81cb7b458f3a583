/// An album, a playlist or a station: what an entry of a queue came from, and what histories name.
package struct ContainerIdentity: Hashable, Sendable, Codable {
    package enum Kind: String, CaseIterable, Sendable, Codable {
        case album
        case playlist
        case station
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

/// An album or a playlist with its tracks, in order; songs and music videos may be mixed.
package struct PlayableContainer: Sendable, Codable, Equatable {
    package let identity: ContainerIdentity
    package let playParameters: PlayParameters?
    package let tracks: [PlayableItem]

    package init(_ identity: ContainerIdentity, playParameters: PlayParameters?, tracks: [PlayableItem]) {
        self.identity = identity
        self.playParameters = playParameters
        self.tracks = tracks
    }
}

/// A station. It has no list of tracks: the service gives one after the other.
package struct PlayableStation: Sendable, Codable, Equatable {
    package let identity: ContainerIdentity
    package let playParameters: PlayParameters?
    /// A broadcast, without tracks that end.
    package let isLive: Bool
    /// The first tracks, as far as they were asked for. A live station needs none.
    package let tracks: [PlayableItem]

    package init(
        _ identity: ContainerIdentity, playParameters: PlayParameters?, isLive: Bool = false,
        tracks: [PlayableItem] = []
    ) {
        self.identity = identity
        self.playParameters = playParameters
        self.isLive = isLive
        self.tracks = tracks
    }
}

/// What a queue descriptor can be made from.
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

    package var playParameters: PlayParameters? {
        switch self {
        case .item(let item): item.playParameters
        case .container(let container): container.playParameters
        case .station(let station): station.playParameters
        }
    }

    package var isStation: Bool { if case .station = self { true } else { false } }
}

/// Something to play, and which part of it. For a container the times count for each of its tracks.
package struct QueuedPlayable: Sendable, Codable, Equatable {
    package var playable: Playable
    /// Where playing begins; nil for the beginning.
    package var startTime: Milliseconds?
    /// Where it ends; nil for the end. Beyond the end it is the end.
    package var endTime: Milliseconds?

    package init(_ playable: Playable, from startTime: Milliseconds? = nil, to endTime: Milliseconds? = nil) {
        self.playable = playable
        self.startTime = startTime
        self.endTime = endTime
    }
}
