import MusicKit
import MusicKitSimulation
import Synchronization
import Testing

/// Tests protocols, their conforming types, and declarations that other suites do not use.
@Suite struct SurfaceTests {
    @Test func `the documented types conform to the protocols of requests`() {
        let searchable: [any MusicCatalogSearchable.Type] = [
            Album.self, Artist.self, Curator.self, MusicVideo.self, Playlist.self, RadioShow.self, RecordLabel.self,
            Song.self, Station.self,
        ]
        let charts: [any MusicCatalogChartRequestable.Type] = [Album.self, MusicVideo.self, Playlist.self, Song.self]
        let recent: [any MusicRecentlyPlayedRequestable.Type] = [
            MusicVideo.self, RecentlyPlayedMusicItem.self, Song.self, Station.self, Track.self,
        ]
        let recommended: [any MusicPersonalRecommendationItem.Type] = [Album.self, Playlist.self, Station.self]
        let library: [any MusicLibraryRequestable.Type] = [
            Album.self, Artist.self, Genre.self, MusicVideo.self, Playlist.self, Playlist.Entry.self, Song.self,
            Track.self,
        ]
        let sections: [any MusicLibrarySectionRequestable.Type] = [
            Album.self, Artist.self, Genre.self, Playlist.self, TitledSection.self,
        ]
        let librarySearch: [any MusicLibrarySearchable.Type] = [
            Album.self, Artist.self, MusicVideo.self, Playlist.self, Song.self,
        ]
        let addable: [any MusicLibraryAddable.Type] = [
            Album.self, MusicVideo.self, Playlist.self, Playlist.Entry.self, Song.self, Track.self,
        ]
        let ofPlaylists: [any MusicPlaylistAddable.Type] = [
            Album.self, MusicVideo.self, Playlist.self, Playlist.Entry.self, Song.self, Track.self,
        ]
        let playable: [any PlayableMusicItem.Type] = [
            Album.self, Playlist.self, Playlist.Entry.self, Playlist.Entry.Item.self, RecentlyPlayedMusicItem.self,
            Song.self, Station.self, Track.self, MusicPlayer.Queue.Entry.Item.self,
        ]
        let pickable: [any PickableMusicItem.Type] = [Song.self, MusicVideo.self, Track.self]
        let containers: [any MusicPropertyContainer.Type] = [
            Album.self, Artist.self, Curator.self, Genre.self, MusicVideo.self, Playlist.self, Playlist.Entry.self,
            Playlist.Entry.Item.self, RadioShow.self, RecordLabel.self, Song.self, Station.self, Track.self,
            MusicPlayer.Queue.Entry.Item.self,
        ]
        let filterable: [any FilterableMusicItem.Type] = [
            Album.self, Artist.self, Curator.self, Genre.self, MusicVideo.self, Playlist.self, RadioShow.self,
            RecordLabel.self, Song.self, Station.self,
        ]
        let topLevel: [any MusicCatalogTopLevelResourceRequesting.Type] = [Genre.self]
        let counts = [
            searchable.count, charts.count, recent.count, recommended.count, library.count, sections.count,
            librarySearch.count, addable.count, ofPlaylists.count, playable.count, pickable.count, containers.count,
            filterable.count, topLevel.count,
        ]
        #expect(counts == [9, 4, 5, 3, 8, 5, 5, 6, 6, 9, 3, 14, 10, 1])
        #expect(!((MusicVideo.self as Any) is any PlayableMusicItem.Type))
        let equatable: [any MusicLibraryRequestFilterValueEquatable.Type] = [MusicItemID.self, String.self, Bool.self]
        let members: [any MusicLibraryRequestFilterValueMembershipComparable.Type] = [MusicItemID.self, String.self]
        #expect(equatable.count == 3 && members.count == 2)
    }

