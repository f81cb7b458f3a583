import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A started program.
package final class ChildProcess: Sendable {
    /// The way in which a program ended.
    package enum End: Hashable, Sendable {
        case exited(Int32)
        case signaled(Signal)

        /// The status as a shell reports it: 128 and the number for a signal.
        package var status: Int32 {
            switch self {
            case .exited(let status): status
            case .signaled(let signal): signal.exitStatus
            }
        }
    }

    /// The process number, which another process may have once the program has been waited for.
    private let number: pid_t
    private let isRunning = Mutex(true)

    init(_ number: pid_t) { self.number = number }

    /// Waits for the end of the program. Must be called once.
    @discardableResult
    package func wait() -> End {
        // Leaves the number in use until `kill` can no longer take it for this program's.
        var information = siginfo_t()
        let flags = WEXITED | WNOWAIT
        _ = try? SystemCall.run { try SystemCall.result(waitid(P_PID, id_t(number), &information, flags)) }
        return isRunning.withLock { isRunning in
            isRunning = false
            var status: Int32 = 0
            let waited = FileSystem.failure { () throws(Errno) in
                try SystemCall.run { try SystemCall.result(waitpid(number, &status, 0)) }
            }
            guard waited == nil else { return .exited(-1) }
            let signal = status & 0x7F
            return signal == 0 ? .exited(status >> 8 & 0xFF) : .signaled(Signal(rawValue: signal))
        }
    }

    /// Whether the program has ended, so that `wait` does not block.
    package var hasEnded: Bool {
        var information = siginfo_t()
        let flags = WEXITED | WNOWAIT | WNOHANG
        let result = try? SystemCall.run { try SystemCall.result(waitid(P_PID, id_t(number), &information, flags)) }
        // Without an ended child, the system leaves the signal at zero.
        return result == nil || information.si_signo == SIGCHLD
    }

    /// Ends the program at once.
    package func kill() {
        isRunning.withLock { isRunning in
            if isRunning { _ = systemKill(number, SIGKILL) }
        }
    }
}

private func systemKill(_ process: pid_t, _ signal: Int32) -> Int32 { kill(process, signal) }
