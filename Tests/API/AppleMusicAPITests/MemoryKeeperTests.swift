import Synchronization
import Testing

@testable import AppleMusicAPI

/// Answers from a memory that other tasks change meanwhile.
@Suite struct MemoryKeeperTests {
    /// A list of names as memory.
    struct Names: ServiceMemoryValue {
        var list: [String] = []
        static let unused = Names()
    }

    struct Storage: MemoryStorage {
        var names = Names()
        var serviceMemory: Names { names }
        var mark: Void { () }

        mutating func store(_ copy: MemoryCopy<Storage>, isChanged: Bool) -> Void? {
            guard !isChanged || names == copy.before else { return nil }
            if isChanged { names = copy.context.memory }
            return ()
        }

        mutating func merge(_ copy: MemoryCopy<Storage>) { _ = store(copy, isChanged: copy.isChanged) }

        mutating func lend<Value>(_ body: (inout Names) -> Value) -> (Value, Void) { (body(&names), ()) }
    }

    final class Keeper: MemoryKeeper, Sendable {
        let isShared: Bool
        let storage = Mutex(Storage())

        init(isShared: Bool) { self.isShared = isShared }

        func withStorage<Value: Sendable>(_ body: (inout Storage) -> Value) -> Value {
            storage.withLock { body(&$0) }
        }

        func context(around memory: Names, in storage: Storage) -> ServiceContext<Names> {
            ServiceContext(memory: memory, clock: .fixed(seconds: 0), systemTime: { 0 })
        }

        var names: [String] { storage.withLock { $0.names.list } }
    }

    /// A service that adds the path to the names, while other tasks change the memory.
    struct Adding: Service {
        let description = ServiceDescription("adds", schema: Schema(types: []))
        /// Changes the memory like another task.
        let meanwhile: @Sendable (_ attempt: Int) -> Void
        let attempts = Counter()
        var waits = false

        final class Counter: Sendable {
            private let count = Mutex(0)
            var value: Int { count.withLock { $0 } }
            func next() -> Int {
                count.withLock {
                    $0 += 1; return $0
                }
            }
        }

        func answer(to request: Request, in context: inout ServiceContext<Names>) -> ServiceAnswer<Names> {
            if waits {
                return .awaited { context in
                    meanwhile(attempts.next())
                    context.memory.list.append(request.path)
                    return Response(status: 200)
                }
            }
            meanwhile(attempts.next())
            context.memory.list.append(request.path)
            return .made(.success(Response(status: context.memory.list.count)))
        }
    }

    @Test func `an answer is repeated after a conflict, and at last made with exclusive access`() throws {
        let keeper = Keeper(isShared: true)
        let service = Adding { attempt in
            // The fourth attempt holds the lock, so other tasks cannot take it.
            let isAdded = keeper.storage.withLockIfAvailable { $0.names.list.append("\(attempt)") } != nil
            #expect(isAdded == (attempt < 4))
        }
        guard case .made(let result, _) = service.answer(to: Request(.get, "/a"), in: keeper) else {
            Issue.record("the answer is there at once")
            return
        }
        #expect(service.attempts.value == 4)
        #expect(keeper.names == ["1", "2", "3", "/a"])
        #expect(try result.get().status == 4)
    }

    @Test func `an unshared memory is used once, without a copy`() {
        let keeper = Keeper(isShared: false)
        let service = Adding { _ in #expect(keeper.storage.withLockIfAvailable { _ in } == nil) }
        _ = service.answer(to: Request(.get, "/a"), in: keeper)
        #expect(service.attempts.value == 1 && keeper.names == ["/a"])
    }

    @Test func `an awaited answer holds no lock, and is requested once`() async throws {
        let keeper = Keeper(isShared: true)
        var service = Adding { _ in keeper.withStorage { $0.names.list.append("other") } }
        service.waits = true
        guard case .awaited(let rest) = service.answer(to: Request(.get, "/a"), in: keeper) else {
            Issue.record("the answer has to be awaited")
            return
        }
        #expect(service.attempts.value == 0 && keeper.names.isEmpty)
        #expect(try await rest.response(in: keeper).0.status == 200)
        #expect(service.attempts.value == 1 && keeper.names == ["other"])
    }
}
