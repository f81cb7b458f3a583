import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The message on standard error when a fault ends the process, which by itself prints nothing.
///
/// A signal handler may call few functions, so the message is kept in memory that is never freed.
package enum CrashMessage {
    private static let address = Atomic<Int>(0)
    private static let length = Atomic<Int>(0)
    private static let writing = Mutex<Void>(())
    private static let capacity = 4096

    /// The signals of a trap, of a bad memory access and of a full stack.
    private static let faults = [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV]

    /// Installs the signal handlers.
    package static func install() {
        writing.withLock { _ in
            guard address.load(ordering: .relaxed) == 0 else { return }
            let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
            length.store(0, ordering: .relaxed)
            address.store(Int(bitPattern: buffer), ordering: .releasing)
        }
        for fault in faults { signal(fault, report) }
    }

    /// Replaces the message, of which the first 4096 bytes are printed.
    package static func set(_ text: String) {
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

    /// Writes the message, and lets the signal have its usual effect.
    private static let report: @convention(c) (Int32) -> Void = { fault in
        TerminalModesAtStart.restore()
        if let start = UnsafeRawPointer(bitPattern: address.load(ordering: .acquiring)) {
            _ = write(2, start, length.load(ordering: .acquiring))
        }
        signal(fault, SIG_DFL)
        raise(fault)
    }
}
