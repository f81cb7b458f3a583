/// A playlist, of the catalog or the library.
public struct Playlist: Codable, Hashable, Identifiable, Sendable, CustomStringConvertible,
    CustomDebugStringConvertible,
    MusicItem, MusicPropertyContainer, ResourceItem
{
    let resource: ItemResource<Playlist>
    /// The id of the playlist in the catalog, or in the library.
    public let id: MusicItemID

    static let kind = ItemKind(
        "Playlist", ["playlists", "library-playlists"], required: ["name"],
        printed: [("name", "name"), ("curatorName", "curatorName")])

    init(_ resource: ItemResource<Playlist>) {
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
extension Playlist {
    /// The name.
    public var name: String { resource.text("name") ?? "" }
    /// The picture.
    public var artwork: Artwork? { resource.decoded("artwork") }
    /// The name of the curator.
    public var curatorName: String? { resource.text("curatorName") }
    /// Whether it is a chart.
    public var isChart: Bool? { resource.flag("isChart") }
    /// The kind; nil if it is not known.
    public var kind: Kind? { resource.text("playlistType").flatMap(Kind.init(serviceName:)) }
    /// The time of the last change.
    public var lastModifiedDate: Date? { resource.date("lastModifiedDate") }
    /// The time of the last play. The service has none, so only JSON of a device contains it.
    public var lastPlayedDate: Date? { resource.date("lastPlayedDate") }
    /// The time at which it was added to the library.
    public var libraryAddedDate: Date? { resource.date("dateAdded") }
    /// The parameters for a player; nil if it cannot be played.
    public var playParameters: PlayParameters? { resource.decoded("playParams") }
    /// A short description.
    public var shortDescription: String? { resource.words("short") }
    /// A longer description.
    public var standardDescription: String? { resource.words("standard") }
    /// The address of its page.
    public var url: URL? { resource.link("url") }
}

/// Related items and further attributes, nil until `with(_:)` has loaded them.
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
    /// The origin of a playlist.
    public enum Kind: Codable, Hashable, Sendable {
        /// Made by the editors of the service.
        case editorial
        /// Made by another company.
        case external
        /// Made for one person.
        case personalMix
        /// Made of the most played songs of a person's year.
        case replay
        /// Shared by a user.
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
    /// The properties by which a catalog request finds it.
    public typealias FilterType = any PlaylistFilter
}

extension Playlist: MusicLibraryRequestable {
    /// The properties by which a library request filters it.
    public typealias LibraryFilter = any LibraryPlaylistFilter
    /// The properties by which a library request sorts it.
    public typealias LibrarySortProperties = any LibraryPlaylistSortProperties
}

extension Playlist: PlayableMusicItem {}
extension Playlist: MusicCatalogSearchable {}
extension Playlist: MusicCatalogChartRequestable {}
extension Playlist: MusicPersonalRecommendationItem {}
extension Playlist: MusicLibrarySearchable {}
extension Playlist: MusicLibraryAddable {}
extension Playlist: MusicPlaylistAddable {}
