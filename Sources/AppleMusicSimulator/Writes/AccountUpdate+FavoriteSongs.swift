import AppleMusicAPI

/// The library's playlist of favourite songs, which the service creates and maintains (observed).
extension AccountUpdate {
    /// Updates the playlist, or creates it with the first favourite song. It contains the current favourite songs,
    /// newest first. Songs outside the cloud library are omitted.
    mutating func updateFavoriteSongs() {
        guard account.hasCloudLibrary else { return }
        let known = accountData.library.playlists.firstIndex { $0.holdsFavorites == true }
        var ids = LibraryIDs(random: random)
        let tracks = favoriteSongs(&ids)
        if let known {
            guard accountData.library.playlists[known].trackIDs != tracks else { return }
            accountData.library.playlists[known].trackIDs = tracks
            accountData.library.playlists[known].modified = now
        } else if !tracks.isEmpty {
            accountData.library.playlists.append(
                Library.Playlist(
                    id: ids.make(.libraryPlaylists), added: now, modified: now, trackIDs: tracks, holdsFavorites: true))
        }
        random = ids.random
    }

    private mutating func favoriteSongs(_ ids: inout LibraryIDs) -> [String] {
        var found: [String] = []
        for favorite in accountData.favorites.reversed() {
            switch favorite.type {
            case .songs:
                let id = accountData.library.trackID(of: favorite, from: storefrontCatalog, at: now, ids: &ids)
                if let id { found.append(id) }
            case .librarySongs: found.append(favorite.id)
            default: continue
            }
        }
        return found
    }
}
