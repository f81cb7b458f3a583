package import AppleMusicAPI

extension BuiltInCatalog {
    package func related(_ name: String, of resource: ResourceIdentifier) -> [ResourceIdentifier] {
        switch resource.type {
        case .playlists: return related(name, ofPlaylist: resource.id)
        case .stations: return radioShow(of: resource.id)
        case .curators, .appleCurators, .activities: return playlists(of: resource)
        case .stationGenres: return stations(ofGenre: resource.id)
        case .recordLabels: return releases(ofLabel: resource.id, view: name)
        default: break
        }
        guard let number = Int(recordID: resource.id) else { return [] }
        if let place = WorldNumber(number) {
            guard place.type == resource.type else { return [] }
            return world.related(name, of: place) ?? relatedInLists(name, of: resource, number: number)
        }
        return recorded.related(name, of: resource.type, number: number)
            ?? relatedInLists(name, of: resource, number: number)
    }

    /// Returns relationships and views that lead beyond the artist's own releases.
    private func relatedInLists(_ name: String, of resource: ResourceIdentifier, number: Int) -> [ResourceIdentifier] {
        switch (resource.type, name) {
        case (.artists, "playlists"), (.artists, "featured-playlists"):
            guard artist(resource.id) != nil else { return [] }
            return playlists(index.byArtist[number])
        case (.albums, "appears-on"): return playlists(index.byAlbum[number])
        case (.albums, "related-videos"):
            return Array(musicVideos(ofFirst: album(resource.id)?.genreNames).prefix(10))
        case (.artists, "similar-artists"): return similarArtists(toRecorded: number)
        case (.musicVideos, "more-in-genre"):
            return musicVideos(ofFirst: musicVideo(resource.id)?.genreNames).filter { $0 != resource }
        default: return []
        }
    }

    private var index: PlaylistIndex { playlistIndex.get { PlaylistIndex(self) } }

    private func playlists(_ ids: [String]?) -> [ResourceIdentifier] {
        ids?.map { ResourceIdentifier(.playlists, $0) } ?? []
    }

    /// Returns the chart of the first genre's music videos, in all storefronts.
    private func musicVideos(ofFirst genreNames: [LocalizedText]?) -> [ResourceIdentifier] {
        guard let genre = genreNames?.first.flatMap({ GenreTree.id(named: $0.standard) }) else { return [] }
        return chart(of: .musicVideos, genre: genre, storefront: "")
    }

    /// Returns recorded artists, followed by invented ones of the same genre.
    private func similarArtists(toRecorded number: Int) -> [ResourceIdentifier] {
        guard let genre = recorded.genre(ofArtist: number) else { return [] }
        let others = recorded.artistNumbers(ofGenre: genre).filter { $0 != number }.prefix(8)
        let invented = WorldArtist.all.filter { $0.genre == genre }.prefix(4)
        return (others + invented.map { WorldNumber.artist($0.index).number })
            .map { ResourceIdentifier(.artists, String($0)) }
    }

    private func related(_ name: String, ofPlaylist id: String) -> [ResourceIdentifier] {
        switch name {
        case "tracks": return tracks(ofPlaylist: id)
        case "curator": return curator(ofPlaylist: id).map { [$0] } ?? []
        case "more-by-curator":
            guard let curator = curator(ofPlaylist: id) else { return [] }
            return playlists(of: curator).filter { $0.id != id }
        case "featured-artists": return artists(ofTracks: tracks(ofPlaylist: id))
        default: return []
        }
    }

    func tracks(ofPlaylist id: String) -> [ResourceIdentifier] {
        if let playlist = WorldPlaylist(id: id) {
            let tracks = world.tracks(of: playlist)
            return tracks.isEmpty ? chartTracks(playlist) : tracks
        }
        guard let tracks = recorded.tracks(ofPlaylist: id) else { return [] }
        if !tracks.isEmpty { return tracks }
        // The tracks of most recorded playlists are unknown; they get invented songs of their genre.
        let genre = recorded.genre(ofPlaylist: id)
        let draw = id.utf8.reduce(world.draw[.playlist]) { $0[Int($1)] }
        return world.songs(ofGenres: [genre], count: 20 + draw.below(21), draw: draw)
    }

