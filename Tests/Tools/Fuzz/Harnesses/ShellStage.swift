import AppleMusicAPI
import TonearmCatalog
import TonearmConsole
import TonearmNeighbors
package import TonearmShell
import TonearmSigning
import TonearmSimulator
import TonearmWorld

/// A shell without outside effects: its screen is in memory, its clock is fixed, its service is the simulator.
package struct ShellStage {
    package let shell: Shell
    private let output = MemorySink()
    private let errors = MemorySink()

    /// Shared, because building the search index takes a second.
    static let simulator = Simulator(catalog: BuiltInCatalog(), signers: .demonstration)
    /// 2026-11-21T09:30:00Z
    static let time = 1_795_253_400

    package init() {
        let client = MusicClient(
            signer: DeveloperKey.demonstration, systemTime: { Self.time * 1000 }, neighbors: Self.neighbor
        ) { _ in
            Self.simulator.inWorld
        }
        let frame = Screen.Frame(
            width: 80, isTerminal: false, isErrorTerminal: false, hasColor: false, hasErrorColor: false)
        shell = Shell(
            session: Session(seed: 1, clock: .fixed(seconds: Self.time)), client: client,
            screen: Screen(frame: frame, output: output, errors: errors), environment: Shell.Environment(seed: { 1 }))
        shell.environment.isAttended = false
    }

    @Sendable private static func neighbor(
        _ neighbor: Neighbor, _ address: ServiceAddress
    ) throws -> any Service<ServiceMemory> {
        guard let service = Neighbors.simulated(neighbor, over: simulator.catalog) else {
            throw NeighborProblem.notConnected(neighbor.title)
        }
        return service.inWorld
    }

    /// Returns and clears the output and the error output.
    func taken() -> (output: String, errors: String) {
        (String(decoding: output.take(), as: UTF8.self), String(decoding: errors.take(), as: UTF8.self))
    }
}
