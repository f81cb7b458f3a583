import CTonearmSQLite
import TonearmAlgorithms

/// A connection to an SQLite file.
///
/// This target is a thin layer over SQLite's C interface. GRDB needs Foundation, and a program that only links it takes
/// 6.1 ms to start, beside 3.3 ms of `sqlite3 :memory: 'select 1'`. The shell starts with or without a catalog, so it
/// cannot pay for that. On Linux SQLite is linked into the program; no code of it runs before a file is opened.
///
/// One task at a time uses a connection; its owner locks it.
package final class Database {
    private let handle: OpaquePointer
    /// Prepared statements by their text: preparing costs more than most of them take.
    private var statements: [String: Statement] = [:]

    package enum Mode {
        /// An existing file that never changes while it is open. SQLite locks nothing and does not look for changes.
        case immutable
        /// An existing file that this program reads and writes.
        case existing
        /// A file that is created if it does not exist.
        case new
        /// A file of this program that is read and written, and created if it does not exist. A file of another program
        /// is an error, and is not changed.
        case own(Ownership)
    }

    /// - Throws: `SQLiteError`.
    package init(_ path: String, _ mode: Mode) throws(SQLiteError) {
        if case .own(let ownership) = mode { try ownership.check(path) }
        let (name, flags) =
            switch mode {
            case .immutable: ("file:\(Database.escaped(path))?immutable=1", SQLITE_OPEN_READONLY | SQLITE_OPEN_URI)
            case .existing: (path, SQLITE_OPEN_READWRITE)
            case .new, .own: (path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
            }
        var opened: OpaquePointer?
        let code = sqlite3_open_v2(name, &opened, flags | SQLITE_OPEN_NOMUTEX, nil)
        guard code == SQLITE_OK, let opened else {
            defer { sqlite3_close_v2(opened) }
            let text = String(cString: sqlite3_errstr(code))
            throw opened.map { SQLiteError(code, text, of: $0) } ?? SQLiteError(code: code, message: text)
        }
        handle = opened
    }

    deinit {
        statements = [:]
        sqlite3_close_v2(handle)
    }

    /// Runs statements without results.
    package func execute(_ text: String) throws(SQLiteError) { try check(sqlite3_exec(handle, text, nil, nil, nil)) }

    /// Returns a prepared statement. Each text has one, so a use of it must end before the next begins.
    package func statement(_ text: String) throws(SQLiteError) -> Statement {
        if let known = statements[text] { return known }
        var prepared: OpaquePointer?
        try check(sqlite3_prepare_v3(handle, text, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil))
        guard let prepared else { throw SQLiteError(code: SQLITE_MISUSE, message: "an empty statement") }
        let statement = Statement(prepared, of: handle)
        statements[text] = statement
        return statement
    }

    package func run(_ text: String, _ values: SQLiteValue...) throws(SQLiteError) { try statement(text).run(values) }

    /// Reads every row of a result.
    package func rows<Element>(
        _ text: String, _ values: SQLiteValue..., read: (Statement) -> Element
    ) throws(SQLiteError) -> [Element] {
        let statement = try statement(text)
        try statement.bind(values)
        defer { statement.reset() }
        var rows: [Element] = []
        while try statement.step() { rows.append(read(statement)) }
        return rows
    }

    /// Reads the first row of a result.
    package func first<Element>(
        _ text: String, _ values: SQLiteValue..., read: (Statement) -> Element
    ) throws(SQLiteError) -> Element? {
        let statement = try statement(text)
        try statement.bind(values)
        defer { statement.reset() }
        return try statement.step() ? read(statement) : nil
    }

    private func check(_ code: Int32) throws(SQLiteError) {
        if code != SQLITE_OK { throw SQLiteError(code, of: handle) }
    }

    /// Escapes a path for a URI.
    private static func escaped(_ path: String) -> String {
        let bytes = PercentEscape.encode(path.utf8) { ASCII.isAlphanumeric($0) || "/-_.~".utf8.contains($0) }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension Database {
    /// Runs statements in a transaction that no other connection can write beside, and rolls it back if one of them
    /// fails.
    package func transaction(_ body: () throws(SQLiteError) -> Void) throws(SQLiteError) {
        try execute("BEGIN IMMEDIATE")
        do throws(SQLiteError) {
            try body()
            try execute("COMMIT")
        } catch {
            // After some errors SQLite has rolled back already ("Response To Errors Within A Transaction", sqlite.org).
            if sqlite3_get_autocommit(handle) == 0 { try? execute("ROLLBACK") }
            throw error
        }
    }

    /// Reads every page, and throws the first damage.
    package func checkPages() throws(SQLiteError) {
        let found = try rows("PRAGMA quick_check(1)") { $0.text(0) }
        // SQLite names the database in a line before.
        guard let first = found.first, first != "ok" else { return }
        throw SQLiteError(code: SQLITE_CORRUPT, message: first.split(separator: "\n").last.map(String.init) ?? first)
    }

    /// Sets whether closing the connection moves the write-ahead log into the file.
    package func setCheckpointOnClose(_ isEnabled: Bool) {
        _ = sqlite_set_checkpoint_on_close(handle, isEnabled ? 1 : 0)
    }
}
