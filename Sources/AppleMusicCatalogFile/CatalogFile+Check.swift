import AppleMusicAPI
import MusicCatalog
import SQLite

extension CatalogFile {
    /// Reads the whole file, so that damage is found before the first answer.
    /// - Throws: `CatalogProblem.damaged` at the first fault.
    package func check() throws(CatalogProblem) {
        do {
            // Uses a separate connection, because the other has temporary tables.
            let database = try Database(path, .immutable)
            try database.checkPages()
            for type in CatalogFormat.types {
                try CatalogFile.checkRecords(of: type, database)
                try CatalogFile.checkWords(of: type, database)
            }
        } catch {
            throw .damaged((error as? SQLiteError)?.message ?? String(describing: error))
        }
    }

    private static func checkRecords(of type: ResourceType, _ database: Database) throws {
        var broken: String?
        _ = try database.rows("SELECT id, code, body, relations FROM \"\(type)\"") { row in
            let (id, code) = (row.text(0), row.isNull(1) ? nil : row.text(1))
            if Record(type, id: id, code: code, bytes: row.bytes(2)) == nil || Relations(row.bytes(3), of: id) == nil {
                broken = broken ?? id
            }
        }
        if let broken {
            throw SQLiteError(code: 11, message: "the record \(ResourceIdentifier(type, broken)) is damaged")
        }
    }

    /// Checks the index of words by reading every word.
    private static func checkWords(of type: ResourceType, _ database: Database) throws {
        try database.execute(
            "CREATE VIRTUAL TABLE temp.\"\(type)-terms\" USING fts5vocab(main, '\(type)-words', 'row')")
        _ = try database.rows("SELECT count(*), sum(cnt) FROM temp.\"\(type)-terms\"") { $0.integer(0) }
    }
}
