import AppleMusicAPI
import AppleMusicSimulator

/// The network between an app and its service, which can fail on purpose.
struct SimulatedNetwork: Service {
    private let base: any Service<SimulatorState>

    init(_ base: any Service<SimulatorState>) { self.base = base }

    var summary: String { base.summary }

    func developerTokenCheck(in context: ServiceContext<SimulatorState>) -> DeveloperTokenCheck {
        base.developerTokenCheck(in: context)
    }

    /// - Throws: `NetworkFailure.offline` where the fault is set, and what the base throws.
    func respond(to request: Request, in context: inout ServiceContext<SimulatorState>) async throws -> Response {
        if context.memory.faults.isOffline(on: request.path) { throw NetworkFailure.offline(path: request.path) }
        return try await base.respond(to: request, in: &context)
    }
}
