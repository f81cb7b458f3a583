import Foundation
import Testing
import TonearmTestSupport

/// Tests answers that do not fit on the screen.
@Suite(.serialized, .waiting) struct PagerTests {
    let program: Program

    init() throws { program = try Program() }

    @Test func `what does not fit on the screen goes through the pager, and what fits does not`() throws {
        let terminal = try program.converse(rows: 12, environment: ["PAGER": "sed 's/^/paged: /'"])
        // 11 ids and the prompt fill the screen.
        terminal.send("search love --types songs --limit 11 -o ids\r")
        #expect(terminal.wait { $0.lines[11].hasPrefix("us>") && $0.lines[10].hasPrefix("songs/") })
        #expect(!terminal.screen.text.contains("paged"))
        terminal.send("clear\r")
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
    func `less says how to leave it, and Ctrl-C and q leave it for the prompt`() throws {
        let terminal = try program.converse(rows: 12, environment: ["PAGER": "less -FRX", "LESS": "-M"])
        for key in ["\u{3}", "q"] {
            terminal.send("clear; genres\r")
            #expect(terminal.wait { $0.lines[11] == "q leaves, space shows more" })
            #expect(!terminal.screen.text.contains("genres; open N"))
            terminal.send(key)
            #expect(terminal.wait { $0.lines[$0.row].hasPrefix("us>") })
            #expect(!terminal.screen.text.contains("Interrupted") && !terminal.screen.text.contains("failed"))
        }
        terminal.send("genres 20 -o ids\r")
        #expect(terminal.wait(for: "us genres/20>"))
        terminal.send("exit\r")
        #expect(terminal.waitForExit() == 0)
        #expect(terminal.isCooked)
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/less")))
    func `what is typed to less writes no file and runs no program`() throws {
        let terminal = try program.converse(rows: 12, environment: ["PAGER": "less"])
        terminal.send("genres\r")
        #expect(terminal.wait { $0.lines[11] == "q leaves, space shows more" })
        terminal.send("s\(program.folder.path)/saved\r!touch \(program.folder.path)/ran\r")
        terminal.settle(milliseconds: 500)
        terminal.send("\u{3}")
        #expect(terminal.wait { $0.lines[$0.row].hasPrefix("us>") })
        #expect(!program.folder.names.contains("saved") && !program.folder.names.contains("ran"))
    }

    @Test func `the user's own options for less come behind those of the shell`() throws {
        try program.folder.write("#!/bin/sh\necho \"$LESSSECURE $LESS\"; cat\n", to: "pager")
        try program.folder.setMode(0o700, of: "pager")
        // Run by sh, because a newly written program may still be open in a process that another test starts.
        let path = "sh " + program.folder.path + "/pager"
        for (pager, own) in [(path, "-M -i"), ("LESS=-S \(path)", "-S")] {
            let terminal = try program.converse(columns: 200, environment: ["PAGER": pager, "LESS": "-M -i"])
            terminal.send("set pager always; clear; genres 21 -o ids\r")
            // The second session's greeting contains the genre left open by the first, so its name alone is no
            // proof.
            #expect(terminal.wait { $0.text.contains("$ \(own)\ngenres/21") })
            #expect(terminal.screen.text.contains("1 -K -R -Ps"))
        }
    }

    @Test func `a pager that is killed leaves the terminal as it was, and the answer on it`() throws {
        try program.folder.write("#!/bin/sh\nstty raw -echo </dev/tty\nkill -9 $$\n", to: "pager")
        try program.folder.setMode(0o700, of: "pager")
        let terminal = try program.converse(columns: 200, environment: ["PAGER": program.folder.path + "/pager"])
        terminal.send("set pager always; clear; genres 21 -o ids\r")
        #expect(terminal.wait { $0.text.contains("genres/21") && $0.text.contains("the signal 9") })
        terminal.send("set pager off; clear\r! stty -a\r")
        #expect(terminal.wait(for: " icanon "))
        #expect(terminal.screen.text.contains(" echo "))
    }

    @Test func `a lesson has no pager, nor has a performance`() throws {
        let terminal = try program.converse(rows: 12, environment: ["PAGER": "sed 's/^/paged: /'"])
        try program.folder.write("```tonearm\n> genres -o ids\n...\n```\n", to: "talk.md")
        terminal.send("set pager always; clear\r")
        terminal.send("transcript play \(program.folder.path)/talk.md --speed 10\r")
        #expect(terminal.wait { $0.text.contains("genres/34") && $0.lines[$0.row].hasPrefix("us>") })
        #expect(!terminal.screen.text.contains("paged: genres"))
        terminal.send("lesson start url\r")
        // The lesson pages its own text without the system's pager.
        #expect(terminal.wait(for: "q shows all"))
        #expect(!terminal.screen.text.contains("paged: "))
        terminal.send("q")
        // The lesson has opened an album, which the prompt shows.
        #expect(terminal.wait { $0.lines[$0.row].hasPrefix("us ") && $0.text.contains("lesson hint") })
        terminal.send("clear; genres -o ids\r")
        #expect(terminal.wait { $0.text.contains("genres/34") && $0.lines[$0.row].hasPrefix("us") })
        #expect(!terminal.screen.text.contains("paged: genres"))
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
