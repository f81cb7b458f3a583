import AppleMusicAPI
import Testing
import TonearmWorld

@testable import TonearmShell

/// Tests that a command which changes nothing says so, in one way.
@Suite struct NothingChangedTests {
    private static let sentence = "Nothing changed"

    private func session(_ lines: [String]) async throws -> ShellSession {
        let session = ShellSession(width: 200)
        session.session.settings.words = .second
        for line in lines { try await session.runAll(line) }
        return session
    }

    @Test(arguments: [
        "set theme dark", "set retries 3", "storefront jp", "locale es-MX", "service simulator",
        "clock set 2027-01-01T00:00:00Z", "fault set 503", "fault clear", "alias born = open albums/310730204",
        "let term = \"beach bunny\"", "authorize --answer allow", "subscription watch", "subscription unwatch",
        "device use phone", "app use Runner", "device listening-history off", "device explicit off",
        "capabilities playback off", "app background",
    ])
    func `a command that sets a present value again says that nothing changed`(line: String) async throws {
        let session = try await session(["storefront us"])
        _ = try await session.runAll(line)
        let before = session.session
        let second = try await session.runAll(line)
        let said = second.output + second.errors
        #expect(said.contains(Self.sentence), "\(said)")
        #expect(said.ranges(of: Self.sentence).count == 1, "\(said)")
        #expect(session.session.withoutTraces == before.withoutTraces)
        let first = ShellSession(width: 200)
        try await first.runAll(line)
        let old = try await first.runAll(line)
        #expect(!(old.output + old.errors).contains("it was so already"))
    }

    @Test(arguments: [
        ("shuffle songs", "Nothing changed: shuffle is 'songs' already."),
        ("repeat all", "Nothing changed: repeat is 'all' already."),
        ("rate 1.5", "Nothing changed: the rate is 1.5 already."),
        ("pause", "Nothing changed: the player is paused."), ("stop", "Nothing changed: the player is stopped."),
        ("queue clear", "Nothing changed: the queue is empty already."),
        ("player application", "Nothing changed: the app uses the application player already."),
    ])
    func `a player says the state that it is in`(line: String, sentence: String) async throws {
        let session = try await session(["authorize --answer allow", "play albums/310730204", line])
        let lines = try await session.runAll(line).lines
        #expect(lines.contains(sentence), "\(lines)")
    }

    @Test(arguments: [
        ("rate albums/310730204 like", "Nothing changed: Born to Run (albums/310730204) is liked already."),
        ("rate albums/310730204 dislike", "Nothing changed: Born to Run (albums/310730204) is disliked already."),
        ("rate albums/310730204 none", "Nothing changed: Born to Run (albums/310730204) had no rating."),
        ("favorite albums/310730204", "Asked to make Born to Run (albums/310730204) a favourite; it is one already."),
        ("library add albums/310730204", "Asked to add Born to Run (albums/310730204); it is in the library already."),
    ])
    func `the account's own is compared before it is changed`(line: String, sentence: String) async throws {
        let session = try await session(["authorize --answer allow", "albums 310730204"])
        #expect(
            !(try await session.runAll(line, "clock advance 1m").lines.contains(sentence)) || line.hasSuffix("none"))
        let lines = try await session.runAll(line).lines
        #expect(lines.contains(sentence), "\(lines)")
        // The request is sent all the same, so that it can be looked at.
        #expect(session.session.world.exchange?.request.isReading == false)
    }

    @Test func `what changes something, and what only shows, has no such line`() async throws {
        let session = try await session([])
        for line in [
            "set theme", "storefront", "set theme light", "storefront jp", "fault", "alias", "clock", "service",
        ] {
            #expect(!(try await session.runAll(line).output.contains(Self.sentence)), "\(line)")
        }
        let json = try await session.runAll("set theme light -o json").output
        #expect(json == "{\n  \"theme\": \"light\"\n}\n")
    }

    @Test func `modes of players are told in words, and their calls have the values`() async throws {
        let session = try await session(["authorize --answer allow", "play albums/310730204"])
        let shuffled = try await session.runAll("shuffle songs").output
        #expect(shuffled.hasPrefix("Shuffle is on.\n8 entries are in a new order"), "\(shuffled)")
        #expect(shuffled.contains("shuffleMode = .songs"), "\(shuffled)")
        #expect(try await session.runAll("repeat one").output.hasPrefix("The current entry repeats.\n"))
        #expect(try await session.runAll("repeat none").output.contains("repeatMode = .none"))
        let old = ShellSession(width: 200)
        #expect(try await old.runAll("repeat one").output.contains("repeatMode = mode"))
    }
}
