/// A file that stays open and is read in pieces, so that its size costs no memory.
package final class OpenFile: Sendable {
    /// The size in bytes when it was opened.
    package let size: Int
    /// The identity and the last change when it was opened.
    package let stamp: FileSystem.Stamp
    private let descriptor: FileDescriptor

    /// - Throws: `.noFile` for a folder, a pipe or a device.
    package init(_ path: String) throws(FileSystem.ReadProblem) {
        let (descriptor, _) = try FileSystem.openFile(path)
        do throws(Errno) {
            stamp = FileSystem.Stamp(try descriptor.status())
        } catch {
            descriptor.closeQuietly()
            throw .unreadable(error)
        }
        size = stamp.byteCount
        self.descriptor = descriptor
    }

    deinit { descriptor.closeQuietly() }

    /// - Returns: fewer bytes than the range has if the file ends in it.
    package func bytes(in range: Range<Int>) throws(FileSystem.ReadProblem) -> [UInt8] {
        do throws(Errno) { return try descriptor.bytes(in: range) } catch { throw .unreadable(error) }
    }

    /// Returns whether the file was written after it was opened. A file that took its name in the meantime does not
    /// count.
    package var isChanged: Bool { (try? descriptor.status()).map { FileSystem.Stamp($0) } != stamp }
}
