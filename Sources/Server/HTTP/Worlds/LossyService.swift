package import AppleMusicAPI
package import TonearmSimulator

/// The simulator with network faults: requests that are lost before they reach it.
package struct LossyService: Service {
    private let simulator: Simulator

    package init(_ simulator: Simulator) { self.simulator = simulator }

    package var description: ServiceDescription { simulator.description }

    package func answer(
        to request: Request, in context: inout ServiceContext<SimulatorMemory>
    ) -> ServiceAnswer<SimulatorMemory> {
        context.memory.state.faults.expire(at: context.now)
        // While the network is down every request fails, but only valid requests use up the fault's count.
        if let fault = context.memory.state.faults.offline(for: request) {
            let isLost = !simulator.accepts(request, in: context) || context.memory.state.faults.isOffline(for: request)
            if isLost { return .made(.success(.lost(by: fault))) }
        }
        return simulator.answer(to: request, in: &context)
    }
}
