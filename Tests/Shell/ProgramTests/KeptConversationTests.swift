import Foundation
import Testing
import TonearmTestSupport

@Suite(.serialized, .waiting) struct KeptConversationTests {
    let program: Program

    init() throws { program = try Program() }

    private func leave(_ terminal: PseudoTerminal) {
        terminal.send("exit\r")
        #expect(terminal.waitForExit() == 0)
    }

    @Test func `a conversation goes on where the last one ended`() throws {
        let first = try program.converse()
        first.send("storefront jp\r")
        #expect(first.wait(for: "jp>"))
        first.send("open albums/310730204\r")
        #expect(first.wait(for: "jp albums/310730204>"))
        leave(first)
        #expect(try program.folder.mode(of: "state/tonearm/sessions/default.json") == 0o600)
        let second = try PseudoTerminal(running: Program.path, environment: program.environment)
        #expect(second.wait(for: "jp albums/310730204>"))
        second.send("follow artists -o ids\r")
        #expect(second.wait(for: "artists/178834"))
        leave(second)
        let fresh = try program.converse("--fresh")
        #expect(fresh.screen.text.contains("us>"))
    }

    @Test func `undo goes on after a restart, and what is on is said`() throws {
        let first = try program.converse()
        first.send("storefront jp\r")
        #expect(first.wait(for: "jp>"))
        first.send("fault set 503 --on /v1/catalog\r")
        #expect(first.wait(for: "[fault 503] jp>"))
        leave(first)
        #expect(try program.folder.mode(of: "state/tonearm/sessions/default.changes") == 0o600)
        let second = try PseudoTerminal(running: Program.path, environment: program.environment)
        #expect(second.wait(for: "The fault '503 --on /v1/catalog' is on: fault clear ends it."))
        second.send("undo\r")
        #expect(second.wait(for: "Undone: fault set 503 --on /v1/catalog"))
        leave(second)
        let third = try PseudoTerminal(running: Program.path, environment: program.environment)
        #expect(third.wait(for: "jp>"))
        #expect(!third.screen.text.contains("The fault"))
        third.send("undo; redo 2\r")
        #expect(third.wait(for: "Done again: fault set 503 --on /v1/catalog"))
        leave(third)
    }

    @Test func `a second shell in a session says so, and writes nothing`() throws {
        let first = try program.converse()
        first.send("storefront jp\r")
        #expect(first.wait(for: "jp>"))
        let second = try PseudoTerminal(running: Program.path, environment: program.environment)
        #expect(second.wait(for: "note: another shell works in the session 'default'"))
        #expect(second.wait(for: "jp>"))
        second.send("storefront gb\r")
        #expect(second.wait(for: "gb>"))
        leave(second)
        let script = try program.run("--session", "default", "-c", "storefront de")
        #expect(script.status == 0 && script.errors.hasPrefix("note: another shell works in the session 'default'"))
        leave(first)
        let third = try PseudoTerminal(running: Program.path, environment: program.environment)
        #expect(third.wait(for: "jp>"))
        #expect(!third.screen.text.contains("another shell"))
        leave(third)
    }

    @Test(arguments: [SIGHUP, SIGTERM, SIGKILL])
    func `a shell that is ended has kept its lines and its session`(signal: Int32) throws {
        let first = try program.converse()
        first.send("storefront jp\r")
        #expect(first.wait(for: "jp>"))
        first.signal(signal)
        #expect(first.waitForExit() != nil)
        #expect(first.isCooked || signal == SIGKILL)
        #expect(try program.folder.text(of: "state/tonearm/history").contains("storefront jp"))
        let second = try PseudoTerminal(running: Program.path, environment: program.environment)
        #expect(second.wait(for: "jp>"))
    }

