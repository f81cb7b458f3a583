import AppleMusicAPI
import Synchronization

/// Something that is done with the memory as it is now, and counts only if nobody else changed it meanwhile.
struct Attempt<Memory: ServedMemory> {
    var context: ServiceContext<Memory>
    private let before: Memory
    private let version: Int

    /// - Parameter now: seconds since 1970.
    init(on shared: SharedMemory<Memory>, now: Int) {
        (before, version) = shared.state.withLock { ($0.memory, $0.version) }
        context = ServiceContext(memory: before, clock: .fixed(seconds: now), systemTime: { 0 })
    }

    /// Makes what became of the memory everybody's.
    /// - Returns: nil where it counts for nothing, and has to be done again.
    func end(on shared: SharedMemory<Memory>, now: Int) -> Made? {
        // The ids of errors are not worth a writing, but must not be given twice.
        let isChanged = !context.memory.isSame(as: before)
        let isTouched = isChanged || context.memory.hasGivenIDs(since: before)
        let memory = context.memory
        return shared.state.withLock { shared in
            guard shared.version == version else { return nil }
            if isTouched {
                shared.memory = memory
                shared.version += 1
            }
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
