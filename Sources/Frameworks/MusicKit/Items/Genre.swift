/// A genre of music.
public struct Genre: Codable, Hashable, Identifiable, Sendable, CustomStringConvertible, CustomDebugStringConvertible,
    MusicItem, MusicPropertyContainer, ResourceItem
{
    let resource: ItemResource<Genre>
    /// The id of the genre in the catalog, or in the library.
    public let id: MusicItemID

    static let kind = ItemKind("Genre", ["genres"], printed: [("name", "name")])

    init(_ resource: ItemResource<Genre>) {
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
extension Genre {
    /// The name.
    public var name: String { resource.text("name") ?? "" }
    /// The date on which the item was added to the library.
    public var libraryAddedDate: Date? { resource.date("dateAdded") }
}

extension Genre {
    /// The parent genre; nil at the top level.
    public var parent: Genre? {
        guard let id = resource.text("parentId"), let name = resource.text("parentName") else { return nil }
        let value = ItemValue.object([
            "id": .string(id), "type": .string("genres"), "attributes": .object(["name": .string(name)]),
        ])
        return try? Genre(value: value)
    }
}

extension Genre: FilterableMusicItem {
    /// The properties that a catalog request can filter by.
    public typealias FilterType = any GenreFilter
}

extension Genre: MusicCatalogTopLevelResourceRequesting {}

extension Genre: MusicLibraryRequestable {
    /// The properties that a library request can filter by.
    public typealias LibraryFilter = any LibraryGenreFilter
    /// The properties that a library request can sort by.
    public typealias LibrarySortProperties = any LibraryGenreSortProperties
}
