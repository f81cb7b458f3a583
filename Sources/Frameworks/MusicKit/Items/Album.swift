/// An album, EP, single or compilation, of the catalog or the library.
public struct Album: Codable, Hashable, Identifiable, Sendable, CustomStringConvertible, CustomDebugStringConvertible,
    MusicItem, MusicPropertyContainer, ResourceItem
{
    let resource: ItemResource<Album>
    /// The id of the album in the catalog, or in the library.
    public let id: MusicItemID

    static let kind = ItemKind(
        "Album", ["albums", "library-albums"], printed: [("title", "name"), ("artistName", "artistName")])

    init(_ resource: ItemResource<Album>) {
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
extension Album {
    /// The title.
    public var title: String { resource.text("name") ?? "" }
    /// The name of the artist.
    public var artistName: String { resource.text("artistName") ?? "" }
    /// The artwork.
    public var artwork: Artwork? { resource.decoded("artwork") }
    /// The content rating; nil if the item is not rated.
    public var contentRating: ContentRating? { resource.text("contentRating").flatMap { ContentRating(rawValue: $0) } }
    /// The copyright.
    public var copyright: String? { resource.text("copyright") }
    /// The texts that the editors wrote.
    public var editorialNotes: EditorialNotes? { resource.decoded("editorialNotes") }
    /// The names of the genres.
    public var genreNames: [String] { resource.texts("genreNames") ?? [] }
    /// Whether the album is an Apple Digital Master.
    public var isAppleDigitalMaster: Bool? {
        resource.flag("isAppleDigitalMaster") ?? resource.flag("isMasteredForItunes")
    }
    /// Whether the album is a compilation.
    public var isCompilation: Bool? { resource.flag("isCompilation") }
    /// Whether the album has all its tracks.
    public var isComplete: Bool? { resource.flag("isComplete") }
    /// Whether the album is a single.
    public var isSingle: Bool? { resource.flag("isSingle") }
    /// The date of the last play. The service does not send it, so only JSON of a device contains it.
    public var lastPlayedDate: Date? { resource.date("lastPlayedDate") }
    /// The date on which the item was added to the library.
    public var libraryAddedDate: Date? { resource.date("dateAdded") }
    /// The parameters for a player; nil if the item cannot be played.
    public var playParameters: PlayParameters? { resource.decoded("playParams") }
    /// The name of the record label.
    public var recordLabelName: String? { resource.text("recordLabel") }
    /// The release date, at midnight UTC.
    public var releaseDate: Date? { resource.date("releaseDate") }
    /// The number of tracks.
    public var trackCount: Int { resource.integer("trackCount") ?? 0 }
    /// The Universal Product Code (UPC).
    public var upc: String? { resource.text("upc") }
    /// The URL of the album's page.
    public var url: URL? { resource.link("url") }
}

/// Related items and extended attributes, which are nil until `with(_:)` loads them.
extension Album {
    /// The related items that `with(.artists)` loads.
    public var artists: MusicItemCollection<Artist>? { resource[.artists] }
    /// The related items that `with(.genres)` loads.
    public var genres: MusicItemCollection<Genre>? { resource[.genres] }
    /// The related items that `with(.recordLabels)` loads.
    public var recordLabels: MusicItemCollection<RecordLabel>? { resource[.recordLabels] }
    /// The related items that `with(.tracks)` loads.
    public var tracks: MusicItemCollection<Track>? { resource[.tracks] }
    /// The related items that `with(.appearsOn)` loads.
    public var appearsOn: MusicItemCollection<Playlist>? { resource[.appearsOn] }
    /// The related items that `with(.otherVersions)` loads.
    public var otherVersions: MusicItemCollection<Album>? { resource[.otherVersions] }
    /// The related items that `with(.relatedAlbums)` loads.
    public var relatedAlbums: MusicItemCollection<Album>? { resource[.relatedAlbums] }
    /// The related items that `with(.relatedVideos)` loads.
    public var relatedVideos: MusicItemCollection<MusicVideo>? { resource[.relatedVideos] }
    /// The URL of the artist's page, which `with(.artistURL)` loads.
    public var artistURL: URL? { resource[.artistURL] }
}

/// Audio variants.
extension Album {
    /// The audio variants, without unknown ones; nil until `with(_:)` loads them.
    public var audioVariants: [AudioVariant]? { AudioVariant.known(in: resource.texts("audioVariants")) }
}

extension Album: FilterableMusicItem {
    /// The properties that a catalog request can filter by.
    public typealias FilterType = any AlbumFilter
}

extension Album: MusicLibraryRequestable {
    /// The properties that a library request can filter by.
    public typealias LibraryFilter = any LibraryAlbumFilter
    /// The properties that a library request can sort by.
    public typealias LibrarySortProperties = any LibraryAlbumSortProperties
}

extension Album: PlayableMusicItem {}
extension Album: MusicCatalogSearchable {}
extension Album: MusicCatalogChartRequestable {}
extension Album: MusicPersonalRecommendationItem {}
extension Album: MusicLibrarySearchable {}
extension Album: MusicLibraryAddable {}
extension Album: MusicPlaylistAddable {}
