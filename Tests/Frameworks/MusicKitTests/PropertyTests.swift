import AppleMusicAPI
import MusicKit
import MusicKitSimulation
import Testing

/// Tests that each identifier of each type loads its property.
@Suite struct PropertyTests {
    private static let albums: [PartialMusicAsyncProperty<Album>] = [
        .artists, .genres, .recordLabels, .tracks, .appearsOn, .otherVersions, .relatedAlbums, .relatedVideos,
        .artistURL, .audioVariants,
    ]
    private static let artists: [PartialMusicAsyncProperty<Artist>] = [
        .albums, .genres, .musicVideos, .playlists, .station, .appearsOnAlbums, .compilationAlbums, .featuredAlbums,
        .fullAlbums, .latestRelease, .liveAlbums, .singles, .featuredPlaylists, .similarArtists, .topMusicVideos,
        .topSongs,
    ]
    private static let songs: [PartialMusicAsyncProperty<Song>] = [
        .albums, .artists, .composers, .genres, .musicVideos, .station, .artistURL, .audioVariants,
    ]
    private static let videos: [PartialMusicAsyncProperty<MusicVideo>] = [
        .albums, .artists, .genres, .songs, .moreByArtist, .moreInGenre, .artistURL,
    ]
    private static let playlists: [PartialMusicAsyncProperty<Playlist>] = [
        .tracks, .entries, .curator, .radioShow, .featuredArtists, .moreByCurator,
    ]

    private func item<Item: FilterableMusicItem & Decodable>(
        _ key: KeyPath<Item.FilterType, MusicItemID>, _ id: MusicItemID
    ) async throws -> Item {
        try #require(try await MusicCatalogResourceRequest<Item>(matching: key, equalTo: id).response().items.first)
    }

