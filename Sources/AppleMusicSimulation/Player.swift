public import AppleMusicAPI
public import MusicDevice
import MusicWorld

/// The player that the app uses: its own application player until `usePlayer(_:)`.
extension SimulatedAppleMusic {
    /// The two players of MediaPlayer and MusicKit.
    public enum Player: String, Hashable, Sendable, CaseIterable {
        /// `SystemMusicPlayer`, `systemMusicPlayer`: the Music app's.
        case system
        /// `ApplicationMusicPlayer`, `applicationQueuePlayer`: the app's own.
        case application
    }

    /// Chooses the player that the app uses from now on.
    public func usePlayer(_ player: Player) {
        let kind: PlayerKind = player == .system ? .system : .application
        _ = try? act(.app) { $0.usePlayer(kind) }
    }

    /// Sets the queue and plays it.
    /// - Parameter resources: songs, music videos, albums, playlists and stations, of the catalog or the library.
    /// - Throws: `Refusal` with the frameworks' reason, and the reason why a resource cannot be played; `StageEnded`.
    public func play(_ resources: ResourceIdentifier...) async throws {
        let playables = try await stage.client.playables(resources, in: stage)
        let descriptor = QueueDescriptor(.playParameters, playables.map { QueuedPlayable($0) })
        _ = try stage.client.control(.app, in: stage) { device, now, faults throws(Refusal) in
            try device.setQueue(descriptor, at: now, faults) + device.play(at: now, faults)
        }
    }

    /// Goes on with the queue.
    /// - Throws: `Refusal` if there is no queue, or nothing of it can be played.
    public func play() throws(Refusal) {
        try control(.app) { device, now, faults throws(Refusal) in try device.play(at: now, faults) }
    }

    /// - Throws: `Refusal` if nothing plays.
    public func pause() throws(Refusal) {
        try control(.app) { device, now, faults throws(Refusal) in try device.pause(at: now, faults) }
    }

    /// - Throws: `Refusal` if there is no queue.
    public func skip() throws(Refusal) {
        try control(.app) { device, now, faults throws(Refusal) in try device.skip(at: now, faults) }
    }

    /// Whether the player plays.
    public var isPlaying: Bool { stage.read { $0.device.player.status == .playing } }

    /// The item that plays, or would go on; nil without a queue.
    public var nowPlaying: NowPlaying? {
        stage.read { world in
            world.device.player.queue.nowPlayingItem.map { item in
                NowPlaying(
                    title: item.title, artist: item.artist,
                    playbackTime: .milliseconds(
                        world.device.player.position(at: stage.client.milliseconds(in: world))))
            }
        }
    }

    /// The item of a player.
    public struct NowPlaying: Hashable, Sendable {
        /// As the player shows it.
        public let title: String
        /// Nil for a live station.
        public let artist: String?
        /// From the beginning of the item.
        public let playbackTime: Duration
    }

    private func control(
        _ origin: ChangeOrigin,
        _ action: (inout MusicDevice, Milliseconds, PlaybackFaults) throws(Refusal) -> [Change]
    ) throws(Refusal) {
        _ = try stage.client.control(origin, in: stage, action)
    }
}
