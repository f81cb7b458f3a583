import Foundation
import Testing
import TonearmTestSupport

/// Compares the film of a session with the same session at a real terminal.
@Suite(.serialized, .waiting) struct FilmedScreenTests {
    private let program: Program

    init() throws { program = try Program() }

    private static let commands = ["search born to run --types albums --limit 2", "open 1", "follow tracks --limit 2"]
    private static let size = (columns: 80, rows: 30)

    @Test func `a film shows what a terminal shows`() throws {
        let filmed = try filmedScreen()
        let terminal = try PseudoTerminal(
            running: Program.path,
            arguments: ["--fresh", "--seed", "1", "--clock", "2026-11-21T09:30:00Z"],
            environment: program.environment.merging(["TERM": "xterm-256color", "COLORTERM": "truecolor"]) { $1 },
            columns: Self.size.columns, rows: Self.size.rows)
        #expect(terminal.wait { $0.lines[$0.row].hasPrefix("us>") })
        // A film has no greeting and no local dates, so the terminal shows none either.
        terminal.send("set dates iso; clear\r")
        #expect(terminal.wait { $0.row == 0 && $0.lines[0].hasPrefix("us>") })
        type("search born to run --types albums --limit 2", shown: "{35}--limit{0} 2", at: terminal)
        send("\r", answer: "open N", to: terminal)
        type("open 1", shown: "{36}open{0} {32}1{0}", at: terminal)
        send("\r", answer: "related-videos", to: terminal)
        type("follow ", shown: "{36}follow{0}", at: terminal)
        send("\t", answer: "record-labels  record-labels", to: terminal)
        type("tracks --limit 2", shown: "tracks {35}--limit{0} 2", at: terminal)
        terminal.send("\r")
        let isSame = terminal.wait { $0.coloredLines == filmed.coloredLines && $0.row == filmed.row }
        #expect(isSame, "\(terminal.screen.coloredLines)\n\(filmed.coloredLines)")
    }

    /// Types a text and waits for its colors, which are drawn when no more keys wait.
    private func type(_ text: String, shown: String, at terminal: PseudoTerminal) {
        terminal.send(text)
        #expect(terminal.wait { $0.coloredLines[$0.row].contains(shown) }, "\(terminal.screen.coloredLines)")
    }

    /// Sends a key and waits for its output and the prompt below it.
    private func send(_ key: String, answer: String, to terminal: PseudoTerminal) {
        terminal.send(key)
        let isDone = terminal.wait { screen in
            let row = screen.lines[screen.row].prefix(screen.column)
            let isPrompt = row.hasPrefix("us") && (row.hasSuffix(">") || row.hasSuffix(" "))
            return isPrompt && screen.lines[..<screen.row].joined().contains(answer)
        }
        #expect(isDone, "\(terminal.screen.text)")
    }

    /// Returns the last screen of the session's film.
    private func filmedScreen() throws -> TerminalScreen {
        try program.folder.write(
            """
            ---
            format: 1
            width: \(Self.size.columns)
            height: \(Self.size.rows)
            vocabulary: brief
            words: 2
            ---
            ```tonearm
            > \(Self.commands[0])
            > \(Self.commands[1])
            ```

            <!-- complete: "follow " -->

            ```tonearm
            > \(Self.commands[2])
            ```

            """, to: "film.md")
        let path = program.folder.path + "/film.md"
        let outcome = try program.run("transcript", "export", path, "--format", "cast", "--run")
        #expect(outcome.status == 0, "\(outcome.errors)")
        var screen = TerminalScreen(columns: Self.size.columns, rows: Self.size.rows)
        for line in outcome.lines.dropFirst() {
            let event = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any]
            screen.show(try #require(event?[2] as? String).unicodeScalars)
        }
        return screen
    }
}
