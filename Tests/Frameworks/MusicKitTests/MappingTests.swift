import MusicKit
import MusicKitSimulation
import Testing

/// Tests that each request with its parameters becomes one request of the service.
@Suite struct MappingTests {
    private func lines(
        _ scenario: SimulatedScenario = .subscriber, _ body: () async throws -> Void
    ) async throws -> [String] {
        try await Simulation.run(scenario) { simulation in
            try await body()
            return simulation.requestLines
        }
    }

    private let bare = "omit[resource]=autos"

    @Test func `an id goes into the path`() async throws {
        let sent = try await lines {
            _ = try await MusicCatalogResourceRequest<Album>(matching: \.id, equalTo: "310730204").response()
            _ = try await MusicCatalogResourceRequest<Song>(matching: \.id, equalTo: "310730206").response()
            _ = try await MusicCatalogResourceRequest<Artist>(matching: \.id, equalTo: "178834").response()
            _ = try await MusicCatalogResourceRequest<MusicVideo>(matching: \.id, equalTo: "9000059001").response()
            _ = try await MusicCatalogResourceRequest<Station>(matching: \.id, equalTo: "ra.9700000009").response()
            _ = try await MusicCatalogResourceRequest<Genre>(matching: \.id, equalTo: "21").response()
            _ = try await MusicCatalogResourceRequest<RecordLabel>(matching: \.id, equalTo: "8900000001").response()
            _ = try await MusicCatalogResourceRequest<RadioShow>(matching: \.id, equalTo: "1496850205").response()
            _ = try await MusicCatalogResourceRequest<Curator>(matching: \.id, equalTo: "976439455").response()
        }
        let paths = [
            "albums/310730204", "songs/310730206", "artists/178834", "music-videos/9000059001",
            "stations/ra.9700000009", "genres/21", "record-labels/8900000001", "apple-curators/1496850205",
            "curators/976439455",
        ]
        #expect(sent == paths.map { "GET /v1/catalog/us/\($0)?\(bare)" })
    }

