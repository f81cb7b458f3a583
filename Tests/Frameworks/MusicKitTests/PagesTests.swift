import MusicKit
import MusicKitSimulation
import Testing

/// Tests that lists of every kind are read to their ends.
@Suite struct PagesTests {
    /// Reads a list to its end.
    /// - Returns: the number of batches after the first.
    private func readAll<Item: MusicItem & Decodable>(
        _ list: MusicItemCollection<Item>, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> Int {
        var all = list
        var batches = 0
        while let next = try await all.nextBatch() {
            #expect(!next.isEmpty, sourceLocation: sourceLocation)
            all += next
            batches += 1
        }
        #expect(!all.hasNextBatch && Set(all.map(\.id)).count == all.count, sourceLocation: sourceLocation)
        return batches
    }

    @Test func `each type of a search`() async throws {
        try await Simulation.run {
            var request = MusicCatalogSearchRequest(
                term: "the",
                types: [
                    Album.self, Artist.self, Curator.self, MusicVideo.self, Playlist.self, RadioShow.self,
                    RecordLabel.self, Song.self, Station.self,
                ])
            request.limit = 25
            let found = try await request.response()
            let batches = [
                try await readAll(found.albums), try await readAll(found.artists), try await readAll(found.curators),
                try await readAll(found.musicVideos), try await readAll(found.playlists),
                try await readAll(found.radioShows), try await readAll(found.recordLabels),
                try await readAll(found.songs), try await readAll(found.stations),
            ]
            #expect(batches.filter { $0 > 0 }.count > 3, "\(batches)")
        }
    }

    @Test func `relationships, views and charts`() async throws {
        try await Simulation.run {
            let request = MusicCatalogResourceRequest<Artist>(matching: \.id, equalTo: "178834")
            let artist = try #require(try await request.response().items.first)
            let loaded = try await artist.with(.albums, .topSongs, .fullAlbums, .similarArtists)
            _ = try await readAll(try #require(loaded.albums))
            _ = try await readAll(try #require(loaded.topSongs))
            _ = try await readAll(try #require(loaded.fullAlbums))
            _ = try await readAll(try #require(loaded.similarArtists))
            let charts = try await MusicCatalogChartsRequest(
                kinds: [.mostPlayed, .cityTop, .dailyGlobalTop],
                types: [Album.self, MusicVideo.self, Playlist.self, Song.self]
            ).response()
            var batches = 0
            for chart in charts.songCharts { batches += try await readAll(chart.items) }
            for chart in charts.albumCharts { batches += try await readAll(chart.items) }
            for chart in charts.musicVideoCharts { batches += try await readAll(chart.items) }
            for chart in charts.playlistCharts { batches += try await readAll(chart.items) }
            #expect(batches > 5)
        }
    }

    @Test func `genres and recommendations`() async throws {
        try await Simulation.run {
            var genres = MusicCatalogResourceRequest<Genre>()
            genres.limit = 5
            let all = try await MusicCatalogResourceRequest<Genre>().response().items
            var few = try await genres.response().items
            #expect(few.count == 5)
            while let next = try await few.nextBatch() { few += next }
            #expect(few == all)
            var request = MusicPersonalRecommendationsRequest()
            request.limit = 2
            _ = try await readAll(try await request.response().recommendations)
        }
    }
}
