import Testing
import TonearmConsole

@testable import TonearmShell

/// Tests the interpretation of a line's words.
@Suite struct InterpreterTests {
    private let session = ShellSession()

    private func words(_ line: String) throws -> [String] {
        try session.shell.interpreter.command(for: line.split(separator: " ").map(String.init)).words
    }

    @Test(arguments: [
        ("2", "open 2"), ("1-3 -o ids", "open 1-3 -o ids"), ("albums/310730204", "open albums/310730204"),
        ("https://music.apple.com/us/album/310730204", "open https://music.apple.com/us/album/310730204"),
        ("/v1/test", "get /v1/test"), ("search beach", "search beach"), ("sear beach", "sear beach"),
    ])
    func `a resource is opened, and a command is taken by its name`(line: String, command: String) throws {
        #expect(try words(line).joined(separator: " ") == command)
    }

    @Test func `a button stands for a command only while it is on the screen`() async throws {
        #expect(throws: Failure.self) { try words("allow") }
        try await session.runAll("consent request")
        #expect(try words("allow") == ["consent", "allow"])
        #expect(try words("n") == ["consent", "deny"])
        try await session.runAll("allow")
        #expect(throws: Failure.self) { try words("allow") }
    }

    @Test func `an unknown word names the nearest command`() {
        #expect {
            try words("serach beach")
        } throws: {
            ($0 as? Failure)?.next == "Did you mean 'search'?"
        }
    }

    @Test(arguments: ["source /dev/null", "SOURCE /dev/null --trust"])
    func `a file's lines replace the line that runs it`(line: String) {
        let words = Words(line.split(separator: " ").map(String.init))
        guard
            case .file(let file, let lines) = session.shell.interpreter.replacement(
                of: words, CommandTable.kind(of: words))
        else {
            Issue.record("'\(line)' runs no file")
            return
        }
        #expect(file.isTrusted == line.contains("--trust") && lines.isEmpty)
    }

    @Test(arguments: ["source", "source a b", "source --trust", "source /nowhere/at/all", "edit", "search source"])
    func `other lines run themselves`(line: String) {
        let words = Words(line.split(separator: " ").map(String.init))
        #expect(session.shell.interpreter.replacement(of: words, CommandTable.kind(of: words)) == nil)
    }

    @Test func `a file whose output goes elsewhere runs as a command, which refuses it`() {
        let words = Words(["source", "/dev/null"], destination: .program("cat"))
        #expect(session.shell.interpreter.replacement(of: words, CommandTable.kind(of: words)) == nil)
    }
}
