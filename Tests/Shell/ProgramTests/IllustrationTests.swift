import Foundation
import Testing
import TonearmTestSupport

/// Tests covers, links and dates on capable terminals.
@Suite(.serialized, .waiting) struct IllustrationTests {
    private let program: Program

    init() throws { program = try Program() }

    private static let terminal = ["TERM": "xterm-256color", "COLORTERM": "truecolor", "VTE_VERSION": "7200"]

    @Test func `a conversation has covers, links and days of the locale, and what is saved of it has none`() throws {
        let terminal = try program.converse(rows: 40, environment: Self.terminal)
        terminal.send("open albums/310730204\r")
        #expect(terminal.wait { $0.lines[$0.row].hasPrefix("us albums/310730204>") })
        let shown = terminal.screen.text
        #expect(shown.contains("▀") && shown.contains("Aug 25, 1975"))
        let output = String(decoding: terminal.output, as: UTF8.self)
        #expect(output.contains("\u{1B}]8;;https://music.apple.com/us/album/"))
        #expect(output.contains("\u{1B}[38;2;"))
        // The name and the table are to the right of the cover.
        let lines = terminal.screen.lines
        let name = try #require(lines.firstIndex { $0.contains("Born to Run  albums/310730204") })
        let table = try #require(lines.firstIndex { $0.contains("#  Name") })
        #expect(lines[name].hasPrefix("▀▀▀▀") && lines[table].hasPrefix("▀▀▀▀") && table > name)
        let file = program.folder.path + "/kept.md"
        terminal.send("transcript save \(file) --last 1\r")
        #expect(terminal.wait(for: "kept.md"))
        terminal.send("exit\r")
        #expect(terminal.waitForExit() == 0)
        let kept = try String(contentsOfFile: file, encoding: .utf8)
        #expect(kept.contains("Rock · 1975-08-25") && !kept.contains("▀") && !kept.contains("\u{1B}"))
    }

    @Test func `kitty is sent a picture below which the prompt stands`() throws {
        var environment = Self.terminal
        environment["KITTY_WINDOW_ID"] = "1"
        let terminal = try program.converse(rows: 40, environment: environment)
        terminal.send("open songs/203709340\r")
        #expect(terminal.wait { $0.lines[$0.row].hasPrefix("us songs/203709340>") })
        let output = String(decoding: terminal.output, as: UTF8.self)
        #expect(output.contains("\u{1B}_Ga=T,f=24,"))
        let lines = terminal.screen.lines
        let name = try #require(lines.firstIndex { $0.contains("songs/203709340") && $0.hasPrefix("      ") })
        let prompt = try #require(lines.lastIndex { $0.hasPrefix("us songs/203709340>") })
        #expect(prompt >= name + 10)
    }

    @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"], ["COLORTERM": "", "TERM": "xterm", "VTE_VERSION": ""]])
    func `a terminal without color gets text alone`(variables: [String: String]) throws {
        let environment = Self.terminal.merging(variables) { $1 }
        let terminal = try program.converse(rows: 40, environment: environment)
        terminal.send("open albums/310730204\r")
        #expect(terminal.wait(for: "view appears-on"))
        let output = String(decoding: terminal.output, as: UTF8.self)
        #expect(!output.contains("▀") && !output.contains("\u{1B}]8;;h") && !output.contains("\u{1B}_G"))
    }
}
