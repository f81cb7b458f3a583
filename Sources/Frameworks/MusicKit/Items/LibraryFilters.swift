/// The properties by which a request filters albums of the library.
public protocol LibraryAlbumFilter {
    var id: MusicItemID { get }
    var title: String { get }
    var artistName: String { get }
    var artists: MusicItemCollection<Artist>? { get }
    var genres: MusicItemCollection<Genre>? { get }
    var isCompilation: Bool? { get }
}

/// The properties by which a request sorts albums of the library.
public protocol LibraryAlbumSortProperties {
    var artistName: String { get }
    var title: String { get }
    var releaseDate: Date? { get }
    var libraryAddedDate: Date? { get }
    var lastPlayedDate: Date? { get }
    var trackCount: Int { get }
}

/// The properties by which a request filters artists of the library.
public protocol LibraryArtistFilter {
    var id: MusicItemID { get }
    var name: String { get }
    var genres: MusicItemCollection<Genre>? { get }
    var playlists: MusicItemCollection<Playlist>? { get }
}

/// The properties by which a request sorts artists of the library.
public protocol LibraryArtistSortProperties {
    var name: String { get }
    var albumCount: Int? { get }
    var libraryAddedDate: Date? { get }
}

/// The properties by which a request filters genres of the library.
public protocol LibraryGenreFilter {
    var id: MusicItemID { get }
    var name: String { get }
}

/// The properties by which a request sorts genres of the library.
public protocol LibraryGenreSortProperties {
    var name: String { get }
    var libraryAddedDate: Date? { get }
}

/// The properties by which a request filters music videos of the library.
public protocol LibraryMusicVideoFilter {
    var id: MusicItemID { get }
    var title: String { get }
    var albumTitle: String? { get }
    var artistName: String? { get }
    var albums: MusicItemCollection<Album>? { get }
    var artists: MusicItemCollection<Artist>? { get }
    var genres: MusicItemCollection<Genre>? { get }
}

/// The properties by which a request sorts music videos of the library.
public protocol LibraryMusicVideoSortProperties {
    var title: String { get }
    var albumTitle: String? { get }
    var artistName: String? { get }
    var duration: TimeInterval? { get }
    var trackNumber: Int? { get }
    var playCount: Int? { get }
    var libraryAddedDate: Date? { get }
    var lastPlayedDate: Date? { get }
}

/// The properties by which a request filters playlists of the library.
public protocol LibraryPlaylistFilter {
    var id: MusicItemID { get }
    var name: String { get }
}

/// The properties by which a request sorts playlists of the library.
public protocol LibraryPlaylistSortProperties {
    var name: String { get }
    var libraryAddedDate: Date? { get }
    var lastPlayedDate: Date? { get }
}

/// The properties by which a request filters entries of playlists of the library.
public protocol LibraryPlaylistEntryFilter { var id: MusicItemID { get } }
/// The properties by which a request sorts entries of playlists of the library. The protocol is empty, as Apple's is.
public protocol LibraryPlaylistEntrySortProperties {}

/// The properties by which a request filters songs of the library.
public protocol LibrarySongFilter {
    var id: MusicItemID { get }
    var title: String { get }
    var albumTitle: String? { get }
    var artistName: String? { get }
    var composerName: String? { get }
    var albums: MusicItemCollection<Album>? { get }
    var artists: MusicItemCollection<Artist>? { get }
    var genres: MusicItemCollection<Genre>? { get }
}

/// The properties by which a request sorts songs of the library.
public protocol LibrarySongSortProperties {
    var title: String { get }
    var albumTitle: String? { get }
    var artistName: String? { get }
    var composerName: String? { get }
    var discNumber: Int? { get }
    var trackNumber: Int? { get }
    var duration: TimeInterval? { get }
    var playCount: Int? { get }
    var libraryAddedDate: Date? { get }
    var lastPlayedDate: Date? { get }
}

/// The properties by which a request filters songs and music videos of the library.
public protocol LibraryTrackFilter {
    var id: MusicItemID { get }
    var title: String { get }
    var albumTitle: String? { get }
    var artistName: String? { get }
    var albums: MusicItemCollection<Album>? { get }
    var artists: MusicItemCollection<Artist>? { get }
    var genres: MusicItemCollection<Genre>? { get }
}

/// The properties by which a request sorts songs and music videos of the library.
public protocol LibraryTrackSortProperties {
    var title: String { get }
    var albumTitle: String? { get }
    var artistName: String? { get }
    var discNumber: Int? { get }
    var trackNumber: Int? { get }
    var duration: TimeInterval? { get }
    var playCount: Int? { get }
    var libraryAddedDate: Date? { get }
    var lastPlayedDate: Date? { get }
}