    @Test func `filters are protocols that key paths are rooted in`() {
        let types: [Any.Type] = [
            Album.FilterType.self, Artist.FilterType.self, Curator.FilterType.self, Genre.FilterType.self,
            MusicVideo.FilterType.self, Playlist.FilterType.self, RadioShow.FilterType.self,
            RecordLabel.FilterType.self, Song.FilterType.self, Station.FilterType.self,
        ]
        let protocols: [Any.Type] = [
            (any AlbumFilter).self, (any ArtistFilter).self, (any CuratorFilter).self, (any GenreFilter).self,
            (any MusicVideoFilter).self, (any PlaylistFilter).self, (any RadioShowFilter).self,
            (any RecordLabelFilter).self, (any SongFilter).self, (any StationFilter).self,
        ]
        #expect(zip(types, protocols).allSatisfy { $0 == $1 })
        let filters: [Any.Type] = [
            Album.LibraryFilter.self, Artist.LibraryFilter.self, Genre.LibraryFilter.self,
            MusicVideo.LibraryFilter.self, Playlist.LibraryFilter.self, Playlist.Entry.LibraryFilter.self,
            Song.LibraryFilter.self, Track.LibraryFilter.self,
        ]
        let ofLibrary: [Any.Type] = [
            (any LibraryAlbumFilter).self, (any LibraryArtistFilter).self, (any LibraryGenreFilter).self,
            (any LibraryMusicVideoFilter).self, (any LibraryPlaylistFilter).self,
            (any LibraryPlaylistEntryFilter).self, (any LibrarySongFilter).self, (any LibraryTrackFilter).self,
        ]
        #expect(zip(filters, ofLibrary).allSatisfy { $0 == $1 })
        let sorts: [Any.Type] = [
            Album.LibrarySortProperties.self, Artist.LibrarySortProperties.self, Genre.LibrarySortProperties.self,
            MusicVideo.LibrarySortProperties.self, Playlist.LibrarySortProperties.self,
            Playlist.Entry.LibrarySortProperties.self, Song.LibrarySortProperties.self,
            Track.LibrarySortProperties.self,
        ]
        let properties: [Any.Type] = [
            (any LibraryAlbumSortProperties).self, (any LibraryArtistSortProperties).self,
            (any LibraryGenreSortProperties).self, (any LibraryMusicVideoSortProperties).self,
            (any LibraryPlaylistSortProperties).self, (any LibraryPlaylistEntrySortProperties).self,
            (any LibrarySongSortProperties).self, (any LibraryTrackSortProperties).self,
        ]
        #expect(zip(sorts, properties).allSatisfy { $0 == $1 })
    }

    @Test func `identifiers have classes by root and value`() {
        let relationship: PartialMusicProperty<Album> = MusicRelationshipProperty<Album, Track>.tracks
        let extended: PartialMusicProperty<Album> = MusicExtendedAttributeProperty<Album, URL>.artistURL
        #expect(relationship is MusicRelationshipProperty<Album, Track>)
        #expect(extended is MusicExtendedAttributeProperty<Album, URL> && extended.hashValue != 0)
        #expect(!(relationship is MusicAttributeProperty<Album, String>) && relationship != extended)
        #expect(MusicPropertySource.allCases == [.catalog, .library])
    }

    @Test func `a generic function loads properties of any container`() async throws {
        func loaded<Item: MusicPropertyContainer>(
            _ item: Item, _ property: PartialMusicAsyncProperty<Item>
        ) async throws -> Item { try await item.with([property], preferredSource: .catalog) }
        try await Simulation.run {
            let request = MusicCatalogResourceRequest<Album>(matching: \.id, equalTo: "310730204")
            let response: MusicCatalogResourceResponse<Album> = try await request.response()
            #expect(try await loaded(response.items[0], .artists).artists?.isEmpty == false)
        }
    }

