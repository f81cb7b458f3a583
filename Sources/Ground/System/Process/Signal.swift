#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A signal of the system.
package struct Signal: RawRepresentable, Hashable, Sendable {
    package let rawValue: Int32

    package init(rawValue: Int32) { self.rawValue = rawValue }

    package static let interrupt = Signal(rawValue: SIGINT)
    package static let terminate = Signal(rawValue: SIGTERM)
    package static let hangUp = Signal(rawValue: SIGHUP)
    package static let quit = Signal(rawValue: SIGQUIT)
    package static let stop = Signal(rawValue: SIGTSTP)
    package static let `continue` = Signal(rawValue: SIGCONT)
    package static let windowSize = Signal(rawValue: SIGWINCH)
    package static let brokenPipe = Signal(rawValue: SIGPIPE)

    /// The name, such as "Illegal instruction".
    package var name: String { String(cString: strsignal(rawValue)) }

    /// The exit status by which a shell reports that this signal ended a program.
    package var exitStatus: Int32 { 128 + rawValue }

    /// Lets writes to a closed pipe, and beyond the permitted size of a file, fail instead of ending the process.
    /// Installs handlers instead of `SIG_IGN`, which started programs would inherit.
    package static func surviveClosedPipes() {
        signal(SIGPIPE) { _ in }
        signal(SIGXFSZ) { _ in }
    }

    /// Lets such writes fail in a program that starts no other programs.
    package static func surviveFailedWrites() {
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
    }

    /// Interrupts this program and the programs that it started, as Ctrl-C does.
    package static func interruptGroup() { kill(0, SIGINT) }

    /// Runs a body in which a write to a closed pipe fails without a signal, however the process handles that signal.
    static func withoutBrokenPipe<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
        var (blocked, before, pending) = (sigset_t(), sigset_t(), sigset_t())
        sigemptyset(&blocked)
        sigaddset(&blocked, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &blocked, &before)
        defer {
            sigpending(&pending)
            var signal: Int32 = 0
            // The signal was sent to this thread, which takes it before it is delivered.
            if sigismember(&before, SIGPIPE) == 0, sigismember(&pending, SIGPIPE) == 1 { sigwait(&blocked, &signal) }
            pthread_sigmask(SIG_SETMASK, &before, nil)
        }
        return try body()
    }
}
