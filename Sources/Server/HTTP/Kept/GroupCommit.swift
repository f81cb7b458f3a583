import Dispatch
import Synchronization

/// A thread that stores changes of memories, in one transaction for all changes that wait. Changes that arrive
/// meanwhile share the next one.
///
/// The store may block, so it has its own thread. Waiting tasks do not block a thread.
package final class GroupCommit<Memory: ServedMemory>: Sendable {
    private struct State {
        var isRunning = false
        /// The memories with changes that wait.
        var memories: [SharedMemory<Memory>] = []
        /// Other changes that wait, in their order.
        var others: [Waiting] = []
        /// The number of waiting changes.
        var count = 0
    }

    private struct Waiting: Sendable {
        let change: KeptChange<Memory>
        let pending: PendingChange
        /// Runs when the change is on the disk.
        let then: @Sendable () -> Void
    }

    private let state = Mutex(State())
    private let queue = DispatchQueue(label: "tonearm state")
    private let store: any KeptState<Memory>

    package init(_ store: any KeptState<Memory>) { self.store = store }

    /// Stores a change of a memory.
    func outcome(of change: PendingChange, in memory: SharedMemory<Memory>) async -> PendingChange.Outcome {
        add { state in
            if !state.memories.contains(where: { $0 === memory }) { state.memories.append(memory) }
        }
        return await change.outcome
    }

    /// Stores a change that is not one of a memory.
    /// - Parameter then: runs when the change is on the disk, in the order in which changes are stored.
    func outcome(of change: KeptChange<Memory>, then: @escaping @Sendable () -> Void) async -> PendingChange.Outcome {
        let pending = PendingChange()
        add { $0.others.append(Waiting(change: change, pending: pending, then: then)) }
        return await pending.outcome
    }

    private func add(_ body: (inout State) -> Void) {
        let isFirst = state.withLock { state in
            body(&state)
            state.count += 1
            defer { state.isRunning = true }
            return !state.isRunning
        }
        if isFirst { queue.async { self.run() } }
    }

    private func run() {
        while true {
            let group = state.withLock { state in
                defer { state = State(isRunning: state.count > 0) }
                return state
            }
            if group.count == 0 { return }
            store(group)
            gather(beside: group.count)
        }
    }

    /// Worlds are made before their memories change, so the other changes are stored first.
    private func store(_ group: State) {
        let taken = group.memories.map { ($0, $0.takeChanges()) }.filter { !$0.1.changes.isEmpty }
        if taken.isEmpty, group.others.isEmpty { return }
        do throws(StateStoreProblem) {
            try store.save(group.others.map(\.change) + taken.map { .current($0.world, $1.memory, $1.clock) })
            for (memory, taken) in taken { memory.settle(taken) }
            for other in group.others {
                other.then()
                other.pending.settle(.kept)
            }
        } catch {
            for (memory, taken) in taken { memory.takeBack(taken.changes) }
            for other in group.others { other.pending.settle(.lost) }
        }
    }

    /// Lets tasks that were just served send the next change before the next run begins. Without this pause each run
    /// would serve half of them.
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
