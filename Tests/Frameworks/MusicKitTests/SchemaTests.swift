import AppleMusicAPI
import Testing
import TonearmTestSupport

@testable import MusicKit

/// Tests the item types against the Schema.
@Suite struct SchemaTests {
    private static let kinds = [
        Album.kind, Artist.kind, Curator.kind, Genre.kind, MusicVideo.kind, Playlist.kind, RadioShow.kind,
        RecordLabel.kind, Song.kind, Station.kind,
    ]

    /// Attributes without a property in MusicKit.
    private static let unmapped: Set<String> = [
        "audioLocale", "audioTraits", "chartLabel", "dateAdded", "hasCollaboration", "inFavorites", "inLibrary",
        "extendedAssetUrls", "isPrerelease", "mediaKind", "shortName", "supportedDrms", "trackTypes", "workId",
    ]

    /// Attributes that distinguish curators from shows, and attributes of shows.
    private static let unmappedOfTypes: [String: Set<String>] = [
        "Curator": ["kind", "showHostName"], "RadioShow": ["kind"],
    ]

    @Test func `identifiers are relationships, views and extended attributes of the service`() throws {
        func check<Root: ResourceItem>(_ properties: [PartialMusicAsyncProperty<Root>]) throws {
            let description = try #require(Schema.appleMusic[ResourceType(Root.kind.catalogTypes[0])])
            for property in properties {
                switch property.place {
                case .include(let name): #expect(description.relationships.contains { $0.name == name }, "\(name)")
                case .view(let name): #expect(description.views.contains { $0.name == name }, "\(name)")
                case .extend(let name): #expect(description.extendedAttributes.contains(name), "\(name)")
                }
            }
            let places = Set(properties.map(\.place.name))
            let known = [
                "credits", "library", "lyrics", "syllable-lyrics", "songs", "radio-show", "featured-music-videos",
            ]
            for relationship in description.relationships where !places.contains(relationship.name) {
                #expect(known.contains(relationship.name), "\(Root.self) lacks \(relationship.name)")
            }
            for view in description.views where !places.contains(view.name) {
                #expect(known.contains(view.name), "\(Root.self) lacks \(view.name)")
            }
        }
        try check(
            [
                .artists, .genres, .recordLabels, .tracks, .appearsOn, .otherVersions, .relatedAlbums, .relatedVideos,
                .artistURL, .audioVariants,
            ] as [PartialMusicAsyncProperty<Album>])
        try check(
            [
                .albums, .genres, .musicVideos, .playlists, .station, .appearsOnAlbums, .compilationAlbums,
                .featuredAlbums,
                .fullAlbums, .latestRelease, .liveAlbums, .singles, .featuredPlaylists, .similarArtists,
                .topMusicVideos,
                .topSongs,
            ] as [PartialMusicAsyncProperty<Artist>])
        try check(
            [
                .albums, .artists, .composers, .genres, .musicVideos, .station, .artistURL, .audioVariants,
            ] as [PartialMusicAsyncProperty<Song>])
        try check(
            [
                .albums, .artists, .genres, .songs, .moreByArtist, .moreInGenre, .artistURL,
            ] as [PartialMusicAsyncProperty<MusicVideo>])
        try check(
            [
                .tracks, .entries, .curator, .radioShow, .featuredArtists, .moreByCurator,
            ] as [PartialMusicAsyncProperty<Playlist>])
        try check([.playlists] as [PartialMusicAsyncProperty<Curator>])
        try check([.playlists] as [PartialMusicAsyncProperty<RadioShow>])
        try check([.latestReleases, .topReleases] as [PartialMusicAsyncProperty<RecordLabel>])
    }

    /// A new attribute of the Schema needs a property of an item type, or an entry in `unmapped`.
    @Test func `each attribute of the catalog has a property or is known to have none`() throws {
        let sources = try Self.itemSources()
        for kind in Self.kinds {
            let source = try #require(sources[kind.name], "\(kind.name)")
            for type in kind.catalogTypes {
                let description = try #require(Schema.appleMusic[ResourceType(type)])
                let unmapped = Self.unmapped.union(Self.unmappedOfTypes[kind.name] ?? [])
                for attribute in description.attributes where !unmapped.contains(attribute.name) {
                    let isRead = source.contains("\"\(attribute.name)\"") || source.contains("resource.words(")
                    let isProperty = source.contains("resource[.artistURL]") && attribute.name == "artistUrl"
                    #expect(isRead || isProperty, "\(kind.name) lacks \(attribute.name)")
                }
            }
        }
    }

    private static func itemSources() throws -> [String: String] {
        let folder = ProjectFiles.root.appending(path: "Sources/Frameworks/MusicKit/Items")
        var sources: [String: String] = [:]
        for kind in kinds {
            sources[kind.name] = try String(contentsOf: folder.appending(path: "\(kind.name).swift"), encoding: .utf8)
        }
        return sources
    }
}
