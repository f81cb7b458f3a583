import AppleMusicAPI
import AppleMusicSimulator

/// The network between an app and its service, which can fail on purpose.
struct SimulatedNetwork: Service {
    private let base: any Service<ServiceMemory>

    init(_ base: any Service<ServiceMemory>) { self.base = base }

    var description: ServiceDescription { base.description }

    /// With the fault `offline`, the reason why no answer comes is `NetworkFailure.offline`.
    func answer(
        to request: Request, in context: inout ServiceContext<ServiceMemory>
    ) -> ServiceAnswer<ServiceMemory> {
        if context.memory.simulator.state.faults.isOffline(for: request) {
            return .made(.failure(NetworkFailure.offline(path: request.path)))
        }
        return base.answer(to: request, in: &context)
    }
}
