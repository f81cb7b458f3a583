import AppleMusicAPI

/// A request for the catalog's charts.
public struct MusicCatalogChartsRequest: Sendable {
    /// The genre; nil for all.
    public var genre: Genre? { askedGenre }
    /// The kinds of charts.
    public var kinds: [MusicCatalogChartKind] { askedKinds }
    /// The types of items.
    public var types: [any MusicCatalogChartRequestable.Type] { askedTypes }
    /// The maximum number of items of each chart; nil for the service's choice.
    public var limit: Int?
    /// The number of items of each chart to skip.
    public var offset: Int?
    private let askedGenre: Genre?
    private let askedKinds: [MusicCatalogChartKind]
    private let askedTypes: [any MusicCatalogChartRequestable.Type]

    /// Creates a request for charts.
    public init(
        genre: Genre? = nil, kinds: [MusicCatalogChartKind] = [.mostPlayed],
        types: [any MusicCatalogChartRequestable.Type]
    ) {
        askedGenre = genre
        askedKinds = kinds
        askedTypes = types
    }

    /// Sends the request.
    public func response() async throws -> MusicCatalogChartsResponse {
        var query = [QueryItem("types", ItemKind.names(of: askedTypes))]
        if let genre { query.append(QueryItem("genre", genre.id.rawValue)) }
        let groups = kinds.compactMap(\.group)
        if !groups.isEmpty { query.append(QueryItem("with", groups.joined(separator: ","))) }
        let answer = try await KitWorld.required().catalog("/charts", query + paging(limit, offset))
        return try MusicCatalogChartsResponse(value: answer, kinds: Set(kinds))
    }
}

extension MusicCatalogChartsRequest: Hashable {
    public static func == (left: Self, right: Self) -> Bool { left.key == right.key }
    public func hash(into hasher: inout Hasher) { hasher.combine(key) }

    private var key: [AnyHashable] {
        [genre, kinds, types.map { ObjectIdentifier($0) }, limit, offset] as [AnyHashable]
    }
}

/// A kind of chart.
public enum MusicCatalogChartKind: String, CaseIterable, Codable, Hashable, Sendable {
    /// Playlists of the most played songs of cities.
    case cityTop = "city-top"
    /// Playlists of the day's most played songs, worldwide and by country.
    case dailyGlobalTop = "daily-global-top"
    /// The most played items of each type.
    case mostPlayed = "most-played"

    /// The group of the answer, and the value of the parameter `with`; nil for the charts by type.
    var group: String? {
        switch self {
        case .cityTop: "cityCharts"
        case .dailyGlobalTop: "dailyGlobalTopCharts"
        case .mostPlayed: nil
        }
    }
}

/// A chart.
public struct MusicCatalogChart<MusicItemType>: Identifiable, Sendable
where MusicItemType: MusicItem, MusicItemType: MusicCatalogChartRequestable {
    /// The id: `most-played:songs`.
    public let id: String
    /// The kind of chart.
    public let kind: MusicCatalogChartKind
    /// The title: `Top Songs`.
    public let title: String
    /// The items, the most played first.
    public let items: MusicItemCollection<MusicItemType>
}

extension MusicCatalogChart: Equatable where MusicItemType: Equatable {}
extension MusicCatalogChart: Hashable where MusicItemType: Hashable {}

extension MusicCatalogChart: ValueDecodable, Decodable where MusicItemType: Decodable {
    init(value: ItemValue) throws {
        guard let kind = value["chart"]?.string.flatMap(MusicCatalogChartKind.init(rawValue:)) else {
            throw DecodingError.content("MusicCatalogChart: its kind is not known")
        }
        self.kind = kind
        title = value["name"]?.string ?? ""
        id = value["orderId"]?.string ?? kind.rawValue
        items = try MusicItemCollection(page: value)
    }

    public init(from decoder: any Decoder) throws { try self.init(value: ItemValue(from: decoder)) }
}

extension MusicCatalogChart: Encodable where MusicItemType: Encodable {
    private enum CodingKeys: String, CodingKey { case chart, name, orderId, href, data, next }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(kind, forKey: .chart)
        try container.encode(title, forKey: .name)
        try container.encode(id, forKey: .orderId)
        try container.encodeIfPresent(items.href, forKey: .href)
        try container.encode(Array(items), forKey: .data)
        try container.encodeIfPresent(items.next, forKey: .next)
    }
}

extension MusicCatalogChart: CustomStringConvertible, CustomDebugStringConvertible {
    public var description: String {
        "MusicCatalogChart<\(MusicItemType.self)>(id: \"\(id)\", kind: \(kind), title: \"\(title)\", items: \(items))"
    }
    /// A description of the value, for debugging.
    public var debugDescription: String { description }
}

/// The answer to a request for charts.
public struct MusicCatalogChartsResponse: Codable, Hashable, Sendable, CustomStringConvertible,
    CustomDebugStringConvertible
{
    /// The charts of albums.
    public let albumCharts: [MusicCatalogChart<Album>]
    /// The charts of music videos.
    public let musicVideoCharts: [MusicCatalogChart<MusicVideo>]
    /// The charts of playlists.
    public let playlistCharts: [MusicCatalogChart<Playlist>]
    /// The charts of songs.
    public let songCharts: [MusicCatalogChart<Song>]

    /// - Parameter kinds: the requested kinds. The service adds the most played charts even without a request for them.
    init(value: ItemValue, kinds: Set<MusicCatalogChartKind> = Set(MusicCatalogChartKind.allCases)) throws {
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

    public init(from decoder: any Decoder) throws { try self.init(value: ItemValue(from: decoder)) }

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
    /// A description of the value, for debugging.
    public var debugDescription: String { description }
}
