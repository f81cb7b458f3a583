/// An owner of a service's memory that lends it to synchronous bodies: a world's keeper, a server.
///
/// `Service.answer(to:in:)` answers from it. Nothing is held while a service is awaited.
package protocol MemoryKeeper {
    associatedtype Storage: MemoryStorage

    /// Whether other tasks use the memory at the same time.
    var isShared: Bool { get }

    /// Runs a body with the storage. No other body runs at the same time.
    func withStorage<Value: Sendable>(_ body: (inout Storage) -> Value) -> Value

    /// Returns the context of the request.
    func context(around memory: Storage.Memory, in storage: Storage) -> ServiceContext<Storage.Memory>

    /// Waits for something outside the storage.
    /// - Throws: the body's errors, and `CancellationError` if the storage ends during the wait.
    func wait<Value: Sendable>(for body: @escaping @Sendable () async throws -> Value) async throws -> Value
}

extension MemoryKeeper {
    package func wait<Value: Sendable>(for body: @escaping @Sendable () async throws -> Value) async throws -> Value {
        try await body()
    }
}

/// A value that contains a service's memory and values derived from it.
package protocol MemoryStorage: SendableMetatype {
    associatedtype Memory: ServiceMemoryValue
    /// The state of the derived values at the start of an answer.
    associatedtype Mark: Sendable = Void
    /// The outcome of storing an answer's changes.
    associatedtype Receipt: Sendable = Void

    var serviceMemory: Memory { get }
    var mark: Mark { get }

    /// Stores the memory that an answer changed, unless another answer changed the memory since the copy was made.
    /// - Returns: nil if there was such a conflict, and nothing was stored.
    mutating func store(_ copy: MemoryCopy<Self>, isChanged: Bool) -> Receipt?

    /// Stores the parts that no other answer changed since the copy was made. The answer cannot be made again, because
    /// a service on the network has already done its work.
    mutating func merge(_ copy: MemoryCopy<Self>) -> Receipt

    /// Lends the memory to a body, and stores the body's changes.
    mutating func lend<Value>(_ body: (inout Memory) -> Value) -> (Value, Receipt)
}

/// The values that a service keeps between two answers.
package protocol ServiceMemoryValue: Equatable, Sendable {
    /// A placeholder while the memory is lent out.
    static var unused: Self { get }
}

/// A context around a copy of a service's memory.
package struct MemoryCopy<Storage: MemoryStorage>: Sendable {
    package var context: ServiceContext<Storage.Memory>
    package let before: Storage.Memory
    package let mark: Storage.Mark

    package init(of storage: Storage, in context: ServiceContext<Storage.Memory>) {
        self.context = context
        before = context.memory
        mark = storage.mark
    }

    package var isChanged: Bool { context.memory != before }
}

/// The outcome of asking a service for a keeper of memory.
package enum KeptAnswer<Storage: MemoryStorage>: Sendable {
    /// The response, or the error in its place. Its changes are stored.
    case made(Result<Response, any Error>, Storage.Receipt)
    /// The rest of the work. Nothing has changed yet.
    case awaited(AwaitedAnswer<Storage>)
}

/// The rest of the work on an answer, with its context.
package struct AwaitedAnswer<Storage: MemoryStorage>: Sendable {
    fileprivate let rest: @Sendable (inout ServiceContext<Storage.Memory>) async throws -> Response
    fileprivate let copy: MemoryCopy<Storage>

    /// Waits for the answer, and stores its changes.
    /// - Throws: the service's errors, and `CancellationError`. Then nothing is stored.
    package func response<Keeper: MemoryKeeper>(
        in keeper: Keeper
    ) async throws -> (Response, Storage.Receipt) where Keeper.Storage == Storage {
        let (response, after) = try await keeper.wait { [rest, copy] in
            var after = copy
            let response = try await rest(&after.context)
            return (response, after)
        }
        return (response, keeper.withStorage { $0.merge(after) })
    }
}

extension Service where Memory: ServiceMemoryValue {
    /// Answers from a copy of the memory. If another answer changed the memory since (optimistic concurrency control),
    /// the request is answered again, at last with exclusive access. Memory that is not shared is never copied. An
    /// answer that changes nothing needs no second try: it was true when it began. An answer that is made without
    /// waiting does not suspend the caller.
    package func answer<Keeper: MemoryKeeper>(
        to request: Request, in keeper: Keeper
    ) -> KeptAnswer<Keeper.Storage> where Keeper.Storage.Memory == Memory {
        for _ in 0..<(keeper.isShared ? attemptsFromCopies : 0) {
            var copy = keeper.withStorage { storage in
                MemoryCopy(of: storage, in: keeper.context(around: storage.serviceMemory, in: storage))
            }
            switch answer(to: request, in: &copy.context) {
            case .made(let result):
                let (ended, isChanged) = (copy, copy.isChanged)
                if let receipt = keeper.withStorage({ $0.store(ended, isChanged: isChanged) }) {
                    return .made(result, receipt)
                }
            case .awaited(let rest): return .awaited(AwaitedAnswer(rest: rest, copy: copy))
            }
        }
        return keeper.withStorage { storage in
            var context = keeper.context(around: .unused, in: storage)
            let (answer, receipt) = storage.lend { memory in
                swap(&context.memory, &memory)
                defer { swap(&context.memory, &memory) }
                return self.answer(to: request, in: &context)
            }
            switch answer {
            case .made(let result): return .made(result, receipt)
            case .awaited(let rest):
                context.memory = storage.serviceMemory
                return .awaited(AwaitedAnswer(rest: rest, copy: MemoryCopy(of: storage, in: context)))
            }
        }
    }
}

/// The number of answers from copies of the memory before one is made with exclusive access.
private let attemptsFromCopies = 3
