import Console

/// `tonearm serve` becomes the program `tonearm-serve`, which lies beside this one, so that the shell starts without all that a server needs.
enum ServerLauncher {
    /// Does not come back when it works.
    /// - Parameter arguments: those after `serve`.
    /// - Throws: `Failure`.
    static func launch(_ arguments: [String]) throws(Failure) {
        guard OperatingSystem.program != nil else {
            throw Failure("Cannot serve", "this program's own file cannot be found")
        }
        let program = OperatingSystem.neighbor("tonearm-serve")
        let number = OperatingSystem.replaceProcess(with: program, arguments)
        throw Failure(
            "Cannot serve", "the server is a program of its own, '\(program)': \(OperatingSystem.message(number))",
            next: "Where tonearm was built, type 'make serve': it builds the server and starts it.")
    }
}
