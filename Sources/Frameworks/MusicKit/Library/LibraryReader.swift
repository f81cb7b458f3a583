import AppleMusicAPI

/// A part of an item that a condition needs and that the lists of the library do not contain.
enum LibraryNeed: Hashable, Sendable {
    /// The related items that a list can include.
    case relationships
    case albumsOfArtists
    case playlistsOfArtists

    /// Returns the needs of a condition on a property.
    static func of(_ property: AnyKeyPath) -> Set<LibraryNeed> {
        let genres: KeyPath<any LibraryArtistFilter, MusicItemCollection<Genre>?> = \.genres
        let playlists: KeyPath<any LibraryArtistFilter, MusicItemCollection<Playlist>?> = \.playlists
        let albumCount: KeyPath<any LibraryArtistSortProperties, Int?> = \.albumCount
        if property == genres || property == albumCount { return [.relationships, .albumsOfArtists] }
        return property == playlists ? [.relationships, .playlistsOfArtists] : [.relationships]
    }
}

/// A reader of the device's library. Its lists are neither filtered nor sorted, so it reads whole ones.
struct LibraryReader {
    let world: KitWorld
    var needs: Set<LibraryNeed> = []
    /// Whether items that are not downloaded are left out.
    var onlyDownloaded = false

    /// Returns all items of a type, by title.
    /// - Throws: `MusicLibrary.Error.permissionDenied` without consent.
    func items(of type: any LibraryItem.Type) async throws -> [any LibraryItem] {
        try world.requireLibraryConsent()
        var items = try await type.all(in: self)
        if onlyDownloaded { items = try await downloaded(items) }
        let keys = items.map { $0.libraryKey.folded }
        return items.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { items[$0] }
    }

    /// Returns the items of a list.
    /// - Parameter relationships: the relationships to include if a condition may need them.
    func list<Item: LibraryItem>(_ name: String, relationships: [String] = []) async throws -> [Item] {
        let isIncluding = needs.contains(.relationships) && !relationships.isEmpty
        let query = isIncluding ? [QueryItem("include", relationships.joined(separator: ","))] : []
        return try await world.libraryItems(name, query)
    }

    /// Returns the songs and music videos.
    func tracks() async throws -> [Track] {
        let relationships = ["albums", "artists"]
        let songs: [Song] = try await list("songs", relationships: relationships)
        let videos: [MusicVideo] = try await list("music-videos", relationships: relationships)
        return songs.map(Track.song) + videos.map(Track.musicVideo)
    }

    /// Returns a genre for each name that songs, music videos and albums have. It was added with its first album.
    func genres() async throws -> [Genre] {
        let albums: [Album] = try await list("albums")
        var added: [String: String] = [:]
        for album in albums {
            guard let date = album.resource.text("dateAdded") else { continue }
            for name in album.genreNames { added[name] = min(added[name] ?? date, date) }
        }
        let names = try await tracks().flatMap(\.genreNames) + albums.flatMap(\.genreNames)
        return Set(names).sorted().compactMap { Genre.named($0, added: added[$0]) }
    }
}

/// The relationships of artists, which no list includes.
extension LibraryReader {
    func withAlbums(_ artists: [Artist]) async throws -> [Artist] {
        let albums: [Album] = try await list("albums", relationships: ["artists"])
        return try artists.map { artist in
            try artist.adding("albums", albums.filter { ($0.artists ?? []).contains { $0.id == artist.id } })
        }
    }

    /// Adds the playlists with a track of each artist. Tracks that are not in the library are compared by name.
    func withPlaylists(_ artists: [Artist]) async throws -> [Artist] {
        var artistsOfTracks: [MusicItemID: Set<MusicItemID>] = [:]
        for track in try await tracks() { artistsOfTracks[track.id] = Set((track.artists ?? []).map(\.id)) }
        let playlists: [Playlist] = try await list("playlists")
        var found: [MusicItemID: [Playlist]] = [:]
        for playlist in playlists {
            let entries = try await playlist.allEntries()
            let ids = entries.reduce(into: Set<MusicItemID>()) { $0.formUnion(artistsOfTracks[$1.content.id] ?? []) }
            let names = Set(entries.filter { artistsOfTracks[$0.content.id] == nil }.map(\.artistName))
            for artist in artists where ids.contains(artist.id) || names.contains(artist.name) {
                found[artist.id, default: []].append(playlist)
            }
        }
        return try artists.map { try $0.adding("playlists", found[$0.id] ?? []) }
    }
}

/// Downloads, which the tests of an app simulate.
extension LibraryReader {
    /// Returns the downloaded items: songs and music videos, and items that contain a downloaded song or video.
    private func downloaded(_ items: [any LibraryItem]) async throws -> [any LibraryItem] {
        let ids = world.downloads
        if ids.isEmpty || items.isEmpty { return [] }
        var reader = self
        reader.needs = [.relationships]
        let tracks = try await reader.tracks().filter { ids.contains($0.id) }
        let (albums, artists) = (Set(tracks.flatMap { $0.albums ?? [] }.map(\.id)), tracks.flatMap { $0.artists ?? [] })
        let artistIDs = Set(artists.map(\.id))
        let genres = Set(tracks.flatMap(\.genreNames))
        var found: [any LibraryItem] = []
        for item in items {
            let isDownloaded =
                switch item {
                case let album as Album: albums.contains(album.id)
                case let artist as Artist: artistIDs.contains(artist.id)
                case let genre as Genre: genres.contains(genre.name)
                case let entry as Playlist.Entry: ids.contains(entry.content.id)
                case let playlist as Playlist: try await playlist.allEntries().contains { ids.contains($0.content.id) }
                default: ids.contains(item.id)
                }
            if isDownloaded { found.append(item) }
        }
        return found
    }
}

extension Playlist {
    /// Returns all entries, page by page.
    func allEntries() async throws -> MusicItemCollection<Playlist.Entry> {
        var entries = try await with(.entries).entries ?? []
        while let next = try await entries.nextBatch() { entries += next }
        return entries
    }
}

extension Artist {
    /// Returns the artist with the items of a relationship.
    fileprivate func adding(_ name: String, _ items: [some ResourceItem]) throws -> Artist {
        var object = resource.object
        var relationships = object["relationships"]?.object ?? [:]
        relationships[name] = .object(["data": .array(items.map(\.resource.value))])
        object["relationships"] = .object(relationships)
        return try Artist(value: .object(object))
    }
}

extension KitWorld {
    func requireLibraryConsent() throws {
        do { try requireConsent() } catch MusicTokenRequestError.permissionDenied {
            throw MusicLibrary.Error.permissionDenied
        }
    }
}
