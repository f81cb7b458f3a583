import AppleMusicAPI

/// The recorded part of the catalog: real releases, under their real ids if those are known, and additions that
/// complete them.
///
/// Only values that are missing in recordings depend on the seed: lengths, colors, popularity.
struct Recorded: Sendable {
    let draw: KeyedRandom

    /// The first invented id; larger ids of releases are invented too.
    static let firstOwnNumber = 8_000_000_000

    init(seed: UInt64) { draw = KeyedRandom(seed)[.recorded] }

    private var artists: ColumnTable<RecordedTables.ArtistColumn> { RecordedTables.artists }
    private var albums: ColumnTable<RecordedTables.AlbumColumn> { RecordedTables.albums }
    private var songs: ColumnTable<RecordedTables.SongColumn> { RecordedTables.songs }

    func artist(_ number: Int) -> ArtistRecord? {
        guard let line = artists.line(ofNumber: number) else { return nil }
        let row = artists[line]
        return ArtistRecord(
            id: row[.id], name: LocalizedText(row[.name]),
            genreNames: row.list(.genres).map(GenreTree.text),
            artwork: artwork(row.text(.artwork)) ?? ArtworkMaker.square(draw[number]),
            availability: .everywhere)
    }

    func album(_ number: Int) -> AlbumRecord? {
        guard let line = albums.line(ofNumber: number) else { return nil }
        let row = albums[line]
        let name = row[.name]
        let date = date(ofAlbum: number) ?? RecordedGaps.year
        return AlbumRecord(
            id: row[.id], name: LocalizedText(name), artistName: LocalizedText(row[.artistName]),
            artistIDs: row.list(.artistIDs),
            artwork: artwork(row.text(.artwork)) ?? ArtworkMaker.square(draw[number]), audioVariants: variants(number),
            contentRating: AdvisoryRating(rawValue: row[.contentRating]),
            copyright: row.text(.copyright) ?? RecordedGaps.copyright(date),
            genreNames: row.list(.genres).map(GenreTree.text), isCompilation: row.isTrue(.isCompilation),
            isComplete: row.isTrue(.isComplete), isMasteredForItunes: false,
            isSingle: row.text(.isSingle).map { $0 == "true" } ?? name.hasSuffix(" - Single"),
            recordLabel: row.text(.recordLabel) ?? RecordedGaps.recordLabel, releaseDate: date,
            trackCount: row.number(.trackCount) ?? 0, upc: row.text(.upc) ?? RecordedGaps.upc(album: number),
            isPlayable: true,
            availability: RecordedEditions.availability(ofAlbum: number))
    }

    func song(_ number: Int) -> SongRecord? {
        guard let line = songs.line(ofNumber: number) else { return nil }
        let row = songs[line]
        let date = row.text(.releaseDate) ?? row.number(.albumID).flatMap(date(ofAlbum:)) ?? RecordedGaps.year
        let albumRow = row.number(.albumID).flatMap(albums.line(ofNumber:)).map { albums[$0] }
        return SongRecord(
            id: row[.id], name: LocalizedText(row[.name]), artistName: LocalizedText(row[.artistName]),
            artistIDs: row.list(.artistIDs),
            albumName: LocalizedText(albumRow?[.name] ?? row.text(.albumName) ?? "(album not recorded)"),
            albumID: row.text(.albumID),
            artwork: artwork(albumRow?.text(.artwork))
                ?? ArtworkMaker.square(draw[row.number(.albumID) ?? number]),
            audioVariants: variants(row.number(.albumID) ?? number), composerName: row.text(.composerName),
            contentRating: AdvisoryRating(rawValue: row[.contentRating]), discNumber: row.number(.discNumber) ?? 1,
            trackNumber: row.number(.trackNumber) ?? 1,
            durationInMillis: row.number(.durationInMillis) ?? draw[number][.length].within(141_000...318_000),
            genreNames: row.list(.genres).map(GenreTree.text), hasLyrics: row.isTrue(.hasLyrics),
            isAppleDigitalMaster: false, isrc: row.text(.isrc) ?? RecordedGaps.isrc(line: line, isVideo: false),
            work: work(row),
            releaseDate: date,
            isPlayable: true, availability: RecordedEditions.availability(ofSong: number, album: row.number(.albumID)))
    }

    func musicVideo(_ number: Int) -> MusicVideoRecord? {
        guard let line = RecordedTables.musicVideos.line(ofNumber: number) else { return nil }
        let row = RecordedTables.musicVideos[line]
        return MusicVideoRecord(
            id: row[.id], name: LocalizedText(row[.name]), artistName: LocalizedText(row[.artistName]),
            artistIDs: row.list(.artistIDs), albumName: row.text(.albumName).map { LocalizedText($0) },
            artwork: artwork(row.text(.artwork)) ?? ArtworkMaker.wide(draw[number]),
            contentRating: AdvisoryRating(rawValue: row[.contentRating]),
            durationInMillis: row.number(.durationInMillis) ?? draw[number][.length].within(151_000...288_000),
            genreNames: row.list(.genres).map(GenreTree.text), has4K: row.isTrue(.has4K), hasHDR: row.isTrue(.hasHDR),
            isrc: row.text(.isrc) ?? RecordedGaps.isrc(line: line, isVideo: true),
            releaseDate: RecordedGaps.wholeDate(row.text(.releaseDate)), isPlayable: true,
            availability: RecordedEditions.availability(ofMusicVideo: number))
    }

    private func work(_ row: ColumnTable<RecordedTables.SongColumn>.Row) -> SongRecord.Work? {
        row.text(.workName).map {
            SongRecord.Work(
                name: $0, movementName: row.text(.movementName), movementNumber: row.number(.movementNumber),
                movementCount: row.number(.movementCount))
        }
    }

    private func variants(_ number: Int) -> [String] {
        draw[number][.release].isTrue(percent: 25) ? AudioVariants.hiRes : AudioVariants.lossless
    }

    /// Parses a size, a background and four text colors: `1500x1500 ffffff 0c0b09 2a2724 3d3c3a 555250`.
    func artwork(_ text: String?) -> ArtworkRecord? {
        guard let words = text?.split(separator: " "), let size = words.first?.split(separator: "x"),
            size.count == 2, let width = Int(size[0]), let height = Int(size[1])
        else { return nil }
        let colors =
            words.count == 6
            ? ArtworkRecord.Colors(background: String(words[1]), text: words[2...].map(String.init)) : nil
        return ArtworkRecord(width: width, height: height, colors: colors)
    }
}
