import AppleMusicAPI

extension Recorded {
    /// A relationship or view of a recorded album, artist, song or music video, so far as recorded resources belong to it.
    func related(_ name: String, of type: ResourceType, number: Int) -> [ResourceIdentifier]? {
        switch type {
        case .albums: related(name, ofAlbum: number)
        case .artists: related(name, ofArtist: number)
        case .songs: related(name, ofSong: number)
        case .musicVideos: related(name, ofMusicVideo: number)
        default: nil
        }
    }

    private var index: RecordedIndex { .shared }

    private func related(_ name: String, ofAlbum number: Int) -> [ResourceIdentifier]? {
        guard let album = album(number) else { return nil }
        switch name {
        case "tracks": return identifiers(.songs, index.tracks[number])
        case "artists": return album.artistIDs.map { ResourceIdentifier(.artists, $0) }
        case "genres": return GenreTree.identifiers(named: album.genreNames)
        case "record-labels":
            return Recorded.labelNumber(named: album.recordLabel).map { identifiers(.recordLabels, [$0]) } ?? []
        case "other-versions":
            return identifiers(
                .albums, RecordedEditions.editions(of: number, in: RecordedEditions.albums).filter { $0 != number })
        case "related-videos":
            return album.artistIDs.flatMap { identifiers(.musicVideos, index.musicVideos[Int($0) ?? 0]) }
        case "related-albums":
            let own = album.artistIDs.flatMap { newestFirst(index.albums[Int($0) ?? 0] ?? []) }
            return identifiers(.albums, own.filter { $0 != number })
        default: return nil
        }
    }

    private func related(_ name: String, ofArtist number: Int) -> [ResourceIdentifier]? {
        guard RecordedTables.artists.line(ofNumber: number) != nil else { return nil }
        let albums = newestFirst(index.albums[number] ?? [])
        switch name {
        case "albums": return identifiers(.albums, albums)
        case "genres": return GenreTree.identifiers(named: artist(number)?.genreNames ?? [])
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
                if !albums.contains(album), !found.contains(album) { found.append(album) }
            }
            return identifiers(.albums, newestFirst(found))
        // No recorded release is recent in this edition of the catalog.
        case "latest-release": return []
        default: return nil
        }
    }

    private func related(_ name: String, ofSong number: Int) -> [ResourceIdentifier]? {
        guard let song = song(number) else { return nil }
        switch name {
        case "albums": return song.albumID.map { [ResourceIdentifier(.albums, $0)] } ?? []
        case "artists": return song.artistIDs.map { ResourceIdentifier(.artists, $0) }
        case "composers": return identifiers(.artists, composers(song.composerName))
        case "genres": return GenreTree.identifiers(named: song.genreNames)
        case "music-videos":
            let title = song.name.standard
            return song.artistIDs.flatMap { index.musicVideos[Int($0) ?? 0] ?? [] }
                .filter { musicVideo($0)?.name.standard.hasPrefix(title) == true }
                .map { ResourceIdentifier(.musicVideos, String($0)) }
        case "station": return [ResourceIdentifier(.stations, "ra.\(number)")]
        default: return nil
        }
    }

    private func related(_ name: String, ofMusicVideo number: Int) -> [ResourceIdentifier]? {
        guard let video = musicVideo(number) else { return nil }
        let artists = video.artistIDs.compactMap { Int($0) }
        let songs = artists.flatMap { index.songs[$0] ?? [] }
            .filter { song in
                song > 0 && self.song(song).map { video.name.standard.hasPrefix($0.name.standard) } == true
            }
        switch name {
        case "artists": return identifiers(.artists, artists)
        case "genres": return GenreTree.identifiers(named: video.genreNames)
        case "songs": return identifiers(.songs, songs)
        case "albums":
            return songs.compactMap { song($0)?.albumID }.map { ResourceIdentifier(.albums, $0) }
        case "more-by-artist":
            return identifiers(.musicVideos, artists.flatMap { index.musicVideos[$0] ?? [] }.filter { $0 != number })
        default: return nil
        }
    }

    /// Artists in the catalog whose names stand in a composer's line (`Ben Burgess & Kevin Kadish`).
    private func composers(_ line: String?) -> [Int] {
        guard let line else { return [] }
        return line.split(separator: ",").flatMap { $0.split(separator: "&") }.compactMap { name in
            index.artistsByName[name.split(separator: " ").joined(separator: " ")]
        }
    }

    /// The form in which an album stands in an artist's lists.
    enum AlbumForm { case full, short, live, compilation }

    func form(ofAlbum number: Int) -> AlbumForm {
        guard let line = RecordedTables.albums.line(ofNumber: number) else { return .full }
        let row = RecordedTables.albums[line]
        let name = row[.name]
        if name.contains(" Live") || name.contains("Live ") { return .live }
        if name.hasSuffix(" - Single") || name.hasSuffix(" - EP") { return .short }
        let isCollection = ["Essential ", "Number 1's", "Greatest Hits"].contains { name.contains($0) }
        return row.isTrue(.isCompilation) || isCollection ? .compilation : .full
    }

    /// Albums without a date come last.
    func newestFirst(_ albums: [Int]) -> [Int] {
        albums.map { (releaseDate(ofAlbum: $0), $0) }.sorted { ($0.0, $0.1) > ($1.0, $1.1) }.map(\.1)
    }

    func releaseDate(ofAlbum number: Int) -> String {
        RecordedTables.albums.line(ofNumber: number).flatMap { RecordedTables.albums[$0].text(.releaseDate) } ?? ""
    }

    private func byPopularity(_ songs: [Int]) -> [Int] {
        songs.map { (popularity(of: $0), $0) }.sorted { ($0.0, -$0.1) > ($1.0, -$1.1) }.map(\.1)
    }

    /// 1 to 1000; chosen by the seed.
    func popularity(of number: Int) -> Int { draw[.popularity][number].within(380...900) }

    func identifiers(_ type: ResourceType, _ numbers: [Int]?) -> [ResourceIdentifier] {
        numbers?.map { ResourceIdentifier(type, String($0)) } ?? []
    }

    static func labelNumber(named name: String?) -> Int? {
        guard let name else { return nil }
        let table = RecordedTables.labels
        return (0..<table.count).first { table[$0][.name] == name }.map(table.number(ofLine:))
    }
}
