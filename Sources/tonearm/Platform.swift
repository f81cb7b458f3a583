// The one file of this target that knows which system it runs on.
import Dispatch
import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Turns Ctrl-C into the cancellation of what runs, and of nothing else.
///
/// A signal handler may do next to nothing, so it writes a byte to a pipe; whoever waits there cancels the task. Ignoring the signal would be
/// simpler, but programs that are started would inherit that.
@MainActor
final class Interruption {
    private let running: Running
    private let source: any DispatchSourceRead
    private nonisolated static let writeEnd = Atomic<Int32>(-1)

    /// What runs; known to the thread that waits for the signal too.
    private final class Running: Sendable {
        private struct State {
            var task: Task<Int32, Never>?
            /// Ctrl-C came while nothing ran: it is meant for what is about to.
            var isPending = false
        }

        private let state = Mutex(State())
        private let signals: Int32

        init(signals: Int32) { self.signals = signals }

        /// Takes what the handler wrote, and cancels.
        func takeSignals() {
            state.withLock { state in
                guard readAll() else { return }
                state.isPending = state.task == nil
                state.task?.cancel()
            }
        }

        /// - Returns: what ran until now.
        func begin(_ task: Task<Int32, Never>) -> Task<Int32, Never>? {
            state.withLock { state in
                if state.isPending { task.cancel() }
                state.isPending = false
                defer { state.task = task }
                return state.task
            }
        }

        func end(goingOnWith before: Task<Int32, Never>?) {
            state.withLock { $0.task = before }
        }

        func forget() {
            state.withLock { state in
                _ = readAll()
                state.isPending = false
            }
        }

        /// Whether there was any. The pipe never blocks.
        private func readAll() -> Bool {
            var bytes: (UInt64, UInt64) = (0, 0)
            var found = false
            while read(signals, &bytes, MemoryLayout.size(ofValue: bytes)) > 0 { found = true }
            return found
        }
    }

    /// - Returns: nil when the system has no pipe to give.
    init?() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        Interruption.writeEnd.store(ends[1], ordering: .relaxed)
        running = Running(signals: ends[0])
        source = DispatchSource.makeReadSource(fileDescriptor: ends[0], queue: .global())
        source.setEventHandler { @Sendable [running] in running.takeSignals() }
        source.activate()
        signal(SIGINT, Interruption.note)
    }

    /// Runs in the middle of anything, so it belongs to no actor.
    private nonisolated static let note: @convention(c) (Int32) -> Void = { _ in
        let earlier = errno
        var byte: UInt8 = 1
        _ = write(Interruption.writeEnd.load(ordering: .relaxed), &byte, 1)
        errno = earlier
    }

    /// Waits for a task that Ctrl-C cancels meanwhile, or has cancelled already since the last `forget()`.
    func wait(for task: Task<Int32, Never>) async -> Int32 {
        // A command can let others run in it: then it is its turn again.
        let before = running.begin(task)
        defer { running.end(goingOnWith: before) }
        return await task.value
    }

    /// What was pressed until now was meant for something that has ended.
    func forget() {
        running.forget()
    }
}
