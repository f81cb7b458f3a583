import MusicKit
import MusicKitSimulation
import Testing

@Suite struct PlayerTests {
    private func tracks() async throws -> MusicItemCollection<Track> {
        let request = MusicCatalogResourceRequest<Album>(matching: \.id, equalTo: "310730204")
        let album = try #require(try await request.response().items.first)
        return try #require(try await album.with(.tracks).tracks)
    }

    private func album() async throws -> Album {
        let request = MusicCatalogResourceRequest<Album>(matching: \.id, equalTo: "310730204")
        return try #require(try await request.response().items.first)
    }

    @Test func `a queue is transient until the player prepares it`() async throws {
        try await Simulation.run { simulation in
            let player = ApplicationMusicPlayer.shared
            #expect(player.queue.currentEntry == nil && player.queue.entries.isEmpty)
            player.queue = [try await album()]
            #expect(player.queue.entries.count == 1)
            #expect(player.queue.currentEntry?.isTransient == true && player.queue.currentEntry?.item == nil)
            #expect(player.queue.currentEntry?.transientItem is Album)
            #expect(!player.isPreparedToPlay)
            try await player.prepareToPlay()
            #expect(player.isPreparedToPlay && player.state.playbackStatus == .stopped)
            #expect(player.queue.entries.count == 8)
            let entry = try #require(player.queue.currentEntry)
            #expect(!entry.isTransient && entry.title == "Thunder Road" && entry.subtitle == "Bruce Springsteen")
            #expect(entry.artwork != nil)
            guard case .song(let song) = entry.item else {
                Issue.record("not a song")
                return
            }
            #expect(song.isrc == "USSM19904335")
            try await player.play()
            await simulation.advance(by: .seconds(100))
            #expect(player.playbackTime == 100)
            player.playbackTime = 30
            #expect(player.playbackTime == 30)
            player.playbackTime = 10_000
            #expect(player.playbackTime == 30)
            player.restartCurrentEntry()
            #expect(player.playbackTime == 0)
            await simulation.advance(by: .seconds(300))
            #expect(player.queue.currentEntry?.title == "Tenth Avenue Freeze-Out")
            player.pause()
            #expect(player.state.playbackStatus == .paused)
            player.stop()
            #expect(player.state.playbackStatus == .stopped && player.playbackTime == 0)
        }
    }

    @Test func `entries keep their ids, and the start entry plays first`() async throws {
        try await Simulation.run {
            let entries = try await tracks().map { MusicPlayer.Queue.Entry($0) }
            let player = ApplicationMusicPlayer.shared
            player.queue = ApplicationMusicPlayer.Queue(entries, startingAt: entries[3])
            try await player.play()
            #expect(player.queue.entries.map(\.id) == entries.map(\.id))
            #expect(player.queue.currentEntry == entries[3])
            try await player.skipToNextEntry()
            #expect(player.queue.currentEntry == entries[4])
            try await player.skipToPreviousEntry()
            #expect(player.queue.currentEntry == entries[3])
            player.queue.currentEntry = entries[0]
            #expect(player.queue.currentEntry == entries[0])
        }
    }

    @Test func `albums and playlists begin at a track`() async throws {
        try await Simulation.run {
            let (album, tracks) = (try await album(), try await tracks())
            let player = ApplicationMusicPlayer.shared
            player.queue = ApplicationMusicPlayer.Queue(album: album, startingAt: tracks[2])
            try await player.play()
            #expect(player.queue.currentEntry?.title == tracks[2].title && player.queue.entries.count == 8)
            let playlists = try await MusicLibraryRequest<Playlist>().response().items
            let playlist = try await playlists[0].with(.entries)
            let entries = try #require(playlist.entries)
            player.queue = ApplicationMusicPlayer.Queue(playlist: playlist, startingAt: entries[1])
            try await player.play()
            #expect(player.queue.currentEntry?.title == entries[1].title)
        }
    }

    @Test func `a part of an item plays`() async throws {
        try await Simulation.run { simulation in
            let track = try await tracks()[0]
            let player = ApplicationMusicPlayer.shared
            player.queue = ApplicationMusicPlayer.Queue([
                MusicPlayer.Queue.Entry(track, startTime: 10, endTime: 20), MusicPlayer.Queue.Entry(track),
            ])
            try await player.play()
            #expect(player.playbackTime == 10 && player.queue.currentEntry?.startTime == 10)
            #expect(player.queue.currentEntry?.endTime == 20)
            await simulation.advance(by: .seconds(11))
            #expect(player.playbackTime == 1 && player.queue.currentEntry?.startTime == nil)
        }
    }

    @Test func `items are inserted next and last, before and while they play`() async throws {
        try await Simulation.run {
            let tracks = try await tracks()
            let player = ApplicationMusicPlayer.shared
            player.queue = ApplicationMusicPlayer.Queue(for: tracks.prefix(2))
            try await player.queue.insert(tracks[3], position: .afterCurrentEntry)
            try await player.queue.insert([tracks[4], tracks[5]], position: .tail)
            func titles() -> [String] { player.queue.entries.map(\.title) }
            func expected(_ places: [Int]) -> [String] { places.map { tracks[$0].title } }
            #expect(titles() == expected([0, 3, 1, 4, 5]))
            try await player.play()
            #expect(titles() == expected([0, 3, 1, 4, 5]))
            try await player.queue.insert(tracks[6], position: .afterCurrentEntry)
            try await player.queue.insert(MusicPlayer.Queue.Entry(tracks[7]), position: .tail)
            #expect(titles() == expected([0, 6, 3, 1, 4, 5, 7]))
            #expect(player.queue.entries.allSatisfy { !$0.isTransient })
        }
    }

    @Test func `an insertion makes the first queue`() async throws {
        try await Simulation.run {
            let player = ApplicationMusicPlayer.shared
            try await player.queue.insert(try await tracks()[1], position: .tail)
            try await player.play()
            #expect(player.queue.entries.count == 1 && player.state.playbackStatus == .playing)
        }
    }

    @Test func `entries are edited as an array`() async throws {
        try await Simulation.run {
            let tracks = try await tracks()
            let player = ApplicationMusicPlayer.shared
            player.queue = ApplicationMusicPlayer.Queue(for: tracks.prefix(5), startingAt: tracks[1])
            player.queue.entries.remove(at: 0)
            func titles() -> [String] { player.queue.entries.map(\.title) }
            func expected(_ places: [Int]) -> [String] { places.map { tracks[$0].title } }
            #expect(titles() == expected([1, 2, 3, 4]))
            try await player.play()
            player.queue.entries.swapAt(2, 3)
            player.queue.entries.append(MusicPlayer.Queue.Entry(tracks[7]))
            player.queue.entries.insert(MusicPlayer.Queue.Entry(tracks[6]), at: 0)
            #expect(titles() == expected([6, 1, 2, 4, 3, 7]), "a change shows at once")
            try await player.play()
            #expect(titles() == expected([6, 1, 2, 4, 3, 7]))
            #expect(player.queue.currentEntry?.title == tracks[1].title)
            player.queue.entries.removeAll { $0.title == tracks[1].title }
            try await player.play()
            #expect(titles() == expected([6, 2, 4, 3, 7]))
            #expect(player.queue.currentEntry?.title == tracks[2].title)
            player.queue.entries = [MusicPlayer.Queue.Entry(tracks[0])]
            try await player.play()
            #expect(titles() == expected([0]))
            #expect(player.queue.entries.allSatisfy { !$0.isTransient })
        }
    }
}
