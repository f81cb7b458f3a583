/// A playlist, of the catalog or the library.
public struct Playlist: Codable, Hashable, Identifiable, Sendable, CustomStringConvertible,
    CustomDebugStringConvertible,
    MusicItem, MusicPropertyContainer, ResourceItem
{
    let resource: ItemResource<Playlist>
    /// The id of the playlist in the catalog, or in the library.
    public let id: MusicItemID

    static let kind = ItemKind(
        "Playlist", ["playlists", "library-playlists"], printed: [("name", "name"), ("curatorName", "curatorName")])

    init(_ resource: ItemResource<Playlist>) {
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
extension Playlist {
    /// The name.
    public var name: String { resource.text("name") ?? "" }
    /// The artwork.
    public var artwork: Artwork? { resource.decoded("artwork") }
    /// The name of the curator.
    public var curatorName: String? { resource.text("curatorName") }
    /// Whether the playlist is a chart.
    public var isChart: Bool? { resource.flag("isChart") }
    /// The kind; nil if it is unknown.
    public var kind: Kind? { resource.text("playlistType").flatMap(Kind.init(serviceName:)) }
    /// The date of the last change.
    public var lastModifiedDate: Date? { resource.date("lastModifiedDate") }
    /// The date of the last play. The service does not send it, so only JSON of a device contains it.
    public var lastPlayedDate: Date? { resource.date("lastPlayedDate") }
    /// The date on which the item was added to the library.
    public var libraryAddedDate: Date? { resource.date("dateAdded") }
    /// The parameters for a player; nil if the item cannot be played.
    public var playParameters: PlayParameters? { resource.decoded("playParams") }
    /// A short description.
    public var shortDescription: String? { resource.words("short") }
    /// A longer description.
    public var standardDescription: String? { resource.words("standard") }
    /// The URL of the playlist's page.
    public var url: URL? { resource.link("url") }
}

/// Related items and extended attributes, which are nil until `with(_:)` loads them.
extension Playlist {
    /// The related items that `with(.tracks)` loads.
    public var tracks: MusicItemCollection<Track>? { resource[.tracks] }
    /// The related items that `with(.entries)` loads.
    public var entries: MusicItemCollection<Playlist.Entry>? { resource[.entries] }
    /// The related items that `with(.curator)` loads.
    public var curator: Curator? { resource[.curator]?.first }
    /// The related items that `with(.radioShow)` loads.
    public var radioShow: RadioShow? { resource[.radioShow]?.first }
    /// The related items that `with(.featuredArtists)` loads.
    public var featuredArtists: MusicItemCollection<Artist>? { resource[.featuredArtists] }
    /// The related items that `with(.moreByCurator)` loads.
    public var moreByCurator: MusicItemCollection<Playlist>? { resource[.moreByCurator] }
}

extension Playlist {
    /// A kind of playlist.
    public enum Kind: Codable, Hashable, Sendable {
        /// A playlist by the editors of the service.
        case editorial
        /// A playlist by another company.
        case external
        /// A playlist that the service makes for one person.
        case personalMix
        /// A playlist of the songs that a person played most in a year.
        case replay
        /// A playlist that a user shared.
        case userShared

        init?(serviceName: String) {
            switch serviceName {
            case "editorial": self = .editorial
            case "external": self = .external
            case "personal-mix": self = .personalMix
            case "replay": self = .replay
            case "user-shared": self = .userShared
            default: return nil
            }
        }
    }
}

extension Playlist: FilterableMusicItem {
    /// The properties that a catalog request can filter by.
    public typealias FilterType = any PlaylistFilter
}

extension Playlist: MusicLibraryRequestable {
    /// The properties that a library request can filter by.
    public typealias LibraryFilter = any LibraryPlaylistFilter
    /// The properties that a library request can sort by.
    public typealias LibrarySortProperties = any LibraryPlaylistSortProperties
}

extension Playlist: PlayableMusicItem {}
extension Playlist: MusicCatalogSearchable {}
extension Playlist: MusicCatalogChartRequestable {}
extension Playlist: MusicPersonalRecommendationItem {}
extension Playlist: MusicLibrarySearchable {}
extension Playlist: MusicLibraryAddable {}
extension Playlist: MusicPlaylistAddable {}
