package import AppleMusicAPI
package import TonearmSimulator

/// The services' memory in a world: a field for each kind of service.
package struct ServiceMemory: ServiceMemoryValue {
    package var simulator = SimulatorMemory.unused
    package var replay = ReplayPositions()

    package static let unused = ServiceMemory()
}

extension World: MemoryStorage {
    /// The memory that a request uses. It includes the device's accounts, which a request does not change.
    package var serviceMemory: ServiceMemory {
        ServiceMemory(simulator: SimulatorMemory(accounts, memory), replay: replay)
    }

    package var mark: Void { () }

    /// Replaces the services' memory by another world's.
    package mutating func takeServiceMemory(of other: World) { (memory, replay) = (other.memory, other.replay) }

    package mutating func store(_ copy: MemoryCopy<World>, isChanged: Bool) -> Void? {
        guard isChanged else { return () }
        guard serviceMemory == copy.before else { return nil }
        let after = copy.context.memory
        (memory, replay) = (after.simulator.state, after.replay)
        return ()
    }

    /// Stores each field that was unchanged during the wait, so that actions of a user or an app are kept.
    package mutating func merge(_ copy: MemoryCopy<World>) {
        let (before, after) = (copy.before, copy.context.memory)
        if memory == before.simulator.state { memory = after.simulator.state }
        if replay == before.replay { replay = after.replay }
    }

    /// Lends the services' memory to a body, without a copy.
    package mutating func lend<Value>(_ body: (inout ServiceMemory) -> Value) -> (Value, Void) {
        var lent = ServiceMemory(simulator: SimulatorMemory(accounts, .unused))
        swap(&lent.simulator.state, &memory)
        swap(&lent.replay, &replay)
        defer {
            swap(&lent.simulator.state, &memory)
            swap(&lent.replay, &replay)
        }
        return (body(&lent), ())
    }
}

extension Service where Memory == SimulatorMemory {
    /// The service with its field of a world's memory.
    package var inWorld: any Service<ServiceMemory> { FieldService(self, \.simulator) }
}

extension Service where Memory == ReplayPositions {
    /// The service with its field of a world's memory.
    package var inWorld: any Service<ServiceMemory> { FieldService(self, \.replay) }
}

/// A service whose memory is one field of the world's.
private struct FieldService<Base: Service>: Service where Base.Memory: ServiceMemoryValue {
    private let base: Base
    private let field: any WritableKeyPath<ServiceMemory, Base.Memory> & Sendable

    init(_ base: Base, _ field: any WritableKeyPath<ServiceMemory, Base.Memory> & Sendable) {
        self.base = base
        self.field = field
    }

    var description: ServiceDescription { base.description }

    func answer(to request: Request, in context: inout ServiceContext<ServiceMemory>) -> ServiceAnswer<ServiceMemory> {
        var inner = context.with(memory: Base.Memory.unused)
        swap(&inner.memory, &context.memory[keyPath: field])
        defer { swap(&inner.memory, &context.memory[keyPath: field]) }
        switch base.answer(to: request, in: &inner) {
        case .made(let result): return .made(result)
        case .awaited(let rest):
            return .awaited { [field] context in
                var inner = context.with(memory: context.memory[keyPath: field])
                defer { context.memory[keyPath: field] = inner.memory }
                return try await rest(&inner)
            }
        }
    }
}

/// A simulation of the network between an app and its service, which can fail on purpose.
struct SimulatedNetwork: Service {
    private let base: any Service<ServiceMemory>

    init(_ base: any Service<ServiceMemory>) { self.base = base }

    var description: ServiceDescription { base.description }

    /// Answers, or with the fault `offline` fails with `NetworkProblem.offline`.
    func answer(to request: Request, in context: inout ServiceContext<ServiceMemory>) -> ServiceAnswer<ServiceMemory> {
        context.memory.simulator.state.faults.expire(at: context.now)
        if context.memory.simulator.state.faults.isOffline(for: request) {
            return .made(.failure(NetworkProblem.offline(path: request.path)))
        }
        return base.answer(to: request, in: &context)
    }
}
