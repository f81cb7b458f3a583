import AppleMusicAPI
import TonearmCatalog

/// Creation of playlists and folders, and addition of tracks ("Create a new library playlist", Apple Music API
/// reference).
extension AccountUpdate {
    mutating func createPlaylist() throws(RequestRefusal) -> Reply {
        let body = try requestBody()
        let parent = try parent(body)
        try requireCloudLibrary()
        var playlist = AccountLibrary.Playlist(
            id: ids.make(.libraryPlaylists), name: body.text("name"), description: body.text("description"),
            isPublic: body.flag("isPublic") ?? false, added: now, modified: now, parentID: parent)
        playlist.trackIDs = try trackIDs(body.related("tracks"))
        accountData.library.playlists.append(playlist)
        return created(ResourceIdentifier(.libraryPlaylists, playlist.id), hasTotal: false)
    }

    mutating func createFolder() throws(RequestRefusal) -> Reply {
        let body = try requestBody()
        let parent = try parent(body)
        try requireCloudLibrary()
        let folder = AccountLibrary.Folder(
            id: ids.make(.libraryPlaylistFolders), name: body.text("name") ?? "", added: now, parentID: parent)
        accountData.library.folders.append(folder)
        return created(ResourceIdentifier(.libraryPlaylistFolders, folder.id), hasTotal: true)
    }

    /// Appends tracks, duplicates included. Unknown ids are skipped, but an existing resource that cannot be added
    /// fails the request (recorded). With `representation=resources` the answer has the added tracks (measured).
    mutating func addTracks() throws(RequestRefusal) -> Reply {
        let tracks = inOrder(try requestBody().data)
        let index = try editablePlaylist()
        let added = try trackIDs(tracks)
        if !added.isEmpty {
            accountData.library.playlists[index].trackIDs += added
            accountData.library.playlists[index].modified = now
        }
        guard handler.query.text("representation") == "resources" else { return handler.done }
        let builder = updatedHandler.builder
        let rows = builder.tracks(added).compactMap { builder.libraryResource($0, as: .related(isPrimary: true)) }
        return Reply(json: handler.page(rows, next: nil))
    }

    mutating func trackIDs(_ tracks: [ResourceIdentifier]) throws(RequestRefusal) -> [String] {
        var found: [String] = []
        for track in tracks {
            switch track.type {
            case .librarySongs:
                if case .song? = place(of: track.id) { found.append(track.id) }
            case .libraryMusicVideos:
                if case .musicVideo? = place(of: track.id) { found.append(track.id) }
            default:
                guard handler.catalog.record(track) != nil else { continue }
                // Songs of a playlist enter the library too, unless the account's setting is off (measured).
                let id = accountData.library.trackID(
                    of: track, from: storefrontCatalog, at: now, isListed: account.addsPlaylistSongs, ids: &ids)
                guard let id else { throw .notAddable(track) }
                found.append(id)
            }
        }
        return found
    }

    /// Returns the folder that a body names; nil for the root.
    private func parent(_ body: RequestBody) throws(RequestRefusal) -> String? {
        guard let parent = body.related("parent").first,
            parent.id != AccountLibrary.Folder.rootID
        else { return nil }
        guard case .folder? = place(of: parent.id) else {
            throw .noFolder(parent.id, at: "/relationships/parent/data/0/id")
        }
        return parent.id
    }

    /// Returns the index of the playlist that the path names.
    mutating func editablePlaylist() throws(RequestRefusal) -> Int {
        guard case .playlist(let index)? = place(of: handler.id) else {
            throw handler.notInLibrary(ResourceIdentifier(.libraryPlaylists, handler.id))
        }
        try requireCloudLibrary()
        let playlist = accountData.library.playlists[index]
        guard playlist.isEditable else { throw .notEditable(playlist) }
        if isCollaborative {
            wasCollaborative = true
            throw .fault(.tracksNotUpdated)
        }
        return index
    }

    /// Returns the position in the library before this request. Ids of collaborative playlists do not count.
    func place(of id: String) -> LibraryIndex.Place? { id.hasPrefix("a.") ? nil : handler.snapshot?.index.place(id) }

    func requireCloudLibrary() throws(RequestRefusal) {
        if !account.hasCloudLibrary { throw .cloudLibraryOff(account.name) }
    }

    /// The handler with the account after this change.
    private var updatedHandler: CheckedRequest {
        var handler = handler
        handler.snapshot = AccountSnapshot(
            account: account, accountData: accountData,
            index: LibraryIndex(accountData.library, after: handler.snapshot?.index), now: now)
        return handler
    }

    private func created(_ resource: ResourceIdentifier, hasTotal: Bool) -> Reply {
        let handler = updatedHandler
        var object = JSONObject()
        object.append("data", .array(handler.builder.libraryResource(resource, as: .onlyOne).map { [$0] } ?? []))
        if hasTotal { object.append("meta", ["total": 1]) }
        return Reply(status: handler.match.endpoint.success, json: .object(object))
    }
}

/// The library's playlist of favourite songs, which the service creates and maintains (observed).
extension AccountUpdate {
    /// Updates the playlist, or creates it with the first favourite song. It contains the current favourite songs,
    /// newest first. Songs outside the cloud library are omitted.
    mutating func updateFavoriteSongs() {
        guard account.hasCloudLibrary else { return }
        let known = accountData.library.playlists.firstIndex { $0.holdsFavorites == true }
        let tracks = favoriteSongs()
        if let known {
            guard accountData.library.playlists[known].trackIDs != tracks else { return }
            accountData.library.playlists[known].trackIDs = tracks
            accountData.library.playlists[known].modified = now
        } else if !tracks.isEmpty {
            accountData.library.playlists.append(
                AccountLibrary.Playlist(
                    id: ids.make(.libraryPlaylists), added: now, modified: now, trackIDs: tracks, holdsFavorites: true))
        }
    }

    private mutating func favoriteSongs() -> [String] {
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
