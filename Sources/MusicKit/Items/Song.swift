/// A song, of the catalog or the library.
public struct Song: Codable, Hashable, Identifiable, Sendable, CustomStringConvertible, CustomDebugStringConvertible,
    MusicItem, MusicPropertyContainer, ResourceItem
{
    let resource: ItemResource<Song>
    /// The id of the song in the catalog, or in the library.
    public let id: MusicItemID

    static let kind = ItemKind(
        "Song", ["songs", "library-songs"], required: ["name", "artistName"],
        printed: [("title", "name"), ("artistName", "artistName")])

    init(_ resource: ItemResource<Song>) {
        self.resource = resource
        id = resource.id
    }

    public init(from decoder: any Decoder) throws { try self.init(value: Value(from: decoder)) }
    public func encode(to encoder: any Encoder) throws { try resource.value.encode(to: encoder) }
    public var description: String { text }
    /// The description, with the item counts of the loaded relationships and views.
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
    /// The picture.
    public var artwork: Artwork? { resource.decoded("artwork") }
    /// The attribution, in classical music.
    public var attribution: String? { resource.text("attribution") }
    /// The name of the composer.
    public var composerName: String? { resource.text("composerName") }
    /// The rating of the content; nil if it has none.
    public var contentRating: ContentRating? { resource.text("contentRating").flatMap { ContentRating(rawValue: $0) } }
    /// The number of the disc.
    public var discNumber: Int? { resource.integer("discNumber") }
    /// The duration in seconds.
    public var duration: TimeInterval? { resource.seconds("durationInMillis") }
    /// The texts of the editors.
    public var editorialNotes: EditorialNotes? { resource.decoded("editorialNotes") }
    /// The names of the genres.
    public var genreNames: [String] { resource.texts("genreNames") ?? [] }
    /// Whether the service has its lyrics.
    public var hasLyrics: Bool { resource.flag("hasLyrics") ?? false }
    /// Whether it was mastered for Apple.
    public var isAppleDigitalMaster: Bool? {
        resource.flag("isAppleDigitalMaster") ?? resource.flag("isMasteredForItunes")
    }
    /// The international code of the recording.
    public var isrc: String? { resource.text("isrc") }
    /// The time of the last play. The service has none, so only JSON of a device contains it.
    public var lastPlayedDate: Date? { resource.date("lastPlayedDate") }
    /// The time at which it was added to the library.
    public var libraryAddedDate: Date? { resource.date("dateAdded") }
    /// The number of movements of the work.
    public var movementCount: Int? { resource.integer("movementCount") }
    /// The name of the movement.
    public var movementName: String? { resource.text("movementName") }
    /// The number of the movement.
    public var movementNumber: Int? { resource.integer("movementNumber") }
    /// The number of plays. The service has none, so only JSON of a device contains it.
    public var playCount: Int? { resource.integer("playCount") }
    /// The parameters for a player; nil if it cannot be played.
    public var playParameters: PlayParameters? { resource.decoded("playParams") }
    /// The previews.
    public var previewAssets: [PreviewAsset]? { resource.decoded("previews") }
    /// The day of release.
    public var releaseDate: Date? { resource.date("releaseDate") }
    /// The number on the disc.
    public var trackNumber: Int? { resource.integer("trackNumber") }
    /// The address of its page.
    public var url: URL? { resource.link("url") }
    /// The start of the part to play, in seconds. Only JSON of a device contains it.
    public var startTime: TimeInterval? { resource.number("startTime") }
    /// The end of the part to play, in seconds. Only JSON of a device contains it.
    public var endTime: TimeInterval? { resource.number("endTime") }
    /// The work, in classical music.
    public var workName: String? { resource.text("workName") }
}

/// Related items and further attributes, nil until `with(_:)` has loaded them.
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
    /// The address of the artist's page, which `with(.artistURL)` loads.
    public var artistURL: URL? { resource[.artistURL] }
}

/// Audio.
extension Song {
    /// The forms of the recording; nil until `with(_:)` has loaded them. Unknown ones are left out.
    public var audioVariants: [AudioVariant]? { AudioVariant.known(in: resource.texts("audioVariants")) }
}

extension Song: FilterableMusicItem {
    /// The properties by which a catalog request finds it.
    public typealias FilterType = any SongFilter
}

extension Song: MusicLibraryRequestable {
    /// The properties by which a library request filters it.
    public typealias LibraryFilter = any LibrarySongFilter
    /// The properties by which a library request sorts it.
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
