// With Platform+Files.swift and Platform+Status.swift, what of this target knows on which system it runs.
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
    package static let connectionRefused = ECONNREFUSED
    package static let connectionTimedOut = ETIMEDOUT
    /// A connection that the other side, or the way, ended.
    package static let connectionEnds: Set = [ECONNRESET, ECONNABORTED, EPIPE, ENOTCONN]
    package static let brokenPipeSignal = SIGPIPE
    package static let interruptSignal = SIGINT
    /// What a shell says of a program that a closed pipe ended.
    package static let closedPipeStatus = 128 + SIGPIPE

    /// Lets writes to a closed pipe, and beyond the size that a file may have, fail instead of ending the process. Handlers and not `SIG_IGN`,
    /// which programs that are started would inherit.
    package static func surviveClosedPipes() {
        signal(SIGPIPE) { _ in }
        signal(SIGXFSZ) { _ in }
    }

    /// The same, and for writes beyond the size that a file may have, in a program that starts no others.
    package static func surviveFailedWrites() {
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
    }

    /// Ends the process.
    package static func exit(_ status: Int32) -> Never { systemExit(status) }

    /// Ends the process as it stands: whatever else it does stops, and nothing is tidied up.
    package static func exitAtOnce(_ status: Int32) -> Never { _exit(status) }

    /// Closes all but standard input, output and error: what whoever started this program had open, and did not mean for it. A socket that is
    /// kept so stays open for the other side too.
    package static func closeInherited() {
        for number in FileSystem.names(in: "/dev/fd").compactMap(Int32.init) where number > 2 { _ = close(number) }
    }

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

    /// Another program's file, beside that of the running one; its bare name where that is not known.
    ///
    /// Beside one that was built to be tried, the others may not have been built; those that were built to be installed do as well.
    package static func neighbor(_ name: String) -> String {
        guard let own = program, let end = own.lastIndex(of: "/") else { return name }
        let beside = String(own[...end]) + name
        let folder = own[..<end]
        guard folder.hasSuffix("/debug"), access(beside, X_OK) != 0 else { return beside }
        let optimized = "\(folder.dropLast("debug".utf8.count))release/\(name)"
        return access(optimized, X_OK) == 0 ? optimized : beside
    }

    /// Lets another program go on in this process. Does not come back when it works.
    /// - Returns: the error's number.
    package static func replaceProcess(with program: String, _ arguments: [String]) -> Int32 {
        let words = ([program] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        execv(program, words)
        return errno
    }

    package static var process: Int32 { getpid() }

    /// Whether there is a process of a number, be it somebody else's.
    static func isRunning(_ process: Int32) -> Bool { kill(process, 0) == 0 || errno != ESRCH }

    /// Whether an error's number says that a disk, a quota or the size that a file may have is used up.
    package static func isWantOfRoom(_ number: Int32) -> Bool { [ENOSPC, EDQUOT, EFBIG].contains(number) }

    /// Whether an error's number says that this process, or the system, can open nothing more for now.
    package static func isShortage(_ number: Int32) -> Bool { [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(number) }

    /// Writes all bytes.
    /// - Returns: the error's number, or nil when all is written.
    package static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
        var start = 0
        while start < bytes.count {
            let count = bytes[start...].withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 { start += count } else if errno != EINTR { return errno }
        }
        return nil
    }

    /// Writes all bytes at a place of a file.
    static func writeAll(_ bytes: [UInt8], to descriptor: Int32, at offset: Int) -> Int32? {
        var start = 0
        while start < bytes.count {
            let count = bytes[start...].withUnsafeBytes {
                systemWrite(descriptor, $0.baseAddress, $0.count, at: off_t(offset + start))
            }
            if count >= 0 { start += count } else if errno != EINTR { return errno }
        }
        return nil
    }

    static func truncate(_ file: Int32, to length: Int) -> Int32? {
        FileFault.failure(of: .truncate) ?? (ftruncate(file, off_t(length)) == 0 ? nil : errno)
    }

    static func synchronize(_ descriptor: Int32) -> Int32? {
        FileFault.failure(of: .sync) ?? (fsync(descriptor) == 0 ? nil : errno)
    }

    /// Tells the system that a part of a file is not read soon: Linux begins to bring it to the disk then.
    static func forget(_ descriptor: Int32, _ place: Range<Int>) {
        #if !canImport(Darwin)
            _ = posix_fadvise(descriptor, off_t(place.lowerBound), off_t(place.count), POSIX_FADV_DONTNEED)
        #endif
    }

    /// Reads to the end.
    /// - Parameters:
    ///   - limit: bytes; whoever has more is not read to the end.
    ///   - size: how many bytes are probably there, which is where memory is taken for them at once.
    static func readAll(
        from descriptor: Int32, limit: Int, expecting size: Int = 0
    ) throws(FileSystem.ReadFailure) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(min(size, limit))
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while bytes.count <= limit {
            let count = read(descriptor, &buffer, buffer.count)
            if count == 0 { return bytes }
            if count > 0 { bytes += buffer[..<count] } else if errno != EINTR { throw .unreadable(errno) }
        }
        throw .tooLong
    }

    /// All of standard input, of which nobody has read yet; no more than a mebibyte.
    package static var standardInput: [UInt8]? { try? readAll(from: 0, limit: 1 << 20) }

    /// Reads a part of a file; less where it ends before that.
    static func readPart(of file: Int32, _ range: Range<Int>) throws(FileSystem.ReadFailure) -> [UInt8] {
        var number: Int32?
        let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, filled in
            while filled < range.count {
                let rest = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[filled...])
                let count = pread(file, rest.baseAddress, range.count - filled, off_t(range.lowerBound + filled))
                if count == 0 { return }
                if count > 0 {
                    filled += count
                } else if errno != EINTR {
                    number = errno
                    return
                }
            }
        }
        if let number { throw .unreadable(number) }
        return bytes
    }

    package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

    /// The columns of a terminal; nil when it does not say.
    package static func columns(of descriptor: Int32) -> Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// The lines of a terminal; nil when it does not say.
    package static func lines(of descriptor: Int32) -> Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0 else { return nil }
        return Int(size.ws_row)
    }

    /// The size of a terminal's characters; the usual one where it does not say.
    package static func cell(of descriptor: Int32) -> CellSize {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return .usual }
        return CellSize(
            pixels: (Int(size.ws_xpixel), Int(size.ws_ypixel)), columns: Int(size.ws_col), rows: Int(size.ws_row))
    }

    /// Seconds since 1970.
    package static var now: Int { time(nil) }

    /// Milliseconds since 1970.
    package static var milliseconds: Int {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
    }

    /// Microseconds since some moment, which setting the clock does not change.
    package static var elapsedMicroseconds: Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return time.tv_sec * 1_000_000 + time.tv_nsec / 1000
    }

    /// Whether the process can look at its own threads, which Linux shows in a file system.
    package static var showsThreads: Bool {
        #if os(Linux)
            access("/proc/self/task", R_OK | X_OK) == 0
        #else
            true
        #endif
    }

    /// How many things can run at the same time.
    package static var processors: Int { max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1) }

    package static var randomSeed: UInt64 { .random(in: .min ... .max) }

    /// Sends what Ctrl-C sends to this program and to those that it started.
    package static func interruptGroup() { kill(0, SIGINT) }

    /// The system's own words for an error: "No space left on device".
    package static func message(_ number: Int32) -> String { String(cString: strerror(number)) }

    /// `Illegal instruction`
    package static func name(ofSignal number: Int32) -> String { String(cString: strsignal(number)) }

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
        TerminalModesAtStart.giveBack()
        if let start = UnsafeRawPointer(bitPattern: address.load(ordering: .acquiring)) {
            _ = write(2, start, length.load(ordering: .acquiring))
        }
        signal(fault, SIG_DFL)
        raise(fault)
    }
}

// The system's calls whose names functions above have too.
func systemOpen(_ path: String, _ flags: Int32, _ mode: mode_t = 0) -> Int32 {
    if flags & (O_WRONLY | O_RDWR) != 0, let number = FileFault.failure(of: .open) {
        errno = number
        return -1
    }
    return open(path, flags, mode)
}
func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}
func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int, at offset: off_t? = nil) -> Int {
    let fault = FileFault.failure(ofWriting: count)
    let count = fault?.written ?? count
    let written =
        if let offset { pwrite(descriptor, buffer, count, offset) } else { write(descriptor, buffer, count) }
    guard let fault else { return written }
    errno = fault.number
    return -1
}
func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }
func systemExit(_ status: Int32) -> Never { exit(status) }
