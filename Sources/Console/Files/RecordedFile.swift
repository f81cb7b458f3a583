/// A file for its owner alone that is written at its end while others may read it, and by nobody else.
package final class RecordedFile: Sendable {
    package let path: String
    private let descriptor: Int32

    package typealias Failure = FileSystem.LockFailure

    /// Opens it, and makes it if it is not there.
    /// - Throws: `.taken` when somebody else writes it.
    package init(_ path: String) throws(Failure) {
        self.path = path
        switch FileSystem.openLocked(path) {
        case .success(let descriptor): self.descriptor = descriptor
        case .failure(let failure): throw failure
        }
    }

    deinit { FileSystem.close(descriptor) }

    package typealias WriteFailure = FileSystem.WriteFailure

    /// Writes the first bytes of a file, and its very first byte last: what a killed process leaves is no beginning, and `isBegun` tells.
    /// - Throws: `WriteFailure`; the file is empty then, where that is possible.
    package func begin(with bytes: [UInt8]) throws(WriteFailure) {
        do throws(WriteFailure) {
            try truncate(to: 0)
            try write(Array(bytes.dropFirst()), at: 1)
            try sync()
            try write(Array(bytes.prefix(1)), at: 0)
        } catch {
            try? truncate(to: 0)
            throw error
        }
    }

    /// Whether a file has its first bytes, as `begin` wrote them.
    package static func isBegun(_ path: String) -> Bool {
        guard let start = try? FileSystem.start(of: path, count: 1) else { return false }
        return start.bytes.first ?? 0 != 0
    }

    /// - Throws: `WriteFailure`.
    package func write(_ bytes: [UInt8], at offset: Int) throws(WriteFailure) {
        try check(OperatingSystem.writeAll(bytes, to: descriptor, at: offset))
    }

    /// Makes room at the end of the file, and takes it into memory. The room is on the disk already, so that it is known to be there.
    /// - Parameters:
    ///   - end: of what the file has; bytes.
    ///   - place: what has to be in the window; no more than the end.
    ///   - size: of the window, which begins with the page of the place: a multiple of `FileSystem.pageSize`.
    ///   - filling: what stands in the room.
    /// - Throws: `WriteFailure`, where there is no room or the file's system has no windows; the file is as it was then, where that is possible.
    package func window(
        at end: Int, from place: Int, size: Int, filling: UInt8
    ) throws(WriteFailure) -> FileWindow {
        let start = place - place % FileSystem.pageSize
        // Beyond its limit the process would be ended, for room that it may never need.
        guard size <= FileSystem.sizeLimit - start else { throw WriteFailure(number: FileSystem.tooLarge) }
        do throws(WriteFailure) {
            try write([UInt8](repeating: filling, count: start + size - end), at: end)
            return try FileWindow(descriptor, start..<(start + size))
        } catch {
            try? truncate(to: end)
            throw error
        }
    }

    /// Bytes.
    package var size: Int { FileSystem.size(ofOpen: descriptor) }

    /// Shortens or extends the file.
    package func truncate(to length: Int) throws(WriteFailure) {
        try check(OperatingSystem.truncate(descriptor, to: length))
    }

    /// Returns when what was written is on the disk.
    package func sync() throws(WriteFailure) { try check(OperatingSystem.synchronize(descriptor)) }

    /// Tells the system that a part is not read soon, so that the system writes it to the disk (`posix_fadvise`, not needed). Does not wait.
    package func forget(_ place: Range<Int>) { OperatingSystem.forget(descriptor, place) }

    private func check(_ number: Int32?) throws(WriteFailure) {
        if let number { throw WriteFailure(number: number) }
    }
}
