package import AppleMusicAPI
import Synchronization
package import TonearmSimulator

/// The memory of a service that a server shares among its clients and can store in a file.
package protocol ServedMemory: ServiceMemoryValue, Codable {
    /// Returns whether two memories are equal, apart from the ids of future errors. A change of these ids alone is not
    /// written.
    func isSame(as other: Self) -> Bool

    /// The keys that were registered since the service began.
    var developerKeys: [PublicDeveloperKey] { get }

    /// Returns the answer to a change that could not be stored and was undone.
    mutating func answerOfLostChange() -> Response
}

extension SimulatorMemory: ServedMemory {
    package var developerKeys: [PublicDeveloperKey] { state.developerKeys }

    package mutating func answerOfLostChange() -> Response { .notKept(random: &state.random) }
}

/// The memory of a service without state.
package struct NoMemory: ServedMemory {
    package init() {}

    package static let unused = NoMemory()

    package var developerKeys: [PublicDeveloperKey] { [] }

    package func isSame(as other: NoMemory) -> Bool { true }

    package mutating func answerOfLostChange() -> Response { .bare(503) }
}

/// A service's memory, with the changes that are not on the disk yet.
final class SharedMemory<Memory: ServedMemory>: Sendable {
    struct State: Sendable {
        var memory: Memory
        /// Increases with every change: responses from an earlier memory are no longer valid.
        fileprivate(set) var generation = 0
        /// The clock of the memory's world, if it is stored with the memory; otherwise nil.
        fileprivate let clock: ServedClock?
        /// The memory and the clock on the disk; nil if they are only in memory.
        fileprivate var kept: (memory: Memory, clock: ServedClock.Setting?)?
        fileprivate var changes: [PendingChange] = []
        /// The number of changes that were undone.
        fileprivate(set) var timesTakenBack = 0

        fileprivate init(_ memory: Memory, _ clock: ServedClock?, isKept: Bool) {
            self.memory = memory
            self.clock = clock
            kept = isKept ? (memory, clock?.setting) : nil
        }
    }

    /// The id of the memory's world.
    let world: String
    let state: Mutex<State>

    /// - Parameters:
    ///   - clock: the clock of the memory's world, if it is stored with the memory. It changes in changes of the memory
    ///     only.
    ///   - isKept: whether the memory is on the disk, and its changes are to be stored there.
    init(_ memory: Memory, world: String = WorldID.standard, clock: ServedClock? = nil, isKept: Bool = false) {
        self.world = world
        state = Mutex(State(memory, clock, isKept: isKept))
    }

    /// A memory with its clock, and the changes since it was stored.
    struct Taken {
        let memory: Memory
        let clock: ServedClock.Setting
        let changes: [PendingChange]
    }

    /// Returns the memory, whose changes the caller stores.
    func takeChanges() -> Taken {
        state.withLock { state in
            defer { state.changes = [] }
            return Taken(
                memory: state.memory, clock: state.clock?.setting ?? ServedClock.Setting(), changes: state.changes)
        }
    }

    /// Settles changes that are on the disk.
    func settle(_ taken: Taken) {
        state.withLock { $0.kept = (taken.memory, taken.clock) }
        for change in taken.changes { change.settle(.kept) }
    }

    /// Restores the memory on the disk. Changes that could not be stored, and later ones, are lost.
    func takeBack(_ changes: [PendingChange]) {
        let later = state.withLock { state in
            if let kept = state.kept {
                state.memory = kept.memory
                if let setting = kept.clock { state.clock?.setting = setting }
            }
            state.generation += 1
            state.timesTakenBack += 1
            defer { state.changes = [] }
            return state.changes
        }
        for change in changes + later { change.settle(.lost) }
    }

    /// Returns the memory for the answers of one moment.
    /// - Parameters:
    ///   - now: seconds since 1970.
    ///   - fraction: milliseconds of that second.
    func at(_ now: Int, fraction: Int = 0) -> MomentOfMemory<Memory> {
        MomentOfMemory(shared: self, clock: SimulatedClock.fixed(seconds: now).advanced(byMilliseconds: fraction))
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

    func context(around memory: Memory, in storage: SharedMemory<Memory>.State) -> ServiceContext<Memory> {
        ServiceContext(memory: memory, clock: clock, systemTime: { 0 })
    }
}

/// The outcome of storing what an answer changed.
struct Made: Sendable {
    /// Whether the answer changed more than the ids of future errors.
    let isChanged: Bool
    /// The change to store; nil if the memory is not stored.
    let change: PendingChange?
    /// The memory's generation when the answer began: an answer from an older memory is not valid.
    let generation: Int

    fileprivate static func unchanged(_ generation: Int) -> Made {
        Made(isChanged: false, change: nil, generation: generation)
    }
}

extension SharedMemory.State: MemoryStorage {
    struct Mark: Sendable {
        let timesTakenBack: Int
        let generation: Int
    }

    var serviceMemory: Memory { memory }

    var mark: Mark { Mark(timesTakenBack: timesTakenBack, generation: generation) }

    mutating func store(_ copy: MemoryCopy<Self>, isChanged: Bool) -> Made? {
        guard timesTakenBack == copy.mark.timesTakenBack, !isChanged || memory == copy.before else { return nil }
        if isChanged { memory = copy.context.memory }
        return made(isChanged: isChanged, since: copy.before, copy.mark)
    }

    /// Drops a change if another answer changed the memory since the copy was made.
    mutating func merge(_ copy: MemoryCopy<Self>) -> Made {
        store(copy, isChanged: copy.isChanged) ?? .unchanged(copy.mark.generation)
    }

    mutating func lend<Value>(_ body: (inout Memory) -> Value) -> (Value, Made) {
        let (before, mark, setting) = (memory, mark, clock?.setting)
        let value = body(&memory)
        if clock?.setting != setting { return (value, changed(mark)) }
        return (value, made(isChanged: memory != before, since: before, mark))
    }

    private mutating func made(isChanged: Bool, since before: Memory, _ mark: Mark) -> Made {
        guard isChanged, !memory.isSame(as: before) else { return .unchanged(mark.generation) }
        return changed(mark)
    }

    private mutating func changed(_ mark: Mark) -> Made {
        generation += 1
        let change = kept.map { _ in PendingChange() }
        if let change { changes.append(change) }
        return Made(isChanged: true, change: change, generation: mark.generation)
    }
}
