import AppleMusicAPI
import AppleMusicSimulator

/// A simulation of the network between an app and its service, which can fail on purpose.
struct SimulatedNetwork: Service {
    private let base: any Service<ServiceMemory>

    init(_ base: any Service<ServiceMemory>) { self.base = base }

    var description: ServiceDescription { base.description }

    /// Answers, or with the fault `offline` fails with `NetworkFailure.offline`.
    func answer(
        to request: Request, in context: inout ServiceContext<ServiceMemory>
    ) -> ServiceAnswer<ServiceMemory> {
        context.memory.simulator.state.faults.expire(at: context.now)
        if context.memory.simulator.state.faults.isOffline(for: request) {
            return .made(.failure(NetworkFailure.offline(path: request.path)))
        }
        return base.answer(to: request, in: &context)
    }
}
