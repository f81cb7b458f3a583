import Console
import SystemLayer

/// The command `tonearm serve`. It executes the program `tonearm-serve` in this process, so the shell does not contain
/// a server.
enum ServerLauncher {
    /// Runs the server. Returns only if it throws.
    /// - Parameter arguments: the words after `serve`.
    static func launch(_ arguments: [String]) throws(Failure) {
        guard OperatingSystem.program != nil else {
            throw Failure("Cannot serve", "this program's own file cannot be found")
        }
        let program = OperatingSystem.neighbor("tonearm-serve")
        let error = ProgramStart(program, arguments, environment: .inherited(replacing: [:])).replaceProcess()
        throw Failure(
            "Cannot serve", "the server is a program of its own, '\(program)': \(error)",
            next: "Where tonearm was built, type 'make serve': it builds the server and starts it.")
    }
}
