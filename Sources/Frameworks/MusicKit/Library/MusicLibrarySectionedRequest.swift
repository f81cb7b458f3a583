/// A request for items of the user's library in sections.
public struct MusicLibrarySectionedRequest<
    SectionType: MusicLibrarySectionRequestable, MusicItemType: MusicLibraryRequestable
> {
    /// The maximum number of items of each section; 0 for all.
    public var limit = 0
    /// The number of items of each section to skip.
    public var offset = 0
    /// Whether the answer contains only downloaded items.
    public var includeOnlyDownloadedContent = false
    private var items = LibraryConditions()
    private var sections = LibraryConditions()

    /// Creates a request for all items.
    public init() {}

    /// Sorts the items of each section by a property, after earlier sorts.
    public mutating func sortItems<V>(by keyPath: KeyPath<MusicItemType.LibrarySortProperties, V>, ascending: Bool) {
        items.sort(by: keyPath, ascending: ascending)
    }

    /// Sorts the sections by a property, after earlier sorts. Without a sort they are in the order of their titles.
    public mutating func sortSections<V>(
        by keyPath: KeyPath<SectionType.LibrarySortProperties, V>, ascending: Bool
    ) where SectionType: MusicLibraryRequestable { sections.sort(by: keyPath, ascending: ascending) }

    /// Reads the library of the device and groups its items. An item with several genres or artists is in several
    /// sections.
    /// - Throws: `MusicLibrary.Error.permissionDenied` without consent.
    public func response() async throws -> MusicLibrarySectionedResponse<SectionType, MusicItemType> {
        guard let type = MusicItemType.self as? any LibraryItem.Type,
            let sectionType = SectionType.self as? any LibrarySection.Type
        else { return MusicLibrarySectionedResponse(sections: []) }
        let needs: Set<LibraryNeed> = type is Artist.Type ? [.relationships, .albumsOfArtists] : [.relationships]
        var reader = LibraryReader(
            world: try .required(), needs: items.needs.union(needs), onlyDownloaded: includeOnlyDownloadedContent)
        let found = items.applied(to: try await reader.items(of: type))
        var groups = try await sectionType.groups(of: found, in: reader)
        if !sections.needs.isEmpty, let sectionItemType = sectionType as? any LibraryItem.Type {
            // An item identifies its section. The conditions may need the section's own attributes.
            (reader.needs, reader.onlyDownloaded) = (sections.needs, false)
            let whole = try await reader.items(of: sectionItemType)
            for index in groups.indices {
                let id = groups[index].section.sectionID
                if let section = whole.first(where: { $0.id == id }) as? any LibrarySection {
                    groups[index].section = section
                }
            }
        }
        let answer = LibraryGroup.inOrder(groups, sections).compactMap {
            group -> MusicLibrarySection<SectionType, MusicItemType>? in
            guard let section = group.section as? SectionType else { return nil }
            let page = group.items.page(limit: limit, offset: offset)
            return MusicLibrarySection(
                section: section, id: group.section.sectionID,
                items: MusicItemCollection(page.compactMap { $0 as? MusicItemType }))
        }
        return MusicLibrarySectionedResponse(sections: answer)
    }
}

/// Filters of items.
extension MusicLibrarySectionedRequest {
    /// Keeps items whose property contains a text, ignoring case and accents.
    public mutating func filterItems(
        matching keyPath: KeyPath<MusicItemType.LibraryFilter, String>, contains text: String
    ) {
        items.keep(keyPath) { $0.holds(text) }
    }

    /// Keeps items whose property contains a text, ignoring case and accents.
    public mutating func filterItems(
        matching keyPath: KeyPath<MusicItemType.LibraryFilter, String?>, contains text: String
    ) {
        items.keep(keyPath) { $0?.holds(text) ?? false }
    }

    /// Keeps items that are related to another item. Genres are compared by name, other items by id.
    public mutating func filterItems<R: MusicItem>(
        matching keyPath: KeyPath<MusicItemType.LibraryFilter, MusicItemCollection<R>?>, contains relatedItem: R
    ) { items.keep(keyPath, containing: relatedItem) }

    /// Keeps items whose property equals a value.
    public mutating func filterItems<V: MusicLibraryRequestFilterValueEquatable>(
        matching keyPath: KeyPath<MusicItemType.LibraryFilter, V>, equalTo value: V
    ) { items.keep(keyPath, equalTo: [value]) }

    /// Keeps items whose property equals a value.
    public mutating func filterItems<V: MusicLibraryRequestFilterValueEquatable>(
        matching keyPath: KeyPath<MusicItemType.LibraryFilter, V?>, equalTo value: V?
    ) { items.keep(keyPath, equalTo: [value]) }

    /// Keeps items whose property equals one of several values.
    public mutating func filterItems<V: MusicLibraryRequestFilterValueMembershipComparable>(
        matching keyPath: KeyPath<MusicItemType.LibraryFilter, V>, memberOf values: [V]
    ) { items.keep(keyPath, equalTo: values) }

