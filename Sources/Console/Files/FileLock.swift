/// Keeps a file for one process: whoever holds the lock of `X` may write `X`. Held until it is released, or the process ends in whatever way.
///
/// The lock is of a file of its own, `X.lock`, because `X` itself is another file after each replacement.
package final class FileLock: Sendable {
    private let descriptor: Int32

    package typealias Failure = FileSystem.LockFailure

    /// - Throws: `Failure`.
    package init(of path: String) throws(Failure) {
        if let number = PrivateFile.makeFolders(for: path) { throw .impossible(number) }
        switch FileSystem.openLocked(path + ".lock") {
        case .success(let descriptor): self.descriptor = descriptor
        case .failure(let failure): throw failure
        }
    }

    deinit { FileSystem.close(descriptor) }
}
