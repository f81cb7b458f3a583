import AppleMusicAPI

/// A request for the user's recommendations.
public struct MusicPersonalRecommendationsRequest: Hashable, Sendable {
    /// The maximum number of recommendations; nil for the service's choice.
    public var limit: Int?
    /// The number of recommendations to skip.
    public var offset: Int?
    private let ids: [String]

    /// Creates a request for all recommendations.
    public init() { ids = [] }

    /// Creates a request for new content of known recommendations.
    public init<S: Sequence>(refreshing recommendations: S) where S.Element == MusicPersonalRecommendation {
        ids = recommendations.map(\.id.rawValue)
    }

    /// Sends the request.
    public func response() async throws -> MusicPersonalRecommendationsResponse {
        let world = try KitWorld.required()
        try world.requireConsent()
        let query = ids.isEmpty ? [] : [QueryItem("ids", ids.joined(separator: ","))]
        let request = Request(path: "/v1/me/recommendations", query: query + paging(limit, offset))
        let page = try await world.value(of: request)
        return MusicPersonalRecommendationsResponse(recommendations: try MusicItemCollection(page: page))
    }
}

/// The answer to a request for recommendations.
public struct MusicPersonalRecommendationsResponse: Codable, Hashable, Sendable, CustomStringConvertible,
    CustomDebugStringConvertible
{
    /// The recommendations.
    public let recommendations: MusicItemCollection<MusicPersonalRecommendation>

    public var description: String {
        "MusicPersonalRecommendationsResponse(\n  recommendations: \(recommendations)\n)"
    }
    /// A description of the value, for debugging.
    public var debugDescription: String { description }

    init(recommendations: MusicItemCollection<MusicPersonalRecommendation>) {
        self.recommendations = recommendations
    }

    public init(from decoder: any Decoder) throws {
        self.init(recommendations: try MusicItemCollection(from: decoder))
    }

    public func encode(to encoder: any Encoder) throws { try recommendations.encode(to: encoder) }
}

/// Albums, playlists and stations that the service recommends together.
public struct MusicPersonalRecommendation: Codable, Hashable, Identifiable, Sendable, CustomStringConvertible,
    CustomDebugStringConvertible, MusicItem, ResourceItem
{
    let resource: ItemResource<MusicPersonalRecommendation>
    /// The id of the recommendation.
    public let id: MusicItemID

    static let kind = ItemKind(
        "MusicPersonalRecommendation", ["personal-recommendation"], printed: [])

    init(_ resource: ItemResource<MusicPersonalRecommendation>) {
        self.resource = resource
        id = resource.id
    }

    /// The title: `Made for You`.
    public var title: String? { resource.attributes["title"]?["stringForDisplay"]?.string }
    /// The reason: `Because you played …`.
    public var reason: String? { resource.attributes["reason"]?["stringForDisplay"]?.string }
    /// The time from which a new request gives new content.
    public var nextRefreshDate: Date? { resource.date("nextUpdateDate") }
    /// All items, in order.
    public var items: MusicItemCollection<Item> { contents() }
    /// The albums.
    public var albums: MusicItemCollection<Album> { contents() }
    /// The playlists.
    public var playlists: MusicItemCollection<Playlist> { contents() }
    /// The stations.
    public var stations: MusicItemCollection<Station> { contents() }

    /// The types of the items.
    public var types: [any MusicPersonalRecommendationItem.Type] {
        var types: [any MusicPersonalRecommendationItem.Type] = []
        if !albums.isEmpty { types.append(Album.self) }
        if !playlists.isEmpty { types.append(Playlist.self) }
        if !stations.isEmpty { types.append(Station.self) }
        return types
    }

    private func contents<Content: MusicItem & Decodable>() -> MusicItemCollection<Content> {
        resource.page("relationships", "contents").flatMap { MusicItemCollection(loaded: $0) } ?? []
    }

    public init(from decoder: any Decoder) throws { try self.init(value: ItemValue(from: decoder)) }
    public func encode(to encoder: any Encoder) throws { try resource.value.encode(to: encoder) }
    public var description: String {
        "MusicPersonalRecommendation(id: \"\(id)\", title: \"\(title ?? "")\", items: \(items))"
    }
    /// A description of the value, for debugging.
    public var debugDescription: String { description }
}

extension MusicPersonalRecommendation {
    /// An item of a recommendation.
    public enum Item: Codable, Hashable, Identifiable, Sendable, CustomStringConvertible, CustomDebugStringConvertible,
        MusicItem
    {
        case album(Album)
        case playlist(Playlist)
        case station(Station)

        /// The id.
        public var id: MusicItemID { item.id }
        public var description: String { "MusicPersonalRecommendation.Item.\(name)(\(item))" }
        /// A description of the value, for debugging.
        public var debugDescription: String { description }
        public init(from decoder: any Decoder) throws { try self.init(value: ItemValue(from: decoder)) }
        public func encode(to encoder: any Encoder) throws { try item.encode(to: encoder) }

        /// The title or name.
        public var title: String { item.heading }

        /// The name of the artist or curator; nil for a station.
        public var subtitle: String? {
            switch self {
            case .album(let value): value.artistName
            case .playlist(let value): value.curatorName
            case .station: nil
            }
        }

        /// The artwork.
        public var artwork: Artwork? { item.picture }
    }
}

extension MusicPersonalRecommendation.Item: ValueDecodable {
    init(value: ItemValue) throws {
        let type = value["type"]?.string ?? ""
        switch type {
        case _ where Album.kind.includes(type, value["attributes"]): self = .album(try Album(value: value))
        case _ where Playlist.kind.includes(type, value["attributes"]): self = .playlist(try Playlist(value: value))
        case _ where Station.kind.includes(type, value["attributes"]): self = .station(try Station(value: value))
        default: throw DecodingError.content("MusicPersonalRecommendation.Item: '\(type)' is another type")
        }
    }

    private var item: any ResourceItem & CustomStringConvertible {
        switch self {
        case .album(let value): value
        case .playlist(let value): value
        case .station(let value): value
        }
    }

    private var name: String {
        switch self {
        case .album: "album"
        case .playlist: "playlist"
        case .station: "station"
        }
    }
}
