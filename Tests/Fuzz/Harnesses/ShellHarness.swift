import Console
import MusicWorld
import TerminalText
package import TonearmShell

/// Lines that are run, one after the other, in a session of their own.
package enum ShellHarness {
    private static let mostLines = 8

    static func run(_ input: [UInt8]) async throws {
        let stage = ShellStage()
        for line in input.prefix(2000).split(separator: UInt8(ascii: "\n")).prefix(mostLines) {
            try await run(String(decoding: line, as: UTF8.self), on: stage)
            if stage.shell.isLeaving { return }
        }
    }

    /// Runs a line that nothing can come of but what is shown; others are left out.
    /// - Returns: the status, nil if it was left out.
    /// - Throws: `Flaw` if it ends the shell without being asked to, changes a session although it failed, or shows what a
    ///   terminal would obey.
    @discardableResult
    package static func run(_ line: String, on stage: ShellStage) async throws -> Int32? {
        let shell = stage.shell
        guard SafeLine.isSafe(line, in: shell.session) else { return nil }
        // What comes due comes before the line, and is none of its doing.
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

    /// A session with what service and device knew before, and at the time of then: that is what a command may change that fails.
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

    /// Whether answers may be shown as they came.
    private static func isRaw(_ line: String, in session: Session) -> Bool {
        session.settings.output == .raw || line.contains("raw")
    }
}
