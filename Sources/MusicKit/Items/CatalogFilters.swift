/// The properties by which a request finds albums.
public protocol AlbumFilter {
    var id: MusicItemID { get }
    var upc: String? { get }
}

/// The properties by which a request finds songs.
public protocol SongFilter {
    var id: MusicItemID { get }
    var isrc: String? { get }
}

/// The properties by which a request finds music videos.
public protocol MusicVideoFilter {
    var id: MusicItemID { get }
    var isrc: String? { get }
}

/// The properties by which a request finds artists.
public protocol ArtistFilter { var id: MusicItemID { get } }
/// The properties by which a request finds curators.
public protocol CuratorFilter { var id: MusicItemID { get } }
/// The properties by which a request finds genres.
public protocol GenreFilter { var id: MusicItemID { get } }
/// The properties by which a request finds playlists.
public protocol PlaylistFilter { var id: MusicItemID { get } }
/// The properties by which a request finds radio shows.
public protocol RadioShowFilter { var id: MusicItemID { get } }
/// The properties by which a request finds record labels.
public protocol RecordLabelFilter { var id: MusicItemID { get } }
/// The properties by which a request finds stations.
public protocol StationFilter { var id: MusicItemID { get } }
