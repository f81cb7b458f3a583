/// A song or a music video in a list.
public enum Track: Codable, Hashable, Identifiable, Sendable, CustomStringConvertible, CustomDebugStringConvertible,
    MusicItem
{
    case song(Song)
    case musicVideo(MusicVideo)

    /// The id.
    public var id: MusicItemID { read(\.id, \.id) }
    public var description: String { "Track.\(read({ "song(\($0))" }, { "musicVideo(\($0))" }))" }
    /// The description, with the item counts of the loaded relationships and views.
    public var debugDescription: String { read(\.debugDescription, \.debugDescription) }
    public init(from decoder: any Decoder) throws { try self.init(value: Value(from: decoder)) }
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
    init(value: Value) throws {
        if let type = value["type"]?.string, MusicVideo.kind.types.contains(type) {
            self = .musicVideo(try MusicVideo(value: value))
        } else {
            self = .song(try Song(value: value))
        }
    }

    var value: Value { read({ $0.resource.value }, { $0.resource.value }) }
}

/// Attributes of the song or the music video.
extension Track {
    /// The title.
    public var title: String { read(\.title, \.title) }
    /// The name of the artist.
    public var artistName: String { read(\.artistName, \.artistName) }
    /// The address of the artist's page; nil until it is loaded.
    public var artistURL: URL? { read(\.artistURL, \.artistURL) }
    /// The title of the album.
    public var albumTitle: String? { read(\.albumTitle, \.albumTitle) }
    /// The picture.
    public var artwork: Artwork? { read(\.artwork, \.artwork) }
    /// The rating of the content; nil if it has none.
    public var contentRating: ContentRating? { read(\.contentRating, \.contentRating) }
    /// The duration in seconds.
    public var duration: TimeInterval? { read(\.duration, \.duration) }
    /// The texts of the editors.
    public var editorialNotes: EditorialNotes? { read(\.editorialNotes, \.editorialNotes) }
    /// The names of the genres.
    public var genreNames: [String] { read(\.genreNames, \.genreNames) }
    /// The international code of the recording.
    public var isrc: String? { read(\.isrc, \.isrc) }
    /// The time of the last play, if a device wrote it.
    public var lastPlayedDate: Date? { read(\.lastPlayedDate, \.lastPlayedDate) }
    /// The time at which it was added to the library.
    public var libraryAddedDate: Date? { read(\.libraryAddedDate, \.libraryAddedDate) }
    /// The number of plays, if a device wrote it.
    public var playCount: Int? { read(\.playCount, \.playCount) }
    /// The parameters for a player; nil if it cannot be played.
    public var playParameters: PlayParameters? { read(\.playParameters, \.playParameters) }
    /// The previews.
    public var previewAssets: [PreviewAsset]? { read(\.previewAssets, \.previewAssets) }
    /// The day of release.
    public var releaseDate: Date? { read(\.releaseDate, \.releaseDate) }
    /// The address of its page.
    public var url: URL? { read(\.url, \.url) }
    /// The number of the disc; nil for a music video.
    public var discNumber: Int? { read(\.discNumber) { _ in nil } }
    /// The number on the disc.
    public var trackNumber: Int? { read(\.trackNumber, \.trackNumber) }
    /// The work, in classical music.
    public var workName: String? { read(\.workName, \.workName) }
    /// The start of the part of the song to play, in seconds; nil for the whole song and for music videos.
    public var startTime: TimeInterval? { read(\.startTime) { _ in nil } }
    /// The end of the part of the song to play, in seconds; nil for the whole song and for music videos.
    public var endTime: TimeInterval? { read(\.endTime) { _ in nil } }
}

/// Related items, nil until they are loaded.
extension Track {
    /// The items of this type.
    public var albums: MusicItemCollection<Album>? { read(\.albums, \.albums) }
    /// The items of this type.
    public var artists: MusicItemCollection<Artist>? { read(\.artists, \.artists) }
    /// The items of this type.
    public var genres: MusicItemCollection<Genre>? { read(\.genres, \.genres) }
}

extension Track: MusicPropertyContainer, PlayableMusicItem, MusicRecentlyPlayedRequestable {}
extension Track: MusicLibraryAddable, MusicPlaylistAddable, PickableMusicItem {}
extension Track: MusicLibraryRequestable {
    /// The properties by which a library request filters it.
    public typealias LibraryFilter = any LibraryTrackFilter
    /// The properties by which a library request sorts it.
    public typealias LibrarySortProperties = any LibraryTrackSortProperties
}
