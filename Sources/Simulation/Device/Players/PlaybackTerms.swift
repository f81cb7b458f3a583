/// Faults that affect players.
package struct PlaybackFaults: OptionSet, Hashable, Sendable, Codable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The device is offline: streams cannot be prepared.
    package static let offline = PlaybackFaults(rawValue: 1 << 0)
    /// A transaction's completion reports a timeout, although the change was made (the article on MusicKit in the real
    /// world).
    package static let queueTimeout = PlaybackFaults(rawValue: 1 << 1)
    /// Preparing a queue of more than about 300 songs that was set at once times out (observed by developers).
    package static let longQueue = PlaybackFaults(rawValue: 1 << 2)

    /// The preparation by `play()` takes time, and another queue or call can interrupt it (observed by developers).
    package static let slowPrepare = PlaybackFaults(rawValue: 1 << 3)

    /// The maximum number of entries to set at once under `longQueue`.
    package static let longestQueue = 300
}

/// The account's conditions for playback at one moment.
package struct PlaybackTerms: Sendable, Equatable {
    package var canPlayCatalog = true
    /// The account's storefront; nil if no account is signed in.
    package var storefront: String? = "us"
    package var allowsExplicit = true
    package var faults: PlaybackFaults = []

    /// Returns the reason why an item itself cannot be played now; nil if it can.
    func flaw(of item: PlayableItem, at now: Milliseconds) -> Obstacle? {
        if let released = item.released, released > now { return .releasedLater(released) }
        if item.isExplicit, !allowsExplicit { return .explicitContentOff }
        if item.catalogID != nil, let storefront, !item.availability.includes(storefront) {
            return .notInStorefront(storefront)
        }
        return nil
    }

    /// Returns the reason why an item cannot be prepared now. An upload needs neither a subscription nor a network.
    func obstacle(to item: PlayableItem, at now: Milliseconds) -> Obstacle? {
        if !item.isUpload {
            if !canPlayCatalog { return .catalogPlaybackOff }
            if faults.contains(.offline) { return .offline }
        }
        return flaw(of: item, at: now)
    }
}

/// A reason why an item cannot be played.
package enum Obstacle: Hashable, Sendable {
    /// The item has no `playParams`, so it cannot be part of a queue descriptor.
    case noPlayParameters
    case explicitContentOff
    /// The item is not in the account's storefront, which is the value.
    case notInStorefront(String)
    case releasedLater(Milliseconds)
    case emptyContainer, catalogPlaybackOff, offline

    /// Whether the obstacle concerns only this item, so that the next may be playable.
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

/// An item that was left out of a queue, with the reason.
package struct LeftOut: Hashable, Sendable {
    package let title: String
    package let obstacle: Obstacle

    package init(_ title: String, _ obstacle: Obstacle) {
        self.title = title
        self.obstacle = obstacle
    }
}
