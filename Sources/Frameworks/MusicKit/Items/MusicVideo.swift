/// A music video, of the catalog or the library.
public struct MusicVideo: Codable, Hashable, Identifiable, Sendable, CustomStringConvertible,
    CustomDebugStringConvertible,
    MusicItem, MusicPropertyContainer, ResourceItem
{
    let resource: ItemResource<MusicVideo>
    /// The id of the music video in the catalog, or in the library.
    public let id: MusicItemID

    static let kind = ItemKind(
        "MusicVideo", ["music-videos", "library-music-videos"],
        printed: [("title", "name"), ("artistName", "artistName")])

    init(_ resource: ItemResource<MusicVideo>) {
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
extension MusicVideo {
    /// The title.
    public var title: String { resource.text("name") ?? "" }
    /// The name of the artist.
    public var artistName: String { resource.text("artistName") ?? "" }
    /// The title of the album.
    public var albumTitle: String? { resource.text("albumName") }
    /// The artwork.
    public var artwork: Artwork? { resource.decoded("artwork") }
    /// The content rating; nil if the item is not rated.
    public var contentRating: ContentRating? { resource.text("contentRating").flatMap { ContentRating(rawValue: $0) } }
    /// The duration in seconds.
    public var duration: TimeInterval? { resource.seconds("durationInMillis") }
    /// The texts that the editors wrote.
    public var editorialNotes: EditorialNotes? { resource.decoded("editorialNotes") }
    /// The names of the genres.
    public var genreNames: [String] { resource.texts("genreNames") ?? [] }
    /// Whether the video has 4K resolution.
    public var has4K: Bool? { resource.flag("has4K") }
    /// Whether the video has a high dynamic range (HDR).
    public var hasHDR: Bool? { resource.flag("hasHDR") }
    /// Whether the video is a preview of a longer video.
    public var isPreview: Bool { resource.text("videoSubType") == "preview" }
    /// The International Standard Recording Code (ISRC).
    public var isrc: String? { resource.text("isrc") }
    /// The date of the last play. The service does not send it, so only JSON of a device contains it.
    public var lastPlayedDate: Date? { resource.date("lastPlayedDate") }
    /// The date on which the item was added to the library.
    public var libraryAddedDate: Date? { resource.date("dateAdded") }
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
    /// The URL of the music video's page.
    public var url: URL? { resource.link("url") }
    /// The name of the work, for classical music.
    public var workName: String? { resource.text("workName") }
}

/// Related items and extended attributes, which are nil until `with(_:)` loads them.
extension MusicVideo {
    /// The related items that `with(.albums)` loads.
    public var albums: MusicItemCollection<Album>? { resource[.albums] }
    /// The related items that `with(.artists)` loads.
    public var artists: MusicItemCollection<Artist>? { resource[.artists] }
    /// The related items that `with(.genres)` loads.
    public var genres: MusicItemCollection<Genre>? { resource[.genres] }
    /// The related items that `with(.songs)` loads.
    public var songs: MusicItemCollection<Song>? { resource[.songs] }
    /// The related items that `with(.moreByArtist)` loads.
    public var moreByArtist: MusicItemCollection<MusicVideo>? { resource[.moreByArtist] }
    /// The related items that `with(.moreInGenre)` loads.
    public var moreInGenre: MusicItemCollection<MusicVideo>? { resource[.moreInGenre] }
    /// The URL of the artist's page, which `with(.artistURL)` loads.
    public var artistURL: URL? { resource[.artistURL] }
}

extension MusicVideo: FilterableMusicItem {
    /// The properties that a catalog request can filter by.
    public typealias FilterType = any MusicVideoFilter
}

extension MusicVideo: MusicLibraryRequestable {
    /// The properties that a library request can filter by.
    public typealias LibraryFilter = any LibraryMusicVideoFilter
    /// The properties that a library request can sort by.
    public typealias LibrarySortProperties = any LibraryMusicVideoSortProperties
}

extension MusicVideo: MusicCatalogSearchable {}
extension MusicVideo: MusicCatalogChartRequestable {}
extension MusicVideo: MusicRecentlyPlayedRequestable {}
extension MusicVideo: MusicLibrarySearchable {}
extension MusicVideo: MusicLibraryAddable {}
extension MusicVideo: MusicPlaylistAddable {}
extension MusicVideo: PickableMusicItem {}
