/// A file for its owner alone that this process writes at its end, while others may read it.
package final class RecordedFile: Sendable {
    package let path: String
    private let descriptor: FileDescriptor

    package typealias Failure = FileSystem.LockFailure

    /// Opens the file, and creates it if it is absent.
    /// - Throws: `.taken` if another process writes it.
    package init(_ path: String) throws(Failure) {
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

    /// Extends the file and maps the new part into memory. The part is written first, so that the disk has space for
    /// it.
    /// - Parameters:
    ///   - end: the size of the file's content in bytes.
    ///   - place: the first byte that the window must contain; at most the end.
    ///   - size: of the window, which starts with the page of the place: a multiple of `FileSystem.pageSize`.
    ///   - filling: the content of the new part.
    /// - Throws: `Errno` if the disk is full or the file cannot be mapped; the file has its old size then, if possible.
    package func window(at end: Int, from place: Int, size: Int, filling: UInt8) throws(Errno) -> FileWindow {
        let start = place - place % FileSystem.pageSize
        // Beyond its limit the process would end, for a part that it may never need.
        guard size <= FileSystem.sizeLimit - start else { throw .fileTooLarge }
        do throws(Errno) {
            try write([UInt8](repeating: filling, count: start + size - end), at: end)
            return try FileWindow(descriptor, start..<(start + size))
        } catch {
            try? truncate(to: end)
            throw error
        }
    }

    /// The size in bytes; 0 if it cannot be read.
    package var size: Int { (try? descriptor.size()) ?? 0 }

    package func truncate(to length: Int) throws(Errno) { try descriptor.truncate(to: length) }

    /// Waits until the file is on the disk.
    package func sync() throws(Errno) { try descriptor.synchronize() }

    /// Tells the system that a part of the file is not read soon, so that it begins to write it to the disk
    /// (`posix_fadvise`). Does not wait.
    package func forget(_ place: Range<Int>) { descriptor.adviseUnused(place) }
}
