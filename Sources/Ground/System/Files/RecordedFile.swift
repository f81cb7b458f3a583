/// A file for its owner alone that this process writes at its end, while others may read it.
package final class RecordedFile: Sendable {
    package let path: String
    private let descriptor: FileDescriptor

    package typealias Problem = FileSystem.LockProblem

    /// Opens the file, and creates it if it is absent.
    /// - Throws: `.taken` if another process writes it.
    package init(_ path: String) throws(Problem) {
        self.path = path
        descriptor = try FileSystem.openLocked(path)
    }

    deinit { descriptor.closeQuietly() }

    /// Writes the first bytes of the file, and the very first byte last: `isBegun` ignores what a killed process
    /// leaves.
    /// - Throws: `Errno`; the file is empty then, if possible.
    package func begin(with bytes: [UInt8]) throws(Errno) {
        do throws(Errno) {
            try truncate(to: 0)
            try write(Array(bytes.dropFirst()), at: 1)
            try sync()
            try write(Array(bytes.prefix(1)), at: 0)
        } catch {
            try? truncate(to: 0)
            throw error
        }
    }

    /// Returns whether a file has its first bytes, as `begin` wrote them.
    package static func isBegun(_ path: String) -> Bool {
        guard let start = try? FileSystem.start(of: path, count: 1) else { return false }
        return start.bytes.first ?? 0 != 0
    }

    package func write(_ bytes: [UInt8], at offset: Int) throws(Errno) { try descriptor.write(all: bytes, at: offset) }

    /// The size in bytes; 0 if it cannot be read.
    package var size: Int { (try? descriptor.size()) ?? 0 }

    package func truncate(to length: Int) throws(Errno) { try descriptor.truncate(to: length) }

    /// Waits until the file is on the disk.
    package func sync() throws(Errno) { try descriptor.synchronize() }
}
