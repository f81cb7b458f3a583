import Foundation
import Testing
import TonearmTerminalText
import TonearmTestSupport

/// Compares the screens of every kind of view with files in `Tests/Screens`.
///
/// With TONEARM_UPDATE_SCREENS=1 the files are rewritten, and the tests fail, so that an update cannot be mistaken for
/// a proof.
@Suite(.waiting) struct ScreenTests {
    private let program: Program

    init() throws { program = try Program() }

    @Test(arguments: [20, 40, 80, 160])
    func `views are laid out for the width of the terminal`(columns: Int) throws {
        let terminal = try shown(columns: columns, arguments: ["--color", "never"])
        try expect(terminal.screen.lines, "\(columns)-columns.txt")
    }

    @Test func `help is laid out for the usual width`() throws {
        let terminal = try shown(try Self.lines(of: "help"), columns: 80, arguments: ["--color", "never"])
        try expect(terminal.screen.lines, "help.txt")
    }

    private func colored(in theme: String) throws -> [String] {
        let terminal = try shown(columns: 80, arguments: ["--color", "always", "-c", "set theme \(theme)"])
        return ShownColors.lines(of: terminal.output)
    }

    @Test func `views have the colors of the theme`() throws {
        try expect(colored(in: "dark"), "80-columns-dark.txt")
    }

    @Test func `another theme changes colors and nothing else`() throws {
        let (dark, light) = (try colored(in: "dark"), try colored(in: "light"))
        #expect(dark.dropFirst() != light.dropFirst())
        func text(_ lines: [String]) -> [String] {
            lines.map { $0.replacing(/\{[0-9;]*\}/, with: "") }.filter { !$0.hasPrefix("theme ") }
        }
        #expect(text(dark) == text(light))
    }

    @Test(arguments: [40, 80], ["blocks", "256"])
    func `covers stand beside cards, and above them on narrow screens`(columns: Int, means: String) throws {
        let lines = ["open albums/310730204", "music-videos 1553279848", "songs 203709340", "artwork"]
        let terminal = try shown(
            lines, columns: columns, arguments: ["--color", "always", "-c", "set artwork \(means)"])
        try expect(ShownColors.lines(of: terminal.output), "\(columns)-columns-covers-\(means).txt")
    }

    @Test func `views that are plain have one fact a line, and nothing drawn`() throws {
        let terminal = try shown(columns: 80, arguments: ["--plain"])
        #expect(!terminal.output.contains(0x1B))
        let lines = ShownColors.lines(of: terminal.output)
        #expect(!lines.contains { $0.contains(#/[─│┌━▶‖]/#) })
        try expect(lines, "plain.txt")
    }

    @Test(arguments: [["--color", "never"], ["--plain"]])
    func `no line ends with a space`(arguments: [String]) throws {
        let terminal = try shown(columns: 80, arguments: arguments)
        for line in ShownColors.lines(of: terminal.output) { #expect(!line.hasSuffix(" "), "'\(line)'") }
    }

    /// Text to copy is not broken: lines to type, code, JSON, and words as long as a line.
    @Test(arguments: [40, 80])
    func `no prose is left to the terminal to break`(columns: Int) throws {
        let terminal = try shown(columns: columns, arguments: ["--color", "never"])
        var isCopied = false
        for line in ShownColors.lines(of: terminal.output) {
            if line.hasPrefix("> ") {
                isCopied = [" -o ", "> request", "> code", "> help"].contains(where: line.contains)
            }
            let words = line.split(separator: " ").map { displayWidth(String($0)) }
            #expect(
                isCopied || line.hasPrefix("> ") || displayWidth(line) <= columns || (words.max() ?? 0) > columns / 2,
                "\(line)")
        }
    }

    /// Returns the terminal after all lines, each followed by its view.
    private func shown(columns: Int, arguments: [String]) throws -> PseudoTerminal {
        try shown(try Self.lines(of: "views"), columns: columns, arguments: arguments)
    }

    private func shown(_ lines: [String], columns: Int, arguments: [String]) throws -> PseudoTerminal {
        let asked = lines.flatMap { ["-c", "! echo '> '" + Self.quoted($0), "-c", $0] }
        let terminal = try PseudoTerminal(
            running: Program.path,
            arguments: ["--keep-going", "--seed", "7", "--clock", "2026-11-21T09:30:00Z"] + arguments + asked,
            environment: program.environment, columns: columns, rows: Self.rows)
        _ = try #require(terminal.waitForExit())
        return terminal
    }

    /// More rows than all views have, so that the screen does not scroll.
    private static let rows = 6_000

    private static func lines(of name: String) throws -> [String] {
        let text = String(decoding: try ProjectFiles.bytes(of: "Tests/Screens/\(name).tonearm"), as: UTF8.self)
        return text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
    }

    private static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }

    private func expect(_ lines: [String], _ name: String) throws {
        let path = "Tests/Screens/\(name)"
        let end = (lines.lastIndex { !$0.isEmpty } ?? -1) + 1
        let shown = lines[..<end].joined(separator: "\n") + "\n"
        if ProcessInfo.processInfo.environment["TONEARM_UPDATE_SCREENS"] == "1" {
            try Data(shown.utf8).write(to: ProjectFiles.root.appendingPathComponent(path))
            Issue.record("\(path) was written anew: look at the difference, and run the tests again")
            return
        }
        let kept = String(decoding: try ProjectFiles.bytes(of: path), as: UTF8.self)
        guard kept != shown else { return }
        let pairs = zip(
            kept.split(separator: "\n", omittingEmptySubsequences: false),
            shown.split(separator: "\n", omittingEmptySubsequences: false))
        let first = pairs.enumerated().first { $1.0 != $1.1 }
        Issue.record(
            "\(path), line \((first?.offset ?? 0) + 1): expected '\(first?.element.0 ?? "")', found '\(first?.element.1 ?? "")'"
        )
    }
}
