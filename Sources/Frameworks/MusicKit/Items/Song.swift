/// A song, of the catalog or the library.
public struct Song: Codable, Hashable, Identifiable, Sendable, CustomStringConvertible, CustomDebugStringConvertible,
    MusicItem, MusicPropertyContainer, ResourceItem
{
    let resource: ItemResource<Song>
    /// The id of the song in the catalog, or in the library.
    public let id: MusicItemID

    static let kind = ItemKind(
        "Song", ["songs", "library-songs"], printed: [("title", "name"), ("artistName", "artistName")])

    init(_ resource: ItemResource<Song>) {
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
extension Song {
    /// The title.
    public var title: String { resource.text("name") ?? "" }
    /// The name of the artist.
    public var artistName: String { resource.text("artistName") ?? "" }
    /// The title of the album.
    public var albumTitle: String? { resource.text("albumName") }
    /// The artwork.
    public var artwork: Artwork? { resource.decoded("artwork") }
    /// The attribution, for classical music.
    public var attribution: String? { resource.text("attribution") }
    /// The name of the composer.
    public var composerName: String? { resource.text("composerName") }
    /// The content rating; nil if the item is not rated.
    public var contentRating: ContentRating? { resource.text("contentRating").flatMap { ContentRating(rawValue: $0) } }
    /// The disc number.
    public var discNumber: Int? { resource.integer("discNumber") }
    /// The duration in seconds.
    public var duration: TimeInterval? { resource.seconds("durationInMillis") }
    /// The texts that the editors wrote.
    public var editorialNotes: EditorialNotes? { resource.decoded("editorialNotes") }
    /// The names of the genres.
    public var genreNames: [String] { resource.texts("genreNames") ?? [] }
    /// Whether the service has the lyrics.
    public var hasLyrics: Bool { resource.flag("hasLyrics") ?? false }
    /// Whether the song is an Apple Digital Master.
    public var isAppleDigitalMaster: Bool? {
        resource.flag("isAppleDigitalMaster") ?? resource.flag("isMasteredForItunes")
    }
    /// The International Standard Recording Code (ISRC).
    public var isrc: String? { resource.text("isrc") }
    /// The date of the last play. The service does not send it, so only JSON of a device contains it.
    public var lastPlayedDate: Date? { resource.date("lastPlayedDate") }
    /// The date on which the item was added to the library.
    public var libraryAddedDate: Date? { resource.date("dateAdded") }
    /// The number of movements of the work.
    public var movementCount: Int? { resource.integer("movementCount") }
    /// The name of the movement.
    public var movementName: String? { resource.text("movementName") }
    /// The number of the movement.
    public var movementNumber: Int? { resource.integer("movementNumber") }
    /// The number of plays. The service does not send it, so only JSON of a device contains it.
    public var playCount: Int? { resource.integer("playCount") }
    /// The parameters for a player; nil if the item cannot be played.
    public var playParameters: PlayParameters? { resource.decoded("playParams") }
    /// The previews.
    public var previewAssets: [PreviewAsset]? { resource.decoded("previews") }
    /// The release date, at midnight UTC.
    public var releaseDate: Date? { resource.date("releaseDate") }
    /// The track number on its disc.
    public var trackNumber: Int? { resource.integer("trackNumber") }
    /// The URL of the song's page.
    public var url: URL? { resource.link("url") }
    /// The start of the part to play, in seconds. Only JSON of a device contains it.
    public var startTime: TimeInterval? { resource.number("startTime") }
    /// The end of the part to play, in seconds. Only JSON of a device contains it.
    public var endTime: TimeInterval? { resource.number("endTime") }
    /// The name of the work, for classical music.
    public var workName: String? { resource.text("workName") }
}

/// Related items and extended attributes, which are nil until `with(_:)` loads them.
extension Song {
    /// The related items that `with(.albums)` loads.
    public var albums: MusicItemCollection<Album>? { resource[.albums] }
    /// The related items that `with(.artists)` loads.
    public var artists: MusicItemCollection<Artist>? { resource[.artists] }
    /// The related items that `with(.composers)` loads.
    public var composers: MusicItemCollection<Artist>? { resource[.composers] }
    /// The related items that `with(.genres)` loads.
    public var genres: MusicItemCollection<Genre>? { resource[.genres] }
    /// The related items that `with(.musicVideos)` loads.
    public var musicVideos: MusicItemCollection<MusicVideo>? { resource[.musicVideos] }
    /// The related items that `with(.station)` loads.
    public var station: Station? { resource[.station]?.first }
    /// The URL of the artist's page, which `with(.artistURL)` loads.
    public var artistURL: URL? { resource[.artistURL] }
}

/// Audio variants.
extension Song {
    /// The audio variants, without unknown ones; nil until `with(_:)` loads them.
    public var audioVariants: [AudioVariant]? { AudioVariant.known(in: resource.texts("audioVariants")) }
}

extension Song: FilterableMusicItem {
    /// The properties that a catalog request can filter by.
    public typealias FilterType = any SongFilter
}

extension Song: MusicLibraryRequestable {
    /// The properties that a library request can filter by.
    public typealias LibraryFilter = any LibrarySongFilter
    /// The properties that a library request can sort by.
    public typealias LibrarySortProperties = any LibrarySongSortProperties
}

extension Song: PlayableMusicItem {}
extension Song: MusicCatalogSearchable {}
extension Song: MusicCatalogChartRequestable {}
extension Song: MusicRecentlyPlayedRequestable {}
extension Song: MusicLibrarySearchable {}
extension Song: MusicLibraryAddable {}
extension Song: MusicPlaylistAddable {}
extension Song: PickableMusicItem {}
