import AppleMusicAPI
import Synchronization

/// An answer that is made from a copy of the memory. It is tried again where it changes a memory that somebody else changed meanwhile (optimistic
/// concurrency control); one that changes nothing is true of the moment at which it began.
struct Attempt<Memory: ServedMemory> {
    var context: ServiceContext<Memory>
    private let before: Memory
    private let version: Int
    private let timesTakenBack: Int
    private let generation: Int

    /// - Parameters:
    ///   - now: seconds since 1970.
    ///   - fraction: milliseconds of that second.
    init(on shared: SharedMemory<Memory>, now: Int, fraction: Int = 0) {
        self = shared.state.withLock { Attempt(on: $0, now: now, fraction: fraction) }
    }

    /// The same for whoever can wait: nil where somebody was forestalled, and comes first.
    init?(givingWayOn shared: SharedMemory<Memory>, now: Int, fraction: Int = 0) {
        let attempt = shared.state.withLock { $0.isReserved ? nil : Attempt(on: $0, now: now, fraction: fraction) }
        guard let attempt else { return nil }
        self = attempt
    }

    private init(on state: SharedMemory<Memory>.State, now: Int, fraction: Int) {
        (before, version, generation) = (state.memory, state.version, state.cache.generation)
        timesTakenBack = state.ledger.timesTakenBack
        let clock = SimulatedClock.fixed(seconds: now).advanced(byMilliseconds: fraction)
        context = ServiceContext(memory: before, clock: clock, systemTime: { 0 })
    }

    /// Makes what became of the memory everybody's.
    /// - Returns: nil where it has to be tried again.
    func end(on shared: SharedMemory<Memory>, now: Int) -> Made? {
        // The ids of errors are not worth a writing, but must not be given twice.
        let isChanged = !context.memory.isSame(as: before)
        let isTouched = isChanged || context.memory.hasGivenIDs(since: before)
        let memory = context.memory
        return shared.state.withLock { shared in
            guard shared.ledger.timesTakenBack == timesTakenBack, !isTouched || shared.version == version else {
                return nil
            }
            if isTouched {
                shared.memory = memory
                shared.version += 1
            }
            if isChanged { shared.cache.removeAll(now) }
            return Made(change: isChanged ? shared.ledger.enter() : nil, generation: generation)
        }
    }
}

/// What came of an attempt.
struct Made: Sendable {
    /// The number of what was changed; nil for nothing.
    let change: Int?
    /// The cache's when it began: what was answered from an older memory is not remembered.
    let generation: Int
}
