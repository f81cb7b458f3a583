import AppleMusicAPI
import MusicCatalog

/// An account's library. It holds ids and what the user decided; names and the like are read from the catalog.
struct Library: Hashable, Sendable, Codable {
    /// Songs and music videos that are only in playlists are here too, unlisted.
    var songs: Pieces<Track> = []
    var musicVideos: Pieces<Track> = []
    var albums: Pieces<Album> = []
    var artists: Pieces<Artist> = []
    var playlists: Pieces<Playlist> = []
    var folders: Pieces<Folder> = []

    struct Track: Hashable, Sendable, Codable {
        let id: String
        /// Nil for an upload.
        var catalogID: String?
        /// Seconds since 1970.
        var added: Int
        var albumID: String?
        var artistID: String?
        /// Whether it is in the library itself, and not only in a playlist.
        var isListed = true
        var upload: Upload?
    }

    /// A song that the user brought along and that the catalog does not have.
    struct Upload: Hashable, Sendable, Codable {
        var name: String
        var artistName: String
        var albumName: String
        var genreName: String
        var durationInMillis: Int
        var trackNumber: Int
    }

    struct Album: Hashable, Sendable, Codable {
        let id: String
        var catalogID: String?
        /// Of an album of uploads.
        var name: String?
        var added: Int
        var artistID: String?
        /// Ids of tracks of the library, by disc and number: not all that the album has, if only some were added.
        var trackIDs: [String] = []
        /// False when the service has lost sight of the catalog's album, which adding it anew repairs.
        var isLinked = true
    }

    struct Artist: Hashable, Sendable, Codable {
        let id: String
        var catalogID: String?
        /// Of an artist that the catalog does not have.
        var name: String?
    }

    struct Playlist: Hashable, Sendable, Codable {
        let id: String
        /// Of a playlist of the catalog, which the user cannot edit.
        var catalogID: String?
        var name: String?
        var description: String?
        var isPublic = false
        var added: Int
        var modified: Int
        /// A folder; nil for the root.
        var parentID: String?
        var trackIDs: [String] = []
        /// Whether its tracks are the account's favourite songs; nil for no.
        var holdsFavorites: Bool?

        /// Whether the user decides on its tracks.
        var isEditable: Bool { catalogID == nil && holdsFavorites != true }
    }

    struct Folder: Hashable, Sendable, Codable {
        let id: String
        var name: String
        var added: Int
        var parentID: String?

        /// The folder that holds all others. It has no attributes.
        static let rootID = "p.playlistsroot"
    }

    /// The resource of the catalog that something in the library was made of.
    func catalogIdentifier(of resource: ResourceIdentifier) -> ResourceIdentifier? {
        func identifier(_ type: ResourceType, _ id: String?) -> ResourceIdentifier? {
            id.map { ResourceIdentifier(type, $0) }
        }
        let id = resource.id
        return switch resource.type {
        case .librarySongs: identifier(.songs, songs.first { $0.id == id }?.catalogID)
        case .libraryMusicVideos: identifier(.musicVideos, musicVideos.first { $0.id == id }?.catalogID)
        case .libraryAlbums: identifier(.albums, albums.first { $0.id == id }?.catalogID)
        case .libraryArtists: identifier(.artists, artists.first { $0.id == id }?.catalogID)
        case .libraryPlaylists: identifier(.playlists, playlists.first { $0.id == id }?.catalogID)
        default: nil
        }
    }
}
