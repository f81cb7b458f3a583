/// A radio station, live or made of tracks while it plays.
public struct Station: Codable, Hashable, Identifiable, Sendable, CustomStringConvertible, CustomDebugStringConvertible,
    MusicItem, MusicPropertyContainer, ResourceItem
{
    let resource: ItemResource<Station>
    /// The id of the station in the catalog, or in the library.
    public let id: MusicItemID

    static let kind = ItemKind(
        "Station", ["stations"], required: ["name", "isLive"], printed: [("name", "name")])

    init(_ resource: ItemResource<Station>) {
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
extension Station {
    /// The name.
    public var name: String { resource.text("name") ?? "" }
    /// The picture.
    public var artwork: Artwork? { resource.decoded("artwork") }
    /// The rating of the content; nil if it has none.
    public var contentRating: ContentRating? { resource.text("contentRating").flatMap { ContentRating(rawValue: $0) } }
    /// The duration in seconds.
    public var duration: TimeInterval? { resource.seconds("durationInMillis") }
    /// The texts of the editors.
    public var editorialNotes: EditorialNotes? { resource.decoded("editorialNotes") }
    /// The number of the episode.
    public var episodeNumber: Int? { resource.integer("episodeNumber") }
    /// Whether it is a live broadcast.
    public var isLive: Bool { resource.flag("isLive") ?? false }
    /// The parameters for a player; nil if it cannot be played.
    public var playParameters: PlayParameters? { resource.decoded("playParams") }
    /// The name of the provider.
    public var stationProviderName: String? { resource.text("stationProviderName") }
    /// The address of its page.
    public var url: URL? { resource.link("url") }
}

extension Station: FilterableMusicItem {
    /// The properties by which a catalog request finds it.
    public typealias FilterType = any StationFilter
}

extension Station: PlayableMusicItem {}
extension Station: MusicCatalogSearchable {}
extension Station: MusicRecentlyPlayedRequestable {}
extension Station: MusicPersonalRecommendationItem {}
