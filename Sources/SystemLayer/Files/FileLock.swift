/// A lock that keeps a file for one process: the holder may write `X`. The lock ends with this value or with the process.
///
/// The locked file is a separate one, `X.lock`, because each replacement makes `X` a new file.
package final class FileLock: Sendable {
    private let descriptor: FileDescriptor

    package typealias Failure = FileSystem.LockFailure

    /// - Throws: `Failure`.
    package init(of path: String) throws(Failure) {
        if let error = PrivateFile.makeFolders(for: path) { throw .impossible(error) }
        descriptor = try FileSystem.openLocked(path + ".lock")
    }

    deinit { descriptor.closeQuietly() }
}
