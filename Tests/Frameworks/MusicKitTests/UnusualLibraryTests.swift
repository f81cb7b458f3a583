import MusicKit
import MusicKitSimulation
import Testing

/// Tests libraries that change while they are read, and that have an album several times.
@Suite(.timeLimit(.minutes(10))) struct UnusualLibraryTests {
    @Test func `an addition that arrives while the library is read is in the answer as a whole or not at all`()
        async throws
    {
        try await Simulation.run(.subscriber) { simulation in
            let before = try await MusicLibraryRequest<Song>().response().items.count
            let path = "https://api.music.apple.com/v1/me/library?ids%5Balbums%5D=\(try await Self.newAlbum())"
            var addition = URLRequest(url: try #require(URL(string: path)))
            addition.httpMethod = "POST"
            _ = try await MusicDataRequest(urlRequest: addition).response()
            let counts = try await withThrowingTaskGroup(of: Int?.self) { group in
                group.addTask {
                    for _ in 0..<20 {
                        await simulation.advance(by: .seconds(1))
                        await Task.yield()
                    }
                    return nil
                }
                for number in 0..<40 {
                    group.addTask {
                        let titles: [MusicItemID]
                        if number.isMultiple(of: 2) {
                            titles = try await MusicLibraryRequest<Song>().response().items.map(\.id)
                        } else {
                            let sections = try await MusicLibrarySectionedRequest<Album, Song>().response().sections
                            titles = sections.flatMap(\.items).map(\.id)
                        }
                        #expect(Set(titles).count == titles.count, "a song is in the answer twice")
                        return titles.count
                    }
                }
                return try await group.reduce(into: Set<Int>()) { counts, count in
                    if let count { counts.insert(count) }
                }
            }
            let after = try await MusicLibraryRequest<Song>().response().items.count
            #expect(after > before && counts.isSubset(of: [before, after]), "\(counts), \(before), \(after)")
        }
    }

    /// Returns the id of an album of the catalog that the library does not have.
    private static func newAlbum() async throws -> MusicItemID {
        let known = Set(try await MusicLibraryRequest<Album>().response().items.map(\.title))
        var search = MusicCatalogSearchRequest(term: "love", types: [Album.self])
        search.limit = 25
        let found = try await search.response().albums.first { $0.playParameters != nil && !known.contains($0.title) }
        return try #require(found?.id)
    }

    @Test func `an album that is added twice, by a song and as an upload is there once, beside the upload's`()
        async throws
    {
        let file = #"""
            {"accounts": [{"name": "a", "library": ["songs/310730206", "albums/310730204", "albums/310730204",
              {"upload": {"name": "Thunder Road", "artist": "Bruce Springsteen", "album": "Born to Run"}}]}]}
            """#
        try await Simulation.run(worldFile: Data(file.utf8)) { _ in
            let all = try await MusicLibraryRequest<Album>().response().items.filter { $0.title == "Born to Run" }
            #expect(Set(all.map(\.id)).count == all.count)
            var byID = MusicLibraryRequest<Album>()
            byID.filter(matching: \.id, equalTo: "310730204")
            let album = try #require(try await byID.response().items.first)
            #expect(try await byID.response().items.count == 1 && album.trackCount == 8)
            var tracks: [MusicItemID] = []
            for one in all {
                let own = try #require(try await one.with(.tracks, preferredSource: .library).tracks)
                #expect(own.count == one.trackCount)
                tracks += own.map(\.id)
            }
            #expect(Set(tracks).count == tracks.count && tracks.count == 9)
            let sections = try await MusicLibrarySectionedRequest<Album, Song>().response().sections
            #expect(sections.count == all.count && sections.flatMap(\.items).count == 9)
            try await MusicLibrary.shared.add(try await Self.catalogAlbum())
            #expect(try await MusicLibraryRequest<Song>().response().items.count == 9)
            await #expect(throws: MusicLibrary.Error.itemAlreadyAdded) { try await MusicLibrary.shared.add(album) }
        }
    }

    private static func catalogAlbum() async throws -> Album {
        let request = MusicCatalogResourceRequest<Album>(matching: \.id, equalTo: "310730204")
        return try #require(try await request.response().items.first)
    }
}
