import MusicKit
import MusicKitSimulation
import Observation
import Synchronization
import Testing

@Suite struct PlayerStateTests {
    private func tracks() async throws -> MusicItemCollection<Track> {
        let request = MusicCatalogResourceRequest<Album>(matching: \.id, equalTo: "310730204")
        let album = try #require(try await request.response().items.first)
        return try #require(try await album.with(.tracks).tracks)
    }

    @Test func `modes and rate are the player's`() async throws {
        try await Simulation.run { simulation in
            let player = ApplicationMusicPlayer.shared
            #expect(player.state.repeatMode == MusicPlayer.RepeatMode.none && player.state.shuffleMode == .off)
            player.state.repeatMode = .all
            player.state.shuffleMode = .songs
            player.state.playbackRate = 1.5
            player.state.playbackRate = 9
            #expect(player.state.repeatMode == .all && player.state.shuffleMode == .songs)
            #expect(player.state.playbackRate == 1.5)
            #expect(SystemMusicPlayer.shared.state.repeatMode == MusicPlayer.RepeatMode.none)
            player.queue = ApplicationMusicPlayer.Queue(for: try await tracks())
            try await player.play()
            await simulation.advance(by: .seconds(10))
            #expect(player.playbackTime == 15)
            player.state.shuffleMode = nil
            player.state.repeatMode = nil
            #expect(player.state.shuffleMode == .off)
        }
    }

    @Test func `the Music app's player interrupts the app's`() async throws {
        try await Simulation.run {
            let tracks = try await tracks()
            let (own, other) = (ApplicationMusicPlayer.shared, SystemMusicPlayer.shared)
            own.queue = ApplicationMusicPlayer.Queue(for: tracks)
            try await own.play()
            other.queue = MusicPlayer.Queue(for: tracks.dropFirst(2))
            try await other.play()
            #expect(other.state.playbackStatus == .playing && own.state.playbackStatus == .interrupted)
            #expect(other.queue.currentEntry?.title == tracks[2].title)
            try await other.queue.insert(tracks[0], position: .afterCurrentEntry)
            try await other.skipToNextEntry()
            #expect(other.queue.currentEntry?.title == tracks[0].title)
        }
    }

    @Test func `errors of players have MediaPlayer's domain`() async throws {
        try await Simulation.run {
            let player = ApplicationMusicPlayer.shared
            func code(_ body: () async throws -> Void) async -> Int? {
                do { try await body() } catch let error as NSError {
                    return error.domain == "MPMusicPlayerControllerErrorDomain" ? error.code : nil
                }
                return nil
            }
            #expect(await code { try await player.play() } == 1)
            #expect(await code { try await player.prepareToPlay() } == 1)
            player.queue = []
            #expect(await code { try await player.play() } == 1)
            #expect(await code { try await player.skipToNextEntry() } == 1)
            let tracks = try await tracks()
            player.queue = ApplicationMusicPlayer.Queue(for: tracks.prefix(2), startingAt: tracks[5])
            await #expect(throws: (any Error).self) { try await player.play() }
            struct Own: PlayableMusicItem {
                let id: MusicItemID = "1"
                let playParameters: MusicKit.PlayParameters? = nil
            }
            player.queue = [Own()]
            #expect(await code { try await player.play() } == 6)
        }
    }

    @Test func `a client's own item plays by its parameters`() async throws {
        struct Own: PlayableMusicItem {
            let id: MusicItemID = "own"
            let playParameters: MusicKit.PlayParameters?
        }
        try await Simulation.run {
            let parameters = try JSONDecoder().decode(
                MusicKit.PlayParameters.self, from: Data(#"{"id": "310730206", "kind": "song"}"#.utf8))
            let player = ApplicationMusicPlayer.shared
            player.queue = [Own(playParameters: parameters)]
            try await player.play()
            #expect(player.queue.currentEntry?.title == "Thunder Road")
        }
    }

    @Test func `a station plays its tracks`() async throws {
        try await Simulation.run { simulation in
            let request = MusicCatalogResourceRequest<Artist>(matching: \.id, equalTo: "178834")
            let artist = try #require(try await request.response().items.first)
            let station = try #require(try await artist.with(.station).station)
            let player = ApplicationMusicPlayer.shared
            player.queue = [station]
            try await player.play()
            let title = try #require(player.queue.currentEntry?.title)
            #expect(!title.isEmpty && player.queue.currentEntry?.item == nil)
            await simulation.advance(by: .seconds(600))
            #expect(player.state.playbackStatus == .playing && player.queue.currentEntry?.title != title)
        }
    }

    @Test func `state and queue are observable`() async throws {
        try await Simulation.run { simulation in
            let player = ApplicationMusicPlayer.shared
            player.queue = ApplicationMusicPlayer.Queue(for: try await tracks())
            let calls = Mutex(0)
            func observe(_ read: () -> Void) {
                withObservationTracking(read) { calls.withLock { $0 += 1 } }
            }
            observe { _ = player.state.playbackStatus }
            observe { _ = player.queue.currentEntry }
            try await player.play()
            #expect(calls.withLock { $0 } == 2)
            observe { _ = player.queue.entries }
            observe { _ = player.state.repeatMode }
            player.pause()
            #expect(calls.withLock { $0 } == 2)
            player.state.repeatMode = .one
            try await player.skipToNextEntry()
            #expect(calls.withLock { $0 } == 4)
        }
    }

    @Test func `a queue interrupts another that prepares`() async throws {
        try await Simulation.run { simulation in
            simulation.slowDownPreparation()
            let tracks = try await tracks()
            let player = ApplicationMusicPlayer.shared
            player.queue = ApplicationMusicPlayer.Queue(for: tracks)
            let changes = simulation.music.changes
            let first = Task { try await ApplicationMusicPlayer.shared.play() }
            for await case .change(let change) in changes where change.kind == .preparing { break }
            player.queue = ApplicationMusicPlayer.Queue(for: tracks.suffix(2))
            try await player.prepareToPlay()
            let error = await #expect(throws: NSError.self) { try await first.value }
            #expect(error?.domain == "MPMusicPlayerControllerErrorDomain" && error?.code == 2)
        }
    }

    @Test func `a slow preparation ends with the clock`() async throws {
        try await Simulation.run { simulation in
            simulation.slowDownPreparation()
            let player = ApplicationMusicPlayer.shared
            player.queue = ApplicationMusicPlayer.Queue(for: try await tracks())
            let changes = simulation.music.changes
            async let playing: Void = ApplicationMusicPlayer.shared.play()
            for await case .change(let change) in changes where change.kind == .preparing { break }
            #expect(player.state.playbackStatus == .stopped)
            await simulation.advance(by: .seconds(10))
            try await playing
            #expect(player.state.playbackStatus == .playing)
        }
    }
}
