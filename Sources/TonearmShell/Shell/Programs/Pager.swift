import Console
import SystemLayer

/// A pager that shows how to leave it, ends at Ctrl-C, and starts no other programs.
struct Pager {
    let program: SystemProgram

    /// The prompt of less.
    private static let prompt = "q leaves, space shows more?e (end)."

    /// Options for less: Ctrl-C ends it, colours are shown, and each kind of prompt explains how to leave. A `$` ends
    /// an option's text in `LESS` (less(1)).
    private static let options = "-K -R " + ["s", "m", "M"].map { "-P\($0)\(prompt)$" }.joined(separator: " ")

    /// - Parameters:
    ///   - text: a command with its options.
    ///   - environment: returns the value of a variable.
    /// - Throws: `Failure` if the text does not name a program.
    init(_ text: String, environment: (String) -> String?) throws(Failure) {
        var program = try SystemProgram.named(text)
        // The user's own options come later, so they take precedence.
        let own = program.environment["LESS"] ?? environment("LESS") ?? ""
        program.environment["LESS"] = own.isEmpty ? Self.options : Self.options + " " + own
        // In this mode no key writes a file or starts a program (less(1), "Security").
        program.environment["LESSSECURE"] = "1"
        self.program = program
    }

    /// Shows a text until the user leaves the pager.
    /// - Throws: `Failure` if the pager cannot be run or fails, `CancellationError` if Ctrl-C kept it from starting.
    func show(_ bytes: [UInt8], on screen: Screen) async throws {
        let modes = TerminalModes()
        // A killed pager may leave the terminal without echo.
        defer { modes?.restoreInForeground() }
        let end = try await Pipeline.end(of: program, input: bytes, on: screen, isAttended: true)
        if Task.isCancelled || isLeft(end) { return }
        try Pipeline.check(end, of: program)
    }

    /// Returns whether less ended by Ctrl-C, which the shell may not have noticed yet (less(1), `--quit-on-intr`).
    private func isLeft(_ end: ChildProcess.End) -> Bool {
        if end == .exited(2) { program.name.split(separator: "/").last == "less" } else { false }
    }
}
