import CSQLite

/// An error of SQLite.
package struct SQLiteError: Error, Hashable {
    /// A result code, perhaps an extended one.
    package var code: Int32
    package var message: String
    /// The system's error number, if the system refused to open, read or write a file.
    package var systemNumber: Int32?

    package init(code: Int32, message: String, systemNumber: Int32? = nil) {
        self.code = code
        self.message = message
        self.systemNumber = systemNumber
    }

    /// The last error of a connection.
    init(_ code: Int32, _ message: String? = nil, of connection: OpaquePointer) {
        self.init(code: code, message: message ?? String(cString: sqlite3_errmsg(connection)))
        let number = sqlite_system_error(connection)
        if number != 0, primary == SQLITE_IOERR || primary == SQLITE_CANTOPEN { systemNumber = number }
    }

    private var primary: Int32 { code & 0xFF }

    /// Whether the disk is full, or the file reached its maximum size.
    package var isFull: Bool { primary == SQLITE_FULL }
    /// Whether the file is not a database, or damaged.
    package var isDamage: Bool { primary == SQLITE_CORRUPT || primary == SQLITE_NOTADB }
    /// Whether another connection has the file locked.
    package var isBusy: Bool { primary == SQLITE_BUSY }
}
