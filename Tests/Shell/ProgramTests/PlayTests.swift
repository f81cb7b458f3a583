import Foundation
import Testing
import TonearmTestSupport

@Suite(.serialized, .waiting) struct PlayTests {
    let program: Program

    init() throws { program = try Program() }

    private func talk() throws -> String {
        let text = """
            ---
            format: 1
            storefront: us
            seed: 1
            ---
            # Two storefronts

            Some words before it begins.

            <!-- note: breathe -->

            ```tonearm
            > storefront jp
            jp Japan, answers in ja, explicit content allowed
            languages: ja, en-US
            > storefront gb
            ...
            ```

            The end.
            """
        try program.folder.write(text, to: "talk.md")
        return program.folder.path + "/talk.md"
    }

    @Test(arguments: [80, 40])
    func `a transcript is performed by itself, to its end`(columns: Int) throws {
        let path = try talk()
        let terminal = try program.converse("transcript", "play", path, "--speed", "10", columns: columns)
        #expect(terminal.wait(for: "The end."))
        #expect(terminal.waitForExit() == 0)
        let text = terminal.screen.text
        #expect(text.contains("Two storefronts"))
        #expect(text.contains("us> storefront jp"))
        #expect(text.contains("jp> storefront gb"))
        #expect(terminal.isCooked)
    }

    @Test func `keys step, go back with the session, and end it`() throws {
        let path = try talk()
        let terminal = try program.converse("transcript", "play", path, "--step", "--notes", path + ".notes")
        // Any key types; space completes the command and runs it.
        terminal.send("xx")
        #expect(terminal.wait(for: "us> st"))
        terminal.send(" ")
        #expect(terminal.wait(for: "us> storefront jp"))
        terminal.send(" ")
        #expect(terminal.wait(for: "jp>"))
        terminal.send("b")
        #expect(terminal.wait { screen in screen.lines.last { !$0.isEmpty }?.hasPrefix("us>") == true })
        terminal.send("q")
        #expect(terminal.waitForExit() == 0)
        #expect(terminal.isCooked)
        #expect(try program.folder.text(of: "talk.md.notes") == "breathe\n\n")
    }

    @Test func `the audience gets the prompt in just that state, and gives it back`() throws {
        let path = try talk()
        let terminal = try program.converse("transcript", "play", path, "--step")
        terminal.send(" ")
        #expect(terminal.wait(for: "us> storefront jp"))
        terminal.send(" ")
        #expect(terminal.wait(for: "jp>"))
        terminal.send("t")
        #expect(terminal.wait(for: "Your turn"))
        terminal.send("storefront fr\r")
        #expect(terminal.wait(for: "fr>"))
        terminal.send("resume\r")
        #expect(terminal.wait { screen in screen.lines.last { !$0.isEmpty }?.hasPrefix("jp>") == true })
        terminal.send("q")
        #expect(terminal.waitForExit() == 0)
    }

    @Test func `Ctrl-C ends it, and leaves the terminal as it was`() throws {
        let path = try talk()
        let terminal = try program.converse("transcript", "play", path, "--step")
        terminal.send("\u{3}")
        #expect(terminal.waitForExit() != nil)
        #expect(terminal.isCooked)
    }

    @Test func `without a terminal it is printed at once, and can be compared`() throws {
        let path = try talk()
        let outcome = try program.run("transcript", "play", path, "--verify")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.lines.contains("us> storefront jp"))
        #expect(outcome.lines.contains("The end."))
        #expect(!outcome.output.contains("\r"))
        try program.folder.write(program.folder.text(of: "talk.md").replacing("Japan", with: "Nippon"), to: "b.md")
        let differing = try program.run("transcript", "play", program.folder.path + "/b.md", "--verify")
        #expect(differing.status == 1)
        #expect(differing.errors.contains("differs: line 14: expected"))
    }

    @Test func `in the shell one's own session is as it was`() throws {
        let path = try talk()
        let terminal = try program.converse()
        terminal.send("storefront de\r")
        #expect(terminal.wait(for: "de>"))
        terminal.send("transcript play \(path) --speed 10\r")
        #expect(terminal.wait(for: "The end."))
        #expect(terminal.wait { screen in screen.lines.last { !$0.isEmpty }?.hasPrefix("de>") == true })
    }
}

@Suite(.serialized, .waiting) struct RecordedCallTests {
    let program: Program

    init() throws { program = try Program() }

    @Test func `any call can be recorded, and run again`() throws {
        let path = program.folder.path + "/a.md"
        let call = try program.run("--transcript", path, "-c", "storefront jp", "-c", "albums 310730204 -o ids")
        #expect(call.status == 0, "\(call.errors)")
        #expect(try program.folder.text(of: "a.md").contains("> storefront jp\njp Japan"))
        let verified = try program.run("transcript", "verify", path)
        #expect(verified.status == 0, "\(verified.output)")
        #expect(try program.run("--transcript", path, "-c", "where").errors.contains("the file exists already"))
    }

    @Test(arguments: ["table", "json", "ndjson"])
    func `lines of a file that fail say where they stand, and are recorded as if they were typed`(output: String) throws
    {
        let path = program.folder.path + "/a.md"
        try program.folder.write("genres 21 -o \(output) --nonsense\n", to: "lines")
        let call = try program.run("--transcript", path, "run", program.folder.path + "/lines")
        #expect(call.errors.contains("line 1 of "))
        let verified = try program.run("transcript", "verify", path)
        #expect(verified.status == 0, "\(verified.output)")
    }

    @Test func `a shell that is killed leaves all commands but the one that ran`() throws {
        let path = program.folder.path + "/a.md"
        let terminal = try program.converse()
        terminal.send("transcript start \(path)\r")
        #expect(terminal.wait(for: "Recording into"))
        terminal.send("storefront jp\r")
        #expect(terminal.wait(for: "jp>"))
        terminal.send("! kill -9 $PPID\r")
        #expect(terminal.waitForExit() != 0)
        #expect(try program.folder.text(of: "a.md").contains("> storefront jp\njp Japan"))
        #expect(try program.run("transcript", "verify", path).status == 0)
        #expect(try program.run("transcript", "update", path).lines.first?.hasPrefix("unchanged") == true)
    }

    @Test func `a lesson that is interrupted leaves one's own session alone`() throws {
        let first = try program.converse()
        first.send("storefront de\r")
        #expect(first.wait(for: "de>"))
        first.send("lesson start tour\r")
        #expect(first.wait(for: "Task 1 of 6"))
        first.send("storefront jp\r")
        #expect(first.wait(for: "jp>"))
        first.send("! kill -9 $PPID\r")
        #expect(first.waitForExit() != 0)
        let second = try program.run("--session", "default", "storefront")
        #expect(second.output.hasPrefix("de "))
    }
}
