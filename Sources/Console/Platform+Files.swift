// Files, as far as they differ between systems.
#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Files by their paths. What can fail returns the error's number, or nil when all went well, if nothing else is said.
package enum FileSystem {
    /// A folder for its owner alone.
    static func makeFolder(_ path: String) -> Int32? {
        FileFault.failure(of: .makeFolder) ?? (mkdir(path, 0o700) == 0 || errno == EEXIST ? nil : errno)
    }

    static func move(_ path: String, to other: String) -> Int32? {
        FileFault.failure(of: .rename) ?? (rename(path, other) == 0 ? nil : errno)
    }

    /// Gives a file to its owner alone. A link, and what it leads to, stay as they are.
    package static func restrict(_ path: String) {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_mode & 0o077 != 0 else { return }
        _ = chmod(path, 0o600)
    }

    /// - Returns: whether there was a file that could be removed.
    @discardableResult
    package static func remove(_ path: String) -> Bool { FileFault.failure(of: .remove) == nil && unlink(path) == 0 }

    /// Removes a folder with all that is in it. Links are removed, and not what they lead to.
    package static func removeTree(_ folder: String) {
        for name in names(in: folder) {
            let path = "\(folder)/\(name)"
            // A folder is no file that could be removed, on any system.
            if !remove(path) { removeTree(path) }
        }
        rmdir(folder)
    }

    /// A name in the folder for what is needed only for a while; nothing of that name is there yet.
    package static func temporaryName(_ beginning: String) -> String {
        let folder = OperatingSystem.environment("TMPDIR").flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
        return "\(folder)/\(beginning)-\(String(UInt64.random(in: .min ... .max), radix: 36))"
    }

    /// The names in a folder, sorted; none when it cannot be read.
    package static func names(in folder: String) -> [String] {
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
}

// MARK: - Reading

extension FileSystem {
    /// A whole file.
    /// - Parameters:
    ///   - limit: bytes; a longer file is not read.
    ///   - kind: what may be at the path.
    package static func read(_ path: String, limit: Int, kind: Kind = .any) throws(ReadFailure) -> [UInt8] {
        // What must be a file is opened without waiting, because a pipe of this name would keep us for ever.
        let flags = kind == .any ? 0 : kind == .file ? O_NONBLOCK : O_NONBLOCK | O_NOFOLLOW
        let descriptor = systemOpen(path, O_RDONLY | O_CLOEXEC | flags)
        guard descriptor >= 0 else { throw failure(errno) }
        defer { _ = systemClose(descriptor) }
        let size = kind == .any ? 0 : try plainSize(descriptor)
        return try OperatingSystem.readAll(from: descriptor, limit: limit, expecting: size)
    }

    package enum Kind: Sendable {
        /// Pipes and devices too.
        case any
        /// A file, or a symbolic link to one.
        case file
        /// A file and no link: for files of our own.
        case ownFile
    }

    /// Who else can do something with a file.
    struct Access: Hashable {
        /// The permission bits.
        var mode: Int
        var othersCanRead: Bool
        var othersCanWrite: Bool
    }

    /// A whole file, which must be one, and who else can read and write it. A group of the system's may read the files of the system.
    static func readWithAccess(
        _ path: String, limit: Int, kind: Kind = .file
    ) throws(ReadFailure) -> (bytes: [UInt8], access: Access) {
        let flags = kind == .ownFile ? O_NOFOLLOW : 0
        let descriptor = systemOpen(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | flags)
        guard descriptor >= 0 else { throw failure(errno) }
        defer { _ = systemClose(descriptor) }
        _ = try plainSize(descriptor)
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .unreadable(errno) }
        let readers: mode_t = status.st_uid == 0 && getuid() != 0 ? 0o004 : 0o044
        let access = Access(
            mode: Int(status.st_mode & 0o777), othersCanRead: status.st_mode & readers != 0,
            othersCanWrite: status.st_mode & 0o022 != 0)
        return (try OperatingSystem.readAll(from: descriptor, limit: limit), access)
    }

    /// The first bytes of a file, and its size.
    package static func start(
        of path: String, count: Int, kind: Kind = .file
    ) throws(ReadFailure) -> (bytes: [UInt8], size: Int) {
        let flags = kind == .ownFile ? O_NOFOLLOW : 0
        let descriptor = systemOpen(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | flags)
        guard descriptor >= 0 else { throw failure(errno) }
        defer { _ = systemClose(descriptor) }
        let size = try plainSize(descriptor)
        var buffer = [UInt8](repeating: 0, count: count)
        let found = systemRead(descriptor, &buffer, count)
        guard found >= 0 else { throw .unreadable(errno) }
        return (Array(buffer[..<found]), size)
    }

    /// Opens a file to read, which is closed by `close`.
    package static func open(_ path: String) throws(ReadFailure) -> Int32 {
        let descriptor = systemOpen(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(errno) }
        return descriptor
    }

    /// Opens a file to read, which is closed by `close`; it must be one.
    static func openFile(_ path: String) throws(ReadFailure) -> (descriptor: Int32, size: Int) {
        let descriptor = systemOpen(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(errno) }
        do throws(ReadFailure) {
            return (descriptor, try plainSize(descriptor))
        } catch {
            close(descriptor)
            throw error
        }
    }

    package static func close(_ descriptor: Int32) { _ = systemClose(descriptor) }

    private static func failure(_ number: Int32) -> ReadFailure {
        number == ENOENT || number == ENOTDIR ? .absent : .unreadable(number)
    }

    private static func plainSize(_ descriptor: Int32) throws(ReadFailure) -> Int {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .unreadable(errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .noFile }
        return Int(status.st_size)
    }
}

