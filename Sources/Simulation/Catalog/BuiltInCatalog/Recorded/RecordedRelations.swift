import AppleMusicAPI

extension Recorded {
    /// Returns the recorded targets of a relationship or view, without duplicates.
    func related(_ name: String, of type: ResourceType, number: Int) -> [ResourceIdentifier]? {
        let found: [ResourceIdentifier]? =
            switch type {
            case .albums: related(name, ofAlbum: number)
            case .artists: related(name, ofArtist: number)
            case .songs: related(name, ofSong: number)
            case .musicVideos: related(name, ofMusicVideo: number)
            default: nil
            }
        guard let found, found.count > 1 else { return found }
        var seen: Set<ResourceIdentifier> = []
        return found.filter { seen.insert($0).inserted }
    }

    private var index: RecordedIndex { .shared }

    private func related(_ name: String, ofAlbum number: Int) -> [ResourceIdentifier]? {
        guard let line = RecordedTables.albums.line(ofNumber: number) else { return nil }
        if name == "tracks" { return identifiers(.songs, tracks(ofAlbum: number)) }
        let album = RecordedTables.albums[line]
        let artists = album.numbers(.artistIDs)
        switch name {
        case "artists": return identifiers(.artists, artists)
        case "genres": return GenreTree.identifiers(named: album.list(.genres))
        case "record-labels":
            return Recorded.labelNumber(named: album.text(.recordLabel) ?? RecordedGaps.recordLabel).map {
                identifiers(.recordLabels, [$0])
            } ?? []
        case "other-versions":
            return identifiers(
                .albums, RecordedEditions.editions(of: number, in: RecordedEditions.albums).filter { $0 != number })
        case "related-videos":
            let own = artists.flatMap { identifiers(.musicVideos, index.musicVideos[$0]) }
            return own.isEmpty ? nil : own
        case "related-albums":
            let own = artists.flatMap { newestFirst(index.albums[$0] ?? []) }
            return identifiers(.albums, own.filter { $0 != number } + albums(like: number, line: line, besides: own))
        default: return nil
        }
    }

    /// Returns other artists' albums that share the most genres with an album; popularity breaks ties.
    private func albums(like number: Int, line: Int, besides own: [Int]) -> [Int] {
        let genres = Set(RecordedTables.albums[line].list(.genres)).subtracting(["Music", "Musik"])
        return RecordedTables.albums.numbered.filter { $0.number != number && !own.contains($0.number) }
            .map { (genres.intersection($0.row.list(.genres)).count, popularity(of: $0.number), $0.number) }
            .sorted { $0 > $1 }.prefix(10).map(\.2)
    }

    private func related(_ name: String, ofArtist number: Int) -> [ResourceIdentifier]? {
        guard RecordedTables.artists.line(ofNumber: number) != nil else { return nil }
        var albums: [Int] { newestFirst(index.albums[number] ?? []) }
        switch name {
        case "albums": return identifiers(.albums, albums)
        case "genres": return GenreTree.identifiers(named: (artist(number)?.genreNames ?? []).map(\.standard))
        case "music-videos", "top-music-videos", "featured-music-videos":
            return identifiers(.musicVideos, index.musicVideos[number])
        case "songs", "top-songs": return identifiers(.songs, byPopularity(index.songs[number] ?? []))
        case "station": return [ResourceIdentifier(.stations, "ra.\(number)")]
        case "full-albums": return identifiers(.albums, albums.filter { form(ofAlbum: $0) == .full })
        case "singles": return identifiers(.albums, albums.filter { form(ofAlbum: $0) == .short })
        case "live-albums": return identifiers(.albums, albums.filter { form(ofAlbum: $0) == .live })
        case "compilation-albums": return identifiers(.albums, albums.filter { form(ofAlbum: $0) == .compilation })
        case "featured-albums":
            return identifiers(.albums, Array(albums.filter { form(ofAlbum: $0) == .full }.prefix(3)))
        case "appears-on-albums":
            var found: [Int] = []
            for song in (index.guestSongs[number] ?? []) + (index.songs[number] ?? []) {
                guard let line = RecordedTables.songs.line(ofNumber: song),
                    let album = RecordedTables.songs[line].number(.albumID)
                else { continue }
                if index.albums[number]?.contains(album) != true, !found.contains(album) { found.append(album) }
            }
            return identifiers(.albums, newestFirst(found))
        // An artist has one only while it is recent, and no recorded release is recent in this edition of the catalog.
        case "latest-release": return []
        default: return nil
        }
    }

    private func related(_ name: String, ofSong number: Int) -> [ResourceIdentifier]? {
        guard let line = RecordedTables.songs.line(ofNumber: number) else { return nil }
        let song = RecordedTables.songs[line]
        switch name {
        case "albums": return identifiers(.albums, song.numbers(.albumID))
        case "artists": return identifiers(.artists, song.numbers(.artistIDs))
        case "composers": return identifiers(.artists, composers(song.text(.composerName)))
        case "genres": return GenreTree.identifiers(named: song.list(.genres))
        case "music-videos":
            let title = song[.name]
            return song.numbers(.artistIDs).flatMap { index.musicVideos[$0] ?? [] }
                .filter { musicVideo($0)?.name.standard.hasPrefix(title) == true }
                .map { ResourceIdentifier(.musicVideos, String($0)) }
        case "station": return [ResourceIdentifier(.stations, "ra.\(number)")]
        default: return nil
        }
    }

