import MusicDevice

/// A fault of players rather than requests.
enum PlayerFault: String, CaseIterable {
    case queueTimeout = "queue-timeout"
    case longQueue = "long-queue"
    case slowPrepare = "slow-prepare"

    var value: PlaybackFaults {
        switch self {
        case .queueTimeout: .queueTimeout
        case .longQueue: .longQueue
        case .slowPrepare: .slowPrepare
        }
    }

    var summary: String {
        switch self {
        case .queueTimeout: "completions of transactions report a timeout, although the change is done"
        case .longQueue: "more than \(PlaybackFaults.longestQueue) entries in one piece cannot be prepared"
        case .slowPrepare:
            "'play' prepares for \(Player.preparationTime / 1000) s, and another queue or call interrupts it"
        }
    }
}
