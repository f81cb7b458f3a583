import AppleMusicAPI
import TonearmCatalog

extension AccountFixture {
    /// Returns the record with which the service begins for the account.
    /// - Parameters:
    ///   - path: the account's path in the file, for errors.
    ///   - now: seconds since 1970.
    /// - Throws: `FixtureProblem` for a resource that the account's storefront does not have.
    func record(
        at path: String, catalog: any Catalog, ids: inout LibraryIDs, now: Int
    ) throws(FixtureProblem) -> AccountRecord {
        let isEmpty = folders.isEmpty && playlists.isEmpty && ratings.isEmpty && favorites.isEmpty && history.isEmpty
        guard case .items(let items) = library else {
            guard isEmpty else {
                throw FixtureProblem(
                    path: path, reason: "a demonstration library takes no playlists, ratings, favorites or history",
                    next: "Write the library as a list.")
            }
            guard case .demonstration(let day, let storefront) = library else {
                return AccountRecord(account.name, .untouched)
            }
            return AccountRecord(account.name, .initial(day: day, storefront: storefront ?? account.storefront))
        }
        let storefront = Storefront.withID(account.storefront) ?? Storefront.all[0]
        var loading = Loading(
            path: path, shelf: StorefrontCatalog(catalog: catalog, storefront: storefront), now: now, ids: ids)
        try loading.add(items)
        try loading.add(folders)
        try loading.add(playlists)
        try loading.rate(ratings)
        try loading.favor(favorites)
        try loading.play(history)
        ids = loading.ids
        return AccountRecord(account.name, .changed(loading.data))
    }

    /// A builder of an account's content from a world file.
    private struct Loading {
        let path: String
        let shelf: StorefrontCatalog
        let now: Int
        var ids: LibraryIDs
        var data = AccountData()
        /// The ids of the folders by their names.
        private var folderIDs: [String: String] = [:]
        /// The names of the library's resources; nil while the library changes.
        private var mentions: LibraryMentions?

        init(path: String, shelf: StorefrontCatalog, now: Int, ids: LibraryIDs) {
            self.path = path
            self.shelf = shelf
            self.now = now
            self.ids = ids
        }

        /// Returns a resource of the catalog, or of the library by its name in the file.
        /// - Throws: `FixtureProblem` if it does not exist.
        private mutating func existing(
            _ resource: ResourceIdentifier, _ place: String
        ) throws(FixtureProblem) -> ResourceIdentifier {
            guard resource.type.isOfLibrary else {
                if shelf.record(resource) != nil { return resource }
                throw FixtureProblem(
                    path: "\(path).\(place)",
                    reason: "the storefront '\(shelf.storefront.id)' has no '\(resource)'",
                    next: "Take an id of the catalog, or add the album to 'catalog' in this file.")
            }
            let known = mentions ?? LibraryMentions(data.library)
            mentions = known
            if let own = known.resource(resource) { return own }
            throw FixtureProblem(
                path: "\(path).\(place)", reason: "the library has no '\(resource)'",
                next: "Write the id in the catalog, or the name of an upload or of a playlist of the account's own.")
        }

        mutating func add(_ items: [Item]) throws(FixtureProblem) {
            for (index, item) in items.enumerated() {
                let time = item.added ?? now
                switch item.content {
                case .upload(let upload): data.library.add(upload, at: time, ids: &ids)
                case .resource(let resource):
                    _ = try existing(resource, "library[\(index)]")
                    data.library.add(resource, from: shelf, at: time, ids: &ids)
                    if !item.isLinked { data.library.unlinkAlbum(of: resource) }
                }
            }
        }

        mutating func add(_ folders: [Folder]) throws(FixtureProblem) {
            for folder in folders {
                let id = ids.make(.libraryPlaylistFolders)
                data.library.folders.append(
                    AccountLibrary.Folder(
                        id: id, name: folder.name, added: folder.added ?? now, parentID: folderID(folder.parent)))
                folderIDs[folder.name] = id
            }
        }

        private func folderID(_ name: String?) -> String? { name.flatMap { folderIDs[$0] } }

        mutating func add(_ playlists: [Playlist]) throws(FixtureProblem) {
            for (index, playlist) in playlists.enumerated() {
                let time = playlist.added ?? now
                var made = AccountLibrary.Playlist(
                    id: ids.make(.libraryPlaylists), name: playlist.name, description: playlist.description,
                    isPublic: playlist.isPublic, added: time, modified: playlist.modified ?? time,
                    parentID: folderID(playlist.folder), holdsFavorites: playlist.holdsFavorites ? true : nil)
                for (number, track) in playlist.tracks.enumerated() {
                    let track = try existing(track, "playlists[\(index)].tracks[\(number)]")
                    let id =
                        track.type.isOfLibrary
                        ? track.id : data.library.trackID(of: track, from: shelf, at: time, ids: &ids)
                    if let id { made.trackIDs.append(id) }
                }
                data.library.playlists.append(made)
            }
            mentions = nil
        }

        mutating func rate(_ ratings: [AccountData.Rating]) throws(FixtureProblem) {
            for rating in ratings {
                data.rate(try existing(rating.resource, "ratings[\"\(rating.resource)\"]"), rating.value)
            }
        }

        mutating func favor(_ favorites: [ResourceIdentifier]) throws(FixtureProblem) {
            for (index, favorite) in favorites.enumerated() {
                data.setFavorite(try existing(favorite, "favorites[\(index)]"), true)
            }
        }

        mutating func play(_ history: [PlayEvent]) throws(FixtureProblem) {
            for (index, play) in history.enumerated() {
                var play = play
                play.resource = try existing(play.resource, "history[\(index)].played")
                if let container = play.container { play.container = try existing(container, "history[\(index)].in") }
                data.record(play)
            }
        }
    }
}

extension ResourceType {
    /// Whether resources of the type are in libraries.
    var isOfLibrary: Bool { rawValue.hasPrefix("library-") }
}

extension AccountLibrary {
    /// Adds a song that is not in the catalog, with its album and artist.
    fileprivate mutating func add(_ upload: Upload, at time: Int, ids: inout LibraryIDs) {
        let artist = artistID(named: upload.artistName, ids: &ids)
        let known = albums.firstIndex { $0.catalogID == nil && $0.name == upload.albumName }
        if known == nil {
            albums.append(Album(id: ids.make(.libraryAlbums), name: upload.albumName, added: time, artistID: artist))
        }
        let index = known ?? albums.count - 1
        let song = Track(
            id: ids.make(.librarySongs), added: time, albumID: albums[index].id, artistID: artist, upload: upload)
        songs.append(song)
        albums[index].trackIDs.append(song.id)
    }

    /// Marks the album of a resource as one that the service cannot find.
    fileprivate mutating func unlinkAlbum(of resource: ResourceIdentifier) {
        let album = songs.first { $0.catalogID == resource.id }?.albumID
        let index = albums.firstIndex {
            resource.type == .albums ? $0.catalogID == resource.id : $0.id == album
        }
        if let index { albums[index].isLinked = false }
    }
}
