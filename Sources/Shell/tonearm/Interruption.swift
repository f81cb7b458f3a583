import Dispatch
import Synchronization
import TonearmSystem

/// The handling of Ctrl-C, which cancels the running task instead of ending the program.
@MainActor
final class Interruption {
    private let running: Running
    private let source: any DispatchSourceRead

    /// The running task, shared with the thread that waits for the signal.
    private final class Running: Sendable {
        private struct State {
            var task: Task<Int32, Never>?
            /// Whether Ctrl-C arrived before the task that is about to run.
            var isPending = false
        }

        private let state = Mutex(State())
        private let pipe: InterruptPipe

        init(_ pipe: InterruptPipe) { self.pipe = pipe }

        /// Empties the signal pipe, and cancels the task if there was a signal.
        func takeSignals() {
            state.withLock { state in
                guard pipe.drain() else { return }
                state.isPending = state.task == nil
                state.task?.cancel()
            }
        }

        /// Counts a signal that the other thread has not taken yet.
        /// - Returns: the task that was running before.
        func begin(_ task: Task<Int32, Never>) -> Task<Int32, Never>? {
            state.withLock { state in
                if pipe.drain() || state.isPending { task.cancel() }
                state.isPending = false
                defer { state.task = task }
                return state.task
            }
        }

        func end(goingOnWith before: Task<Int32, Never>?) { state.withLock { $0.task = before } }

        func forget() {
            state.withLock { state in
                _ = pipe.drain()
                state.isPending = false
            }
        }
    }

    /// - Returns: nil if no pipe can be created.
    init?() {
        guard let pipe = InterruptPipe() else { return nil }
        running = Running(pipe)
        source = DispatchSource.makeReadSource(fileDescriptor: pipe.readEnd.rawValue, queue: .global())
        source.setEventHandler { @Sendable [running] in running.takeSignals() }
        source.activate()
    }

    /// Waits for a task, which Ctrl-C cancels. Ctrl-C since the last `forget()` counts, too.
    func wait(for task: Task<Int32, Never>) async -> Int32 {
        // A command can run other commands; when they have ended, its own task is the running one again.
        let before = running.begin(task)
        defer { running.end(goingOnWith: before) }
        return await task.value
    }

    /// Ignores earlier Ctrl-C, which was meant for a task that has ended.
    func forget() { running.forget() }
}
