import Testing
import TonearmDevice
import TonearmWorld

@testable import TonearmShell

/// Tests scheduled events of the account and their notifications.
struct ScheduledTests {
    @Test func `it happens when its time has come, and not before`() async throws {
        let session = ShellSession()
        try await session.runAll("consent request --answer allow", "account lapse --after 10s", "clock advance 9s")
        #expect(try await session.runAll("capabilities catalog-playback").output == "catalog playback: on\n")
        try await session.runAll("clock advance 1s")
        #expect(try await session.runAll("capabilities catalog-playback").output == "catalog playback: off\n")
    }

    @Test func `who watches is told, above what the command says`() async throws {
        let session = ShellSession()
        try await session.runAll(
            "consent request --answer allow", "subscription watch", "account lapse --after 10s", "clock advance 10s")
        let lines = try await session.runAll("clock").lines
        #expect(lines[0].hasPrefix("» Runner on phone: capabilities catalog playback, cloud library add →"))
        #expect(lines.contains("  SKCloudServiceCapabilitiesDidChange · MusicSubscription.subscriptionUpdates"))
        #expect(lines.last == "2026-11-21T09:30:10Z  standing still")
        #expect(try await session.runAll("clock").lines.count == 1)
    }

    @Test func `it is a step of its own for undo, and so is planning it`() async throws {
        let session = ShellSession()
        try await session.runAll("account lapse --after 10s", "clock advance 10s", "clock")
        #expect(session.session.world.device.account?.subscription == .lapsed)
        #expect(try await session.runAll("undo").lines.first == "Undone: account lapse")
        #expect(session.session.world.device.account?.subscription == .individual)
        try await session.runAll("undo 2")
        #expect(session.session == ShellSession().session)
    }

    @Test(arguments: ["account lapses --after 3s", "account cloud-library --after 3s", "account lapse --after soon"])
    func `what cannot happen is refused when it is planned`(line: String) async {
        let session = ShellSession()
        #expect(await session.run(line).status == 64)
        #expect(session.session.world.scheduled.isEmpty)
    }

    @Test func `what has become impossible meanwhile is reported, and nothing else stops`() async throws {
        let session = ShellSession()
        try await session.runAll("account lapse --after 10s", "account sign-out", "clock advance 10s")
        let outcome = await session.run("clock")
        #expect(outcome.status == 0)
        #expect(outcome.errors.hasPrefix("error: Cannot let the subscription lapse: nobody is signed in"))
    }
}
