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

    /// Writes bytes at the end of the file all together or not at all, though the program is killed meanwhile: within a page of a file, the system
    /// does not look for that. It is no promise for a machine without power.
    /// - Returns: false where it cannot be done so; then nothing was written.
    package func writeAtOnce(_ bytes: [UInt8], at end: Int) throws(WriteFailure) -> Bool {
        guard !bytes.isEmpty, end / Self.smallestPage == (end + bytes.count - 1) / Self.smallestPage else {
            return bytes.isEmpty
        }
        let count = OperatingSystem.writeOnce(bytes, to: descriptor, at: end)
        // There is a limit to the file, or no room, which whoever writes in steps is told.
        if count > 0, count < bytes.count { try truncate(to: end) }
        return count == bytes.count
    }

    /// Bytes; on no system a page is smaller.
    private static let smallestPage = 4096

    /// Cuts it off.
    package func truncate(to length: Int) throws(WriteFailure) {
        try check(OperatingSystem.truncate(descriptor, to: length))
    }

    /// Returns when what was written is on the disk.
    package func sync() throws(WriteFailure) { try check(OperatingSystem.synchronize(descriptor)) }

    /// The same where what was written did not make the file longer.
    package func syncContent() throws(WriteFailure) { try check(OperatingSystem.synchronizeContent(descriptor)) }

    /// Makes it so many zeros, which are on the disk then.
    /// - Parameter size: bytes.
    package func fill(to size: Int) throws(WriteFailure) {
        try truncate(to: 0)
        let zeros = [UInt8](repeating: 0, count: 1 << 20)
        for start in stride(from: 0, to: size, by: zeros.count) {
            try write(Array(zeros.prefix(size - start)), at: start)
        }
        try sync()
        FileSystem.synchronizeFolder(of: path)
    }

    /// Whether it is still the file at its path.
    package var isInPlace: Bool {
        let stamp = FileSystem.stamp(ofOpen: descriptor)
        return stamp != nil && stamp == FileSystem.stamp(of: path)
    }

    private func check(_ number: Int32?) throws(WriteFailure) {
        if let number { throw WriteFailure(number: number) }
    }
}
