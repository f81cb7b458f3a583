import Testing
import TonearmTestSupport
import TonearmTranscripts
import TonearmWorld

@testable import TonearmShell

/// A command as a test argument.
struct NamedCommand: Sendable, CustomTestStringConvertible {
    let type: any Command.Type
    var testDescription: String { type.name }

    static let all = CommandTable.all.map(NamedCommand.init)
}

@Suite struct CommandTests {
    @Test(arguments: NamedCommand.all)
    func `every example of a command runs, in order, in a fresh session`(command: NamedCommand) async throws {
        let stage = try TranscriptStage(SessionStart(), client: TestStage.client)
        for example in command.type.examples {
            let outcome = try await stage.run(example)
            #expect(outcome.status == 0, "\(example): \(outcome.lines)")
            #expect(!outcome.lines.contains { $0.hasPrefix("error:") }, "\(example)")
        }
    }

    @Test(arguments: NamedCommand.all)
    func `every command has help with an example`(command: NamedCommand) async {
        let outcome = await ShellSession().run("help \(command.type.name)")
        #expect(outcome.output.contains("OVERVIEW: "))
        #expect(outcome.output.contains("USAGE: \(command.type.name)"))
        // Writes need a music user token, so their examples are in the text.
        let isWrite = ["post", "put", "patch", "delete"].contains(command.type.name)
        #expect(command.type.examples.isEmpty == isWrite)
        #expect(!isWrite || outcome.output.contains("For example: \(command.type.name) /v1/me/"))
        for example in command.type.examples { #expect(outcome.lines.contains("  \(example)")) }
        #expect(outcome.output == (await ShellSession().run("\(command.type.name) --help").output))
    }

    @Test func `no two commands share a name`() {
        let names = CommandTable.all.flatMap { [$0.name] + $0.description.aliases }
        #expect(Set(names).count == names.count)
    }

    @Test(arguments: [
        "next", "previous", "all", "show", "artwork", "follow tracks", "view top-songs", "back", "forward", "undo",
        "redo", "request", "let id = data.0.id", "open 1", "search", "suggest", "albums", "session load nothing",
        "session delete nothing", "session save", "set output yaml", "set width 5", "let a b c", "get 'a b'", "back 0",
        "all --max 0", "artwork --size 0", "history 0", "frobnicate", "album 1", "songs 1", "get /v1/nowhere",
    ])
    func `a refusal in a fresh session says what to type, and changes nothing but the exchange`(line: String)
        async throws
    {
        let folder = try TemporaryFolder()
        let session = ShellSession(store: SessionStore(folder: folder.path))
        var before = session.session
        let outcome = await session.run(line)
        #expect(outcome.status != 0)
        #expect(outcome.output == "")
        #expect(outcome.errors.hasPrefix("error: "))
        #expect(outcome.errors.split(separator: "\n").count >= 2, "\(outcome.errors)")
        before.world.exchange = session.session.world.exchange
        before.world.memory = session.session.world.memory
        #expect(session.session == before)
    }
}
