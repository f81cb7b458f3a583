import SQLite
import SystemLayer

extension DatabaseHeader {
    /// - Throws: `CatalogProblem` if the file is not a whole catalog of the version that this program reads.
    static func checkCatalog(_ path: String) throws(CatalogProblem) {
        let (start, size) = try CatalogProblem.reading { () throws(FileSystem.ReadFailure) in
            try FileSystem.start(of: path, count: length)
        }
        guard let header = DatabaseHeader(start), header.application == CatalogFormat.application else {
            throw .noCatalog
        }
        guard header.userVersion == CatalogFormat.version else {
            throw .version(found: header.userVersion, known: CatalogFormat.version)
        }
        guard size >= header.fileSize else { throw .truncated(found: size, expected: header.fileSize) }
    }
}