    @Test func `collections are random access collections`() async throws {
        try await Simulation.run {
            let songs = try await MusicCatalogSearchRequest(term: "love", types: [Song.self]).response().songs
            #expect(songs.indices == songs.startIndex..<songs.endIndex && songs[songs.startIndex] == songs.first)
            let place: MusicItemCollection<Song>.Index = songs.index(after: songs.startIndex)
            let places: MusicItemCollection<Song>.Indices = songs.indices
            #expect(places.contains(place) && songs[place] == Array(songs)[1])
            let slice: MusicItemCollection<Song>.SubSequence = songs[1...2]
            #expect(Array(slice) == Array(songs.dropFirst().prefix(2)) && songs.hashValue == songs.hashValue)
            var joined = MusicItemCollection(songs.prefix(1))
            #expect(!joined.hasNextBatch)
            joined += songs
            #expect(joined.count == songs.count + 1 && joined.hasNextBatch == songs.hasNextBatch)
            #expect(songs.description.hasPrefix("MusicItemCollection<Song>(\n") && !songs.debugDescription.isEmpty)
        }
    }

    @Test func `equal items have equal hashes`() async throws {
        func hash(_ value: some Hashable) -> Int {
            var hasher = Hasher()
            value.hash(into: &hasher)
            return hasher.finalize()
        }
        try await Simulation.run {
            let request = MusicCatalogResourceRequest<Album>(matching: \.id, equalTo: "310730204")
            let (one, other) = (try await request.response().items[0], try await request.response().items[0])
            #expect(one == other && hash(one) == hash(other))
            let color: CGColor = try #require(one.artwork?.backgroundColor)
            #expect(color == other.artwork?.backgroundColor && color !== other.artwork?.backgroundColor)
            #expect(hash(color) == hash(try #require(other.artwork?.backgroundColor)))
            let (queue, another) = (MusicPlayer.Queue([]), MusicPlayer.Queue([]))
            #expect(queue != another && hash(queue) != hash(another))
        }
    }

    @Test func `entries of a queue are a mutable collection`() async throws {
        try await Simulation.run {
            let request = MusicCatalogResourceRequest<Album>(matching: \.id, equalTo: "310730204")
            let album = try #require(try await request.response().items.first)
            let (first, second) = (MusicPlayer.Queue.Entry(album), MusicPlayer.Queue.Entry(album, startTime: 1))
            var entries: ApplicationMusicPlayer.Queue.Entries = [first, second]
            entries.replaceSubrange(0..<1, with: [second, first])
            #expect(Array(entries) == [second, first, second])
            entries[0] = first
            #expect(entries.startIndex == 0 && entries.endIndex == 3 && entries[0] == first)
            #expect(Set([entries, entries]).count == 1 && ApplicationMusicPlayer.Queue.Entries().isEmpty)
            let queue = MusicPlayer.Queue([first])
            #expect(queue == queue && Set([queue]).contains(queue))
            let positions: Set<MusicPlayer.Queue.EntryInsertionPosition> = [.afterCurrentEntry, .tail]
            #expect(positions.count == 2 && first.description.hasPrefix("MusicPlayer.Queue.Entry(id: "))
        }
    }

    @Test func `the states of players are enumerations`() {
        let statuses: Set<MusicPlayer.PlaybackStatus> = [
            .stopped, .playing, .paused, .interrupted, .seekingForward, .seekingBackward,
        ]
        let repeats: Set<MusicPlayer.RepeatMode> = [.none, .one, .all]
        let shuffles: Set<MusicPlayer.ShuffleMode> = [.off, .songs]
        #expect(statuses.count == 6 && repeats.count == 3 && shuffles.count == 2)
        let state: MusicPlayer.State = ApplicationMusicPlayer.shared.state
        #expect(state === ApplicationMusicPlayer.shared.state)
        let transitions: Set<MusicPlayer.Transition> = [.none, .crossfade, .crossfade(duration: 3)]
        #expect(transitions.count == 3)
    }

