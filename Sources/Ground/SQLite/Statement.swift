import CTonearmSQLite

/// A value that is bound to a parameter of a statement.
package enum SQLiteValue {
    case null
    case integer(Int)
    case text(String)
    case bytes([UInt8])

    package init(_ text: String?) { self = text.map(SQLiteValue.text) ?? .null }
}

/// A prepared statement and its current row.
package final class Statement {
    private let handle: OpaquePointer
    private let connection: OpaquePointer

    init(_ handle: OpaquePointer, of connection: OpaquePointer) {
        self.handle = handle
        self.connection = connection
    }

    deinit { sqlite3_finalize(handle) }

    /// Restarts the statement with values for its parameters, in their order.
    package func bind(_ values: [SQLiteValue]) throws(SQLiteError) {
        sqlite3_reset(handle)
        for (place, value) in values.enumerated() {
            let index = Int32(place + 1)
            let code =
                switch value {
                case .null: sqlite3_bind_null(handle, index)
                case .integer(let number): sqlite3_bind_int64(handle, index, Int64(number))
                case .text(let text):
                    text.withCString { sqlite_bind_copied_text(handle, index, $0, Int32(text.utf8.count)) }
                case .bytes(let bytes): bind(bytes, at: index)
                }
            if code != SQLITE_OK { throw SQLiteError(code, of: connection) }
        }
    }

    /// Binds bytes as a BLOB. An empty array has no address, which SQLite would take for NULL.
    private func bind(_ bytes: [UInt8], at index: Int32) -> Int32 {
        if bytes.isEmpty { return sqlite3_bind_zeroblob(handle, index, 0) }
        return bytes.withUnsafeBytes { sqlite_bind_copied_bytes(handle, index, $0.baseAddress, Int32($0.count)) }
    }

    /// Moves to the next row.
    /// - Returns: false at the end.
    package func step() throws(SQLiteError) -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let code:
            let error = SQLiteError(code, of: connection)
            sqlite3_reset(handle)
            throw error
        }
    }

    /// Runs a statement without a result.
    package func run(_ values: [SQLiteValue]) throws(SQLiteError) {
        try bind(values)
        while try step() {}
        sqlite3_reset(handle)
    }

    package func reset() { sqlite3_reset(handle) }

    // MARK: Columns of the row, zero-based

    package func isNull(_ column: Int) -> Bool { sqlite3_column_type(handle, Int32(column)) == SQLITE_NULL }

    package func integer(_ column: Int) -> Int { Int(sqlite3_column_int64(handle, Int32(column))) }

    /// Returns a column as text; a number becomes its digits.
    package func text(_ column: Int) -> String {
        guard let text = sqlite3_column_text(handle, Int32(column)) else { return "" }
        let count = Int(sqlite3_column_bytes(handle, Int32(column)))
        return String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
    }

    package func bytes(_ column: Int) -> [UInt8] {
        guard let bytes = sqlite3_column_blob(handle, Int32(column)) else { return [] }
        return [UInt8](UnsafeRawBufferPointer(start: bytes, count: Int(sqlite3_column_bytes(handle, Int32(column)))))
    }
}
