import AppleMusicAPI
import TonearmSQLite
import TonearmSystem

/// The format of a catalog file: an SQLite database with a table of records and a full-text index for each type of
/// resource.
///
/// A *place* is the rank of a record within its type by popularity; the most popular has the lowest. It is also the
/// record's row id in the full-text index. So search results come by popularity, and a search stops when it has enough.
enum CatalogFormat {
    /// The version of the format, raised if older files cannot be read any more.
    static let version = 1
    /// The application id in SQLite's header: `TNRM`.
    static let application = 0x544E_524D
    /// The application id of a catalog that is being written: `TNRP`.
    static let partialApplication = 0x544E_5250

    /// The signs of a catalog that is being written. A copy of an existing catalog has the id of catalogs.
    static let partial = Ownership(applications: [application, partialApplication])

    /// The types with records.
    static let types: [ResourceType] = [
        .artists, .albums, .songs, .musicVideos, .playlists, .stations, .curators, .appleCurators, .activities,
        .recordLabels, .genres, .stationGenres,
    ]

    static func hasCode(_ type: ResourceType) -> Bool { [.albums, .songs, .musicVideos].contains(type) }

    /// The statements that make the tables, without the indices, which are made last.
    static var tables: String {
        types.map { type in
            """
            CREATE TABLE "\(type)"(id PRIMARY KEY, place INTEGER NOT NULL, listed INTEGER NOT NULL, code TEXT,
                body BLOB NOT NULL, relations BLOB NOT NULL) WITHOUT ROWID;
            CREATE VIRTUAL TABLE "\(type)-words" USING fts5(name, artist, album, content='', columnsize=0,
                detail=column, prefix='1 2 3', tokenize='ascii');
            """
        }.joined(separator: "\n") + """

            CREATE TABLE facts(name TEXT PRIMARY KEY, value) WITHOUT ROWID;
            CREATE TABLE retired(type TEXT, id, current, PRIMARY KEY(type, id)) WITHOUT ROWID;
            CREATE TABLE charts(type TEXT, genre INTEGER, language TEXT, place INTEGER, id,
                PRIMARY KEY(type, genre, language, place)) WITHOUT ROWID;
            CREATE TABLE "chart-playlists"(kind TEXT, storefront TEXT, position INTEGER, id,
                PRIMARY KEY(kind, storefront, position)) WITHOUT ROWID;
            CREATE TABLE terms(text TEXT PRIMARY KEY, popularity INTEGER NOT NULL) WITHOUT ROWID;
            CREATE TABLE beginnings(beginning TEXT, position INTEGER, text TEXT NOT NULL,
                PRIMARY KEY(beginning, position)) WITHOUT ROWID;
            CREATE TABLE words(type TEXT, word TEXT, PRIMARY KEY(type, word)) WITHOUT ROWID;
            CREATE TABLE spellings(key TEXT, word TEXT, PRIMARY KEY(key, word)) WITHOUT ROWID;
            """
    }

    /// The statements that make the indices of full tables: sorting once is faster than keeping an index sorted.
    static var indices: String {
        types.map { type in
            "CREATE UNIQUE INDEX IF NOT EXISTS \"\(type)-places\" ON \"\(type)\"(place);"
                + (hasCode(type)
                    ? "CREATE INDEX IF NOT EXISTS \"\(type)-codes\" ON \"\(type)\"(code) WHERE code IS NOT NULL;" : "")
        }.joined(separator: "\n")
    }

    /// The number of suggestions stored for a common prefix; a larger request reads the terms themselves.
    static let mostSuggestions = 12

    // MARK: Places

    /// The highest popularity.
    static let mostPopular = 1023

    static func place(popularity: Int, number: Int) -> Int {
        (mostPopular - min(max(popularity, 0), mostPopular)) << 40 | number
    }

    static func popularity(ofPlace place: Int) -> Int { mostPopular - place >> 40 }
}

extension DatabaseHeader {
    /// - Throws: `CatalogProblem` if the file is not a whole catalog of the version that this program reads.
    static func checkCatalog(_ path: String) throws(CatalogProblem) {
        let (start, size) = try CatalogProblem.reading { () throws(FileSystem.ReadProblem) in
            try FileSystem.start(of: path, count: length)
        }
        guard let header = DatabaseHeader(start), header.application == CatalogFormat.application else {
            throw .noCatalog
        }
        guard header.userVersion == CatalogFormat.version else {
            throw .version(found: header.userVersion, known: CatalogFormat.version)
        }
        guard size >= header.fileSize else { throw .truncated(found: size, expected: header.fileSize) }
    }
}
