import AppleMusicSimulation
import MusicKit
import Synchronization
import TonearmDevice
import TonearmWorld

/// The names of notifications, whose object is the player. A notification center has no worlds: an observer is called
/// for every world that posts, in that world.
extension NSNotification.Name {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The playback state has changed.
    public static let MPMusicPlayerControllerPlaybackStateDidChange = NSNotification.Name(
        "MPMusicPlayerControllerPlaybackStateDidChangeNotification")

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The current item has changed.
    public static let MPMusicPlayerControllerNowPlayingItemDidChange = NSNotification.Name(
        "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The queue has changed. A world posts it once a task of it has read the name.
    public static var MPMusicPlayerControllerQueueDidChange: NSNotification.Name {
        KitWorld.current().playerNotifications.begin()
        return PlayerNotifications.queue
    }
}

/// The poster of the notifications of one world's players.
final class PlayerNotifications: Sendable {
    static let queue = NSNotification.Name("MPMusicPlayerControllerQueueDidChangeNotification")

    private struct State {
        /// The number of calls that began notifications, and were not ended.
        var counts: [PlayerKind: Int] = [:]
        var observe: (@Sendable (@escaping @Sendable ([DatedChange]) -> Void) -> Void)?
    }

    private let state: Mutex<State>

    init(_ music: SimulatedAppleMusic) {
        state = Mutex(State(observe: { [weak music] post in _ = music.map { KitWorld($0).observe(post) } }))
    }

    /// Posts notifications of queues from now on.
    func begin() {
        let observe = state.withLock { state in
            defer { state.observe = nil }
            return state.observe
        }
        observe? { [weak self] changes in for dated in changes { self?.post(dated.change) } }
    }

    /// Changes the number of calls that began notifications of a player.
    func change(_ kind: PlayerKind, by number: Int) {
        begin()
        state.withLock { $0.counts[kind] = max(0, $0.counts[kind, default: 0] + number) }
    }

    private func post(_ change: Change) {
        guard case .player(let address, let change) = change else { return }
        switch change {
        case .playbackStateChanged: postIfBegun(.MPMusicPlayerControllerPlaybackStateDidChange, address.kind)
        case .nowPlayingItemChanged: postIfBegun(.MPMusicPlayerControllerNowPlayingItemDidChange, address.kind)
        case .queueSet, .stationSet, .queueCleared, .queueEdited, .stationTracksCame, .shuffleModeChanged:
            Self.post(Self.queue, address.kind)
        default: break
        }
    }

    private func postIfBegun(_ name: NSNotification.Name, _ kind: PlayerKind) {
        if state.withLock({ $0.counts[kind, default: 0] }) > 0 { Self.post(name, kind) }
    }

    private static func post(_ name: NSNotification.Name, _ kind: PlayerKind) {
        let player: MPMusicPlayerController =
            kind == .system
            ? MPMusicPlayerController.systemMusicPlayer : MPMusicPlayerController.applicationMusicPlayer
        NotificationCenter.default.post(name: name, object: player)
    }
}

extension KitWorld {
    var playerNotifications: PlayerNotifications {
        music.attachments.value { [music] in PlayerNotifications(music) }
    }
}
