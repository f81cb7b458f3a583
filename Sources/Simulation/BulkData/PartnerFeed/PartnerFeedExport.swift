import AppleMusicAPI
import TonearmCatalog
package import TonearmCatalogFiles
import TonearmSQLite
import TonearmSystem

/// An export of a catalog as full files of the Enterprise Partner Feed.
package struct PartnerFeedExport {
    /// A report of an export.
    package struct Report: Sendable, Equatable {
        /// The number of rows, by table.
        package var rows: [String: Int] = [:]
        /// The number of records whose ids are not numbers, which the feed cannot contain.
        package var withoutNumber = 0
    }

    private let folder: String
    private let date: Int
    private let progress: (Int) throws -> Void

    /// - Parameters:
    ///   - date: the time of the export, in milliseconds since 1970.
    ///   - progress: called with the number of records; an error stops the export and removes its files.
    package init(to folder: String, date: Int, progress: @escaping (Int) throws -> Void = { _ in }) {
        self.folder = folder
        self.date = date
        self.progress = progress
    }

    /// - Parameters:
    ///   - catalog: the exported file; nil for the built-in catalog.
    ///   - replacing: whether to overwrite existing files.
    package func run(_ catalog: CatalogFile?, replacing: Bool = false) throws -> Report {
        if let error = PrivateFile.makeFolders(for: folder + "/artist") {
            throw DumpProblem.file(folder, reason: error.description)
        }
        var tables: [String: ExportedTable] = [:]
        do {
            for table in PartnerFeed.tables + PartnerFeed.furtherTables where PartnerFeed.isExported(table) {
                tables[table.name] = try ExportedTable(table, in: folder, date: date, replacing: replacing)
            }
            let rows = PartnerFeedExportRows(tables)
            try rows.addConstants(catalog)
            var count = 0
            try forEachRecord(of: catalog) { record in
                try rows.add(record)
                count += 1
                if count % 1000 == 0 { try progress(count) }
            }
            for table in tables.values { try table.finish() }
            return Report(rows: tables.mapValues(\.rows), withoutNumber: rows.withoutNumber)
        } catch {
            for table in tables.values { table.discard() }
            throw error
        }
    }

    private func forEachRecord(of catalog: CatalogFile?, _ body: (Record) throws -> Void) throws {
        if let catalog { return try catalog.forEachRecord(of: [.artists, .albums, .songs], body) }
        try LargerCatalog(songs: 1, seed: 0).entries { try body($0.record) }
    }
}

extension CatalogFile {
    /// Passes the records of types, in the order of their ids.
    func forEachRecord(of types: [ResourceType], _ body: (Record) throws -> Void) throws {
        let database = try Database(path, .immutable)
        for type in types {
            let statement = try database.statement("SELECT id, code, body FROM \"\(type)\" ORDER BY id")
            try statement.bind([])
            while try statement.step() {
                let code = statement.isNull(1) ? nil : statement.text(1)
                guard let record = Record(type, id: statement.text(0), code: code, bytes: statement.bytes(2)) else {
                    throw CatalogProblem.damaged("the record \(type)/\(statement.text(0)) cannot be read")
                }
                try body(record)
            }
        }
    }
}

extension PartnerFeed {
    /// Tables of constants, which an import does not read.
    static let furtherTables: [DumpTable] = [
        DumpTable("artist_type", .key("artist_type_id"), .text("name"), .number("primary_media_type_id")),
        DumpTable("collection_type", .key("collection_type_id"), .text("name")),
        DumpTable("role", .key("role_id"), .text("name")),
    ]

    /// Returns whether an export writes the table. A catalog has no ranks.
    static func isExported(_ table: DumpTable) -> Bool { !table.name.contains("popularity") }
}
