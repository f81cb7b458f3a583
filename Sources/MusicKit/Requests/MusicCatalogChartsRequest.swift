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

    /// Makes a request for charts.
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
        let answer = try await KitWorld.current.catalog("/charts", query + paging(limit, offset))
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
    init(value: Value) throws {
        guard let kind = value["chart"]?.string.flatMap(MusicCatalogChartKind.init(rawValue:)) else {
            throw DecodingError.content("MusicCatalogChart: its kind is not known")
        }
        self.kind = kind
        title = value["name"]?.string ?? ""
        id = value["orderId"]?.string ?? kind.rawValue
        items = try MusicItemCollection(page: value)
    }

    public init(from decoder: any Decoder) throws { try self.init(value: Value(from: decoder)) }
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
    /// The description, with the item counts of the loaded relationships and views.
    public var debugDescription: String { description }
}
