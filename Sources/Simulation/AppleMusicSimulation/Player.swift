public import AppleMusicAPI
public import TonearmDevice
import TonearmWorld

/// The app's player: its application player until `usePlayer(_:)`.
extension SimulatedAppleMusic {
    /// A player of MediaPlayer and MusicKit.
    public enum Player: String, Hashable, Sendable, CaseIterable {
        /// The Music app's player: `SystemMusicPlayer`, `systemMusicPlayer`.
        case system
        /// The app's own player: `ApplicationMusicPlayer`, `applicationQueuePlayer`.
        case application
    }

    /// Chooses the app's player.
    public func usePlayer(_ player: Player) {
        let kind: PlayerKind = player == .system ? .system : .application
        _ = try? act(.app) { $0.usePlayer(kind) }
    }

    /// Sets the queue and plays it.
    /// - Parameter resources: songs, music videos, albums, playlists and stations, of the catalog or the library.
    /// - Throws: `Refusal` with the frameworks' error, the reason why a resource cannot be played, or `StageProblem`.
    public func play(_ resources: ResourceIdentifier...) async throws { try await play(resources) }

    /// Sets the queue and plays it.
    /// - Parameter resources: songs, music videos, albums, playlists and stations, of the catalog or the library.
    /// - Throws: `Refusal` with the frameworks' error, the reason why a resource cannot be played, or `StageProblem`.
    public func play(_ resources: [ResourceIdentifier]) async throws {
        let playables = try await stage.client.playables(resources, in: stage)
        let descriptor = QueueDescriptor(.playParameters, playables.map { QueuedPlayable($0) })
        _ = try stage.client.control(.app, in: stage) { device, now, faults throws(Refusal) in
            try device.setQueue(descriptor, at: now, faults) + device.play(at: now, faults)
        }
    }

    /// Plays the current queue.
    /// - Throws: `Refusal` if there is no queue, or it has no playable entry.
    public func play() throws(Refusal) {
        try control(.app) { device, now, faults throws(Refusal) in try device.play(at: now, faults) }
    }

    /// Pauses playback.
    /// - Throws: `Refusal` if the player is not playing.
    public func pause() throws(Refusal) {
        try control(.app) { device, now, faults throws(Refusal) in try device.pause(at: now, faults) }
    }

    /// Skips to the next entry.
    /// - Throws: `Refusal` if there is no queue.
    public func skip() throws(Refusal) {
        try control(.app) { device, now, faults throws(Refusal) in try device.skip(at: now, faults) }
    }

    /// Whether the player is playing.
    public var isPlaying: Bool { stage.read { $0.device.player.status == .playing } }

    /// The current item; nil without a queue.
    public var nowPlaying: NowPlaying? {
        stage.read { world in
            world.device.player.queue.nowPlayingItem.map { item in
                NowPlaying(
                    title: item.title, artist: item.artist,
                    playbackTime: .milliseconds(world.device.player.position(at: stage.client.milliseconds(in: world))))
            }
        }
    }

    /// The current item of a player's queue.
    public struct NowPlaying: Hashable, Sendable {
        /// The title, as the player shows it.
        public let title: String
        /// The artist; nil for a live station.
        public let artist: String?
        /// The position in the item.
        public let playbackTime: Duration
    }

    private func control(
        _ origin: ChangeOrigin,
        _ action: (inout MusicDevice, Milliseconds, PlaybackFaults) throws(Refusal) -> [Change]
    ) throws(Refusal) {
        _ = try stage.client.control(origin, in: stage, action)
    }
}
