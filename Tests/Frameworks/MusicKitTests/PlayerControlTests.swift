import MusicKit
import MusicKitSimulation
import Observation
import Synchronization
import Testing

/// Tests seeking, transitions, audio variants and the listening history.
@Suite struct PlayerControlTests {
    private func album(_ id: MusicItemID = "310730204") async throws -> Album {
        let request = MusicCatalogResourceRequest<Album>(matching: \.id, equalTo: id)
        return try #require(try await request.response().items.first)
    }

    private func tracks() async throws -> MusicItemCollection<Track> {
        try #require(try await album().with(.tracks).tracks)
    }

    @Test func `seeking moves eight times as fast until it ends`() async throws {
        try await Simulation.run { simulation in
            let player = ApplicationMusicPlayer.shared
            player.beginSeekingForward()
            #expect(player.state.playbackStatus == .stopped, "nothing is prepared")
            player.queue = [try await album()]
            try await player.play()
            player.beginSeekingForward()
            #expect(player.state.playbackStatus == .seekingForward)
            await simulation.advance(by: .seconds(10))
            #expect(player.playbackTime == 80)
            player.endSeeking()
            #expect(player.state.playbackStatus == .playing && player.playbackTime == 80)
            await simulation.advance(by: .seconds(5))
            #expect(player.playbackTime == 85)
            player.beginSeekingBackward()
            #expect(player.state.playbackStatus == .seekingBackward)
            await simulation.advance(by: .seconds(5))
            #expect(player.playbackTime == 45)
            await simulation.advance(by: .seconds(50))
            #expect(player.playbackTime == 0, "it stays in the entry")
            player.pause()
            #expect(player.state.playbackStatus == .paused && player.playbackTime == 0, "another call ends it")
            player.endSeeking()
            #expect(player.state.playbackStatus == .paused)
        }
    }

    @Test func `seeking to the end plays the next entry afterwards`() async throws {
        try await Simulation.run { simulation in
            let player = ApplicationMusicPlayer.shared
            player.queue = [try await album()]
            try await player.play()
            player.beginSeekingForward()
            await simulation.advance(by: .seconds(600))
            #expect(player.queue.currentEntry?.title == "Thunder Road" && player.playbackTime == 289.186)
            player.endSeeking()
            await simulation.advance(by: .seconds(1))
            #expect(player.queue.currentEntry?.title == "Tenth Avenue Freeze-Out" && player.playbackTime == 1)
        }
    }

    @Test func `entries overlap by the transition, except for consecutive tracks of an album`() async throws {
        try await Simulation.run { simulation in
            let player = ApplicationMusicPlayer.shared
            #expect(player.transition == .none)
            player.transition = .crossfade(duration: 10)
            #expect(player.transition == .crossfade(options: .init(duration: 10)))

            let first: Song = try #require(try await song("310730206"))
            let search = try await MusicCatalogSearchRequest(term: "love", types: [Song.self]).response().songs
            let other = try #require(search.first { $0.albumTitle != first.albumTitle })
            player.queue = ApplicationMusicPlayer.Queue(for: [first, other])
            try await player.play()
            await simulation.advance(by: .seconds(280))
            #expect(player.queue.currentEntry?.title == other.title)
            #expect(abs(player.playbackTime - 0.814) < 0.002)
            player.queue = [try await album()]
            try await player.play()
            await simulation.advance(by: .seconds(285))
            #expect(player.queue.currentEntry?.title == "Thunder Road")
            player.transition = .crossfade
            #expect("\(player.transition)" == "crossfade(options: CrossfadeOptions(duration: nil))")
            player.transition = .none
            #expect("\(player.transition)" == "none")
        }
    }

    private func song(_ id: MusicItemID) async throws -> Song? {
        try await MusicCatalogResourceRequest<Song>(matching: \.id, equalTo: id).response().items.first
    }

