import Foundation
import PseudoTerminalSupport
import TemporaryFolderSupport
import Testing

/// A film of a session, beside the same session typed at a real terminal.
@Suite(.serialized) struct FilmedScreenTests {
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
        // A greeting and local days are for a person.
        terminal.send("set dates iso; clear\r")
        #expect(terminal.wait { $0.row == 0 && $0.lines[0].hasPrefix("us>") })
        for (command, answer) in zip(Self.commands, ["open N", "related-videos"]) {
            terminal.send(command + "\r")
            let isDone = terminal.wait { screen in
                let typed = screen.lines[screen.row].prefix(screen.column).split(separator: " ").last
                return typed?.hasSuffix(">") == true && screen.lines.joined().contains(answer)
            }
            #expect(isDone, "\(terminal.screen.text)")
        }
        terminal.send("follow \t")
        #expect(terminal.wait(for: "record-labels  record-labels"))
        terminal.send("tracks --limit 2\r")
        let isSame = terminal.wait { $0.coloredLines == filmed.coloredLines && $0.row == filmed.row }
        #expect(isSame, "\(terminal.screen.coloredLines)\n\(filmed.coloredLines)")
    }

    /// The last screen of a cast of the session.
    private func filmedScreen() throws -> Screen {
        try program.folder.write(
            """
            ---
            format: 1
            width: \(Self.size.columns)
            height: \(Self.size.rows)
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
        var screen = Screen(columns: Self.size.columns, rows: Self.size.rows)
        for line in outcome.lines.dropFirst() {
            let event = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any]
            screen.show(try #require(event?[2] as? String).unicodeScalars)
        }
        return screen
    }
}
