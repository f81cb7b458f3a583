/// A radio show.
public struct RadioShow: Codable, Hashable, Identifiable, Sendable, CustomStringConvertible,
    CustomDebugStringConvertible,
    MusicItem, MusicPropertyContainer, ResourceItem
{
    let resource: ItemResource<RadioShow>
    /// The id of the radio show in the catalog, or in the library.
    public let id: MusicItemID

    static let kind = ItemKind(
        "RadioShow", ["apple-curators"], printed: [("name", "name")],
        accepts: { $0 == RadioShow.serviceKind })

    init(_ resource: ItemResource<RadioShow>) {
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
extension RadioShow {
    /// The name.
    public var name: String { resource.text("name") ?? "" }
    /// The artwork.
    public var artwork: Artwork? { resource.decoded("artwork") }
    /// The texts that the editors wrote.
    public var editorialNotes: EditorialNotes? { resource.decoded("editorialNotes") }
    /// The name of the host.
    public var hostName: String? { resource.text("showHostName") }
    /// The URL of the show's page.
    public var url: URL? { resource.link("url") }
}

/// Related items and extended attributes, which are nil until `with(_:)` loads them.
extension RadioShow {
    /// The related items that `with(.playlists)` loads.
    public var playlists: MusicItemCollection<Playlist>? { resource[.playlists] }
}

extension RadioShow {
    /// The attribute `kind` of a curator that is a show.
    static let serviceKind = "Show"
}

extension RadioShow: FilterableMusicItem {
    /// The properties that a catalog request can filter by.
    public typealias FilterType = any RadioShowFilter
}

extension RadioShow: MusicCatalogSearchable {}
