import AppleMusicAPI
import TonearmSimulator

/// The simulated era of a world.
extension WorldControl {
    /// Answers `era`: shows the era, changes it, or returns to today's service.
    func era(_ request: Request) async throws(ControlProblem) -> Response {
        try request.expect(.get, .head, .put, .delete)
        let wanted: Era? =
            switch request.method {
            case .delete: .today
            case .put: try ControlBody(request, members: ["era"]).requiredEra()
            default: nil
            }
        let era = try await changing { (memory: inout SimulatorMemory, _) in
            if let wanted { memory.state.era = wanted }
            return memory.state.era
        }
        return .control([
            "era": .string(era.rawValue),
            "differences": .object(JSONObject(era.differences.map { ($0.name, .string($0.sentence)) })),
        ])
    }
}

extension ControlBody {
    /// Returns the era in `era`; nil without the member.
    func era() throws(ControlProblem) -> Era? {
        guard let text = try text("era") else { return nil }
        if let era = Era(rawValue: text) { return era }
        throw .bad("The era '\(text)' is not simulated", next: Self.eras)
    }

    fileprivate func requiredEra() throws(ControlProblem) -> Era {
        guard let era = try era() else { throw .bad("'era' is missing", next: Self.eras) }
        return era
    }

    private static let eras = "There are: \(Era.allCases.map(\.rawValue).joined(separator: ", "))."
}
