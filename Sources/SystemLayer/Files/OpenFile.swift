/// A file that stays open and is read in pieces, so that its size costs no memory.
package final class OpenFile: Sendable {
    /// The size in bytes when it was opened.
    package let size: Int
    private let descriptor: FileDescriptor

    /// - Throws: `.noFile` for a folder, a pipe or a device.
    package init(_ path: String) throws(FileSystem.ReadFailure) { (descriptor, size) = try FileSystem.openFile(path) }

    deinit { descriptor.closeQuietly() }

    /// - Returns: fewer bytes than the range has if the file ends in it.
    package func bytes(in range: Range<Int>) throws(FileSystem.ReadFailure) -> [UInt8] {
        do throws(Errno) { return try descriptor.bytes(in: range) } catch { throw .unreadable(error) }
    }
}
