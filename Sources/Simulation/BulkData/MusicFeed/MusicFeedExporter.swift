package import AppleMusicAPI
import TonearmAlgorithms
import TonearmCatalog
package import TonearmCatalogFiles
import TonearmSystem

/// A writer of a catalog's rows as exports of the feed: Parquet files in `FOLDER/{feedId}/{export id}/`.
package struct MusicFeedExporter {
    private let source: MusicFeedSource
    private let folder: String
    /// The time of the export in seconds since 1970.
    private let time: Int
    /// The number of rows of a part.
    package var rowsPerPart = 25_000
    private let progress: (CatalogProgress) throws -> Void

    /// The accepted numbers of rows of a part.
    package static let partSizes = 1...1_000_000

    /// - Parameters:
    ///   - catalog: the catalog; nil for the built-in one.
    ///   - time: seconds since 1970.
    ///   - progress: called every thousand rows. An error stops the work and leaves no files.
    package init(
        _ catalog: CatalogFile?, to folder: String, time: Int,
        progress: @escaping (CatalogProgress) throws -> Void = { _ in }
    ) {
        source = catalog.map(MusicFeedSource.file) ?? .builtIn
        self.folder = folder
        self.time = time
        self.progress = progress
    }

    /// The result of an export.
    package struct Report: Sendable, Equatable {
        /// The number of rows and parts of each data set.
        package var tables: [(table: MusicFeedTable, rows: Int, parts: Int)] = []

        package static func == (left: Self, right: Self) -> Bool {
            left.tables.elementsEqual(right.tables, by: ==)
        }
    }

    /// Writes the export of each data set.
    /// - Throws: `MusicFeedProblem`; then the folder has no new export.
    package func write() throws(MusicFeedProblem) -> Report {
        let engine = try DuckDB.find()
        for table in MusicFeedTable.allCases where FileSystem.exists(place(of: table)) { throw .exists(id(table)) }
        let temporary = "\(folder)/.\(stamp).partial"
        FileSystem.removeTree(temporary)
        defer { FileSystem.removeTree(temporary) }
        var report = Report()
        do {
            for table in MusicFeedTable.allCases { report.tables.append(try write(table, in: temporary, engine)) }
            for table in MusicFeedTable.allCases { try publish(table, from: temporary) }
        } catch {
            throw MusicFeedProblem(error)
        }
        return report
    }

    // MARK: Names

    private var stamp: String { String(ISO8601.text(time).prefix(16)).split(separator: ":").joined(separator: "-") }

    private func id(_ table: MusicFeedTable) -> String { MusicFeedExport.id(table, stamp: stamp) }

    private func place(of table: MusicFeedTable) -> String { "\(folder)/\(table.id)/\(id(table))" }

    private func publish(_ table: MusicFeedTable, from temporary: String) throws {
        let place = place(of: table)
        if let error = PrivateFile.makeFolders(for: place) { throw error }
        if let error = FileSystem.publish("\(temporary)/\(id(table))", as: place) { throw error }
    }

    // MARK: Rows

    private func write(
        _ table: MusicFeedTable, in temporary: String, _ engine: DuckDB
    ) throws -> (table: MusicFeedTable, rows: Int, parts: Int) {
        let rows = MusicFeedRows(catalog: source.catalog, time: ISO8601.text(time))
        var lines = LineFiles(folder: temporary, rowsPerFile: rowsPerPart)
        var count = 0
        func add(_ row: JSONObject) throws {
            try lines.add(.object(row))
            count += 1
            if count % 1000 == 0 { try progress(CatalogProgress(.gathering, table.type, count)) }
        }
        if table.isChart {
            for storefront in Storefront.all { try add(rows.chart(table.type, storefront)) }
        } else {
            try source.records(of: table.type) { record in if let row = rows.row(of: record) { try add(row) } }
        }
        let files = try lines.finish()
        try progress(CatalogProgress(.sorting))
        for (offset, file) in files.enumerated() {
            let part = "\(temporary)/\(id(table))/\(MusicFeedPart.id(offset, of: id(table)))\(MusicFeedPart.ending)"
            if let error = PrivateFile.makeFolders(for: part) { throw error }
            try engine.run(MusicFeedColumns.conversion(table, from: file, to: part))
            try ParquetFile.check(part)
            FileSystem.remove(file)
            try progress(CatalogProgress(.sorting))
        }
        return (table, count, files.count)
    }
}

/// Files with a JSON value on each line, each with at most a number of lines. There is at least one.
private struct LineFiles {
    let folder: String
    let rowsPerFile: Int
    private var files: [String] = []
    private var bytes: [UInt8] = []
    private var rows = 0

    private static let pieceSize = 1 << 20

    init(folder: String, rowsPerFile: Int) {
        self.folder = folder
        self.rowsPerFile = rowsPerFile
    }

    mutating func add(_ json: JSON) throws {
        if files.isEmpty || rows == rowsPerFile {
            try flush()
            files.append("\(folder)/\(files.count).json")
            rows = 0
        }
        bytes += json.bytes
        bytes.append(UInt8(ascii: "\n"))
        rows += 1
        if bytes.count >= Self.pieceSize { try flush() }
    }

    /// Returns the paths of the files.
    mutating func finish() throws -> [String] {
        if files.isEmpty { files.append("\(folder)/0.json") }
        try flush()
        return files
    }

    private mutating func flush() throws {
        guard let file = files.last else { return }
        if let error = PrivateFile.append(file, bytes) { throw error }
        bytes.removeAll(keepingCapacity: true)
    }
}
