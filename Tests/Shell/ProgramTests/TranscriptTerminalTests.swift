import Foundation
import Testing
import TonearmTestSupport

/// Tests performances, lessons and recordings on a terminal with resizing, interrupts and suspension.
@Suite(.serialized, .waiting) struct TranscriptTerminalTests {
    let program: Program

    init() throws { program = try Program() }

    private var path: String { program.folder.path + "/talk.md" }

    /// Starts a shell of the system, from which the program is started and to which it can be suspended.
    private func outerShell() throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(
            running: "/bin/bash", arguments: ["--norc", "--noprofile", "-i"],
            environment: program.environment.merging(["PS1": "outer$ ", "TONEARM": Program.path]) { $1 })
        #expect(terminal.wait(for: "outer$"))
        return terminal
    }

    private func suspendAndGoOn(_ terminal: PseudoTerminal) {
        terminal.send("\u{1A}")
        #expect(terminal.wait { $0.text.contains("Stopped") && $0.lines[$0.row].hasPrefix("outer$") })
        terminal.send("fg\r")
    }

    /// Runs a program of the system and interrupts it once it reports that it runs.
    ///
    /// The program itself creates the mark: a key pressed while the shell waits for another program, such as touch, may
    /// be lost.
    private func interruptProgram(_ terminal: PseudoTerminal) throws {
        let sign = program.folder.path + "/runs"
        terminal.send("! sh -c ': > \(sign); exec sleep 60'\r")
        #expect(terminal.waitUntil { FileManager.default.fileExists(atPath: sign) })
        terminal.send("\u{3}")
        #expect(terminal.wait(for: "Interrupted."))
    }

    private func writeTalk() throws {
        let text = """
            ---
            format: 1
            storefront: us
            ---
            # Storefronts

            ```tonearm
            > storefront jp
            ...
            > storefront gb
            ...
            ```

            These words are a little longer than a narrow terminal is wide.

            ```tonearm
            > storefront fr
            ...
            ```
            """
        try program.folder.write(text, to: "talk.md")
    }

    // MARK: Performances

    @Test func `what is recorded from the start of a conversation verifies`() throws {
        let path = program.folder.path + "/start.md"
        let terminal = try program.converse("--transcript", path)
        terminal.send("storefront jp\r")
        #expect(terminal.wait(for: "jp>"))
        terminal.send("exit\r")
        #expect(terminal.waitForExit() == 0)
        #expect(try !program.folder.text(of: "start.md").contains("answered by"))
        #expect(try program.run("-c", "transcript verify \(path)").status == 0)
    }

    @Test func `a performance follows the terminal's width`() throws {
        try writeTalk()
        let terminal = try program.converse("transcript", "play", path, "--step")
        // A key types, space types the rest, and space runs it.
        terminal.send("x  ")
        #expect(terminal.wait(for: "jp>"))
        terminal.resize(columns: 40, rows: 24)
        terminal.send("x  ")
        #expect(terminal.wait(for: "These words are a little longer than a\nnarrow terminal is wide."))
        #expect(terminal.wait { $0.lines[$0.row].hasPrefix("gb>") })
        terminal.send("x  ")
        #expect(terminal.waitForExit() == 0)
        #expect(terminal.isCooked)
    }

    @Test func `a performance can be suspended and goes on`() throws {
        try writeTalk()
        let terminal = try outerShell()
        terminal.send("\"$TONEARM\" transcript play \(path) --step\r")
        #expect(terminal.wait(for: "us>"))
        terminal.send("xxx")
        #expect(terminal.wait(for: "us> sto"))
        suspendAndGoOn(terminal)
        terminal.send(" ")
        #expect(terminal.wait(for: "storefront jp"))
        terminal.send(" ")
        #expect(terminal.wait(for: "jp>"))
        terminal.send("q")
        #expect(terminal.wait { $0.lines[$0.row] == "outer$" })
    }

    @Test(arguments: [80, 40], ["", "x", "x  ", "xp", "x  b", "x  xb", "x    x", "x  t"])
    func `a performance that is interrupted after any key leaves the terminal as it was`(
        columns: Int, keys: String
    ) throws {
        try writeTalk()
        let terminal = try program.converse("transcript", "play", path, "--step", columns: columns)
        terminal.send(keys)
        terminal.settle()
        if keys.hasSuffix("t") {
            #expect(terminal.wait(for: "Your turn"))
            // At this prompt Ctrl-C drops a line, and the end of input returns to the performance.
            terminal.send("where\u{3}")
            #expect(terminal.wait(for: "^C"))
            // A key pressed before the next prompt is lost, and Ctrl-C discards unread keys.
            #expect(terminal.wait { Self.prompts(on: $0) == 2 && $0.lines[$0.row].hasPrefix("jp>") })
            terminal.send("\u{4}")
            #expect(terminal.wait { Self.prompts(on: $0) == 1 && !$0.text.contains("Your turn") })
        }
        terminal.send("\u{3}")
        #expect(terminal.waitForExit() != nil)
        #expect(terminal.isCooked)
    }

    private static func prompts(on screen: TerminalScreen) -> Int { screen.lines.count { $0.hasPrefix("jp>") } }

    @Test func `a transcript that prints the program's version verifies`() throws {
        #expect(try program.run("--transcript", path, "-c", "version").status == 0)
        let verified = try program.run("transcript", "verify", path)
        #expect(verified.status == 0, "\(verified.output)")
    }

    @Test func `a comparison while it is performed does not depend on the terminal's width`() throws {
        #expect(try program.run("--transcript", path, "--width", "80", "-c", "albums 310730204").status == 0)
        let terminal = try program.converse(
            "transcript", "play", path, "--verify", "--speed", "10", columns: 50)
        #expect(terminal.waitForExit() == 0)
        #expect(!terminal.screen.text.contains("differ"))
    }

    // MARK: Recordings

    @Test func `a recording goes on over a resize, Ctrl-C and Ctrl-Z, and can be run again`() throws {
        let terminal = try outerShell()
        terminal.send("\"$TONEARM\"\r")
        #expect(terminal.wait(for: "us>"))
        terminal.send("transcript start \(path)\r")
        #expect(terminal.wait(for: "Recording into"))
        #expect(terminal.wait { $0.lines[$0.row] == "[recording] us>" })
        terminal.send("storefront jp")
        #expect(terminal.wait(for: "us> storefront jp"))
        terminal.send("\u{3}")
        #expect(terminal.wait { $0.lines[$0.row] == "[recording] us>" })
        terminal.resize(columns: 40, rows: 24)
        terminal.send("storefront gb\r")
        #expect(terminal.wait(for: "gb>"))
        terminal.send("albu")
        #expect(terminal.wait(for: "gb> albu"))
        suspendAndGoOn(terminal)
        terminal.send("ms 310730204\r")
        #expect(terminal.wait(for: "310730204>"))
        try interruptProgram(terminal)
        terminal.send("transcript stop\r")
        #expect(terminal.wait(for: "Recorded"))
        let text = try program.folder.text(of: "talk.md")
        #expect(!text.contains("storefront jp"))
        #expect(text.contains("\n> albums 310730204\nBorn to Run"))
        // The recorded layout has the width in the header, whatever the terminal's size.
        #expect(text.contains("\nwidth: 80\n"))
        #expect(text.contains("\nBruce Springsteen · Rock · 1975-08-25 · 8 tracks · Columbia\n"))
        let interrupted = "> ! sh -c ': > \(program.folder.path)/runs; exec sleep 60'\nInterrupted.\n[exit 130]\n"
        #expect(text.contains(interrupted))
        try program.folder.write(text.replacing(interrupted, with: ""), to: "talk.md")
        let verified = try program.run("transcript", "verify", path)
        #expect(verified.status == 0, "\(verified.output)")
    }

    @Test func `a note is written in one's editor`() throws {
        let script = "#!/bin/sh\nprintf 'Look at the *first* row.\\n\\nIt is an album.\\n' > \"$1\"\n"
        try program.folder.write(script, to: "editor")
        try program.folder.write("#!/bin/sh\nexit 1\n", to: "broken")
        for name in ["editor", "broken"] {
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: program.folder.path + "/" + name)
        }
        let terminal = try program.converse(environment: ["EDITOR": program.folder.path + "/editor"])
        terminal.send("transcript start \(path)\r")
        #expect(terminal.wait(for: "Recording into"))
        terminal.send("note\r")
        terminal.send("storefront jp\r")
        #expect(terminal.wait(for: "jp>"))
        #expect(
            try program.folder.text(of: "talk.md").contains(
                "\n\nLook at the *first* row.\n\nIt is an album.\n\n``` tonearm\n> storefront jp\n"))
        let other = try program.converse("--fresh", environment: ["EDITOR": program.folder.path + "/broken"])
        other.send("transcript start \(program.folder.path)/b.md\r")
        #expect(other.wait(for: "Recording into"))
        other.send("note\r")
        #expect(other.wait(for: "error:"))
        other.send("storefront jp\r")
        #expect(other.wait(for: "jp>"))
        #expect(try !program.folder.text(of: "b.md").contains("note"))
    }

    @Test func `two programs cannot record into one file`() throws {
        let terminal = try program.converse()
        terminal.send("transcript start \(path)\r")
        #expect(terminal.wait(for: "Recording into"))
        let second = try program.run("-c", "transcript start \(path) --append", "-c", "storefront jp")
        #expect(second.status == 1)
        #expect(second.errors.contains("another recording writes it"))
        #expect(try program.run("--transcript", path, "-c", "where").errors.contains("the file exists already"))
        terminal.send("transcript stop\r")
        #expect(terminal.wait(for: "Recorded 0 commands"))
        #expect(try program.run("-c", "transcript start \(path) --append", "-c", "storefront jp").status == 0)
        #expect(try program.folder.text(of: "talk.md").contains("> storefront jp\n"))
    }

    // MARK: Lessons

    @Test func `a lesson goes on over a resize, Ctrl-C and Ctrl-Z`() throws {
        let terminal = try outerShell()
        terminal.send("\"$TONEARM\"\r")
        #expect(terminal.wait(for: "us>"))
        terminal.send("lesson start tour\r")
        #expect(terminal.wait(for: "Task 1 of 6"))
        try interruptProgram(terminal)
        terminal.resize(columns: 40, rows: 24)
        terminal.send("search born")
        #expect(terminal.wait(for: "us> search born"))
        suspendAndGoOn(terminal)
        terminal.send(" to run\r")
        // The answer and the next task exceed this screen.
        #expect(terminal.wait(for: "Space goes on"))
        terminal.send(" ")
        #expect(terminal.wait(for: "Task 2 of 6"))
        terminal.send("open 1")
        #expect(terminal.wait { $0.lines[$0.row].hasSuffix("> open 1") })
        terminal.send("\u{3}")
        #expect(terminal.wait { !$0.lines[$0.row].hasSuffix("open 1") })
        terminal.send("open 1\r")
        #expect(terminal.wait(for: "Space goes on"))
        terminal.send(" ")
        #expect(terminal.wait(for: "Task 3 of 6"))
    }
}
