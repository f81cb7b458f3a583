import AppleMusicAPI
import TonearmCatalog
package import TonearmCatalogFiles
import TonearmSystem

/// An import of a feed's rows into a catalog that is being written.
struct MusicFeedImport {
    let engine: DuckDB
    let queries: MusicFeedQueries
    /// Returns the existing record with its relationships.
    let existing: (ResourceIdentifier) throws -> KnownRecord?
    let add: (CatalogEntry) throws -> Void
    let progress: (CatalogProgress) throws -> Void

    /// The popularity of a resource outside the charts: in the middle, so that charts and recordings come first.
    private static let popularity = 500
    /// The popularity of the first rank; each further rank has one less.
    private static let topPopularity = 1_001

    func write(_ report: inout ImportReport) throws {
        report.documents = queries.exports.values.reduce(0) { $0 + $1.parts.count }
        try take(.artists, queries.artists, grouped: "_albums", &report) { row, record in
            guard case .artist(let artist) = record, let filled = row.artist(artist) else { return nil }
            return (.artist(filled), [Self.relation("albums", row.ids("_albums"), .albums)])
        }
        try take(.albums, queries.albums, grouped: "_tracks", &report) { row, record in
            guard case .album(let album) = record, let filled = row.album(album) else { return nil }
            return (.album(filled), [Self.relation("tracks", row.ids("_tracks"), .songs)])
        }
        try take(.songs, queries.songs, &report) { row, record in
            guard case .song(let song) = record, let filled = row.song(song) else { return nil }
            return (.song(filled), [])
        }
    }

    private static func relation(_ name: String, _ ids: [String], _ type: ResourceType) -> CatalogEntry.Relation {
        CatalogEntry.Relation(name, ids.map { ResourceIdentifier(type, $0) })
    }

    /// Takes the rows of a query.
    /// - Parameter column: the column that gets the members that follow each row; nil if none follow.
    private func take(
        _ type: ResourceType, _ query: String, grouped column: String? = nil, _ report: inout ImportReport,
        _ fill: (MusicFeedRow, Record) -> (Record, [CatalogEntry.Relation])?
    ) throws {
        var counts = (added: 0, completed: 0)
        func take(_ row: MusicFeedRow) throws {
            guard let id = row.text("id"), Int(recordID: id) != nil else {
                return report.skip("rows of \(type) whose id is not a number")
            }
            let identifier = ResourceIdentifier(type, id)
            let known = try existing(identifier)
            guard let blank = known?.record ?? Record.blank(of: type, id: id),
                let (record, relations) = fill(row, blank)
            else { return report.skip("rows of \(type) without a name or an artist") }
            try add(entry(identifier, record, relations, row, known))
            if known == nil { counts.added += 1 } else { counts.completed += 1 }
            let count = counts.added + counts.completed
            if count % 1000 == 0 { try progress(CatalogProgress(.gathering, type, count)) }
        }
        if let column {
            var groups = GroupedRows(column: column)
            try engine.rows(query) { json in if let row = groups.add(json) { try take(row) } }
            if let row = groups.finish() { try take(row) }
            if groups.duplicates > 0 { report.skip("rows of \(type) whose id another row has", groups.duplicates) }
        } else {
            try engine.rows(query) { json in try take(MusicFeedRow(columns: json.object ?? JSONObject())) }
        }
        if counts.added > 0 { report.added[type.rawValue] = counts.added }
        if counts.completed > 0 { report.completed[type.rawValue] = counts.completed }
    }

    private func entry(
        _ identifier: ResourceIdentifier, _ record: Record, _ relations: [CatalogEntry.Relation], _ row: MusicFeedRow,
        _ known: KnownRecord?
    ) -> CatalogEntry {
        var all = known?.relations.all.filter { $0.name != Relations.equivalents } ?? []
        for relation in relations where !relation.targets.isEmpty {
            guard let index = all.firstIndex(where: { $0.name == relation.name }) else {
                all.append(relation)
                continue
            }
            // The feed has no music videos; a known list with the same songs stays as it is.
            let others = all[index].targets.filter { $0.type != relation.targets[0].type }
            let same = Set(all[index].targets).subtracting(others) == Set(relation.targets)
            if !same { all[index].targets = relation.targets + others }
        }
        let isCharted = known == nil && identifier.type != .artists
        let genres = record.namedGenres.filter { $0.id != GenreRecord.rootID }.compactMap { Int(recordID: $0.id) }
        return CatalogEntry(
            identifier.type, record, popularity: known?.popularity ?? Self.popularity(row),
            chart: isCharted ? CatalogEntry.ChartFacts(genres: genres, language: Self.language(row)) : nil,
            relations: all, equivalents: known?.relations[Relations.equivalents] ?? [])
    }

