import AppleMusicAPI
import Synchronization

/// A service's memory, and the record of its changes on disk.
final class SharedMemory<Memory: ServedMemory>: Sendable {
    struct State: Sendable {
        var memory: Memory
        /// The number of changes so far; responses of an earlier generation are no longer valid.
        var generation = 0
        var ledger: Ledger<Memory>
    }

    let state: Mutex<State>

    /// - Parameter memory: the initial memory, equal to the one on disk if it is stored.
    init(_ memory: Memory) { state = Mutex(State(memory: memory, ledger: Ledger(kept: memory))) }

    /// Writes the memory for all pending changes. Undoes the changes if it cannot be written.
    func keep(in store: StateStore<Memory>) {
        let (memory, last) = state.withLock { ($0.memory, $0.ledger.last) }
        do {
            try store.save(memory)
            state.withLock { $0.ledger.keep(memory, through: last) }
        } catch {
            state.withLock { state in
                state.memory = state.ledger.takeBack()
                state.generation += 1
            }
        }
    }

    /// Returns the memory for the answers of one moment.
    /// - Parameters:
    ///   - now: seconds since 1970.
    ///   - fraction: milliseconds of that second.
    func at(_ now: Int, fraction: Int = 0) -> MomentOfMemory<Memory> {
        MomentOfMemory(
            shared: self, clock: SimulatedClock.fixed(seconds: now).advanced(byMilliseconds: fraction))
    }
}

/// A shared memory at one time.
struct MomentOfMemory<Memory: ServedMemory>: MemoryKeeper {
    let shared: SharedMemory<Memory>
    let clock: SimulatedClock

    let isShared = true

    func withStorage<Value: Sendable>(_ body: (inout SharedMemory<Memory>.State) -> Value) -> Value {
        shared.state.withLock { body(&$0) }
    }

    func context(
        around memory: Memory, in storage: SharedMemory<Memory>.State
    ) -> ServiceContext<Memory> {
        ServiceContext(memory: memory, clock: clock, systemTime: { 0 })
    }
}

/// The outcome of storing what an answer changed.
struct Made: Sendable {
    /// The number of the change; nil if the memory has no change that is worth writing.
    let change: Int?
    /// The memory's generation when the answer began. An answer from an older generation is not valid.
    let generation: Int
}

extension SharedMemory.State: MemoryStorage {
    struct Mark: Sendable {
        let timesTakenBack: Int
        let generation: Int
    }

    var serviceMemory: Memory { memory }

    var mark: Mark { Mark(timesTakenBack: ledger.timesTakenBack, generation: generation) }

    mutating func store(_ copy: MemoryCopy<Self>, isChanged: Bool) -> Made? {
        guard ledger.timesTakenBack == copy.mark.timesTakenBack, !isChanged || memory == copy.before else {
            return nil
        }
        if isChanged { memory = copy.context.memory }
        return made(isChanged: isChanged, since: copy.before, copy.mark)
    }

    /// Stores a changed copy. The change is dropped if another answer has changed the memory since the copy was made.
    mutating func merge(_ copy: MemoryCopy<Self>) -> Made {
        store(copy, isChanged: copy.isChanged) ?? Made(change: nil, generation: copy.mark.generation)
    }

    mutating func lend<Value>(_ body: (inout Memory) -> Value) -> (Value, Made) {
        let (before, mark) = (memory, mark)
        let value = body(&memory)
        return (value, made(isChanged: memory != before, since: before, mark))
    }

    private mutating func made(isChanged: Bool, since before: Memory, _ mark: Mark) -> Made {
        guard isChanged, !memory.isSame(as: before) else { return Made(change: nil, generation: mark.generation) }
        generation += 1
        return Made(change: ledger.enter(), generation: mark.generation)
    }
}
