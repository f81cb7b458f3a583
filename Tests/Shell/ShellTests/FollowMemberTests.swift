import AppleMusicAPI
import Testing
import TonearmLineEditor
import TonearmWorld

@testable import TonearmShell

/// Tests the parameters of `follow` and `view` beside related resources, and the message of an empty search.
@Suite struct FollowMemberTests {
    @Test func `related resources come with their own`() async throws {
        let session = ShellSession()
        try await session.runAll("open albums/310730204", "follow tracks --limit 2 --include artists")
        let target = try #require(session.session.world.exchange?.request.target)
        #expect(target == "/v1/catalog/us/albums/310730204/tracks?limit=2&include=artists")
        let rows = session.session.rows.resources
        #expect(rows.count == 2)
        for row in rows {
            #expect(row.relationship("artists")?.data.first?.attribute("name")?.string == "Bruce Springsteen")
        }
        try await session.runAll("open artists/178834", "view top-songs --limit 1 --include albums --extend artistUrl")
        #expect(
            session.session.world.exchange?.request.target.hasSuffix("?limit=1&include=albums&extend=artistUrl") == true
        )
    }

    @Test func `a relationship that they lack is named`() async throws {
        let session = ShellSession()
        try await session.runAll("open albums/310730204")
        let outcome = await session.run("follow tracks --include nonsense")
        #expect(outcome.errors.contains("nonsense"), "\(outcome.output)\(outcome.errors)")
    }

    @Test func `completion offers those of the related type`() async throws {
        let session = ShellSession()
        try await session.runAll("open albums/310730204")
        let line = "follow tracks --include "
        let completion = Completer(session: session.session).completion(of: line, at: line.utf8.count)
        let names = completion.candidates.map(\.text)
        #expect(names.contains("composers") && !names.contains("record-labels"), "\(names)")
    }

    @Test func `the talk's name of the full form is taken`() async throws {
        let session = ShellSession()
        try await session.runAll("albums 310730204")
        let full = try await session.runAll("show --form full").output
        #expect(try await session.runAll("show --form default").output == full)
        #expect(try await session.runAll("show --form attributes").output != full)
    }

    @Test func `a search that finds nothing says what there is`() async throws {
        let outcome = try await ShellSession().runAll("search taylor swift")
        #expect(outcome.output == "Nothing found.\n")
        #expect(outcome.errors.contains("real albums, for example by "), "\(outcome.errors)")
        #expect(outcome.errors.contains("'catalog import'") && outcome.errors.contains("'service live'"))
        #expect(try await ShellSession().runAll("search taylor swift -o json").errors.isEmpty)
        #expect(try await ShellSession().runAll("search beach bunny").errors.isEmpty)
        #expect(try await ShellSession().runAll("search beach bunny --offset 9999").errors.isEmpty)
    }
}
