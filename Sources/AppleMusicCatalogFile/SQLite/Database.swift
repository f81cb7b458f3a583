import CSQLite
import SharedAlgorithms

/// A connection to an SQLite file.
///
/// `Database` and `Statement` wrap the C interface directly, without GRDB. GRDB needs Foundation: a program that links
/// it takes 6.1 ms to start, compared to 3.3 ms for `sqlite3 :memory: 'select 1'`. The shell must start fast with or
/// without a catalog. On Linux SQLite is linked into the program, and is only initialized when a file is opened.
///
/// A connection belongs to one task at a time; shared ones need a lock.
final class Database {
    private let handle: OpaquePointer
    /// The prepared statements by text, because preparing costs more than running most of them.
    private var statements: [String: Statement] = [:]

    enum Mode {
        /// The file never changes while it is open, because catalogs are replaced as a whole. So SQLite takes no locks.
        case immutable
        /// A new private file without a journal, because an incomplete one is discarded.
        case new
    }

    /// - Throws: `SQLiteError`.
    init(_ path: String, _ mode: Mode) throws(SQLiteError) {
        var opened: OpaquePointer?
        let name = mode == .immutable ? "file:\(Database.escaped(path))?immutable=1" : path
        let flags =
            mode == .immutable
            ? SQLITE_OPEN_READONLY | SQLITE_OPEN_URI : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        let code = sqlite3_open_v2(name, &opened, flags | SQLITE_OPEN_NOMUTEX, nil)
        guard code == SQLITE_OK, let opened else {
            let error = SQLiteError(code: code, message: String(cString: sqlite3_errstr(code)))
            sqlite3_close_v2(opened)
            throw error
        }
        handle = opened
    }

    deinit {
        statements = [:]
        sqlite3_close_v2(handle)
    }

    /// Runs statements without results.
    func execute(_ text: String) throws(SQLiteError) {
        try check(sqlite3_exec(handle, text, nil, nil, nil))
    }

    /// Returns a prepared statement. Equal texts share one, so a use must end before the next begins.
    func statement(_ text: String) throws(SQLiteError) -> Statement {
        if let known = statements[text] { return known }
        var prepared: OpaquePointer?
        try check(sqlite3_prepare_v3(handle, text, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil))
        guard let prepared else { throw SQLiteError(code: SQLITE_MISUSE, message: "an empty statement") }
        let statement = Statement(prepared, of: handle)
        statements[text] = statement
        return statement
    }

    func run(_ text: String, _ values: Value...) throws(SQLiteError) { try statement(text).run(values) }

    /// Returns every row of a result.
    func rows<Element>(
        _ text: String, _ values: Value..., read: (Statement) -> Element
    ) throws(SQLiteError) -> [Element] {
        let statement = try statement(text)
        try statement.bind(values)
        defer { statement.reset() }
        var rows: [Element] = []
        while try statement.step() { rows.append(read(statement)) }
        return rows
    }

    func first<Element>(
        _ text: String, _ values: Value..., read: (Statement) -> Element
    ) throws(SQLiteError) -> Element? {
        let statement = try statement(text)
        try statement.bind(values)
        defer { statement.reset() }
        return try statement.step() ? read(statement) : nil
    }

    private func check(_ code: Int32) throws(SQLiteError) {
        if code != SQLITE_OK { throw SQLiteError(code: code, message: String(cString: sqlite3_errmsg(handle))) }
    }

    /// Escapes a path for a URI.
    private static func escaped(_ path: String) -> String {
        let bytes = PercentEscape.encode(path.utf8) { ASCII.isAlphanumeric($0) || "/-_.~".utf8.contains($0) }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// An error of SQLite.
struct SQLiteError: Error, Hashable {
    var code: Int32
    var message: String

    /// Whether the disk or the maximum file size is exhausted.
    var isFull: Bool { code & 0xFF == SQLITE_FULL }
    /// Whether another process has the file locked.
    var isBusy: Bool { code & 0xFF == SQLITE_BUSY }
}

/// A value bound to a statement.
enum Value {
    case null
    case integer(Int)
    case text(String)
    case bytes([UInt8])

    init(_ text: String?) { self = text.map(Value.text) ?? .null }

    /// Makes an id; numeric ids are stored as numbers, which are shorter and found faster.
    init(id: String) {
        guard let first = id.utf8.first, first >= UInt8(ascii: "1"), first <= UInt8(ascii: "9"), id.utf8.count <= 18,
            id.utf8.allSatisfy(ASCII.isDigit), let number = Int(id)
        else {
            self = .text(id)
            return
        }
        self = .integer(number)
    }
}
