import AppleMusicAPI
import AppleMusicSimulator
import Console
import MusicCatalog
import MusicWorld
package import TonearmShell

/// A shell that nothing leads out of: its screen is memory, its clock stands, its service is the simulator.
package struct ShellStage {
    package let shell: Shell
    private let output = MemorySink()
    private let errors = MemorySink()

    /// One for all: the index that searches need takes a second to make.
    static let simulator = Simulator(catalog: BuiltInCatalog(), keys: [DeveloperKey.demonstration.publicKey])
    /// 2026-11-21T09:30:00Z
    static let time = 1_795_253_400

    package init() {
        let client = MusicClient(systemTime: { Self.time * 1000 }) { _ in Self.simulator.inWorld }
        let frame = Screen.Frame(
            width: 80, isTerminal: false, isErrorTerminal: false, hasColor: false, hasErrorColor: false)
        shell = Shell(
            session: Session(seed: 1, clock: .fixed(seconds: Self.time)), client: client,
            screen: Screen(frame: frame, output: output, errors: errors), environment: Shell.Environment(seed: { 1 }))
        shell.environment.isAttended = false
    }

    /// What was shown since the last time, and what was said of errors.
    func taken() -> (output: String, errors: String) {
        (String(decoding: output.take(), as: UTF8.self), String(decoding: errors.take(), as: UTF8.self))
    }
}
