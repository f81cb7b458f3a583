package import AppleMusicAPI

/// A catalog with a few albums more than another one. The added music comes first in searches and in the lists of its
/// artists.
package struct ExtendedCatalog: Catalog {
    private let base: any Catalog
    private let added: [AddedAlbum]
    private var albums: [String: AlbumRecord] = [:]
    private var songs: [String: SongRecord] = [:]
    private var artists: [String: ArtistRecord] = [:]
    /// The ids of the added albums, by the id of their artist; the newest first.
    private var albumIDs: [String: [String]] = [:]
    private var songIDs: [String: [String]] = [:]
    /// The ids of the added artists by their names.
    private var artistIDs: [String: String] = [:]
    /// The ids of the added songs by their ISRC, and of the added albums by their UPC.
    private var recordings: [String: [String]] = [:]
    private var products: [String: [String]] = [:]

    /// - Parameter added: albums with different ids, which the base does not have.
    package init(_ base: any Catalog, adding added: [AddedAlbum]) {
        self.base = base
        self.added = added
        for description in added {
            let artist = artistID(of: description)
            let album = description.album(by: artist)
            albums[album.id] = album
            albumIDs[artist, default: []].append(album.id)
            if let code = album.upc { products[code, default: []].append(album.id) }
            for number in 1...max(description.tracks.count, 1) where number <= description.tracks.count {
                let song = description.song(number, by: artist)
                songs[song.id] = song
                songIDs[album.id, default: []].append(song.id)
                if let code = song.isrc { recordings[code, default: []].append(song.id) }
            }
        }
        for (artist, ids) in albumIDs {
            albumIDs[artist] = ids.sorted { (albums[$0]?.releaseDate ?? "") > (albums[$1]?.releaseDate ?? "") }
        }
    }

    package var mediaOrigin: String { base.mediaOrigin }

    private mutating func artistID(of album: AddedAlbum) -> String {
        if let id = album.artistID { return id }
        if let known = artistIDs[album.artist] { return known }
        let id = String(Self.firstArtistID + artists.count)
        artistIDs[album.artist] = id
        artists[id] = ArtistRecord(
            id: id, name: LocalizedText(album.artist), genreNames: [LocalizedText(album.genre)], artwork: nil,
            notes: nil, availability: .everywhere)
        return id
    }

    /// The first id of added artists, above the ids of all others.
    private static let firstArtistID = 8_000_000_001

    package var summary: String { "\(base.summary), and \(added.count) added album\(added.count == 1 ? "" : "s")" }
}

// MARK: - Records

extension ExtendedCatalog {
    package func artist(_ id: String) -> ArtistRecord? { artists[id] ?? base.artist(id) }
    package func album(_ id: String) -> AlbumRecord? { albums[id] ?? base.album(id) }
    package func song(_ id: String) -> SongRecord? { songs[id] ?? base.song(id) }
    package func musicVideo(_ id: String) -> MusicVideoRecord? { base.musicVideo(id) }
    package func playlist(_ id: String) -> PlaylistRecord? { base.playlist(id) }
    package func station(_ id: String) -> StationRecord? { base.station(id) }
    package func curator(_ identifier: ResourceIdentifier) -> CuratorRecord? { base.curator(identifier) }
    package func recordLabel(_ id: String) -> RecordLabelRecord? { base.recordLabel(id) }
    package func genre(_ id: String) -> GenreRecord? { base.genre(id) }
    package func stationGenre(_ id: String) -> StationGenre? { base.stationGenre(id) }
    package var genres: [GenreRecord] { base.genres }
    package var stationGenres: [StationGenre] { base.stationGenres }
    package var liveStations: [ResourceIdentifier] { base.liveStations }
    package var isOnDisk: Bool { base.isOnDisk }
    package var problem: String? { base.problem }
}

// MARK: - Relations

extension ExtendedCatalog {
    package func related(_ name: String, of resource: ResourceIdentifier) -> [ResourceIdentifier] {
        switch resource.type {
        case .albums:
            if let album = albums[resource.id] { return related(name, of: album) }
        case .songs:
            if let song = songs[resource.id] { return related(name, of: song) }
        case .artists:
            let own = related(name, ofArtist: resource.id)
            return artists[resource.id] == nil ? own + base.related(name, of: resource) : own
        default: break
        }
        return base.related(name, of: resource)
    }

