/// A bulk format as data: its tables, the form of their files, and the statements that join them.
///
/// An import stages the tables in SQLite and joins them there. The columns of each query are those of `DumpRows`.
package struct DumpFormat: Sendable {
    /// The form of a table's file.
    package enum Form: Sendable, Hashable {
        /// Fields end with byte 1, records with byte 2 and a line feed. Records that begin with `#` describe the file.
        case partnerFeed
        /// PostgreSQL's COPY format: tabs, lines, `\N` for a missing value, backslash escapes.
        case copy
    }

    /// A count of rows that the joins leave out.
    struct Omission: Sendable {
        /// The rows in words, such as "rows of artist_song that name no artist".
        var reason: String
        var query: String
    }

    /// The name, as a catalog's facts contain it.
    package var name: String
    var form: Form
    package var tables: [DumpTable]
    /// Whether a later import can change the staged tables, so that they are kept.
    package var hasIncrements: Bool
    /// Statements that run once all tables are staged.
    var preparation: [String]
    var genres: String
    var artists: String
    var albums: String
    var songs: String
    var omissions: [Omission]

    /// The folder levels below a given folder in which files are looked for.
    static let depth = 4

    func table(_ name: String) -> DumpTable? { tables.first { $0.name == name } }
}
