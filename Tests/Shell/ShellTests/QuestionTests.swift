import AppleMusicAPI
import Testing
import TonearmConsole
import TonearmDevice
import TonearmLineEditor
import TonearmTerminalText
import TonearmTestSupport

@testable import TonearmShell

/// Tests the questions that `help` answers by a word.
@Suite struct QuestionTests {
    /// Lines that show a failure.
    private static let failing = ["albums 1"]
    private static let primary = Question.all.map { $0.words[0] }

    @Test(
        arguments: [
            "paging", "pagination", "similar artists", "keys", "errors", "views", "relationships",
            "views and relationships",
            "lessons", "barcode", "associations", "NSAppleMusicUsageDescription", "requestUserToken", "AirDrop", "Siri",
            "AirPlay", "Control Center", "control-center", "music-user-token", "headphones", "lock screen", "upc",
            "isrc",
            "playParams", "10.3", "UK", "country",
        ].filter { $0 != "UK" })
    func `a word of the talks and of the program is answered with a sentence`(word: String) async throws {
        let question = try #require(Question.named(word))
        let outcome = try await ShellSession(width: 200).runAll("help '\(word)'")
        #expect(outcome.lines.joined(separator: " ").hasPrefix(String(question.answer.prefix(60))), "\(outcome.output)")
        #expect(!outcome.output.contains("Results for"))
        let explained = try await ShellSession(width: 200).runAll("explain '\(word)'")
        #expect(explained.output == outcome.output)
    }

    @Test(arguments: Set(FrameworkCall.allCases.flatMap { CallName.words(of: [$0.storeKit, $0.musicKit]) }).sorted())
    func `each call that a step prints is explained`(name: String) async throws {
        let outcome = try await ShellSession(width: 200).runAll("help \(name)")
        #expect(!outcome.output.contains("Results for") && !outcome.output.contains("OVERVIEW"), "\(outcome.output)")
    }

    @Test func `each member of the API's resources is explained`() {
        for type in Schema.appleMusic.types {
            let names = type.attributes.map(\.name) + type.relationships.map(\.name) + type.views.map(\.name)
            for name in names where CommandTable.exactly(name) == nil {
                #expect(Question.named(name) != nil, "\(name)")
            }
        }
    }

    @Test(arguments: Set(primary).sorted())
    func `what an answer says to type runs, and it leads on to help`(word: String) async throws {
        let question = try #require(Question.named(word))
        #expect(!question.lines.isEmpty)
        let session = ShellSession()
        for line in question.lines {
            let outcome = await session.run(line)
            let fails = Self.failing.contains(line)
            #expect(outcome.status == (fails ? 1 : 0), "\(line): \(outcome.errors)")
        }
        for line in question.related where !line.hasPrefix("lesson start ") {
            #expect(await ShellSession().run(line).status == 0, "\(line)")
        }
        for line in question.related where line.hasPrefix("lesson start ") {
            let name = String(line.dropFirst("lesson start ".count))
            #expect(try LessonLibrary(folder: nil, language: nil).lesson(name).name == name)
        }
    }

    @Test func `written answers are one to three sentences, and their words lead to them`() {
        for question in Question.written {
            #expect(question.answer.hasSuffix("."), "\(question.words)")
            #expect(!question.answer.contains("  ") && !question.answer.contains("\n"), "\(question.words)")
            #expect(question.answer.count < 420, "\(question.words): \(question.answer.count)")
            for word in question.words {
                #expect(Question.named(word)?.words == question.words, "\(word)")
                // A command, a task or a topic has precedence, so such a word would be unreachable.
                #expect(CommandTable.exactly(word) == nil, "\(word)")
                #expect(CommandGroup(rawValue: word) == nil && Topic.named(word) == nil, "\(word)")
            }
        }
    }

    @Test(arguments: Set(primary).sorted())
    func `an answer fits every width`(word: String) async throws {
        let question = try #require(Question.named(word))
        for width in [40, 60, 80] {
            let lines = try await ShellSession(width: width).runAll("help '\(word)'").lines
            let tooLong = lines.filter { line in
                displayWidth(line) > width && !question.lines.contains { line == "  \($0)" }
                    // The name of a call may exceed a narrow screen, because it is not broken.
                    && line.drop { $0 == " " }.contains(" ") && !line.contains("(") && !line.contains(".shared")
            }
            #expect(tooLong.isEmpty, "\(width): \(tooLong)")
        }
    }

    /// Questions of people who consider tonearm: a word for `help`, and the document with the answer.
    @Test(arguments: [
        ("windows", "installing", "| Windows | in WSL"), ("raspberry pi", "installing", "Linux on ARM"),
        ("install", "installing", "## From a package"), ("uninstall", "installing", "## Uninstalling"),
        ("docker", "installing", "## In a container"), ("cost", "live", "## What it costs"),
        ("telemetry", "live", "## Where tokens are kept"), ("postman", "from-curl", "Postman imports the file"),
        ("type size", "demonstrating", "sets the size of the type"), ("font", "demonstrating", "size of the type"),
        ("two accounts", "exploring", "two accounts side by side"),
        ("side by side", "exploring", "two accounts side by side"),
        ("share session", "exploring", "`transcript save FILE`"), ("bug report", "exploring", "`world save FILE`"),
        ("mock server", "serving", "# The simulator for other programs"), ("unit test", "testing", "## In a line"),
    ])
    func `a question is answered by help and by a document`(word: String, page: String, answer: String) async throws {
        let outcome = try await ShellSession().runAll("help '\(word)'")
        #expect(!outcome.output.contains("Results for") && outcome.lines.count > 2, "\(outcome.output)")
        let text = String(decoding: try ProjectFiles.bytes(of: "docs/\(page).md"), as: UTF8.self)
        #expect(text.contains(answer))
    }

    @Test func `errors are listed with every code of the service`() async throws {
        let output = try await ShellSession().runAll("help errors").output
        for error in KnownError.ofService { #expect(output.contains(error.names[0]), "\(error.names[0])") }
        let json = try await ShellSession().runAll("help errors -o json").output
        #expect(try JSON(parsing: Array(json.utf8))["rows"]?["40403"]?.string == "No related resources")
    }

    @Test(arguments: [
        ("pagin", "pagination"), ("requestU", "requestUserToken"), ("NSApple", "nsapplemusicusagedescription"),
        ("airp", "airplay"), ("asso", "association"),
    ])
    func `words are completed after help`(typed: String, word: String) {
        let line = "help \(typed)"
        let completion = Completer(session: ShellSession().session).completion(of: line, at: line.utf8.count)
        #expect(
            completion.candidates.contains { $0.text == word && !$0.description.isEmpty }, "\(completion.candidates)")
    }

    @Test(arguments: [
        ("help paginaton", "'help pagination'"), ("help barcoed", "'help barcode'"), ("help serach", "'search'"),
    ])
    func `a mistyped word is answered with the nearest`(line: String, next: String) async {
        let outcome = await ShellSession().run(line)
        #expect(outcome.status == 64 && outcome.errors.contains("Did you mean \(next)"), "\(outcome.errors)")
    }

    @Test(arguments: ["", " ", "s", "-", "$$$", String(repeating: "a", count: 100_000)])
    func `what is no word has no question`(text: String) {
        #expect(Question.named(text) == nil)
    }
}
