import Console
import SystemLayer

/// The header of an SQLite file, its first hundred bytes ("Database File Format", sqlite.org), with checks for a
/// complete catalog.
struct FileHeader {
    static let length = 100

    private let bytes: [UInt8]

    /// - Returns: nil if the file is not an SQLite database.
    init?(_ bytes: [UInt8]) {
        guard bytes.count == FileHeader.length, bytes.starts(with: Array("SQLite format 3".utf8) + [0]) else {
            return nil
        }
        self.bytes = bytes
    }

    private func number(at offset: Int, count: Int) -> Int {
        bytes[offset..<(offset + count)].reduce(0) { $0 << 8 | Int($1) }
    }

    /// The file's size in bytes, according to the header.
    var fileSize: Int {
        let pageSize = number(at: 16, count: 2)
        return (pageSize == 1 ? 65_536 : pageSize) * number(at: 28, count: 4)
    }

    var userVersion: Int { number(at: 60, count: 4) }
    var application: Int { number(at: 68, count: 4) }

    /// - Throws: `CatalogProblem` if the file is not a complete catalog of the supported version.
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
