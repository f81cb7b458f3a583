import TonearmConsole
import TonearmSystem

/// Shows long answers in a pager at an interactive terminal.
extension Presentation {
    /// Shows a view, in the pager if it is long.
    func showPaged(_ view: any View, as output: Output) async throws {
        guard let pager = pager(), !hasTypedAhead else { return try screen.show(view, as: output) }
        let frame = screen.frame
        let sink = MemorySink()
        try screen.rehearsed(into: sink, as: frame.paged).show(view, as: output)
        guard session.settings.display.pager == .always || isLong(sink.text) else {
            guard frame == frame.paged, frame == frame.copied else { return try screen.show(view, as: output) }
            return try screen.show(rehearsed: sink.bytes)
        }
        let kept = MemorySink()
        if !screen.copies.isEmpty { try screen.rehearsed(into: kept, as: frame.copied).show(view, as: output) }
        try screen.copy(rehearsed: kept.bytes)
        do {
            try await Pager(pager, environment: environment.variable).show(sink.bytes, on: screen)
        } catch is CancellationError {
            // The user left the pager with Ctrl-C; the command has succeeded.
        } catch let failure as Failure {
            // Show the answer even if the pager fails.
            try screen.show(rehearsed: sink.bytes)
            notes.append(
                "the pager failed, and 'set pager off' does without one. \(failure.what): \(failure.why)")
        }
    }

    /// Returns the command of the pager; nil if none is used. In lessons and performances the shell needs the keys.
    private func pager() -> String? {
        guard session.settings.display.pager != .off, shell.hasTerminal,
            !shell.observers.isDemonstrating, shell.observers.performance.suspended == nil,
            shell.observers.lesson.teaching == nil, screen.frame.isTerminal, screen.frame.height != nil
        else { return nil }
        return environment.person.pager()
    }

    /// Whether a line was typed while the command ran. It is meant for the shell, so no pager may get it.
    private var hasTypedAhead: Bool {
        (try? FileDescriptor.wait(for: [(.standardInput, .reading)], milliseconds: 0))?.first ?? false
    }

    /// The lowest screen on which the pager opens automatically.
    private static let lowestPagedScreen = 10

    /// Returns whether a text does not fit on the screen above the next prompt. Lines wider than the screen count as
    /// several. In the first edition of the messages, the pager does not open for a few lines more.
    private func isLong(_ text: String) -> Bool {
        guard let lines = screen.frame.height, lines >= Self.lowestPagedScreen else { return false }
        let height = session.settings.words >= .second ? lines - 1 : lines + max(lines / 2, 10)
        var rows = 0
        for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast() {
            rows += TerminalRows.count(of: String(Substring(line)), width: screen.frame.width)
            if rows > height { return true }
        }
        return false
    }
}

/// A pager that shows how to leave it, ends at Ctrl-C, and starts no other programs.
struct Pager {
    let program: SystemProgram

    /// The prompt of less.
    private static let prompt = "q leaves, space shows more?e (end)."

    /// Options for less: Ctrl-C ends it, colors are shown, and each kind of prompt explains how to leave. A `$` ends
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
