import Console

/// `tonearm serve` becomes the program `tonearm-serve`, which lies beside this one, so that the shell starts without all that a server needs.
enum HandOver {
    /// Does not come back when it works.
    /// - Parameter arguments: those after `serve`.
    /// - Throws: `Failure`.
    static func serve(_ arguments: [String]) throws(Failure) {
        guard let own = Terminal.program else {
            throw Failure("Cannot serve", "this program's own file cannot be found")
        }
        let program = String(own[...(own.lastIndex(of: "/") ?? own.startIndex)]) + "tonearm-serve"
        let number = Terminal.become(program, arguments)
        throw Failure(
            "Cannot serve", "the server is a program of its own, '\(program)': \(OperatingSystem.message(number))",
            next: "Where tonearm was built, type 'make serve': it builds the server and starts it.")
    }
}
