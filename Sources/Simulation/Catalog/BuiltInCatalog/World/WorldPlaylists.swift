import AppleMusicAPI

extension GeneratedWorld {
    func playlist(_ playlist: WorldPlaylist) -> PlaylistRecord {
        let draw = draw[.playlist][playlist.index]
        let curator = curator(of: playlist)
        var record = PlaylistRecord(
            id: playlist.id, name: name(of: playlist), curatorName: WorldCurator.all[curator].name,
            artwork: ArtworkMaker.banner(draw), isChart: false, lastModifiedDate: lastModified(draw[1]),
            kind: WorldCurator.all[curator].type == .curators ? .external : .editorial, availability: .everywhere)
        switch playlist {
        case .essentials(let artist):
            record.availability =
                draw[2].isTrue(percent: 30) ? .only(Regions.home(of: artists[artist].language)) : .everywhere
        case .themed(let line):
            let row = WorldPlaylist.table[line]
            record.description = row.text(.description).map { LocalizedText($0) }
            record.availability = GeneratedWorld.region(row[.region])
        case .top, .city:
            record.isChart = true
            record.lastModifiedDate = Discography.edition.text + "T05:00:00Z"
        }
        return record
    }

    func name(of playlist: WorldPlaylist) -> LocalizedText {
        switch playlist {
        case .essentials(let artist):
            let name = artists[artist].name
            var essentials = name.mapped { "\($0) Essentials" }
            if essentials.translations["ja"] == nil { essentials.translations["ja"] = "はじめての \(name.text(in: "ja"))" }
            essentials.translations["fr"] = "\(name.text(in: "fr")) : l'essentiel"
            return essentials
        case .themed(let line):
            let row = WorldPlaylist.table[line]
            return LocalizedText(row[.name], translations(row[.names]))
        case .top(let place):
            let name = place < 0 ? "Global" : ChartPlace.all[place].name
            return LocalizedText("Top 100: \(name)", ["ja": "トップ100：\(place < 0 ? "グローバル" : name)"])
        case .city(let city):
            let name = ChartPlace.cities[city].name
            return LocalizedText("Top 25: \(name)", ["ja": "トップ25：\(name)"])
        }
    }

    /// Returns the index of the playlist's curator in `WorldCurator.all`.
    func curator(of playlist: WorldPlaylist) -> Int {
        switch playlist {
        case .essentials(let artist): return WorldCurator.room(ofGenre: artists[artist].genre)
        case .themed(let line): return WorldPlaylist.table[line].number(.curator) ?? 0
        case .top, .city: return WorldCurator.chartDesk
        }
    }

    /// Returns the genres of its music; empty for charts across genres.
    func genres(of playlist: WorldPlaylist) -> [Int] {
        switch playlist {
        case .essentials(let artist): return [artists[artist].genre]
        case .themed(let line):
            let row = WorldPlaylist.table[line]
            return [row.number(.genre), row.number(.secondGenre)].compactMap(\.self)
        case .top, .city: return []
        }
    }

    /// Returns the tracks of a playlist that is not a chart.
    func tracks(of playlist: WorldPlaylist) -> [ResourceIdentifier] {
        switch playlist {
        case .essentials(let artist):
            let songs = Array(topSongs(of: artist).prefix(25))
            // One of five such playlists ends with music videos.
            return artist % 5 == 2 ? songs + musicVideos(of: artist).prefix(3) : songs
        case .themed(let line):
            let draw = draw[.playlist][playlist.index][2]
            let songs = songs(ofGenres: genres(of: playlist), count: 24 + draw.below(27), draw: draw)
            return WorldPlaylist.table[line][.media] == "videos" ? withMusicVideos(songs) : songs
        case .top, .city: return []
        }
    }

    /// Returns songs of artists in some genres, at most three an artist. The first genre has double weight.
    func songs(ofGenres genres: [Int], count: Int, draw: KeyedRandom) -> [ResourceIdentifier] {
        var pool: [WorldArtist] = []
        for artist in artists {
            if artist.genre == genres.first || artist.subgenre == genres.first {
                pool += [artist, artist]
            } else if genres.contains(artist.genre) {
                pool.append(artist)
            }
        }
        if pool.isEmpty { pool = artists }
        var numbers: [Int] = []
        for attempt in 0..<count * 2 where numbers.count < count {
            let draw = draw[attempt]
            let artist = draw[0].pick(pool).index
            guard let album = draw[1].pick(discography(artist).albums) as Release?, album.day <= Discography.edition,
                numbers.count(where: { ($0 - WorldNumber.first) / 10_000 == artist }) < 3
            else { continue }
            let track = draw[2].isTrue(percent: 45) ? hit(of: album) : 1 + draw[3].below(album.trackCount)
            let number = album.number + track
            if !numbers.contains(number) { numbers.append(number) }
        }
        return numbers.map { ResourceIdentifier(.songs, String($0)) }
    }

    /// Inserts a music video after every third song, by that song's artist.
    private func withMusicVideos(_ songs: [ResourceIdentifier]) -> [ResourceIdentifier] {
        var tracks: [ResourceIdentifier] = []
        for (place, song) in songs.enumerated() {
            tracks.append(song)
            guard place % 3 == 2, let number = Int(recordID: song.id),
                case .song(let artist, _, _) = WorldNumber(number),
                let video = musicVideos(of: artist).first, !tracks.contains(video)
            else { continue }
            tracks.append(video)
        }
        return tracks
    }

    private func lastModified(_ draw: KeyedRandom) -> String {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
        let day = Discography.edition + -draw.below(400)
        return "\(day.text)T\(two(draw[1].below(24))):\(two(draw[2].below(60))):\(two(draw[3].below(60)))Z"
    }

    private static func region(_ name: String) -> Availability {
        switch name {
        case "english": .only(Regions.english)
        case "latin": .only(Regions.latin)
        case "eastAsia": .only(Regions.eastAsia)
        case "europe": .only(Regions.europe)
        default: .everywhere
        }
    }
}