    @Test(arguments: [SIGHUP, SIGTERM])
    func `a shell that is ended while a secret is typed gives the terminal back`(signal: Int32) throws {
        let terminal = try program.converse()
        terminal.send("token developer set\r")
        #expect(terminal.wait(for: "developer token, which is not shown"))
        // The message is printed before echo is switched off.
        #expect(terminal.waitUntil { !terminal.isCooked })
        // The system echoes keys typed earlier.
        let before = terminal.bytesRead
        terminal.send("SECRET")
        if let before { #expect(terminal.waitUntil { terminal.bytesRead ?? .max >= before + 6 }) }
        terminal.signal(signal)
        #expect(terminal.waitForExit() == 128 + signal)
        #expect(terminal.isCooked && !String(decoding: terminal.output, as: UTF8.self).contains("SECRET"))
    }

    @Test func `where a secret is typed Ctrl-C interrupts, and keys that mean nothing are no part of it`() throws {
        let terminal = try program.converse()
        // The screen keeps the first question while the second is asked.
        func ask(_ keys: String, question number: Int) {
            terminal.send("token user set\r")
            #expect(terminal.wait { $0.text.ranges(of: "user token, which is not shown").count == number })
            #expect(terminal.waitUntil { !terminal.isCooked })
            terminal.send(keys)
        }
        ask("abc\u{3}", question: 1)
        #expect(terminal.wait(for: "Interrupted."))
        ask("typed\u{1A}-\u{1B}[Atoken\r", question: 2)
        #expect(terminal.wait(for: "user token set"))
        terminal.send("token user show\r")
        #expect(terminal.wait(for: "typed-token"))
    }

    @Test func `a line that was left open at the end of the input does not come back`() throws {
        let terminal = try program.converse()
        terminal.send("get 'a\r")
        #expect(terminal.wait(for: "...>"))
        terminal.send("\u{4}")
        #expect(terminal.wait(for: "a quote ' has no end"))
        terminal.send("clock\r")
        #expect(terminal.wait { $0.lines[$0.row].hasSuffix(">") && $0.lines[$0.row - 1].contains("Z") })
        terminal.send("where\r")
        #expect(terminal.wait(for: "Nowhere yet"))
    }

    /// Disabled for the thread sanitizer: its runtime deadlocks if a signal arrives while it holds its own lock.
    @Test(
        .disabled(if: ProcessInfo.processInfo.environment["TONEARM_CHECK"] == "thread", "its runtime waits for itself"),
        arguments: [SIGSEGV, SIGILL, SIGBUS])
    func `a fault while a line is typed gives the terminal back`(signal: Int32) throws {
        let terminal = try program.converse()
        terminal.send("storefront j")
        #expect(terminal.wait(for: "storefront j"))
        terminal.signal(signal)
        #expect(terminal.wait(for: "error: tonearm itself failed"))
        #expect(terminal.waitForExit() == 128 + signal)
        #expect(terminal.isCooked)
    }

    @Test func `a secret is in no prompt and in no title`() throws {
        let terminal = try program.converse(environment: ["T": Self.token])
        terminal.send("set title on\rtoken developer set --variable T\r")
        terminal.send("set prompt 'at \(Self.token) %% '\r")
        #expect(terminal.wait(for: "at ‹hidden› %"))
        leave(terminal)
        let output = String(decoding: terminal.output, as: UTF8.self)
        #expect(output.contains("\u{1B}]2;tonearm: at ‹hidden› %"))
        #expect(!output.contains("]2;tonearm: at eyJ"))
    }

    /// An unsigned text with the form of a developer token.
    private static let token = "eyJhbGciOiJFUzI1NiIsImtpZCI6IkFCQyJ9.eyJleHAiOjk5OTk5OTk5OTl9.c2VjcmV0c2VjcmV0"

    @Test func `where tokens are kept is said before they are, once`() throws {
        let path = program.folder.path + "/state/tonearm/tokens/"
        let note = "note: tokens are kept in \(path)x.json, which only you can read; they are not encrypted\n"
        let first = try program.shell("T=\(Self.token) exec $tonearm --session x -c 'token developer set --variable T'")
        #expect(first.errors.hasSuffix(note))
        #expect(program.folder.names.contains("state/tonearm/tokens/x.json"))
        let second = try program.run("--session", "x", "-c", "storefront jp")
        #expect(second.errors.isEmpty)
        let simulated = try program.run("--session", "y", "-c", "consent request", "-c", "token user request")
        #expect(!simulated.errors.contains("kept in"))
    }

    @Test func `a damaged history is reported, and the shell works`() throws {
        try program.folder.write("_HiStOrY_V2_\nset width 33\nset wid", to: "state/tonearm/history")
        let terminal = try program.converse()
        terminal.send("set width 44\r")
        #expect(terminal.wait(for: "width  44"))
        #expect(terminal.wait(for: "note: The damaged history"))
        leave(terminal)
    }

    @Test func `a session that may not be read is said and not written over, and the shell works`() throws {
        try program.folder.write("precious", to: "elsewhere.json")
        try program.folder.write("", to: "state/tonearm/sessions/x")
        let path = program.folder.path + "/state/tonearm/sessions/default.json"
        symlink(program.folder.path + "/elsewhere.json", path)
        let terminal = try program.converse()
        #expect(terminal.screen.text.contains("error: Cannot load the session 'default': "))
        terminal.send("set width 78\r")
        #expect(terminal.wait(for: "width  78"))
        leave(terminal)
        #expect(try program.folder.text(of: "state/tonearm/sessions/default.json") == "precious")
    }

    @Test func `a folder that cannot be written is said once, and the shell works`() throws {
        try program.folder.write("", to: "file")
        let terminal = try program.converse(environment: ["XDG_STATE_HOME": program.folder.path + "/file/x"])
        terminal.send("set width 78\r")
        #expect(terminal.wait(for: "width  78"))
        terminal.send("set width 79\r")
        #expect(terminal.wait(for: "width  79"))
        #expect(terminal.wait(for: "error: Cannot save the session 'default'"))
        let text = terminal.screen.lines.joined()
        #expect(text.ranges(of: "Cannot save the session").count == 1)
        leave(terminal)
    }

    @Test func `the start file goes on after a bad line, names it, and prints nothing else`() throws {
        try program.folder.write("set width 66\nfrobnicate\nstorefront jp\n", to: "config/tonearm/tonearmrc")
        let terminal = try PseudoTerminal(running: Program.path, environment: program.environment)
        #expect(terminal.wait(for: "jp>"))
        let text = terminal.screen.lines.joined()
        #expect(text.contains("line 2 of") && text.contains("tonearmrc'"))
        #expect(!terminal.screen.text.contains("width  66") && !terminal.screen.text.contains("Japan"))
        leave(terminal)
    }

    @Test func `a start file that cannot be read is named, and the shell begins`() throws {
        try program.folder.write("", to: "config/tonearm/tonearmrc/x")
        let terminal = try program.converse(columns: 300)
        #expect(terminal.screen.lines.joined().contains("tonearmrc': Is a directory"))
        leave(terminal)
    }

    @Test func `SIGTERM ends with 143`() throws {
        let terminal = try program.converse()
        terminal.signal(SIGTERM)
        #expect(terminal.waitForExit() == 143)
    }

    @Test func `a line that cannot be read comes back`() throws {
        let terminal = try program.converse()
        terminal.send("storefronts jp $x\r")
        #expect(
            terminal.wait {
                $0.text.contains("there is no variable '$x'") && $0.lines[$0.row] == "us> storefronts jp $x"
            })
        terminal.send("\u{7F}\u{7F}-o ids\r")
        #expect(terminal.wait(for: "storefronts/jp\n"))
        leave(terminal)
    }

