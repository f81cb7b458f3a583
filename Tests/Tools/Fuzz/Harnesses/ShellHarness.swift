import TonearmConsole
package import TonearmShell
import TonearmTerminalText
import TonearmWorld

/// Runs several lines in sequence in a new session.
package enum ShellHarness {
    private static let mostLines = 8

    static func run(_ input: [UInt8]) async throws {
        let stage = ShellStage()
        for line in input.prefix(2000).split(separator: UInt8(ascii: "\n")).prefix(mostLines) {
            try await run(String(decoding: line, as: UTF8.self), on: stage)
            if stage.shell.isLeaving { return }
        }
    }

    /// Runs a line if it has no effect beyond its output.
    /// - Returns: The status, or nil if the line was left out.
    /// - Throws: `Flaw` if the line ends the shell without `exit`, fails but changes the session, or prints control characters.
    @discardableResult
    package static func run(_ line: String, on stage: ShellStage) async throws -> Int32? {
        let shell = stage.shell
        guard SafeLine.isSafe(line, in: shell.session) else { return nil }
        // Work that is due runs before the line and is not an effect of the line.
        try await shell.background.catchUp()
        let before = shell.session
        let status = await shell.run(line)
        let shown = stage.taken()
        try require([0, 1, 64, 130].contains(status), "'\(line)' has the status \(status)")
        try require(!shell.isLeaving || asksToLeave(line, in: before), "'\(line)' ends the shell")
        for text in [shown.output, shown.errors] where !isRaw(line, in: before) {
            try require(
                Printable.block(text) == text, "'\(line)' shows what a terminal obeys: \(text.debugDescription)")
        }
        if status != 0 { try require(!shown.errors.isEmpty || !shown.output.isEmpty, "'\(line)' fails in silence") }
        if status != 0, Line.parts(of: line).count == 1, shell.observers.last?.failure != nil {
            let after = withoutKnowledge(shell.session, before)
            try require(after == before, "'\(line)' fails, and the session is another: \(shown.errors)")
        }
        return status
    }

    /// Returns a session with the earlier time and the earlier knowledge of service and device. Failed commands may
    /// change these.
    package static func withoutKnowledge(_ session: Session, _ before: Session) -> Session {
        var after = session
        after.world.memory = before.world.memory
        after.world.device = before.world.device
        after.world.clock = before.world.clock
        after.world.exchange = before.world.exchange
        after.world.tokens.takeUserTokens(of: before.world.tokens)
        return after
    }

    private static func asksToLeave(_ line: String, in session: Session) -> Bool {
        Line.parts(of: line).contains { part in
            guard case .command(let words)? = try? Line.read(part, variable: { session.variables[$0] }),
                let word = words.words.first(where: { $0.lowercased() != "time" })
            else { return false }
            return CommandTable.find(word)?.name == "exit"
        }
    }

    /// Returns true if answers may be printed unchanged.
    private static func isRaw(_ line: String, in session: Session) -> Bool {
        session.settings.output.format.writesBytes || line.contains("raw")
    }
}