    /// Keeps items whose property equals one of several values.
    public mutating func filterItems<V: MusicLibraryRequestFilterValueMembershipComparable>(
        matching keyPath: KeyPath<MusicItemType.LibraryFilter, V?>, memberOf values: [V?]
    ) { items.keep(keyPath, equalTo: values) }

    /// Keeps items that contain all words of a text: each word must begin a word of the title, artist or album.
    public mutating func filterItems(text: String) { items.keep(text: text) }
}

/// Filters of sections.
extension MusicLibrarySectionedRequest {
    /// Keeps sections whose property contains a text, ignoring case and accents.
    public mutating func filterSections(
        matching keyPath: KeyPath<SectionType.LibraryFilter, String>, contains text: String
    ) where SectionType: MusicLibraryRequestable {
        sections.keep(keyPath) { $0.holds(text) }
    }

    /// Keeps sections whose property contains a text, ignoring case and accents.
    public mutating func filterSections(
        matching keyPath: KeyPath<SectionType.LibraryFilter, String?>, contains text: String
    ) where SectionType: MusicLibraryRequestable {
        sections.keep(keyPath) { $0?.holds(text) ?? false }
    }

    /// Keeps sections whose property equals a value.
    public mutating func filterSections<V: MusicLibraryRequestFilterValueEquatable>(
        matching keyPath: KeyPath<SectionType.LibraryFilter, V>, equalTo value: V
    ) where SectionType: MusicLibraryRequestable { sections.keep(keyPath, equalTo: [value]) }

    /// Keeps sections whose property equals a value.
    public mutating func filterSections<V: MusicLibraryRequestFilterValueEquatable>(
        matching keyPath: KeyPath<SectionType.LibraryFilter, V?>, equalTo value: V?
    ) where SectionType: MusicLibraryRequestable { sections.keep(keyPath, equalTo: [value]) }

    /// Keeps sections whose property equals one of several values.
    public mutating func filterSections<V: MusicLibraryRequestFilterValueMembershipComparable>(
        matching keyPath: KeyPath<SectionType.LibraryFilter, V>, memberOf values: [V]
    ) where SectionType: MusicLibraryRequestable { sections.keep(keyPath, equalTo: values) }

    /// Keeps sections whose property equals one of several values.
    public mutating func filterSections<V: MusicLibraryRequestFilterValueMembershipComparable>(
        matching keyPath: KeyPath<SectionType.LibraryFilter, V?>, memberOf values: [V?]
    ) where SectionType: MusicLibraryRequestable { sections.keep(keyPath, equalTo: values) }

    /// Keeps sections that contain all words of a text: each word must begin a word of the title, artist or album.
    public mutating func filterSections(text: String) where SectionType: MusicLibraryRequestable {
        sections.keep(text: text)
    }
}

/// The answer to a request for sections of the library.
public struct MusicLibrarySectionedResponse<
    SectionType: MusicLibrarySectionRequestable, MusicItemType: MusicLibraryRequestable
>: Sendable {
    /// The sections that have items.
    public let sections: [MusicLibrarySection<SectionType, MusicItemType>]
}

/// A section of the library, with the members of its album, artist, genre, playlist or title.
@dynamicMemberLookup
public struct MusicLibrarySection<SectionType: MusicLibrarySectionRequestable, MusicItemType: MusicLibraryRequestable>:
    Identifiable, Sendable
{
    private let section: SectionType
    /// The id of the album, artist, genre, playlist or title.
    public let id: MusicItemID
    /// The items.
    public let items: MusicItemCollection<MusicItemType>

    init(section: SectionType, id: MusicItemID, items: MusicItemCollection<MusicItemType>) {
        self.section = section
        self.id = id
        self.items = items
    }

    /// Returns a member of the album, artist, genre, playlist or title.
    public subscript<T>(dynamicMember keyPath: KeyPath<SectionType, T>) -> T { section[keyPath: keyPath] }
}

extension MusicLibrarySectionedResponse: CustomStringConvertible, CustomDebugStringConvertible {
    public var description: String {
        "MusicLibrarySectionedResponse(\n" + sections.map { "  \($0)" }.joined(separator: ",\n") + "\n)"
    }
    /// A description of the value, for debugging.
    public var debugDescription: String { description }
}

extension MusicLibrarySection: CustomStringConvertible, CustomDebugStringConvertible {
    public var description: String { "MusicLibrarySection(id: \"\(id)\", items: \(items))" }
    /// A description of the value, for debugging.
    public var debugDescription: String { description }
}

extension MusicLibrarySection: Equatable where SectionType: Equatable, MusicItemType: Equatable {}
extension MusicLibrarySection: Hashable where SectionType: Hashable, MusicItemType: Hashable {}
extension MusicLibrarySectionedResponse: Equatable where SectionType: Equatable, MusicItemType: Equatable {}
extension MusicLibrarySectionedResponse: Hashable where SectionType: Hashable, MusicItemType: Hashable {}