    @Test func `every identifier of an album loads`() async throws {
        try await Simulation.run {
            let album: Album = try await item(\.id, "310730204")
            for property in Self.albums { #expect(try await album.with([property]) != album, "\(property)") }
            let all = try await album.with(Self.albums)
            #expect(all.artists?.first?.name == "Bruce Springsteen")
            #expect(all.genres?.isEmpty == false && all.recordLabels?.isEmpty == false)
            #expect(all.tracks?.count == 8)
            #expect(all.appearsOn != nil && all.otherVersions != nil && all.relatedAlbums != nil)
            #expect(all.relatedVideos != nil && all.artistURL != nil && all.audioVariants != nil)
        }
    }

    @Test func `every identifier of an artist loads`() async throws {
        try await Simulation.run {
            let artist: Artist = try await item(\.id, "178834")
            for property in Self.artists { #expect(try await artist.with([property]) != artist, "\(property)") }
            let all = try await artist.with(Self.artists)
            #expect(all.albums?.isEmpty == false && all.genres?.isEmpty == false && all.musicVideos != nil)
            #expect(all.playlists != nil && all.station != nil && all.topSongs?.isEmpty == false)
            #expect(all.appearsOnAlbums != nil && all.compilationAlbums != nil && all.featuredAlbums != nil)
            #expect(all.fullAlbums != nil && all.liveAlbums != nil && all.singles != nil)
            #expect(all.latestRelease == nil, "a view without items")
            #expect(all.featuredPlaylists != nil && all.similarArtists != nil && all.topMusicVideos != nil)
        }
    }

    @Test func `every identifier of a song loads`() async throws {
        try await Simulation.run {
            let song: Song = try await item(\.id, "310730206")
            for property in Self.songs { #expect(try await song.with([property]) != song, "\(property)") }
            let all = try await song.with(Self.songs)
            #expect(all.albums?.first?.title == "Born to Run" && all.artists?.isEmpty == false)
            #expect(all.composers != nil && all.genres?.isEmpty == false && all.musicVideos != nil)
            #expect(all.station != nil && all.artistURL != nil && all.audioVariants != nil)
        }
    }

    @Test func `every identifier of a music video loads`() async throws {
        try await Simulation.run {
            let video: MusicVideo = try await item(\.id, "9000059001")
            for property in Self.videos { #expect(try await video.with([property]) != video, "\(property)") }
            let all = try await video.with(Self.videos)
            #expect(all.albums != nil && all.artists?.isEmpty == false && all.genres?.isEmpty == false)
            #expect(all.songs != nil && all.moreByArtist != nil && all.moreInGenre != nil && all.artistURL != nil)
        }
    }

    @Test func `every identifier of a playlist loads`() async throws {
        try await Simulation.run {
            let playlist: Playlist = try await item(
                \.id, "pl.fff0df0b89c96a6ce538f5d8df4f7e92")
            for property in Self.playlists { #expect(try await playlist.with([property]) != playlist, "\(property)") }
            let all = try await playlist.with(Self.playlists)
            let entries = try #require(all.entries)
            #expect(entries.map(\.position) == Array(0..<entries.count))
            #expect(all.tracks?.map(\.title) == entries.map(\.title))
            #expect(Set(entries.map(\.id)).count == entries.count)
            #expect((all.curator == nil) != (all.radioShow == nil))
            #expect(all.featuredArtists != nil && all.moreByCurator != nil)
        }
    }

    @Test func `curators, shows and labels load theirs`() async throws {
        try await Simulation.run {
            let curator: Curator = try await item(\.id, "976439455")
            #expect(curator.kind == .external)
            #expect(try await curator.with(.playlists).playlists != nil)
            let editors: Curator = try await item(\.id, "9810000001")
            #expect(editors.kind == .editorial)
            let show: RadioShow = try await item(\.id, "1496850205")
            #expect(try await show.with(.playlists).playlists != nil)
            let label: RecordLabel = try await item(\.id, "8900000001")
            let loaded = try await label.with(.latestReleases, .topReleases)
            #expect(loaded.latestReleases != nil && loaded.topReleases != nil)
            #expect(loaded == loaded && loaded != label)
        }
    }

    @Test func `identifiers are equal by name and root`() {
        #expect(Set(Self.albums).count == Self.albums.count)
        #expect(Self.albums.contains(.artists))
        let album: AnyMusicProperty = MusicRelationshipProperty<Album, Artist>.artists
        let song: AnyMusicProperty = MusicRelationshipProperty<Song, Artist>.artists
        #expect(album != song)
        #expect("\(MusicRelationshipProperty<Album, Track>.tracks)".contains("Album.tracks"))
    }

    @Test func `a track and an unchanged item need no request`() async throws {
        try await Simulation.run { simulation in
            let song: Song = try await item(\.id, "310730206")
            #expect(try await song.with([]) == song)
            let track = Track.song(song)
            #expect(try await track.with([]) == track)
            #expect(simulation.requests.count == 1)
        }
    }

    @Test(arguments: [Album.self, Artist.self, Song.self, MusicVideo.self, Playlist.self] as [any MusicItem.Type])
    func `an item of the library takes what the library lacks from its twin`(type: any MusicItem.Type) async throws {
        try await Simulation.run {
            switch type {
            case is Album.Type:
                let albums = try await MusicLibraryRequest<Album>().response().items
                let album = try #require(albums.first)
                let loaded = try await album.with(.tracks, .artists, .recordLabels)
                #expect(loaded.tracks?.isEmpty == false && loaded.artists?.isEmpty == false)
                #expect(loaded.id == album.id && loaded.playParameters == album.playParameters)
            case is Song.Type:
                let song = try #require(try await MusicLibraryRequest<Song>().response().items.first)
                #expect(try await song.with(.albums, .composers).albums?.isEmpty == false)
            case is Artist.Type:
                let artist = try #require(try await MusicLibraryRequest<Artist>().response().items.first)
                #expect(try await artist.with(.albums).albums?.isEmpty == false)
            case is Playlist.Type:
                let playlists = try await MusicLibraryRequest<Playlist>().response().items
                #expect(try await playlists[0].with(.tracks, .entries).entries != nil)
            default:
                let video = try #require(try await MusicLibraryRequest<MusicVideo>().response().items.first)
                #expect(try await video.with(.artists).artists?.isEmpty == false)
            }
        }
    }

    @Test func `the library's album has only the tracks of the library`() async throws {
        try await Simulation.run {
            let owned = try #require(try await MusicLibraryRequest<Album>().response().items.first)
            let all = try await owned.with([.tracks], preferredSource: .catalog)
            let own = try await owned.with(.tracks, preferredSource: .library)
            #expect(all.tracks?.isEmpty == false && own.tracks?.isEmpty == false)
            let album: Album = try await item(\.id, "310730204")
            #expect(try await album.with(.tracks, preferredSource: .library).tracks?.isEmpty == false)
        }
    }
}
