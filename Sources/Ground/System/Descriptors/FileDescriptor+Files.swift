#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Properties and changes of open files.
extension FileDescriptor {
    /// Opens a file. Programs that are started do not inherit the descriptor.
    /// - Parameter permissions: of a file that is created.
    package static func open(
        path: String, _ mode: AccessMode, options: OpenOptions = [], permissions: FilePermissions? = nil
    ) throws(Errno) -> FileDescriptor {
        try SystemCall.run(mode == .readOnly ? nil : .open) {
            try open(
                path, mode, options: options.union(.closeOnExec), permissions: permissions, retryOnInterrupt: false)
        }
    }

    /// Returns the status of the open file.
    func status() throws(Errno) -> Stat { try Stat(self, retryOnInterrupt: true) }

    /// Returns the size of the open file in bytes.
    package func size() throws(Errno) -> Int { Int(try status().size) }

    /// The offset of the next byte that is read, also by a program that shares the descriptor; nil for a pipe.
    package var position: Int? {
        (try? SystemCall.run { try seek(offset: 0, from: .current) }).map { Int($0) }
    }

    /// Returns whether the path still names this file.
    package func isNamed(_ path: String) -> Bool {
        guard let own = try? status(), let named = try? FileSystem.status(of: path, followsLinks: false) else {
            return false
        }
        return own.inode == named.inode && own.deviceID == named.deviceID
    }

    /// Cuts the file off, or extends it with zeros.
    package func truncate(to length: Int) throws(Errno) {
        try SystemCall.run(.truncate) { try resize(to: Int64(length), retryOnInterrupt: false) }
    }

    /// Waits until the file's bytes and properties are on the disk.
    package func synchronize() throws(Errno) {
        _ = try SystemCall.run(.sync) { try SystemCall.result(fsync(rawValue)) }
    }

    /// Sets the permission bits of the open file.
    func setPermissions(_ mode: Int) { _ = fchmod(rawValue, mode_t(mode)) }

    /// Locks the file for this process until the file is closed.
    /// - Throws: `wouldBlock` if another process has locked it.
    package func lock() throws(Errno) {
        _ = try SystemCall.run { try SystemCall.result(flock(rawValue, LOCK_EX | LOCK_NB)) }
    }
}
