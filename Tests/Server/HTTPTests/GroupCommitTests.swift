import Dispatch
import Synchronization
import Testing
import TonearmSimulator
import TonearmTestSupport

@testable import TonearmHTTP

/// Tests changes that wait for one transaction.
struct GroupCommitTests {
    /// A store whose first save waits, and which fails if it is told to.
    private final class SlowStore: KeptState {
        let saves = Mutex<[Set<String>]>([])
        let begun = DispatchSemaphore(value: 0)
        let gate = DispatchSemaphore(value: 0)
        let fails = Mutex(false)

        var worlds: [String: KeptWorld<SimulatorMemory>] { [:] }

        func save(_ changes: [KeptChange<SimulatorMemory>]) throws(StateStoreProblem) {
            let count = saves.withLock { saves in
                saves.append(Set(changes.flatMap(\.worlds)))
                return saves.count
            }
            if count == 1 {
                begun.signal()
                gate.wait()
            }
            if fails.withLock({ $0 }) { throw .unwritable("told to") }
        }
    }

    private let store = SlowStore()
    private let memories = ["a", "b"].map { SharedMemory(SimulatorMemory(seed: 1), world: $0, isKept: true) }

    private static func change(_ memory: SharedMemory<SimulatorMemory>, _ path: String) -> PendingChange? {
        memory.at(0).withStorage { state in
            state.lend { $0.state.faults.set(Faults.Fault(.status(503), on: path)) }.1
        }.change
    }

    /// Makes a change and, while it is stored, a hundred others.
    private func outcomes() async -> [PendingChange.Outcome] {
        let commit = GroupCommit(store)
        let (store, memories) = (store, memories)
        return await withTaskGroup(of: PendingChange.Outcome?.self) { group in
            group.addTask {
                guard let change = Self.change(memories[0], "/first") else { return nil }
                return await commit.outcome(of: change, in: memories[0])
            }
            await onOwnThread { store.begun.wait() }
            let asked = AsyncStream.makeStream(of: Void.self)
            for number in 0..<100 {
                group.addTask {
                    let change = Self.change(memories[number % 2], "/\(number)")
                    asked.continuation.yield()
                    guard let change else { return nil }
                    return await commit.outcome(of: change, in: memories[number % 2])
                }
            }
            var count = 0
            for await _ in asked.stream {
                count += 1
                if count == 100 { break }
            }
            store.gate.signal()
            return await group.reduce(into: []) { if let outcome = $1 { $0.append(outcome) } }
        }
    }

    @Test func `changes that arrive while others are stored share a transaction, of whatever world they are`() async {
        let outcomes = await outcomes()
        #expect(outcomes.count == 101 && outcomes.allSatisfy { $0 == .kept })
        let saves = store.saves.withLock { $0 }
        #expect(saves.first == ["a"])
        #expect(saves.contains(["a", "b"]))
        // One for the first; for the hundred one, or a few if some asked late.
        #expect(saves.count >= 2 && saves.count < 50)
    }

    @Test func `if a transaction fails, every change that waits is lost and taken back`() async {
        store.fails.withLock { $0 = true }
        let outcomes = await outcomes()
        #expect(outcomes.count == 101 && outcomes.allSatisfy { $0 == .lost })
        for memory in memories {
            #expect(memory.state.withLock { $0.memory } == SimulatorMemory(seed: 1))
        }
    }
}
