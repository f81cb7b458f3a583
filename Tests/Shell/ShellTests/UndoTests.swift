import Testing
import TonearmWorld

@testable import TonearmShell

@Suite struct UndoTests {
    @Test(arguments: [
        "storefront jp", "locale es-MX", "set output json", "set width 50", "set color never",
        "let id = results.songs.data.0.id", "session reset", "clock advance 1d", "fault set 503 --times 1",
    ])
    func `undo brings back the very same session, and redo the other`(line: String) async throws {
        let session = ShellSession()
        try await session.runAll("open albums/310730204", "search love --types songs", "storefront gb")
        let before = session.session
        try await session.runAll(line)
        let after = session.session
        #expect(before != after)
        #expect(try await session.runAll("undo").lines.first == "Undone: \(line)")
        #expect(session.session == before)
        #expect(try await session.runAll("redo").output.contains(line))
        #expect(session.session == after)
    }

    @Test(arguments: [
        "open albums/310730204", "search love", "back", "next", "all --max 10", "get /v1/storefronts/jp", "albums 1",
    ])
    func `looking around is no step, and stays when a change before it is undone`(line: String) async throws {
        let session = ShellSession()
        try await session.runAll("open albums/310730204", "search love --types songs", "storefront gb")
        await session.run(line)
        let after = session.session
        #expect(try await session.runAll("undo").lines.first == "Undone: storefront gb")
        #expect(session.session.trail == after.trail)
        #expect(session.session.world.storefront == "us")
        #expect(await session.run("undo").status == 1)
    }

    @Test func `no number of changes to undo is too many`() async throws {
        let session = ShellSession()
        let lines = (0..<3).map { "set width \(50 + $0)" }
        for line in lines { try await session.runAll(line) }
        let outcome = try await session.runAll("undo \(Int.max)")
        #expect(outcome.lines.dropLast() == lines.reversed().map { "Undone: \($0)" }[...])
    }

    @Test func `commands that changed nothing are not steps`() async throws {
        let session = ShellSession()
        try await session.runAll("storefront jp", "where", "help", "set", "undo")
        #expect(session.session.world.storefront == "us")
        #expect(await session.run("undo").errors.hasPrefix("error: Cannot undo: nothing was changed yet\n"))
    }

    @Test func `a command that failed since is no step`() async throws {
        let session = ShellSession()
        try await session.runAll("storefront jp", "where")
        #expect(await session.run("albums 1").status == 1)
        #expect(try await session.runAll("undo").lines.first == "Undone: storefront jp")
    }

    @Test func `a command that failed half-way says what stays, which can be undone`() async throws {
        let session = ShellSession()
        try await session.runAll(
            "authorize --answer allow", "albums 310730204",
            "fault set 500 --on /v1/me/ratings/songs/310730208")
        let result = await session.run("rate 1-2 like")
        #expect(result.status == 1)
        #expect(result.errors.contains("What it changed before that stays; 'undo' takes it back.\n"))
        #expect(try await session.runAll("rating songs/310730206").output.contains("liked"))
        #expect(try await session.runAll("undo").lines.first == "Undone: rate 1-2 like")
        #expect(try await session.runAll("rating songs/310730206").output.contains("not rated"))
    }

    @Test func `looking around does not lose what can be done again`() async throws {
        let session = ShellSession()
        try await session.runAll("storefront jp", "undo", "where", "help", "redo")
        #expect(session.session.world.storefront == "jp")
    }

    @Test func `a new change does`() async throws {
        let session = ShellSession()
        try await session.runAll("storefront jp", "undo", "storefront de")
        #expect(
            await session.run("redo").errors
                == "error: Cannot redo: nothing was undone since the last change\n'undo' undoes the last change.\n")
        #expect(session.session.world.storefront == "de")
    }

    @Test func `several at once, the last one first`() async throws {
        let session = ShellSession()
        let fresh = session.session
        try await session.runAll("storefront jp", "locale ja", "set width 50")
        #expect(
            try await session.runAll("undo 9").lines == [
                "Undone: set width 50", "Undone: locale ja", "Undone: storefront jp", "now: us",
            ])
        #expect(session.session == fresh)
        try await session.runAll("redo 2")
        #expect(session.session.world.locale == "ja")
        #expect(
            try await session.runAll("undo --list").lines == [
                "redo 1  set width 50", "undo 1  locale ja", "undo 2  storefront jp",
            ])
        #expect(session.session.world.locale == "ja")
    }

    @Test func `an undo that found nothing does not hide the next change`() async throws {
        let session = ShellSession()
        #expect(await session.run("undo").status == 1)
        try await session.runAll("storefront jp", "undo")
        #expect(session.session.world.storefront == "us")
    }

    @Test func `what a program made of the output does not undo the command`() async throws {
        let session = ShellSession()
        #expect(await session.run("storefront jp | false").status == 1)
        #expect(session.session.world.storefront == "jp")
        try await session.runAll("undo")
        #expect(session.session.world.storefront == "us")
    }
}
