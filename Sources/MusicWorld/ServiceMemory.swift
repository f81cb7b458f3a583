package import AppleMusicAPI
package import AppleMusicSimulator

/// The values that services keep of a world between two answers: a field for each kind of service.
package struct ServiceMemory: Equatable, Sendable {
    package var simulator: SimulatorMemory
    package var replay: ReplayPositions

    package init(simulator: SimulatorMemory = .unused, replay: ReplayPositions = ReplayPositions()) {
        self.simulator = simulator
        self.replay = replay
    }

    /// A placeholder while the memory is lent out.
    static let empty = ServiceMemory()
}

extension World {
    /// A copy of the services' memory, for an answer that is made beside this world. Accounts are lent: no answer changes them.
    var serviceMemory: ServiceMemory {
        get { ServiceMemory(simulator: SimulatorMemory(accounts, memory), replay: replay) }
        set { (memory, replay) = (newValue.simulator.state, newValue.replay) }
    }

    /// Replaces the services' memory by that of another world.
    package mutating func takeServiceMemory(of other: World) { serviceMemory = other.serviceMemory }

    /// Lends the services' memory for the length of a body, without a copy of it.
    mutating func lendingMemory<Value>(_ body: (inout ServiceMemory) -> Value) -> Value {
        var lent = ServiceMemory(simulator: SimulatorMemory(accounts, .unused))
        swap(&lent.simulator.state, &memory)
        swap(&lent.replay, &replay)
        defer {
            swap(&lent.simulator.state, &memory)
            swap(&lent.replay, &replay)
        }
        return body(&lent)
    }
}

extension Service where Memory == SimulatorMemory {
    /// The service with its field of a world's memory.
    package var inWorld: any Service<ServiceMemory> { FieldService(self, \.simulator, lentOut: .unused) }
}

extension Service where Memory == ReplayPositions {
    /// The service with its field of a world's memory.
    package var inWorld: any Service<ServiceMemory> { FieldService(self, \.replay, lentOut: ReplayPositions()) }
}

/// A service whose memory is one field of the world's.
private struct FieldService<Base: Service>: Service {
    private let base: Base
    private let field: any WritableKeyPath<ServiceMemory, Base.Memory> & Sendable
    private let lentOut: Base.Memory

    init(_ base: Base, _ field: any WritableKeyPath<ServiceMemory, Base.Memory> & Sendable, lentOut: Base.Memory) {
        self.base = base
        self.field = field
        self.lentOut = lentOut
    }

    var description: ServiceDescription { base.description }

    func answer(
        to request: Request, in context: inout ServiceContext<ServiceMemory>
    ) -> ServiceAnswer<ServiceMemory> {
        var inner = context.with(memory: lentOut)
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
