/// An item that the user's library has.
protocol LibraryItem: MusicLibraryRequestable, Decodable {
    /// Reads all items of the type, in any order.
    static func all(in reader: LibraryReader) async throws -> [any LibraryItem]
    /// The properties for a filter.
    var filterFields: LibraryFilter? { get }
    /// The properties for a sort.
    var sortFields: LibrarySortProperties? { get }
    /// The texts that a filter by words searches.
    var searchedTexts: [String?] { get }
    /// The text by which unsorted answers are sorted; empty for items that keep their order.
    var libraryKey: String { get }
}

/// The values of the properties for filters and sorts.
private struct AlbumFields: LibraryAlbumFilter, LibraryAlbumSortProperties {
    let item: Album

    var id: MusicItemID { item.id }
    var title: String { item.title }
    var artistName: String { item.artistName }
    var artists: MusicItemCollection<Artist>? { item.artists }
    var genres: MusicItemCollection<Genre>? { .named(item.genreNames) }
    var isCompilation: Bool? { item.isCompilation ?? item.twin?.isCompilation }
    var releaseDate: Date? { item.releaseDate }
    var libraryAddedDate: Date? { item.libraryAddedDate }
    var lastPlayedDate: Date? { item.lastPlayedDate }
    var trackCount: Int { item.trackCount }
}

extension Album: LibraryItem {
    static func all(in reader: LibraryReader) async throws -> [any LibraryItem] {
        try await reader.list("albums", relationships: ["artists", "catalog"]) as [Album]
    }
    var filterFields: LibraryFilter? { AlbumFields(item: self) }
    var sortFields: LibrarySortProperties? { AlbumFields(item: self) }
    var searchedTexts: [String?] { [title, artistName] }
    var libraryKey: String { title }
}

/// The values of the properties for filters and sorts.
private struct ArtistFields: LibraryArtistFilter, LibraryArtistSortProperties {
    let item: Artist

    var id: MusicItemID { item.id }
    var name: String { item.name }
    var genres: MusicItemCollection<Genre>? { .named((item.albums ?? []).flatMap(\.genreNames)) }
    var playlists: MusicItemCollection<Playlist>? { item.playlists }
    var albumCount: Int? { item.albums?.count }
    var libraryAddedDate: Date? { item.libraryAddedDate }
}

extension Artist: LibraryItem {
    static func all(in reader: LibraryReader) async throws -> [any LibraryItem] {
        var artists: [Artist] = try await reader.list("artists", relationships: ["catalog"])
        if reader.needs.contains(.albumsOfArtists) { artists = try await reader.withAlbums(artists) }
        if reader.needs.contains(.playlistsOfArtists) { artists = try await reader.withPlaylists(artists) }
        return artists
    }
    var filterFields: LibraryFilter? { ArtistFields(item: self) }
    var sortFields: LibrarySortProperties? { ArtistFields(item: self) }
    var searchedTexts: [String?] { [name] }
    var libraryKey: String { name }
}

/// The values of the properties for filters and sorts.
private struct GenreFields: LibraryGenreFilter, LibraryGenreSortProperties {
    let item: Genre

    var id: MusicItemID { item.id }
    var name: String { item.name }
    var libraryAddedDate: Date? { item.libraryAddedDate }
}

extension Genre: LibraryItem {
    static func all(in reader: LibraryReader) async throws -> [any LibraryItem] { try await reader.genres() }
    var filterFields: LibraryFilter? { GenreFields(item: self) }
    var sortFields: LibrarySortProperties? { GenreFields(item: self) }
    var searchedTexts: [String?] { [name] }
    var libraryKey: String { name }
}

/// The values of the properties for filters and sorts.
private struct PlaylistFields: LibraryPlaylistFilter, LibraryPlaylistSortProperties {
    let item: Playlist

    var id: MusicItemID { item.id }
    var name: String { item.name }
    var libraryAddedDate: Date? { item.libraryAddedDate }
    var lastPlayedDate: Date? { item.lastPlayedDate }
}

extension Playlist: LibraryItem {
    static func all(in reader: LibraryReader) async throws -> [any LibraryItem] {
        try await reader.list("playlists") as [Playlist]
    }
    var filterFields: LibraryFilter? { PlaylistFields(item: self) }
    var sortFields: LibrarySortProperties? { PlaylistFields(item: self) }
    var searchedTexts: [String?] { [name] }
    var libraryKey: String { name }
}

extension ResourceItem {
    /// The catalog item of a library item; nil if the answer does not contain it.
    var twin: Self? {
        resource.page("relationships", "catalog").flatMap { MusicItemCollection<Self>(loaded: $0) }?.first
    }
}

extension MusicItemCollection<Genre>? {
    /// Returns genres of a library, of which the service has only the names.
    static func named(_ names: [String]) -> MusicItemCollection<Genre>? {
        MusicItemCollection(names.compactMap { Genre.named($0) })
    }
}

extension Genre {
    /// Returns a genre of a library, whose id is its name.
    static func named(_ name: String, added: String? = nil) -> Genre? {
        var attributes = ["name": ItemValue.string(name)]
        attributes["dateAdded"] = added.map(ItemValue.string)
        return try? Genre(
            value: .object([
                "id": .string(name), "type": .string("genres"), "attributes": .object(attributes),
            ]))
    }
}
