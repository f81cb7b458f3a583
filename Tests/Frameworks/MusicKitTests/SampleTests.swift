import MusicKit
import MusicKitSimulation
import Testing

/// Code samples of the talks about MusicKit for Swift (WWDC21 session 10294, WWDC22 session 110347).
@Suite struct SampleTests {
    @Test func `an album loads its artists, tracks and related albums`() async throws {
        try await Simulation.run {
            let request = MusicCatalogResourceRequest<Album>(matching: \.id, equalTo: "310730204")
            let album = try #require(try await request.response().items.first)
            #expect(album.tracks == nil)
            let detailed = try await album.with([.artists, .tracks, .relatedAlbums])
            #expect(detailed.artists?.first?.name == "Bruce Springsteen")
            #expect(detailed.tracks?.prefix(2).map(\.title) == ["Thunder Road", "Tenth Avenue Freeze-Out"])
            let related = try #require(detailed.relatedAlbums)
            #expect(!related.isEmpty)
            #expect(related.title?.isEmpty == false)
            for album in related { #expect(!album.title.isEmpty && !album.artistName.isEmpty) }
            #expect(album.tracks == nil, "the receiver does not change")
        }
    }

    @Test func `genres are decoded from the data of a URL`() async throws {
        struct Genres: Decodable { let data: [Genre] }
        try await Simulation.run {
            let country = try await MusicDataRequest.currentCountryCode
            let url = try #require(URL(string: "https://api.music.apple.com/v1/catalog/\(country)/genres"))
            let response = try await MusicDataRequest(urlRequest: URLRequest(url: url)).response()
            let genres = try JSONDecoder().decode(Genres.self, from: response.data)
            #expect(response.urlResponse.statusCode == 200)
            #expect(genres.data.count > 9)
            #expect(!genres.data[9].name.isEmpty)
            let top = try await MusicCatalogResourceRequest<Genre>().response()
            #expect(Array(top.items) == genres.data)
        }
    }

    @Test func `a bar code finds an album, and its tracks play`() async throws {
        try await Simulation.run {
            let request = MusicCatalogResourceRequest<Album>(matching: \.upc, equalTo: "2003107302044")
            let album = try #require(try await request.response().items.first)
            let player = ApplicationMusicPlayer.shared
            player.queue = [album]
            try await player.play()
            #expect(player.state.playbackStatus == .playing)
            #expect(player.queue.currentEntry?.title == "Thunder Road")
            let tracks = try #require(try await album.with([.tracks]).tracks)
            player.queue = ApplicationMusicPlayer.Queue(for: tracks, startingAt: tracks[2])
            try await player.play()
            #expect(player.queue.currentEntry?.item?.id == tracks[2].id)
        }
    }

    @Test func `the play button follows the subscription`() async throws {
        try await Simulation.run(.eligible) { simulation in
            var states: [Bool] = []
            for await subscription in MusicSubscription.subscriptionUpdates {
                states.append(subscription.canPlayCatalogContent)
                if subscription.canPlayCatalogContent { break }
                #expect(subscription.canBecomeSubscriber)
                try await simulation.presentOffer(
                    MusicSubscriptionOffer.Options(messageIdentifier: .playMusic, itemID: "310730204"),
                    answering: .subscribe)
            }
            #expect(states == [false, true])
            #expect(try await !MusicSubscription.current.canBecomeSubscriber)
        }
    }

    @Test func `a search finds several types and top results`() async throws {
        try await Simulation.run {
            var request = MusicCatalogSearchRequest(term: "springsteen", types: [Artist.self, Album.self, Song.self])
            request.includeTopResults = true
            let response = try await request.response()
            #expect(response.artists.first?.name == "Bruce Springsteen")
            #expect(response.songs.count == 5 && response.songs.hasNextBatch)
            #expect(response.playlists.isEmpty)
            #expect(!response.topResults.isEmpty)
            #expect(response.topResults.allSatisfy { !$0.title.isEmpty })
        }
    }

    @Test func `a search suggests terms`() async throws {
        try await Simulation.run {
            var request = MusicCatalogSearchSuggestionsRequest(term: "be", includingTopResultsOfTypes: [Song.self])
            request.limit = 3
            let response = try await request.response()
            #expect(response.suggestions.first?.displayTerm.hasPrefix("be") == true)
            #expect(!response.topResults.isEmpty)
            let terms = try await MusicCatalogSearchSuggestionsRequest(term: "be").response()
            #expect(terms.topResults.isEmpty && !terms.suggestions.isEmpty)
        }
    }

    @Test func `charts come in three kinds`() async throws {
        try await Simulation.run {
            let request = MusicCatalogChartsRequest(
                kinds: [.dailyGlobalTop, .mostPlayed, .cityTop], types: [Song.self, Playlist.self])
            let response = try await request.response()
            #expect(Set(response.playlistCharts.map(\.kind)) == [.dailyGlobalTop, .mostPlayed, .cityTop])
            #expect(response.songCharts.first?.title == "Top Songs")
            #expect(response.songCharts.first?.items.isEmpty == false)
            #expect(response.albumCharts.isEmpty)
            let cities = try await MusicCatalogChartsRequest(kinds: [.cityTop], types: [Playlist.self]).response()
            #expect(cities.playlistCharts.map(\.kind) == [.cityTop])
        }
    }

    @Test func `audio variants are loaded by name`() async throws {
        try await Simulation.run {
            let request = MusicCatalogResourceRequest<Album>(matching: \.id, equalTo: "310730204")
            let album = try #require(try await request.response().items.first)
            #expect(album.audioVariants == nil)
            let detailed = try await album.with(.audioVariants)
            #expect(detailed.audioVariants != nil)
            #expect(detailed.debugDescription.contains("audioVariants"))
        }
    }

    @Test func `the user's music is read: recents, recommendations, playlists`() async throws {
        try await Simulation.run {
            let containers = try await MusicRecentlyPlayedContainerRequest().response()
            #expect(!containers.items.isEmpty)
            let songs = try await MusicRecentlyPlayedRequest<Song>().response()
            #expect(!songs.items.isEmpty && !songs.items.hasNextBatch)
            let recommendations = try await MusicPersonalRecommendationsRequest().response().recommendations
            let first = try #require(recommendations.first)
            #expect(first.title?.isEmpty == false)
            #expect(!first.items.isEmpty && !first.types.isEmpty)
            let playlists = try await MusicLibraryRequest<Playlist>().response()
            #expect(!playlists.items.isEmpty)
        }
    }
}
