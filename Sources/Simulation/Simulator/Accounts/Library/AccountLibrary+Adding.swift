import AppleMusicAPI
import TonearmAlgorithms
import TonearmCatalog

extension AccountLibrary {
    /// Adds a song, music video, album or playlist of the catalog. A resource that is there already, or cannot be
    /// added, is ignored.
    mutating func add(
        _ resource: ResourceIdentifier, from storefrontCatalog: StorefrontCatalog, at time: Int, ids: inout LibraryIDs
    ) {
        guard let record = storefrontCatalog.addable(resource) else { return }
        switch record {
        case .song, .musicVideo:
            _ = addTrack(resource, record, from: storefrontCatalog, at: time, isListed: true, ids: &ids)
        case .album(let album): add(album, from: storefrontCatalog, at: time, ids: &ids)
        case .playlist: addPlaylist(resource.id, from: storefrontCatalog, at: time, ids: &ids)
        default: break
        }
    }

    /// Returns the library id of a catalog track, adding it if necessary; nil if it cannot be added.
    /// - Parameter isListed: whether the track enters the library itself, rather than only a playlist.
    mutating func trackID(
        of resource: ResourceIdentifier, from storefrontCatalog: StorefrontCatalog, at time: Int,
        isListed: Bool = false, ids: inout LibraryIDs
    ) -> String? {
        storefrontCatalog.addable(resource).flatMap {
            addTrack(resource, $0, from: storefrontCatalog, at: time, isListed: isListed, ids: &ids)
        }
    }

    private mutating func add(
        _ album: AlbumRecord, from storefrontCatalog: StorefrontCatalog, at time: Int, ids: inout LibraryIDs
    ) {
        let resource = ResourceIdentifier(.albums, album.id)
        let index = albumIndex(album, from: storefrontCatalog, at: time, ids: &ids)
        albums[index].isLinked = true
        for track in storefrontCatalog.catalog.related("tracks", of: resource) {
            guard let record = storefrontCatalog.addable(track) else { continue }
            _ = addTrack(track, record, from: storefrontCatalog, at: time, isListed: true, album: index, ids: &ids)
        }
        sortTracks(ofAlbum: albums[index].id, catalog: storefrontCatalog.catalog)
    }

    private mutating func addPlaylist(
        _ id: String, from storefrontCatalog: StorefrontCatalog, at time: Int, ids: inout LibraryIDs
    ) {
        if playlists.contains(where: { $0.catalogID == id }) { return }
        let resource = ResourceIdentifier(.playlists, id)
        var playlist = Playlist(
            id: ids.make(.libraryPlaylists, for: resource), catalogID: id, added: time, modified: time)
        playlist.trackIDs = storefrontCatalog.catalog.related("tracks", of: resource).compactMap {
            trackID(of: $0, from: storefrontCatalog, at: time, ids: &ids)
        }
        playlists.append(playlist)
    }

    /// - Parameter album: the index of its library album; nil looks for it by catalog id.
    private mutating func addTrack(
        _ resource: ResourceIdentifier, _ record: Record, from storefrontCatalog: StorefrontCatalog, at time: Int,
        isListed: Bool,
        album: Int? = nil, ids: inout LibraryIDs
    ) -> String? {
        let list = resource.type == .musicVideos ? \AccountLibrary.musicVideos : \AccountLibrary.songs
        let known = self[keyPath: list].firstIndex { $0.catalogID == resource.id }
        if let known, self[keyPath: list][known].isListed || !isListed {
            // A separately added music video gets its album when the album is added.
            if let album, self[keyPath: list][known].albumID == nil {
                self[keyPath: list][known].albumID = albums[album].id
                albums[album].trackIDs.append(self[keyPath: list][known].id)
            }
            return self[keyPath: list][known].id
        }
        let type: ResourceType = resource.type == .musicVideos ? .libraryMusicVideos : .librarySongs
        var track =
            known.map { self[keyPath: list][$0] }
            ?? Track(id: ids.make(type, for: resource), catalogID: resource.id, added: time)
        track.isListed = isListed
        if isListed {
            track.added = time
            track.artistID = artistID(record.artistIDs, record.artistName, from: storefrontCatalog, ids: &ids)
            if let index = album ?? albumIndex(of: record, from: storefrontCatalog, at: time, ids: &ids) {
                track.albumID = albums[index].id
                albums[index].trackIDs.append(track.id)
            }
        }
        if let known { self[keyPath: list][known] = track } else { self[keyPath: list].append(track) }
        if isListed, album == nil { sortTracks(ofAlbum: track.albumID, catalog: storefrontCatalog.catalog) }
        return track.id
    }

