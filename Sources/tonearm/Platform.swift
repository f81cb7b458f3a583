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
    private let running = Running()
    private let source: any DispatchSourceRead
    private nonisolated static let writeEnd = Atomic<Int32>(-1)

    /// What runs; known to the thread that waits for the signal too.
    private final class Running: Sendable {
        let task = Mutex<Task<Int32, Never>?>(nil)
    }

    /// - Returns: nil when the system has no pipe to give.
    init?() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let readEnd = ends[0]
        Interruption.writeEnd.store(ends[1], ordering: .relaxed)
        source = DispatchSource.makeReadSource(fileDescriptor: readEnd, queue: .global())
        source.setEventHandler { @Sendable [running] in
            var byte: UInt8 = 0
            guard read(readEnd, &byte, 1) == 1 else { return }
            running.task.withLock { $0?.cancel() }
        }
        source.activate()
        signal(SIGINT, Interruption.note)
    }

    /// Runs in the middle of anything, so it belongs to no actor.
    private nonisolated static let note: @convention(c) (Int32) -> Void = { _ in
        var byte: UInt8 = 1
        _ = write(Interruption.writeEnd.load(ordering: .relaxed), &byte, 1)
    }

    /// Waits for a task that Ctrl-C cancels meanwhile.
    func wait(for task: Task<Int32, Never>) async -> Int32 {
        // A command can let others run in it: then it is its turn again.
        let before = running.task.withLock { running in
            defer { running = task }
            return running
        }
        defer { running.task.withLock { $0 = before } }
        return await task.value
    }
}