// MARK: - Writing

extension FileSystem {
    /// Writes a whole file where it stands, creating it as the umask says.
    /// - Parameter isCancelled: asked while somebody is waited for who reads a pipe; `ECANCELED` is the answer then.
    package static func write(
        _ path: String, _ bytes: [UInt8], append: Bool = false, isCancelled: () -> Bool
    ) -> Int32? {
        var status = stat()
        if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFIFO {
            return writePipe(path, bytes, isCancelled: isCancelled)
        }
        return filled(systemOpen(path, O_WRONLY | O_CREAT | O_CLOEXEC | (append ? O_APPEND : O_TRUNC), 0o666)) {
            OperatingSystem.writeAll(bytes, to: $0)
        }
    }

    package static let cancelled = ECANCELED
    /// The disk does not do what it should.
    package static let failed = EIO
    /// The disk is full.
    package static let full = ENOSPC
    /// A file may not become so long.
    static let tooLarge = EFBIG

    /// Writes to a pipe with a name, as long as it takes until somebody opens it to read, and reads.
    private static func writePipe(_ path: String, _ bytes: [UInt8], isCancelled: () -> Bool) -> Int32? {
        var descriptor: Int32 = -1
        while descriptor < 0 {
            descriptor = systemOpen(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
            if descriptor >= 0 { break }
            guard errno == ENXIO || errno == EINTR else { return errno }
            if isCancelled() { return ECANCELED }
            usleep(pipePause)
        }
        return filled(descriptor) { descriptor in
            var start = 0
            while start < bytes.count {
                let count = bytes[start...].withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
                if count >= 0 {
                    start += count
                    continue
                }
                guard errno == EAGAIN || errno == EINTR else { return errno }
                if isCancelled() { return ECANCELED }
                usleep(pipePause)
            }
            return nil
        }
    }

    /// Microseconds between two looks at a pipe that nobody reads.
    private static let pipePause: UInt32 = 20_000

    /// A new file for its owner alone.
    static func create(_ path: String, _ bytes: [UInt8]) -> Int32? {
        create(path, like: nil) { OperatingSystem.writeAll(bytes, to: $0) }
    }

    /// Appends to a file of its owner's, or creates it for its owner alone.
    static func append(_ path: String, _ bytes: [UInt8]) -> Int32? {
        let flags = O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
        return filled(systemOpen(path, flags, 0o600)) { descriptor in
            var status = stat()
            guard fstat(descriptor, &status) == 0 else { return errno }
            guard status.st_mode & S_IFMT == S_IFREG else { return EINVAL }
            return OperatingSystem.writeAll(bytes, to: descriptor)
        }
    }

    /// A new file with the permissions of another, or for its owner alone.
    private static func create(_ path: String, like other: String?, by fill: (Int32) -> Int32?) -> Int32? {
        filled(systemOpen(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)) {
            var status = stat()
            if let other, stat(other, &status) == 0 { fchmod($0, status.st_mode & 0o777) }
            return fill($0)
        }
    }

    /// Writes a file anew that is there already: a crash leaves the old one or the new one. Its permissions stay, and a
    /// link to it stays a link.
    package static func rewrite(_ path: String, _ bytes: [UInt8]) -> Int32? {
        rewrite(path) { OperatingSystem.writeAll(bytes, to: $0) }
    }

    /// The same with what a body writes piece by piece.
    /// - Throws: `WriteFailure`, and what the body throws.
    package static func rewrite(
        _ path: String, by body: (_ write: @escaping ([UInt8]) throws -> Void) throws -> Void
    ) throws {
        var problem: (any Error)?
        let number = rewrite(path) { descriptor -> Int32? in
            do {
                try body { bytes in
                    if let number = OperatingSystem.writeAll(bytes, to: descriptor) {
                        throw WriteFailure(number: number)
                    }
                }
                return nil
            } catch {
                problem = error
                return failed
            }
        }
        if let problem { throw problem }
        if let number { throw WriteFailure(number: number) }
    }

    private static func rewrite(_ path: String, by fill: (Int32) -> Int32?) -> Int32? {
        guard let resolved = realpath(path, nil) else { return errno }
        let target = String(cString: resolved)
        free(resolved)
        removeLeftovers(of: target)
        let temporary = "\(target).\(OperatingSystem.process).new"
        remove(temporary)
        if let number = create(temporary, like: target, by: fill) ?? publish(temporary, as: target) {
            remove(temporary)
            return number
        }
        return nil
    }

    /// `X.4711.new`, of a process that is no more.
    static func isLeftover(_ name: String) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false).suffix(2)
        guard parts.last == "new", let process = parts.first.flatMap({ Int32($0) }), process > 0 else { return false }
        return !OperatingSystem.isRunning(process)
    }

    /// Removes what processes that are gone left half written beside a file.
    package static func removeLeftovers(of path: String) {
        let slash = path.lastIndex(of: "/")
        let folder = slash.map { String(path[..<$0]) } ?? "."
        let name = slash.map { path[path.index(after: $0)...] } ?? path[...]
        for other in names(in: folder.isEmpty ? "/" : folder)
        where other.hasPrefix(name + ".") && isLeftover(other) {
            remove("\(folder)/\(other)")
        }
    }

    /// Writes a file's bytes to another.
    package static func copy(_ path: String, to other: String) -> Int32? {
        let source = systemOpen(path, O_RDONLY | O_CLOEXEC)
        guard source >= 0 else { return errno }
        defer { _ = systemClose(source) }
        return filled(systemOpen(other, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)) { target in
            var buffer = [UInt8](repeating: 0, count: 1 << 20)
            while true {
                let count = systemRead(source, &buffer, buffer.count)
                if count == 0 { return nil }
                if count > 0 {
                    if let number = OperatingSystem.writeAll(Array(buffer[..<count]), to: target) { return number }
                } else if errno != EINTR {
                    return errno
                }
            }
        }
    }

    /// Makes a finished file safe on the disk and gives it its name, in the place of the file that had it.
    package static func publish(_ path: String, as name: String) -> Int32? {
        let descriptor = systemOpen(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return errno }
        let failure = OperatingSystem.synchronize(descriptor)
        _ = systemClose(descriptor)
        if let failure = failure ?? move(path, to: name) { return failure }
        // A rename is safe only when the folder that names the file is on the disk too.
        synchronizeFolder(of: name)
        return nil
    }

    /// Makes a file's name safe on the disk.
    static func synchronizeFolder(of name: String) {
        let folder = String(name[..<(name.lastIndex(of: "/") ?? name.startIndex)])
        let folderDescriptor = systemOpen(
            folder.isEmpty ? (name.hasPrefix("/") ? "/" : ".") : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if folderDescriptor >= 0 {
            _ = OperatingSystem.synchronize(folderDescriptor)
            _ = systemClose(folderDescriptor)
        }
    }

    /// The number of times that a lock is tried. A program that another thread starts holds the locks of this process from `fork` to `exec`,
    /// so one that was just given back can be taken for a moment.
    private static let lockAttempts = 20
    /// Microseconds between two of them.
    private static let lockPause: UInt32 = 5_000

    /// Opens a file, which is made if it is not there, and locks it.
    static func openLocked(_ path: String) -> Result<Int32, LockFailure> {
        let descriptor = systemOpen(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return .failure(.impossible(errno)) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            _ = systemClose(descriptor)
            return .failure(.noFile)
        }
        var number: Int32 = 0
        for attempt in 0..<lockAttempts {
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return .success(descriptor) }
            number = errno
            guard number == EWOULDBLOCK, attempt < lockAttempts - 1 else { break }
            usleep(lockPause)
        }
        _ = systemClose(descriptor)
        return .failure(number == EWOULDBLOCK ? .taken : .impossible(number))
    }

    /// - Parameter descriptor: of the file that is filled and closed; negative when it could not be opened.
    private static func filled(_ descriptor: Int32, by fill: (Int32) -> Int32?) -> Int32? {
        guard descriptor >= 0 else { return errno }
        let failure = fill(descriptor)
        return systemClose(descriptor) == 0 ? failure : failure ?? errno
    }
}
