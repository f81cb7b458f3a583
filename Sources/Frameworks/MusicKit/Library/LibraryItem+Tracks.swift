/// The values of the properties for filters and sorts.
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
    static func all(in reader: LibraryReader) async throws -> [any LibraryItem] {
        try await reader.list("music-videos", relationships: ["albums", "artists", "catalog"]) as [MusicVideo]
    }
    var filterFields: LibraryFilter? { MusicVideoFields(item: self) }
    var sortFields: LibrarySortProperties? { MusicVideoFields(item: self) }
    var searchedTexts: [String?] { [title, albumTitle, artistName] }
    var libraryKey: String { title }
}

/// The values of the properties for filters and sorts.
private struct EntryFields: LibraryPlaylistEntryFilter, LibraryPlaylistEntrySortProperties {
    let item: Playlist.Entry

    var id: MusicItemID { item.id }
}

extension Playlist.Entry: LibraryItem {
    static func all(in reader: LibraryReader) async throws -> [any LibraryItem] {
        var entries: [Playlist.Entry] = []
        for playlist in try await reader.items(of: Playlist.self) {
            if let playlist = playlist as? Playlist { entries += try await playlist.allEntries() }
        }
        return entries
    }
    var filterFields: LibraryFilter? { EntryFields(item: self) }
    var sortFields: LibrarySortProperties? { EntryFields(item: self) }
    var searchedTexts: [String?] { [title, albumTitle, artistName] }
    var libraryKey: String { "" }
}

/// The values of the properties for filters and sorts.
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
    static func all(in reader: LibraryReader) async throws -> [any LibraryItem] {
        try await reader.list("songs", relationships: ["albums", "artists", "catalog"]) as [Song]
    }
    var filterFields: LibraryFilter? { SongFields(item: self) }
    var sortFields: LibrarySortProperties? { SongFields(item: self) }
    var searchedTexts: [String?] { [title, albumTitle, artistName] }
    var libraryKey: String { title }
}

/// The values of the properties for filters and sorts.
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
    static func all(in reader: LibraryReader) async throws -> [any LibraryItem] { try await reader.tracks() }
    var filterFields: LibraryFilter? { TrackFields(item: self) }
    var sortFields: LibrarySortProperties? { TrackFields(item: self) }
    var searchedTexts: [String?] { [title, albumTitle, artistName] }
    var libraryKey: String { title }
}
