/// A value of every filter whose properties are their own names: reading a key path from it names the property.
struct FilterProbe: AlbumFilter, SongFilter, MusicVideoFilter, ArtistFilter, CuratorFilter, GenreFilter,
    PlaylistFilter, RadioShowFilter, RecordLabelFilter, StationFilter
{
    var id: MusicItemID { "id" }
    var upc: String? { "upc" }
    var isrc: String? { "isrc" }

    /// Returns the name of the property at a key path; nil for one that a client added.
    static func name<Root, Value>(of keyPath: KeyPath<Root, Value>) -> String? {
        (FilterProbe() as? Root).flatMap { text(of: $0[keyPath: keyPath]) }
    }

    /// The text of a filter's value; nil for a missing one.
    static func text(of value: some Any) -> String? {
        switch value {
        case let id as MusicItemID: id.rawValue
        case let text as String: text
        default: nil
        }
    }
}
