// The one file of this target that knows which system it runs on.
import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The process and what surrounds it: signals, descriptors, environment, time.
package enum OperatingSystem {
    package static let brokenPipe = EPIPE
    package static let addressInUse = EADDRINUSE
    package static let brokenPipeSignal = SIGPIPE
    package static let interruptSignal = SIGINT
    /// What a shell says of a program that a closed pipe ended.
    package static let closedPipeStatus = 128 + SIGPIPE

    /// Lets writes to a closed pipe fail instead of ending the process. A handler and not `SIG_IGN`, which programs that are started would
    /// inherit.
    package static func surviveClosedPipes() { signal(SIGPIPE) { _ in } }

    /// The same, and for writes beyond the size that a file may have, in a program that starts no others.
    package static func surviveFailedWrites() {
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
    }

    /// Ends the process.
    package static func exit(_ status: Int32) -> Never { systemExit(status) }

    /// The file of the running program, links followed.
    package static var program: String? {
        #if canImport(Darwin)
            var size = UInt32(PATH_MAX)
            var buffer = [CChar](repeating: 0, count: Int(size))
            guard _NSGetExecutablePath(&buffer, &size) == 0, let resolved = realpath(buffer, nil) else { return nil }
        #else
            guard let resolved = realpath("/proc/self/exe", nil) else { return nil }
        #endif
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Lets another program go on in this process. Does not come back when it works.
    /// - Returns: the error's number.
    package static func replaceProcess(with program: String, _ arguments: [String]) -> Int32 {
        let words = ([program] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        execv(program, words)
        return errno
    }

    static var process: Int32 { getpid() }

    /// Writes all bytes.
    /// - Returns: the error's number, or nil when all is written.
    package static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
        var start = 0
        while start < bytes.count {
            let count = bytes[start...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 { start += count } else if errno != EINTR { return errno }
        }
        return nil
    }

    /// Reads to the end.
    /// - Parameter limit: bytes; whoever has more is not read to the end.
    static func readAll(from descriptor: Int32, limit: Int) throws(FileSystem.ReadFailure) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while bytes.count <= limit {
            let count = read(descriptor, &buffer, buffer.count)
            if count == 0 { return bytes }
            if count > 0 { bytes += buffer[..<count] } else if errno != EINTR { throw .unreadable(errno) }
        }
        throw .tooLong
    }

    package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

    /// The columns of a terminal; nil when it does not say.
    package static func columns(of descriptor: Int32) -> Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// Seconds since 1970.
    package static var now: Int { time(nil) }

    /// Milliseconds since 1970.
    package static var milliseconds: Int {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
    }

    /// How many things can run at the same time.
    package static var processors: Int { max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1) }

    package static var randomSeed: UInt64 { .random(in: .min ... .max) }

    /// The system's own words for an error: "No space left on device".
    package static func message(_ number: Int32) -> String { String(cString: strerror(number)) }

    package static func environment(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    /// The language in which the user wants to be spoken to, as a tag: `ja` of `ja_JP.UTF-8` (POSIX, "Internationalization
    /// Variables"); nil where none is set.
    package static var language: String? {
        let value = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment($0) }.first { !$0.isEmpty }
        guard let tag = value?.prefix(while: { $0.isASCII && $0.isLetter }), tag.count > 1 else { return nil }
        return String(tag)
    }

    /// The 4 or 16 bytes of an internet address; nil for a name.
    package static func addressBytes(_ text: String) -> [UInt8]? {
        for (family, count) in [(AF_INET, 4), (AF_INET6, 16)] {
            var bytes = [UInt8](repeating: 0, count: count)
            if inet_pton(family, text, &bytes) == 1 { return bytes }
        }
        return nil
    }
}

/// What is said on standard error when a fault ends the process, because such an end says nothing by itself.
///
/// A signal handler may do next to nothing, so the words lie ready, in memory that nobody frees.
enum CrashMessage {
    private static let address = Atomic<Int>(0)
    private static let length = Atomic<Int>(0)
    private static let writing = Mutex<Void>(())
    private static let capacity = 4096

    /// The signals of a trap, of memory that is not there, and of a stack that is full.
    private static let faults = [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV]

    static func install() {
        writing.withLock { _ in
            guard address.load(ordering: .relaxed) == 0 else { return }
            let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
            length.store(0, ordering: .relaxed)
            address.store(Int(bitPattern: buffer), ordering: .releasing)
        }
        for fault in faults { signal(fault, say) }
    }

    static func set(_ text: String) {
        writing.withLock { _ in
            guard let buffer = UnsafeMutablePointer<UInt8>(bitPattern: address.load(ordering: .relaxed)) else { return }
            length.store(0, ordering: .releasing)
            var count = 0
            for byte in text.utf8.prefix(capacity) {
                buffer[count] = byte
                count += 1
            }
            length.store(count, ordering: .releasing)
        }
    }

