import Synchronization

/// A service's memory, the answers that follow from it, and which of its changes are on the disk.
final class SharedMemory<Memory: ServedMemory>: Sendable {
    struct State: Sendable {
        var memory: Memory
        /// Goes up whenever the memory becomes another.
        var version = 0
        /// Whether somebody was forestalled, and others give way until that one is done.
        var isReserved = false
        var cache = ResponseCache()
        var ledger: Ledger<Memory>
    }

    let state: Mutex<State>

    /// - Parameter memory: as it is on the disk, where it is kept.
    init(_ memory: Memory) { state = Mutex(State(memory: memory, ledger: Ledger(kept: memory))) }

    /// Writes the memory as it is, for all changes that wait; what cannot be written is taken back.
    /// - Parameter now: seconds since 1970.
    func keep(in store: StateStore<Memory>, now: Int) {
        let (memory, last) = state.withLock { ($0.memory, $0.ledger.last) }
        do {
            try store.save(memory)
            state.withLock { $0.ledger.keep(memory, through: last) }
        } catch {
            state.withLock { state in
                state.memory = state.ledger.takeBack()
                state.cache.removeAll(now)
            }
        }
    }
}
