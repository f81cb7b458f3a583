import AppleMusicAPI
import TonearmCatalog

/// Edits of the library on the web player's host (observed).
extension AccountUpdate {
    mutating func updatePlaylist() throws(RequestRefusal) -> Reply {
        let body = try requestBody()
        let index = try editablePlaylist()
        if let name = body.text("name") {
            guard !name.allSatisfy(\.isWhitespace) else {
                throw .invalidBody(
                    "A name is required", at: "/attributes/name", found: name, allowed: "a text with letters")
            }
            accountData.library.playlists[index].name = name
        }
        if let description = body.text("description") {
            accountData.library.playlists[index].description = description.isEmpty ? nil : description
        }
        if let isPublic = body.flag("isPublic") { accountData.library.playlists[index].isPublic = isPublic }
        accountData.library.playlists[index].modified = now
        return handler.done
    }

    mutating func updateFolder() throws(RequestRefusal) -> Reply {
        let name = try requestBody().text("name")
        guard case .folder(let index)? = place(of: handler.id) else {
            throw handler.notInLibrary(ResourceIdentifier(.libraryPlaylistFolders, handler.id))
        }
        try requireCloudLibrary()
        if let name { accountData.library.folders[index].name = name }
        return handler.done
    }

    /// Moves a playlist, including one of the catalog, to a folder.
    mutating func movePlaylist() throws(RequestRefusal) -> Reply {
        guard let folder = try requestBody().data.first else {
            throw .invalidBody("A folder is required", at: "/data", found: "[]", allowed: "a folder")
        }
        guard case .playlist(let index)? = place(of: handler.id) else {
            throw handler.notInLibrary(ResourceIdentifier(.libraryPlaylists, handler.id))
        }
        if folder.id != AccountLibrary.Folder.rootID {
            guard case .folder? = place(of: folder.id) else { throw .noFolder(folder.id, at: "/data/0/id") }
        }
        try requireCloudLibrary()
        accountData.library.playlists[index].parentID = folder.id == AccountLibrary.Folder.rootID ? nil : folder.id
        return handler.done
    }

    mutating func replaceTracks() throws(RequestRefusal) -> Reply {
        let tracks = try requestBody().data
        let index = try editablePlaylist()
        let found = try trackIDs(tracks)
        accountData.library.playlists[index].trackIDs = found
        accountData.library.playlists[index].modified = now
        return handler.done
    }

    /// Removes every occurrence of the tracks. Tracks outside the playlist are ignored. A request that names no tracks
    /// empties the playlist (observed).
    mutating func removeTracks() throws(RequestRefusal) -> Reply {
        let index = try editablePlaylist()
        let removed = Set(AccountUpdate.named(in: handler).map(\.id))
        accountData.library.playlists[index].trackIDs.removeAll { removed.isEmpty || removed.contains($0) }
        accountData.library.playlists[index].modified = now
        return handler.done
    }

    mutating func removeFromLibrary(_ resource: ResourceIdentifier) throws(RequestRefusal) -> Reply {
        guard resource.id != AccountLibrary.Folder.rootID,
            handler.builder.libraryResource(resource, as: .oneOfSeveral) != nil
        else { throw handler.notInLibrary(resource) }
        try requireCloudLibrary()
        accountData.library.remove(resource)
        accountData.forgetWhatIsGone(resource)
        return handler.done
    }
}
