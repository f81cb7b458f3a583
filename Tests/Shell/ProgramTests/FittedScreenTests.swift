import Foundation
import Testing
import TonearmTestSupport

/// Compares the screens of commands at common terminal sizes with files in `Tests/Screens/fitted`.
///
/// With TONEARM_UPDATE_SCREENS=1 the files are rewritten, and the tests fail.
@Suite(.serialized, .waiting) struct FittedScreenTests {
    private let program: Program

    init() throws { program = try Program() }

    private static let lines = [
        "search springsteen", "next albums", "open 1", "back", "charts", "open albums/1616728060", "next tracks",
        "search ella mai", "open 1", "artists 178834", "open albums/310730204",
    ]

    @Test(arguments: [(80, 24), (120, 40), (40, 20)])
    func `searches, charts and cards are on one screen, with what was typed above them`(size: (Int, Int)) throws {
        let terminal = try started(size)
        let isNarrow = size.0 == 40
        let isUpdating = ProcessInfo.processInfo.environment["TONEARM_UPDATE_SCREENS"] == "1"
        let path = "Tests/Screens/fitted/\(size.0)x\(size.1).txt"
        var kept =
            isUpdating ? [] : Self.frames(of: String(decoding: try ProjectFiles.bytes(of: path), as: UTF8.self))
        var shown: [String] = []
        for line in Self.lines {
            terminal.send("\u{C}")
            #expect(terminal.wait { $0.lines[0].hasPrefix("us") && $0.lines.dropFirst().allSatisfy(\.isEmpty) })
            terminal.send(line + "\r")
            let expected = kept.isEmpty ? "" : kept.removeFirst()
            if isUpdating {
                #expect(terminal.wait { $0.row > 0 && $0.lines[$0.row].hasPrefix("us") })
                terminal.settle(milliseconds: 300)
            } else if !terminal.wait(until: { Self.frame(of: $0, line) == expected }) {
                Issue.record("\(path): expected\n\(expected)\nfound\n\(Self.frame(of: terminal.screen, line))")
                return
            }
            shown.append(Self.frame(of: terminal.screen, line))
            // Groups with one row each may exceed the lowest screen, and so may the facts of a card.
            #expect(isNarrow || terminal.screen.lines[0].contains(line), "\(terminal.screen.text)")
        }
        guard !isUpdating else {
            let file = ProjectFiles.root.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(shown.joined().utf8).write(to: file)
            Issue.record("\(path) was written anew: look at the difference, and run the tests again")
            return
        }
        #expect(kept.isEmpty, "\(path) has more than is shown")
    }

    @Test(arguments: [(40, 10), (10, 40), (80, 1), (80, 2), (300, 200)])
    func `what is typed behind an answer is a command, on the smallest and largest screens`(size: (Int, Int)) throws {
        let terminal = try started(size)
        for line in ["charts", "open albums/310730204", "search springsteen"] { terminal.send(line + "\r") }
        terminal.send("storefront uk\r! echo \"$((6 * 7)) is here\"\rexit\r")
        #expect(terminal.waitForExit() != nil)
        #expect(String(decoding: terminal.output, as: UTF8.self).contains("42 is here"))
        #expect(terminal.isCooked)
    }

    @Test func `a resized terminal gets what fits it, and a row keeps its number`() throws {
        let terminal = try started((80, 24))
        terminal.send("\u{C}search springsteen\r")
        #expect(terminal.wait { $0.lines[0].contains("search") && $0.text.contains("more: next") })
        let tall = terminal.screen.text
        terminal.resize(columns: 80, rows: 18)
        terminal.settle(milliseconds: 300)
        terminal.send("\u{C}show\r")
        #expect(terminal.wait { $0.lines[0].hasSuffix("> show") && $0.text.contains("more: next") })
        let short = terminal.screen.text
        #expect(short.split(separator: "\n").count < tall.split(separator: "\n").count)
        for row in short.matches(of: #/(?m)^ *[0-9]+  [^ ]+ [^ ]+/#) { #expect(tall.contains(row.0), "\(row.0)") }
    }

    @Test func `a recording at a terminal verifies without one`() throws {
        let path = program.folder.path + "/x.md"
        let terminal = try started((40, 20))
        terminal.send("transcript start \(path)\r")
        #expect(terminal.wait(for: "ends."))
        for (index, line) in ["search springsteen", "next albums", "charts", "open albums/1616728060"].enumerated() {
            terminal.send("clear\r\(line)\r! echo end \(index)\r")
            #expect(terminal.wait { $0.lines.contains("end \(index)") })
        }
        terminal.send("transcript stop\r")
        #expect(terminal.wait(for: "Recorded"))
        let text = try program.folder.text(of: "x.md")
        #expect(text.contains("width: 40\nheight: 20\n"))
        let outcome = try program.run("-c", "transcript verify \(path)")
        #expect(outcome.status == 0, "\(outcome.output)")
    }

    private func started(_ size: (Int, Int)) throws -> PseudoTerminal {
        try program.folder.write(
            "set hints off\nset highlight off\nset artwork blocks\n", to: "config/tonearm/tonearmrc")
        let terminal = try PseudoTerminal(
            running: Program.path,
            arguments: [
                "--fresh", "--seed", "7", "--clock", "2026-11-21T09:30:00Z", "--locale", "en-US", "--color", "always",
            ],
            environment: program.environment.merging(["PAGER": "less"]) { $1 }, columns: size.0, rows: size.1)
        #expect(terminal.wait { $0.lines.contains { $0.hasPrefix("us>") } })
        return terminal
    }

    /// Returns the typed line and the rows down to the cursor's.
    private static func frame(of screen: TerminalScreen, _ line: String) -> String {
        "=== \(line)\n" + screen.lines[...screen.row].map { $0 + "\n" }.joined()
    }

    private static func frames(of file: String) -> [String] {
        file.split(separator: "=== ", omittingEmptySubsequences: true).map { "=== " + $0 }
    }
}
