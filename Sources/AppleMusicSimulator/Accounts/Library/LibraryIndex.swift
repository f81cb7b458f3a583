import AppleMusicAPI
import MusicCatalog
import Synchronization

/// Where everything is in a library, and its lists in order. Made anew when the library has changed, so it is no part of any state.
final class LibraryIndex: Sendable {
    let library: Library
    private let places: [String: Place]
    private let ids: [ResourceIdentifier: String]
    private let orders = Mutex<[Order: [ResourceIdentifier]]>([:])
    private let texts = Mutex<[Order: [Searched]]>([:])

    enum Place: Sendable {
        case song(Int)
        case musicVideo(Int)
        case album(Int)
        case artist(Int)
        case playlist(Int)
        case folder(Int)
    }

    private struct Order: Hashable {
        let type: ResourceType
        let language: String
    }

    init(_ library: Library) {
        self.library = library
        var places: [String: Place] = [:]
        var ids: [ResourceIdentifier: String] = [:]
        places.reserveCapacity(library.songs.count + library.albums.count + library.artists.count + 50)
        func note(_ type: ResourceType, _ catalogID: String?, _ id: String) {
            if let catalogID { ids[ResourceIdentifier(type, catalogID)] = id }
        }
        for (index, song) in library.songs.enumerated() {
            places[song.id] = .song(index)
            if song.isListed { note(.songs, song.catalogID, song.id) }
        }
        for (index, video) in library.musicVideos.enumerated() {
            places[video.id] = .musicVideo(index)
            if video.isListed { note(.musicVideos, video.catalogID, video.id) }
        }
        for (index, album) in library.albums.enumerated() {
            places[album.id] = .album(index)
            note(.albums, album.catalogID, album.id)
        }
        for (index, artist) in library.artists.enumerated() { places[artist.id] = .artist(index) }
        for (index, playlist) in library.playlists.enumerated() {
            places[playlist.id] = .playlist(index)
            note(.playlists, playlist.catalogID, playlist.id)
        }
        for (index, folder) in library.folders.enumerated() { places[folder.id] = .folder(index) }
        self.places = places
        self.ids = ids
    }

    /// In a collaborative playlist a track has the id `a.…` for its `i.…`.
    func place(_ id: String) -> Place? { places[id] ?? (id.hasPrefix("a.") ? places["i." + id.dropFirst(2)] : nil) }

    /// The listed copy of a resource of the catalog.
    func copy(of resource: ResourceIdentifier) -> ResourceIdentifier? {
        ids[resource].map { ResourceIdentifier(ResourceType("library-\(resource.type)"), $0) }
    }

    /// The listed resources of a type, by name.
    func sorted(_ type: ResourceType, language: String, name: (ResourceIdentifier) -> String) -> [ResourceIdentifier] {
        let order = Order(type: type, language: language)
        if let known = orders.withLock({ $0[order] }) { return known }
        let all = listed(type).map { (key: NameOrder.key(name($0)), resource: $0) }
        let sorted = all.sorted { ($0.key, $0.resource.id) < ($1.key, $1.resource.id) }.map(\.resource)
        orders.withLock { $0[order] = sorted }
        return sorted
    }

    /// What a search of a type compares.
    func searched(
        _ all: [ResourceIdentifier], _ type: ResourceType, language: String, make: (ResourceIdentifier) -> Searched
    ) -> [Searched] {
        let order = Order(type: type, language: language)
        if let known = texts.withLock({ $0[order] }) { return known }
        let made = all.map(make)
        texts.withLock { $0[order] = made }
        return made
    }

    private func listed(_ type: ResourceType) -> [ResourceIdentifier] {
        let ids =
            switch type {
            case .librarySongs: library.songs.filter(\.isListed).map(\.id)
            case .libraryMusicVideos: library.musicVideos.filter(\.isListed).map(\.id)
            case .libraryAlbums: library.albums.map(\.id)
            case .libraryArtists: library.artists.map(\.id)
            case .libraryPlaylists: library.playlists.map(\.id)
            default: library.folders.map(\.id)
            }
        return ids.map { ResourceIdentifier(type, $0) }
    }
}

/// How names are put in order: without regard to case, accents, and a leading "The".
enum NameOrder {
    static func key(_ name: String) -> String {
        var text = name
        if !name.utf8.allSatisfy({ $0 < 0x80 }) {
            text = String(String.UnicodeScalarView(Folding(name).letters.compactMap(Unicode.Scalar.init)))
        }
        text = text.lowercased()
        return text.hasPrefix("the ") ? String(text.dropFirst(4)) : text
    }
}
