#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The process and its surroundings: environment, time, processors.
package enum OperatingSystem {
    /// Ends the process.
    package static func exit(_ status: Int32) -> Never { systemExit(status) }

    /// Ends the process at once, without its exit handlers.
    package static func exitAtOnce(_ status: Int32) -> Never { _exit(status) }

    package static var process: Int32 { getpid() }

    /// Returns whether a process of any user has this number.
    static func isRunning(_ process: Int32) -> Bool { kill(process, 0) == 0 || SystemCall.last != .noSuchProcess }

    /// The content of standard input, if nothing of it was read before; nil if it is longer than a mebibyte.
    package static var standardInput: [UInt8]? { try? FileDescriptor.standardInput.readAll(limit: 1 << 20) }

    /// The system's time in seconds since 1970.
    package static var now: Int { time(nil) }

    /// The system's time in milliseconds since 1970.
    package static var milliseconds: Int {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
    }

    /// Microseconds of a clock that setting the time does not change.
    package static var elapsedMicroseconds: Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return time.tv_sec * 1_000_000 + time.tv_nsec / 1000
    }

    /// Whether the process can read the list of its threads, which Linux shows in /proc.
    package static var showsThreads: Bool {
        #if os(Linux)
            access("/proc/self/task", R_OK | X_OK) == 0
        #else
            true
        #endif
    }

    /// The number of processors that are online.
    package static var processors: Int { max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1) }

    package static var randomSeed: UInt64 { .random(in: .min ... .max) }

    package static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    /// The language of the user as a tag: `ja` for `ja_JP.UTF-8` (POSIX, "Internationalization Variables"); nil if none
    /// is set.
    package static var language: String? {
        let value = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment($0) }.first { !$0.isEmpty }
        guard let tag = value?.prefix(while: { $0.isASCII && $0.isLetter }), tag.count > 1 else { return nil }
        return String(tag)
    }

    /// Returns the 4 or 16 bytes of an internet address; nil for a name.
    package static func addressBytes(_ text: String) -> [UInt8]? {
        for (family, count) in [(AF_INET, 4), (AF_INET6, 16)] {
            var bytes = [UInt8](repeating: 0, count: count)
            if inet_pton(family, text, &bytes) == 1 { return bytes }
        }
        return nil
    }

    /// Returns the index of the first line feed in the bytes; nil if they contain none.
    package static func lineLength(_ bytes: UnsafeRawBufferPointer) -> Int? {
        guard let start = bytes.baseAddress, let end = memchr(start, 10, bytes.count) else { return nil }
        return UnsafeRawPointer(end) - start
    }
}

private func systemExit(_ status: Int32) -> Never { exit(status) }
