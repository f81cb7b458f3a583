package import AppleMusicAPI
package import AppleMusicSimulator

/// The simulator with the faults of the way to it: requests that are lost before they reach it.
package struct LossyService: Service {
    private let simulator: Simulator

    package init(_ simulator: Simulator) { self.simulator = simulator }

    package var summary: String { simulator.summary }

    package func respond(
        to request: Request, in context: inout ServiceContext<SimulatorState>
    ) async throws -> Response {
        // While there is no network, nobody gets through; but only who would have been let in uses the fault up.
        if context.memory.faults.cutsOff(request.path) {
            if simulator.accepts(request, in: context) { _ = context.memory.faults.isOffline(on: request.path) }
            var response = Response(status: 503)
            response.loss = .whole
            return response
        }
        return try simulator.respond(to: request, in: &context)
    }

    package func answerAtOnce(to request: Request, in context: inout ServiceContext<SimulatorState>) -> Response? {
        simulator.answerAtOnce(to: request, in: &context)
    }

    package func developerTokenCheck(in context: ServiceContext<SimulatorState>) -> DeveloperTokenCheck {
        simulator.developerTokenCheck(in: context)
    }
}
