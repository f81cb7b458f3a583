import TonearmSQLite

/// A loader of files into staged tables.
struct DumpLoader {
    let format: DumpFormat
    let stage: DumpStage
    /// Called after each commit; an error stops the work, and a later import continues it.
    let progress: (DumpProgress) throws -> Void
    private(set) var report = DumpReport()

    init(_ format: DumpFormat, into stage: DumpStage, progress: @escaping (DumpProgress) throws -> Void) {
        self.format = format
        self.stage = stage
        self.progress = progress
    }

    mutating func load(_ file: DumpFile) throws {
        var isKnown = false
        if try stage.isDone(file) {
            isKnown = true
            report.isContinued = true
            try countDone(file)
        } else {
            try file.forEachTable { name, pieces in
                guard let table = format.table(name) else {
                    return report.unread.append(name)
                }
                isKnown = true
                try load(table, name, of: file, pieces)
            }
            try stage.setDone(file)
        }
        if !isKnown { throw DumpFileProblem("it contains no table that is read, such as 'artist'") }
    }

    private mutating func countDone(_ file: DumpFile) throws {
        for table in format.tables {
            if let done = try stage.progress(of: file, table.name) { count(done, table) }
        }
    }

    private mutating func count(_ progress: DumpStage.Progress, _ table: DumpTable) {
        report.rows[table.name, default: 0] += progress.rows - progress.rejected
        report.rejected += progress.rejected
    }

    private mutating func load(_ table: DumpTable, _ name: String, of file: DumpFile, _ pieces: any DumpPieces) throws {
        if let done = try stage.progress(of: file, name), done.isDone {
            report.isContinued = true
            return count(done, table)
        }
        var load = try TableLoad(table, name, format.form, file, stage, pieces)
        do {
            try load.run { share, rows in
                try progress(.reading(file: file.path, share: share, rows: rows + report.rows.values.reduce(0, +)))
            }
        } catch {
            try? stage.database.execute("ROLLBACK")
            throw error
        }
        report.isContinued = report.isContinued || load.isContinued
        count(load.done, table)
        let lost = load.duplicates
        if lost > 0 { report.omitted["rows of \(table.name) whose key a later row has", default: 0] += lost }
    }
}
