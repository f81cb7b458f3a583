import Foundation
import Testing
import TonearmShell
import TonearmTestSupport

@Suite(.waiting) struct KeptTests {
    let program: Program

    init() throws { program = try Program() }

    @Test func `without a name nothing is kept`() throws {
        _ = try program.run("-c", "storefront jp")
        #expect(try program.run("storefront").output.hasPrefix("us "))
        #expect(program.folder.names.isEmpty)
    }

    @Test func `a named session goes on`() throws {
        _ = try program.run("--session", "demo", "-c", "storefront jp", "-c", "open albums/310730204")
        #expect(try program.run("where", "--session", "demo").output == "> albums/310730204 Born to Run\n")
        #expect(try program.run("--session", "demo", "follow", "artists", "-o", "ids").output == "artists/178834\n")
        #expect(try program.run("--session", "demo", "--fresh", "storefront").output.hasPrefix("us "))
        #expect(try program.run("--session", "demo", "storefront").output.hasPrefix("us "))
        #expect(try program.folder.mode(of: "state/tonearm/sessions/demo.json") == 0o600)
    }

    @Test func `a named session can be undone by the next call`() throws {
        _ = try program.run("--session", "demo", "-c", "storefront jp", "-c", "set width 50")
        #expect(try program.run("--session", "demo", "undo").lines.first == "Undone: set width 50")
        #expect(try program.run("--session", "demo", "undo").lines.first == "Undone: storefront jp")
        #expect(try program.run("--session", "demo", "undo").status == 1)
        #expect(try program.run("--session", "demo", "redo", "2").lines.count == 3)
        #expect(try program.run("--session", "demo", "--fresh", "undo").status == 1)
    }

    @Test func `a damaged session is kept beside, said, and begun anew`() throws {
        try program.folder.write("{", to: "state/tonearm/sessions/demo.json")
        let outcome = try program.run("--session", "demo", "storefront")
        #expect(outcome.output.hasPrefix("us "))
        #expect(outcome.errors.hasPrefix("note: the saved session 'demo' was damaged; it is kept as "))
        #expect(try program.folder.text(of: "state/tonearm/sessions/demo.json.damaged") == "{")
        #expect(outcome.status == 0)
    }

    @Test func `a home that cannot be written does not stop a command`() throws {
        try program.folder.write("", to: "file")
        let outcome = try program.run("storefront", environment: ["XDG_STATE_HOME": program.folder.path + "/file/x"])
        #expect(outcome.status == 0)
        let kept = try program.run(
            "--session", "demo", "storefront", environment: ["XDG_STATE_HOME": program.folder.path + "/file/x"])
        #expect(kept.output.hasPrefix("us "))
        #expect(kept.errors.contains("\nerror: Cannot save the session 'demo': Not a directory: "))
        #expect(kept.status == 1)
    }

    /// Relative and missing paths of the user's own folders.
    @Test(arguments: [[:], ["XDG_CONFIG_HOME": "."], ["XDG_CONFIG_HOME": "", "HOME": "."], ["HOME": ""]])
    func `nothing of the folder where it is started runs`(more: [String: String]) throws {
        for name in ["tonearmrc", ".tonearmrc", ".editrc", "tonearm/tonearmrc", ".config/tonearm/tonearmrc"] {
            try program.folder.write("! touch \(program.folder.path)/ran\nbind ^A em-next-word\n", to: "here/\(name)")
        }
        // A program with the name of a program that tonearm starts.
        try program.folder.write("#!/bin/sh\ntouch \(program.folder.path)/ran\n", to: "here/sh")
        chmod(program.folder.path + "/here/sh", 0o755)
        let terminal = try PseudoTerminal(
            running: Program.path, environment: program.environment.merging(more) { $1 },
            directory: program.folder.path + "/here")
        #expect(terminal.wait(for: "us>"))
        terminal.send("! echo an\\swer\r")
        #expect(terminal.wait(for: "answer"))
        terminal.send("exit\r")
        #expect(terminal.waitForExit() == 0)
        #expect(!program.folder.names.contains("ran"))
    }

    @Test func `a start file of one's own does run, as the folder where it is started shows`() throws {
        try program.folder.write("! touch \(program.folder.path)/ran\n", to: "config/tonearm/tonearmrc")
        let terminal = try program.converse()
        terminal.send("exit\r")
        #expect(terminal.waitForExit() == 0)
        #expect(program.folder.names.contains("ran"))
    }

    @Test func `the developer token never shows`() throws {
        var script = "request\nrequest -o json\nget /v1/me/library\nget /v1/nowhere\nsession\nhistory\n"
        let commands = CommandTable.names
        #expect(commands.count > 30)
        for command in commands where command != "exit" {
            let help = try program.run("help", command).lines
            let examples = help.drop { $0 != "EXAMPLES:" }.dropFirst().prefix { $0.hasPrefix("  ") }
            for example in examples {
                script += "\(example)\n\(example) -o json\nrequest\nrequest -o json\n"
            }
        }
        let outcome = try program.run(
            ["--session", "demo", "--keep-going"], input: Array((script + "session save other\n").utf8))
        #expect(outcome.output.contains("Bearer ‹hidden›"))
        #expect(!outcome.output.contains("eyJ"))
        #expect(!outcome.errors.contains("eyJ"))
        let files = program.folder.names.filter { $0.hasSuffix(".json") }
        #expect(["demo", "other"].allSatisfy { name in files.contains { $0.hasSuffix("\(name).json") } })
        for file in files { #expect(!(try program.folder.text(of: file)).contains("eyJ")) }
    }

    @Test func `the manual page names every command`() throws {
        let manual = try program.run("--generate", "manual").output
        for command in ["albums", "search", "apple\\-curators", "exit"] { #expect(manual.contains(".B \(command)\n")) }
    }
}
