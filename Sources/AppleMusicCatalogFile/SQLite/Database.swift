import CSQLite
import SharedAlgorithms

/// One connection to an SQLite file.
///
/// This and `Statement` are the C interface itself, as far as a catalog needs it, and not GRDB: that stands on Foundation, and a program
/// which only links it takes 6.1 ms to start, beside 3.3 ms of `sqlite3 :memory: 'select 1'`. The shell has to start with or without a
/// catalog, so it has to do without. SQLite is linked into the program on Linux; nothing of it runs before a file is opened.
///
/// A connection belongs to one task at a time; who shares it locks it.
final class Database {
    private let handle: OpaquePointer
    /// By their text: preparing costs more than most of them take.
    private var statements: [String: Statement] = [:]

    enum Mode {
        /// The file never changes while it is open (catalogs are replaced as a whole), so nothing is locked and nothing looked for.
        case immutable
        /// A new file that nobody else knows: no journal, since what is half done is thrown away.
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

    /// Runs statements that answer nothing.
    func execute(_ text: String) throws(SQLiteError) {
        try check(sqlite3_exec(handle, text, nil, nil, nil))
    }

    /// A statement, ready to be bound; the same one for the same text, so one use of it ends before the next begins.
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

    /// Every row of an answer, read one by one.
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

    /// A path as a URI contains it.
    private static func escaped(_ path: String) -> String {
        let bytes = PercentEscape.encode(path.utf8) { ASCII.isAlphanumeric($0) || "/-_.~".utf8.contains($0) }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// What SQLite says when it cannot.
struct SQLiteError: Error, Hashable {
    var code: Int32
    var message: String

    /// The disk, or the size that a file may have, does not suffice.
    var isFull: Bool { code & 0xFF == SQLITE_FULL }
    /// Another program writes the file.
    var isBusy: Bool { code & 0xFF == SQLITE_BUSY }
}

/// What is bound to a statement.
enum Value {
    case null
    case integer(Int)
    case text(String)
    case bytes([UInt8])

    init(_ text: String?) { self = text.map(Value.text) ?? .null }

    /// An id: one that is a number is kept as a number, which is shorter and found faster.
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
