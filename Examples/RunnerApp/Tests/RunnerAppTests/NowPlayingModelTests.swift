#if canImport(MusicKitSimulation)
    import MusicKit
    import MusicKitSimulation
    import RunnerApp
    import Testing

    @Suite(InSimulation(scenario: .subscriber)) @MainActor struct NowPlayingModelTests {
        @Test func `the title follows the player`() async throws {
            let model = NowPlayingModel()
            let songs = try await MusicService().songs(matching: "run", limit: 2)
            try await WorkoutPlayer().start(with: songs)
            while model.title != songs[0].title { try await Task.sleep(for: .milliseconds(1)) }
            #expect(model.title == songs[0].title)
        }
    }
#endif
