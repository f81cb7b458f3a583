import AppleMusicAPI
import MusicKit
import MusicKitSimulation
import Testing

/// Tests that each resource of the built-in catalog decodes, and survives a round trip of coding.
@Suite struct CatalogTests {
    /// Requests items by id, and compares each with its coded form.
    /// - Returns: the number of items.
    private func check<Item: FilterableMusicItem & Codable & Equatable>(
        _ ids: [String], _ request: ([MusicItemID]) -> MusicCatalogResourceRequest<Item>
    ) async throws -> Int {
        try await Simulation.run {
            let items = try await request(ids.map { MusicItemID($0) }).response().items
            let coded = try JSONEncoder().encode(items)
            let decoded = try JSONDecoder().decode(MusicItemCollection<Item>.self, from: coded)
            #expect(decoded == items)
            return items.count
        }
    }

    @Test func `songs`() async throws {
        let ids = CatalogIDs.ids(CatalogIDs.related("tracks", of: CatalogIDs.albums), .songs)
        #expect(ids.count > 5000)
        // Some songs are not sold in this storefront.
        let count = try await check(ids) { MusicCatalogResourceRequest<Song>(matching: \.id, memberOf: $0) }
        #expect(count > ids.count / 2)
    }

    @Test func `albums`() async throws {
        let ids = CatalogIDs.ids(CatalogIDs.albums, .albums)
        let count = try await check(ids) { MusicCatalogResourceRequest<Album>(matching: \.id, memberOf: $0) }
        #expect(ids.count > 500 && count > ids.count / 2)
    }

    @Test func `artists, videos and playlists`() async throws {
        let artists = try await check(CatalogIDs.artists) {
            MusicCatalogResourceRequest<Artist>(matching: \.id, memberOf: $0)
        }
        #expect(artists > CatalogIDs.artists.count / 2)
        let ofArtists = CatalogIDs.artists.map { ResourceIdentifier(.artists, $0) }
        let videos = CatalogIDs.ids(CatalogIDs.related("music-videos", of: ofArtists), .musicVideos)
        let count = try await check(videos) { MusicCatalogResourceRequest<MusicVideo>(matching: \.id, memberOf: $0) }
        #expect(count > videos.count / 2)
        let playlists = try await check(CatalogIDs.playlists) {
            MusicCatalogResourceRequest<Playlist>(matching: \.id, memberOf: $0)
        }
        #expect(playlists > CatalogIDs.playlists.count / 2)
    }

    @Test func `stations, labels, genres, curators and shows`() async throws {
        let artists = CatalogIDs.artists.map { ResourceIdentifier(.artists, $0) }
        let stations = CatalogIDs.ids(CatalogIDs.related("station", of: artists), .stations)
        let live = CatalogIDs.liveStations
        let found = try await check(stations + live) {
            MusicCatalogResourceRequest<Station>(matching: \.id, memberOf: $0)
        }
        #expect(found > live.count)
        let labels = CatalogIDs.ids(CatalogIDs.related("record-labels", of: CatalogIDs.albums), .recordLabels)
        let ofLabels = try await check(labels) {
            MusicCatalogResourceRequest<RecordLabel>(matching: \.id, memberOf: $0)
        }
        #expect(ofLabels == labels.count)
        let genres = CatalogIDs.genres
        let ofGenres = try await check(genres) { MusicCatalogResourceRequest<Genre>(matching: \.id, memberOf: $0) }
        #expect(ofGenres == genres.count)
        let curators = CatalogIDs.related(
            "curator", of: CatalogIDs.playlists.map { ResourceIdentifier(.playlists, $0) })
        let ids = CatalogIDs.ids(curators, .curators) + CatalogIDs.ids(curators, .appleCurators)
        let ofCurators = try await check(ids) { MusicCatalogResourceRequest<Curator>(matching: \.id, memberOf: $0) }
        let shows = try await check(ids) { MusicCatalogResourceRequest<RadioShow>(matching: \.id, memberOf: $0) }
        #expect(ofCurators > 0 && ofCurators + shows <= ids.count && shows > 0)
    }
}
