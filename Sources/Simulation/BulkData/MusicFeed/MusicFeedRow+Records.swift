import AppleMusicAPI
import TonearmCatalog

/// Records from rows. A row replaces the columns that the feed has; everything else of a known record stays.
extension MusicFeedRow {
    func artist(_ known: ArtistRecord) -> ArtistRecord? {
        guard let name = localized("name", standard: "nameDefault") else { return nil }
        var artist = known
        artist.name = name
        if artist.genreNames.isEmpty, let genre = text("_genre") {
            artist.genreNames = [LocalizedText(genreName: genre)]
        }
        return artist
    }

    func album(_ known: AlbumRecord) -> AlbumRecord? {
        guard let name = localized("name", standard: "nameDefault"), let maker = artistName else { return nil }
        let kind = text("albumType")
        var album = known
        album.name = name
        album.artistName = maker
        album.artistIDs = artists.compactMap(\.id)
        album.artwork = artwork("artworks", keeping: known.artwork)
        album.contentRating = contentRating
        album.copyright = text("copyright")
        album.genreNames = genreNames
        album.isSingle = kind == "single"
        album.isCompilation =
            kind == "compilation" || (columns["contentTraits"]?.strings ?? []).contains("compilation")
        album.recordLabel = columns["recordLabels"]?[0]?["name"]?.string
        album.releaseDate = releaseDate
        album.upc = text("upc")
        let (tracks, count) = (ids("_tracks").count, max(ids("songs").count, ids("_tracks").count))
        // The feed has no music videos, which count as tracks of a known album.
        album.trackCount = max(known.trackCount, count)
        if known.isBlank { (album.isComplete, album.isPlayable) = (tracks == count, true) }
        album.availability = availability
        return album
    }

    func song(_ known: SongRecord) -> SongRecord? {
        guard let name = localized("name", standard: "nameDefault"), let maker = artistName else { return nil }
        let albums = columns["album"].map { $0.array ?? [$0] } ?? []
        var song = known
        song.name = name
        song.artistName = maker
        song.artistIDs = artists.compactMap(\.id)
        song.albumID = ids("album").first
        song.albumName = albums.first?["name"]?.string.map { LocalizedText($0) } ?? known.albumName
        song.artwork = artwork("_artworks", keeping: known.artwork)
        song.audioLocale = text("audioLocale")
        song.composerName = composers
        song.contentRating = contentRating
        song.discNumber = columns["volumeNumber"]?.integer ?? 1
        song.trackNumber = columns["trackNumber"]?.integer ?? 1
        song.durationInMillis = columns["durationInMillis"]?.integer ?? 0
        song.genreNames = genreNames
        song.isrc = text("isrc")
        song.releaseDate = releaseDate
        if known.isBlank { song.isPlayable = true }
        song.availability = availability
        return song
    }

    /// For music the only locale is `default`.
    private var releaseDate: String? { localized("releaseDate")?.standard }

    private var composers: String? {
        let names = (columns["artistRoles"]?.array ?? []).filter { $0["roleName"]?.string == MusicFeedLocale.composer }
            .compactMap { $0["artistName"]?.string }
        return names.isEmpty ? nil : names.joined(separator: ", ")
    }
}

extension AlbumRecord {
    /// Whether no catalog has had the record.
    fileprivate var isBlank: Bool { name.standard.isEmpty }
}

extension SongRecord {
    /// Whether no catalog has had the record.
    fileprivate var isBlank: Bool { name.standard.isEmpty }
}
