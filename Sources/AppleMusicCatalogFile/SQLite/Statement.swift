import CSQLite

/// A prepared statement with its current row.
final class Statement {
    private let handle: OpaquePointer
    private let connection: OpaquePointer

    init(_ handle: OpaquePointer, of connection: OpaquePointer) {
        self.handle = handle
        self.connection = connection
    }

    deinit { sqlite3_finalize(handle) }

    /// Resets the statement, and binds values to `?` in order.
    func bind(_ values: [Value]) throws(SQLiteError) {
        sqlite3_reset(handle)
        for (place, value) in values.enumerated() {
            let index = Int32(place + 1)
            let code =
                switch value {
                case .null: sqlite3_bind_null(handle, index)
                case .integer(let number): sqlite3_bind_int64(handle, index, Int64(number))
                case .text(let text):
                    text.withCString { catalog_bind_text(handle, index, $0, Int32(text.utf8.count)) }
                case .bytes(let bytes):
                    bytes.withUnsafeBytes { catalog_bind_blob(handle, index, $0.baseAddress, Int32($0.count)) }
                }
            try check(code)
        }
    }

    /// Moves to the next row.
    /// - Returns: false at the end.
    func step() throws(SQLiteError) -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let code:
            let message = String(cString: sqlite3_errmsg(connection))
            sqlite3_reset(handle)
            throw SQLiteError(code: code, message: message)
        }
    }

    /// Runs a statement without results.
    func run(_ values: [Value]) throws(SQLiteError) {
        try bind(values)
        while try step() {}
        sqlite3_reset(handle)
    }

    func reset() { sqlite3_reset(handle) }

    private func check(_ code: Int32) throws(SQLiteError) {
        if code != SQLITE_OK { throw SQLiteError(code: code, message: String(cString: sqlite3_errmsg(connection))) }
    }

    // MARK: Columns of the row, zero-based

    func isNull(_ column: Int) -> Bool { sqlite3_column_type(handle, Int32(column)) == SQLITE_NULL }

    func integer(_ column: Int) -> Int { Int(sqlite3_column_int64(handle, Int32(column))) }

    /// Returns a column as text; a number as its digits.
    func text(_ column: Int) -> String {
        guard let text = sqlite3_column_text(handle, Int32(column)) else { return "" }
        let count = Int(sqlite3_column_bytes(handle, Int32(column)))
        return String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
    }

    func bytes(_ column: Int) -> [UInt8] {
        guard let bytes = sqlite3_column_blob(handle, Int32(column)) else { return [] }
        return [UInt8](
            UnsafeRawBufferPointer(start: bytes, count: Int(sqlite3_column_bytes(handle, Int32(column)))))
    }
}
