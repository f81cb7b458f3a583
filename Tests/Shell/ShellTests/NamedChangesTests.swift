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
            choice.errors.contains("nothing is changed before you choose: 'rate N like' takes a row"),
            "\(choice.errors)")
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

    @Test func `music of the library is removed by its name`() async throws {
        let session = try await session("fault set web-player", "playlist create Road Songs", "playlist create Road")
        let choice = try await session.runAll("library remove roa")
        #expect(choice.errors.contains("'library remove N' takes a row"), "\(choice.errors)")
        let removed = try await session.runAll("library remove road songs")
        #expect(removed.output.contains("Removed Road Songs") || removed.output.contains("Removed library-playlists/"))
        #expect(removed.errors.contains("'road songs' is library-playlists/"), "\(removed.errors)")
        #expect(try await !session.runAll("library playlists").output.contains("Road Songs"))
        let unknown = await session.run("library remove no such thing")
        #expect(unknown.status == 64 && unknown.errors.hasPrefix("error: Cannot find 'no such thing': this is"))
        #expect(unknown.errors.contains("nothing in the library has this name"))
    }

    @Test func `covers and previews are shown by name`() async throws {
        let session = try await session()
        let cover = try await session.runAll("artwork prom queen")
        #expect(cover.output.contains("/artwork/songs/"), "\(cover.output)")
        #expect(cover.errors.contains("'prom queen' is songs/"), "\(cover.errors)")
        #expect(try await session.runAll("preview prom queen").output.contains("/preview/songs/"))
        let choice = try await session.runAll("artwork born to")
        #expect(choice.errors.contains("several have this name: 'artwork N' takes a row"), "\(choice.errors)")
        #expect(try await session.runAll("artwork 1").output.contains("/artwork/"))
        #expect(try await session.runAll("preview born to").errors.contains("'preview N' takes a row"))
        #expect(await session.run("preview no such thing here").errors.contains("nothing in the storefront"))
    }

    @Test func `an empty name is quoted in advice`() async throws {
        let outcome = try await session().run("rate ''")
        #expect(outcome.errors.contains("Type for example 'rate '' like'."), "\(outcome.errors)")
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
