import AppleMusicAPI

/// The part of a library that a device has.
extension AccountLibrary {
    /// The time of the last addition, in seconds since 1970; 0 for an empty library.
    var lastAdded: Int {
        var last = 0
        for song in songs { last = max(last, song.added) }
        for video in musicVideos { last = max(last, video.added) }
        for album in albums { last = max(last, album.added) }
        for playlist in playlists { last = max(last, playlist.added) }
        for folder in folders { last = max(last, folder.added) }
        return last
    }

    /// Returns the additions that have reached a device, and its downloads and uploads with their albums, artists and
    /// playlists.
    func part(within scope: LibraryScope) -> AccountLibrary {
        func isThere(_ added: Int) -> Bool { scope.through.map { added <= $0 } ?? false }
        func hasTrack(_ track: Track) -> Bool {
            isThere(track.added) || scope.downloads.contains(track.id) || scope.hasUploads && track.upload != nil
        }
        var part = AccountLibrary()
        part.songs = Pieces(songs.filter(hasTrack))
        part.musicVideos = Pieces(musicVideos.filter(hasTrack))
        let tracks = Set(part.songs.map(\.id)).union(part.musicVideos.map(\.id))
        for var album in albums {
            album.trackIDs.removeAll { !tracks.contains($0) }
            if isThere(album.added) || !album.trackIDs.isEmpty { part.albums.append(album) }
        }
        for var playlist in playlists {
            playlist.trackIDs.removeAll { !tracks.contains($0) }
            if isThere(playlist.added) || !playlist.trackIDs.isEmpty { part.playlists.append(playlist) }
        }
        part.folders = Pieces(folders.filter { isThere($0.added) })
        let folders = Set(part.folders.map(\.id))
        for index in part.playlists.indices {
            guard let parent = part.playlists[index].parentID, !folders.contains(parent) else { continue }
            part.playlists[index].parentID = nil
        }
        let artistIDs = Set(
            part.songs.compactMap(\.artistID) + part.musicVideos.compactMap(\.artistID)
                + part.albums.compactMap(\.artistID))
        part.artists = Pieces(artists.filter { artistIDs.contains($0.id) })
        return part
    }
}
