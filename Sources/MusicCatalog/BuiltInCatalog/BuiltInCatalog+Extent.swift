/// The extent of the built-in catalog, for users who look for a resource that it lacks.
extension BuiltInCatalog {
    /// The number of real albums, without invented editions.
    package static var realAlbumCount: Int { RecordedTables.albums.count - RecordedEditions.inventedAlbums.count }

    package static var inventedArtistCount: Int { WorldArtist.all.count }

    /// Returns the names of the real artists with the most albums; songs break ties.
    package static func realArtists(_ count: Int) -> [String] {
        let songs = RecordedTables.songs
        let albums = RecordedTables.albums
        var totals: [String: (albums: Int, songs: Int)] = [:]
        for line in 0..<albums.count { totals[albums[line][.artistName], default: (0, 0)].albums += 1 }
        for line in 0..<songs.count where !RecordedGaps.unnamedSongs.contains(songs.number(ofLine: line)) {
            totals[songs[line][.artistName]]?.songs += 1
        }
        let artists = RecordedTables.artists
        let names = (0..<artists.count).map { artists[$0][.name] }
        return names.sorted {
            let (left, right) = (totals[$0] ?? (0, 0), totals[$1] ?? (0, 0))
            return (left.albums, left.songs, $1) > (right.albums, right.songs, $0)
        }.prefix(count).map { $0 }
    }
}
