import AppleMusicAPI

extension AccountLibrary {
    /// Removes a resource, and then empty remains: albums without tracks, artists without albums and tracks.
    mutating func remove(_ resource: ResourceIdentifier) {
        let id = resource.id
        switch resource.type {
        case .librarySongs, .libraryMusicVideos: removeTracks([id])
        case .libraryAlbums:
            removeTracks(Set(albums.first { $0.id == id }?.trackIDs ?? []))
            albums.removeAll { $0.id == id }
        case .libraryArtists:
            removeTracks(Set((songs + musicVideos).filter { $0.artistID == id }.map(\.id)))
            artists.removeAll { $0.id == id }
        case .libraryPlaylists: playlists.removeAll { $0.id == id }
        case .libraryPlaylistFolders: removeFolder(id)
        default: break
        }
        removeTracksOfNoPlaylist()
        let albumArtists = albums.map(\.artistID)
        let trackArtists = (songs + musicVideos).filter(\.isListed).map(\.artistID)
        let used = Set(albumArtists + trackArtists)
        artists.removeAll { !used.contains($0.id) }
    }

    /// Unlists tracks. Playlists keep a removed track, and its id stays valid there.
    private mutating func removeTracks(_ ids: Set<String>) {
        for list in [\AccountLibrary.songs, \AccountLibrary.musicVideos] {
            for index in self[keyPath: list].indices where ids.contains(self[keyPath: list][index].id) {
                self[keyPath: list][index].isListed = false
                self[keyPath: list][index].albumID = nil
                self[keyPath: list][index].artistID = nil
            }
        }
        for index in albums.indices where albums[index].trackIDs.contains(where: ids.contains) {
            albums[index].trackIDs.removeAll(where: ids.contains)
        }
        albums.removeAll { $0.trackIDs.isEmpty }
    }

    private mutating func removeTracksOfNoPlaylist() {
        let used = Set(playlists.flatMap(\.trackIDs))
        songs.removeAll { !$0.isListed && !used.contains($0.id) }
        musicVideos.removeAll { !$0.isListed && !used.contains($0.id) }
    }

    private mutating func removeFolder(_ id: String) {
        let inner = folders.filter { $0.parentID == id }.map(\.id)
        folders.removeAll { $0.id == id }
        playlists.removeAll { $0.parentID == id }
        for folder in inner { removeFolder(folder) }
    }
}
