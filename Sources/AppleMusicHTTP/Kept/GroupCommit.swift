import Dispatch
import Synchronization

/// A thread that stores changes of memories, in one transaction for all changes that wait. Changes that arrive meanwhile share the next one.
///
/// The store may block: it has this thread to itself, and tasks that wait hold no thread.
package final class GroupCommit<Memory: ServedMemory>: Sendable {
    private struct State {
        var isRunning = false
        /// The memories with changes that wait.
        var memories: [SharedMemory<Memory>] = []
        /// How many changes wait.
        var count = 0
    }

    private let state = Mutex(State())
    private let queue = DispatchQueue(label: "tonearm state")
    private let store: any KeptState<Memory>

    package init(_ store: any KeptState<Memory>) { self.store = store }

    /// Stores a change of a memory.
    func outcome(of change: PendingChange, in memory: SharedMemory<Memory>) async -> PendingChange.Outcome {
        let isFirst = state.withLock { state in
            if !state.memories.contains(where: { $0 === memory }) { state.memories.append(memory) }
            state.count += 1
            defer { state.isRunning = true }
            return !state.isRunning
        }
        if isFirst { queue.async { self.run() } }
        return await change.outcome
    }

    private func run() {
        while true {
            let group = state.withLock { state in
                let group = (memories: state.memories, count: state.count)
                state = State(isRunning: !group.memories.isEmpty)
                return group
            }
            if group.memories.isEmpty { return }
            store(group.memories)
            gather(beside: group.count)
        }
    }

    private func store(_ memories: [SharedMemory<Memory>]) {
        let taken = memories.map { ($0, $0.takeChanges()) }.filter { !$0.1.changes.isEmpty }
        if taken.isEmpty { return }
        do throws(StateStoreFailure) {
            try store.save(Dictionary(taken.map { ($0.world, $1.memory) }) { $1 })
            for (memory, taken) in taken { memory.settle(taken) }
        } catch {
            for (memory, taken) in taken { memory.takeBack(taken.changes) }
        }
    }

    /// Lets tasks that were just served send the next change before the next run begins. Without this pause each run would serve half of
    /// them.
    private func gather(beside served: Int) {
        let others = state.withLock { $0.count }
        if others == 0 { return }
        var count = others
        for _ in 0..<Self.mostPauses {
            _ = DispatchSemaphore(value: 0).wait(timeout: .now() + Self.pause)
            let grown = state.withLock { $0.count }
            if grown == count || grown >= others + served { return }
            count = grown
        }
    }

    private static var pause: DispatchTimeInterval { .microseconds(300) }
    /// The number of pauses, which end when no change arrives during one.
    private static var mostPauses: Int { 10 }
}
