import AppleMusicSimulator
import MusicWorld
import Testing

@testable import TonearmShell

/// `set era`: a setting of the service that is played, saved and undone like all else.
@Suite struct EraCommandTests {
    @Test func `an era is chosen, shown, undone and kept by scenarios`() async throws {
        let session = ShellSession()
        #expect(try await session.runAll("set").lines.contains("era           today"))
        #expect(try await session.runAll("set era 2017").output.contains("2017"))
        #expect(try await session.runAll("storefront").output.contains("languages: en-US, es-MX\n"))
        #expect(try await session.runAll("storefronts us").output.contains("languages: en-US, es-MX\n"))
        try await session.runAll("scenario load subscriber")
        #expect(session.session.world.memory.era == .of2017)
        let bytes = try SessionFormat.bytes(of: session.session)
        #expect(try SessionFormat.session(in: bytes).world.memory.era == .of2017)
        try await session.runAll("undo", "undo")
        #expect(session.session.world.memory.era == .today)
        try await session.runAll("set era 2017", "set era today")
        #expect(try await session.runAll("storefronts us").output.contains("zh-Hant-TW"))
    }

    @Test(arguments: ["1999", "2018", "Today", "-1", "99999999999999999999", "''"])
    func `an unknown era is refused with those that there are`(text: String) async {
        let session = ShellSession()
        let outcome = await session.run("set era \(text)")
        #expect(outcome.status == 64 && outcome.hasThreeParts, "\(outcome.errors)")
        #expect(outcome.errors.contains("2017") && outcome.errors.contains("today"))
        #expect(session.session.world.memory.era == .today)
    }

    @Test func `a storefront that there was not keeps the session out of the era`() async throws {
        let session = ShellSession()
        try await session.runAll("storefront dz")
        let outcome = await session.run("set era 2017")
        #expect(outcome.status == 1 && outcome.hasThreeParts && outcome.errors.contains("'dz' is newer"))
        try await session.runAll("storefront us", "set era 2017")
    }
}
