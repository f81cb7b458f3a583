import AppleMusicAPI
import Testing

@testable import TonearmShell

/// Tests `similar` and `popular`.
@Suite struct SimilarCommandTests {
    private static let view = "fault set 404 --on /v1/catalog/us/artists/178834/view/similar-artists"

    /// Returns the requests of each step, by the step's name, and the outcomes.
    private func steps(_ lines: String...) async throws -> [String: (requests: Int, outcome: String)] {
        let session = ShellSession()
        var output = ""
        for line in lines + ["similar artists/178834 --limit 5 -o json"] { output = await session.run(line).output }
        let steps = try JSON(parsing: output)["steps"]?.array ?? []
        return Dictionary(
            uniqueKeysWithValues: steps.map {
                ($0["step"]?.string ?? "", ($0["requests"]?.integer ?? -1, $0["outcome"]?.string ?? ""))
            })
    }

    @Test func `the view alone costs one request`() async throws {
        let steps = try await steps()
        #expect(steps["view"]?.requests == 1 && steps["view"]?.outcome == "found")
        #expect(steps["lastFM"]?.requests == 0 && steps["charts"]?.outcome == "not-needed")
    }

    @Test(arguments: ["open", "similar", "popular"])
    func `a link to Spotify leads over MusicBrainz to the artist`(command: String) async throws {
        let session = ShellSession()
        let outcome = try await session.runAll("\(command) https://open.spotify.com/artist/3eqjTLE0HfPfh78zjh6TqT")
        #expect(outcome.errors.contains("MusicBrainz leads from Spotify's id to artists/178834"), "\(outcome.errors)")
        #expect(session.session.here?.focus?.resource == ResourceIdentifier(.artists, "178834"))
    }

    @Test func `a link to Spotify that leads nowhere is refused with the reason`() async throws {
        let session = ShellSession()
        let unknown = await session.run("open spotify:artist:0000000000000000000000")
        #expect(unknown.status == 1 && unknown.hasThreeParts && unknown.errors.contains("MusicBrainz has no artist"))
        try await session.runAll("fault set 503 --on /ws/2")
        let refused = await session.run("open spotify:artist:3eqjTLE0HfPfh78zjh6TqT")
        #expect(refused.status == 1 && refused.errors.contains("503"), "\(refused.errors)")
        #expect(session.session.here == nil)
    }

    @Test func `without the view the neighbors lead to artists`() async throws {
        let steps = try await steps(Self.view)
        #expect(steps["view"]?.outcome == "nothing" && steps["lastFM"]?.requests == 2)
        #expect(steps["catalog"]?.outcome == "found" && steps["charts"]?.requests == 0)
    }

    @Test func `without MusicBrainz names are searched`() async throws {
        let steps = try await steps(Self.view, "fault set 503 --on /ws/2")
        #expect(steps["musicBrainz"]?.requests == 1 && steps["musicBrainz"]?.outcome == "failed")
        #expect(steps["catalog"]?.requests == 5 && steps["catalog"]?.outcome == "found")
    }

    @Test func `without Last.fm the charts of the genres are mixed`() async throws {
        let steps = try await steps(Self.view, "fault set 503 --on /2.0")
        #expect(steps["lastFM"]?.outcome == "failed" && steps["musicBrainz"]?.requests == 0)
        #expect(steps["charts"]?.requests == 1 && steps["charts"]?.outcome == "found")
    }

    @Test func `the rows are numbered, and an album is refused`() async throws {
        let session = ShellSession()
        try await session.runAll(Self.view, "similar artists/178834 --limit 5", "open 1")
        #expect(session.session.here?.focus?.resource.type == .artists)
        #expect(await session.run("similar albums/310730204").errors.contains("it is not an artist"))
        #expect(await ShellSession().run("similar").errors.contains("no artist was given"))
    }

    @Test(arguments: ["similar", "popular"])
    func `an artist's id is taken without its type, unless it is a row`(command: String) async throws {
        let session = ShellSession()
        try await session.runAll("\(command) 178834 --limit 5")
        #expect(session.session.here?.focus?.resource == ResourceIdentifier(.artists, "178834"))
        #expect(await ShellSession().run("\(command) 3").errors.contains("row 3: no rows are shown"))
        #expect(await ShellSession().run("\(command) nosuchname").errors.contains("'artists/178834'"))
    }

    @Test(arguments: ["nosuchname", "3", "nosuchtype/1", "artists/"], ["similar", "popular"])
    func `advice for a wrong word names an artist, and no album`(word: String, command: String) async {
        let outcome = await ShellSession().run("\(command) \(word)")
        #expect(outcome.status != 0)
        #expect(outcome.errors.contains("'artists/178834'"), "\(outcome.errors)")
        #expect(!outcome.errors.contains("albums/"), "\(outcome.errors)")
    }

    @Test(arguments: ["similar", "popular"]) func `an unknown artist is refused`(command: String) async {
        let outcome = await ShellSession().run("\(command) artists/9223372036854775807")
        #expect(outcome.status == 1 && outcome.errors.contains("The storefront 'us' does not have it"), "\(outcome)")
    }

    @Test func `popular tells of more songs only if there are more`() async throws {
        let session = ShellSession()
        let some = try await session.runAll("popular hugh laurie --limit 5").output
        #expect(some.contains("5 of 15 songs; more: popular --limit 200; open N"))
        #expect(try await session.runAll("popular hugh laurie --limit 15").output.contains("\n15 songs; open N"))
        let one = try await session.runAll("popular hugh laurie --limit 1").output
        #expect(one.contains("1 of 15 songs; more: popular --limit 200; open 1"))
    }

    @Test func `popular songs have no spoken word`() async throws {
        let session = ShellSession()
        let outcome = await session.run("popular hugh laurie --limit 200 -o json")
        let sources = try JSON(parsing: outcome.output)["sources"]?.array ?? []
        #expect(sources.count == 3 && sources.allSatisfy { $0["requests"]?.integer == 1 })
        #expect(sources.contains { ($0["leftOut"]?.integer ?? 0) > 0 })
    }
}
