package import AppleMusicAPI
import TonearmNeighbors
package import TonearmSimulator

/// The simulator, and beside it the simulated neighbors over the same catalog. They share the world's memory, so they
/// share its faults, its snapshots and its journal.
package struct NeighboringService: Service {
    private let main: LossyService
    private let neighbors: [(neighbor: Neighbor, service: any Service<SimulatorMemory>)]

    package init(_ simulator: Simulator) {
        main = LossyService(simulator)
        neighbors = Neighbors.known.map { ($0.neighbor, $0.simulated(over: simulator.catalog)) }
    }

    package var description: ServiceDescription { main.description }

    package func answer(
        to request: Request, in context: inout ServiceContext<SimulatorMemory>
    ) -> ServiceAnswer<SimulatorMemory> {
        guard let route = NeighborRoute(request),
            let service = neighbors.first(where: { $0.neighbor == route.neighbor })?.service
        else { return main.answer(to: request, in: &context) }
        context.memory.state.faults.expire(at: context.now)
        let fault = context.memory.state.faults.offline(for: route.request)
        if let fault, context.memory.state.faults.isOffline(for: route.request) {
            return .made(.success(.lost(by: fault)))
        }
        return service.answer(to: route.request, in: &context)
    }
}

extension Response {
    /// Returns the answer that does not arrive, because a fault keeps the network down.
    static func lost(by fault: Faults.Fault) -> Response {
        var response = Response(status: 503)
        response.loss = .whole
        response.fault = fault.played
        return response
    }
}
