/// An artist, of the catalog or the library.
public struct Artist: Codable, Hashable, Identifiable, Sendable, CustomStringConvertible, CustomDebugStringConvertible,
    MusicItem, MusicPropertyContainer, ResourceItem
{
    let resource: ItemResource<Artist>
    /// The id of the artist in the catalog, or in the library.
    public let id: MusicItemID

    static let kind = ItemKind(
        "Artist", ["artists", "library-artists"], printed: [("name", "name")])

    init(_ resource: ItemResource<Artist>) {
        self.resource = resource
        id = resource.id
    }

    public init(from decoder: any Decoder) throws { try self.init(value: ItemValue(from: decoder)) }
    public func encode(to encoder: any Encoder) throws { try resource.value.encode(to: encoder) }
    public var description: String { text }
    /// The description, with the number of items in each loaded relationship and view.
    public var debugDescription: String { debugText }
}

/// Attributes.
extension Artist {
    /// The name.
    public var name: String { resource.text("name") ?? "" }
    /// The artwork; nil if the artist has no artwork.
    public var artwork: Artwork? { resource.decoded("artwork") }
    /// The texts that the editors wrote.
    public var editorialNotes: EditorialNotes? { resource.decoded("editorialNotes") }
    /// The names of the genres.
    public var genreNames: [String]? { resource.texts("genreNames") }
    /// The date on which the item was added to the library.
    public var libraryAddedDate: Date? { resource.date("dateAdded") }
    /// The URL of the artist's page.
    public var url: URL? { resource.link("url") }
}

/// Related items and extended attributes, which are nil until `with(_:)` loads them.
extension Artist {
    /// The related items that `with(.albums)` loads.
    public var albums: MusicItemCollection<Album>? { resource[.albums] }
    /// The related items that `with(.genres)` loads.
    public var genres: MusicItemCollection<Genre>? { resource[.genres] }
    /// The related items that `with(.musicVideos)` loads.
    public var musicVideos: MusicItemCollection<MusicVideo>? { resource[.musicVideos] }
    /// The related items that `with(.playlists)` loads.
    public var playlists: MusicItemCollection<Playlist>? { resource[.playlists] }
    /// The related items that `with(.station)` loads.
    public var station: Station? { resource[.station]?.first }
    /// The related items that `with(.appearsOnAlbums)` loads.
    public var appearsOnAlbums: MusicItemCollection<Album>? { resource[.appearsOnAlbums] }
    /// The related items that `with(.compilationAlbums)` loads.
    public var compilationAlbums: MusicItemCollection<Album>? { resource[.compilationAlbums] }
    /// The related items that `with(.featuredAlbums)` loads.
    public var featuredAlbums: MusicItemCollection<Album>? { resource[.featuredAlbums] }
    /// The related items that `with(.featuredPlaylists)` loads.
    public var featuredPlaylists: MusicItemCollection<Playlist>? { resource[.featuredPlaylists] }
    /// The related items that `with(.fullAlbums)` loads.
    public var fullAlbums: MusicItemCollection<Album>? { resource[.fullAlbums] }
    /// The related items that `with(.latestRelease)` loads.
    public var latestRelease: Album? { resource[.latestRelease]?.first }
    /// The related items that `with(.liveAlbums)` loads.
    public var liveAlbums: MusicItemCollection<Album>? { resource[.liveAlbums] }
    /// The related items that `with(.similarArtists)` loads.
    public var similarArtists: MusicItemCollection<Artist>? { resource[.similarArtists] }
    /// The related items that `with(.singles)` loads.
    public var singles: MusicItemCollection<Album>? { resource[.singles] }
    /// The related items that `with(.topMusicVideos)` loads.
    public var topMusicVideos: MusicItemCollection<MusicVideo>? { resource[.topMusicVideos] }
    /// The related items that `with(.topSongs)` loads.
    public var topSongs: MusicItemCollection<Song>? { resource[.topSongs] }
}

extension Artist: FilterableMusicItem {
    /// The properties that a catalog request can filter by.
    public typealias FilterType = any ArtistFilter
}

extension Artist: MusicLibraryRequestable {
    /// The properties that a library request can filter by.
    public typealias LibraryFilter = any LibraryArtistFilter
    /// The properties that a library request can sort by.
    public typealias LibrarySortProperties = any LibraryArtistSortProperties
}

extension Artist: MusicCatalogSearchable {}
extension Artist: MusicLibrarySearchable {}
