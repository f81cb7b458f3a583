#if canImport(MusicKitSimulation)
    import MusicKit
    import MusicKitSimulation
    import RunnerApp
    import Testing

    @Suite(InSimulation(scenario: .subscriber)) @MainActor struct WorkoutPlayerTests {
        private let player = WorkoutPlayer()

        private func songs(_ count: Int = 3) async throws -> [Song] {
            try await MusicService().songs(matching: "run", limit: count)
        }

        @Test func `songs play one after the other, and again`() async throws {
            let songs = try await songs()
            try await player.start(with: songs)
            #expect(player.title == songs[0].title && player.nextTitles == songs.dropFirst().map(\.title))
            let duration = songs.reduce(0) { $0 + ($1.duration ?? 0) }
            await Simulation.current.advance(by: .seconds(duration + 1))
            #expect(player.title == songs[0].title)
        }

        @Test func `a power song comes next`() async throws {
            let songs = try await songs(4)
            try await player.start(with: Array(songs.prefix(3)))
            try await player.playPowerSong(songs[3])
            #expect(player.nextTitles == [songs[3].title, songs[1].title, songs[2].title])
        }

        @Test func `a pause keeps the position`() async throws {
            try await player.start(with: songs())
            await Simulation.current.advance(by: .seconds(20))
            try await player.togglePause()
            await Simulation.current.advance(by: .seconds(60))
            try await player.togglePause()
            #expect(ApplicationMusicPlayer.shared.playbackTime == 20)
        }

        @Test func `a run needs songs and a subscription`() async throws {
            await #expect(throws: WorkoutPlayer.NoSongs.self) { try await player.start(with: []) }
            let songs = try await songs()
            try Simulation.current.music.lapse()
            await #expect(throws: (any Error).self) { try await player.start(with: songs) }
        }
    }
#endif
