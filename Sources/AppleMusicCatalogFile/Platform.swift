// The one file of this target that knows which system it runs on.
#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The calls of the system that catalog files need beside SQLite.
package enum FileSystem {
    /// The first bytes of a file and how long it is.
    /// - Throws: `CatalogProblem` when there is no such file, or it cannot be read.
    static func start(of path: String, count: Int) throws(CatalogProblem) -> (bytes: [UInt8], size: Int) {
        // Not waiting, because a pipe of this name would keep us for ever.
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileSystem.problem(errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .unreadable(errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .noFile }
        var buffer = [UInt8](repeating: 0, count: count)
        let found = read(descriptor, &buffer, count)
        guard found >= 0 else { throw .unreadable(errno) }
        return (Array(buffer[..<found]), Int(status.st_size))
    }

    private static func problem(_ number: Int32) -> CatalogProblem {
        number == ENOENT || number == ENOTDIR ? .absent : .unreadable(number)
    }

    static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    /// Bytes.
    static func size(_ path: String) -> Int {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : 0
    }

    @discardableResult
    static func remove(_ path: String) -> Bool { unlink(path) == 0 }

    /// Makes the file safe on the disk and gives it its name.
    /// - Returns: the number of the error, or nil.
    static func publish(_ path: String, as name: String) -> Int32? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return errno }
        let synced = fsync(descriptor)
        let number = errno
        close(descriptor)
        if synced != 0 { return number }
        guard rename(path, name) == 0 else { return errno }
        let folder = String(name[..<(name.lastIndex(of: "/") ?? name.startIndex)])
        let folderDescriptor = open(folder.isEmpty ? "/" : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if folderDescriptor >= 0 {
            fsync(folderDescriptor)
            close(folderDescriptor)
        }
        return nil
    }

    /// - Returns: the number of the error, or nil when the whole file is there a second time.
    static func copy(_ path: String, to other: String) -> Int32? {
        let source = open(path, O_RDONLY | O_CLOEXEC)
        guard source >= 0 else { return errno }
        defer { close(source) }
        let target = open(other, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard target >= 0 else { return errno }
        var failure: Int32?
        var buffer = [UInt8](repeating: 0, count: 1 << 20)
        while failure == nil {
            let count = read(source, &buffer, buffer.count)
            if count == 0 { break }
            if count < 0 {
                if errno != EINTR { failure = errno }
                continue
            }
            var start = 0
            while start < count, failure == nil {
                let written = buffer[start..<count].withUnsafeBytes { write(target, $0.baseAddress, $0.count) }
                if written >= 0 { start += written } else if errno != EINTR { failure = errno }
            }
        }
        return close(target) == 0 ? failure : failure ?? errno
    }

    /// A file's bytes.
    /// - Throws: `CatalogProblem`.
    static func contents(of path: String, limit: Int) throws(CatalogProblem) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileSystem.problem(errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw .noFile }
        guard Int(status.st_size) <= limit else { throw .unreadable(EFBIG) }
        var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
        var start = 0
        while start < bytes.count {
            let count = bytes[start...].withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
            if count == 0 { break }
            if count > 0 { start += count } else if errno != EINTR { throw .unreadable(errno) }
        }
        return Array(bytes[..<start])
    }

    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// The names in a folder, sorted; none when it cannot be read.
    static func names(in folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    /// A path from the root.
    package static func absolute(_ path: String) -> String {
        if path.hasPrefix("/") { return path }
        guard let folder = getcwd(nil, 0) else { return path }
        defer { free(folder) }
        return String(cString: folder) + "/" + path
    }

    package static func message(_ number: Int32) -> String { String(cString: strerror(number)) }
}