    private func related(_ name: String, ofMusicVideo number: Int) -> [ResourceIdentifier]? {
        guard let video = musicVideo(number) else { return nil }
        let artists = video.artistIDs.compactMap { Int(recordID: $0) }
        let songs = artists.flatMap { index.songs[$0] ?? [] }
            .filter { song in
                song > 0 && self.song(song).map { video.name.standard.hasPrefix($0.name.standard) } == true
            }
        switch name {
        case "artists": return identifiers(.artists, artists)
        case "genres": return GenreTree.identifiers(named: video.genreNames.map(\.standard))
        case "songs": return identifiers(.songs, songs)
        case "albums":
            return songs.compactMap { song($0)?.albumID }.map { ResourceIdentifier(.albums, $0) }
        case "more-by-artist":
            return identifiers(.musicVideos, artists.flatMap { index.musicVideos[$0] ?? [] }.filter { $0 != number })
        default: return nil
        }
    }

    private static let knownTracks = ValueCache<Int, [Int]>(capacity: 1000)

    /// Returns the songs of an album by disc and track.
    func tracks(ofAlbum number: Int) -> [Int] {
        Recorded.knownTracks.get(number) { Recorded.sortedTracks(ofAlbum: number) } ?? []
    }

    private static func sortedTracks(ofAlbum number: Int) -> [Int] {
        let table = RecordedTables.songs
        let lines = table.lines(with: String(number), in: .albumID)
        if lines.count < 2 { return lines.map(table.number(ofLine:)) }
        return lines.map { line in
            let row = table[line]
            let place = (row.number(.discNumber) ?? 1) * 1000 + (row.number(.trackNumber) ?? 0)
            return (place, table.number(ofLine: line))
        }
        .sorted { $0 < $1 }.map(\.1)
    }

    /// Returns the artists in the catalog that a composer credit names (`Ben Burgess & Kevin Kadish`).
    private func composers(_ line: String?) -> [Int] {
        guard let line else { return [] }
        return line.split(separator: ",").flatMap { $0.split(separator: "&") }.compactMap { name in
            RecordedCodes.shared.artists[name.split(separator: " ").joined(separator: " ")]
        }
    }

    /// The category of an album in an artist's lists.
    enum AlbumForm { case full, short, live, compilation }

    func form(ofAlbum number: Int) -> AlbumForm {
        guard let line = RecordedTables.albums.line(ofNumber: number) else { return .full }
        let row = RecordedTables.albums[line]
        let words = row[.name].parts(" ")
        if words.contains(where: { ["Live", "(Live)"].contains($0) }) { return .live }
        if let last = words.last, last == "Single" || last == "EP", words.dropLast().last == "-" { return .short }
        if row.isTrue(.isCompilation) || words.contains(where: { ["Essential", "Number", "Greatest"].contains($0) }) {
            return .compilation
        }
        return .full
    }

    /// Sorts albums by date, newest first; albums without a date come last.
    func newestFirst(_ albums: [Int]) -> [Int] {
        albums.map { (releaseDate(ofAlbum: $0), $0) }.sorted { ($0.0, $0.1) > ($1.0, $1.1) }.map(\.1)
    }

    func releaseDate(ofAlbum number: Int) -> String { date(ofAlbum: number) ?? RecordedGaps.year }

    private func byPopularity(_ songs: [Int]) -> [Int] {
        songs.map { (popularity(of: $0), $0) }.sorted { ($0.0, -$0.1) > ($1.0, -$1.1) }.map(\.1)
    }

    /// Returns the popularity, 1 to 1000, chosen by the seed. Records that complete the sources' examples get less, so
    /// that they do not change charts. A song without a recorded name gets 0, so that it sorts last.
    func popularity(of number: Int) -> Int {
        if Self.isCompleting(number), RecordedGaps.unnamedSongs.contains(number) { return 0 }
        return draw[.popularity][number].within(Self.isCompleting(number) ? 100...300 : 380...900)
    }

    /// Returns whether the id belongs to an added record, which completes recorded releases.
    static func isCompleting(_ number: Int) -> Bool { number >= 8_300_000_000 }

    /// Partly recorded albums, completed with generally known facts; charts ignore the additions.
    static let completedAlbums: Set = [203_708_420, 8_001_300_100]

    /// Returns the popularity of a recorded playlist, chosen by the seed.
    func popularity(ofPlaylist line: Int) -> Int {
        let known = draw[.popularity][line].within(380...900)
        return Self.isCompleting(playlist: RecordedTables.playlists[line][.id]) ? known / 4 : known
    }

    static func isCompleting(playlist id: String) -> Bool { id.hasPrefix("pl.fff") }

    func identifiers(_ type: ResourceType, _ numbers: [Int]?) -> [ResourceIdentifier] {
        numbers?.map { ResourceIdentifier(type, String($0)) } ?? []
    }

    static func labelNumber(named name: String?) -> Int? {
        guard let name else { return nil }
        return RecordedTables.labels.numbered.first { $0.row[.name] == name }?.number
    }
}
