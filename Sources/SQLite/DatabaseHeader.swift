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
