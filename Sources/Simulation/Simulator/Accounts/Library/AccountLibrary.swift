import AppleMusicAPI
import TonearmCatalog

/// An account's library. It stores ids and the user's decisions; the catalog provides names and other facts.
struct AccountLibrary: Hashable, Sendable, Codable {
    /// The songs; those that are only in playlists are unlisted.
    var songs: Pieces<Track> = []
    var musicVideos: Pieces<Track> = []
    var albums: Pieces<Album> = []
    var artists: Pieces<Artist> = []
    var playlists: Pieces<Playlist> = []
    var folders: Pieces<Folder> = []

    struct Track: Hashable, Sendable, Codable {
        let id: String
        /// The catalog id; nil for an upload.
        var catalogID: String?
        /// Seconds since 1970.
        var added: Int
        var albumID: String?
        var artistID: String?
        /// Whether the track is in the library itself, rather than only in a playlist.
        var isListed = true
        var upload: Upload?
    }

    /// A song of the user's own that is not in the catalog.
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
        /// The name of an album of uploads.
        var name: String?
        var added: Int
        var artistID: String?
        /// The library ids of its tracks, by disc and number; incomplete if only some tracks were added.
        var trackIDs: [String] = []
        /// Whether the service can still find the catalog album. If not, adding the album again repairs this.
        var isLinked = true
    }

    struct Artist: Hashable, Sendable, Codable {
        let id: String
        var catalogID: String?
        /// The name of an artist outside the catalog.
        var name: String?
    }

    struct Playlist: Hashable, Sendable, Codable {
        let id: String
        /// The id of a catalog playlist, which the user cannot edit.
        var catalogID: String?
        var name: String?
        var description: String?
        var isPublic = false
        var added: Int
        var modified: Int
        /// The folder; nil for the root.
        var parentID: String?
        var trackIDs: [String] = []
        /// Whether the playlist contains the account's favourite songs; nil means no.
        var holdsFavorites: Bool?

        /// Whether the user can change its tracks.
        var isEditable: Bool { catalogID == nil && holdsFavorites != true }
    }

    struct Folder: Hashable, Sendable, Codable {
        let id: String
        var name: String
        var added: Int
        var parentID: String?

        /// The root folder, which has no attributes.
        static let rootID = "p.playlistsroot"
    }

    /// Returns the catalog resource from which a library resource was made.
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

/// An element of one of a library's lists.
protocol LibraryElement: Hashable, Sendable, Codable {
    var id: String { get }
    var catalogID: String? { get }
    /// Whether the element is in the library itself, rather than only in a playlist.
    var isListed: Bool { get }
}

extension LibraryElement {
    var catalogID: String? { nil }
    var isListed: Bool { true }

    /// Returns the catalog resource of which it is the listed copy; nil if it is not a copy.
    func copied(_ type: ResourceType?) -> ResourceIdentifier? {
        guard isListed, let type, let catalogID else { return nil }
        return ResourceIdentifier(type, catalogID)
    }
}

extension AccountLibrary.Track: LibraryElement {}
extension AccountLibrary.Album: LibraryElement {}
extension AccountLibrary.Artist: LibraryElement {}
extension AccountLibrary.Playlist: LibraryElement {}
extension AccountLibrary.Folder: LibraryElement {}

extension AccountLibrary {
    /// Returns the listed resources of a type, in the order of their addition.
    func listed(_ type: ResourceType) -> [ResourceIdentifier] {
        let ids =
            switch type {
            case .librarySongs: songs.filter(\.isListed).map(\.id)
            case .libraryMusicVideos: musicVideos.filter(\.isListed).map(\.id)
            case .libraryAlbums: albums.map(\.id)
            case .libraryArtists: artists.map(\.id)
            case .libraryPlaylists: playlists.map(\.id)
            default: folders.map(\.id)
            }
        return ids.map { ResourceIdentifier(type, $0) }
    }

    /// Returns the types whose lists changed since an earlier library.
    func types(changedSince earlier: AccountLibrary) -> [ResourceType] {
        let lists: [(type: ResourceType, isSame: Bool)] = [
            (.librarySongs, songs == earlier.songs), (.libraryMusicVideos, musicVideos == earlier.musicVideos),
            (.libraryAlbums, albums == earlier.albums), (.libraryArtists, artists == earlier.artists),
            (.libraryPlaylists, playlists == earlier.playlists), (.libraryPlaylistFolders, folders == earlier.folders),
        ]
        return lists.filter { !$0.isSame }.map(\.type)
    }
}