    @Test func `a session that is not there yet is said, and one that is greets with where it is`() throws {
        #expect(
            try program.run("--session", "demo", "-c", "open albums/310730204 -o ids").errors.hasPrefix(
                "note: there is no session 'demo' yet: a new one begins\n"))
        #expect(try program.run("--session", "demo", "-c", "where").errors == "")
        #expect(try program.run("--session", "demmo", "-c", "where").errors.hasSuffix("; did you mean 'demo'?\n"))
        let terminal = try PseudoTerminal(
            running: Program.path, arguments: ["--session", "demo"], environment: program.environment)
        #expect(terminal.wait(for: "us albums/310730204>"))
        #expect(terminal.screen.text.contains("You were at albums/310730204 Born to Run, 8 rows"))
        leave(terminal)
    }

    @Test func `a disk without room is said each time`() throws {
        // A file may have one block only.
        let terminal = try PseudoTerminal(
            running: "/bin/sh", arguments: ["-c", "\(Program.fileLimit(1)) exec \"$0\"", Program.path],
            environment: program.environment)
        #expect(terminal.wait(for: "us>"))
        for width in [76, 77, 78] {
            terminal.send("set width \(width)\r")
            #expect(terminal.wait(for: "width  \(width)"))
        }
        #expect(terminal.wait { $0.text.ranges(of: "error: Cannot save the session 'default'").count == 3 })
        leave(terminal)
    }

    @Test func `the start file's commands run at the start of a conversation, and only there`() throws {
        try program.folder.write("# mine\nset width 66\n", to: "config/tonearm/tonearmrc")
        let terminal = try program.converse()
        terminal.send("set width\r")
        #expect(terminal.wait { $0.lines.filter { $0 == "width  66" }.count >= 1 })
        leave(terminal)
        #expect(try program.run("set", "width").output == "width  auto\n")
    }

    @Test func `no token in history, session or on the terminal`() throws {
        let terminal = try program.converse()
        terminal.send("albums 310730204\rrequest\r")
        #expect(terminal.wait(for: "hidden"))
        leave(terminal)
        #expect(!String(decoding: terminal.output, as: UTF8.self).contains("eyJ"))
        for name in ["history", "sessions/default.json"] {
            #expect(!(try program.folder.text(of: "state/tonearm/\(name)")).contains("eyJ"))
        }
    }
}
