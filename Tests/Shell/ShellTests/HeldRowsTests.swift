import AppleMusicAPI
import Testing
import TonearmDevice
import TonearmLineEditor
import TonearmWorld

@testable import TonearmShell

/// Tests that row numbers name the rows of the last list, also while a resource without rows is open.
@Suite struct HeldRowsTests {
    private func listThenCard() async throws -> ShellSession {
        let session = ShellSession()
        try await session.runAll("search thunder road --types songs --limit 4", "open 2")
        return session
    }

    private func ids(_ rows: NumberedRows) -> [String] { rows.resources.map(\.id) }

    @Test func `a number opens the row of the list before the card`() async throws {
        let session = ShellSession()
        let list = try await session.runAll("search thunder road --types songs --limit 4 -o ids").lines
        try await session.runAll("open 2", "open 4", "open 1")
        #expect(session.session.here?.focus?.resource.description == list[0])
        #expect(ids(session.session.rows).map { "songs/\($0)" } == list)
        #expect(try await session.runAll("show 3 -o ids").lines == [list[2]])
    }

    @Test func `rows of a card take their place`() async throws {
        let session = try await listThenCard()
        try await session.runAll("open albums/310730204", "open 3")
        #expect(session.session.here?.focus?.resource.type == .songs)
        #expect(session.session.rows.count == 8)
        #expect(session.session.trail.list?.title.hasPrefix("albums/310730204") == true)
    }

    @Test func `an empty list takes their place`() async throws {
        let session = try await listThenCard()
        try await session.runAll("search beach bunny --types songs --where name=zz")
        #expect(session.session.rows.isEmpty)
        #expect(await session.run("open 1").errors.contains("no rows are shown"))
        try await session.runAll("open songs/310730206")
        #expect(session.session.rows.isEmpty)
    }

    @Test func `words, values, styles and completion take the rows`() async throws {
        let session = try await listThenCard()
        let rows = session.session.rows
        try await session.runAll("let third = $3")
        #expect(session.session.variables["third"] == rows[3...3]?.first?.identifier.description)
        let typed = "open "
        let offered = Completer(session: session.session).completion(of: typed, at: typed.utf8.count)
        #expect(offered.candidates.prefix(4).map(\.text) == ["1", "2", "3", "4"])
        try await session.runAll("scenario load subscriber", "queue set 1-3", "queue later 4")
        #expect(try await session.runAll("queue -o ids").lines.count == 4)
    }

    @Test func `the song that is played alone keeps its album`() async throws {
        let session = try await ShellSession.subscriber("open albums/310730204", "open 2", "play 3")
        let player = session.session.world.device.player
        #expect(player.queue.entries.count == 8)
        #expect(player.queue.currentEntry?.title == "Night")
    }

    @Test func `going back and forward shows the rows that were shown last`() async throws {
        let session = try await listThenCard()
        let first = ids(session.session.rows)
        try await session.runAll("search beach bunny --types albums --limit 3")
        let second = ids(session.session.rows)
        try await session.runAll("back")
        #expect(session.session.here?.focus?.resource.type == .songs)
        #expect(ids(session.session.rows) == second)
        try await session.runAll("back")
        #expect(ids(session.session.rows) == first)
        try await session.runAll("forward")
        #expect(ids(session.session.rows) == first)
    }

    @Test func `advice names the command that shows them again`() async throws {
        let session = try await listThenCard()
        func advice(_ line: String) async -> String { await session.run(line).errors }
        #expect(
            await advice("open 9")
                == "error: Cannot open row 9: the last table has the rows 1 to 4\n'back' shows them again.\n")
        try await session.runAll("open 1")
        #expect(await advice("open 9").hasSuffix("\n'back 2' shows them again.\n"))
        #expect(await advice("open $9").contains("'back 2' shows them again."))
        #expect(
            try await session.runAll("status").output.contains("rows             1 to 4 of search thunder road"))
        try await session.runAll("back 2")
        #expect(await advice("open 9").hasSuffix("\n'show' shows them again.\n"))
    }

    @Test(arguments: [
        "open 0", "open 99999999999999999999", "open 4-99999999999999", "open 3-1", "open 5,1", "play 1-",
    ])
    func `numbers that name no row are refused`(line: String) async throws {
        let session = try await listThenCard()
        let outcome = await session.run(line)
        #expect(outcome.status != 0)
        #expect(outcome.errors.contains("the last table has the rows 1 to 4"), "\(outcome.errors)")
    }

    @Test func `a session's file keeps them, and one of an older release has none`() async throws {
        let session = try await listThenCard()
        let bytes = try SessionFormat.bytes(of: session.session)
        let read = try SessionFormat.read(bytes).session
        #expect(read.trail == session.session.trail)
        #expect(ids(read.rows) == ids(session.session.rows))
        var json = try #require(try JSON(parsing: bytes).object)
        var kept = try #require(json["session"]?.object)
        var trail = try #require(kept["trail"]?.object)
        #expect(trail["list"] != nil)
        trail["list"] = nil
        kept["trail"] = .object(trail)
        json["session"] = .object(kept)
        let old = try SessionFormat.read(JSON.object(json).bytes).session
        #expect(old.rows.isEmpty && old.here == session.session.here)
    }

    @Test func `undo and redo restore them with the session`() async throws {
        let session = try await listThenCard()
        let trail = session.session.trail
        try await session.runAll("storefront jp", "undo")
        #expect(session.session.trail == trail)
        try await session.runAll("session reset")
        #expect(session.session.rows.isEmpty)
        try await session.runAll("undo")
        #expect(session.session.trail == trail)
    }

    @Test func `a search that nothing was asked before has no rows`() async throws {
        let session = ShellSession()
        try await session.runAll("open songs/310730206")
        #expect(
            await session.run("open 1").errors
                == "error: Cannot open row 1: no rows are shown\nType for example 'search beach bunny' first, or name it: 'albums/310730204'.\n"
        )
    }
}
