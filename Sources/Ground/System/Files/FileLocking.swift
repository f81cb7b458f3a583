/// A lock that keeps a file for one process: the holder may write `X`. The lock ends with this value or with the
/// process.
///
/// The locked file is a separate one, `X.lock`, because each replacement makes `X` a new file.
package final class FileLock: Sendable {
    private let descriptor: FileDescriptor

    package typealias Problem = FileSystem.LockProblem

    /// - Throws: `Problem`.
    package init(of path: String) throws(Problem) {
        if let error = PrivateFile.makeFolders(for: path) { throw .impossible(error) }
        descriptor = try FileSystem.openLocked(path + ".lock")
    }

    deinit { descriptor.closeQuietly() }
}

extension FileSystem {
    /// The number of tries for a lock. A program that another thread starts holds the locks of this process between
    /// `fork` and `exec`, so a lock that was just released can be taken for a moment.
    private static let lockAttempts = 20
    /// The time in milliseconds between two tries.
    private static let lockPause: UInt32 = 5

    /// Opens a file for its owner alone, creates it if it is absent, and locks it.
    static func openLocked(_ path: String) throws(LockProblem) -> FileDescriptor {
        let descriptor: FileDescriptor
        do throws(Errno) {
            descriptor = try FileDescriptor.open(
                path: path, .readWrite, options: [.create, .noFollow], permissions: .ownerReadWrite)
        } catch {
            throw .impossible(error)
        }
        do throws(LockProblem) {
            guard (try? descriptor.status())?.type == .regular else { throw .noFile }
            try lock(descriptor)
            return descriptor
        } catch {
            descriptor.closeQuietly()
            throw error
        }
    }

    private static func lock(_ descriptor: FileDescriptor) throws(LockProblem) {
        for attempt in 1...lockAttempts {
            do throws(Errno) {
                return try descriptor.lock()
            } catch {
                if error != .wouldBlock { throw .impossible(error) }
            }
            if attempt < lockAttempts { FileDescriptor.pause(milliseconds: lockPause) }
        }
        throw .taken
    }
}