    private static func popularity(_ row: MusicFeedRow) -> Int {
        guard let rank = row["_rank"]?.integer, rank > 0 else { return popularity }
        return max(topPopularity - rank, popularity + 1)
    }

    /// Returns the language of a song, without its region.
    private static func language(_ row: MusicFeedRow) -> String {
        row.text("audioLocale").map { String($0.prefix { $0 != "-" }).lowercased() } ?? "en"
    }
}

extension CatalogMaker {
    /// Imports the latest exports of a feed's folder into the catalog. A missing catalog is made from the built-in one.
    /// - Throws: `MusicFeedProblem`; then the catalog is unchanged.
    package func importFeed(_ folder: String) throws(MusicFeedProblem) -> ImportReport {
        let exports = try MusicFeedFolder.latest(in: folder)
        let missing = [MusicFeedTable.artist, .album, .song].filter { exports[$0] == nil }
        if !missing.isEmpty { throw .missing(missing.map(\.id)) }
        for part in exports.values.flatMap(\.parts).sorted(by: { $0.file < $1.file }) {
            try ParquetFile.check(part.file)
        }
        var engine = try DuckDB.find()
        engine.outputLimit = MusicFeedImport.outputLimit(exports)
        do throws(MusicFeedProblem) { return try importExports(exports, engine) } catch {
            if case .duckDB = error, let part = MusicFeedImport.damagedPart(of: exports, engine) { throw part }
            throw error
        }
    }

    private func importExports(
        _ exports: [MusicFeedTable: MusicFeedExport], _ engine: DuckDB
    ) throws(MusicFeedProblem) -> ImportReport {
        let temporary = FileSystem.absolute(path) + ".partial.tmp"
        defer { FileSystem.removeTree(temporary) }
        var queries = MusicFeedQueries(exports, temporary: temporary)
        for table in MusicFeedTable.allCases where exports[table] != nil {
            queries.columns[table] = try MusicFeedImport.columns(of: table, queries, engine)
        }
        var report = ImportReport()
        var problem: MusicFeedProblem?
        do throws(CatalogProblem) {
            try extend { writer in
                let importing = MusicFeedImport(
                    engine: engine, queries: queries, existing: { try known($0, in: writer) }, add: writer.add,
                    progress: progress)
                do { try importing.write(&report) } catch let error as MusicFeedProblem {
                    problem = error
                    throw error
                }
            }
        } catch {
            throw problem ?? .catalog(error)
        }
        return report
    }
}

extension MusicFeedImport {
    /// Returns the largest size in bytes of a query's rows: a thousand times the size of the parts, which usually have
    /// a tenth of the rows' size. More is a damaged or hostile file.
    fileprivate static func outputLimit(_ exports: [MusicFeedTable: MusicFeedExport]) -> Int {
        let size = exports.values.flatMap(\.parts).reduce(0) { $0.addingClamped($1.size) }
        return size.addingClamped(1 << 16).multipliedClamped(by: PackedPieces.largestRatio)
    }

    /// Returns the problem of the first part that the engine cannot read; nil if it can read all of them.
    fileprivate static func damagedPart(of exports: [MusicFeedTable: MusicFeedExport], _ engine: DuckDB)
        -> MusicFeedProblem?
    {
        for part in MusicFeedTable.allCases.compactMap({ exports[$0] }).flatMap(\.parts) {
            do throws(MusicFeedProblem) { try engine.run(MusicFeedQueries.reading(part)) } catch {
                if case .duckDB(let message) = error { return .part(part.file, "cannot be read: \(message)") }
            }
            if Task.isCancelled { return nil }
        }
        return nil
    }

    /// Returns the columns of a data set.
    /// - Throws: `MusicFeedProblem.column` if a part lacks a required one.
    fileprivate static func columns(
        of table: MusicFeedTable, _ queries: MusicFeedQueries, _ engine: DuckDB
    ) throws(MusicFeedProblem) -> [String] {
        do {
            try engine.rows(queries.names(of: table)) { row in
                let names = Set(row["names"]?.strings ?? [])
                if let missing = MusicFeedQueries.required(table).first(where: { !names.contains($0) }) {
                    throw MusicFeedProblem.column(missing, of: row["part"]?.string ?? "")
                }
            }
            var columns: [String] = []
            try engine.rows(queries.describe(table)) { columns.append($0["name"]?.string ?? "") }
            return columns
        } catch {
            throw MusicFeedProblem(error)
        }
    }
}
