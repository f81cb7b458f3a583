import Testing
import TonearmLineEditor

@testable import TonearmShell

@Suite struct ArgumentShapeTests {
    private func text(_ line: String) -> String? { ArgumentShape.hint(for: line)?.text }

    @Test func `a command's name and a space ask for its arguments and options`() throws {
        let hint = try #require(ArgumentShape.hint(for: "follow "))
        #expect(hint.comesFirst)
        #expect(hint.text.hasPrefix("[RELATIONSHIP] [--limit N]"))
        #expect(!hint.text.contains("FORM"))
    }

    @Test func `what is typed is asked for no more`() throws {
        let hint = try #require(ArgumentShape.hint(for: "follow tracks --limit 5 "))
        #expect(!hint.comesFirst)
        #expect(!hint.text.contains("RELATIONSHIP ") && !hint.text.contains("--limit"))
        #expect(text("follow tracks --limit ") == "N")
    }

    @Test func `the forms of a command are alternatives, then the rest of one`() throws {
        #expect(try #require(text("consent ")).contains("status|request|allow"))
        #expect(text("session save ")?.hasPrefix("SESSION") == true)
        #expect(text("set width ") == "[COLUMNS|auto]")
    }

    @Test(arguments: ["", "sea", "search", "search b", "nonsense ", "version ", "search 'b ", "genres | ", "! ls "])
    func `nothing is said inside a word, behind a program, and where nothing follows`(line: String) {
        #expect(ArgumentShape.hint(for: line) == nil)
    }

    @Test func `behind a semicolon another command begins`() {
        #expect(text("back; set width ") == "[COLUMNS|auto]")
        #expect(text("back; ") == nil)
        let completion = Completer(session: Session(seed: 1)).completion(of: "back; set wid", at: 13)
        #expect(completion == Completion(replacing: 10..<13, candidates: completion.candidates))
        #expect(completion.candidates.map(\.text) == ["width"])
    }

    @Test(arguments: NamedCommand.all)
    func `every command that takes something says so`(command: NamedCommand) {
        let options = command.type.fields.filter { $0.name != "output" }
        let takesNothing = options.isEmpty && command.type.shapes.allSatisfy(\.parts.isEmpty)
        #expect((text("\(command.type.name) ") == nil) == takesNothing)
    }
}
