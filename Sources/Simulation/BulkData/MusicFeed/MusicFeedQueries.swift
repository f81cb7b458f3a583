import AppleMusicAPI
import TonearmCatalog

/// The statements of SQL with which DuckDB joins the parts of a feed into rows for the catalog.
///
/// A row has the columns of its data set, and columns that begin with `_` from other data sets. `to_json` makes the
/// types of nested columns irrelevant: maps and structures are objects.
struct MusicFeedQueries {
    /// The latest export of each data set in the feed.
    let exports: [MusicFeedTable: MusicFeedExport]
    /// The columns of each data set.
    var columns: [MusicFeedTable: [String]] = [:]
    /// The folder for data that exceeds the memory.
    let temporary: String

    init(_ exports: [MusicFeedTable: MusicFeedExport], temporary: String) {
        self.exports = exports
        self.temporary = temporary
    }

    /// The columns without which a data set cannot be read.
    static func required(_ table: MusicFeedTable) -> [String] {
        table.isChart ? ["storefront", "genre", "rankings"] : ["id", "nameDefault"]
    }

    /// The columns that the joins name, with the type of one that a feed lacks.
    private static func joined(_ table: MusicFeedTable) -> [(name: String, type: String)] {
        switch table {
        case .artist: [("name", "VARCHAR")]
        case .album: ["primaryArtists", "songs", "releaseDate", "genres", "artworks"].map { ($0, "VARCHAR") }
        case .song:
            ["primaryArtists", "album"].map { ($0, "VARCHAR") }
                + ["volumeNumber", "trackNumber"].map { ($0, "BIGINT") }
        case .popularityTopChartAlbums, .popularityTopChartSongs: []
        }
    }

    /// Lists the names of the columns of each part, nested ones too.
    func names(of table: MusicFeedTable) -> String {
        Self.output(
            "SELECT file_name AS part, list(name) AS names FROM parquet_schema(\(files(table))) GROUP BY file_name")
    }

    /// Reads every value of a part.
    static func reading(_ part: MusicFeedPart) -> String {
        "SELECT sum(hash(p)::DOUBLE) FROM read_parquet(\(DuckDB.literal(part.file))) p;"
    }

    /// Lists the columns of a data set.
    func describe(_ table: MusicFeedTable) -> String {
        Self.output("SELECT column_name AS name FROM (DESCRIBE SELECT * FROM \(parts(table)))")
    }

    /// Lists each artist, followed by its albums, newest first, with their first genres. `GroupedRows` joins them.
    ///
    /// A sorted list needs little memory, whatever the number of albums of an artist.
    var artists: String {
        prelude
            + Self.output(
                """
                SELECT owner, content, member, genre FROM (
                  SELECT a.id AS owner, 0 AS step, NULL::VARCHAR AS released, to_json(a) AS content,
                    NULL::VARCHAR AS member, NULL::VARCHAR AS genre FROM artist a
                  UNION ALL SELECT unnest(ids(primaryArtists)), 1,
                    coalesce(json_extract_string(to_json(releaseDate), '$.default'), ''), NULL, id,
                    json_extract_string(to_json(genres), '$[0].name') FROM album)
                ORDER BY owner, step, released DESC, member
                """)
    }

    /// Lists each album with the names of its first artist, followed by its songs in order.
    var albums: String {
        prelude
            + Self.output(
                """
                SELECT owner, content, member FROM (
                  SELECT r.id AS owner, 0 AS step, 0 AS volume, 0 AS track, to_json(r) AS content,
                    NULL::VARCHAR AS member FROM (
                      SELECT l.*, a.name AS _artist, p.rank AS _rank FROM album l
                      LEFT JOIN artist a ON a.id = ids(l.primaryArtists)[1]
                      LEFT JOIN albumPlace p ON p.id = l.id) r
                  UNION ALL SELECT unnest(ids(album)), 1, volumeNumber, trackNumber, NULL, id FROM song
                  UNION ALL SELECT m.album, 1, s.volumeNumber, s.trackNumber, NULL, s.id
                    FROM (SELECT id AS album, unnest(ids(songs)) AS song FROM album) m
                    JOIN song s ON s.id = m.song)
                ORDER BY owner, step, volume, track, member
                """)
    }

    /// Joins a song with the artwork of its first album, and with the names of its first artist.
    var songs: String {
        prelude
            + Self.output(
                """
                SELECT s.*, a.name AS _artist, l.artworks AS _artworks, p.rank AS _rank
                FROM song s LEFT JOIN artist a ON a.id = ids(s.primaryArtists)[1]
                LEFT JOIN album l ON l.id = ids(s.album)[1] LEFT JOIN songPlace p ON p.id = s.id
                """)
    }

    private var prelude: String {
        """
        SET temp_directory = \(DuckDB.literal(temporary));
        CREATE MACRO ids(x) AS CASE json_type(to_json(x))
          WHEN 'OBJECT' THEN [json_extract_string(to_json(x), '$.id')]
          WHEN 'ARRAY' THEN json_extract_string(to_json(x), '$[*].id')
          ELSE []::VARCHAR[] END;

        """ + [MusicFeedTable.artist, .album, .song].map(view).joined()
            + place("albumPlace", .popularityTopChartAlbums) + place("songPlace", .popularityTopChartSongs)
    }

    /// Makes a view of a data set with all columns that the joins name.
    private func view(_ table: MusicFeedTable) -> String {
        let known = columns[table] ?? []
        let missing = Self.joined(table).filter { !known.contains($0.name) }
        let added = missing.map { ", NULL::\($0.type) AS \($0.name)" }.joined()
        return "CREATE VIEW \(table.id) AS SELECT *\(added) FROM \(parts(table));\n"
    }

    /// Makes a view of the best rank of each resource in the charts across genres, whose genre has a path of one name.
    private func place(_ name: String, _ table: MusicFeedTable) -> String {
        guard exports[table] != nil else {
            return "CREATE VIEW \(name) AS SELECT NULL::VARCHAR AS id, NULL::BIGINT AS rank WHERE false;\n"
        }
        return """
            CREATE VIEW \(name) AS SELECT r.id AS id, min(r.rank) AS rank FROM (
              SELECT unnest(from_json(to_json(rankings), '[{"id":"VARCHAR","rank":"BIGINT"}]')) AS r
              FROM \(parts(table)) WHERE json_array_length(to_json(genre), '$.path') = 1)
            GROUP BY r.id;

            """
    }

    private func parts(_ table: MusicFeedTable) -> String {
        "read_parquet(\(files(table)), union_by_name = true, hive_partitioning = false)"
    }

    private func files(_ table: MusicFeedTable) -> String {
        "[" + (exports[table]?.parts ?? []).map { DuckDB.literal($0.file) }.joined(separator: ", ") + "]"
    }

    /// Writes the rows of a query to standard output, one JSON object a line.
    private static func output(_ query: String) -> String {
        "COPY (\(query)) TO '/dev/stdout' (FORMAT json, USE_TMP_FILE false);\n"
    }
}
