import AppleMusicAPI

/// The columns of each data set, with their types in DuckDB ("Album", "Song", "Artist", "PopularityTopChartAlbums",
/// "PopularityTopChartSongs").
///
/// The reference pages give JSON types. The nesting follows the recorded example of an album and public readers: a
/// mapping of locales is a map, and lists have structures.
enum MusicFeedColumns {
    static func of(_ table: MusicFeedTable) -> [(name: String, type: String)] {
        switch table {
        case .artist: common + [("artistType", text)]
        case .album:
            common + music + [
                ("albumType", text), ("artworks", "MAP(VARCHAR, STRUCT(url VARCHAR, height BIGINT, width BIGINT)[])"),
                ("contentProvider", text), ("recordLabels", "STRUCT(name VARCHAR)[]"),
                ("songs", "STRUCT(id VARCHAR)[]"), ("upc", text),
            ]
        case .song:
            common + music + [
                ("album", "STRUCT(id VARCHAR, name VARCHAR)[]"), ("audioLocale", text), ("durationInMillis", number),
                ("isrc", text), ("shortPreview", text), ("trackNumber", number), ("volumeNumber", number),
            ]
        case .popularityTopChartAlbums, .popularityTopChartSongs:
            [
                ("genre", genre), ("rankings", "STRUCT(id VARCHAR, rank BIGINT)[]"), ("storefront", text),
            ]
        }
    }

    private static let text = "VARCHAR"
    private static let number = "BIGINT"
    private static let locales = "MAP(VARCHAR, VARCHAR)"
    private static let genre = "STRUCT(name VARCHAR, path VARCHAR[])"
    private static let artists = "STRUCT(id VARCHAR, name VARCHAR)[]"

    private static let common = [
        ("id", text), ("lastModifiedTime", text), ("name", locales), ("nameDefault", text),
        ("namePronunciation", locales), ("urlTemplate", text),
    ]

    private static let music = [
        ("artistRoles", "STRUCT(artistId VARCHAR, artistName VARCHAR, roleName VARCHAR)[]"),
        ("contentTraits", "VARCHAR[]"), ("copyright", text), ("copyrightPline", text), ("featuredArtists", artists),
        ("genres", genre + "[]"), ("parentalAdvisoryType", text),
        (
            "prices",
            "MAP(VARCHAR, STRUCT(currencyCode VARCHAR, price DOUBLE, priceType VARCHAR, quality VARCHAR)[])"
        ), ("primaryArtists", artists), ("releaseDate", locales), ("titleVersion", locales),
        ("titleVersionPronunciation", locales),
    ]

    /// Converts a file with a JSON object on each line to a Parquet file. The service's parts are compressed with gzip
    /// too.
    static func conversion(_ table: MusicFeedTable, from lines: String, to part: String) -> String {
        let columns = of(table).map { "\"\($0.name)\": \(DuckDB.literal($0.type))" }.joined(separator: ", ")
        return """
            COPY (SELECT * FROM read_json(\(DuckDB.literal(lines)), format = 'newline_delimited',
              columns = {\(columns)})) TO \(DuckDB.literal(part)) (FORMAT parquet, COMPRESSION gzip);

            """
    }
}