    private func related(_ name: String, of album: AlbumRecord) -> [ResourceIdentifier] {
        switch name {
        case "tracks": identifiers(.songs, songIDs[album.id])
        case "artists": identifiers(.artists, album.artistIDs)
        case "genres": GenreTree.identifiers(named: album.genreNames.map(\.standard))
        default: []
        }
    }

    private func related(_ name: String, of song: SongRecord) -> [ResourceIdentifier] {
        switch name {
        case "albums": identifiers(.albums, song.albumID.map { [$0] })
        case "artists": identifiers(.artists, song.artistIDs)
        case "genres": GenreTree.identifiers(named: song.genreNames.map(\.standard))
        default: []
        }
    }

    private func related(_ name: String, ofArtist id: String) -> [ResourceIdentifier] {
        guard let ids = albumIDs[id] else { return [] }
        let kept = ids.filter { albums[$0]?.isSingle == (name == "singles") }
        return switch name {
        case "albums": identifiers(.albums, ids)
        case "full-albums", "singles": identifiers(.albums, kept)
        case "songs", "top-songs": identifiers(.songs, ids.flatMap { songIDs[$0] ?? [] })
        case "genres" where artists[id] != nil:
            GenreTree.identifiers(named: artists[id]?.genreNames.map(\.standard) ?? [])
        default: []
        }
    }

    private func identifiers(_ type: ResourceType, _ ids: [String]?) -> [ResourceIdentifier] {
        ids?.map { ResourceIdentifier(type, $0) } ?? []
    }
}

// MARK: - Finding

extension ExtendedCatalog {
    package func identifiers(isrc: String, in type: ResourceType) -> [String] {
        let own = type == .songs ? recordings[isrc, default: []].sorted() : []
        return own + base.identifiers(isrc: isrc, in: type)
    }

    package func identifiers(upc: String) -> [String] {
        products[upc, default: []] + base.identifiers(upc: upc)
    }

    package func equivalents(of resource: ResourceIdentifier) -> [ResourceIdentifier] {
        let isOwn =
            resource.type == .albums && albums[resource.id] != nil
            || resource.type == .songs && songs[resource.id] != nil
        return isOwn ? [resource] : base.equivalents(of: resource)
    }

    package func search(_ term: String, type: ResourceType, limit: Int) -> [SearchMatch] {
        let own = names(of: type).filter { Self.matches(term, $0.names) }
            .map { SearchMatch(resource: ResourceIdentifier(type, $0.id), score: .max) }
        return Array((own + base.search(term, type: type, limit: limit)).prefix(limit))
    }

    /// Returns the added resources of a type, each with the names by which it is found.
    private func names(of type: ResourceType) -> [(id: String, names: [String])] {
        switch type {
        case .albums: added.map { ($0.id, [$0.name, $0.artist]) }
        case .songs:
            added.flatMap { album in
                (songIDs[album.id] ?? []).map { ($0, [songs[$0]?.name.standard ?? "", album.artist, album.name]) }
            }
        case .artists: artists.values.sorted { $0.id < $1.id }.map { ($0.id, [$0.name.standard]) }
        default: []
        }
    }

    /// Returns whether every word of a term begins a word of the names.
    private static func matches(_ term: String, _ names: [String]) -> Bool {
        let words = names.flatMap { SearchText($0).words }
        let typed = SearchText(term: term).words
        return !typed.isEmpty && typed.allSatisfy { part in words.contains { $0.hasPrefix(part) } }
    }

    package func completions(of term: String, limit: Int) -> [String] {
        let names = added.flatMap { [$0.artist.lowercased(), $0.name.lowercased()] }.filter {
            $0.hasPrefix(term.lowercased())
        }
        var known: Set<String> = []
        return Array(
            (names + base.completions(of: term, limit: limit)).filter { known.insert($0).inserted }.prefix(limit))
    }

    package func chart(
        of type: ResourceType, genre: String, storefront: String, until year: Int?
    ) -> [ResourceIdentifier] {
        base.chart(of: type, genre: genre, storefront: storefront, until: year)
    }

    package func chartPlaylists(_ kind: ChartPlaylistKind, storefront: String) -> [ResourceIdentifier] {
        base.chartPlaylists(kind, storefront: storefront)
    }
}
