import Console
import SystemLayer

/// The first hundred bytes of an SQLite file ("Database File Format", sqlite.org), as far as they tell whether it is a whole catalog.
struct FileHeader {
    static let length = 100

    private let bytes: [UInt8]

    /// - Returns: nil when the file is no SQLite database.
    init?(_ bytes: [UInt8]) {
        guard bytes.count == FileHeader.length, bytes.starts(with: Array("SQLite format 3".utf8) + [0]) else {
            return nil
        }
        self.bytes = bytes
    }

    private func number(at offset: Int, count: Int) -> Int {
        bytes[offset..<(offset + count)].reduce(0) { $0 << 8 | Int($1) }
    }

    /// In bytes, as the header has it.
    var fileSize: Int {
        let pageSize = number(at: 16, count: 2)
        return (pageSize == 1 ? 65_536 : pageSize) * number(at: 28, count: 4)
    }

    var userVersion: Int { number(at: 60, count: 4) }
    var application: Int { number(at: 68, count: 4) }

    /// - Throws: `CatalogProblem` when the file is not a whole catalog of the form that this program reads.
    static func check(_ path: String) throws(CatalogProblem) {
        let (start, size) = try CatalogProblem.reading { () throws(FileSystem.ReadFailure) in
            try FileSystem.start(of: path, count: length)
        }
        guard let header = FileHeader(start), header.application == CatalogFormat.application else { throw .noCatalog }
        guard header.userVersion == CatalogFormat.version else {
            throw .version(found: header.userVersion, known: CatalogFormat.version)
        }
        guard size >= header.fileSize else { throw .truncated(found: size, expected: header.fileSize) }
    }
}