    /// Then the signal does what it does without us.
    private static let say: @convention(c) (Int32) -> Void = { fault in
        if let start = UnsafeRawPointer(bitPattern: address.load(ordering: .acquiring)) {
            _ = write(2, start, length.load(ordering: .acquiring))
        }
        signal(fault, SIG_DFL)
        raise(fault)
    }
}

/// Files by their paths. What can fail returns the error's number, or nil when all went well, if nothing else is said.
package enum FileSystem {
    package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    package static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Bytes.
    package static func size(_ path: String) -> Int {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : 0
    }

    /// A folder for its owner alone.
    static func makeFolder(_ path: String) -> Int32? { mkdir(path, 0o700) == 0 || errno == EEXIST ? nil : errno }

    static func move(_ path: String, to other: String) -> Int32? { rename(path, other) == 0 ? nil : errno }

    /// - Returns: whether there was a file that could be removed.
    @discardableResult
    package static func remove(_ path: String) -> Bool { unlink(path) == 0 }

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
        if kind != .any { _ = try plainSize(descriptor) }
        return try OperatingSystem.readAll(from: descriptor, limit: limit)
    }

    package enum Kind: Sendable {
        /// Pipes and devices too.
        case any
        /// A file, or a symbolic link to one.
        case file
        /// A file and no link: for files of our own.
        case ownFile
    }

    /// The first bytes of a file, and how long it is.
    package static func start(of path: String, count: Int) throws(ReadFailure) -> (bytes: [UInt8], size: Int) {
        let descriptor = systemOpen(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
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

    /// Why a file was not read.
    package enum ReadFailure: Error, Hashable {
        case absent
        /// It is a folder, a device or a pipe.
        case noFile
        case tooLong
        /// The error's number.
        case unreadable(Int32)

        /// The error's number; of several the one that says it best.
        package var number: Int32 {
            switch self {
            case .absent: ENOENT
            case .noFile: EINVAL
            case .tooLong: EFBIG
            case .unreadable(let number): number
            }
        }
    }
}

// MARK: - Writing

extension FileSystem {
    /// Writes a whole file where it stands, creating it as the umask says.
    package static func write(_ path: String, _ bytes: [UInt8], append: Bool = false) -> Int32? {
        filled(systemOpen(path, O_WRONLY | O_CREAT | O_CLOEXEC | (append ? O_APPEND : O_TRUNC), 0o666)) {
            OperatingSystem.writeAll(bytes, to: $0)
        }
    }

    /// A new file for its owner alone, or with the permissions of another.
    static func create(_ path: String, _ bytes: [UInt8], like other: String? = nil) -> Int32? {
        filled(systemOpen(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)) {
            var status = stat()
            if let other, stat(other, &status) == 0 { fchmod($0, status.st_mode & 0o777) }
            return OperatingSystem.writeAll(bytes, to: $0)
        }
    }

    /// Writes a file anew that is there already: a crash leaves the old one or the new one. Its permissions stay, and a
    /// link to it stays a link.
    package static func rewrite(_ path: String, _ bytes: [UInt8]) -> Int32? {
        guard let resolved = realpath(path, nil) else { return errno }
        let target = String(cString: resolved)
        free(resolved)
        let temporary = "\(target).\(OperatingSystem.process).new"
        remove(temporary)
        if let number = create(temporary, bytes, like: target) ?? publish(temporary, as: target) {
            remove(temporary)
            return number
        }
        return nil
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
        let failure = fsync(descriptor) == 0 ? nil : errno
        _ = systemClose(descriptor)
        if let failure = failure ?? move(path, to: name) { return failure }
        // A rename is safe only when the folder that names the file is on the disk too.
        let folder = String(name[..<(name.lastIndex(of: "/") ?? name.startIndex)])
        let folderDescriptor = systemOpen(
            folder.isEmpty ? (name.hasPrefix("/") ? "/" : ".") : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if folderDescriptor >= 0 {
            fsync(folderDescriptor)
            _ = systemClose(folderDescriptor)
        }
        return nil
    }

    /// Opens a file, which is made if it is not there, and locks it.
    static func openLocked(_ path: String) -> Result<Int32, LockFailure> {
        let descriptor = systemOpen(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return .failure(.impossible(errno)) }
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return .success(descriptor) }
        let number = errno
        _ = systemClose(descriptor)
        return .failure(number == EWOULDBLOCK ? .taken : .impossible(number))
    }

    /// Why a file was not locked.
    package enum LockFailure: Error, Hashable {
        /// Somebody else holds it.
        case taken
        /// The error's number.
        case impossible(Int32)
    }

    /// - Parameter descriptor: of the file that is filled and closed; negative when it could not be opened.
    private static func filled(_ descriptor: Int32, by fill: (Int32) -> Int32?) -> Int32? {
        guard descriptor >= 0 else { return errno }
        let failure = fill(descriptor)
        return systemClose(descriptor) == 0 ? failure : failure ?? errno
    }
}

// The system's calls whose names functions above have too.
private func systemOpen(_ path: String, _ flags: Int32, _ mode: mode_t = 0) -> Int32 { open(path, flags, mode) }
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}
private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }
private func systemExit(_ status: Int32) -> Never { exit(status) }
