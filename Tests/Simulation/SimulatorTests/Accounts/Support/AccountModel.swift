import AppleMusicAPI
import TonearmCatalog

@testable import TonearmSimulator

/// A model of an account's content: sets and lists of catalog ids, without any code of the library.
struct AccountModel {
    struct Playlist: Equatable {
        /// The name; nil for a catalog playlist.
        var name: String?
        var catalogID: String?
        /// The tracks as `songs/…` and `music-videos/…`
        var tracks: [String] = []
        /// The folder; nil for the root.
        var folder: String?
        var isPublic = false
        /// Whether the service maintains it.
        var holdsFavorites = false
    }

    struct Folder: Equatable {
        var name: String
        var folder: String?
    }

    let catalog: any Catalog
    let storefront: Storefront
    /// The songs and music videos: `songs/203709340`.
    var tracks: Set<String> = []
    /// The library tracks of each album.
    var albums: [String: Set<String>] = [:]
    /// The playlists by library id; that of a catalog playlist is learned at the first read.
    var playlists: [String: Playlist] = [:]
    var folders: [String: Folder] = [:]
    /// The ratings by key, `songs/203709340`: 1 or -1.
    var ratings: [String: Int] = [:]
    /// The favourite catalog resources.
    var favorites: Set<String> = []
    /// The favourite songs, newest first.
    var favoriteSongs: [String] = []
    /// The played songs, most recent first.
    var played: [String] = []

    static func key(_ resource: ResourceIdentifier) -> String { "\(resource.type)/\(resource.id)" }

    func canBeAdded(_ resource: ResourceIdentifier) -> Bool {
        guard let record = catalog.record(resource), storefront.has(record) else { return false }
        return switch record {
        case .song(let song): song.isPlayable
        case .musicVideo(let video): video.isPlayable
        case .album(let album): album.isPlayable
        default: true
        }
    }

    /// Returns the tracks of a catalog album or playlist that can be added, in order.
    func tracks(of resource: ResourceIdentifier) -> [String] {
        catalog.related("tracks", of: resource).filter(canBeAdded).map(Self.key)
    }

    mutating func add(_ resource: ResourceIdentifier) {
        guard canBeAdded(resource) else { return }
        let key = Self.key(resource)
        switch resource.type {
        case .albums:
            albums[resource.id, default: []].formUnion(tracks(of: resource))
            tracks.formUnion(tracks(of: resource))
        case .playlists:
            guard !playlists.values.contains(where: { $0.catalogID == resource.id }) else { return }
            playlists["new \(resource.id)"] = Playlist(catalogID: resource.id, tracks: tracks(of: resource))
        default:
            // An existing track keeps its album.
            guard tracks.insert(key).inserted, let album = catalog.song(resource.id)?.albumID else { return }
            if resource.type == .songs { albums[album, default: []].insert(key) }
        }
    }

    /// Changes a favourite; the first favourite song creates the service's playlist.
    mutating func setFavorite(_ resource: ResourceIdentifier, _ isFavorite: Bool) {
        let key = Self.key(resource)
        favoriteSongs.removeAll { $0 == key }
        favorites.remove(key)
        if isFavorite {
            favorites.insert(key)
            if resource.type == .songs, canBeAdded(resource) { favoriteSongs.insert(key, at: 0) }
        }
        let known = playlists.first { $0.value.holdsFavorites }?.key
        if known == nil, favoriteSongs.isEmpty { return }
        playlists[known ?? Self.favoritesID] = Playlist(
            name: "お気に入りの曲", tracks: favoriteSongs, holdsFavorites: true)
    }

    /// A placeholder for the id of the favourites' playlist until it is read.
    static let favoritesID = "new favorites"

    mutating func remove(track key: String) {
        tracks.remove(key)
        for album in albums.keys {
            albums[album]?.remove(key)
            if albums[album]?.isEmpty == true { albums[album] = nil }
        }
    }

    mutating func remove(album: String) {
        for key in albums[album] ?? [] { remove(track: key) }
        albums[album] = nil
    }

    mutating func remove(folder id: String) {
        folders[id] = nil
        for (playlist, value) in playlists where value.folder == id { playlists[playlist] = nil }
        for (inner, value) in folders where value.folder == id { remove(folder: inner) }
    }

    /// The artists of all tracks and albums.
    var artists: Set<String> {
        let songs = tracks.compactMap { key -> String? in
            let id = String(key.drop { $0 != "/" }.dropFirst())
            return key.hasPrefix("songs/") ? catalog.song(id)?.artistIDs.first : catalog.musicVideo(id)?.artistIDs.first
        }
        return Set(songs + albums.keys.compactMap { catalog.album($0)?.artistIDs.first })
    }
}
