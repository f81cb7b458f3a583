import MusicKit

/// The music of one run.
@MainActor
public final class WorkoutPlayer {
    private let player = ApplicationMusicPlayer.shared

    public init() {}

    /// A run without songs.
    public struct NoSongs: Error {}

    /// Plays songs, again from the first after the last.
    public func start(with songs: [Song]) async throws {
        guard !songs.isEmpty else { throw NoSongs() }
        player.queue = ApplicationMusicPlayer.Queue(for: songs)
        player.state.repeatMode = .all
        try await player.play()
    }

    /// Plays a song next, for the hill ahead.
    public func playPowerSong(_ song: Song) async throws {
        try await player.queue.insert(song, position: .afterCurrentEntry)
    }

    /// Pauses at a traffic light, and plays on.
    public func togglePause() async throws {
        if player.state.playbackStatus == .playing { player.pause() } else { try await player.play() }
    }

    /// The title of the current song.
    public var title: String? { player.queue.currentEntry?.title }

    /// The titles of the songs to come, before they are repeated.
    public var nextTitles: [String] {
        let entries = player.queue.entries
        let current = entries.firstIndex { $0.id == player.queue.currentEntry?.id } ?? entries.startIndex
        return entries.dropFirst(current + 1).map(\.title)
    }
}
