import AppleMusicAPI

/// An element of one of a library's lists.
protocol LibraryElement: Hashable, Sendable, Codable {
    var id: String { get }
    var catalogID: String? { get }
    /// Whether it is in the library itself, rather than only in a playlist.
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

extension Library.Track: LibraryElement {}
extension Library.Album: LibraryElement {}
extension Library.Artist: LibraryElement {}
extension Library.Playlist: LibraryElement {}
extension Library.Folder: LibraryElement {}

extension Library {
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
    func types(changedSince earlier: Library) -> [ResourceType] {
        let lists: [(type: ResourceType, isSame: Bool)] = [
            (.librarySongs, songs == earlier.songs), (.libraryMusicVideos, musicVideos == earlier.musicVideos),
            (.libraryAlbums, albums == earlier.albums), (.libraryArtists, artists == earlier.artists),
            (.libraryPlaylists, playlists == earlier.playlists), (.libraryPlaylistFolders, folders == earlier.folders),
        ]
        return lists.filter { !$0.isSame }.map(\.type)
    }
}
