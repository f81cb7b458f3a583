/// A curator of playlists, except for a radio show.
public struct Curator: Codable, Hashable, Identifiable, Sendable, CustomStringConvertible, CustomDebugStringConvertible,
    MusicItem, MusicPropertyContainer, ResourceItem
{
    let resource: ItemResource<Curator>
    /// The id of the curator in the catalog, or in the library.
    public let id: MusicItemID

    static let kind = ItemKind(
        "Curator", ["curators", "apple-curators"], printed: [("name", "name")],
        accepts: { $0 != RadioShow.serviceKind })

    init(_ resource: ItemResource<Curator>) {
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
extension Curator {
    /// The name.
    public var name: String { resource.text("name") ?? "" }
    /// The artwork.
    public var artwork: Artwork? { resource.decoded("artwork") }
    /// The texts that the editors wrote.
    public var editorialNotes: EditorialNotes? { resource.decoded("editorialNotes") }
    /// Whether the service itself is the curator.
    public var kind: Kind { resource.type == "curators" ? .external : .editorial }
    /// The URL of the curator's page.
    public var url: URL? { resource.link("url") }
}

/// Related items and extended attributes, which are nil until `with(_:)` loads them.
extension Curator {
    /// The related items that `with(.playlists)` loads.
    public var playlists: MusicItemCollection<Playlist>? { resource[.playlists] }
}

extension Curator {
    /// The kind of a curator.
    public enum Kind: Codable, Hashable, Sendable {
        /// The editors of the service.
        case editorial
        /// A company or person outside of the service.
        case external
    }
}

extension Curator: FilterableMusicItem {
    /// The properties that a catalog request can filter by.
    public typealias FilterType = any CuratorFilter
}

extension Curator: MusicCatalogSearchable {}