    @Test func `errors and options have texts`() throws {
        let tokenErrors: [MusicKit.MusicTokenRequestError] = [
            .developerTokenRequestFailed, .permissionDenied, .privacyAcknowledgementRequired, .unknown,
            .userNotSignedIn, .userTokenRequestFailed, .userTokenRevoked,
        ]
        let libraryErrors: [MusicLibrary.Error] = [
            .addToPlaylistFailed, .createPlaylistFailed, .editPlaylistFailed, .itemAlreadyAdded, .permissionDenied,
            .playlistNotInLibrary, .unableToAddItem, .unknown,
        ]
        let subscriptionErrors: [MusicSubscription.Error] = [
            .permissionDenied, .privacyAcknowledgementRequired, .unknown,
        ]
        let texts =
            tokenErrors.map(\.errorDescription) + libraryErrors.map(\.errorDescription)
            + subscriptionErrors.map(\.errorDescription)
        #expect(texts.allSatisfy { $0?.hasSuffix(".") == true } && texts.count == 18)
        #expect(MusicKit.MusicTokenRequestError(rawValue: "userNotSignedIn") == .userNotSignedIn)
        let statuses: [MusicAuthorization.Status] = [.authorized, .denied, .notDetermined, .restricted]
        #expect(statuses.map(\.rawValue) == ["authorized", "denied", "notDetermined", "restricted"])
        let options = MusicSubscriptionOffer.Options(
            action: .subscribe, messageIdentifier: .addMusic, itemID: "1", affiliateToken: "a", campaignToken: "c")
        #expect(options.affiliateToken == "a" && options.campaignToken == "c" && options.action == .subscribe)
        #expect(MusicSubscriptionOffer.Options.default.messageIdentifier == .join)
        #expect(MusicSubscriptionOffer.MessageIdentifier("playMusic") == .playMusic)
        #expect(MusicSubscriptionOffer.Action(rawValue: "subscribe") == .subscribe)
        #expect(MusicCatalogResourceRequestOption.findEquivalents.description == "findEquivalents")
        let options2: MusicTokenRequestOptions = [.ignoreCache]
        #expect(options2.contains(.ignoreCache) && MusicTokenRequestOptions().isEmpty)
    }

