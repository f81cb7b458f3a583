/// A radio station: a live broadcast, or tracks that the service chooses during playback.
public struct Station: Codable, Hashable, Identifiable, Sendable, CustomStringConvertible, CustomDebugStringConvertible,
    MusicItem, MusicPropertyContainer, ResourceItem
{
    let resource: ItemResource<Station>
    /// The id of the station in the catalog, or in the library.
    public let id: MusicItemID

    static let kind = ItemKind(
        "Station", ["stations"], printed: [("name", "name")])

    init(_ resource: ItemResource<Station>) {
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
extension Station {
    /// The name.
    public var name: String { resource.text("name") ?? "" }
    /// The artwork.
    public var artwork: Artwork? { resource.decoded("artwork") }
    /// The content rating; nil if the item is not rated.
    public var contentRating: ContentRating? { resource.text("contentRating").flatMap { ContentRating(rawValue: $0) } }
    /// The duration in seconds.
    public var duration: TimeInterval? { resource.seconds("durationInMillis") }
    /// The texts that the editors wrote.
    public var editorialNotes: EditorialNotes? { resource.decoded("editorialNotes") }
    /// The number of the episode.
    public var episodeNumber: Int? { resource.integer("episodeNumber") }
    /// Whether the station is a live broadcast.
    public var isLive: Bool { resource.flag("isLive") ?? false }
    /// The parameters for a player; nil if the item cannot be played.
    public var playParameters: PlayParameters? { resource.decoded("playParams") }
    /// The name of the provider.
    public var stationProviderName: String? { resource.text("stationProviderName") }
    /// The URL of the station's page.
    public var url: URL? { resource.link("url") }
}

extension Station: FilterableMusicItem {
    /// The properties that a catalog request can filter by.
    public typealias FilterType = any StationFilter
}

extension Station: PlayableMusicItem {}
extension Station: MusicCatalogSearchable {}
extension Station: MusicRecentlyPlayedRequestable {}
extension Station: MusicPersonalRecommendationItem {}
