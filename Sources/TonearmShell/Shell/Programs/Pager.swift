import Console
import SystemLayer

/// A pager that says how to leave it, that Ctrl-C leaves, and that starts no other programs.
struct Pager {
    let program: SystemProgram

    /// The text of less's last line.
    private static let prompt = "q leaves, space shows more?e (end)."

    /// Options for less: Ctrl-C leaves it, colours are shown, and each form of its prompt says how. less(1): a `$` ends an option's text in `LESS`.
    private static let options = "-K -R " + ["s", "m", "M"].map { "-P\($0)\(prompt)$" }.joined(separator: " ")

    /// - Parameters:
    ///   - text: a program with its options.
    ///   - environment: the value of a variable.
    /// - Throws: `Failure` if the text names no program.
    init(_ text: String, environment: (String) -> String?) throws(Failure) {
        var program = try SystemProgram.named(text)
        // The user's own options come later, so they take precedence.
        let own = program.environment["LESS"] ?? environment("LESS") ?? ""
        program.environment["LESS"] = own.isEmpty ? Self.options : Self.options + " " + own
        // No key then writes a file or starts a program: less(1), "Security".
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

    /// Whether less ended by Ctrl-C, of which the shell may not have heard yet: less(1), `--quit-on-intr`.
    private func isLeft(_ end: ChildProcess.End) -> Bool {
        if end == .exited(2) { program.name.split(separator: "/").last == "less" } else { false }
    }
}
