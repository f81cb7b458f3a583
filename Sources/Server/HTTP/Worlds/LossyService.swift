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
        if context.memory.state.faults.cutsOff(request) {
            if simulator.accepts(request, in: context) { _ = context.memory.state.faults.isOffline(for: request) }
            return .made(.success(.lost))
        }
        return simulator.answer(to: request, in: &context)
    }
}
