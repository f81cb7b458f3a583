import AppleMusicAPI
import TonearmCatalog

/// Library resources, in the same form as catalog resources.
extension ResourceBuilder {
    /// Returns a resource of the library or the catalog.
    func anyResource(_ identifier: ResourceIdentifier, as role: Role, ancestors: [String] = []) -> JSON? {
        schema[identifier.type]?.home == .library
            ? libraryResource(identifier, as: role, ancestors: ancestors)
            : visible(identifier).map { resource($0, as: role, ancestors: ancestors) }
    }

    /// Returns a library resource with its attributes and relationships; nil if the library does not have the id.
    func libraryResource(_ identifier: ResourceIdentifier, as role: Role, ancestors: [String] = []) -> JSON? {
        guard let snapshot, let type = schema[identifier.type] else { return nil }
        var object = identity(identifier)
        // The root folder has no attributes.
        if identifier != ResourceIdentifier(.libraryPlaylistFolders, AccountLibrary.Folder.rootID) {
            let writer = LibraryAttributes(builder: self, snapshot: snapshot)
            guard let attributes = writer.attributes(of: identifier, role: role) else { return nil }
            object.append("attributes", .object(attributes))
        }
        let related = relationships(of: identifier, type, as: role, ancestors: ancestors)
        if !related.isEmpty { object.append("relationships", .object(related)) }
        return .object(object)
    }

    /// Returns an inlined relationship from or to library resources.
    func libraryPage(
        _ relationship: RelationshipDescription, of owner: ResourceIdentifier, asObjects: Bool, isSingle: Bool,
        ancestors: [String]
    ) -> JSONObject {
        let link = href(owner) + "/" + relationship.name
        let all = libraryRelated(relationship.name, of: owner)
        // A relationship that can be included only for a single resource is empty elsewhere, with a link to all of it
        // (observed).
        let size =
            relationship.isSingleFetchOnly && !isSingle ? 0 : query.inlineLimit(relationship.name, relationship.limit)
        let elements = all.prefix(size)
        var object = JSONObject([("href", .string(link))])
        if elements.count < all.count { object.append("next", .string(nextLink(link, offset: elements.count))) }
        let data = elements.compactMap { element in
            asObjects
                ? anyResource(element, as: .related(isPrimary: false), ancestors: ancestors)
                : .object(identity(element))
        }
        object.append("data", .array(data))
        if schema[owner.type]?.home == .library { object.append("meta", ["total": .integer(all.count)]) }
        return object
    }

    /// Returns the complete targets of a library relationship, in order.
    func libraryRelated(_ name: String, of owner: ResourceIdentifier) -> [ResourceIdentifier] {
        guard let snapshot else { return [] }
        if name == "library" { return snapshot.index.copy(of: owner).map { [$0] } ?? [] }
        let library = snapshot.library
        func one(_ type: ResourceType, _ id: String?) -> [ResourceIdentifier] {
            id.map { [ResourceIdentifier(type, $0)] } ?? []
        }
        func catalog(_ type: ResourceType, _ id: String?) -> [ResourceIdentifier] {
            one(type, id).filter { visible($0) != nil }
        }
        func related(_ track: AccountLibrary.Track, _ type: ResourceType) -> [ResourceIdentifier] {
            switch name {
            case "albums": one(.libraryAlbums, track.albumID)
            case "artists": one(.libraryArtists, track.artistID)
            default: catalog(type, track.catalogID)
            }
        }
        switch snapshot.index.place(owner.id) {
        case .song(let index): return related(library.songs[index], .songs)
        case .musicVideo(let index): return related(library.musicVideos[index], .musicVideos)
        case .album(let index):
            let album = library.albums[index]
            switch name {
            case "artists": return one(.libraryArtists, album.artistID)
            case "tracks": return tracks(album.trackIDs)
            default: return album.isLinked ? catalog(.albums, album.catalogID) : []
            }
        case .artist(let index):
            if name == "catalog" { return catalog(.artists, library.artists[index].catalogID) }
            let albums = Set(library.albums.filter { $0.artistID == owner.id }.map(\.id))
            return sorted(.libraryAlbums).filter { albums.contains($0.id) }
        case .playlist(let index):
            let playlist = library.playlists[index]
            switch name {
            case "catalog": return catalog(.playlists, playlist.catalogID)
            case "tracks":
                let tracks = tracks(playlist.trackIDs)
                guard snapshot.hasCollaborations, playlist.catalogID == nil else { return tracks }
                return tracks.map { ResourceIdentifier($0.type, "a." + $0.id.dropFirst(2)) }
            case "parent": return one(.libraryPlaylistFolders, playlist.parentID ?? AccountLibrary.Folder.rootID)
            default: return []
            }
        case .folder(let index):
            switch name {
            case "children": return children(of: owner.id)
            case "parent":
                return one(.libraryPlaylistFolders, library.folders[index].parentID ?? AccountLibrary.Folder.rootID)
            default: return []
            }
        case nil:
            return owner.id == AccountLibrary.Folder.rootID && name == "children" ? children(of: nil) : []
        }
    }

    func tracks(_ ids: [String]) -> [ResourceIdentifier] {
        ids.compactMap { id in
            switch snapshot?.index.place(id) {
            case .song: ResourceIdentifier(.librarySongs, id)
            case .musicVideo: ResourceIdentifier(.libraryMusicVideos, id)
            default: nil
            }
        }
    }

    /// Returns folders, then playlists, each by name.
    private func children(of folder: String?) -> [ResourceIdentifier] {
        guard let library = snapshot?.library else { return [] }
        let folders = Set(library.folders.filter { $0.parentID == folder }.map(\.id))
        let playlists = Set(library.playlists.filter { $0.parentID == folder }.map(\.id))
        return sorted(.libraryPlaylistFolders).filter { folders.contains($0.id) }
            + sorted(.libraryPlaylists).filter { playlists.contains($0.id) }
    }

    /// Returns all listed resources of a type, by name.
    func sorted(_ type: ResourceType) -> [ResourceIdentifier] {
        guard let snapshot else { return [] }
        let facts = LibraryFacts(snapshot: snapshot, catalog: catalog, language: language)
        return snapshot.index.sorted(type, language: language, name: facts.name)
    }

    /// Returns a resource of the account that is not in a catalog: its station, or one of its Replay playlists.
    func personalRecord(_ identifier: ResourceIdentifier) -> Record? {
        personalStation(identifier) ?? replayPlaylist(identifier)
    }

    /// Returns the account's personal station, which is not in a catalog.
    func personalStation(_ identifier: ResourceIdentifier) -> Record? {
        guard let snapshot, identifier.type == .stations, identifier.id == snapshot.account.stationID else {
            return nil
        }
        return .station(
            StationRecord(
                id: identifier.id, name: LocalizedText(Titles.text("my-station", in: language)),
                artwork: ArtworkMaker.station(identifier.id),
                notes: .station(LocalizedText(Titles.text("my-station", in: language))),
                isLive: false, mediaKind: "audio", hash: Base64URL.encode(identifier.id.utf8), availability: .everywhere
            ))
    }
}