    private mutating func albumIndex(
        of record: Record, from storefrontCatalog: StorefrontCatalog, at time: Int, ids: inout LibraryIDs
    ) -> Int? {
        guard case .song(let song) = record, let id = song.albumID, let album = storefrontCatalog.catalog.album(id)
        else { return nil }
        return albumIndex(album, from: storefrontCatalog, at: time, ids: &ids)
    }

    private mutating func albumIndex(
        _ album: AlbumRecord, from storefrontCatalog: StorefrontCatalog, at time: Int, ids: inout LibraryIDs
    ) -> Int {
        if let index = albums.firstIndex(where: { $0.catalogID == album.id }) { return index }
        let artist = artistID(album.artistIDs, album.artistName, from: storefrontCatalog, ids: &ids)
        let id = ids.make(.libraryAlbums, for: ResourceIdentifier(.albums, album.id))
        albums.append(Album(id: id, catalogID: album.id, added: time, artistID: artist))
        return albums.count - 1
    }

    private mutating func artistID(
        _ catalogIDs: [String], _ name: LocalizedText?, from storefrontCatalog: StorefrontCatalog, ids: inout LibraryIDs
    ) -> String? {
        if let id = catalogIDs.first, storefrontCatalog.catalog.artist(id) != nil {
            if let artist = artists.first(where: { $0.catalogID == id }) { return artist.id }
            let made = ids.make(.libraryArtists, for: ResourceIdentifier(.artists, id))
            artists.append(Artist(id: made, catalogID: id))
            return made
        }
        return name.map { artistID(named: $0.standard, ids: &ids) }
    }

    mutating func artistID(named name: String, ids: inout LibraryIDs) -> String {
        if let artist = artists.first(where: { $0.catalogID == nil && $0.name == name }) { return artist.id }
        let made = ids.make(.libraryArtists)
        artists.append(Artist(id: made, name: name))
        return made
    }

    /// Sorts the songs of an album by disc and number after an addition.
    private mutating func sortTracks(ofAlbum id: String?, catalog: any Catalog) {
        guard let id, let index = albums.firstIndex(where: { $0.id == id }), albums[index].trackIDs.count > 1,
            let catalogID = albums[index].catalogID
        else { return }
        let order = catalog.related("tracks", of: ResourceIdentifier(.albums, catalogID)).map(\.id)
        let places = Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first }
        let wanted = Set(albums[index].trackIDs)
        var catalogIDs: [String: String] = [:]
        for list in [songs, musicVideos] {
            for track in list where wanted.contains(track.id) { catalogIDs[track.id] = track.catalogID }
        }
        let tracks = albums[index].trackIDs.map { trackID in
            (place: catalogIDs[trackID].flatMap { places[$0] } ?? .max, id: trackID)
        }
        albums[index].trackIDs = tracks.sorted { $0.place < $1.place }.map(\.id)
    }
}

/// A maker of library ids: `i.`, `l.`, `p.` or `r.`, then letters and digits, as recorded.
struct LibraryIDs {
    var random: RandomSource
    /// Fixed ids of certain catalog resources: those in the reference's examples.
    var presets: [ResourceIdentifier: String] = [:]

    mutating func make(_ type: ResourceType, for resource: ResourceIdentifier? = nil) -> String {
        if let resource, let preset = presets[resource] { return preset }
        return switch type {
        case .libraryAlbums: "l." + random.alphanumerics(7)
        case .libraryArtists: "r." + random.alphanumerics(7)
        case .libraryPlaylists, .libraryPlaylistFolders: "p." + random.alphanumerics(14)
        default: "i." + random.alphanumerics(14)
        }
    }
}

extension RandomSource {
    mutating func alphanumerics(_ count: Int) -> String {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".utf8)
        return String(decoding: (0..<count).map { _ in alphabet[below(62)] }, as: UTF8.self)
    }

    /// Returns a number from 0 to `limit` - 1.
    mutating func below(_ limit: Int) -> Int { Int(truncatingIfNeeded: ((next() >> 32) &* UInt64(limit)) >> 32) }
}

/// The part of the catalog that an account can add to its library.
struct StorefrontCatalog: Sendable {
    let catalog: any Catalog
    let storefront: Storefront

    /// Returns the record of a resource that is visible in the storefront.
    func record(_ resource: ResourceIdentifier) -> Record? {
        guard let record = catalog.record(resource), storefront.has(record) else { return nil }
        return record
    }

    /// Returns the record of a resource that can be added: it is visible and released.
    func addable(_ resource: ResourceIdentifier) -> Record? {
        guard let record = record(resource), record.isPlayable else { return nil }
        return record
    }
}
