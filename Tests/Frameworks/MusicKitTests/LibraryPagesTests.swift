import MusicKit
import MusicKitSimulation
import Testing

/// Conditions and sections of libraries that are longer than a page of the service.
@Suite struct LibraryPagesTests {
    @Test func `sections have every song of the library`() async throws {
        try await Simulation.run(.subscriber) { _ in
            let songs = try await MusicLibraryRequest<Song>().response().items
            #expect(songs.count > 100, "the library has more than a page")
            let sections = try await MusicLibrarySectionedRequest<Album, Song>().response().sections
            #expect(sections.reduce(0) { $0 + $1.items.count } == songs.count)
            let albums = try await MusicLibraryRequest<Album>().response().items
            #expect(Set(sections.map(\.id)).isSuperset(of: Set(albums.map(\.id))))
        }
    }

    @Test func `a condition on related items finds items of every page`() async throws {
        try await Simulation.run(.subscriber) { _ in
            let artists = try await MusicLibraryRequest<Artist>().response().items
            let artist = try #require(artists.first { $0.name == "Soda Water Club" })
            var request = MusicLibraryRequest<Song>()
            request.filter(matching: \.artists, contains: artist)
            let all = try await MusicLibraryRequest<Song>().response().items
            let wanted = all.filter { $0.artistName == artist.name }
            #expect(Set(try await request.response().items.map(\.id)).isSuperset(of: wanted.map(\.id)))
            #expect(!wanted.isEmpty)
        }
    }

    @Test func `batches of related items have their properties and size`() async throws {
        try await Simulation.run(.subscriber) { simulation in
            var request = MusicCatalogSearchRequest(term: "love", types: [Song.self])
            request.limit = 3
            var songs = try await request.response().songs
            songs = try #require(try await songs.nextBatch())
            #expect(songs.count == 3)
            songs = try #require(try await songs.nextBatch(limit: 2))
            #expect(songs.count == 2)
            songs = try #require(try await songs.nextBatch())
            #expect(songs.count == 2)
            var genres = MusicCatalogResourceRequest<Genre>()
            genres.limit = 4
            #expect(try await genres.response().items.nextBatch()?.count == 4)
        }
    }

    @Test func `a coded collection still goes on with the parameters of its request`() async throws {
        try await Simulation.run(.subscriber) { _ in
            var request = MusicCatalogSearchRequest(term: "love", types: [Song.self])
            request.limit = 3
            let songs = try await request.response().songs
            let copy = try JSONDecoder().decode(MusicItemCollection<Song>.self, from: JSONEncoder().encode(songs))
            #expect(try await copy.nextBatch() == songs.nextBatch())
        }
    }
}
