import Testing
import TonearmConsole

@testable import TonearmShell
@testable import tonearm

/// Tests the program's own options.
@Suite struct OptionsTests {
    @Test func `options are read into their properties`() throws {
        let words = [
            "--fresh", "--session", "demo", "--storefront=jp", "-o", "json", "--width", "100", "--seed", "7", "-c", "a",
            "-c", "b",
        ]
        let options = try Options().reading(words)
        #expect(options.fresh && !options.keepGoing && options.session?.text == "demo" && options.width == 100)
        #expect(options.storefront?.text == "jp" && options.output?.rawValue == "json" && options.seed == 7)
        #expect(options.lines.map(\.text) == ["a", "b"])
    }

    @Test(
        arguments: [
            (
                ["--timeout", "99999999999999999999"],
                "Cannot use '99999999999999999999' for '--timeout': it is not a valid N"
            ),
            (["--timeout", "-1"], "'--timeout' must be 1 to 600, but was -1."),
            (["--timeout=-1"], "'--timeout' must be 1 to 600, but was -1."),
            (["--seed", "-1"], "Cannot use '-1' for '--seed': it is not a valid N"),
            (["--timeout"], "Cannot run 'tonearm': '--timeout' needs N"),
            (["--color", "red"], "Cannot use 'red' for '--color': it is not one of auto, always, never"),
            (["--output", "jsn"], "Did you mean 'json'?"), (["--nothing"], "Unknown option '--nothing'"),
            (["--width", "5"], "'--width' must be 20 to 1000, but was 5."),
            (["--session", "../x"], "'../x' is not a name for a session"),
        ])
    func `a wrong value is quoted, with what is right`(words: [String], said: String) throws {
        let failure = #expect(throws: Failure.self) { try Arguments(words).parsedOptions() }
        let text = try #require(failure).lines.map(\.plain).joined(separator: "\n")
        #expect(text.contains(said), "\(text)")
    }

    @Test func `options stand before the command and after it, but for the command's own`() throws {
        let mixed = try Arguments([
            "--fresh", "catalog", "generate", "--seed", "7", "x", "--width=90", "-o", "json", "--session", "a",
        ])
        #expect(mixed.options == ["--fresh", "--width=90", "--session", "a"])
        #expect(mixed.command == ["catalog", "generate", "--seed", "7", "x", "-o", "json"])
        let after = try Arguments(["albums", "1", "--seed", "7", "-c", "x"])
        #expect(after.command == ["albums", "1", "-c", "x"])
        let lines = try Arguments(["-c", "--fresh", "-o", "ids"])
        #expect(lines.lines == ["--fresh"])
        let literal = try Arguments(["search", "--", "--fresh"])
        #expect(literal.command == ["search", "--", "--fresh"])
    }

    @Test func `the program's help fits a terminal of 80 columns and 24 lines, and names every option`() {
        let lines = ProgramHelp.lines(options: Options(), rare: Options.rare)
        #expect(lines.count <= 23)
        #expect(lines.allSatisfy { $0.count <= 80 }, "\(lines)")
        #expect(lines.contains { $0.hasPrefix("  tonearm class LESSON ") })
        for option in Options().fields where !option.isHidden {
            let name = option.name.isEmpty ? "-c" : "--\(option.name)"
            #expect(lines.contains { $0.contains(name) }, "\(name)")
        }
        #expect(Options.rare.isSubset(of: Options().fields.map(\.name)))
    }
}
