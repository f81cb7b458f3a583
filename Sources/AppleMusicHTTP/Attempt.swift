import AppleMusicAPI
import Synchronization

/// Something that is done with the memory as it is now, and counts only if no failed writing took changes back meanwhile.
struct Attempt<Memory: ServedMemory> {
    var context: ServiceContext<Memory>
    private let before: Memory
    private let lost: Int

    /// - Parameter now: seconds since 1970.
    init(on shared: SharedMemory<Memory>, now: Int) {
        (before, lost) = shared.state.withLock { ($0.memory, $0.ledger.timesTakenBack) }
        context = ServiceContext(memory: before, clock: .fixed(seconds: now), systemTime: { 0 })
    }

    /// Makes what became of the memory everybody's.
    /// - Returns: nil where it counts for nothing, and has to be done again.
    func end(on shared: SharedMemory<Memory>, now: Int) -> Made? {
        // The ids of errors are not worth a writing.
        let isChanged = !context.memory.isSame(as: before)
        let memory = context.memory
        return shared.state.withLock { shared in
            guard shared.ledger.timesTakenBack == lost else { return nil }
            shared.memory = memory
            if isChanged { shared.cache.removeAll(now) }
            return Made(change: isChanged ? shared.ledger.enter() : nil, generation: shared.cache.generation)
        }
    }
}

/// What came of an attempt.
struct Made: Sendable {
    /// The number of what was changed; nil for nothing.
    let change: Int?
    /// The cache's when it was made.
    let generation: Int
}
