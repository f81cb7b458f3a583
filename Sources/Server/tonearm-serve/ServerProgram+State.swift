import TonearmArguments
import TonearmConsole
import TonearmHTTP
import TonearmSimulator
import TonearmSystem

/// The worlds that `--state` keeps.
extension ServerProgram {
    /// Returns the worlds of earlier runs by their ids, and the store that keeps worlds.
    func keptWorlds() throws -> (
        worlds: [String: KeptWorld<SimulatorMemory>], store: StateStore<SimulatorMemory>?
    ) {
        guard let path = options.state else { return ([:], nil) }
        do throws(StateStoreProblem) {
            let store = try LastWords.during("read the state '\(path)'") { () throws(StateStoreProblem) in
                try StateStore<SimulatorMemory>(path: path) { [output] in output.log("note: \($0).") }
            }
            return (store.worlds, store)
        } catch {
            throw explained(error, path)
        }
    }

    /// Saves the standard world. An error is better now than at the first change.
    func saveStart(_ start: Start) throws(Failure) {
        guard let store = start.store, let path = options.state else { return }
        do throws(StateStoreProblem) {
            try store.save([.current(WorldID.standard, start.memory, start.clock.setting)])
        } catch {
            throw explained(error, path)
        }
    }

    func explained(_ failure: StateStoreProblem, _ path: String) -> Failure {
        let next =
            switch failure {
            case .taken: "Stop that one, or name another file."
            case .locked: "Close it in that program, or name another file."
            case .unwritable: "Check the folder's permissions and the free space, or name another file."
            case .linked: "Remove the other names, or copy the file and name the copy."
            case .unplayable: "Start with the catalog and the world file of before, or name another file."
            case .unreadable, .unknownVersion, .earlierRelease, .foreign, .otherProgram, .damaged:
                "Name another file; this one is unchanged."
            }
        let task =
            switch failure {
            case .taken, .locked, .unwritable, .linked: "keep"
            case .unplayable: "use"
            case .unreadable, .unknownVersion, .earlierRelease, .foreign, .otherProgram, .damaged: "read"
            }
        return Failure("Cannot \(task) the state in '\(path)'", failure.reason, next: next)
    }
}
