internal import Console

#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif

/// A failed system call.
struct SystemError: Error, Equatable {
    let code: Int32

    static var last: SystemError { SystemError(code: errno) }

    static let exists = SystemError(code: EEXIST)
    static let missing = SystemError(code: ENOENT)
    static let symbolicLink = SystemError(code: ELOOP)
    static let interrupted = SystemError(code: EINTR)
    static let wouldBlock = SystemError(code: EAGAIN)
    static let noDescriptor = SystemError(code: EBADF)

    /// The system's message: "No space left on device".
    var sentence: String { String(cString: strerror(code)) }
}

/// The kind of a file.
enum FileKind: Equatable {
    case regular, symbolicLink, nullDevice, other
}

/// An open file, which the caller must close.
struct Descriptor: Equatable {
    let number: Int32

    init(_ number: Int32) {
        self.number = number
    }

    /// Returns the kind of the path itself, without following links; nil if it does not exist.
    static func kind(of path: String) throws(SystemError) -> FileKind? {
        var status = stat()
        guard lstat(path, &status) == 0 else {
            if SystemError.last == .missing { return nil }
            throw .last
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .regular
        case S_IFLNK: return .symbolicLink
        case S_IFCHR:
            var null = stat()
            return stat("/dev/null", &null) == 0 && null.st_rdev == status.st_rdev ? .nullDevice : .other
        default: return .other
        }
    }

    static func read(_ path: String) throws(SystemError) -> Descriptor {
        try opened(open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC))
    }

    /// Opens a file for appending; a missing one is created with mode 0600.
    static func append(to path: String) throws(SystemError) -> Descriptor {
        if let number = FileFault.failure(of: .open) { throw SystemError(code: number) }
        return try opened(open(path, O_RDWR | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o600))
    }

    private static func opened(_ number: Int32) throws(SystemError) -> Descriptor {
        guard number >= 0 else { throw .last }
        return Descriptor(number)
    }

    func close() {
        _ = systemClose(number)
    }

    /// Reads, and returns the number of bytes, 0 at the end. Resumes after a signal.
    func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
        try counted { systemRead(number, buffer.baseAddress, buffer.count) }
    }

    /// Returns this number of bytes, or fewer at the end of the file.
    func bytes(at offset: Int, count: Int) throws(SystemError) -> [UInt8] {
        var failure: SystemError?
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            do throws(SystemError) {
                var more = 1
                while more > 0, filled < count {
                    let rest = buffer.baseAddress.map { $0 + filled }
                    more = try counted { pread(number, rest, count - filled, off_t(offset + filled)) }
                    filled += more
                }
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return bytes
    }

    /// Writes all bytes, in one write(2) unless the system accepts only a part.
    func write(_ bytes: [UInt8]) throws(SystemError) {
        let fault = FileFault.failure(ofWriting: bytes.count)
        let bytes = fault.map { Array(bytes.prefix($0.written)) } ?? bytes
        var written = 0
        while written < bytes.count {
            written += try counted {
                bytes.withUnsafeBytes { systemWrite(number, $0.baseAddress.map { $0 + written }, $0.count - written) }
            }
        }
        if let fault { throw SystemError(code: fault.number) }
    }

    /// Writes a text, ignoring errors.
    func write(_ text: String) {
        try? write(Array(text.utf8))
    }

    private func counted(_ call: () -> Int) throws(SystemError) -> Int {
        while true {
            let count = call()
            if count >= 0 { return count }
            if SystemError.last != .interrupted { throw .last }
        }
    }

    func size() throws(SystemError) -> Int {
        var status = stat()
        guard fstat(number, &status) == 0 else { throw .last }
        return Int(status.st_size)
    }

    /// Returns whether the path still names this file.
    func isNamed(_ path: String) -> Bool {
        var mine = stat()
        var named = stat()
        return fstat(number, &mine) == 0 && lstat(path, &named) == 0
            && mine.st_ino == named.st_ino && mine.st_dev == named.st_dev
    }

    /// Locks the file against other programs until it is closed; false if another has it locked.
    func lock() -> Bool {
        flock(number, LOCK_EX | LOCK_NB) == 0
    }

    func truncate(to size: Int) {
        if FileFault.failure(of: .truncate) == nil { _ = ftruncate(number, off_t(size)) }
    }

    var isTerminal: Bool { isatty(number) == 1 }

    /// Waits until one of two files is readable. A negative time has no limit. Both are false on timeout.
    static func wait(for first: Descriptor, or second: Descriptor?, milliseconds: Int32) -> (first: Bool, second: Bool)
    {
        var polled = [
            pollfd(fd: first.number, events: Int16(POLLIN), revents: 0),
            pollfd(fd: second?.number ?? -1, events: Int16(POLLIN), revents: 0),
        ]
        while poll(&polled, nfds_t(polled.count), milliseconds) < 0 {
            if SystemError.last != .interrupted { return (true, false) }
        }
        return (polled[0].revents != 0, polled[1].revents != 0)
    }
}

// C functions that methods of the same name hide.
private func systemClose(_ file: Int32) -> Int32 { close(file) }
private func systemRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(file, bytes, count)
}
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { write(file, bytes, count) }
private func systemLink(_ path: String, _ other: String) -> Int32 { link(path, other) }

extension Descriptor {
    /// Makes a second name for a file; throws `exists` if the name is taken.
    static func link(_ path: String, as other: String) throws(SystemError) {
        guard systemLink(path, other) == 0 else { throw .last }
    }

    /// Pauses the thread.
    static func pause(milliseconds: UInt32) {
        _ = usleep(milliseconds * 1000)
    }
}

/// Returns the number of bytes before the first newline; nil if there is none.
func lineLength(_ bytes: UnsafeRawBufferPointer) -> Int? {
    guard let start = bytes.baseAddress, let end = memchr(start, 10, bytes.count) else { return nil }
    return UnsafeRawPointer(end) - start
}

/// The signals during a read, as bytes in the pipe.
enum Signal {
    static let interrupt = UInt8(SIGINT)
    static let terminate = UInt8(SIGTERM)
    static let hangUp = UInt8(SIGHUP)
    static let quit = UInt8(SIGQUIT)
    static let stop = UInt8(SIGTSTP)
    static let `continue` = UInt8(SIGCONT)
    static let windowSize = UInt8(SIGWINCH)
}

/// The modes of a terminal: the original ones, and those for single keys.
struct TerminalModes {
    private let descriptor: Int32
    private let found: termios

    init?(of terminal: Descriptor) {
        var found = termios()
        guard tcgetattr(terminal.number, &found) == 0 else { return nil }
        descriptor = terminal.number
        self.found = found
    }

    /// Switches to single keys without echo.
    func setKeys() {
        var modes = found
        modes.c_lflag &= ~tcflag_t(ICANON | ECHO)
        _ = tcsetattr(descriptor, TCSADRAIN, &modes)
    }

    func setBack() {
        var modes = found
        _ = tcsetattr(descriptor, TCSADRAIN, &modes)
    }

    /// Whether the terminal is in line mode, as in the program that started this one.
    var areOfLines: Bool {
        var modes = termios()
        return tcgetattr(descriptor, &modes) == 0 && modes.c_lflag & tcflag_t(ICANON) != 0
    }
}
