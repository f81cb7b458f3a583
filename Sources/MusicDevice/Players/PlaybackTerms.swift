/// What goes wrong around a player, as the world has it.
package struct PlaybackFaults: OptionSet, Hashable, Sendable, Codable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// There is no network: nothing that is streamed can be prepared.
    package static let offline = PlaybackFaults(rawValue: 1 << 0)
    /// The completion of a transaction reports a timeout, although the change is done (the article on MusicKit in the real world).
    package static let queueTimeout = PlaybackFaults(rawValue: 1 << 1)
    /// A queue of more than about 300 songs, set in one piece, times out when it is prepared (seen by developers).
    package static let longQueue = PlaybackFaults(rawValue: 1 << 2)

    /// `play()` takes time to prepare, in which another queue or call ends it (seen by developers).
    package static let slowPrepare = PlaybackFaults(rawValue: 1 << 3)

    /// How many entries can be set in one piece while `longQueue` is on.
    package static let longestQueue = 300
}

/// What decides whether an item can be played: the account's side of it, at one moment.
package struct PlaybackTerms: Sendable, Equatable {
    package var canPlayCatalog: Bool
    /// The account's; nil where nobody is signed in.
    package var storefront: String?
    package var allowsExplicit: Bool
    package var faults: PlaybackFaults

    package init(
        canPlayCatalog: Bool = true, storefront: String? = "us", allowsExplicit: Bool = true,
        faults: PlaybackFaults = []
    ) {
        self.canPlayCatalog = canPlayCatalog
        self.storefront = storefront
        self.allowsExplicit = allowsExplicit
        self.faults = faults
    }

    /// Why an item cannot be played now, whoever plays it; nil if it can.
    func flaw(of item: PlayableItem, at now: Milliseconds) -> Obstacle? {
        if let released = item.released, released > now { return .releasedLater(released) }
        if item.isExplicit, !allowsExplicit { return .explicitContentOff }
        if item.catalogID != nil, let storefront, !item.availability.includes(storefront) {
            return .notInStorefront(storefront)
        }
        return nil
    }

    /// Why an item cannot be prepared now. A library upload needs neither a subscription nor a network.
    func obstacle(to item: PlayableItem, at now: Milliseconds) -> Obstacle? {
        if !item.isUpload {
            if !canPlayCatalog { return .catalogPlaybackOff }
            if faults.contains(.offline) { return .offline }
        }
        return flaw(of: item, at: now)
    }
}

/// Why something cannot be played.
package enum Obstacle: Hashable, Sendable {
    /// It cannot be put into a descriptor.
    case noPlayParameters
    case explicitContentOff
    /// The account's storefront.
    case notInStorefront(String)
    case releasedLater(Milliseconds)
    case emptyContainer
    case catalogPlaybackOff
    case offline

    /// Whether it is about this one item, so that the next may be playable.
    package var isOfItem: Bool {
        switch self {
        case .catalogPlaybackOff, .offline: false
        default: true
        }
    }

    package var sentence: String {
        switch self {
        case .noPlayParameters: "it has no 'playParams'"
        case .explicitContentOff: "explicit content is off on this device"
        case .notInStorefront(let id): "the account's storefront '\(id)' does not have it"
        case .releasedLater: "it is not released yet"
        case .emptyContainer: "it has no tracks"
        case .catalogPlaybackOff: "the capability 'catalog playback' is off"
        case .offline: "there is no network"
        }
    }
}

/// Something that did not come into a queue, and why.
package struct LeftOut: Hashable, Sendable {
    package let title: String
    package let obstacle: Obstacle

    package init(_ title: String, _ obstacle: Obstacle) {
        self.title = title
        self.obstacle = obstacle
    }
}
