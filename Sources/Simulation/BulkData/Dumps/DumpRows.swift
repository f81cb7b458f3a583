import AppleMusicAPI
import TonearmCatalog
import TonearmSQLite

/// The rows of a format's queries, read by their places.
///
/// Lists of ids are text with commas, genre names are text in lines.
enum DumpRows {
    /// The maximum number of albums of an artist in a catalog.
    static let longestList = 5000
    /// The number of an artist's songs in the view `top-songs`.
    static let topSongs = 100

    struct Artist {
        var id: String
        var name: String
        var genres: [String]
        var albums: [ResourceIdentifier]
        var songs: [ResourceIdentifier]

        init(_ row: Statement) {
            id = row.text(0)
            name = row.text(1)
            genres = DumpRows.lines(row, 2)
            albums = DumpRows.list(row, 3).map { ResourceIdentifier(.albums, $0) }
            songs = DumpRows.list(row, 4).map { ResourceIdentifier(.songs, $0) }
        }
    }

    struct Album {
        var id: String
        var name: String
        var artistName: String
        var artists: [String]
        var upc: String?
        var copyright: String?
        var label: String?
        var date: String?
        var rating: AdvisoryRating?
        var isCompilation: Bool
        var genres: [String]
        var tracks: [ResourceIdentifier]
        var availability: Availability
        var rank: Int?
        /// Whether the format calls it a single; nil if it does not say.
        var isSingle: Bool?

        init(_ row: Statement) {
            id = row.text(0)
            name = row.text(1)
            artistName = row.text(2)
            artists = DumpRows.list(row, 3)
            upc = DumpRows.optional(row, 4)
            copyright = DumpRows.optional(row, 5)
            label = DumpRows.optional(row, 6)
            date = DumpDate.normal(row.text(7))
            rating = DumpRows.rating(row.text(8))
            isCompilation = row.integer(9) == 1
            genres = DumpRows.lines(row, 10)
            tracks = DumpRows.list(row, 11).map { ResourceIdentifier(.songs, $0) }
            availability = DumpRows.availability(row, 12)
            rank = row.isNull(13) ? nil : row.integer(13)
            isSingle = row.isNull(14) ? nil : row.integer(14) == 1
        }
    }

    struct Song {
        var id: String
        var name: String
        var artistName: String
        var artists: [String]
        var albumName: String
        var album: String?
        var disc: Int
        var track: Int
        /// The length in milliseconds.
        var length: Int
        var isrc: String?
        var date: String?
        var rating: AdvisoryRating?
        var genres: [String]
        var availability: Availability
        var rank: Int?
        var isPlayable: Bool

        init(_ row: Statement) {
            id = row.text(0)
            name = row.text(1)
            artistName = row.text(2)
            artists = DumpRows.list(row, 3)
            albumName = row.text(4)
            album = DumpRows.optional(row, 5)
            disc = row.isNull(6) ? 1 : row.integer(6)
            track = row.isNull(7) ? 1 : row.integer(7)
            length = max(row.integer(8), 0)
            isrc = DumpRows.optional(row, 9)
            date = DumpDate.normal(row.text(10))
            rating = DumpRows.rating(row.text(11))
            genres = DumpRows.lines(row, 12)
            availability = DumpRows.availability(row, 13)
            rank = row.isNull(14) ? nil : row.integer(14)
            isPlayable = row.integer(15) == 1
        }
    }

    private static func optional(_ row: Statement, _ column: Int) -> String? {
        let text = row.text(column)
        return text.isEmpty ? nil : text
    }

    private static func list(_ row: Statement, _ column: Int) -> [String] {
        row.text(column).split(separator: ",").map(String.init)
    }

    private static func lines(_ row: Statement, _ column: Int) -> [String] {
        row.text(column).split(separator: "\n").map(String.init)
    }

    private static func rating(_ name: String) -> AdvisoryRating? {
        let name = name.lowercased()
        if name.hasPrefix("explicit") { return .explicit }
        return name.hasPrefix("clean") ? .clean : nil
    }

    /// Returns the storefronts that a list of codes and numbers names; everywhere if it names none.
    private static func availability(_ row: Statement, _ column: Int) -> Availability {
        let storefronts = Set(list(row, column).compactMap(StorefrontCode.storefront))
        return storefronts.isEmpty || storefronts.count == Storefront.all.count ? .everywhere : .only(storefronts)
    }
}
