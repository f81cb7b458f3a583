import AppleMusicAPI

/// A search in the catalog.
public struct MusicCatalogSearchRequest {
    /// The text to search for.
    public let term: String
    /// The types of items to find.
    public var types: [any MusicCatalogSearchable.Type] { asked }
    /// The maximum number of items of each type; nil for the service's choice.
    public var limit: Int?
    /// The number of items of each type to skip.
    public var offset: Int?
    /// Whether the answer contains the best results of all types.
    public var includeTopResults = false
    private let asked: [any MusicCatalogSearchable.Type]

    /// Creates a search for items of these types.
    public init(term: String, types: [any MusicCatalogSearchable.Type]) {
        self.term = term
        asked = types
    }

    /// Sends the request.
    public func response() async throws -> MusicCatalogSearchResponse {
        var query = [QueryItem("term", term), QueryItem("types", ItemKind.names(of: asked))]
        if includeTopResults { query.append(QueryItem("with", "topResults")) }
        let answer = try await KitWorld.required().catalog("/search", query + paging(limit, offset))
        return MusicCatalogSearchResponse(try SearchResults(answer), types: Set(ItemKind.all(of: asked)))
    }
}

/// The answer to a search in the catalog. Lists of types that were not requested are empty.
public struct MusicCatalogSearchResponse: Codable, Hashable, CustomStringConvertible, CustomDebugStringConvertible {
    /// The found albums.
    public let albums: MusicItemCollection<Album>
    /// The found artists.
    public let artists: MusicItemCollection<Artist>
    /// The found curators.
    public let curators: MusicItemCollection<Curator>
    /// The found music videos.
    public let musicVideos: MusicItemCollection<MusicVideo>
    /// The found playlists.
    public let playlists: MusicItemCollection<Playlist>
    /// The found radio shows.
    public let radioShows: MusicItemCollection<RadioShow>
    /// The found record labels.
    public let recordLabels: MusicItemCollection<RecordLabel>
    /// The found songs.
    public let songs: MusicItemCollection<Song>
    /// The found stations.
    public let stations: MusicItemCollection<Station>
    /// The best results of all types; empty unless the request includes them.
    public let topResults: MusicItemCollection<TopResult>

    /// - Parameter types: the Swift names of the asked types; nil for all.
    init(_ results: SearchResults, types: Set<String>?) {
        albums = results.items(types: types)
        artists = results.items(types: types)
        curators = results.items(types: types)
        musicVideos = results.items(types: types)
        playlists = results.items(types: types)
        radioShows = results.items(types: types)
        recordLabels = results.items(types: types)
        songs = results.items(types: types)
        stations = results.items(types: types)
        topResults = results.page("topResults")
    }

    public init(from decoder: any Decoder) throws {
        self.init(try SearchResults(ItemValue(from: decoder)), types: nil)
    }

    private enum CodingKeys: String, CodingKey { case results }

    private enum ResultKeys: String, CodingKey {
        case albums, artists, curators, playlists, songs, stations
        case topResults = "topResults"
        case musicVideos = "music-videos"
        case radioShows = "apple-curators"
        case recordLabels = "record-labels"
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        var results = container.nestedContainer(keyedBy: ResultKeys.self, forKey: .results)
        try results.encode(albums, forKey: .albums)
        try results.encode(artists, forKey: .artists)
        try results.encode(curators, forKey: .curators)
        try results.encode(musicVideos, forKey: .musicVideos)
        try results.encode(playlists, forKey: .playlists)
        try results.encode(radioShows, forKey: .radioShows)
        try results.encode(recordLabels, forKey: .recordLabels)
        try results.encode(songs, forKey: .songs)
        try results.encode(stations, forKey: .stations)
        try results.encode(topResults, forKey: .topResults)
    }

    public var description: String {
        let lists: [(String, any Collection & CustomStringConvertible)] = [
            ("topResults", topResults), ("albums", albums), ("artists", artists), ("curators", curators),
            ("musicVideos", musicVideos), ("playlists", playlists), ("radioShows", radioShows),
            ("recordLabels", recordLabels), ("songs", songs), ("stations", stations),
        ]
        let found = lists.filter { !$0.1.isEmpty }.map { "  \($0.0): \($0.1)" }
        return "MusicCatalogSearchResponse(\n" + found.joined(separator: ",\n") + "\n)"
    }
    /// A description of the value, for debugging.
    public var debugDescription: String { description }
}
