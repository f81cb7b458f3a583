/// The `type` of a resource: plural, in kebab case, as in paths and answers.
///
/// It is a struct, not an enum, because a service may answer with types that this version does not know.
public struct ResourceType: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
    /// The name, as in paths and answers.
    public var rawValue: String

    /// Creates a type from its name in the API.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a type from its name in the API.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public var description: String { rawValue }

    public static let activities = ResourceType("activities")
    public static let albums = ResourceType("albums")
    public static let appleCurators = ResourceType("apple-curators")
    public static let artists = ResourceType("artists")
    public static let curators = ResourceType("curators")
    public static let genres = ResourceType("genres")
    public static let musicVideos = ResourceType("music-videos")
    public static let playlists = ResourceType("playlists")
    public static let recordLabels = ResourceType("record-labels")
    public static let songs = ResourceType("songs")
    public static let stationGenres = ResourceType("station-genres")
    public static let stations = ResourceType("stations")
    public static let storefronts = ResourceType("storefronts")

    public static let libraryAlbums = ResourceType("library-albums")
    public static let libraryArtists = ResourceType("library-artists")
    public static let libraryMusicVideos = ResourceType("library-music-videos")
    public static let libraryPlaylistFolders = ResourceType("library-playlist-folders")
    public static let libraryPlaylists = ResourceType("library-playlists")
    public static let librarySongs = ResourceType("library-songs")

    public static let accounts = ResourceType("accounts")
    public static let ratings = ResourceType("ratings")
    public static let personalRecommendation = ResourceType("personal-recommendation")
    public static let musicSummaries = ResourceType("music-summaries")
    public static let musicSummariesMilestones = ResourceType("music-summaries-milestones")
    public static let albumPeriodSummaries = ResourceType("album-period-summaries")
    public static let artistPeriodSummaries = ResourceType("artist-period-summaries")
    public static let songPeriodSummaries = ResourceType("song-period-summaries")
}

/// The identity of a resource: its type and its id, written `albums/310730204`.
public struct ResourceIdentifier: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The type, such as `albums`.
    public var type: ResourceType
    /// The id, unique among the resources of its type: mostly digits in the catalog, with a prefix such as `l.` or `i.`
    /// in libraries.
    public var id: String

    /// Creates the identifier of a resource of a type.
    public init(_ type: ResourceType, _ id: String) {
        self.type = type
        self.id = id
    }

    public var description: String { "\(type)/\(id)" }
}
