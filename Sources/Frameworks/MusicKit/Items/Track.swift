/// A song or a music video in a list.
public enum Track: Codable, Hashable, Identifiable, Sendable, CustomStringConvertible, CustomDebugStringConvertible,
    MusicItem
{
    case song(Song)
    case musicVideo(MusicVideo)

    /// The id.
    public var id: MusicItemID { read(\.id, \.id) }
    public var description: String { "Track.\(read({ "song(\($0))" }, { "musicVideo(\($0))" }))" }
    /// The description, with the number of items in each loaded relationship and view.
    public var debugDescription: String { read(\.debugDescription, \.debugDescription) }
    public init(from decoder: any Decoder) throws { try self.init(value: ItemValue(from: decoder)) }
    public func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }

    func read<Result>(_ song: (Song) -> Result, _ video: (MusicVideo) -> Result) -> Result {
        switch self {
        case .song(let value): song(value)
        case .musicVideo(let value): video(value)
        }
    }
}

extension Track {
    /// The song; nil for a music video.
    var song: Song? { if case .song(let song) = self { song } else { nil } }
}

extension Track: ValueDecodable {
    init(value: ItemValue) throws {
        if let type = value["type"]?.string, MusicVideo.kind.types.contains(type) {
            self = .musicVideo(try MusicVideo(value: value))
        } else {
            self = .song(try Song(value: value))
        }
    }

    var value: ItemValue { read({ $0.resource.value }, { $0.resource.value }) }
}

/// Attributes of the song or music video.
extension Track {
    /// The title.
    public var title: String { read(\.title, \.title) }
    /// The name of the artist.
    public var artistName: String { read(\.artistName, \.artistName) }
    /// The URL of the artist's page; nil until it is loaded.
    public var artistURL: URL? { read(\.artistURL, \.artistURL) }
    /// The title of the album.
    public var albumTitle: String? { read(\.albumTitle, \.albumTitle) }
    /// The artwork.
    public var artwork: Artwork? { read(\.artwork, \.artwork) }
    /// The content rating; nil if the item is not rated.
    public var contentRating: ContentRating? { read(\.contentRating, \.contentRating) }
    /// The duration in seconds.
    public var duration: TimeInterval? { read(\.duration, \.duration) }
    /// The texts that the editors wrote.
    public var editorialNotes: EditorialNotes? { read(\.editorialNotes, \.editorialNotes) }
    /// The names of the genres.
    public var genreNames: [String] { read(\.genreNames, \.genreNames) }
    /// The International Standard Recording Code (ISRC).
    public var isrc: String? { read(\.isrc, \.isrc) }
    /// The date of the last play, which only JSON of a device contains.
    public var lastPlayedDate: Date? { read(\.lastPlayedDate, \.lastPlayedDate) }
    /// The date on which the item was added to the library.
    public var libraryAddedDate: Date? { read(\.libraryAddedDate, \.libraryAddedDate) }
    /// The number of plays, which only JSON of a device contains.
    public var playCount: Int? { read(\.playCount, \.playCount) }
    /// The parameters for a player; nil if the item cannot be played.
    public var playParameters: PlayParameters? { read(\.playParameters, \.playParameters) }
    /// The previews.
    public var previewAssets: [PreviewAsset]? { read(\.previewAssets, \.previewAssets) }
    /// The release date, at midnight UTC.
    public var releaseDate: Date? { read(\.releaseDate, \.releaseDate) }
    /// The URL of the track's page.
    public var url: URL? { read(\.url, \.url) }
    /// The disc number; nil for a music video.
    public var discNumber: Int? { read(\.discNumber) { _ in nil } }
    /// The track number on its disc.
    public var trackNumber: Int? { read(\.trackNumber, \.trackNumber) }
    /// The name of the work, for classical music.
    public var workName: String? { read(\.workName, \.workName) }
    /// The start of the part of the song to play, in seconds; nil for the whole song and for music videos.
    public var startTime: TimeInterval? { read(\.startTime) { _ in nil } }
    /// The end of the part of the song to play, in seconds; nil for the whole song and for music videos.
    public var endTime: TimeInterval? { read(\.endTime) { _ in nil } }
}

/// Related items, nil until they are loaded.
extension Track {
    /// The albums.
    public var albums: MusicItemCollection<Album>? { read(\.albums, \.albums) }
    /// The artists.
    public var artists: MusicItemCollection<Artist>? { read(\.artists, \.artists) }
    /// The genres.
    public var genres: MusicItemCollection<Genre>? { read(\.genres, \.genres) }
}

extension Track: MusicPropertyContainer, PlayableMusicItem, MusicRecentlyPlayedRequestable {}
extension Track: MusicLibraryAddable, MusicPlaylistAddable, PickableMusicItem {}
extension Track: MusicLibraryRequestable {
    /// The properties that a library request can filter by.
    public typealias LibraryFilter = any LibraryTrackFilter
    /// The properties that a library request can sort by.
    public typealias LibrarySortProperties = any LibraryTrackSortProperties
}
