/// The signs by which this program recognizes its own SQLite files. It asks before it opens any file for writing.
package struct Ownership: Sendable {
    /// The application ids in the headers of its files (`PRAGMA application_id`).
    private let applications: [Int]
    /// The tables of its files that have no application id; empty if all have one.
    private let tables: Set<String>

    package init(applications: [Int], tables: Set<String> = []) {
        self.applications = applications
        self.tables = tables
    }

    /// Checks that a file is empty, absent, or one of this program. The file is only read.
    /// - Throws: `SQLiteError`; `isForeign` if another program made the file.
    package func check(_ path: String) throws(SQLiteError) {
        let file: Database
        do throws(SQLiteError) { file = try Database(path, .immutable) } catch  where error.isAbsent { return }
        do throws(SQLiteError) {
            // Reads the header of a file that a killed program left incomplete. The connection cannot write.
            try file.execute("PRAGMA writable_schema = ON")
            let application = try file.number("PRAGMA application_id")
            if applications.contains(application) { return }
            if try file.number("PRAGMA page_count") == 0 { return }
            if application == 0, !tables.isEmpty {
                let found = try file.rows("SELECT name FROM sqlite_master WHERE type = 'table'") { $0.text(0) }
                if tables.isSubset(of: found) { return }
            }
        } catch  where error.isDamage {
            // Not a database.
        }
        throw .foreign
    }
}

extension Database {
    fileprivate func number(_ query: String) throws(SQLiteError) -> Int { try first(query) { $0.integer(0) } ?? 0 }
}
