import Foundation
import Testing
import TonearmTestSupport

/// Tests the ledger of the sources (Tests/Sources), which `make sources` runs.
@Suite(.enabled("python3 is not installed") { Tool.python != nil }) struct SourceLedgerTests {
    private static let script = Program.root.path + "/Tests/Tools/Sources/sources.py"
    private static let ledger = Program.root.path + "/Tests/Sources"

    private func run(_ arguments: String...) async throws -> Tool.Outcome {
        let environment = ["PYTHONDONTWRITEBYTECODE": "1"]
        return try await #require(Tool.python).run([Self.script] + arguments, environment: environment)
    }

    @Test func `every statement is shown, or says why it is not`() async throws {
        let outcome = try await run("run", Program.path)
        #expect(outcome.status == 0, "\(outcome.output.suffix(8000))\(outcome.errors)")
        #expect(outcome.output.contains("399 statements: "))
        #expect(outcome.output.split(separator: "\n").filter { $0.hasPrefix("short ") }.count <= 8)
    }

    @Test func `the page is made of the ledger`() async throws {
        let outcome = try await run("page")
        let page = try String(contentsOf: Program.root.appendingPathComponent("docs/sources.md"), encoding: .utf8)
        #expect(outcome.output == page, "python3 Tests/Tools/Sources/sources.py page --write")
    }

    /// Changes of a row and the report about each.
    private static let breaks: [(row: String, from: String, to: String, report: String)] = [
        ("A28", "has 9 tracks", "has 10 tracks", "'albums 1482041821' prints no '10 tracks'"),
        ("A36", "lacks songs #", "lacks American Teen", "prints 'American Teen'"),
        ("A7", "fails", "has 200", "fails"),
        ("A20", "> show --form default", "> show --form no-such-form", "fails"),
        ("A99", "> scenario load eligible", "> ! true", "fails"),
    ]

    @Test(arguments: breaks)
    func `a row whose command fails, or prints something else, is reported`(
        row: String, from: String, to: String, report: String
    ) async throws {
        let folder = try TemporaryFolder()
        for name in ["2017", "2021", "readme", "article"] {
            var text = try String(contentsOfFile: "\(Self.ledger)/\(name).ledger", encoding: .utf8)
            if let place = text.range(of: "\n\(row) "),
                let found = text.range(of: from, range: place.upperBound..<text.endIndex)
            {
                text.replaceSubrange(found, with: to)
            }
            try folder.write(text, to: "\(name).ledger")
        }
        let outcome = try await run("--ledger", folder.path, "run", Program.path, row)
        #expect(outcome.status == 1, "\(outcome.output)\(outcome.errors)")
        #expect(outcome.output.contains("wrong  \(row)  "))
        #expect(outcome.output.contains(report), "\(outcome.output)")
    }

    @Test(arguments: [
        ("A1 A statement.\n> albums 310730204\n", "expects nothing"), ("A1 A statement.\nhas\n", "not a line"),
        ("A1 One.\n> where\nhas x\nA1 Two.\n> where\nhas x\n", "A1 is there twice"),
    ])
    func `a ledger that cannot fail is refused`(text: String, why: String) async throws {
        let folder = try TemporaryFolder()
        for name in ["2021", "readme", "article"] { try folder.write("= Nothing\n", to: "\(name).ledger") }
        try folder.write("= A source\n" + text, to: "2017.ledger")
        let outcome = try await run("--ledger", folder.path, "run", Program.path)
        #expect(outcome.status == 2 && outcome.errors.contains(why), "\(outcome.errors)")
    }
}
