import Foundation
import Testing
import TonearmTestSupport

/// Tests the shell before an audience and a class: performances by remote control, lessons on small screens,
/// undisturbed output.
@Suite(.serialized, .waiting) struct StageTests {
    let program: Program

    init() throws { program = try Program() }

    private func talk() throws -> String {
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

            <!-- clear -->

            # Songs

            ```tonearm
            > search born to run --types songs --limit 2
            ...
            ```
            """
        try program.folder.write(text, to: "talk.md")
        return program.folder.path + "/talk.md"
    }

    private static let forward = "\u{1B}[6~"
    private static let back = "\u{1B}[5~"

    @Test(arguments: [(80, 24), (40, 20)])
    func `a clicker performs, goes back on the screen, and clears it`(columns: Int, rows: Int) throws {
        let terminal = try program.converse("transcript", "play", talk(), "--step", columns: columns, rows: rows)
        #expect(terminal.wait { $0.lines[$0.row].hasPrefix("us>") })
        let before = terminal.screen.text
        terminal.send(Self.forward)
        #expect(terminal.wait { $0.lines[$0.row] == "us> storefront jp" })
        terminal.send(Self.forward)
        #expect(terminal.wait { $0.lines[$0.row].hasPrefix("jp>") })
        terminal.send(Self.back)
        #expect(terminal.wait { $0.text == before })
        for line in ["us> storefront jp", "jp> storefront gb"] {
            terminal.send(Self.forward)
            #expect(terminal.wait { $0.lines[$0.row] == line })
            terminal.send(Self.forward)
            #expect(terminal.wait { !$0.lines[$0.row].contains("storefront") })
        }
        terminal.send(Self.forward)
        #expect(terminal.wait { $0.text.contains("Songs") && !$0.text.contains("Storefronts") })
        terminal.send("q")
        #expect(terminal.waitForExit() == 0)
        #expect(terminal.isCooked)
    }

    @Test(arguments: [
        "\u{1B}[15~", "\u{1B}[15;2~", "\u{1B}[[E", "\u{1B}\u{1B}", "\t", "\u{1B}[<35;1;1M", "\u{1B}[200~",
    ])
    func `a key that nobody expects changes nothing`(key: String) throws {
        let terminal = try program.converse("transcript", "play", talk(), "--step")
        #expect(terminal.wait { $0.lines[$0.row].hasPrefix("us>") })
        let before = terminal.screen.text
        terminal.send(key)
        terminal.settle(milliseconds: 300)
        #expect(terminal.screen.text == before)
        terminal.send("q")
        #expect(terminal.waitForExit() == 0)
    }

    @Test(arguments: [80, 40])
    func `the keys are shown, and the screen is as it was`(columns: Int) throws {
        let terminal = try program.converse("transcript", "play", talk(), "--step", columns: columns)
        terminal.send("xx")
        #expect(terminal.wait(for: "us> st"))
        let before = terminal.screen.text
        terminal.send("?")
        #expect(terminal.wait { $0.text.contains("PageDown") && !$0.text.contains("us>") })
        terminal.send("?")
        #expect(terminal.wait { $0.text == before })
        terminal.send("q")
        #expect(terminal.waitForExit() == 0)
    }

    @Test func `taking over begins in a clean line, and ends with the screen as it was`() throws {
        let terminal = try program.converse("transcript", "play", talk(), "--step")
        terminal.send("xxx")
        #expect(terminal.wait(for: "us> sto"))
        terminal.send("t")
        #expect(terminal.wait(for: "Your turn"))
        #expect(terminal.wait { $0.lines[$0.row] == "us> sto" })
        #expect(terminal.screen.lines.filter { $0.contains("us>") }.count == 1)
        terminal.send("\u{15}storefront fr\r")
        #expect(terminal.wait(for: "fr>"))
        terminal.send("resume\r")
        #expect(
            terminal.wait { $0.lines[$0.row] == "us>" && !$0.text.contains("fr>") && !$0.text.contains("Your turn") })
        terminal.send("q")
        #expect(terminal.waitForExit() == 0)
    }

    @Test func `progress does not stand before what a program prints`() throws {
        let terminal = try program.converse()
        terminal.send("search love --types songs\r")
        #expect(terminal.wait(for: "more: next"))
        terminal.send("clear\r")
        terminal.send("all --max 60 | tail -1\r")
        #expect(terminal.wait { $0.lines.contains { $0.hasPrefix("60 songs; ") } })
        terminal.send("all --max 90 > \(program.folder.path)/all.txt\r")
        #expect(terminal.wait { screen in screen.row > 2 && screen.lines[screen.row] == "us>" })
        #expect(!terminal.screen.text.contains("so far"))
    }

    @Test func `a lesson begins within a small screen, and goes on with a key`() throws {
        let terminal = try program.converse(columns: 40, rows: 20)
        terminal.send("clear\r")
        terminal.send("lesson start url\r")
        #expect(terminal.wait { $0.lines[$0.row].hasPrefix("Space goes on") })
        #expect(terminal.screen.text.contains("lesson start url"))
        for _ in 0..<10 where !terminal.screen.lines[terminal.screen.row].hasPrefix("us albums") {
            terminal.send(" ")
            terminal.settle(milliseconds: 300)
        }
        #expect(terminal.wait { $0.lines[$0.row].hasPrefix("us albums") && $0.text.contains("Task 1 of") })
        terminal.send("lesson stop\r")
        #expect(terminal.wait(for: "Your own session is back."))
        // A command typed ahead belongs to the learner.
        terminal.send("lesson start url --fresh\r")
        #expect(terminal.wait { $0.lines[$0.row].hasPrefix("Space goes on") })
        terminal.send("storefront jp\r")
        #expect(terminal.wait(for: "jp Japan"))
    }

    @Test func `Ctrl-C between two screens of a lesson loses none of it`() throws {
        let terminal = try program.converse(columns: 40, rows: 20)
        terminal.send("lesson start url\r")
        #expect(terminal.wait { $0.lines[$0.row].hasPrefix("Space goes on") })
        terminal.send("\u{3}")
        #expect(terminal.wait(for: "Interrupted."))
        terminal.send("where\r")
        #expect(terminal.wait { $0.lines[$0.row].hasPrefix("Space goes on") })
        terminal.send("q")
        #expect(terminal.wait { $0.lines[$0.row].hasPrefix("us albums") && $0.text.contains("Task 1 of") })
    }
}
