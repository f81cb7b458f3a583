import Testing
import TonearmLineEditor

@testable import TonearmShell

/// Tests relationships and views of the open resource, typed as words.
@Suite struct FocusWordTests {
    @Test(arguments: [
        ("open albums/310730204", "tracks --limit 2 -o ids", "follow tracks --limit 2 -o ids"),
        ("open artists/178834", "top-songs -o ids", "view top-songs -o ids"),
        ("open artists/178834", "similar-artists -o ids", "view similar-artists -o ids"),
        ("open albums/310730204", "TRACKS -o ids", "follow tracks -o ids"),
    ])
    func `a word of what is open goes there`(open: String, word: String, command: String) async throws {
        let (first, second) = (ShellSession(), ShellSession())
        let short = try await first.runAll(open, word)
        let long = try await second.runAll(open, command)
        #expect(short.output == long.output && !short.output.isEmpty)
        #expect(first.session.here == second.session.here)
    }

    @Test(arguments: ["tracks", "similar-artists", "top-songs"])
    func `without anything open it is an unknown command`(word: String) async {
        let outcome = await ShellSession().run(word)
        #expect(outcome.status == 64 && outcome.errors.contains("Unknown command '\(word)'"), "\(outcome.errors)")
    }

    @Test func `a command of the name wins, and so does the beginning of one`() async throws {
        let session = ShellSession()
        try await session.runAll("open albums/310730204")
        #expect(await session.run("artists").errors.contains("no id was given"))
        #expect(try session.shell.interpreter.command(for: ["tracks"]).words == ["follow", "tracks"])
        #expect(FocusWord.command(for: ["t"], in: session.session) == nil)
        #expect(FocusWord.command(for: ["gen"], in: session.session) == nil)
    }

    @Test func `the words are offered, and shown as known`() async throws {
        let session = ShellSession()
        try await session.runAll("open albums/310730204")
        let completion = Completer(session: session.session).completion(of: "tra", at: 3)
        #expect(completion.candidates.map(\.text).contains("tracks"))
    }
}
