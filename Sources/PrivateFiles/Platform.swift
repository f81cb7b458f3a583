// The one file of this target that knows which system it runs on.
#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The calls of the system that private files are made of. Those that can fail return the error's number, or nil when all went well.
enum FileSystem {
    static var process: Int32 { getpid() }

    static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    static func makeFolder(_ path: String) -> Int32? { mkdir(path, 0o700) == 0 || errno == EEXIST ? nil : errno }

    static func move(_ path: String, to other: String) -> Int32? { rename(path, other) == 0 ? nil : errno }

    static func remove(_ path: String) -> Bool { unlink(path) == 0 }

    /// A new file, on the disk when this returns.
    static func create(_ path: String, _ bytes: [UInt8]) -> Int32? {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return errno }
        var failure: Int32?
        var start = 0
        while start < bytes.count, failure == nil {
            let count = bytes[start...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 { start += count } else if errno != EINTR { failure = errno }
        }
        if failure == nil, fsync(descriptor) != 0 { failure = errno }
        if close(descriptor) != 0, failure == nil { failure = errno }
        return failure
    }

    /// Opens a file, which is made if it is not there, and locks it.
    static func openLocked(_ path: String) -> Result<Int32, FileLock.Failure> {
        let descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return .failure(.impossible(errno)) }
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return .success(descriptor) }
        let number = errno
        close(descriptor)
        return .failure(number == EWOULDBLOCK ? .taken : .impossible(number))
    }

    static func end(_ descriptor: Int32) { _ = close(descriptor) }

    static func syncFolder(_ path: String) {
        let descriptor = open(path.isEmpty ? "." : path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }

    static func read(_ path: String, limit: Int) -> Result<[UInt8], PrivateFile.ReadFailure> {
        // Not waiting, because a pipe of this name would keep us for ever.
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            return .failure(errno == ENOENT || errno == ENOTDIR ? .absent : .unreadable(errno))
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            return .failure(.unreadable(EINVAL))
        }
        return contents(of: descriptor, limit: limit).map { .success($0) } ?? .failure(.unreadable(EIO))
    }

    private static func contents(of descriptor: Int32, limit: Int) -> [UInt8]? {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while bytes.count <= limit {
            let count = systemRead(descriptor, &buffer, buffer.count)
            if count == 0 { return bytes }
            if count > 0 { bytes += buffer[..<count] } else if errno != EINTR { return nil }
        }
        return nil
    }

    static func names(in folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { names.append(String(cString: $0)) }
            }
        }
        return names
    }
}

/// read(2), under a name that does not hide behind `FileSystem.read`.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}
