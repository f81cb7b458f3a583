import AppleMusicAPI

/// A request for the user's recommendations.
public struct MusicPersonalRecommendationsRequest: Hashable, Sendable {
    /// The maximum number of recommendations; nil for the service's choice.
    public var limit: Int?
    /// The number of recommendations to skip.
    public var offset: Int?
    private let ids: [String]

    /// Makes a request for all recommendations.
    public init() { ids = [] }

    /// Makes a request for new content of known recommendations.
    public init<S: Sequence>(refreshing recommendations: S) where S.Element == MusicPersonalRecommendation {
        ids = recommendations.map(\.id.rawValue)
    }

    /// Sends the request.
    public func response() async throws -> MusicPersonalRecommendationsResponse {
        let world = KitWorld.current
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
    /// The found items of this type.
    public let recommendations: MusicItemCollection<MusicPersonalRecommendation>

    public var description: String {
        "MusicPersonalRecommendationsResponse(\n  recommendations: \(recommendations)\n)"
    }
    /// The description, with the item counts of the loaded relationships and views.
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
        "MusicPersonalRecommendation", ["personal-recommendation"], required: [], printed: [])

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
    /// The items of this type.
    public var albums: MusicItemCollection<Album> { contents() }
    /// The items of this type.
    public var playlists: MusicItemCollection<Playlist> { contents() }
    /// The items of this type.
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

    public init(from decoder: any Decoder) throws { try self.init(value: Value(from: decoder)) }
    public func encode(to encoder: any Encoder) throws { try resource.value.encode(to: encoder) }
    public var description: String {
        "MusicPersonalRecommendation(id: \"\(id)\", title: \"\(title ?? "")\", items: \(items))"
    }
    /// The description, with the item counts of the loaded relationships and views.
    public var debugDescription: String { description }
}
