import ArgumentParser
import Console
import Testing

@testable import TonearmShell
@testable import tonearm

/// The program's own options.
@Suite struct OptionsTests {
    @Test func `the fields of the options are those that the parser declares`() {
        let declared = DeclaredArgument.all(of: Options.self).filter { $0.name != "help" }
        #expect(Options.fields.map(\.name) == declared.map { $0.name ?? "" })
        #expect(Options.fields.map(\.short) == declared.map(\.short))
        #expect(Options.fields.map(\.isRepeating) == declared.map(\.isRepeating))
        #expect(Options.fields.map { $0.place == .flag } == declared.map { $0.kind == .flag })
        #expect(!declared.contains { $0.isRequired })
    }

    @Test(
        arguments: [
            [], ["--fresh"], ["--session", "demo"], ["--storefront=jp", "--locale", "ja"], ["-o", "json"],
            ["--width", "100", "--color", "never"], ["--clock", "2026-11-21T09:30:00Z", "--seed", "7"],
            ["--catalog", "a.catalog", "--keep-going"], ["--version"], ["--generate", "bash"],
            ["--service", "live", "--ca", "a.pem", "--timeout", "5"], ["--profile", "work"],
        ])
    func `options are read as the parser reads them`(words: [String]) throws {
        let read = try #require(FieldReader(Options.self)?.read(words))
        let parsed = try Options.parse(words)
        #expect(String(describing: read) == String(describing: parsed))
    }

    @Test(
        arguments: [
            ["--width", "5"], ["--session", "../x"], ["--color", "red"], ["--seed", "-1"], ["--seed"], ["--nothing"],
            ["x"], ["--fresh", "--fresh"],
        ])
    func `what the parser has to look at is left to it`(words: [String]) throws {
        let reader = try #require(FieldReader(Options.self))
        #expect(reader.read(words) == nil)
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
        let lines = ProgramHelp.lines(options: Options.self, rare: Options.rare)
        #expect(lines.count <= 23)
        #expect(lines.allSatisfy { $0.count <= 80 }, "\(lines)")
        for option in DeclaredArgument.all(of: Options.self) where option.isShown {
            let name = option.name.map { "--\($0)" } ?? "-c"
            #expect(lines.contains { $0.contains(name) }, "\(name)")
        }
        #expect(Options.rare.isSubset(of: Options.fields.map(\.name)))
    }
}
