import Dispatch
import Synchronization

/// Batches blocking work such as a disk sync: one run serves all callers that asked before it began. Callers that ask
/// while it runs share the next run.
///
/// The work runs on its own thread, and waiting for it blocks no thread.
final class GroupCommit: Sendable {
    private struct State {
        var isRunning = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())
    private let queue = DispatchQueue(label: "tonearm state")
    private let work: @Sendable () -> Void

    init(_ work: @escaping @Sendable () -> Void) { self.work = work }

    /// Returns after a run of the work that began after this call.
    func wait() async {
        await withCheckedContinuation { continuation in
            let isFirst = state.withLock { state in
                state.waiting.append(continuation)
                defer { state.isRunning = true }
                return !state.isRunning
            }
            if isFirst { queue.async { self.run() } }
        }
    }

    private func run() {
        while true {
            let group = state.withLock { state in
                if state.waiting.isEmpty { state.isRunning = false }
                defer { state.waiting = [] }
                return state.waiting
            }
            if group.isEmpty { return }
            work()
            for one in group { one.resume() }
            gather(beside: group.count)
        }
    }

    /// Gives the callers of the last run time to ask again before the next run begins. Without this pause each run
    /// would serve only half of them.
    private func gather(beside served: Int) {
        let others = state.withLock { $0.waiting.count }
        if others == 0 { return }
        var count = others
        for _ in 0..<Self.mostPauses {
            _ = DispatchSemaphore(value: 0).wait(timeout: .now() + Self.pause)
            let grown = state.withLock { $0.waiting.count }
            if grown == count || grown >= others + served { return }
            count = grown
        }
    }

    /// The pauses between runs. The first pause in which no caller arrives is the last, and there are at most
    /// `mostPauses`.
    private static let pause = DispatchTimeInterval.microseconds(300)
    private static let mostPauses = 10
}
