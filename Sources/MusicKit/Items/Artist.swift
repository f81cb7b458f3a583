/// An artist, of the catalog or the library.
public struct Artist: Codable, Hashable, Identifiable, Sendable, CustomStringConvertible, CustomDebugStringConvertible,
    MusicItem, MusicPropertyContainer, ResourceItem
{
    let resource: ItemResource<Artist>
    /// The id of the artist in the catalog, or in the library.
    public let id: MusicItemID

    static let kind = ItemKind(
        "Artist", ["artists", "library-artists"], required: ["name"], printed: [("name", "name")])

    init(_ resource: ItemResource<Artist>) {
        self.resource = resource
        id = resource.id
    }

    public init(from decoder: any Decoder) throws { try self.init(value: Value(from: decoder)) }
    public func encode(to encoder: any Encoder) throws { try resource.value.encode(to: encoder) }
    public var description: String { text }
    public var debugDescription: String { debugText }
}

/// Attributes.
extension Artist {
    /// The name.
    public var name: String { resource.text("name") ?? "" }
    /// The picture.
    public var artwork: Artwork? { resource.decoded("artwork") }
    /// The texts of the editors.
    public var editorialNotes: EditorialNotes? { resource.decoded("editorialNotes") }
    /// The names of the genres.
    public var genreNames: [String]? { resource.texts("genreNames") }
    /// The time at which it was added to the library.
    public var libraryAddedDate: Date? { resource.date("dateAdded") }
    /// The address of its page.
    public var url: URL? { resource.link("url") }
}

/// Related items and further attributes, nil until `with(_:)` has loaded them.
extension Artist {
    public var albums: MusicItemCollection<Album>? { resource[.albums] }
    public var genres: MusicItemCollection<Genre>? { resource[.genres] }
    public var musicVideos: MusicItemCollection<MusicVideo>? { resource[.musicVideos] }
    public var playlists: MusicItemCollection<Playlist>? { resource[.playlists] }
    public var station: Station? { resource[.station]?.first }
    public var appearsOnAlbums: MusicItemCollection<Album>? { resource[.appearsOnAlbums] }
    public var compilationAlbums: MusicItemCollection<Album>? { resource[.compilationAlbums] }
    public var featuredAlbums: MusicItemCollection<Album>? { resource[.featuredAlbums] }
    public var featuredPlaylists: MusicItemCollection<Playlist>? { resource[.featuredPlaylists] }
    public var fullAlbums: MusicItemCollection<Album>? { resource[.fullAlbums] }
    public var latestRelease: Album? { resource[.latestRelease]?.first }
    public var liveAlbums: MusicItemCollection<Album>? { resource[.liveAlbums] }
    public var similarArtists: MusicItemCollection<Artist>? { resource[.similarArtists] }
    public var singles: MusicItemCollection<Album>? { resource[.singles] }
    public var topMusicVideos: MusicItemCollection<MusicVideo>? { resource[.topMusicVideos] }
    public var topSongs: MusicItemCollection<Song>? { resource[.topSongs] }
}

extension Artist: FilterableMusicItem {
    public typealias FilterType = any ArtistFilter
}

extension Artist: MusicLibraryRequestable {
    public typealias LibraryFilter = any LibraryArtistFilter
    public typealias LibrarySortProperties = any LibraryArtistSortProperties
}

extension Artist: MusicCatalogSearchable {}
extension Artist: MusicLibrarySearchable {}
