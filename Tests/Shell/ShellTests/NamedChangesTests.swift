import AppleMusicAPI
import Testing
import TonearmWorld

@testable import TonearmShell

/// Tests names without quotes in commands that change the account's own.
@Suite struct NamedChangesTests {
    private func session(_ lines: String...) async throws -> ShellSession {
        let session = ShellSession(width: 200)
        session.session.settings.words = .second
        try await session.runAll("authorize --answer allow")
        for line in lines { try await session.runAll(line) }
        return session
    }

    @Test func `a name needs no quotes to be rated, and its rating is shown by name`() async throws {
        let session = try await session()
        let rated = try await session.runAll("rate prom queen like")
        #expect(rated.output.contains("Liked "), "\(rated.output)")
        #expect(rated.errors.contains("'prom queen' is songs/"), "\(rated.errors)")
        #expect(try await session.runAll("rating prom queen").output.contains(": liked"))
        #expect(try await session.runAll("rate 'prom queen' none").output.contains("has no rating now"))
    }

    @Test func `a name that several have changes nothing`() async throws {
        let session = try await session()
        let choice = try await session.runAll("rate born to like")
        #expect(
            choice.errors.contains("nothing is changed before you choose: 'rate N' takes a row"), "\(choice.errors)")
        #expect(session.shell.asked.list.allSatisfy { $0.exchange.request.isReading })
        #expect(!session.session.rows.isEmpty)
    }

    @Test(arguments: [
        ("rate born to run lik", "Did you mean 'like'?"),
        ("rate albums/310730204 lov", "like"),
        ("rate albums/310730204", "rate"), ("rate fast", "fast"),
    ])
    func `a rating without an opinion is refused as before`(line: String, words: String) async throws {
        let outcome = try await session().run(line)
        #expect(outcome.status == 64 && outcome.errors.contains(words), "\(outcome.errors)")
    }

    @Test func `tracks are added by name, to a playlist of several words`() async throws {
        let session = try await session("playlist create Late Night Drive", "playlist create Late")
        let added = try await session.runAll("playlist add late night drive prom queen")
        #expect(added.output.contains("at the end of 'late night drive'"), "\(added.output)\(added.errors)")
        try await session.runAll("albums 310730204", "follow tracks --limit 3")
        let rows = try await session.runAll("playlist add Late Night Drive 1-2").output
        #expect(rows.contains("Thunder Road") && rows.contains("at the end of 'Late Night Drive'"), "\(rows)")
        #expect(try await session.runAll("playlist add Late songs/203709340").output.contains("at the end of 'Late'"))
    }

    @Test func `a playlist that is not named exactly is a choice`() async throws {
        let session = try await session("playlist create Road Songs", "playlist create Road Movies")
        let choice = try await session.runAll("playlist add Road songs/203709340")
        #expect(choice.errors.contains("nothing is changed before you choose"), "\(choice.errors)")
        #expect(choice.output.contains("Road Songs") && choice.output.contains("Road Movies"), "\(choice.output)")
        #expect(
            await session.run("playlist add Nowhere songs/203709340").errors.contains(
                "the library has none of this name"))
    }
}
