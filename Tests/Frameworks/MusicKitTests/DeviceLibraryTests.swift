import MusicKit
import MusicKitSimulation
import Testing

/// Tests that library requests read the device, not the service.
@Suite struct DeviceLibraryTests {
    /// Returns an album of the catalog that the library does not have.
    private static func album() async throws -> Album {
        var request = MusicCatalogSearchRequest(term: "love", types: [Album.self])
        request.limit = 25
        for album in try await request.response().albums where album.playParameters != nil {
            if try await !isInLibrary(album) { return album }
        }
        throw MusicLibrary.Error.unknown
    }

    private static func isInLibrary(_ album: Album) async throws -> Bool {
        var request = MusicLibraryRequest<Album>()
        request.filter(matching: \.id, equalTo: album.id)
        return try await !request.response().items.isEmpty
    }

    @Test func `the library needs no network, and sends nothing`() async throws {
        try await Simulation.run(.subscriber) { simulation in
            simulation.music.goOffline()
            #expect(try await MusicLibraryRequest<Song>().response().items.count > 100)
            let sections = try await MusicLibrarySectionedRequest<Album, Song>().response().sections
            #expect(!sections.isEmpty)
            let found = try await MusicLibrarySearchRequest(term: "a", types: [Song.self, Artist.self]).response()
            #expect(!found.songs.isEmpty && !found.artists.isEmpty)
            let album = try #require(try await MusicLibraryRequest<Album>().response().items.first)
            #expect(try await album.with(.tracks).tracks?.isEmpty == false)
            let playlists = try await MusicLibraryRequest<Playlist>().response().items
            for playlist in playlists {
                #expect(try await playlist.with(.entries).entries?.hasNextBatch == false)
            }
            #expect(simulation.requestLines.isEmpty)
        }
    }

    @Test(arguments: [SimulatedScenario.eligible, .noMusicKitService, .noCloudLibrary, .lapsed, .signedOut])
    func `the library needs neither a subscription nor a token nor an account`(scenario: SimulatedScenario) async throws
    {
        try await Simulation.run(scenario) { simulation in
            let songs = try await MusicLibraryRequest<Song>().response().items
            // Uploads are on the device without a plan.
            #expect(songs.allSatisfy { $0.isrc == nil } && songs.count < (scenario == .noMusicKitService ? 200 : 10))
            #expect(simulation.requestLines.isEmpty)
        }
    }

