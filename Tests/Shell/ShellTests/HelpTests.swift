import Testing
import TonearmConsole
import TonearmTerminalText

@testable import TonearmShell

/// Tests `help` and `explain`, apart from the help of one command.
@Suite struct HelpTests {
    @Test func `the list of commands fits a terminal of 80 columns and 24 lines, and names each of them`() async {
        let lines = await ShellSession().run("help").lines
        #expect(lines.count <= 22)
        #expect(lines.allSatisfy { displayWidth($0) <= 80 })
        let words = Set(lines.joined(separator: " ").split { $0 == " " || $0 == "," }.map(String.init))
        #expect(words.isSuperset(of: CommandTable.names))
        #expect(words.isSuperset(of: CommandGroup.allCases.map(\.rawValue)))
    }

    @Test(arguments: CommandGroup.allCases)
    func `a task lists its commands with what they do, where no command has its name`(group: CommandGroup) async {
        #expect(!group.commands.isEmpty)
        let outcome = await ShellSession().run("help \(group.rawValue)")
        let isCommand = CommandTable.names.contains(group.rawValue)
        #expect(outcome.output.hasPrefix(isCommand ? "OVERVIEW: " : "\(group.summary)\n"))
        for command in group.commands where !isCommand {
            #expect(
                outcome.lines.contains { $0.hasPrefix("  \(command.name) ") && $0.hasSuffix("  \(command.abstract)") })
        }
    }

    @Test func `help on a command names the others of its task`() async {
        #expect(await ShellSession().run("help follow").lines.last?.hasPrefix("See also: open, view, next") == true)
    }

    @Test(arguments: [
        ("isrc", ["songs", "music-videos"]), ("undo", ["undo"]), ("headers", ["get"]), ("team id", []),
    ])
    func `any other word is searched for in what is said of commands and topics`(text: String, names: [String]) async {
        let found = HelpSearch.results(for: text).commands.map { $0.name }
        #expect(Set(found).isSuperset(of: names), "\(found)")
        let outcome = await ShellSession().run("help \(text)")
        #expect(outcome.status == 0)
        if text == "team id" { #expect(outcome.output.contains("explain developer-program")) }
    }

    @Test(arguments: ["help ''", "help ' '"]) func `help on nothing is the list`(line: String) async {
        #expect(await ShellSession().run(line).output == ShellSession().run("help").output)
    }

    @Test(arguments: ["0", "e", "-1"]) func `a single letter or figure is not searched for`(text: String) async {
        let outcome = await ShellSession().run("help -- \(text)")
        #expect(
            outcome.status == 64 && outcome.errors.hasPrefix("error: Unknown command '\(text)': "), "\(outcome.errors)")
    }

    @Test func `what nothing says is answered with the nearest command`() async {
        let outcome = await ShellSession().run("help serach")
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains("Did you mean 'search'?"))
        #expect(await ShellSession().run("help " + String(repeating: "x", count: 5_000)).errors.utf8.count < 700)
    }

    @Test(arguments: [
        ("40403", "40403 · No related resources"), ("SKErrorDomain 7", "SKError.cloudServiceNetworkConnectionFailed"),
        ("Error Domain=SKErrorDomain Code=6 \"(null)\"", "SKError.cloudServicePermissionDenied"),
        ("developerTokenRequestFailed", "MusicTokenRequestError.developerTokenRequestFailed"),
        ("privacyAcknowledgementRequired", "SKError.privacyAcknowledgementRequired"),
        (".userTokenRevoked", "MusicTokenRequestError.userTokenRevoked"),
        ("MPErrorDomain 2", "MPError.cloudServiceCapabilityMissing"),
        ("MPMusicPlayerControllerErrorDomain 6", "MPMusicPlayerControllerErrorDomain 6"),
        ("429", "429 · 429 Too Many Requests"),
        ("401 unauthorized", "401 · 401 Unauthorized"),
    ])
    func `an error is explained by its number or name, as it stands in an answer or a log`(text: String, title: String)
        async
    {
        let errors = KnownError.named(text)
        #expect(errors.count == 1, "\(errors.map(\.names))")
        #expect(errors.first?.names.joined(separator: " · ").hasPrefix(title) == true)
        for command in ["help", "explain"] {
            let outcome = await ShellSession().run("\(command) '\(text)'")
            #expect(outcome.output.hasPrefix(title), "\(command): \(outcome.output)\(outcome.errors)")
        }
    }

    @Test(arguments: ["7", "6", "0", "error", "code 12", "domain", "", "999", "queues"])
    func `a number or word that no error has names none`(text: String) {
        #expect(KnownError.named(text).isEmpty)
    }

    @Test(arguments: KnownError.all.map { $0.names[0] })
    func `an error has one name, two sentences, and lines that show it`(name: String) async throws {
        let error = try #require(KnownError.all.first { $0.names[0] == name })
        #expect(KnownError.all.filter { !Set($0.names).isDisjoint(with: error.names) }.count == 1)
        #expect(error.meaning.hasSuffix(".") && error.remedy.hasSuffix("."))
        let session = ShellSession()
        var shown = ""
        for line in error.lines {
            let outcome = await session.run(line)
            #expect(outcome.status != 64, "\(line): \(outcome.errors)")
            shown += outcome.output + outcome.errors
        }
        // In the form of an answer or a framework: '40403'; 'SKError.cloudServiceRevoked (8)'.
        let isShown = error.names.contains { shown.contains($0) || shown.contains($0.replacing(" ", with: " (") + ")") }
        #expect(error.lines.isEmpty || isShown, "\(shown)")
    }
}
