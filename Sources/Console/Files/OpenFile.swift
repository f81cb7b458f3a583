/// A file that stays open and is read in pieces, so that its length costs no memory.
package final class OpenFile: Sendable {
    /// Bytes, when it was opened.
    package let size: Int
    private let descriptor: Int32

    /// - Throws: `.noFile` for a folder, a pipe or a device.
    package init(_ path: String) throws(FileSystem.ReadFailure) {
        (descriptor, size) = try FileSystem.openFile(path)
    }

    deinit { FileSystem.close(descriptor) }

    /// - Returns: what stands there; less where the file ends before that.
    package func bytes(in range: Range<Int>) throws(FileSystem.ReadFailure) -> [UInt8] {
        try OperatingSystem.readPart(of: descriptor, range)
    }
}
