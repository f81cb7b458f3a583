package import Foundation

/// The end of a program.
package struct ProgramExit: Hashable, Sendable {
    /// The exit status, or the number of the signal that ended the program.
    package let status: Int32
    /// Whether a signal ended the program.
    package let isSignal: Bool
}

/// Starts and awaits programs without waiting for other programs.
///
/// Foundation notices the end of a program by the end of a socket that the program inherits, and then waits for the
/// program on the one thread that serves all programs. A browser closes the socket long before it ends, so the ends of
/// all other programs would be noticed after the browser's.
extension Process {
    private static let starting = NSLock()

    /// Starts the program, after any other start has finished, so that it inherits no socket of another program.
    package func start() throws { try Process.starting.withLock { try run() } }

    /// Waits for the end of the program, on any thread.
    package func waitForExit() -> ProgramExit {
        #if canImport(Glibc) || canImport(Musl)
            var info = siginfo_t()
            // The program stays a zombie, so that Foundation can reap it too.
            while waitid(P_PID, id_t(processIdentifier), &info, WEXITED | WNOWAIT) != 0 {
                // Foundation has reaped it already.
                if errno != EINTR { return foundationsExit() }
            }
            return ProgramExit(status: info._sifields._sigchld.si_status, isSignal: info.si_code != CLD_EXITED)
        #else
            return foundationsExit()
        #endif
    }

    private func foundationsExit() -> ProgramExit {
        while isRunning { Thread.sleep(forTimeInterval: 0.002) }
        return ProgramExit(status: terminationStatus, isSignal: terminationReason != .exit)
    }
}
