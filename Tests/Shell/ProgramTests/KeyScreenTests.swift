import Foundation
import Testing
import TonearmTestSupport

/// Compares the screen after typed keys with files in `Tests/Screens/keys`: the rows with colors, and the cursor.
///
/// Each step waits until the screen matches. With TONEARM_UPDATE_SCREENS=1 the files are rewritten, and the tests fail.
@Suite(.serialized, .waiting) struct KeyScreenTests {
    private let program: Program

    init() throws { program = try Program() }

    @Test(arguments: [20, 40, 80, 160])
    func `lines are edited on terminals of every width`(columns: Int) throws {
        try expect("\(columns)-columns", columns: columns)
    }

    @Test func `what is typed has the colors of the theme`() throws {
        try expect("80-columns-dark", columns: 80, settings: "set theme dark")
    }

    @Test func `without color nothing is told by it, and what could be taken for typed is not shown`() throws {
        let frames = try expect("80-columns-no-color", columns: 80, arguments: ["--color", "never"])
        #expect(!frames.contains { $0.contains("{") })
    }

    @Test func `lines of a plain terminal are edited without colors`() throws {
        let frames = try expect("plain", columns: 80, arguments: ["--plain"])
        #expect(!frames.contains { $0.contains("{") })
    }

    @Test func `no setting but that for it takes the colors away`() throws {
        try expect("80-columns-no-highlight", columns: 80, settings: "set highlight off")
    }

    /// Keys typed at once, and the name of the resulting screen.
    private struct Step {
        let name: String
        var keys = ""
        /// The number of columns by which the terminal shrinks first.
        var narrower = 0
    }

    private static let up = "\u{1B}[A"
    private static let right = "\u{1B}[C"

    /// Each begins with an empty line at the top of the screen.
    private static let steps: [[Step]] = [
        [Step(name: "the prompt")],
        [
            Step(name: "an unknown command", keys: "frob 2 --limit"),
            Step(name: "a known one, at its beginning", keys: "\u{1}\u{B}search"),
            Step(name: "a string, an option, a comment", keys: " 'love me' --limit 3 # 日本"),
            Step(name: "back to the beginning", keys: "\u{1}"),
            Step(name: "to the right by words", keys: "\u{1B}f\u{1B}f"),
        ],
        [
            Step(name: "rows and names", keys: "play 1-2 9 $name $nope \"$1.id\""),
            Step(name: "two commands", keys: "\u{15}genres 20; frob"),
        ],
        [Step(name: "what a command takes", keys: "storefront ")],
        [
            Step(name: "a suggestion", keys: "sear"), Step(name: "a word of it taken", keys: "\u{1B}f"),
            Step(name: "all of it taken", keys: right), Step(name: "and changed", keys: "\u{8}\u{8}x"),
        ],
        [
            Step(name: "what candidates share", keys: "stati\t"), Step(name: "the list of them", keys: "\t"),
            Step(name: "the one that is left", keys: "-\t"),
        ],
        [Step(name: "a value", keys: "storefront j"), Step(name: "the list of them", keys: "\t")],
        [
            Step(name: "a command", keys: "storefront "),
            Step(name: "a list that is longer than the screen", keys: "\t"), Step(name: "its next page", keys: "\t"),
        ],
        [Step(name: "options", keys: "albums --"), Step(name: "the list of them, with what they do", keys: "\t")],
        [
            Step(name: "lines that begin so", keys: "gen" + up), Step(name: "the one before", keys: up),
            Step(name: "back to what was typed", keys: "\u{E}\u{E}"),
        ],
        [
            Step(name: "a search", keys: "\u{12}bun"), Step(name: "an older one", keys: "\u{12}"),
            Step(name: "no more", keys: "x"), Step(name: "given up", keys: "\u{7}"),
        ],
        [Step(name: "the last word", keys: "open \u{1B}."), Step(name: "the one before", keys: "\u{1B}.")],
        [
            Step(name: "an open quote", keys: "get '/v1/"), Step(name: "goes on", keys: "\r"),
            Step(name: "and is closed", keys: "genres' --header"),
            Step(name: "and is dropped", keys: "\u{3}"),
        ],
        [
            Step(name: "a paste of three lines", keys: "\u{1B}[200~frob 1\ngenres 20\nopen 1\u{1B}[201~"),
            Step(name: "and is dropped", keys: "\u{3}"),
        ],
        [
            Step(
                name: "a line that is longer than the row",
                keys: "search 'それは長い行です、とても長い' --limit 3 --types songs,albums -o ids --where artist~bunny"),
            Step(name: "at its beginning", keys: "\u{1}"),
            Step(name: "narrower", narrower: 7), Step(name: "wider again"), Step(name: "at its end", keys: "\u{5}"),
        ],
        [Step(name: "half a line", keys: "open 'al"), Step(name: "and is dropped", keys: "\u{3}")],
    ]