    @Test(arguments: [SimulatedScenario.denied, .restricted, .freshSubscriber])
    func `the library needs consent`(scenario: SimulatedScenario) async throws {
        try await Simulation.run(scenario) {
            await #expect(throws: MusicLibrary.Error.permissionDenied) {
                try await MusicLibraryRequest<Song>().response()
            }
            await #expect(throws: MusicLibrary.Error.permissionDenied) {
                try await MusicLibrarySearchRequest(term: "a", types: [Song.self]).response()
            }
        }
    }

    @Test func `a fault of the service does not reach the library`() async throws {
        try await Simulation.run(.subscriber) { simulation in
            simulation.music.failRequests(with: 429, times: 1)
            let songs = try await MusicLibraryRequest<Song>().response().items
            #expect(!songs.isEmpty)
            await #expect(throws: MusicDataRequest.Error.self) { try await Self.album() }
        }
    }

    @Test func `a song that was played to its end counts the play`() async throws {
        try await Simulation.run(.subscriber) { simulation in
            let songs = try await MusicLibraryRequest<Song>().response().items
            #expect(songs.allSatisfy { $0.playCount == 0 && $0.lastPlayedDate == nil })
            let player = ApplicationMusicPlayer.shared
            player.queue = [songs[1]]
            try await player.play()
            await simulation.advance(by: .seconds(1200))
            var request = MusicLibraryRequest<Song>()
            request.sort(by: \.playCount, ascending: false)
            let first = try await request.response().items[0]
            #expect(first.id == songs[1].id && first.playCount == 1)
            let end = try #require(first.lastPlayedDate)
            let start = Date(timeIntervalSince1970: TimeInterval(SimulatedAppleMusic.standardTime.components.seconds))
            #expect(abs(end.timeIntervalSince(start) - (first.duration ?? 0)) <= 1)
        }
    }

    @Test func `a world file can begin with play counts, dates and downloads`() async throws {
        let file = Data(
            """
            {"accounts": [{"name": "a", "library": ["songs/203709340", "albums/310730204"]}],
             "devices": [{"plays": [{"played": "songs/203709340", "count": 12, "last": "2026-11-20T10:04:00Z"}],
               "downloads": ["library-songs/203709340"]}]}
            """.utf8)
        try await Simulation.run(worldFile: file) { _ in
            var request = MusicLibraryRequest<Song>()
            request.sort(by: \.playCount, ascending: false)
            let song = try #require(try await request.response().items.first)
            #expect(
                song.playCount == 12 && song.lastPlayedDate == ISO8601DateFormatter().date(from: "2026-11-20T10:04:00Z")
            )
            var downloads = MusicLibraryRequest<Song>()
            downloads.includeOnlyDownloadedContent = true
            #expect(try await downloads.response().items.map(\.id) == [song.id])
        }
    }

    @Test func `a skipped song and the catalog's own songs count as they were played`() async throws {
        try await Simulation.run(.subscriber) { simulation in
            let album = try #require(
                try await MusicLibraryRequest<Album>().response().items.first { $0.title == "Born to Run" })
            let player = ApplicationMusicPlayer.shared
            player.queue = [album]
            try await player.play()
            await simulation.advance(by: .seconds(2))
            try await player.skipToNextEntry()
            await simulation.advance(by: .seconds(900))
            player.stop()
            let tracks = try #require(try await album.with(.tracks).tracks)
            #expect(tracks[0].playCount == 0 && tracks[1].playCount == 1)
            var request = MusicLibraryRequest<Album>()
            request.sort(by: \.lastPlayedDate, ascending: false)
            let first = try await request.response().items[0]
            #expect(first.id == album.id && first.lastPlayedDate != nil)
        }
    }

    @Test func `an album that the app added is on the device at once, under both of its ids`() async throws {
        try await Simulation.run(.subscriber) { _ in
            let album = try await Self.album()
            #expect(try await !Self.isInLibrary(album))
            try await MusicLibrary.shared.add(album)
            #expect(try await Self.isInLibrary(album))
            var sections = MusicLibrarySectionedRequest<Album, Song>()
            sections.filterSections(matching: \.id, memberOf: [album.id])
            let found = try await sections.response().sections
            #expect(found.count == 1 && found[0].title == album.title)
            let tracks = try #require(try await album.with(.tracks, preferredSource: .library).tracks)
            #expect(tracks.allSatisfy { $0.id.rawValue.hasPrefix("i.") })
        }
    }

    @Test func `an addition to the account reaches the device after a delay of the clock`() async throws {
        try await Simulation.run(.subscriber) { simulation in
            let album = try await Self.album()
            let path = "https://api.music.apple.com/v1/me/library?ids%5Balbums%5D=\(album.id)"
            let url = try #require(URL(string: path))
            var request = URLRequest(url: url)
            request.httpMethod = "POST"
            _ = try await MusicDataRequest(urlRequest: request).response()
            await simulation.advance(by: .seconds(9))
            #expect(try await !Self.isInLibrary(album))
            await simulation.advance(by: .seconds(1))
            #expect(try await Self.isInLibrary(album))
        }
    }

    @Test func `only downloads stay on a device that does not synchronize`() async throws {
        try await Simulation.run(.subscriber) { simulation in
            let album = try #require(try await MusicLibraryRequest<Album>().response().items.first)
            try await simulation.download(album)
            let tracks = try #require(try await album.with(.tracks).tracks)
            try simulation.music.setCloudLibrary(on: false)
            let downloads = Set(tracks.map(\.id))
            let switchedOff = try await MusicLibraryRequest<Track>().response().items
            #expect(downloads.isSubset(of: switchedOff.map(\.id)) && switchedOff.count < downloads.count + 10)
            #expect(try await MusicLibraryRequest<Album>().response().items.contains { $0.id == album.id })
            try simulation.music.signOut()
            #expect(try await Set(MusicLibraryRequest<Track>().response().items.map(\.id)) == downloads)
            #expect(try await MusicLibraryRequest<Album>().response().items.map(\.id) == [album.id])
            try await simulation.removeDownload(of: album)
            #expect(try await MusicLibraryRequest<Album>().response().items.isEmpty)
        }
    }

    @Test func `the music of another account is not that of the first`() async throws {
        try await Simulation.run(.twoAccounts) { simulation in
            let stage = simulation.music.stage
            let song = try #require(try await MusicLibraryRequest<Song>().response().items.first)
            try await simulation.download(song)
            let (first, others) = stage.withWorld { world in
                (world.device.account?.name ?? "", world.device.accounts.map(\.name))
            }
            let other = try #require(others.first { $0 != first })
            func hasDownload() async throws -> Bool {
                var request = MusicLibraryRequest<Song>()
                request.includeOnlyDownloadedContent = true
                return try await !request.response().items.isEmpty
            }
            #expect(try await hasDownload())
            _ = try stage.withWorld { world in try world.device.signIn(other) }
            #expect(try await !hasDownload())
        }
    }

    @Test func `equal worlds have equal libraries, and a change is one world's alone`() async throws {
        func songs() async throws -> [MusicItemID] { try await MusicLibraryRequest<Song>().response().items.map(\.id) }
        let before = try await Simulation.run(.subscriber) { try await songs() }
        try await Simulation.run(.subscriber) { changed in
            #expect(try await songs() == before)
            try await MusicLibrary.shared.add(try await Self.album())
            let more = try await songs()
            #expect(more.count > before.count && Set(before).isSubset(of: more))
            let other = try await Simulation.run(.subscriber) { try await songs() }
            #expect(other == before)
            #expect(try await songs() == more)
            try changed.music.setCloudLibrary(on: false)
            #expect(try await songs().count < 10)
            try changed.music.setCloudLibrary(on: true)
            #expect(try await songs() == more)
        }
    }

    @Test func `an ended world answers with an error`() async throws {
        let music = SimulatedAppleMusic(.subscriber)
        await SimulatedAppleMusic.$current.withValue(music) {
            music.end()
            await #expect(throws: StageProblem.self) { try await MusicLibraryRequest<Song>().response() }
        }
    }
}
