/// An item that the user's library has.
protocol LibraryItem: MusicLibraryRequestable, Decodable {
    /// The parts of paths of the lists that contain such items.
    static var libraryLists: [String] { get }
    /// The relationships that filters may need.
    static var libraryRelationships: [String] { get }
    /// The properties for a filter.
    var filterFields: LibraryFilter? { get }
    /// The properties for a sort.
    var sortFields: LibrarySortProperties? { get }
    /// The texts that a search for words looks at.
    var searchedTexts: [String?] { get }
    var libraryKey: String { get }
}

/// The properties of an item for filters and sorts.
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
    static var libraryLists: [String] { ["albums"] }
    static var libraryRelationships: [String] { ["artists", "catalog"] }
    var filterFields: LibraryFilter? { AlbumFields(item: self) }
    var sortFields: LibrarySortProperties? { AlbumFields(item: self) }
    var searchedTexts: [String?] { [title, artistName] }
    var libraryKey: String { title }
}

/// The properties of an item for filters and sorts.
private struct ArtistFields: LibraryArtistFilter, LibraryArtistSortProperties {
    let item: Artist

    var id: MusicItemID { item.id }
    var name: String { item.name }
    var libraryAddedDate: Date? { item.libraryAddedDate }
}

extension Artist: LibraryItem {
    static var libraryLists: [String] { ["artists"] }
    static var libraryRelationships: [String] { [] }
    var filterFields: LibraryFilter? { ArtistFields(item: self) }
    var sortFields: LibrarySortProperties? { ArtistFields(item: self) }
    var searchedTexts: [String?] { [name] }
    var libraryKey: String { name }
}

/// The properties of an item for filters and sorts.
private struct MusicVideoFields: LibraryMusicVideoFilter, LibraryMusicVideoSortProperties {
    let item: MusicVideo

    var id: MusicItemID { item.id }
    var title: String { item.title }
    var albumTitle: String? { item.albumTitle }
    var artistName: String? { item.artistName }
    var albums: MusicItemCollection<Album>? { item.albums }
    var artists: MusicItemCollection<Artist>? { item.artists }
    var genres: MusicItemCollection<Genre>? { .named(item.genreNames) }
    var duration: TimeInterval? { item.duration }
    var trackNumber: Int? { item.trackNumber }
    var playCount: Int? { item.playCount }
    var libraryAddedDate: Date? { item.libraryAddedDate }
    var lastPlayedDate: Date? { item.lastPlayedDate }
}

extension MusicVideo: LibraryItem {
    static var libraryLists: [String] { ["music-videos"] }
    static var libraryRelationships: [String] { ["albums", "artists"] }
    var filterFields: LibraryFilter? { MusicVideoFields(item: self) }
    var sortFields: LibrarySortProperties? { MusicVideoFields(item: self) }
    var searchedTexts: [String?] { [title, albumTitle, artistName] }
    var libraryKey: String { title }
}

/// The properties of an item for filters and sorts.
private struct PlaylistFields: LibraryPlaylistFilter, LibraryPlaylistSortProperties {
    let item: Playlist

    var id: MusicItemID { item.id }
    var name: String { item.name }
    var libraryAddedDate: Date? { item.libraryAddedDate }
    var lastPlayedDate: Date? { item.lastPlayedDate }
}

extension Playlist: LibraryItem {
    static var libraryLists: [String] { ["playlists"] }
    static var libraryRelationships: [String] { [] }
    var filterFields: LibraryFilter? { PlaylistFields(item: self) }
    var sortFields: LibrarySortProperties? { PlaylistFields(item: self) }
    var searchedTexts: [String?] { [name] }
    var libraryKey: String { name }
}

/// The properties of an item for filters and sorts.
private struct SongFields: LibrarySongFilter, LibrarySongSortProperties {
    let item: Song

    var id: MusicItemID { item.id }
    var title: String { item.title }
    var albumTitle: String? { item.albumTitle }
    var artistName: String? { item.artistName }
    var composerName: String? { item.composerName ?? item.twin?.composerName }
    var albums: MusicItemCollection<Album>? { item.albums }
    var artists: MusicItemCollection<Artist>? { item.artists }
    var genres: MusicItemCollection<Genre>? { .named(item.genreNames) }
    var discNumber: Int? { item.discNumber }
    var trackNumber: Int? { item.trackNumber }
    var duration: TimeInterval? { item.duration }
    var playCount: Int? { item.playCount }
    var libraryAddedDate: Date? { item.libraryAddedDate }
    var lastPlayedDate: Date? { item.lastPlayedDate }
}

extension Song: LibraryItem {
    static var libraryLists: [String] { ["songs"] }
    static var libraryRelationships: [String] { ["albums", "artists", "catalog"] }
    var filterFields: LibraryFilter? { SongFields(item: self) }
    var sortFields: LibrarySortProperties? { SongFields(item: self) }
    var searchedTexts: [String?] { [title, albumTitle, artistName] }
    var libraryKey: String { title }
}

/// The properties of an item for filters and sorts.
private struct TrackFields: LibraryTrackFilter, LibraryTrackSortProperties {
    let item: Track

    var id: MusicItemID { item.id }
    var title: String { item.title }
    var albumTitle: String? { item.albumTitle }
    var artistName: String? { item.artistName }
    var albums: MusicItemCollection<Album>? { item.albums }
    var artists: MusicItemCollection<Artist>? { item.artists }
    var genres: MusicItemCollection<Genre>? { .named(item.genreNames) }
    var discNumber: Int? { item.discNumber }
    var trackNumber: Int? { item.trackNumber }
    var duration: TimeInterval? { item.duration }
    var playCount: Int? { item.playCount }
    var libraryAddedDate: Date? { item.libraryAddedDate }
    var lastPlayedDate: Date? { item.lastPlayedDate }
}

extension Track: LibraryItem {
    static var libraryLists: [String] { ["songs", "music-videos"] }
    static var libraryRelationships: [String] { ["albums", "artists"] }
    var filterFields: LibraryFilter? { TrackFields(item: self) }
    var sortFields: LibrarySortProperties? { TrackFields(item: self) }
    var searchedTexts: [String?] { [title, albumTitle, artistName] }
    var libraryKey: String { title }
}

extension ResourceItem {
    /// The same item in the catalog, if the answer contains it.
    fileprivate var twin: Self? {
        resource.page("relationships", "catalog").flatMap { MusicItemCollection<Self>(loaded: $0) }?.first
    }
}

extension MusicItemCollection<Genre>? {
    /// Genres of a library, of which the service has only the names.
    static func named(_ names: [String]) -> MusicItemCollection<Genre>? {
        MusicItemCollection(
            names.compactMap { name in
                try? Genre(
                    value: .object([
                        "id": .string(name), "type": .string("genres"),
                        "attributes": .object(["name": .string(name)]),
                    ]))
            })
    }
}
