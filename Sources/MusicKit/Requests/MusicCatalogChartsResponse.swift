/// The answer to a request for charts.
public struct MusicCatalogChartsResponse: Codable, Hashable, Sendable, CustomStringConvertible,
    CustomDebugStringConvertible
{
    /// The charts of this type.
    public let albumCharts: [MusicCatalogChart<Album>]
    /// The charts of this type.
    public let musicVideoCharts: [MusicCatalogChart<MusicVideo>]
    /// The charts of this type.
    public let playlistCharts: [MusicCatalogChart<Playlist>]
    /// The charts of this type.
    public let songCharts: [MusicCatalogChart<Song>]

    /// - Parameter kinds: the asked kinds. The service adds the most played ones even if they are not asked for.
    init(value: Value, kinds: Set<MusicCatalogChartKind> = Set(MusicCatalogChartKind.allCases)) throws {
        guard let groups = value["results"]?.object else { throw DecodingError.content("the answer has no results") }
        func charts<Item: ResourceItem & MusicCatalogChartRequestable>() throws -> [MusicCatalogChart<Item>] {
            let own = Item.kind.catalogTypes.flatMap { groups[$0]?.array ?? [] }
            let others = MusicCatalogChartKind.allCases.compactMap(\.group).flatMap { groups[$0]?.array ?? [] }
            let fitting = others.filter { Item.kind.types.contains($0["data"]?.array?.first?["type"]?.string ?? "") }
            return try (own + fitting).map { try MusicCatalogChart(value: $0) }.filter { kinds.contains($0.kind) }
        }
        albumCharts = try charts()
        musicVideoCharts = try charts()
        playlistCharts = try charts()
        songCharts = try charts()
    }

    public init(from decoder: any Decoder) throws { try self.init(value: Value(from: decoder)) }

    private enum CodingKeys: String, CodingKey { case results }

    private enum ResultKeys: String, CodingKey {
        case albums, playlists, songs, cityCharts, dailyGlobalTopCharts
        case musicVideos = "music-videos"
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        var results = container.nestedContainer(keyedBy: ResultKeys.self, forKey: .results)
        try results.encode(albumCharts, forKey: .albums)
        try results.encode(musicVideoCharts, forKey: .musicVideos)
        try results.encode(songCharts, forKey: .songs)
        try results.encode(playlistCharts.filter { $0.kind == .mostPlayed }, forKey: .playlists)
        try results.encode(playlistCharts.filter { $0.kind == .cityTop }, forKey: .cityCharts)
        try results.encode(playlistCharts.filter { $0.kind == .dailyGlobalTop }, forKey: .dailyGlobalTopCharts)
    }

    public var description: String {
        "MusicCatalogChartsResponse(\n  albumCharts: \(albumCharts),\n  musicVideoCharts: \(musicVideoCharts),\n"
            + "  playlistCharts: \(playlistCharts),\n  songCharts: \(songCharts)\n)"
    }
    /// The description, with the item counts of the loaded relationships and views.
    public var debugDescription: String { description }
}
