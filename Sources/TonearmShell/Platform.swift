// The one place of this target that knows which system it runs on.
#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The few calls of the operating system that the shell makes itself.
package enum OperatingSystem {
    package static let brokenPipe = EPIPE
    static let brokenPipeSignal = SIGPIPE
    /// What a shell says of a program that a closed pipe ended.
    static let closedPipeStatus = 128 + SIGPIPE

    /// Lets writes to a closed pipe fail instead of ending the process. A handler and not `SIG_IGN`, which programs that are started would
    /// inherit.
    package static func surviveClosedPipes() { signal(SIGPIPE) { _ in } }

    static let interruptSignal = SIGINT

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

    package static func readAll(from descriptor: Int32, limit: Int) -> [UInt8]? {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while bytes.count <= limit {
            let count = read(descriptor, &buffer, buffer.count)
            if count == 0 { return bytes }
            if count > 0 { bytes += buffer[..<count] } else if errno != EINTR { return nil }
        }
        return nil
    }

    package enum ReadFailure: Error {
        /// The error's number.
        case number(Int32)
        case tooLong
    }

    /// - Parameter limit: bytes; a longer file is not read.
    package static func readFile(_ path: String, limit: Int) throws(ReadFailure) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .number(errno) }
        defer { close(descriptor) }
        // What opens and cannot be read says why; what is too long does not.
        errno = 0
        guard let bytes = readAll(from: descriptor, limit: limit) else {
            throw errno == 0 ? .tooLong : .number(errno)
        }
        return bytes
    }

    /// Writes a whole file, creating it as the umask says.
    /// - Returns: the error's number, or nil when all is written.
    static func writeFile(_ path: String, _ bytes: [UInt8], append: Bool) -> Int32? {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | (append ? O_APPEND : O_TRUNC), 0o666)
        guard descriptor >= 0 else { return errno }
        let failure = writeAll(bytes, to: descriptor)
        return close(descriptor) == 0 ? failure : failure ?? errno
    }

    /// A path whose `~/` stands for the home folder.
    static func expandingHome(_ path: String) -> String {
        guard path.hasPrefix("~/"), let home = environment("HOME") else { return path }
        return home + path.dropFirst()
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

    package static var randomSeed: UInt64 { .random(in: .min ... .max) }

    package static func message(_ number: Int32) -> String { String(cString: strerror(number)) }

    package static func environment(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }
}
