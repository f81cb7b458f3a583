import AppleMusicAPI
import Testing
import TonearmDevice
import TonearmSimulator
import TonearmWorld

@testable import TonearmShell

/// Tests the music picker.
@Suite struct PickTests {
    private func session(ios: String = "27", account: String = "subscriber") async throws -> ShellSession {
        let session = ShellSession()
        try await session.runAll("scenario load subscriber", "device add new --ios \(ios)")
        // A new device has the account of the one before.
        if account != "subscriber" { try await session.runAll("account sign-in \(account)") }
        try await session.runAll("consent request", "allow")
        return session
    }

    @Test func `with a subscription the picker of iOS 27 shows the library and the catalog`() async throws {
        let session = try await session()
        let outcome = try await session.runAll("pick thunder")
        #expect(outcome.output.contains("library") && outcome.output.contains("catalog"), "\(outcome.output)")
        #expect(session.session.rows.resources.contains { $0.type == .songs })
        #expect(outcome.errors.contains("musicPicker(isPresented:title:selection:)"), "\(outcome.errors)")
    }

    @Test(arguments: [("27", "visitor"), ("18", "subscriber"), ("10.3", "subscriber")])
    func `without a subscription, and on older systems, it shows the library alone`(
        ios: String, account: String
    ) async throws {
        let session = try await session(ios: ios, account: account)
        let before = session.session.world.memory
        _ = await session.run("pick")
        let all = session.session.rows.resources
        #expect(all.allSatisfy { $0.identifier.isOfLibrary }, "\(all.map(\.identifier))")
        _ = await session.run("pick beach bunny")
        #expect(session.session.rows.resources.allSatisfy { $0.identifier.isOfLibrary })
        #expect(session.session.world.memory.isSame(as: before))
    }

    @Test func `an album adds its songs, and the app queues what it got`() async throws {
        let session = try await session()
        try await session.runAll("pick born to run")
        let rows = session.session.rows.resources
        let album = try #require(rows.firstIndex { $0.identifier == ResourceIdentifier(.albums, "310730204") })
        let song = try #require(rows.firstIndex { $0.type == .songs })
        let chosen = try await session.runAll("pick \(album + 1) \(song + 1)")
        #expect(chosen.output.contains("Thunder Road"), "\(chosen.output)")
        let got = session.session.rows.resources
        #expect(got.count >= 8 && got.allSatisfy { $0.type == .songs })
        #expect(Set(got.map(\.id)).count == got.count)
        try await session.runAll("queue set 1-\(got.count)")
        #expect(session.session.world.device.player.shownQueue.entries.count == got.count)
        // The picker is closed, so numbers are words to look for.
        _ = await session.run("pick 1")
        #expect(session.session.rows.resources.map(\.id) != ["1"])
    }

    @Test func `it needs consent, an account and a device that plays`() async throws {
        let session = ShellSession()
        try await session.runAll("device add fresh --ios 27")
        let unasked = await session.run("pick")
        #expect(unasked.status == 1 && unasked.hasThreeParts, "\(unasked.errors)")
        try await session.runAll("consent request", "deny")
        #expect(await session.run("pick").errors.contains("Cannot show the music picker"))
        try await session.runAll("device add sim --kind simulator")
        #expect(await session.run("pick").status == 1)
        let away = try await self.session()
        try await away.runAll("account sign-out")
        #expect(await away.run("pick").errors.contains("nobody is signed in"))
    }

    @Test(arguments: ["pick zzzqqq", "pick '\u{1F3B5}'", "pick 98765 43210"])
    func `a term without results leaves the session where it is`(line: String) async throws {
        let session = try await session()
        try await session.runAll("open albums/310730204")
        let outcome = await session.run(line)
        #expect(outcome.status == 0 && outcome.output.contains("The picker has nothing"), "\(outcome.output)")
        #expect(session.session.here?.focus?.resource == ResourceIdentifier(.albums, "310730204"))
    }
}
