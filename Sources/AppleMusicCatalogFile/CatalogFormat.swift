import AppleMusicAPI

/// The form of a catalog file: an SQLite database with a table of records and a full-text index for each type of resource.
///
/// A *place* is where a record stands among those of its type by popularity: the most popular has the lowest. It is the row of the record in
/// the full-text index too, so that what a search finds comes in the order of popularity, and a search stops as soon as it has enough.
enum CatalogFormat {
    /// Raised whenever a file of the old form cannot be read any more.
    static let version = 1
    /// `TNRM`, as SQLite keeps it in the header.
    static let application = 0x544E_524D

    /// The types of which there are records.
    static let types: [ResourceType] = [
        .artists, .albums, .songs, .musicVideos, .playlists, .stations, .curators, .appleCurators, .activities,
        .recordLabels, .genres, .stationGenres,
    ]

    static func hasCode(_ type: ResourceType) -> Bool { [.albums, .songs, .musicVideos].contains(type) }

    /// The tables, without the indices that are made when they are full.
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

    /// The indices of records, made when all are there: sorting them once is faster than keeping them sorted.
    static var indices: String {
        types.map { type in
            "CREATE UNIQUE INDEX IF NOT EXISTS \"\(type)-places\" ON \"\(type)\"(place);"
                + (hasCode(type)
                    ? "CREATE INDEX IF NOT EXISTS \"\(type)-codes\" ON \"\(type)\"(code) WHERE code IS NOT NULL;" : "")
        }.joined(separator: "\n")
    }

    /// How many suggestions are kept of a beginning that many terms share; for more, the terms themselves are asked.
    static let mostSuggestions = 12

    // MARK: Places

    /// The highest popularity.
    static let mostPopular = 1023

    static func place(popularity: Int, number: Int) -> Int {
        (mostPopular - min(max(popularity, 0), mostPopular)) << 40 | number
    }

    static func popularity(ofPlace place: Int) -> Int { mostPopular - place >> 40 }
}
