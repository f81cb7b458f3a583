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

/// A value of every filter protocol whose properties are their own names, so that reading a key path returns its name.
struct FilterProbe: AlbumFilter, SongFilter, MusicVideoFilter, ArtistFilter, CuratorFilter, GenreFilter,
    PlaylistFilter, RadioShowFilter, RecordLabelFilter, StationFilter
{
    var id: MusicItemID { "id" }
    var upc: String? { "upc" }
    var isrc: String? { "isrc" }

    /// Returns the name of the property at a key path; nil for a property that a client added.
    static func name<Root, Value>(of keyPath: KeyPath<Root, Value>) -> String? {
        (FilterProbe() as? Root).flatMap { text(of: $0[keyPath: keyPath]) }
    }

    /// Returns the text of a filter's value; nil for a missing value.
    static func text(of value: some Any) -> String? {
        switch value {
        case let id as MusicItemID: id.rawValue
        case let text as String: text
        default: nil
        }
    }
}
