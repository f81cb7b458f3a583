import AppleMusicAPI
import MusicCatalog

extension AccountFixture {
    /// Returns the record with which the service begins for the account.
    /// - Parameters:
    ///   - path: the account's place in the file, for errors.
    ///   - now: seconds since 1970.
    /// - Throws: `FixtureProblem` for a resource that the account's storefront does not have.
    func record(
        at path: String, catalog: any Catalog, ids: inout LibraryIDs, now: Int
    ) throws(FixtureProblem) -> AccountRecord {
        let isEmpty = playlists.isEmpty && ratings.isEmpty && favorites.isEmpty && history.isEmpty
        guard let items = library else {
            guard isEmpty else {
                throw FixtureProblem(
                    path: path, reason: "a demonstration library takes no playlists, ratings, favorites or history",
                    next: "Write the library as a list.")
            }
            return AccountRecord(account.name, .untouched)
        }
        let storefront = Storefront.withID(account.storefront) ?? Storefront.all[0]
        let shelf = StorefrontCatalog(catalog: catalog, storefront: storefront)
        func require(_ resource: ResourceIdentifier, _ place: String) throws(FixtureProblem) {
            if shelf.record(resource) == nil {
                throw FixtureProblem(
                    path: "\(path).\(place)", reason: "the storefront '\(storefront.id)' has no '\(resource)'",
                    next: "Take an id of the catalog, or add the album to 'catalog' in this file.")
            }
        }
        var data = AccountData()
        for (index, item) in items.enumerated() {
            try require(item.resource, "library[\(index)]")
            data.library.add(item.resource, from: shelf, at: item.added ?? now, ids: &ids)
        }
        for (index, playlist) in playlists.enumerated() {
            for (number, track) in playlist.tracks.enumerated() {
                try require(track, "playlists[\(index)].tracks[\(number)]")
            }
            data.library.append(playlist, from: shelf, at: now, ids: &ids)
        }
        for rating in ratings {
            try require(rating.resource, "ratings[\"\(rating.resource)\"]")
            data.rate(rating.resource, rating.value)
        }
        for (index, favorite) in favorites.enumerated() {
            try require(favorite, "favorites[\(index)]")
            data.setFavorite(favorite, true)
        }
        for (index, play) in history.enumerated() {
            try require(play.resource, "history[\(index)].played")
            data.record(play)
        }
        return AccountRecord(account.name, .changed(data))
    }
}

extension Library {
    fileprivate mutating func append(
        _ playlist: AccountFixture.Playlist, from shelf: StorefrontCatalog, at time: Int, ids: inout LibraryIDs
    ) {
        var made = Playlist(
            id: ids.make(.libraryPlaylists), name: playlist.name, description: playlist.description,
            isPublic: playlist.isPublic, added: time, modified: time)
        for track in playlist.tracks {
            if let id = trackID(of: track, from: shelf, at: time, ids: &ids) { made.trackIDs.append(id) }
        }
        playlists.append(made)
    }
}
