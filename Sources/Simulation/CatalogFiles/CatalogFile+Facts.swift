import AppleMusicAPI
import TonearmCatalog
import TonearmConsole
import TonearmSQLite
import TonearmSystem

extension CatalogFile {
    /// The facts for `catalog info`.
    package struct Facts: Sendable, Equatable {
        /// The number of resources of each type, in the order of the types.
        package var counts: [(type: String, count: Int)] = []
        /// The seed of the invented resources; nil if unknown.
        package var seed: String?
        package var hasImports = false
        /// The file's size in bytes.
        package var size = 0
        package var version = CatalogFormat.version

        package static func == (left: Self, right: Self) -> Bool {
            left.counts.elementsEqual(right.counts, by: ==) && left.seed == right.seed
                && left.hasImports == right.hasImports && left.size == right.size && left.version == right.version
        }
    }

    package var facts: Facts {
        var facts = ask(Facts()) { database in
            var facts = Facts()
            let rows = try database.rows("SELECT name, value FROM facts") { ($0.text(0), $0.text(1)) }
            let known = Dictionary(rows, uniquingKeysWith: { first, _ in first })
            for type in CatalogFormat.types {
                if let count = known["count \(type)"].flatMap({ Int($0) }), count > 0 {
                    facts.counts.append((type.rawValue, count))
                }
            }
            facts.seed = known["seed"]
            facts.hasImports = known["imported"] != nil
            return facts
        }
        facts.size = FileSystem.size(path)
        return facts
    }

    /// The name of the format whose import made the catalog; nil if none did.
    package var feed: String? {
        ask(nil) { try $0.first("SELECT value FROM facts WHERE name = 'feed'") { $0.text(0) } }
    }

    package var summary: String {
        let counts = facts.counts
        let songs = counts.first { $0.type == "songs" }?.count ?? 0
        return "the catalog '\(path)' with \(songs) songs"
    }

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
