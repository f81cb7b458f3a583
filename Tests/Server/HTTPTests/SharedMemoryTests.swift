import AppleMusicAPI
import Synchronization
import Testing
import TonearmSimulator

@testable import TonearmHTTP

/// Tests answers made from a copy of the server's memory.
struct SharedMemoryTests {
    private let shared = SharedMemory(SimulatorMemory(seed: 1), isKept: true)

    private func copy() -> MemoryCopy<SharedMemory<SimulatorMemory>.State> {
        let memory = shared.at(0)
        return memory.withStorage { MemoryCopy(of: $0, in: memory.context(around: $0.memory, in: $0)) }
    }

    private func store(_ copy: MemoryCopy<SharedMemory<SimulatorMemory>.State>) -> Made? {
        shared.at(0).withStorage { $0.store(copy, isChanged: copy.isChanged) }
    }

    private func change(_ copy: inout MemoryCopy<SharedMemory<SimulatorMemory>.State>, _ path: String) {
        copy.context.memory.state.faults.set(Faults.Fault(.status(503), on: path))
    }

    private var paths: [String] { shared.state.withLock { $0.memory.state.faults.list.map(\.path) } }

    @Test func `a change of an outdated copy is rejected`() {
        var (first, second) = (copy(), copy())
        change(&first, "/a")
        change(&second, "/b")
        #expect(store(first)?.change != nil)
        #expect(store(second) == nil)
        #expect(shared.at(0).withStorage { $0.merge(second) }.isChanged == false)
        #expect(paths == ["/a"])
    }

    @Test func `an answer without changes is accepted from an outdated copy, but not cached`() throws {
        let reading = copy()
        var writing = copy()
        change(&writing, "/a")
        #expect(store(writing) != nil)
        let made = try #require(store(reading))
        #expect(!made.isChanged)
        #expect(made.generation < shared.state.withLock { $0.generation })
        #expect(paths == ["/a"])
    }

    @Test func `the id of an error is stored but not written to disk`() {
        var copy = copy()
        _ = copy.context.memory.answerOfLostChange()
        #expect(store(copy)?.isChanged == false)
        #expect(shared.state.withLock { $0.memory.state.random } == copy.context.memory.state.random)
    }

    @Test func `an answer from a change that was undone is rejected`() {
        let reading = copy()
        shared.takeBack([])
        #expect(store(reading) == nil)
    }

    @Test func `changes that cannot be stored are lost with those that were made meanwhile`() async throws {
        var first = copy()
        change(&first, "/a")
        let lost = try #require(store(first)?.change)
        let taken = shared.takeChanges()
        #expect(taken.changes.count == 1)
        var second = copy()
        change(&second, "/b")
        let later = try #require(store(second)?.change)
        shared.takeBack(taken.changes)
        #expect(await lost.outcome == .lost)
        #expect(await later.outcome == .lost)
        #expect(paths == [])
        #expect(shared.takeChanges().changes.isEmpty)
    }

    @Test func `what was stored is what a later failure restores`() async throws {
        var first = copy()
        change(&first, "/a")
        let kept = try #require(store(first)?.change)
        shared.settle(shared.takeChanges())
        var second = copy()
        change(&second, "/b")
        #expect(store(second) != nil)
        shared.takeBack(shared.takeChanges().changes)
        #expect(await kept.outcome == .kept)
        #expect(paths == ["/a"])
    }

    @Test func `a memory that is not kept has no changes to wait for`() throws {
        let shared = SharedMemory(SimulatorMemory(seed: 1))
        let made = shared.at(0).withStorage { state in
            state.lend { $0.state.faults.set(Faults.Fault(.status(503), on: "/a")) }.1
        }
        #expect(made.isChanged && made.change == nil)
        #expect(shared.takeChanges().changes.isEmpty)
    }
}
