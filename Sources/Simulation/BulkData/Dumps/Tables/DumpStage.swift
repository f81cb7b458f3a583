import TonearmConsole
import TonearmSQLite
import TonearmSystem

/// The staged tables of a feed, in an SQLite file beside the catalog.
///
/// The progress of each file is written in the transaction of its rows. So an import that was interrupted or killed
/// continues after the last rows that were committed.
final class DumpStage {
    let path: String
    let database: Database
    /// The application id of staged tables: `TNRS`.
    static let application = 0x544E_5253
    /// The signs of staged tables. Those of version 0.2 have no application id.
    static let ownership = Ownership(applications: [application], tables: [".files", ".partial", ".facts"])
    /// The number of records between two commits.
    static let batch = 50_000

    /// The progress of one table of a file.
    struct Progress: Hashable {
        var offset = 0
        var line = 1
        /// The rows read, and those of them that were rejected.
        var rows = 0
        var rejected = 0
        var isDone = false
    }

    init(_ path: String, of format: DumpFormat, pageLimit: Int?) throws {
        self.path = path
        database = try Database(path, .own(DumpStage.ownership))
        // Only a crash of the system could damage the file; the feed is still there then.
        try database.execute(
            "PRAGMA page_size = 8192; PRAGMA journal_mode = DELETE; PRAGMA synchronous = OFF;"
                + "PRAGMA locking_mode = EXCLUSIVE; PRAGMA cache_size = -65536;"
                + "PRAGMA application_id = \(DumpStage.application);")
        if let pageLimit { try database.execute("PRAGMA max_page_count = \(pageLimit)") }
        try database.transaction { () throws(SQLiteError) in
            try database.execute(
                """
                CREATE TABLE IF NOT EXISTS ".files"(path TEXT, identity TEXT, member TEXT, offset INTEGER, line INTEGER,
                    rows INTEGER, rejected INTEGER, done INTEGER, PRIMARY KEY(path, identity, member));
                CREATE TABLE IF NOT EXISTS ".partial"(name TEXT PRIMARY KEY, path TEXT);
                CREATE TABLE IF NOT EXISTS ".rejected"(path TEXT, line INTEGER, reason TEXT, bytes BLOB);
                CREATE TABLE IF NOT EXISTS ".facts"(name TEXT PRIMARY KEY, value TEXT);
                """)
            for table in format.tables { try database.execute(table.creation) }
        }
    }

    // MARK: Facts

    subscript(fact: String) -> String? {
        get throws(SQLiteError) {
            try database.first("SELECT value FROM \".facts\" WHERE name = ?", .text(fact)) { $0.text(0) }
        }
    }

    func set(_ fact: String, _ value: String) throws(SQLiteError) {
        try database.run("INSERT OR REPLACE INTO \".facts\" VALUES(?, ?)", .text(fact), .text(value))
    }

    /// Forgets the files of an import that is complete, so that the next one reads its own.
    func forgetFiles() throws(SQLiteError) {
        try database.execute("DELETE FROM \".files\"; DELETE FROM \".rejected\"")
    }

    // MARK: Files

    func progress(of file: DumpFile, _ member: String) throws(SQLiteError) -> Progress? {
        try database.first(
            "SELECT offset, line, rows, rejected, done FROM \".files\" WHERE path = ? AND identity = ? AND member = ?",
            .text(file.path), .text(file.identity), .text(member)
        ) {
            Progress(
                offset: $0.integer(0), line: $0.integer(1), rows: $0.integer(2), rejected: $0.integer(3),
                isDone: $0.integer(4) == 1)
        }
    }

    /// Returns whether every table of an archive was read.
    func isDone(_ file: DumpFile) throws(SQLiteError) -> Bool { try progress(of: file, Self.whole)?.isDone ?? false }

    func setDone(_ file: DumpFile) throws(SQLiteError) { try set(Progress(isDone: true), of: file, Self.whole) }

    func set(_ progress: Progress, of file: DumpFile, _ member: String) throws(SQLiteError) {
        try database.run(
            "INSERT OR REPLACE INTO \".files\" VALUES(?, ?, ?, ?, ?, ?, ?, ?)", .text(file.path), .text(file.identity),
            .text(member), .integer(progress.offset), .integer(progress.line), .integer(progress.rows),
            .integer(progress.rejected), .integer(progress.isDone ? 1 : 0))
    }

    /// The member that stands for all of an archive.
    private static let whole = ""

    // MARK: Tables

    /// Empties a table that a full file fills again. It counts as partial until the file's end.
    func begin(_ table: DumpTable, from file: DumpFile) throws(SQLiteError) {
        try database.execute("DELETE FROM \"\(table.name)\"")
        // What other files had written to the table is gone.
        try database.run("DELETE FROM \".files\" WHERE member = ?", .text(table.name))
        try database.run("DELETE FROM \".rejected\" WHERE path = ?", .text(file.path))
        try database.run("INSERT OR REPLACE INTO \".partial\" VALUES(?, ?)", .text(table.name), .text(file.path))
    }

    func end(_ table: DumpTable) throws(SQLiteError) {
        try database.run("DELETE FROM \".partial\" WHERE name = ?", .text(table.name))
    }

    /// - Throws: `DumpProblem` if a table lacks rows of a file whose import was interrupted.
    func checkTables() throws {
        let partial = try database.rows("SELECT name, path FROM \".partial\" ORDER BY name") {
            ($0.text(0), $0.text(1))
        }
        guard let (name, file) = partial.first else { return }
        throw DumpProblem.stage(
            path, reason: "the table '\(name)' is incomplete, because the import of '\(file)' was interrupted")
    }

    func reject(_ bytes: ArraySlice<UInt8>, of file: DumpFile, line: Int, reason: String) throws(SQLiteError) {
        try database.run(
            "INSERT INTO \".rejected\" VALUES(?, ?, ?, ?)", .text(file.path), .integer(line), .text(reason),
            .bytes(Array(bytes)))
    }
}
