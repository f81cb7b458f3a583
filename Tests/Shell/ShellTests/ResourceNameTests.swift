import Testing
import TonearmDevice
import TonearmWorld

@testable import TonearmShell

/// Tests typed names in place of resources.
@Suite struct ResourceNameTests {
    @Test func `the only result with the name is opened`() async throws {
        let session = ShellSession()
        try await session.runAll("open catch a vibe")
        let focus = try #require(session.session.here?.focus)
        #expect(focus.name?.lowercased().contains("catch a vibe") == true, "\(focus)")
    }

    @Test func `several results are rows to choose from`() async throws {
        let session = ShellSession()
        let outcome = try await session.runAll("open born to run")
        #expect(session.session.here?.focus == nil)
        #expect(outcome.errors.contains("'open N' takes a row") || outcome.output.contains("'open N' takes a row"))
        try await session.runAll("open 1")
        #expect(session.session.here?.focus != nil)
    }

    @Test func `a name is played`() async throws {
        let session = ShellSession()
        try await session.runAll("scenario load subscriber", "play catch a vibe")
        let entry = session.session.world.device.player.queue.currentEntry
        #expect(entry?.title.contains("Catch a Vibe") == true, "\(String(describing: entry))")
    }

    @Test func `a name that several songs have is not played, but shown`() async throws {
        let session = ShellSession()
        let outcome = try await session.runAll("scenario load subscriber", "play tenth avenue freeze-out")
        #expect(outcome.output.contains("'play N' takes a row") || outcome.errors.contains("'play N' takes a row"))
        #expect(session.session.world.device.player.queue.currentEntry == nil)
    }

    @Test(arguments: [
        ("open xyzzyqqq", "nothing in the storefront has this name"), ("open 99", "no rows are shown"),
        ("open albums/1 albums/2", "one resource can be the focus, not 2"), ("open spotify:1", "not a row number"),
        ("play xyzzyqqq", "nothing in the storefront has this name"),
        ("open /v1/me/library", "this path is not a single resource"),
    ])
    func `what is neither a resource nor a name is refused`(line: String, reason: String) async throws {
        let session = ShellSession()
        try await session.runAll("scenario load subscriber")
        let outcome = await session.run(line)
        #expect(outcome.status != 0 && outcome.errors.contains(reason), "\(outcome.errors)")
        #expect(session.session.here == nil)
    }
}
