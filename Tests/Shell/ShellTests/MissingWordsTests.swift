import Foundation
import Testing
import TonearmTestSupport

@testable import TonearmShell

/// Tests the messages for a missing and for an extra word.
@Suite struct MissingWordsTests {
    @Test(arguments: CommandTable.names) func `what a command lacks is told with an example that runs`(
        name: String
    ) async throws {
        let outcome = await ShellSession().run(name)
        guard outcome.status == 64 else { return }
        #expect(!outcome.errors.contains("Missing expected argument"), "\(outcome.errors)")
        let parts = outcome.errors.components(separatedBy: "Type for example '")
        try #require(parts.count == 2, "\(outcome.errors)")
        let folder = try TemporaryFolder()
        let example = parts[1].components(separatedBy: "'.")[0].replacing("answer", with: folder.path + "/answer")
        let session = ShellSession()
        try await session.runAll("open albums/310730204")
        #expect(await session.run(example).status != 64, "\(example)")
    }

    @Test(arguments: [
        ("token", "error: Cannot run 'token': it needs one of developer, user\n"),
        ("set foo", "error: Cannot understand 'foo': 'set' has nothing of this name\n'help set' lists them.\n"),
        ("set locale fr", "'locale' is a command of its own: 'help locale'.\n"),
        ("set promt short", "Did you mean 'set prompt'?\n"),
        (
            "session reset x",
            "error: Cannot run 'session reset': Unexpected argument 'x'\nUsage: session reset [-o FORM]\n"
        ),
        ("search born --limit", "Type for example '--limit 5'.\n"),
        ("genres --search", "Type for example '--search jazz latin'.\n"),
        ("genres 99999", "'genres' lists what there is.\n"),
    ])
    func `a wrong word is told as what it is`(line: String, words: String) async {
        let errors = await ShellSession().run(line).errors
        #expect(errors.contains(words), "\(errors)")
    }

    @Test func `follow and view alone list where one can go`() async throws {
        let session = ShellSession()
        #expect(await session.run("follow").errors.hasPrefix("error: Cannot list relationships: no resource is open"))
        try await session.runAll("open albums/310730204")
        let lines = try await session.runAll("follow").output.split(separator: "\n")
        #expect(lines.contains("follow tracks") && lines.contains("follow artists"))
        #expect(try await session.runAll("follow -o json").output.contains("\"tracks\""))
        #expect(try await session.runAll("view").output.contains("view appears-on\n"))
        try await session.runAll("open genres/14")
        #expect(try await session.runAll("view").output == "genres have no views.\n")
    }
}
