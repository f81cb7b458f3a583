import MusicKit
import MusicKitSimulation
import Testing

/// Tests that each identifier of each type becomes one parameter of one request.
@Suite struct IdentifierTests {
    /// Loads each property of an item, and returns the parameters that were sent.
    private func sent<Item: FilterableMusicItem & MusicPropertyContainer & Decodable>(
        _ request: MusicCatalogResourceRequest<Item>, _ properties: [PartialMusicAsyncProperty<Item>]
    ) async throws -> [String] {
        try await Simulation.run { simulation in
            let item = try #require(try await request.response().items.first)
            for property in properties { _ = try await item.with(property) }
            return simulation.requestLines.dropFirst().map { line in
                line.split(separator: "?").last.map(String.init)?.replacing("&omit[resource]=autos", with: "") ?? ""
            }
        }
    }

    @Test func `albums`() async throws {
        let sent = try await sent(
            MusicCatalogResourceRequest<Album>(matching: \.id, equalTo: "310730204"),
            [
                .artists, .genres, .recordLabels, .tracks, .appearsOn, .otherVersions, .relatedAlbums, .relatedVideos,
                .artistURL, .audioVariants,
            ])
        #expect(
            sent == [
                "include=artists", "include=genres", "include=record-labels", "include=tracks", "views=appears-on",
                "views=other-versions", "views=related-albums", "views=related-videos", "extend=artistUrl",
                "extend=audioVariants",
            ])
    }

    @Test func `artists`() async throws {
        let sent = try await sent(
            MusicCatalogResourceRequest<Artist>(matching: \.id, equalTo: "178834"),
            [
                .albums, .genres, .musicVideos, .playlists, .station, .appearsOnAlbums, .compilationAlbums,
                .featuredAlbums, .fullAlbums, .latestRelease, .liveAlbums, .singles, .featuredPlaylists,
                .similarArtists, .topMusicVideos, .topSongs,
            ])
        #expect(
            sent == [
                "include=albums", "include=genres", "include=music-videos", "include=playlists", "include=station",
                "views=appears-on-albums", "views=compilation-albums", "views=featured-albums", "views=full-albums",
                "views=latest-release", "views=live-albums", "views=singles", "views=featured-playlists",
                "views=similar-artists", "views=top-music-videos", "views=top-songs",
            ])
    }

    @Test func `songs and music videos`() async throws {
        let songs = try await sent(
            MusicCatalogResourceRequest<Song>(matching: \.id, equalTo: "310730206"),
            [
                .albums, .artists, .composers, .genres, .musicVideos, .station, .artistURL, .audioVariants,
            ])
        #expect(
            songs == [
                "include=albums", "include=artists", "include=composers", "include=genres", "include=music-videos",
                "include=station", "extend=artistUrl", "extend=audioVariants",
            ])
        let videos = try await sent(
            MusicCatalogResourceRequest<MusicVideo>(matching: \.id, equalTo: "9000059001"),
            [
                .albums, .artists, .genres, .songs, .moreByArtist, .moreInGenre, .artistURL,
            ])
        #expect(
            videos == [
                "include=albums", "include=artists", "include=genres", "include=songs", "views=more-by-artist",
                "views=more-in-genre", "extend=artistUrl",
            ])
    }

    @Test func `playlists, curators, shows and labels`() async throws {
        let playlists = try await sent(
            MusicCatalogResourceRequest<Playlist>(matching: \.id, equalTo: "pl.fff0df0b89c96a6ce538f5d8df4f7e92"),
            [
                .tracks, .entries, .curator, .radioShow, .featuredArtists, .moreByCurator,
            ])
        #expect(
            playlists == [
                "include=tracks", "include=tracks", "include=curator", "include=curator", "views=featured-artists",
                "views=more-by-curator",
            ])
        let curators = try await sent(
            MusicCatalogResourceRequest<Curator>(matching: \.id, equalTo: "976439455"), [.playlists])
        #expect(curators == ["include=playlists"])
        let shows = try await sent(
            MusicCatalogResourceRequest<RadioShow>(matching: \.id, equalTo: "1496850205"), [.playlists])
        #expect(shows == ["include=playlists"])
        let labels = try await sent(
            MusicCatalogResourceRequest<RecordLabel>(matching: \.id, equalTo: "8900000001"),
            [.latestReleases, .topReleases])
        #expect(labels == ["views=latest-releases", "views=top-releases"])
    }
}
