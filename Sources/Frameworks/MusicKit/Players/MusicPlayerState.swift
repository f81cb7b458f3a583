import AppleMusicSimulation
public import Observation
import TonearmDevice
import TonearmWorld

extension MusicPlayer {
    /// The state of a player, in the world of the task that reads it.
    public class State {
        private let kind: PlayerKind

        init(_ kind: PlayerKind) { self.kind = kind }

        /// Whether the player is stopped, playing, paused or interrupted.
        public var playbackStatus: PlaybackStatus {
            track(\.playbackStatus)
            let player = KitWorld.current().player(kind)
            if let seek = player.seeking { return seek.direction == .forward ? .seekingForward : .seekingBackward }
            switch player.status {
            case .stopped: return .stopped
            case .playing: return .playing
            case .paused: return .paused
            case .interrupted: return .interrupted
            }
        }

        /// The form in which the current song plays: the best that its recording has. Nil for other entries.
        public var audioVariant: AudioVariant? {
            track(\.audioVariant)
            let world = KitWorld.current()
            guard case .song(let song)? = world.keeper(kind).currentEntry(in: world)?.item else { return nil }
            return song.audioVariants?.min { $0.quality < $1.quality }
        }

        /// The rate, 0.5 to 2. Another rate has no effect.
        public var playbackRate: Float {
            get {
                track(\.playbackRate)
                return Float(KitWorld.current().player(kind).rate.thousandths) / 1000
            }
            set {
                let thousandths = TimeInterval(newValue).milliseconds
                perform { device, now, faults throws(Refusal) in
                    try device.setRate(thousandths: thousandths, at: now, faults)
                }
            }
        }

        /// The repeat mode. Setting nil sets `none`.
        public var repeatMode: RepeatMode? {
            get {
                track(\.repeatMode)
                switch KitWorld.current().player(kind).repeatMode {
                case .none: return RepeatMode.none
                case .one: return .one
                case .all: return .all
                }
            }
            set {
                perform { device, now, _ throws(Refusal) in
                    switch newValue {
                    case .one: try device.setRepeat(.one, at: now)
                    case .all: try device.setRepeat(.all, at: now)
                    default: try device.setRepeat(.none, at: now)
                    }
                }
            }
        }

        /// The shuffle mode. Setting nil sets `off`.
        public var shuffleMode: ShuffleMode? {
            get {
                track(\.shuffleMode)
                return KitWorld.current().player(kind).shuffleMode == .songs ? .songs : .off
            }
            set {
                perform { device, now, _ throws(Refusal) in
                    try device.setShuffle(newValue == .songs ? .songs : .off, at: now)
                }
            }
        }

        private func perform(
            _ action: (inout MusicDevice, Milliseconds, PlaybackFaults) throws(Refusal) -> [Change]
        ) {
            _ = try? KitWorld.current().control(kind, action)
        }

        private func track<Member>(_ keyPath: KeyPath<State, Member>) {
            let world = KitWorld.current()
            world.observe(kind)
            world.keeper(kind).registrar.access(self, keyPath: keyPath)
        }
    }

    /// A status of playback.
    public enum PlaybackStatus: Hashable, Sendable {
        case stopped
        case playing
        case paused
        /// Playback is interrupted, for example by a call.
        case interrupted
        case seekingForward
        case seekingBackward
    }

    /// A mode of repetition.
    public enum RepeatMode: Hashable, Sendable {
        case none
        case one
        case all
    }

    /// An order of playback.
    public enum ShuffleMode: Hashable, Sendable {
        case off
        case songs
    }
}

extension MusicPlayer.State: Observable {}
extension MusicPlayer.Queue: Observable {}

/// Observation of players. Observers are called after a change.
extension KitWorld {
    func observe(_ kind: PlayerKind) {
        let keeper = keeper(kind)
        guard keeper.isFirstObserver() else { return }
        _ = observe { changes in
            for dated in changes {
                guard case .player(let address, let change) = dated.change, address.kind == kind else { continue }
                keeper.announce(change)
            }
        }
    }
}

extension QueueKeeper {
    fileprivate func announce(_ change: PlayerChange) {
        switch change {
        case .playbackStateChanged: announce(\.playbackStatus)
        case .rateChanged: announce(\.playbackRate)
        case .repeatModeChanged: announce(\.repeatMode)
        case .shuffleModeChanged: announce(\.shuffleMode)
        case .seekingBegan, .seekingEnded: announce(\.playbackStatus)
        case .nowPlayingItemChanged:
            announce(\.audioVariant)
            announceQueue()
        case .queueSet, .stationSet, .queueCleared, .queueEdited, .stationTracksCame: announceQueue()
        default: break
        }
    }

    private func announce<Member>(_ keyPath: KeyPath<MusicPlayer.State, Member>) {
        let state = MusicPlayer.State(kind)
        registrar.willSet(state, keyPath: keyPath)
        registrar.didSet(state, keyPath: keyPath)
    }

    private func announceQueue() {
        let queue = MusicPlayer.Queue(current, kind)
        registrar.willSet(queue, keyPath: \.currentEntry)
        registrar.didSet(queue, keyPath: \.currentEntry)
        let own = ApplicationMusicPlayer.Queue(current)
        registrar.willSet(own, keyPath: \.entries)
        registrar.didSet(own, keyPath: \.entries)
    }
}
