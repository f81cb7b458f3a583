import CTonearmSQLite

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
    /// Whether there is no such file.
    var isAbsent: Bool { primary == SQLITE_CANTOPEN && systemNumber == SQLiteError.noSuchFile }
    /// Whether the file belongs to another program.
    package var isForeign: Bool { self == .foreign }

    static let foreign = SQLiteError(code: SQLITE_NOTADB, message: "another program made it")
    /// The number of `ENOENT` on all systems.
    private static let noSuchFile: Int32 = 2
}

/// The first hundred bytes of an SQLite file ("Database File Format", sqlite.org).
package struct DatabaseHeader {
    package static let length = 100

    private let bytes: [UInt8]

    /// - Returns: nil if the bytes are not an SQLite header.
    package init?(_ bytes: [UInt8]) {
        guard bytes.count == DatabaseHeader.length, bytes.starts(with: Array("SQLite format 3".utf8) + [0]) else {
            return nil
        }
        self.bytes = bytes
    }

    private func number(at offset: Int, count: Int) -> Int {
        bytes[offset..<(offset + count)].reduce(0) { $0 << 8 | Int($1) }
    }

    /// The size of the file in bytes, as the header has it.
    package var fileSize: Int {
        let pageSize = number(at: 16, count: 2)
        return (pageSize == 1 ? 65_536 : pageSize) * number(at: 28, count: 4)
    }

    /// The version of the file's format (`PRAGMA user_version`).
    package var userVersion: Int { number(at: 60, count: 4) }
    /// The number of the program that the file belongs to (`PRAGMA application_id`).
    package var application: Int { number(at: 68, count: 4) }
}
