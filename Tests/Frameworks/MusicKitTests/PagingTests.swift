import MusicKit
import MusicKitSimulation
import Testing

@Suite struct PagingTests {
    @Test func `a list is read to its end`() async throws {
        try await Simulation.run { simulation in
            var request = MusicCatalogSearchRequest(term: "love", types: [Song.self])
            request.limit = 25
            var songs = try await request.response().songs
            var batches = 0
            while let next = try await songs.nextBatch() {
                #expect(!next.isEmpty && next.count <= 25)
                songs += next
                batches += 1
            }
            #expect(!songs.hasNextBatch)
            #expect(batches > 0 && batches == simulation.requests.count - 1)
            #expect(Set(songs.map(\.id)).count == songs.count)
        }
    }

    @Test func `a batch has the asked size`() async throws {
        try await Simulation.run {
            let songs = try await MusicCatalogSearchRequest(term: "love", types: [Song.self]).response().songs
            #expect(try await songs.nextBatch(limit: 3)?.count == 3)
        }
    }

    @Test func `charts, views and relationships go on too`() async throws {
        try await Simulation.run {
            var request = MusicCatalogChartsRequest(kinds: [.cityTop], types: [Playlist.self])
            request.limit = 1
            let chart = try #require(try await request.response().playlistCharts.first)
            let next = try #require(try await chart.items.nextBatch(limit: 2))
            #expect(next.count == 2 && next.first != chart.items.first)
            let artists = MusicCatalogResourceRequest<Artist>(matching: \.id, equalTo: "178834")
            let artist = try #require(try await artists.response().items.first)
            let loaded = try await artist.with(.albums, .topSongs)
            for hasNext in [loaded.albums?.hasNextBatch, loaded.topSongs?.hasNextBatch] { #expect(hasNext != nil) }
            var albums = try #require(loaded.albums)
            while let more = try await albums.nextBatch() { albums += more }
            #expect(Set(albums.map(\.id)).count == albums.count)
        }
    }

    @Test func `entries of a playlist keep counting over pages`() async throws {
        try await Simulation.run {
            let playlists = try await MusicLibraryRequest<Playlist>().response().items
            for playlist in playlists {
                var entries = try #require(try await playlist.with(.entries).entries)
                while let more = try await entries.nextBatch() { entries += more }
                #expect(entries.map(\.position) == Array(0..<entries.count))
            }
        }
    }

    @Test func `a list of one's own has no further items`() async throws {
        let none = MusicItemCollection<Song>()
        #expect(none.isEmpty && !none.hasNextBatch)
        #expect(try await none.nextBatch() == nil)
        struct Own: MusicItem { let id: MusicItemID }
        let own: MusicItemCollection = [Own(id: "1"), Own(id: "2")]
        #expect(own.map(\.id) == ["1", "2"])
        #expect(try await own.nextBatch() == nil)
        #expect(Array(own[1...]).count == 1)
    }
}