    @Test func `tokens come from a provider of both`() async throws {
        final class Provider: MusicTokenProvider, @unchecked Sendable {
            func developerToken(options: MusicTokenRequestOptions) async throws -> String { "developer" }
            override func userToken(
                for developerToken: String, options: MusicTokenRequestOptions
            ) async throws -> String { developerToken + " user" }
        }
        try await Simulation.run { simulation in
            let provider = Provider()
            let token = try await provider.userToken(for: "a", options: [])
            #expect(token == "a user")
            MusicDataRequest.tokenProvider = provider
            await #expect(throws: (any Error).self) { try await MusicRecentlyPlayedContainerRequest().response() }
            #expect(simulation.requests.map(\.status) == [401])
        }
        try await Simulation.run(.signedOut) {
            await #expect(throws: MusicKit.MusicTokenRequestError.userNotSignedIn) {
                try await MusicDataRequest.currentCountryCode
            }
        }
        try await Simulation.run { simulation in
            try simulation.music.revokeAccess()
            await #expect(throws: MusicKit.MusicTokenRequestError.userTokenRevoked) {
                try await MusicDataRequest.tokenProvider.userToken(for: "", options: .ignoreCache)
            }
        }
    }

    @Test func `updates of the subscription are a sequence with an iterator`() async throws {
        try await Simulation.run { simulation in
            let updates: MusicSubscription.Updates = MusicSubscription.subscriptionUpdates
            var iterator: MusicSubscription.Updates.Iterator = updates.makeAsyncIterator()
            let first: MusicSubscription.Updates.Element? = await iterator.next()
            #expect(first?.canPlayCatalogContent == true)
            try simulation.music.lapse()
            #expect(await iterator.next()?.canBecomeSubscriber == true)
            #expect(first?.description.contains("hasCloudLibraryEnabled") == true)
        }
    }

    @Test func `answers have their documented members`() async throws {
        try await Simulation.run {
            let types: [any MusicCatalogSearchable.Type] = [RadioShow.self, Curator.self]
            let search: MusicCatalogSearchResponse = try await MusicCatalogSearchRequest(term: "a", types: types)
                .response()
            #expect(search.radioShows.count + search.curators.count > 0 && search.description.contains("Response"))
            let charts: MusicCatalogChartsResponse = try await MusicCatalogChartsRequest(types: [MusicVideo.self])
                .response()
            let chart: MusicCatalogChart<MusicVideo> = try #require(charts.musicVideoCharts.first)
            #expect(chart.kind == .mostPlayed && !chart.items.isEmpty && chart == chart && !chart.id.isEmpty)
            let request = MusicCatalogSearchSuggestionsRequest(term: "b", includingTopResultsOfTypes: [Song.self])
            #expect(request.typesForTopResults.count == 1)
            let suggestions: MusicCatalogSearchSuggestionsResponse = try await request.response()
            let suggestion: MusicCatalogSearchSuggestionsResponse.Suggestion = suggestions.suggestions[0]
            #expect(suggestion.id == suggestion.searchTerm && !suggestion.displayTerm.isEmpty)
            let personal: MusicPersonalRecommendationsResponse = try await MusicPersonalRecommendationsRequest()
                .response()
            let recommendation: MusicPersonalRecommendation = try #require(personal.recommendations.first)
            #expect(recommendation.nextRefreshDate != nil && recommendation.reason == recommendation.reason)
            let contents = recommendation.albums.count + recommendation.playlists.count + recommendation.stations.count
            #expect(contents == recommendation.items.count)
            for item in recommendation.items {
                #expect(!item.title.isEmpty && !item.id.rawValue.isEmpty && item.artwork == item.artwork)
                if case .station = item { #expect(item.subtitle == nil) }
            }
            let recent: MusicRecentlyPlayedContainerResponse = try await MusicRecentlyPlayedContainerRequest()
                .response()
            for item: RecentlyPlayedMusicItem in recent.items {
                #expect(!item.title.isEmpty && item.playParameters != nil && item.debugDescription == item.description)
                if case .station = item { #expect(item.subtitle == nil) }
            }
            let tracks: MusicRecentlyPlayedResponse<Track> = try await MusicRecentlyPlayedRequest<Track>().response()
            #expect(tracks == tracks && tracks.hashValue == tracks.hashValue)
            let library: MusicLibraryResponse<Album> = try await MusicLibraryRequest<Album>().response()
            #expect(library == library && library.description.hasPrefix("MusicLibraryResponse<Album>("))
            let sectioned: MusicLibrarySectionedResponse<TitledSection, Album> =
                try await MusicLibrarySectionedRequest<TitledSection, Album>().response()
            #expect(sectioned.debugDescription == sectioned.description)
            let found: MusicLibrarySearchResponse = try await MusicLibrarySearchRequest(term: "a", types: [Song.self])
                .response()
            #expect(found == found && found.debugDescription.hasPrefix("MusicLibrarySearchResponse("))
        }
    }

    @Test func `a data request has its answer and its error`() async throws {
        try await Simulation.run {
            let url = try #require(URL(string: "https://api.music.apple.com/v1/catalog/us/songs/0"))
            let request = MusicDataRequest(urlRequest: URLRequest(url: url))
            #expect(request == request && request.urlRequest.url == url)
            let error = await #expect(throws: MusicDataRequest.Error.self) { try await request.response() }
            let response: MusicDataResponse = try #require(error?.originalResponse)
            #expect(error?.title.isEmpty == false && error?.id.isEmpty == false && response == response)
            #expect(response.urlResponse.url == url && response.debugDescription.contains("bytes"))
            var search = MusicCatalogSearchRequest(term: "a", types: [Song.self])
            search.limit = 100
            let wrong = await #expect(throws: MusicDataRequest.Error.self) { _ = try await search.response() }
            let source: MusicDataRequest.Error.Source? = wrong?.source
            #expect(source == .parameter("limit"))
        }
    }
}
