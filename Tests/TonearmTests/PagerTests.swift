import Foundation
import PseudoTerminalSupport
import TemporaryFolderSupport
import Testing

/// Answers that are longer than the screen.
@Suite(.serialized) struct PagerTests {
    let program: Program

    init() throws { program = try Program() }

    @Test func `what is longer than the screen goes through the pager, and what is not does not`() throws {
        let terminal = try program.converse(rows: 12, environment: ["PAGER": "sed 's/^/paged: /'"])
        terminal.send("genres -o ids\r")
        #expect(terminal.wait { $0.text.contains("paged: genres/34") && $0.lines[$0.row].hasPrefix("us>") })
        terminal.send("clear; genres 20 -o ids\r")
        #expect(terminal.wait { $0.text.contains("genres/20") && $0.lines[$0.row].hasPrefix("us genres/20>") })
        #expect(!terminal.screen.text.contains("paged"))
        terminal.send("clear; set pager always; genres 21 -o ids\r")
        #expect(terminal.wait(for: "paged: genres/21"))
        terminal.send("clear; set pager off; genres -o ids\r")
        #expect(terminal.wait { $0.text.contains("genres/34") && $0.lines[$0.row].hasPrefix("us>") })
        #expect(!terminal.screen.text.contains("paged: genres/34"))
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/less")))
    func `Ctrl-C and q in less come back to the prompt`() throws {
        let terminal = try program.converse(rows: 12, environment: ["PAGER": "less -FRX"])
        terminal.send("genres\r")
        #expect(terminal.wait { $0.lines[11].hasPrefix(":") })
        #expect(!terminal.screen.text.contains("genres; open N"))
        terminal.send("\u{3}")
        // What is typed while less hears of Ctrl-C is lost.
        for _ in 0..<600 where !terminal.screen.lines[terminal.screen.row].hasPrefix("us>") {
            terminal.send("q")
            terminal.settle(milliseconds: 100)
        }
        #expect(!terminal.screen.text.contains("Interrupted"))
        terminal.send("\u{15}genres 20 -o ids\r")
        #expect(terminal.wait(for: "us genres/20>"))
        terminal.send("exit\r")
        #expect(terminal.waitForExit() == 0)
        #expect(terminal.isCooked)
    }

    @Test func `an answer is not lost with a pager that is not there, and scripts have none`() throws {
        let terminal = try program.converse(rows: 12, environment: ["PAGER": "no-such-pager"])
        terminal.send("genres -o ids\r")
        #expect(terminal.wait { $0.text.contains("genres/34") && $0.text.contains("'set pager off'") })
        let outcome = try program.run("genres", "-o", "ids", environment: ["PAGER": "sed 's/^/paged: /'"])
        #expect(!outcome.output.contains("paged"))
    }

    @Test func `a pager that needs a shell is not run, and nothing of it`() throws {
        let terminal = try program.converse(
            rows: 12, environment: ["PAGER": "cat; touch \(program.folder.path)/ran"])
        terminal.send("genres -o ids\r")
        #expect(terminal.wait { $0.text.contains("genres/34") && $0.text.contains("it has a ';'") })
        #expect(!program.folder.names.contains("ran"))
    }

    @Test func `what a pager gets is its input, and in none of its arguments`() throws {
        try program.folder.write("#!/bin/sh\necho \"$# $PAGED\"; cat\n", to: "my pager")
        try program.folder.setMode(0o700, of: "my pager")
        let terminal = try program.converse(
            rows: 12, environment: ["PAGER": "PAGED='a b' '\(program.folder.path)/my pager' -x"])
        terminal.send("genres -o ids\r")
        #expect(terminal.wait { $0.text.contains("genres/34") && $0.lines[$0.row].hasPrefix("us>") })
        terminal.send("clear; set pager always; genres 21 -o ids\r")
        #expect(terminal.wait(for: "1 a b\ngenres/21"))
    }
}
