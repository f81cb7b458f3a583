import AppleMusicAPI
package import TonearmCatalog
package import TonearmSQLite

/// A writer for a new catalog file.
///
/// Records are written one by one. `finish` makes what depends on all of them: places, the full-text index, prefixes,
/// spellings.
package final class CatalogWriter {
    package let database: Database
    /// The next number of each type.
    private var numbers: [ResourceType: Int] = [:]
    private var charts = ChartRows()
    /// The places that the full-text index lacks; nil for all.
    private var pending: [ResourceType: [Int]]?

    /// - Parameter isNew: whether the file is empty.
    init(_ path: String, isNew: Bool) throws(SQLiteError) {
        database = try Database(path, .own(CatalogFormat.partial))
        // An incomplete file is discarded, so no write needs to be safe before the end. The cache has 64 MiB.
        try database.execute(
            "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE; PRAGMA cache_size = -65536;"
        )
        if isNew {
            // The id is written at once, so that a later run knows the file of a killed one.
            try database.execute(
                "PRAGMA page_size = 8192; PRAGMA application_id = \(CatalogFormat.partialApplication); BEGIN EXCLUSIVE;"
                    + CatalogFormat.tables)
        } else {
            pending = [:]
            try database.execute("BEGIN EXCLUSIVE")
            for type in CatalogFormat.types {
                numbers[type] = try database.first("SELECT max(place & 0xFFFFFFFFFF) FROM \"\(type)\"") {
                    $0.isNull(0) ? 0 : $0.integer(0) + 1
                }
            }
        }
    }

    /// Limits the file's size in pages, for tests of a full disk.
    func limit(pages: Int) throws(SQLiteError) { try database.execute("PRAGMA max_page_count = \(pages)") }

    // MARK: Records

    /// Writes a record, replacing one with an equal id.
    package func add(_ entry: CatalogEntry) throws(SQLiteError) {
        let id = SQLiteValue(id: entry.record.id)
        var relations = Relations(entry.relations.filter { $0.targets != entry.record.implied($0.name) })
        if entry.equivalents.count > 1 {
            relations.all.append(CatalogEntry.Relation(Relations.equivalents, entry.equivalents))
        }
        let place = try place(of: entry, id)
        try database.run(
            "INSERT OR REPLACE INTO \"\(entry.type)\" VALUES(?, ?, ?, ?, ?, ?)", id, .integer(place),
            .integer(entry.isListed ? 1 : 0), SQLiteValue(entry.record.code), .bytes(entry.record.bytes),
            .bytes(relations.bytes(of: entry.record.id)))
        for former in entry.retired {
            try database.run(
                "INSERT OR REPLACE INTO retired VALUES(?, ?, ?)", .text(entry.type.rawValue), SQLiteValue(id: former),
                id)
        }
        if let chart = entry.chart { charts.add(entry.type, id, place, chart) }
        if entry.isListed { try addTerms(entry) }
        pending?[entry.type, default: []].append(place)
    }

    /// Returns the place of an entry; an existing record keeps its place.
    private func place(of entry: CatalogEntry, _ id: SQLiteValue) throws(SQLiteError) -> Int {
        if pending != nil {
            let known = try database.first("SELECT place, listed FROM \"\(entry.type)\" WHERE id = ?", id) {
                ($0.integer(0), $0.integer(1) == 1)
            }
            if let (place, isListed) = known {
                if isListed { try forgetWords(entry.type, place) }
                return place
            }
        }
        let number = numbers[entry.type, default: 0]
        numbers[entry.type] = number + 1
        return CatalogFormat.place(popularity: entry.popularity, number: number)
    }

    func addChartPlaylist(_ kind: ChartPlaylistKind, _ storefront: String, _ position: Int, id: String)
        throws(SQLiteError)
    {
        try database.run(
            "INSERT OR REPLACE INTO \"chart-playlists\" VALUES(?, ?, ?, ?)", .text(String(describing: kind)),
            .text(storefront), .integer(position), SQLiteValue(id: id))
    }

    package func set(_ fact: String, _ value: SQLiteValue) throws(SQLiteError) {
        try database.run("INSERT OR REPLACE INTO facts VALUES(?, ?)", .text(fact), value)
    }

    /// Adds names in the form that users type; of songs, only the popular ones.
    private func addTerms(_ entry: CatalogEntry) throws(SQLiteError) {
        let popularity: Int
        switch entry.type {
        case .artists: popularity = entry.popularity + 500
        case .albums: popularity = entry.popularity
        case .songs where entry.popularity >= TypedTerm.leastPopularityOfSongs: popularity = entry.popularity
        default: return
        }
        let name = entry.record.name
        // Sorted, because equal catalogs must be equal files.
        for text in Set([name.standard] + name.translations.values).sorted() {
            let term = TypedTerm.text(text)
            if term.isEmpty { continue }
            try database.run(
                "INSERT INTO terms VALUES(?1, ?2) ON CONFLICT DO UPDATE SET popularity = max(popularity, ?2)",
                .text(term), .integer(popularity))
        }
    }

    // MARK: Finishing

    /// Writes what depends on all records, and closes the file.
    /// - Parameter progress: called with the current step; an error stops the work.
    func finish(progress: (CatalogProgress) throws -> Void) throws {
        try progress(CatalogProgress(.sorting))
        try database.execute(CatalogFormat.indices)
        try writeCharts()
        for type in CatalogFormat.types { try writeWords(of: type, progress) }
        try progress(CatalogProgress(.sorting))
        try writeBeginnings()
        for type in CatalogFormat.types {
            let count = try database.first("SELECT count(*) FROM \"\(type)\"") { $0.integer(0) } ?? 0
            try set("count \(type)", .integer(count))
        }
        try database.execute(
            "COMMIT; PRAGMA application_id = \(CatalogFormat.application); PRAGMA user_version = \(CatalogFormat.version);"
        )
    }

    private func writeCharts() throws(SQLiteError) {
        for row in charts.rows {
            try database.run(
                "INSERT OR REPLACE INTO charts VALUES(?, ?, ?, ?, ?)", .text(row.type.rawValue), .integer(row.genre),
                .text(row.language), .integer(row.place), row.id)
        }
    }

    /// Writes the full-text index, in the order of places, the only fast order.
    private func writeWords(of type: ResourceType, _ progress: (CatalogProgress) throws -> Void) throws {
        if pending == nil {
            try database.execute("INSERT INTO \"\(type)-words\"(\"\(type)-words\", rank) VALUES('hashsize', 33554432)")
        }
        let columns = "SELECT id, place, code, body FROM \"\(type)\""
        var count = 0
        func write(_ row: Statement) throws {
            let id = row.text(0)
            guard let record = Record(type, id: id, code: row.isNull(2) ? nil : row.text(2), bytes: row.bytes(3)) else {
                throw CatalogProblem.damaged("the record \(type)/\(id) cannot be read")
            }
            try insertWords(type, row.integer(1), record)
            count += 1
            if count % 1000 == 0 { try progress(CatalogProgress(.indexing, type, count)) }
        }
        if let places = pending?[type] {
            let statement = try database.statement(columns + " WHERE place = ? AND listed = 1")
            for place in Set(places).sorted() {
                try statement.bind([.integer(place)])
                if try statement.step() { try write(statement) }
                statement.reset()
            }
        } else if pending == nil {
            let statement = try database.statement(columns + " WHERE listed = 1 ORDER BY place")
            try statement.bind([])
            while try statement.step() { try write(statement) }
            try database.execute("INSERT INTO \"\(type)-words\"(\"\(type)-words\") VALUES('optimize')")
            try progress(CatalogProgress(.indexing, type, count))
        } else {
            return
        }
        try writeWordLists(of: type)
    }

    private func insertWords(_ type: ResourceType, _ place: Int, _ record: Record) throws(SQLiteError) {
        try database.run(
            "INSERT INTO \"\(type)-words\"(rowid, name, artist, album) VALUES(?, ?, ?, ?)", .integer(place),
            CatalogWriter.words(record.name), CatalogWriter.words(record.makerName),
            CatalogWriter.words(record.albumName))
    }

    /// Removes a record from the full-text index. The index does not contain the texts, so they must be given again.
    private func forgetWords(_ type: ResourceType, _ place: Int) throws(SQLiteError) {
        let found = try database.first("SELECT id, code, body FROM \"\(type)\" WHERE place = ?", .integer(place)) {
            Record(type, id: $0.text(0), code: $0.isNull(1) ? nil : $0.text(1), bytes: $0.bytes(2))
        }
        guard let record = found ?? nil else { return }
        try database.run(
            "INSERT INTO \"\(type)-words\"(\"\(type)-words\", rowid, name, artist, album) VALUES('delete', ?, ?, ?, ?)",
            .integer(place), CatalogWriter.words(record.name), CatalogWriter.words(record.makerName),
            CatalogWriter.words(record.albumName))
    }

    private static func words(_ text: LocalizedText?) -> SQLiteValue {
        guard let text = text.map(SearchText.init) else { return .null }
        return .text((text.words + text.wholes).joined(separator: " "))
    }

    /// Writes the list of words, and the spelling keys: each word and its forms without one letter. Two words at edit
    /// distance one share a key.
    private func writeWordLists(of type: ResourceType) throws {
        try database.execute("DROP TABLE IF EXISTS temp.vocabulary")
        try database.execute("CREATE VIRTUAL TABLE temp.vocabulary USING fts5vocab(main, '\(type)-words', row)")
        // Private-use characters begin tokens of whole names.
        let words = try database.rows("SELECT term FROM temp.vocabulary WHERE term < ?", .text("\u{E000}")) {
            $0.text(0)
        }
        for word in words {
            try database.run("INSERT OR IGNORE INTO words VALUES(?, ?)", .text(type.rawValue), .text(word))
            guard (3...40).contains(word.unicodeScalars.count) else { continue }
            for key in Spelling.keys(of: word).sorted() {
                try database.run("INSERT OR IGNORE INTO spellings VALUES(?, ?)", .text(key), .text(word))
            }
        }
    }

    /// Writes the most popular terms of each common prefix, so that completions take constant time.
    private func writeBeginnings() throws(SQLiteError) {
        try database.execute("DELETE FROM beginnings")
        var beginnings = CommonPrefixes()
        let statement = try database.statement("SELECT text, popularity FROM terms ORDER BY text")
        try statement.bind([])
        while try statement.step() {
            for (beginning, terms) in beginnings.add(statement.text(0), statement.integer(1)) {
                try write(beginning, terms)
            }
        }
        for (beginning, terms) in beginnings.end() { try write(beginning, terms) }
    }

    private func write(_ beginning: String, _ terms: [String]) throws(SQLiteError) {
        for (position, term) in terms.enumerated() {
            try database.run(
                "INSERT INTO beginnings VALUES(?, ?, ?)", .text(beginning), .integer(position), .text(term))
        }
    }
}
