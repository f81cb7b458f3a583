/// A type that divides the library into sections.
protocol LibrarySection: MusicLibrarySectionRequestable {
    var sectionID: MusicItemID { get }
    /// The text that unsorted sections are sorted by.
    var sectionTitle: String { get }
    static func groups(of items: [any LibraryItem], in reader: LibraryReader) async throws -> [LibraryGroup]
}

/// A section with its items.
struct LibraryGroup {
    var section: any LibrarySection
    var items: [any LibraryItem]

    /// Returns the groups that meet the conditions, sorted by title unless the conditions sort them.
    static func inOrder(_ groups: [LibraryGroup], _ conditions: LibraryConditions) -> [LibraryGroup] {
        let byTitle = groups.enumerated().sorted {
            ($0.element.section.sectionTitle.folded, $0.offset) < ($1.element.section.sectionTitle.folded, $1.offset)
        }.map(\.element)
        let sections = byTitle.compactMap { $0.section as? any LibraryItem }
        // Titles are not items, so they have no conditions.
        guard sections.count == byTitle.count else { return byTitle }
        return conditions.applied(to: sections).compactMap { section in
            byTitle.first { $0.section.sectionID == section.id }
        }
    }

    /// Groups items by sections, in the order of the first item of each.
    static func by<Section: LibrarySection>(
        _ items: [any LibraryItem], _ sections: (any LibraryItem) -> [Section]
    ) -> [LibraryGroup] {
        var groups: [LibraryGroup] = []
        var places: [MusicItemID: Int] = [:]
        for item in items {
            for section in sections(item) {
                if let place = places[section.sectionID] {
                    groups[place].items.append(item)
                } else {
                    places[section.sectionID] = groups.count
                    groups.append(LibraryGroup(section: section, items: [item]))
                }
            }
        }
        return groups
    }
}

/// A section of the items whose titles begin with a letter.
public struct TitledSection: MusicLibrarySectionRequestable, Hashable, Sendable {
    /// The id, which is the title.
    public var id: MusicItemID { MusicItemID(title) }
    /// The letter in upper case; `#` for titles that do not begin with a letter.
    public let title: String
}

extension TitledSection: LibrarySection {
    var sectionID: MusicItemID { id }
    /// The title for sorting: the section of other characters is last.
    var sectionTitle: String { title == "#" ? "\u{10FFFF}" : title }

    static func groups(of items: [any LibraryItem], in reader: LibraryReader) -> [LibraryGroup] {
        LibraryGroup.by(items) { item in
            let first = item.libraryKey.folded.first.flatMap { $0.isLetter ? $0.uppercased() : nil }
            return [TitledSection(title: first ?? "#")]
        }
    }
}

extension Album: MusicLibrarySectionRequestable, LibrarySection {
    var sectionID: MusicItemID { id }
    var sectionTitle: String { title }
    static func groups(of items: [any LibraryItem], in reader: LibraryReader) -> [LibraryGroup] {
        LibraryGroup.by(items) { item in (item as? any GroupedItem)?.sectionAlbums.map { Array($0) } ?? [] }
    }
}

extension Artist: MusicLibrarySectionRequestable, LibrarySection {
    var sectionID: MusicItemID { id }
    var sectionTitle: String { name }
    static func groups(of items: [any LibraryItem], in reader: LibraryReader) -> [LibraryGroup] {
        LibraryGroup.by(items) { item in (item as? any GroupedItem)?.sectionArtists.map { Array($0) } ?? [] }
    }
}

extension Genre: MusicLibrarySectionRequestable, LibrarySection {
    var sectionID: MusicItemID { id }
    var sectionTitle: String { name }
    static func groups(of items: [any LibraryItem], in reader: LibraryReader) -> [LibraryGroup] {
        LibraryGroup.by(items) { item in
            MusicItemCollection<Genre>?.named((item as? any GroupedItem)?.sectionGenres ?? []).map { Array($0) } ?? []
        }
    }
}

extension Playlist: MusicLibrarySectionRequestable, LibrarySection {
    var sectionID: MusicItemID { id }
    var sectionTitle: String { name }
    static func groups(of items: [any LibraryItem], in reader: LibraryReader) async throws -> [LibraryGroup] {
        var groups: [LibraryGroup] = []
        let playlists: [Playlist] = try await reader.list("playlists")
        for playlist in playlists {
            let entries = try await playlist.allEntries()
            let ids = Set(entries.map(\.content.id) + entries.map(\.id))
            let own = items.filter { ids.contains($0.id) }
            if !own.isEmpty { groups.append(LibraryGroup(section: playlist, items: own)) }
        }
        return groups
    }
}

/// An item with the values that determine its sections.
private protocol GroupedItem {
    var sectionAlbums: MusicItemCollection<Album>? { get }
    var sectionArtists: MusicItemCollection<Artist>? { get }
    var sectionGenres: [String] { get }
}

extension Album: GroupedItem {
    fileprivate var sectionAlbums: MusicItemCollection<Album>? { [self] }
    fileprivate var sectionArtists: MusicItemCollection<Artist>? { artists }
    fileprivate var sectionGenres: [String] { genreNames }
}

extension Song: GroupedItem {
    fileprivate var sectionAlbums: MusicItemCollection<Album>? { albums }
    fileprivate var sectionArtists: MusicItemCollection<Artist>? { artists }
    fileprivate var sectionGenres: [String] { genreNames }
}

extension MusicVideo: GroupedItem {
    fileprivate var sectionAlbums: MusicItemCollection<Album>? { albums }
    fileprivate var sectionArtists: MusicItemCollection<Artist>? { artists }
    fileprivate var sectionGenres: [String] { genreNames }
}

extension Track: GroupedItem {
    fileprivate var sectionAlbums: MusicItemCollection<Album>? { albums }
    fileprivate var sectionArtists: MusicItemCollection<Artist>? { artists }
    fileprivate var sectionGenres: [String] { genreNames }
}

extension Playlist.Entry: GroupedItem {
    fileprivate var sectionAlbums: MusicItemCollection<Album>? { content.read(\.albums, \.albums) }
    fileprivate var sectionArtists: MusicItemCollection<Artist>? { content.read(\.artists, \.artists) }
    fileprivate var sectionGenres: [String] { genreNames }
}

extension Artist: GroupedItem {
    fileprivate var sectionAlbums: MusicItemCollection<Album>? { albums }
    fileprivate var sectionArtists: MusicItemCollection<Artist>? { [self] }
    fileprivate var sectionGenres: [String] { Set((albums ?? []).flatMap(\.genreNames)).sorted() }
}
