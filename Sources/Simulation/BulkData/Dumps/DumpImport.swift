import AppleMusicAPI
import TonearmCatalog
package import TonearmCatalogFiles
import TonearmSQLite
import TonearmSystem

/// An import of a feed's files into a catalog.
///
/// 1. Each file is staged, table by table.
/// 2. SQLite joins the staged tables.
/// 3. A new catalog is written: the built-in one and the feed's records. It takes the catalog's name when it is complete.
///
/// The catalog does not change before the third step ends. An interrupted import continues in the first step; the
/// others begin again.
package struct DumpImport {
    package let format: DumpFormat
    /// The path of the catalog.
    package let path: String
    private var maker: CatalogMaker
    private let progress: (DumpProgress) throws -> Void
    /// The maximum size of the staged tables in pages, for tests of a full disk.
    package var pageLimit: Int?
    /// Whether the catalog also contains the built-in one.
    package var includesBuiltIn: Bool {
        get { maker.includesBuiltIn }
        set { maker.includesBuiltIn = newValue }
    }

    /// - Parameters:
    ///   - progress: called between the steps and during each; an error stops the import, and keeps the staged tables.
    ///   - catalogProgress: called while the catalog is written.
    package init(
        _ format: DumpFormat, into path: String, progress: @escaping (DumpProgress) throws -> Void = { _ in },
        catalogProgress: @escaping (CatalogProgress) throws -> Void = { _ in }
    ) {
        self.format = format
        self.path = path
        self.progress = progress
        maker = CatalogMaker(path, progress: catalogProgress)
    }

    /// The path of the staged tables.
    package var stagePath: String { path + ".staged" }
    /// The path of the rows that could not be read.
    package var rejectedPath: String { path + ".rejected" }

    /// Imports files and folders, in their order.
    /// - Parameter replacing: whether to overwrite a catalog and staged tables that another import made.
    package func run(_ paths: [String], replacing: Bool = false) throws(DumpProblem) -> DumpReport {
        let files = try files(at: paths)
        try checkCatalog(replacing)
        do {
            let stage = try openStage(replacing)
            var report = try load(files, into: stage)
            try progress(.joining)
            try join(stage, &report)
            try write(stage, &report)
            try progress(.finished)
            try tidy(stage, &report)
            return report
        } catch let error as SQLiteError where error.isForeign {
            throw .foreign(stagePath)
        } catch let error as SQLiteError where error.isDamage {
            throw .stage(stagePath, reason: "the staged tables are damaged: \(error.message)")
        } catch {
            throw DumpProblem(path, error)
        }
    }

    private func files(at paths: [String]) throws(DumpProblem) -> [DumpFile] {
        var files: [DumpFile] = []
        for path in paths {
            do {
                let found = try DumpFile.all(at: path, of: format)
                guard !found.isEmpty else {
                    let names = format.tables.prefix(3).map(\.name).joined(separator: ", ")
                    throw DumpFileProblem("no file in the folder has the name of a table, such as \(names)")
                }
                files += found
            } catch {
                throw DumpProblem(path, error)
            }
        }
        for file in files where format.form == .partnerFeed && !file.isArchive {
            do { try DumpTrailer.check(file.path) } catch { throw DumpProblem(file.path, error) }
        }
        return files
    }

    /// - Throws: if a catalog exists that no import of this format made.
    private func checkCatalog(_ replacing: Bool) throws(DumpProblem) {
        guard FileSystem.exists(path), !replacing else { return }
        do throws(CatalogProblem) {
            guard try CatalogFile(path).feed == format.name else { throw .exists }
        } catch {
            throw .catalog(error)
        }
    }

    private func openStage(_ replacing: Bool) throws -> DumpStage {
        if replacing {
            try DumpStage.ownership.check(stagePath)
            FileSystem.remove(stagePath)
            FileSystem.remove(stagePath + "-journal")
        }
        let stage = try DumpStage(stagePath, of: format, pageLimit: pageLimit)
        if let known = try stage["format"], known != format.name {
            throw DumpProblem.stage(stagePath, reason: "an import of another format (\(known)) made them")
        }
        try stage.set("format", format.name)
        return stage
    }

    private func load(_ files: [DumpFile], into stage: DumpStage) throws -> DumpReport {
        var loader = DumpLoader(format, into: stage, progress: progress)
        for file in files {
            do { try loader.load(file) } catch let fault as DumpFileProblem { throw DumpProblem(file.path, fault) }
        }
        try stage.checkTables()
        return loader.report
    }

    private func join(_ stage: DumpStage, _ report: inout DumpReport) throws {
        for statement in format.preparation { try stage.database.execute(statement) }
        for omission in format.omissions {
            let count = try stage.database.first(omission.query) { $0.integer(0) } ?? 0
            if count > 0 { report.omitted[omission.reason] = count }
        }
    }

    private func write(_ stage: DumpStage, _ report: inout DumpReport) throws {
        var records: [String: Int] = [:]
        try maker.make(copying: nil) { writer in
            try maker.addBuiltIn(writer)
            let entries = DumpEntries(format, of: stage.database, known: { try maker.known($0, in: writer) })
            try entries.findKnown(in: writer.database)
            try progress(.writing(0))
            try entries.write(writer.add) { try progress(.writing($0)) }
            try writer.set("imported", .text("1"))
            try writer.set("feed", .text(format.name))
            records = entries.counts
        }
        report.records = records
    }

    /// Writes the rejected rows into their file, and removes staged tables that no later file changes.
    private func tidy(_ stage: DumpStage, _ report: inout DumpReport) throws {
        FileSystem.remove(rejectedPath)
        if report.rejected > 0 {
            try RejectedRows.write(from: stage, to: rejectedPath, format)
            report.rejectedPath = rejectedPath
        }
        if format.hasIncrements {
            try stage.forgetFiles()
            report.stage = stagePath
        } else {
            FileSystem.remove(stagePath)
        }
    }
}
