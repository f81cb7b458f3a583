/// A record label.
public struct RecordLabel: Codable, Hashable, Identifiable, Sendable, CustomStringConvertible,
    CustomDebugStringConvertible,
    MusicItem, MusicPropertyContainer, ResourceItem
{
    let resource: ItemResource<RecordLabel>
    /// The id of the record label in the catalog, or in the library.
    public let id: MusicItemID

    static let kind = ItemKind("RecordLabel", ["record-labels"], printed: [("name", "name")])

    init(_ resource: ItemResource<RecordLabel>) {
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
extension RecordLabel {
    /// The name.
    public var name: String { resource.text("name") ?? "" }
    /// The artwork.
    public var artwork: Artwork? { resource.decoded("artwork") }
    /// A short description.
    public var shortDescription: String? { resource.words("short") }
    /// A longer description.
    public var standardDescription: String? { resource.words("standard") }
    /// The URL of the label's page.
    public var url: URL? { resource.link("url") }
}

/// Related items and extended attributes, which are nil until `with(_:)` loads them.
extension RecordLabel {
    /// The related items that `with(.latestReleases)` loads.
    public var latestReleases: MusicItemCollection<Album>? { resource[.latestReleases] }
    /// The related items that `with(.topReleases)` loads.
    public var topReleases: MusicItemCollection<Album>? { resource[.topReleases] }
}

extension RecordLabel: FilterableMusicItem {
    /// The properties that a catalog request can filter by.
    public typealias FilterType = any RecordLabelFilter
}

extension RecordLabel: MusicCatalogSearchable {}