    private func curator(ofPlaylist id: String) -> ResourceIdentifier? {
        if let playlist = WorldPlaylist(id: id) { return WorldCurator.all[world.curator(of: playlist)].identifier }
        return recorded.curator(ofPlaylist: id)
    }

    private func playlists(of curator: ResourceIdentifier) -> [ResourceIdentifier] {
        guard let invented = WorldCurator.find(curator) else { return playlists(recorded.playlistIDs(of: curator)) }
        let own = WorldPlaylist.all.filter { world.curator(of: $0) == invented.line }
            .sorted { ($0.isThemed ? 0 : 1, $0.index) < ($1.isThemed ? 0 : 1, $1.index) }
        // An activity also lists playlists of other curators.
        let others =
            invented.type == .activities
            ? (0..<6).map { WorldPlaylist.themed(line: ($0 * 9 + invented.line * 5) % 57) }
                .filter { world.curator(of: $0) != invented.line } : []
        return (own + others).map { ResourceIdentifier(.playlists, $0.id) }
    }

    private func radioShow(of id: String) -> [ResourceIdentifier] {
        if let show = recorded.radioShow(ofStation: id) { return [show] }
        guard id.hasPrefix("ra."), let number = Int(recordID: id.dropFirst(3)),
            let show = WorldStation.find(number)?.show
        else { return [] }
        return [WorldCurator.all[show].identifier]
    }

    private func stations(ofGenre id: String) -> [ResourceIdentifier] {
        (recorded.stationIDs(ofGenre: id) + WorldStation.all.filter { $0.stationGenre == id }.map(\.id))
            .map { ResourceIdentifier(.stations, $0) }
    }

    private func releases(ofLabel id: String, view: String) -> [ResourceIdentifier] {
        guard let number = Int(recordID: id) else { return [] }
        let line = number - WorldLabel.firstNumber
        guard WorldLabel.all.indices.contains(line) else {
            return recorded.albums(ofLabel: number, byDate: view == "latest-releases")
                .map { ResourceIdentifier(.albums, String($0)) }
        }
        let releases = world.releases(ofLabel: line).map { release in
            (view == "latest-releases" ? release.day.number : world.popularity(of: release), release)
        }
        return GeneratedWorld.identifiers(
            releases.sorted { ($0.0, -$0.1.number) > ($1.0, -$1.1.number) }.prefix(50).map(\.1))
    }
}

extension WorldPlaylist {
    var isThemed: Bool { if case .themed = self { true } else { false } }
}

/// An index of the playlists, except charts, that contain songs of an artist or of an album.
struct PlaylistIndex: Sendable {
    private(set) var byArtist: [Int: [String]] = [:]
    private(set) var byAlbum: [Int: [String]] = [:]

    init(_ catalog: BuiltInCatalog) {
        let ids = catalog.recorded.playlistIDs + WorldPlaylist.all.filter { !$0.isChart }.map(\.id)
        for id in ids {
            for track in catalog.tracks(ofPlaylist: id) where track.type == .songs {
                guard let number = Int(recordID: track.id) else { continue }
                let (artists, album) = PlaylistIndex.place(ofSong: number)
                for artist in artists where byArtist[artist]?.last != id { byArtist[artist, default: []].append(id) }
                if let album, byAlbum[album]?.last != id { byAlbum[album, default: []].append(id) }
            }
        }
    }

    private static func place(ofSong number: Int) -> (artists: [Int], album: Int?) {
        if case .song(let artist, let slot, _) = WorldNumber(number) {
            return ([WorldNumber.artist(artist).number], WorldNumber.release(artist: artist, slot: slot).number)
        }
        guard let line = RecordedTables.songs.line(ofNumber: number) else { return ([], nil) }
        let row = RecordedTables.songs[line]
        return (row.list(.artistIDs).compactMap { Int(recordID: $0) }, row.number(.albumID))
    }
}
