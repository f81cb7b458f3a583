extension Playlist {
    /// An entry of a playlist: a song or a music video at a position.
    public struct Entry: Codable, Hashable, Identifiable, Sendable, CustomStringConvertible,
        CustomDebugStringConvertible, MusicItem
    {
        /// The song or music video.
        let content: Item
        /// The zero-based position in the playlist.
        public let position: Int
        /// The id of the playlist; nil if it is unknown.
        let list: String?

        /// The id of the entry, made of the ids of the playlist and the item, and the position.
        public var id: MusicItemID { MusicItemID((list.map { "\($0)/" } ?? "") + "\(content.id)@\(position)") }
        /// The song or music video.
        public var item: Item? { content }
        public var description: String { "Playlist.Entry(id: \"\(id)\", item: \(content))" }
        /// The description, with the number of items in each loaded relationship and view.
        public var debugDescription: String { content.debugDescription }
        public init(from decoder: any Decoder) throws { try self.init(value: ItemValue(from: decoder)) }
        public func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
    }
}

extension Playlist.Entry {
    /// The item of an entry.
    public enum Item: Codable, Hashable, Identifiable, Sendable, CustomStringConvertible, CustomDebugStringConvertible,
        MusicItem
    {
        case song(Song)
        case musicVideo(MusicVideo)

        /// The id.
        public var id: MusicItemID { read(\.id, \.id) }
        public var description: String { "Playlist.Entry.Item.\(read({ "song(\($0))" }, { "musicVideo(\($0))" }))" }
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
}

/// An item that has its place in a list.
protocol PositionedItem: ValueDecodable {
    /// - Parameters:
    ///   - position: the position, unless the value contains one.
    ///   - path: the path of the list: `/v1/me/library/playlists/p.1/tracks`.
    init(value: ItemValue, position: Int, path: String?) throws
}

extension Playlist.Entry: PositionedItem {
    /// The members of `meta` that keep the position and the playlist.
    private static let positionName = "musicKit_entryPosition"
    private static let listName = "musicKit_entryPlaylist"

    init(value: ItemValue) throws {
        try self.init(value: value, position: 0, path: nil)
    }

    init(value: ItemValue, position: Int, path: String?) throws {
        guard var meta = value["meta"]?.object, let known = meta.removeValue(forKey: Self.positionName)?.integer else {
            content = try Item(value: value)
            self.position = position
            list = path.flatMap(Self.list)
            return
        }
        list = meta.removeValue(forKey: Self.listName)?.string
        var object = value.object ?? [:]
        object["meta"] = meta.isEmpty ? nil : .object(meta)
        content = try Item(value: .object(object))
        self.position = known
    }

    /// Returns the id of the playlist in a path.
    private static func list(in path: String) -> String? {
        let parts = path.prefix { $0 != "?" }.split(separator: "/")
        guard let place = parts.firstIndex(of: "playlists"), parts.indices.contains(place + 1) else { return nil }
        return String(parts[place + 1])
    }

    private var value: ItemValue {
        var object = content.value.object ?? [:]
        var meta = object["meta"]?.object ?? [:]
        meta[Self.positionName] = .integer(position)
        meta[Self.listName] = list.map(ItemValue.string)
        object["meta"] = .object(meta)
        return .object(object)
    }
}

extension Playlist.Entry.Item: ValueDecodable {
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
extension Playlist.Entry {
    /// The title.
    public var title: String { content.read(\.title, \.title) }
    /// The name of the artist.
    public var artistName: String { content.read(\.artistName, \.artistName) }
    /// The URL of the artist's page; nil until it is loaded.
    public var artistURL: URL? { content.read(\.artistURL, \.artistURL) }
    /// The title of the album.
    public var albumTitle: String? { content.read(\.albumTitle, \.albumTitle) }
    /// The artwork.
    public var artwork: Artwork? { content.read(\.artwork, \.artwork) }
    /// The content rating; nil if the item is not rated.
    public var contentRating: ContentRating? { content.read(\.contentRating, \.contentRating) }
    /// The duration in seconds.
    public var duration: TimeInterval? { content.read(\.duration, \.duration) }
    /// The texts that the editors wrote.
    public var editorialNotes: EditorialNotes? { content.read(\.editorialNotes, \.editorialNotes) }
    /// The names of the genres.
    public var genreNames: [String] { content.read(\.genreNames, \.genreNames) }
    /// The International Standard Recording Code (ISRC).
    public var isrc: String? { content.read(\.isrc, \.isrc) }
    /// The date of the last play, which only JSON of a device contains.
    public var lastPlayedDate: Date? { content.read(\.lastPlayedDate, \.lastPlayedDate) }
    /// The date on which the item was added to the library.
    public var libraryAddedDate: Date? { content.read(\.libraryAddedDate, \.libraryAddedDate) }
    /// The number of plays, which only JSON of a device contains.
    public var playCount: Int? { content.read(\.playCount, \.playCount) }
    /// The parameters for a player; nil if the item cannot be played.
    public var playParameters: PlayParameters? { content.read(\.playParameters, \.playParameters) }
    /// The previews.
    public var previewAssets: [PreviewAsset]? { content.read(\.previewAssets, \.previewAssets) }
    /// The release date, at midnight UTC.
    public var releaseDate: Date? { content.read(\.releaseDate, \.releaseDate) }
    /// The URL of the item's page.
    public var url: URL? { content.read(\.url, \.url) }
}

/// Attributes of the song or music video.
extension Playlist.Entry.Item {
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
    /// The URL of the item's page.
    public var url: URL? { read(\.url, \.url) }
}

extension Playlist.Entry: MusicPropertyContainer, PlayableMusicItem, MusicLibraryAddable, MusicPlaylistAddable {}
extension Playlist.Entry.Item: MusicPropertyContainer, PlayableMusicItem {}
extension Playlist.Entry: MusicLibraryRequestable {
    /// The properties that a library request can filter by.
    public typealias LibraryFilter = any LibraryPlaylistEntryFilter
    /// The properties that a library request can sort by.
    public typealias LibrarySortProperties = any LibraryPlaylistEntrySortProperties
}
