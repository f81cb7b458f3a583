import Dispatch
import Synchronization

/// Work that serves all who asked for it before it began, as a sync of the disk does. Those who ask while it runs share the next run.
///
/// The work may block: it has a thread of its own, and whoever waits for it holds none.
final class GroupCommit: Sendable {
    private struct State {
        var isRunning = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())
    private let queue = DispatchQueue(label: "tonearm state")
    private let work: @Sendable () -> Void

    init(_ work: @escaping @Sendable () -> Void) { self.work = work }

    /// Returns when a run of the work that began after this call has ended.
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

    /// Lets those who were just served ask again before the next run begins. Without it, as many would wait for each run as are served by
    /// it, and it would serve half of them.
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

    /// How many pauses there are at most; the first in which nobody came is the last.
    private static let pause = DispatchTimeInterval.microseconds(300)
    private static let mostPauses = 10
}
