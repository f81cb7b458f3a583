/// A genre of music.
public struct Genre: Codable, Hashable, Identifiable, Sendable, CustomStringConvertible, CustomDebugStringConvertible,
    MusicItem, MusicPropertyContainer, ResourceItem
{
    let resource: ItemResource<Genre>
    /// The id of the genre in the catalog, or in the library.
    public let id: MusicItemID

    static let kind = ItemKind("Genre", ["genres"], required: ["name"], printed: [("name", "name")])

    init(_ resource: ItemResource<Genre>) {
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
extension Genre {
    /// The name.
    public var name: String { resource.text("name") ?? "" }
    /// The time at which it was added to the library.
    public var libraryAddedDate: Date? { resource.date("dateAdded") }
}

extension Genre {
    /// The genre above this one; nil at the top.
    public var parent: Genre? {
        guard let id = resource.text("parentId"), let name = resource.text("parentName") else { return nil }
        let value = Value.object([
            "id": .string(id), "type": .string("genres"), "attributes": .object(["name": .string(name)]),
        ])
        return try? Genre(value: value)
    }
}

extension Genre: FilterableMusicItem {
    /// The properties by which a catalog request finds it.
    public typealias FilterType = any GenreFilter
}

extension Genre: MusicCatalogTopLevelResourceRequesting {}

extension Genre: MusicLibraryRequestable {
    /// The properties by which a library request filters it.
    public typealias LibraryFilter = any LibraryGenreFilter
    /// The properties by which a library request sorts it.
    public typealias LibrarySortProperties = any LibraryGenreSortProperties
}