    @Test func `several ids, bar codes and recordings become lists`() async throws {
        let sent = try await lines {
            let albums: [MusicItemID] = ["310730204", "611171778"]
            _ = try await MusicCatalogResourceRequest<Album>(matching: \.id, memberOf: albums).response()
            _ = try await MusicCatalogResourceRequest<Album>(matching: \.upc, equalTo: "2003107302044").response()
            _ = try await MusicCatalogResourceRequest<Song>(matching: \.isrc, memberOf: ["A", "B"]).response()
            _ = try await MusicCatalogResourceRequest<MusicVideo>(matching: \.isrc, equalTo: "A").response()
            var genres = MusicCatalogResourceRequest<Genre>()
            genres.limit = 3
            _ = try await genres.response()
        }
        #expect(
            sent == [
                "GET /v1/catalog/us/albums?ids=310730204,611171778&\(bare)",
                "GET /v1/catalog/us/albums?filter[upc]=2003107302044&\(bare)",
                "GET /v1/catalog/us/songs?filter[isrc]=A,B&\(bare)",
                "GET /v1/catalog/us/music-videos?filter[isrc]=A&\(bare)",
                "GET /v1/catalog/us/genres?limit=3&\(bare)",
            ])
    }

    @Test func `more ids than a request takes are split, and unknown ones are left out`() async throws {
        try await Simulation.run { simulation in
            let ids = (0..<120).map { MusicItemID("\($0)") } + ["310730204"]
            let response = try await MusicCatalogResourceRequest<Album>(matching: \.id, memberOf: ids).response()
            #expect(response.items.map(\.id) == ["310730204"])
            #expect(simulation.requests.count == 2)
        }
    }

    @Test func `properties become include, views and extend`() async throws {
        let sent = try await lines {
            var request = MusicCatalogResourceRequest<Album>(matching: \.id, equalTo: "310730204")
            request.properties = [.artists, .relatedAlbums, .tracks, .audioVariants, .appearsOn]
            let album = try await request.response().items.first
            #expect(album?.tracks?.isEmpty == false && album?.relatedAlbums != nil)
        }
        #expect(
            sent == [
                "GET /v1/catalog/us/albums/310730204?include=artists,tracks&views=related-albums,appears-on&extend=audioVariants&\(bare)"
            ])
    }

    @Test func `equivalents are found by the asked id`() async throws {
        let sent = try await lines {
            var request = MusicCatalogResourceRequest<Song>(matching: \.id, memberOf: ["310730206"])
            request.options = [.findEquivalents]
            let response = try await request.response()
            #expect(response.item(for: "310730206")?.title == "Thunder Road")
            #expect(response.item(for: "1") == nil)
        }
        #expect(sent == ["GET /v1/catalog/us/songs?filter[equivalents]=310730206&\(bare)"])
    }

    @Test func `searches, suggestions and charts carry types and pages`() async throws {
        let sent = try await lines {
            var search = MusicCatalogSearchRequest(term: "a b", types: [Album.self, Curator.self, RadioShow.self])
            search.limit = 2
            search.offset = 1
            search.includeTopResults = true
            _ = try await search.response()
            var suggestions = MusicCatalogSearchSuggestionsRequest(term: "a", includingTopResultsOfTypes: [Song.self])
            suggestions.limit = 2
            _ = try await suggestions.response()
            _ = try await MusicCatalogSearchSuggestionsRequest(term: "a").response()
            let genre = try await MusicCatalogResourceRequest<Genre>(matching: \.id, equalTo: "21").response().items[0]
            var charts = MusicCatalogChartsRequest(
                genre: genre, kinds: [.mostPlayed, .cityTop, .dailyGlobalTop],
                types: [Album.self, MusicVideo.self, Playlist.self, Song.self])
            charts.limit = 1
            charts.offset = 2
            _ = try await charts.response()
        }
        #expect(
            sent == [
                "GET /v1/catalog/us/search?term=a+b&types=albums,curators,apple-curators&with=topResults&limit=2&offset=1",
                "GET /v1/catalog/us/search/suggestions?term=a&kinds=terms,topResults&types=songs&limit=2",
                "GET /v1/catalog/us/search/suggestions?term=a&kinds=terms",
                "GET /v1/catalog/us/genres/21?\(bare)",
                "GET /v1/catalog/us/charts?types=albums,music-videos,playlists,songs&genre=21&with=cityCharts,dailyGlobalTopCharts&limit=1&offset=2",
            ])
    }

    @Test func `personal requests go to the user's paths`() async throws {
        let sent = try await lines {
            _ = try await MusicRecentlyPlayedContainerRequest().response()
            _ = try await MusicRecentlyPlayedRequest<Track>().response()
            var songs = MusicRecentlyPlayedRequest<Song>()
            songs.limit = 3
            songs.offset = 1
            _ = try await songs.response()
            _ = try await MusicRecentlyPlayedRequest<MusicVideo>().response()
            _ = try await MusicRecentlyPlayedRequest<Station>().response()
            let recommended = try await MusicPersonalRecommendationsRequest().response().recommendations
            let refreshed = try await MusicPersonalRecommendationsRequest(refreshing: recommended.prefix(1)).response()
            #expect(refreshed.recommendations.map(\.id) == recommended.prefix(1).map(\.id))
        }
        #expect(
            sent.dropLast() == [
                "GET /v1/me/recent/played", "GET /v1/me/recent/played/tracks",
                "GET /v1/me/recent/played/tracks?types=songs,library-songs&limit=3&offset=1",
                "GET /v1/me/recent/played/tracks?types=music-videos,library-music-videos",
                "GET /v1/me/recent/radio-stations", "GET /v1/me/recommendations",
            ])
        #expect(sent.last?.hasPrefix("GET /v1/me/recommendations?ids=") == true)
    }

    @Test func `the storefront is the account's`() async throws {
        try await Simulation.run { simulation in
            try simulation.music.moveAccount(to: "jp")
            #expect(try await MusicDataRequest.currentCountryCode == "jp")
            _ = try await MusicCatalogSearchRequest(term: "a", types: [Song.self]).response()
            #expect(simulation.requestLines.last?.hasPrefix("GET /v1/catalog/jp/search") == true)
        }
    }

    @Test func `a data request passes method, headers and body on`() async throws {
        try await Simulation.run { simulation in
            let url = try #require(URL(string: "https://api.music.apple.com/v1/me/ratings/songs/310730206"))
            var request = URLRequest(url: url)
            request.httpMethod = "PUT"
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
            request.httpBody = Data(#"{"type":"rating","attributes":{"value":1}}"#.utf8)
            let response = try await MusicDataRequest(urlRequest: request).response()
            #expect(response.urlResponse.statusCode == 200)
            request.httpMethod = "DELETE"
            request.httpBody = nil
            let deleted = try await MusicDataRequest(urlRequest: request).response()
            #expect(deleted.urlResponse.statusCode == 204 && deleted.data.isEmpty)
            #expect(simulation.requests.map(\.request.method) == [.put, .delete])
        }
    }

    @Test func `writes of the library become requests with bodies`() async throws {
        try await Simulation.run { simulation in
            let songs = MusicCatalogResourceRequest<Song>(matching: \.id, equalTo: "310730206")
            let song = try #require(try await songs.response().items.first)
            let library = MusicLibrary.shared
            let playlist = try await library.createPlaylist(name: "Run", description: "Fast", items: [song])
            try await library.add(song, to: playlist)
            try await library.edit(playlist, name: "Walk")
            try await library.edit(playlist, items: [song])
            try await library.add(song)
            let sent = simulation.requests.dropFirst().map(\.request)
            let path = "/v1/me/library/playlists/\(playlist.id)"
            #expect(
                sent.map { "\($0.method.rawValue) \($0.target)" } == [
                    "POST /v1/me/library/playlists", "POST \(path)/tracks", "GET \(path)", "PATCH \(path)",
                    "GET \(path)", "PUT \(path)/tracks", "GET \(path)", "POST /v1/me/library?ids[songs]=310730206",
                ])
            let tracks = #"{"data":[{"id":"310730206","type":"songs"}]}"#
            let bodies = sent.map { String(decoding: $0.body, as: UTF8.self) }.filter { !$0.isEmpty }
            #expect(
                bodies == [
                    #"{"attributes":{"description":"Fast","name":"Run"},"relationships":{"tracks":\#(tracks)}}"#,
                    tracks,
                    #"{"attributes":{"name":"Walk"}}"#, tracks,
                ])
        }
    }

    @Test func `players fetch what they play`() async throws {
        let sent = try await lines {
            let albums = MusicCatalogResourceRequest<Album>(matching: \.id, equalTo: "310730204")
            let album = try await albums.response().items[0].with(.tracks)
            let songs = try #require(album.tracks).prefix(2)
            ApplicationMusicPlayer.shared.queue = ApplicationMusicPlayer.Queue(for: songs)
            try await ApplicationMusicPlayer.shared.prepareToPlay()
            ApplicationMusicPlayer.shared.queue = [album]
            try await ApplicationMusicPlayer.shared.prepareToPlay()
        }
        #expect(sent.count == 4)
        #expect(sent[2].hasPrefix("GET /v1/catalog/us/songs?ids=310730206,"))
        #expect(sent[2].hasSuffix("&extend[songs]=audioVariants"))
        #expect(sent[3] == "GET /v1/catalog/us/albums/310730204?extend[songs]=audioVariants")
    }
}
