import AppleMusicAPI
import MusicDevice
import Testing
import TonearmShell

/// The personal half from the shell.
struct MineTests {
    @Test(arguments: ["library", "library songs", "recommendations", "heavy-rotation", "recently-played", "replay"])
    func `without a user token nothing is asked, and the way to one is said`(line: String) async {
        let session = ShellSession()
        let outcome = await session.run(line)
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("the session has no music user token"))
        #expect(outcome.errors.contains("Type 'authorize' to get one, step by step."))
        #expect(session.session.exchange == nil)
    }

    @Test func `what is added to the library is there`() async throws {
        let session = ShellSession()
        try await session.runAll("account sign-in newcomer", "authorize --answer allow")
        let before = try await session.runAll("library albums -o ids").lines
        try await session.runAll("library add albums/310730204")
        let found = try await session.runAll("library search born to run --types albums").lines
        #expect(found.contains { $0.contains("Born to Run") && $0.contains("Bruce Springsteen") })
        try await session.runAll("undo", "undo")
        #expect(try await session.runAll("library albums -o ids").lines == before)
    }

    @Test func `without the capability adding is refused before the service is asked`() async throws {
        let session = ShellSession()
        try await session.runAll("scenario load no-cloud-library", "where")
        let outcome = await session.run("library add albums/310730204")
        #expect(
            outcome.errors.hasPrefix(
                "error: Cannot add 'albums/310730204' to the library: the capability 'cloud library add' is off\n"))
        #expect(outcome.errors.hasSuffix("type 'account cloud-library on' to turn it on.\n"))
        #expect(session.session.exchange == nil)
        let raw = await session.run("post '/v1/me/library?ids[albums]=310730204'")
        #expect(raw.errors.hasPrefix("error: 403 "))
    }

    @Test func `a playlist is created, filled by its name, and read`() async throws {
        let session = ShellSession()
        try await session.runAll("authorize --answer allow", "playlist create Road")
        let added = try await session.runAll("playlist add Road songs/203709340 songs/310730206")
        #expect(added.lines.count == 2)
        let id = try await session.runAll("library search Road --types playlists -o ids").lines.first ?? ""
        try await session.runAll("open \(id)")
        let tracks = try await session.runAll("follow tracks").lines
        #expect(
            tracks.contains { $0.contains("Dancing in the Dark") } && tracks.contains { $0.contains("Thunder Road") })
    }

    @Test func `a rating is set, seen and taken back`() async throws {
        let session = ShellSession()
        try await session.runAll("account sign-in newcomer", "authorize --answer allow", "rate songs/203709340 dislike")
        #expect(try await session.runAll("rating songs/203709340").output == "songs/203709340: disliked\n")
        try await session.runAll("rate songs/203709340 none")
        #expect(try await session.runAll("rating songs/203709340").output == "songs/203709340: not rated\n")
    }

    @Test func `the user token is shown only when it is asked for, and is not in the session's form`() async throws {
        let session = ShellSession()
        try await session.runAll("authorize --answer allow")
        let token = try #require(session.session.userToken?.text)
        #expect(try await session.runAll("token user show").output == token + "\n")
        for line in ["token user", "session", "library", "request", "let", "set"] {
            #expect(try await !session.runAll(line).output.contains(token), "\(line)")
        }
        try await session.runAll("token user forget")
        #expect(await session.run("library songs").status == 1)
    }

    @Test func `a fault strikes as often as it was set`() async throws {
        let session = ShellSession()
        try await session.runAll("fault set 500 --on /v1/catalog/us/albums --times 1")
        #expect(await session.run("albums 310730204").errors.hasPrefix("error: 500 "))
        try await session.runAll("albums 310730204")
        try await session.runAll("fault set 404 --on /v1/catalog", "fault clear", "albums 310730204")
    }
}
