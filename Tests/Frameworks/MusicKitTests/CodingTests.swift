import AppleMusicAPI
import MusicKit
import MusicKitSimulation
import Testing

@Suite struct CodingTests {
    private func roundTrip<Item: Codable & Equatable>(
        _ item: Item, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let data = try JSONEncoder().encode(item)
        let decoded = try JSONDecoder().decode(Item.self, from: data)
        #expect(decoded == item, sourceLocation: sourceLocation)
    }

    @Test func `items with everything loaded survive a round trip`() async throws {
        try await Simulation.run {
            let album = try #require(
                try await MusicCatalogResourceRequest<Album>(matching: \.id, equalTo: "310730204").response().items
                    .first)
            let loaded = try await album.with([.artists, .tracks, .relatedAlbums, .audioVariants, .artistURL])
            try roundTrip(loaded)
            try roundTrip([album, loaded])
            let tracks = try #require(loaded.tracks)
            try roundTrip(tracks)
            try roundTrip(tracks[0])
            let search = try await MusicCatalogSearchRequest(
                term: "the",
                types: [
                    Album.self, Artist.self, Curator.self, MusicVideo.self, Playlist.self, RadioShow.self,
                    RecordLabel.self, Song.self, Station.self,
                ]
            ).response()
            #expect(!search.stations.isEmpty && !search.recordLabels.isEmpty && !search.musicVideos.isEmpty)
            try roundTrip(search.albums)
            try roundTrip(search.artists)
            try roundTrip(search.curators)
            try roundTrip(search.musicVideos)
            try roundTrip(search.playlists)
            try roundTrip(search.recordLabels)
            try roundTrip(search.songs)
            try roundTrip(search.stations)
            #expect(try roundTripped(search.songs).hasNextBatch == search.songs.hasNextBatch)
            let again = try roundTripped(search)
            #expect(again.songs == search.songs && again.stations == search.stations)
        }
    }

    private func roundTripped<Item: Codable>(_ item: Item) throws -> Item {
        try JSONDecoder().decode(Item.self, from: JSONEncoder().encode(item))
    }

    @Test func `answers survive a round trip`() async throws {
        try await Simulation.run {
            try roundTrip(try await MusicCatalogResourceRequest<Genre>().response())
            let kinds = MusicCatalogChartKind.allCases
            let charts = try await MusicCatalogChartsRequest(kinds: kinds, types: [Song.self, Playlist.self]).response()
            #expect(try roundTripped(charts).songCharts == charts.songCharts)
            #expect(try roundTripped(charts).playlistCharts.count == charts.playlistCharts.count)
            try roundTrip(
                try await MusicCatalogSearchSuggestionsRequest(term: "b", includingTopResultsOfTypes: [Song.self])
                    .response())
            try roundTrip(try await MusicRecentlyPlayedContainerRequest().response())
            try roundTrip(try await MusicPersonalRecommendationsRequest().response())
            let playlists = try await MusicLibraryRequest<Playlist>().response().items
            let playlist = try await playlists[0].with(.entries)
            try roundTrip(try #require(playlist.entries))
            try roundTrip(playlist)
        }
    }

    /// Compares the results of a search for each letter with the decoded bodies of the same requests.
    @Test func `resources of the catalog decode as the request decodes them`() async throws {
        struct Page<Item: Decodable>: Decodable { let data: [Item] }
        struct Found: Decodable {
            struct Results: Decodable {
                let albums: Page<Album>?
                let songs: Page<Song>?
            }
            let results: Results
        }
        try await Simulation.run {
            for letter in "abcdefghijklmnopqrstuvwxyz" {
                var request = MusicCatalogSearchRequest(term: String(letter), types: [Album.self, Song.self])
                request.limit = 25
                let response = try await request.response()
                let address =
                    "https://api.music.apple.com/v1/catalog/us/search?term=\(letter)&types=albums,songs&limit=25"
                let url = try #require(URL(string: address))
                let data = try await MusicDataRequest(urlRequest: URLRequest(url: url)).response().data
                let found = try JSONDecoder().decode(Found.self, from: data).results
                #expect(found.albums?.data ?? [] == Array(response.albums))
                #expect(found.songs?.data ?? [] == Array(response.songs))
                let whole = try JSONDecoder().decode(MusicCatalogSearchResponse.self, from: data)
                // The link of the response to its next page has the parameters of the request too.
                #expect(Array(whole.albums) == Array(response.albums))
            }
        }
    }

    private func decode<Item: Decodable>(_ type: Item.Type, _ text: String) throws -> Item {
        try JSONDecoder().decode(type, from: Data(text.utf8))
    }

    @Test func `attributes that are missing are empty, and unknown ones are kept`() throws {
        let text = #"""
            {"id": "1", "type": "songs", "attributes": {"name": "A", "artistName": "B", "contentRating": "odd", "new": 1.5},
             "meta": {"musicKit_identifierSet": {"id": "1", "isLibrary": false}}}
            """#
        let song = try decode(Song.self, text)
        #expect(song.title == "A" && song.artistName == "B" && song.genreNames == [] && !song.hasLyrics)
        #expect(song.artwork == nil && song.url == nil && song.contentRating == nil && song.duration == nil)
        #expect(song.description == #"Song(id: "1", title: "A", artistName: "B")"#)
        let encoded = String(decoding: try JSONEncoder().encode(song), as: UTF8.self)
        #expect(encoded.contains(#""new":1.5"#) && encoded.contains("musicKit_identifierSet"))
        let station = try decode(
            Station.self, #"{"id":"r","type":"stations","attributes":{"name":"N","isLive":true,"episodeNumber":"7"}}"#)
        #expect(station.isLive && station.episodeNumber == 7 && station.artwork == nil)
    }

    @Test func `an item needs an id, a near type and attributes, but none of them`() throws {
        let bare = try decode(Song.self, #"{"id": "S1", "type": "songs", "attributes": {"title": "x"}}"#)
        #expect(bare.title.isEmpty && bare.artistName.isEmpty && bare.id == "S1")
        let named = #"{"data": [{"id": "1", "type": "songs", "href": "/x", "attributes": {"name": "N"}}]}"#
        #expect(try decode(MusicItemCollection<Song>.self, named).map(\.title) == ["N"])
        for type in ["songs", "library-songs", "song", "personal-songs"] {
            #expect(try decode(Song.self, #"{"id": "1", "type": "\#(type)", "attributes": {}}"#).id == "1")
        }
        for text in [
            "[]", "1", "{}", #"{"id": "1", "type": "albums", "attributes": {}}"#, #"{"id": "1", "type": "songs"}"#,
        ] {
            #expect(throws: DecodingError.self, "\(text)") { try decode(Song.self, text) }
        }
    }

    @Test func `a page leaves out what is only identified or of another type`() throws {
        let song = #"{"id": "1", "type": "songs", "attributes": {"name": "A", "artistName": "B"}}"#
        let video = song.replacing("songs", with: "music-videos").replacing(#""1""#, with: #""3""#)
        let page =
            #"{"data": [\#(song), {"id": "2", "type": "songs"}, \#(video), {"id": "4", "type": "lyrics"}], "next": "/v1/x?offset=4"}"#
        let songs = try decode(MusicItemCollection<Song>.self, page)
        #expect(songs.map(\.id) == ["1"] && songs.hasNextBatch)
        let tracks = try decode(MusicItemCollection<Track>.self, page)
        #expect(tracks.map(\.id) == ["1", "3"])
        if case .musicVideo(let video) = tracks[1] { #expect(video.title == "A") } else { Issue.record("not a video") }
        #expect(try decode([Song].self, "[\(song)]").first?.title == "A")
        struct Own: MusicItem, Decodable { let id: MusicItemID }
        #expect(try decode(MusicItemCollection<Own>.self, page).map(\.id) == ["1", "2", "3", "4"])
    }

    @Test func `a client's enum can read the type first`() throws {
        enum Found: Decodable {
            case album(Album)
            case other(String)

            private enum Keys: String, CodingKey { case type }

            init(from decoder: any Decoder) throws {
                let type = try decoder.container(keyedBy: Keys.self).decode(String.self, forKey: .type)
                self = type == "albums" ? .album(try Album(from: decoder)) : .other(type)
            }
        }
        let text = #"{"id": "1", "type": "albums", "attributes": {"name": "A", "artistName": "B"}}"#
        guard case .album(let album) = try decode(Found.self, text) else {
            Issue.record("not an album")
            return
        }
        #expect(album.title == "A")
    }

    @Test func `play parameters keep every member`() throws {
        let text = #"{"catalogId":"5","id":"i.1","isLibrary":true,"kind":"song","odd":{"a":[1,null]}}"#
        let parameters = try decode(MusicKit.PlayParameters.self, text)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        #expect(String(decoding: try encoder.encode(parameters), as: UTF8.self) == text)
    }

    @Test func `values read what the service writes`() async throws {
        try await Simulation.run {
            let response = try await MusicCatalogResourceRequest<Song>(matching: \.id, equalTo: "310730206").response()
            let song = try #require(response.items.first)
            #expect(song.duration == 289.186 && song.trackNumber == 1 && song.discNumber == 1)
            #expect(song.isrc == "USSM19904335" && song.albumTitle == "Born to Run")
            let day = DateComponents(
                calendar: Calendar(identifier: .gregorian), timeZone: .gmt, year: 1975, month: 8, day: 25)
            #expect(song.releaseDate == day.date)
            let artwork = try #require(song.artwork)
            #expect(artwork.maximumWidth == 1500)
            #expect(artwork.url(width: 100, height: 50)?.absoluteString.contains("100x50") == true)
            #expect(song.previewAssets?.first?.url != nil)
            #expect(song.playParameters != nil && song.composerName != nil && song.url != nil)
            let id: MusicItemID = "310730206"
            #expect(String(decoding: try JSONEncoder().encode([id]), as: UTF8.self) == #"["310730206"]"#)
        }
    }

    @Test func `a genre has its parent`() throws {
        let text = #"{"id":"1","type":"genres","attributes":{"name":"A","parentId":"34","parentName":"Music"}}"#
        let genre = try decode(Genre.self, text)
        #expect(genre.parent?.id == "34" && genre.parent?.name == "Music" && genre.parent?.parent == nil)
    }
}