    @discardableResult
    private func expect(
        _ name: String, columns: Int, settings: String = "set theme auto", arguments: [String] = []
    ) throws -> [String] {
        let terminal = try prompted(columns: columns, settings: settings, arguments: arguments)
        let isUpdating = ProcessInfo.processInfo.environment["TONEARM_UPDATE_SCREENS"] == "1"
        let path = "Tests/Screens/keys/\(name).txt"
        var kept = isUpdating ? [] : try Self.frames(of: String(decoding: ProjectFiles.bytes(of: path), as: UTF8.self))
        var shown: [String] = []
        var width = columns
        for steps in Self.steps {
            terminal.send("\u{15}\u{C}")
            for step in steps {
                if columns - step.narrower != width {
                    width = columns - step.narrower
                    // On a busy machine output for the old width may still arrive before and after.
                    terminal.settle(milliseconds: 300)
                    terminal.resize(columns: width, rows: terminal.screen.rows)
                    terminal.settle(milliseconds: 300)
                }
                terminal.send(step.keys)
                if isUpdating {
                    terminal.settle(milliseconds: 300)
                } else {
                    let expected = kept.isEmpty ? "" : kept.removeFirst()
                    guard terminal.wait(until: { Self.frame(of: $0, step) == expected }) else {
                        Issue.record("\(path): expected\n\(expected)\nfound\n\(Self.frame(of: terminal.screen, step))")
                        return shown
                    }
                }
                shown.append(Self.frame(of: terminal.screen, step))
            }
        }
        if isUpdating {
            try Data(shown.joined().utf8).write(to: ProjectFiles.root.appendingPathComponent(path))
            Issue.record("\(path) was written anew: look at the difference, and run the tests again")
        } else {
            #expect(kept.isEmpty, "\(path) has more than is shown")
        }
        return shown
    }

    /// Starts the program with a history, rows and a variable, and waits for its prompt.
    private func prompted(columns: Int, settings: String, arguments: [String]) throws -> PseudoTerminal {
        try program.folder.write("\(settings)\n", to: "config/tonearm/tonearmrc")
        try program.folder.write(
            "search beach bunny --limit 2\ngenres 20 21\nopen albums/310730204\ngenres 34\n",
            to: "state/tonearm/history")
        let terminal = try PseudoTerminal(
            running: Program.path,
            arguments: ["--fresh", "--seed", "7", "--clock", "2026-11-21T09:30:00Z"] + arguments,
            environment: program.environment.merging(["TERM": "xterm-256color"]) { $1 }, columns: columns)
        for line in ["", "let name = \"genres\"", "albums 310730204 1616728060 -o ids"] {
            if !line.isEmpty { terminal.send(line + "\r") }
            let last = line.hasSuffix("ids") ? "albums/1616728060" : line
            let isThere = terminal.wait { screen in
                let row = screen.lines[screen.row]
                return row.hasPrefix("us") && row.hasSuffix(">") && screen.column == row.count + 1
                    && (last.isEmpty || screen.lines.joined().contains(last))
            }
            #expect(isThere, "\(terminal.screen.text)")
        }
        return terminal
    }

    /// Returns a step's name, the rows down to the last non-empty one, and the cursor's zero-based row and column.
    private static func frame(of screen: TerminalScreen, _ step: Step) -> String {
        let lines = screen.coloredLines
        let end = max((lines.lastIndex { !$0.isEmpty } ?? -1) + 1, screen.row + 1)
        return "=== \(step.name): cursor at \(screen.row), \(screen.column)\n"
            + lines[..<end].map { $0 + "\n" }.joined()
    }

    private static func frames(of file: String) throws -> [String] {
        file.split(separator: "=== ", omittingEmptySubsequences: true).map { "=== " + $0 }
    }
}