    @Test func `the state has the best variant of the current song`() async throws {
        try await Simulation.run { simulation in
            let player = ApplicationMusicPlayer.shared
            #expect(player.state.audioVariant == nil)
            let song = try await #require(try await song("310730206")).with(.audioVariants)
            player.queue = [song]
            try await player.play()
            let variants = try #require(song.audioVariants)
            #expect(player.state.audioVariant == AudioVariant.allCases.first { variants.contains($0) })
            #expect(simulation.requestLines.contains { $0.contains("extend[songs]=audioVariants") })
        }
    }

    @Test func `a queue may leave no trace in the listening history`() async throws {
        try await Simulation.run { simulation in
            func recent() async throws -> [MusicItemID] {
                try await MusicRecentlyPlayedRequest<Song>().response().items.map(\.id)
            }
            let before = try await recent()
            let player = ApplicationMusicPlayer.shared
            let songs = try await MusicCatalogSearchRequest(term: "love", types: [Song.self]).response().songs
            let song = try #require(songs.first { !before.contains($0.id) })
            let queue = ApplicationMusicPlayer.Queue(for: [song])
            #expect(queue.affectsListeningHistory)
            queue.affectsListeningHistory = false
            player.queue = queue
            try await player.play()
            #expect(!player.queue.affectsListeningHistory)
            await simulation.advance(by: .seconds(1000))
            #expect(try await recent() == before)
            player.queue.affectsListeningHistory = true
            try await player.play()
            await simulation.advance(by: .seconds(1000))
            #expect(try await recent().first == song.id)
        }
    }

    @Test func `a song with a part plays the part`() async throws {
        try await Simulation.run {
            let data = try JSONEncoder().encode(try #require(try await song("310730206")))
            let text = String(decoding: data, as: UTF8.self)
                .replacing(#""attributes":{"#, with: #""attributes":{"startTime":12.5,"endTime":20,"#)
            let part = try JSONDecoder().decode(Song.self, from: Data(text.utf8))
            #expect(part.startTime == 12.5 && part.endTime == 20)
            #expect(Track.song(part).startTime == 12.5 && Track.song(part).endTime == 20)
            let player = ApplicationMusicPlayer.shared
            player.queue = [part]
            try await player.play()
            #expect(player.playbackTime == 12.5 && player.queue.currentEntry?.endTime == 20)
        }
    }

    @Test func `the status, the variant and the history are observed`() async throws {
        try await Simulation.run {
            let player = ApplicationMusicPlayer.shared
            player.queue = [try await album()]
            try await player.play()
            let calls = Mutex(0)
            withObservationTracking {
                _ = player.state.playbackStatus
            } onChange: {
                calls.withLock { $0 += 1 }
            }
            withObservationTracking {
                _ = player.state.audioVariant
            } onChange: {
                calls.withLock { $0 += 1 }
            }
            withObservationTracking {
                _ = player.queue.affectsListeningHistory
            } onChange: {
                calls.withLock { $0 += 1 }
            }
            player.beginSeekingForward()
            #expect(calls.withLock { $0 } == 1)
            player.endSeeking()
            try await player.skipToNextEntry()
            player.queue.affectsListeningHistory = false
            #expect(calls.withLock { $0 } == 3)
        }
    }

    @Test func `an artwork has colors`() async throws {
        try await Simulation.run {
            let artwork = try #require(try await album().artwork)
            let color = try #require(artwork.backgroundColor)
            #expect(color.numberOfComponents == 4 && color.components?.count == 4 && color.alpha == 1)
            #expect(color.components?.allSatisfy { (0...1).contains($0) } == true)
            for text in [
                artwork.primaryTextColor, artwork.secondaryTextColor, artwork.tertiaryTextColor,
                artwork.quaternaryTextColor,
            ] { #expect(text != nil) }
            let text = #"{"url": "https://a/{w}x{h}", "width": 1, "height": 1, "bgColor": "ff8000", "textColor1": "x"}"#
            let read = try JSONDecoder().decode(Artwork.self, from: Data(text.utf8))
            #expect(read.backgroundColor?.components == [1, 128.0 / 255, 0, 1] && read.primaryTextColor == nil)
        }
    }
}
