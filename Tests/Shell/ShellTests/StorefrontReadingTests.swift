import Testing
import TonearmWorld

@testable import TonearmShell

/// Tests reading storefronts without changing the session's storefront.
@Suite struct StorefrontReadingTests {
    @Test func `one storefront shows its languages, and the session stays where it is`() async throws {
        let session = ShellSession()
        #expect(try await session.runAll("storefronts jp").lines.contains("languages: ja, en-US"))
        #expect(session.session.world.storefront == "us")
    }

    @Test func `a table of storefronts shows languages and ids at the usual width`() async throws {
        let lines = try await ShellSession().runAll("storefronts us jp").lines
        #expect(lines[0].contains("Languages") && lines[0].hasSuffix("Id"))
        #expect(lines[1].contains("en-US, es-MX, ar, +7") && lines[1].hasSuffix("us"))
        #expect(lines[2].contains("ja, en-US") && lines[2].hasSuffix("jp"))
    }

    @Test(arguments: ["storefronts", "genres", "station-genres"])
    func `a list comes in pages of the size that is asked for`(name: String) async throws {
        let session = ShellSession()
        let first = try await session.runAll("\(name) --limit 2").lines
        #expect(first.count == 4 && first[3].contains("more: next"), "\(first)")
        let second = try await session.runAll("\(name) --limit 1 --offset 1").lines
        #expect(second[1].dropFirst(3).prefix(4) == first[2].dropFirst(3).prefix(4))
        #expect(await session.run("\(name) --limit 0").status != 0)
        #expect(await session.run("\(name) --limit 100000").status != 0)
    }
}
