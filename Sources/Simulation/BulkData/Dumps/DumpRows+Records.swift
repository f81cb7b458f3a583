import AppleMusicAPI
import TonearmCatalog

extension DumpRows.Artist {
    /// The relationships that the feed has.
    var relations: [CatalogEntry.Relation] {
        [CatalogEntry.Relation("albums", albums), CatalogEntry.Relation("top-songs", songs)]
    }

    func fill(_ record: inout Record) {
        guard case .artist(var artist) = record else { return }
        if artist.name.standard != name { artist.name = LocalizedText(name) }
        if let genres = genres.texts(unlike: artist.genreNames) { artist.genreNames = genres }
        artist.artwork = artist.artwork ?? ArtworkMaker.imported(id)
        record = .artist(artist)
    }
}

extension DumpRows.Album {
    var relations: [CatalogEntry.Relation] { [CatalogEntry.Relation("tracks", tracks)] }

    func fill(_ record: inout Record) {
        guard case .album(var album) = record else { return }
        if album.name.standard != name { album.name = LocalizedText(name) }
        if album.artistName.standard != artistName { album.artistName = LocalizedText(artistName) }
        if !artists.isEmpty, Set(album.artistIDs) != Set(artists) { album.artistIDs = artists }
        if album.artwork.width == 0 { album.artwork = ArtworkMaker.imported(id) }
        if let genres = genres.texts(unlike: album.genreNames, withRoot: true) { album.genreNames = genres }
        album.contentRating = rating
        album.copyright = copyright ?? album.copyright
        album.recordLabel = label ?? album.recordLabel
        album.releaseDate = date ?? album.releaseDate
        album.upc = upc ?? album.upc
        album.isCompilation = isCompilation
        if album.trackCount == 0 {
            album.trackCount = tracks.count
            album.isComplete = true
            album.isPlayable = true
            album.isSingle = isSingle ?? name.hasSuffix(" - Single")
        }
        album.availability = availability
        record = .album(album)
    }
}

extension DumpRows.Song {
    func fill(_ record: inout Record) {
        guard case .song(var song) = record else { return }
        let isNew = song.artwork.width == 0
        if song.name.standard != name { song.name = LocalizedText(name) }
        if song.artistName.standard != artistName { song.artistName = LocalizedText(artistName) }
        if song.albumName.standard != albumName { song.albumName = LocalizedText(albumName) }
        if !artists.isEmpty, Set(song.artistIDs) != Set(artists) { song.artistIDs = artists }
        song.albumID = album ?? song.albumID
        if album != nil { (song.discNumber, song.trackNumber) = (disc, track) }
        if isNew { song.artwork = ArtworkMaker.imported(album ?? id) }
        if let genres = genres.texts(unlike: song.genreNames, withRoot: true) { song.genreNames = genres }
        song.contentRating = rating
        song.durationInMillis = length
        song.isrc = isrc ?? song.isrc
        song.releaseDate = date ?? song.releaseDate
        if isNew { song.isPlayable = isPlayable }
        song.availability = availability
        record = .song(song)
    }
}

extension [String] {
    /// Returns genre names as texts; nil if a record has these genres, perhaps in another order or spelling.
    /// - Parameter withRoot: whether the names end with that of the root, as those of albums and songs do.
    fileprivate func texts(unlike known: [LocalizedText], withRoot: Bool = false) -> [LocalizedText]? {
        let given = Record.genres(named: self)
        if isEmpty || (!known.isEmpty && Set(given) == Set(Record.genres(named: known.map(\.standard)))) { return nil }
        return (self + (withRoot && !contains("Music") ? ["Music"] : [])).map { LocalizedText(genreName: $0) }
    }
}
