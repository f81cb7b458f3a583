import TonearmDevice

/// A player: the app's own player, or a remote control of the Music app.
///
/// A player has no state of its own: each call acts on the world of its task. The world's clock moves playback. There
/// is
/// no sound.
public class MusicPlayer {
    let kind: PlayerKind
    /// The state of the player.
    public final let state: State

    init(_ kind: PlayerKind) {
        self.kind = kind
        state = State(kind)
    }

    var keeper: QueueKeeper { KitWorld.current().keeper(kind) }

    /// Whether the player can play at once.
    public var isPreparedToPlay: Bool {
        let world = KitWorld.current()
        let player = world.player(kind)
        return player.isPrepared && player.upcoming == nil && !world.keeper(kind).isPending
    }

    /// The position in the current entry, in seconds. A position outside of the entry has no effect.
    public var playbackTime: TimeInterval {
        get { KitWorld.current().position(kind) }
        set {
            perform { device, now, faults throws(Refusal) in
                try device.seek(to: newValue.milliseconds, at: now, faults)
            }
        }
    }

    /// Plays the queue from the current entry.
    /// - Throws: an error of the domain `MPMusicPlayerControllerErrorDomain`: 1 without a queue or a subscription, 2 if
    ///   another queue interrupted the preparation.
    public func play() async throws { try await KitWorld.required().play(kind) }

    /// Fetches the content of the queue.
    public func prepareToPlay() async throws {
        let world = try KitWorld.required()
        try await world.resolve(kind)
        try world.control(kind) { device, now, faults throws(Refusal) in try device.prepareToPlay(at: now, faults) }
    }

    /// Pauses playback.
    public func pause() {
        perform { device, now, faults throws(Refusal) in try device.pause(at: now, faults) }
    }

    /// Stops. The queue stays.
    public func stop() {
        perform { device, now, faults throws(Refusal) in try device.stop(at: now, faults) }
    }

    /// Skips to the next entry.
    public func skipToNextEntry() async throws {
        let world = try KitWorld.required()
        try await world.resolve(kind)
        try world.control(kind) { device, now, faults throws(Refusal) in try device.skip(at: now, faults) }
    }

    /// Goes to the previous entry.
    public func skipToPreviousEntry() async throws {
        let world = try KitWorld.required()
        try await world.resolve(kind)
        try world.control(kind) { device, now, faults throws(Refusal) in try device.skipToPrevious(at: now, faults) }
    }

    /// Goes to the beginning of the current entry.
    public func restartCurrentEntry() {
        perform { device, now, faults throws(Refusal) in try device.restart(at: now, faults) }
    }

    /// Seeks forward until `endSeeking()`, eight seconds of music in each second.
    public func beginSeekingForward() {
        perform { device, now, faults throws(Refusal) in try device.beginSeeking(.forward, at: now, faults) }
    }

    /// Seeks backward until `endSeeking()`, eight seconds of music in each second.
    public func beginSeekingBackward() {
        perform { device, now, faults throws(Refusal) in try device.beginSeeking(.backward, at: now, faults) }
    }

    /// Ends seeking. Playback continues at the new position.
    public func endSeeking() {
        perform { device, now, faults throws(Refusal) in try device.endSeeking(at: now, faults) }
    }

    fileprivate func perform(
        _ action: (inout MusicDevice, Milliseconds, PlaybackFaults) throws(Refusal) -> [Change]
    ) {
        // On a device, these calls report no errors either.
        _ = try? KitWorld.current().control(kind, action)
    }
}

/// The app's own player.
public final class ApplicationMusicPlayer: MusicPlayer {
    /// The player of the app in the current world.
    public nonisolated(unsafe) static let shared = ApplicationMusicPlayer(.application)

    /// The queue. A new queue takes effect at the next `play()` or `prepareToPlay()`.
    public var queue: ApplicationMusicPlayer.Queue {
        get { ApplicationMusicPlayer.Queue(keeper.current) }
        set { keeper.set(newValue.box) }
    }

    /// The transition between entries, initially `none`. Consecutive tracks of an album have no transition.
    public var transition: Transition {
        get { Transition(KitWorld.current().player(kind).crossfade) }
        set {
            perform { device, now, _ throws(Refusal) in try device.setCrossfade(newValue.crossfade, at: now) }
        }
    }
}

/// A remote control of the Music app's player.
public final class SystemMusicPlayer: MusicPlayer {
    /// The player of the Music app in the current world.
    public nonisolated(unsafe) static let shared = SystemMusicPlayer(.system)

    /// The queue. A new queue takes effect at the next `play()` or `prepareToPlay()`.
    public var queue: MusicPlayer.Queue {
        get { MusicPlayer.Queue(keeper.current, .system) }
        set { keeper.set(newValue.box) }
    }
}
