import MusicKit
import MusicKitSimulation
import Testing

/// Tests worlds of tests that run at the same time.
@Suite struct IsolationTests {
    @Test func `many tests have a world each`() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<1000 {
                group.addTask {
                    let isSubscriber = number.isMultiple(of: 2)
                    try await Simulation.run(isSubscriber ? .subscriber : .eligible) { simulation in
                        #expect(try await MusicSubscription.current.canPlayCatalogContent == isSubscriber)
                        let id: MusicItemID = number.isMultiple(of: 3) ? "310730206" : "310730204"
                        if number.isMultiple(of: 3) {
                            _ = try await MusicCatalogResourceRequest<Song>(matching: \.id, equalTo: id).response()
                        } else {
                            _ = try await MusicCatalogResourceRequest<Album>(matching: \.id, equalTo: id).response()
                        }
                        ApplicationMusicPlayer.shared.state.repeatMode = isSubscriber ? .all : .one
                        await Task.yield()
                        #expect(simulation.requestLines.count == 1)
                        #expect(simulation.requestLines[0].contains(id.rawValue))
                        #expect(ApplicationMusicPlayer.shared.state.repeatMode == (isSubscriber ? .all : .one))
                    }
                }
            }
            try await group.waitForAll()
        }
    }

    @Test func `child tasks belong to the test`() async throws {
        try await Simulation.run(.subscriber) {
            async let child = MusicAuthorization.currentStatus
            #expect(await child == .authorized)
            #expect(await Task { MusicAuthorization.currentStatus }.value == .authorized)
        }
    }

    @Test func `a world file gives accounts their music`() async throws {
        let file = #"""
            {"now": "2027-03-01T00:00:00Z",
             "accounts": [{"name": "runner", "storefront": "gb", "library": ["songs/310730206"]}]}
            """#
        try await Simulation.run(worldFile: Data(file.utf8)) { simulation in
            #expect(try await MusicDataRequest.currentCountryCode == "gb")
            let songs = try await MusicLibraryRequest<Song>().response().items
            #expect(songs.map(\.title) == ["Thunder Road"])
            #expect(simulation.music.now == .seconds(1_803_859_200))
        }
        await #expect(throws: WorldFileProblem.self) {
            try await Simulation.run(worldFile: Data(#"{"acounts": []}"#.utf8)) { _ in }
        }
    }
}
