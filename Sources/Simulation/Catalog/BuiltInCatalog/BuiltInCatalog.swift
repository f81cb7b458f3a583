package import AppleMusicAPI

/// The built-in catalog: recorded facts about real releases, under their real ids if those are known, and a generated
/// world of invented artists.
///
/// It is lazy. A record is computed from the numbers in its id on demand; the tables over the whole world (charts,
/// search, playlists by song) are computed on first use. Equal seeds give equal catalogs everywhere.
package struct BuiltInCatalog: Catalog {
    let recorded: Recorded
    let world: GeneratedWorld
    let charts = ChartRankings()
    let playlistIndex = LazyValue<PlaylistIndex>()
    let searchIndex = LazyValue<SearchIndex>()
    let completionIndex = LazyValue<Completions>()
    private let albums = ValueCache<Int, AlbumRecord>(capacity: 1000)
    private let songs = ValueCache<Int, SongRecord>(capacity: 4000)

    package let mediaOrigin: String

    /// - Parameter mediaOrigin: the origin of the addresses of artwork and previews; nil for the default address of the
    ///   served simulator.
    package init(seed: UInt64 = 1887, mediaOrigin: String? = nil) {
        self.mediaOrigin = mediaOrigin ?? ArtworkRecord.origin
        recorded = Recorded(seed: seed)
        world = GeneratedWorld(seed: seed)
    }

    package var summary: String {
        let albums = RecordedTables.albums
        let recorded = (0..<albums.count).count { albums.number(ofLine: $0) < Recorded.firstOwnNumber }
        return
            "the built-in catalog: \(recorded) real albums under their ids, \(albums.count - recorded) under ids of ours, and a "
            + "generated world of \(WorldArtist.all.count) invented artists"
    }

    package func artist(_ id: String) -> ArtistRecord? {
        guard let number = Int(recordID: id) else { return nil }
        guard let place = WorldNumber(number) else { return recorded.artist(number) }
        guard case .artist(let artist) = place else { return nil }
        return world.artist(artist)
    }

    package func album(_ id: String) -> AlbumRecord? {
        guard let number = Int(recordID: id) else { return nil }
        return albums.get(number) {
            guard let place = WorldNumber(number) else { return recorded.album(number) }
            guard case .release(let artist, let slot) = place else { return nil }
            return world.album(artist, slot: slot)
        }
    }

    package func song(_ id: String) -> SongRecord? {
        guard let number = Int(recordID: id) else { return nil }
        return songs.get(number) {
            guard let place = WorldNumber(number) else { return recorded.song(number) }
            guard case .song(let artist, let slot, let track) = place else { return nil }
            return world.song(artist, slot: slot, track: track)
        }
    }

    package func musicVideo(_ id: String) -> MusicVideoRecord? {
        guard let number = Int(recordID: id) else { return nil }
        guard let place = WorldNumber(number) else { return recorded.musicVideo(number) }
        guard case .musicVideo(let artist, let index) = place else { return nil }
        return world.musicVideo(artist, index: index)
    }

    package func playlist(_ id: String) -> PlaylistRecord? {
        WorldPlaylist(id: id).map(world.playlist) ?? recorded.playlist(id)
    }

    /// Returns a station of the tables, or the station `ra.` + id that every song and artist has.
    package func station(_ id: String) -> StationRecord? {
        if let station = recorded.station(id) { return station }
        guard id.hasPrefix("ra."), let number = Int(recordID: id.dropFirst(3)) else { return nil }
        if let station = WorldStation.find(number) { return world.station(station) }
        let seed = song(String(number)).map(Record.song) ?? artist(String(number)).map(Record.artist)
        return seed.flatMap(StationRecord.seeded)
    }

    package func curator(_ identifier: ResourceIdentifier) -> CuratorRecord? {
        WorldCurator.find(identifier).map(world.curator) ?? recorded.curator(identifier)
    }

    package func recordLabel(_ id: String) -> RecordLabelRecord? {
        guard let number = Int(recordID: id) else { return nil }
        return world.recordLabel(number) ?? recorded.recordLabel(number)
    }

    package func genre(_ id: String) -> GenreRecord? { GenreTree.genre(id) }
    package func stationGenre(_ id: String) -> StationGenre? { GenreTree.stationGenre(id) }
    package var genres: [GenreRecord] { GenreTree.listed }
    package var stationGenres: [StationGenre] { GenreTree.stationGenres }

    package var liveStations: [ResourceIdentifier] {
        ["ra.978194965", "ra.1498155548", "ra.1498157166"].map { ResourceIdentifier(.stations, $0) }
    }

    package func search(_ term: String, type: ResourceType, limit: Int) -> [SearchMatch] {
        searchIndex.get { SearchIndex(self) }.matches(term, type: type, limit: limit)
    }

    package func completions(of term: String, limit: Int) -> [String] {
        completionIndex.get { Completions(self) }.beginning(with: term, limit: limit)
    }
}

/// The extent of the built-in catalog, for users who look for a resource that it lacks.
extension BuiltInCatalog {
    /// The number of real albums, without invented editions.
    package static var realAlbumCount: Int { RecordedTables.albums.count - RecordedEditions.inventedAlbums.count }

    package static var inventedArtistCount: Int { WorldArtist.all.count }

    /// Returns the names of the real artists with the most albums; songs break ties.
    package static func realArtists(_ count: Int) -> [String] {
        var totals: [String: (albums: Int, songs: Int)] = [:]
        for row in RecordedTables.albums.rows { totals[row[.artistName], default: (0, 0)].albums += 1 }
        for (number, row) in RecordedTables.songs.numbered where !RecordedGaps.unnamedSongs.contains(number) {
            totals[row[.artistName]]?.songs += 1
        }
        return RecordedTables.artists.rows.map { $0[.name] }.sorted {
            let (left, right) = (totals[$0] ?? (0, 0), totals[$1] ?? (0, 0))
            return (left.albums, left.songs, $1) > (right.albums, right.songs, $0)
        }.prefix(count).map { $0 }
    }
}
