/// A request for items of the library on the device.
public struct MusicLibraryRequest<MusicItemType: MusicLibraryRequestable> {
    /// The maximum number of items; 0 for all.
    public var limit = 0
    /// The number of items to skip.
    public var offset = 0
    /// Whether the answer contains only downloaded items.
    public var includeOnlyDownloadedContent = false
    private var conditions = LibraryConditions()

    /// Creates a request for all items.
    public init() {}

    /// Keeps items whose property contains a text, ignoring case and accents.
    public mutating func filter(matching keyPath: KeyPath<MusicItemType.LibraryFilter, String>, contains text: String) {
        conditions.keep(keyPath) { $0.holds(text) }
    }

    /// Keeps items whose property contains a text, ignoring case and accents.
    public mutating func filter(matching keyPath: KeyPath<MusicItemType.LibraryFilter, String?>, contains text: String)
    {
        conditions.keep(keyPath) { $0?.holds(text) ?? false }
    }

    /// Keeps items that are related to another item. Genres are compared by name, other items by id.
    public mutating func filter<R: MusicItem>(
        matching keyPath: KeyPath<MusicItemType.LibraryFilter, MusicItemCollection<R>?>, contains relatedItem: R
    ) { conditions.keep(keyPath, containing: relatedItem) }

    /// Keeps items whose property equals a value.
    public mutating func filter<V: MusicLibraryRequestFilterValueEquatable>(
        matching keyPath: KeyPath<MusicItemType.LibraryFilter, V>, equalTo value: V
    ) { conditions.keep(keyPath, equalTo: [value]) }

    /// Keeps items whose property equals a value.
    public mutating func filter<V: MusicLibraryRequestFilterValueEquatable>(
        matching keyPath: KeyPath<MusicItemType.LibraryFilter, V?>, equalTo value: V?
    ) { conditions.keep(keyPath, equalTo: [value]) }

    /// Keeps items whose property equals one of several values.
    public mutating func filter<V: MusicLibraryRequestFilterValueMembershipComparable>(
        matching keyPath: KeyPath<MusicItemType.LibraryFilter, V>, memberOf values: [V]
    ) { conditions.keep(keyPath, equalTo: values) }

    /// Keeps items whose property equals one of several values.
    public mutating func filter<V: MusicLibraryRequestFilterValueMembershipComparable>(
        matching keyPath: KeyPath<MusicItemType.LibraryFilter, V?>, memberOf values: [V?]
    ) { conditions.keep(keyPath, equalTo: values) }

    /// Keeps items that contain all words of a text: each word must begin a word of the title, artist or album.
    public mutating func filter(text: String) { conditions.keep(text: text) }

    /// Sorts by a property, after earlier sorts. Items without a value come last.
    public mutating func sort<V>(by keyPath: KeyPath<MusicItemType.LibrarySortProperties, V>, ascending: Bool) {
        conditions.sort(by: keyPath, ascending: ascending)
    }

    /// Reads the library of the device, then filters, sorts and cuts the list. It needs consent, but neither a
    /// subscription nor a network.
    /// - Throws: `MusicLibrary.Error.permissionDenied` without consent.
    public func response() async throws -> MusicLibraryResponse<MusicItemType> {
        guard let type = MusicItemType.self as? any LibraryItem.Type else { return MusicLibraryResponse(items: []) }
        let reader = LibraryReader(
            world: try .required(), needs: conditions.needs, onlyDownloaded: includeOnlyDownloadedContent)
        let all = try await reader.items(of: type)
        let items = conditions.applied(to: all).page(limit: limit, offset: offset)
        return MusicLibraryResponse(items: MusicItemCollection(items.compactMap { $0 as? MusicItemType }))
    }
}

extension [any LibraryItem] {
    /// - Parameter limit: the number of items; 0 for all.
    func page(limit: Int, offset: Int) -> [any LibraryItem] {
        let rest = dropFirst(Swift.max(offset, 0))
        return Array(limit > 0 ? rest.prefix(limit) : rest)
    }
}

/// The answer to a request for items of the library.
public struct MusicLibraryResponse<MusicItemType: MusicLibraryRequestable>: Sendable {
    /// The items.
    public let items: MusicItemCollection<MusicItemType>
}

extension MusicLibraryResponse: Equatable where MusicItemType: Equatable {}
extension MusicLibraryResponse: Hashable where MusicItemType: Hashable {}
extension MusicLibraryResponse: CustomStringConvertible, CustomDebugStringConvertible {
    public var description: String { "MusicLibraryResponse<\(MusicItemType.self)>(\n  items: \(items)\n)" }
    /// A description of the value, for debugging.
    public var debugDescription: String { description }
}
