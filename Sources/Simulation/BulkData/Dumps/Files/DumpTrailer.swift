import TonearmSystem

/// The last record of a file of the Enterprise Partner Feed, `#recordsWritten:N`.
enum DumpTrailer {
    /// The number of bytes at a file's end that contain the trailer, as Apple's importer reads them.
    private static let length = 40

    /// Looks for the trailer before anything is staged.
    static func check(_ path: String) throws {
        let file = try DumpFileProblem.reading { () throws(FileSystem.ReadProblem) in try OpenFile(path) }
        let end = try DumpFileProblem.reading { () throws(FileSystem.ReadProblem) in
            try file.bytes(in: max(file.size - length, 0)..<file.size)
        }
        guard String(decoding: end, as: UTF8.self).contains("#recordsWritten:") else {
            throw DumpFileProblem("it is cut short: it does not end with the trailer '#recordsWritten:NUMBER'")
        }
    }
}
