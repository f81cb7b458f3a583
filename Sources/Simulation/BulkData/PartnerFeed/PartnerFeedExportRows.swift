import AppleMusicAPI
import TonearmCatalog
import TonearmCatalogFiles

/// The rows that describe a record in the Enterprise Partner Feed.
final class PartnerFeedExportRows {
    private let tables: [String: ExportedTable]
    /// The number of records whose ids are not numbers.
    private(set) var withoutNumber = 0

    private static let primary = "1"
    private static let explicit = "1"
    private static let cleaned = "2"
    private static let unrated = "3"

    init(_ tables: [String: ExportedTable]) { self.tables = tables }

    private func add(_ table: String, _ values: String?...) throws(DumpProblem) { try tables[table]?.add(values) }

    /// Adds genres, storefronts and the names of types.
    func addConstants(_ catalog: CatalogFile?) throws(DumpProblem) {
        try add("artist_type", "1", "Artist", "1")
        try add("collection_type", "1", "Album")
        try add("media_type", "1", "Music")
        try add("role", "1", "Performer")
        try add("parental_advisory", Self.explicit, "Explicit")
        try add("parental_advisory", Self.cleaned, "Cleaned")
        try add("parental_advisory", Self.unrated, "Not Explicit")
        for storefront in Storefront.all {
            guard let number = StorefrontCode.number(of: storefront.id) else { continue }
            try add("storefront", String(number), StorefrontCode.letters(of: storefront.id), storefront.name)
        }
        let builtIn = BuiltInCatalog()
        var known: Set<String> = []
        for genre in (catalog?.genres ?? builtIn.genres) + GenreRecord.idsBelowListed.compactMap(builtIn.genre)
        where known.insert(genre.id).inserted && Int(recordID: genre.id) != nil {
            try add("genre", genre.id, genre.parentID, genre.name.standard)
        }
    }

    func add(_ record: Record) throws(DumpProblem) {
        switch record {
        case .artist, .album, .song:
            guard Int(recordID: record.id) != nil else { return withoutNumber += 1 }
        default: return
        }
        let genres = record.namedGenres.filter { $0.id != GenreRecord.rootID }.map(\.id)
        switch record {
        case .artist(let artist): try add(artist, genres)
        case .album(let album): try add(album, genres)
        case .song(let song): try add(song, genres)
        default: return
        }
    }

    private func add(_ artist: ArtistRecord, _ genres: [String]) throws(DumpProblem) {
        try add("artist", artist.id, artist.name.standard, "1", Self.address("artist", artist.id), "1")
        for (place, genre) in genres.enumerated() {
            try add("genre_artist", genre, artist.id, place == 0 ? Self.primary : "0")
        }
    }

    private func add(_ album: AlbumRecord, _ genres: [String]) throws(DumpProblem) {
        let date = album.releaseDate.map(DumpDate.partnerFeed)
        try add(
            "collection", album.id, album.name.standard, nil, nil, Self.advisory(album.contentRating),
            album.artistName.standard, Self.address("album", album.id), nil, date, date, album.recordLabel, nil,
            album.copyright, nil, "1", album.isCompilation ? "1" : "0", "1")
        if let upc = album.upc { try add("collection_match", album.id, upc, nil, nil) }
        for (place, artist) in album.artistIDs.enumerated() where Int(recordID: artist) != nil {
            try add("artist_collection", artist, album.id, place == 0 ? Self.primary : "0", "1")
        }
        for (place, genre) in genres.enumerated() {
            try add("genre_collection", genre, album.id, place == 0 ? Self.primary : "0")
        }
        try addStorefronts("collection_price", album.id, album.availability, date)
    }

    private func add(_ song: SongRecord, _ genres: [String]) throws(DumpProblem) {
        let date = song.releaseDate.map(DumpDate.partnerFeed)
        try add(
            "song", song.id, song.name.standard, nil, nil, Self.advisory(song.contentRating), song.artistName.standard,
            song.albumName.standard, Self.address("song", song.id), date, date, String(song.durationInMillis), nil, nil,
            nil, nil)
        if let isrc = song.isrc { try add("song_match", song.id, isrc, nil) }
        for artist in song.artistIDs where Int(recordID: artist) != nil { try add("artist_song", artist, song.id) }
        if let album = song.albumID, Int(recordID: album) != nil {
            let isPreorder = song.isPlayable ? "0" : "1"
            try add(
                "collection_song", album, song.id, String(song.trackNumber), String(song.discNumber), isPreorder)
        }
        for (place, genre) in genres.enumerated() {
            try add("genre_song", genre, song.id, place == 0 ? Self.primary : "0")
        }
        try addStorefronts("song_price", song.id, song.availability, date)
    }

    /// Adds a row for each storefront, unless the record is everywhere. The catalog has no prices.
    private func addStorefronts(
        _ table: String, _ id: String, _ availability: Availability, _ date: String?
    ) throws(DumpProblem) {
        if availability == .everywhere { return }
        for storefront in Storefront.all where availability.includes(storefront.id) {
            guard let number = StorefrontCode.number(of: storefront.id) else { continue }
            try add(table, id, nil, nil, String(number), date)
        }
    }

    private static func advisory(_ rating: AdvisoryRating?) -> String {
        switch rating {
        case .explicit: explicit
        case .clean: cleaned
        case nil: unrated
        }
    }

    private static func address(_ kind: String, _ id: String) -> String { "https://music.apple.com/us/\(kind)/\(id)" }
}
