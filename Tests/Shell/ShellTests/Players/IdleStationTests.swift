import AppleMusicAPI
import Testing
import TonearmDevice
import TonearmSimulator
import TonearmWorld

@testable import TonearmShell

/// Tests stations while the shell waits for a key.
@Suite struct IdleStationTests {
    private func session(_ lines: String...) async throws -> ShellSession {
        let session = ShellSession()
        for line in ["scenario load subscriber", "play stations/ra.178834"] + lines { try await session.runAll(line) }
        session.session.world.clock = .system
        return session
    }

    private func station(_ session: ShellSession) throws -> StationTracks {
        try #require(session.session.world.device.player.queue.station)
    }

    /// Waits like the line editor this many times, each time until work is due.
    private func idle(_ session: ShellSession, _ times: Int) async throws {
        for _ in 0..<times {
            let wait = try #require(session.shell.background.timeToNext, "nothing is to come")
            session.session.world.clock = session.session.world.clock.advanced(byMilliseconds: wait)
            try session.shell.background.run()
            await session.shell.background.stations.errand?.task.value
        }
    }

    @Test func `a station plays on and on`() async throws {
        let session = try await session()
        let first = try station(session).handed
        try await idle(session, 120)
        #expect(try station(session).handed > first + 30)
        #expect(session.session.world.device.player.status == .playing)
        #expect(session.session.world.device.player.isWaiting == false)
        // The history contains the songs heard, and the service the station's position.
        let recent = try await session.runAll("recently-played stations").output
        #expect(recent.contains("Bruce Springsteen & Similar Artists Station"))
    }

    @Test func `it is asked for its tracks before it has none, and not before it needs some`() async throws {
        let session = try await session()
        #expect(session.shell.background.stations.timeToNext == nil)
        while session.session.world.device.stationNeeds.isEmpty { try await idle(session, 1) }
        #expect(session.session.world.device.player.queue.entries.count == 1)
        #expect(
            session.session.world.device.player.status == .playing && session.shell.background.stations.errand != nil)
        #expect(session.shell.background.stations.timeToNext == 0, "the tracks are here")
        try await idle(session, 1)
        #expect(session.session.world.device.player.queue.entries.count == 2)
        #expect(session.shell.background.stations.errand == nil && session.shell.background.stations.timeToNext == nil)
    }

    @Test func `without a network it is asked again every ten seconds`() async throws {
        let session = try await session()
        while session.session.world.device.stationNeeds.isEmpty { try await idle(session, 1) }
        session.session.world.memory.faults.set(Faults.Fault(.offline, on: "/v1/me"))
        await session.shell.background.stations.errand?.task.value
        session.shell.background.stations.cancel()
        try await idle(session, 2)
        #expect(
            session.shell.background.stations.errand == nil && session.shell.background.stations.timeToNext == 10_000)
        session.session.world.memory.faults.clear()
        try await idle(session, 2)
        #expect(session.session.world.device.player.queue.entries.count == 2)
    }

    @Test func `what the service has forgotten meanwhile is asked for again`() async throws {
        let session = try await session()
        while session.session.world.device.stationNeeds.isEmpty { try await idle(session, 1) }
        let had = try station(session).handed
        session.session.world.memory.recordPlay(
            account: "subscriber", of: ResourceIdentifier(.songs, "310730206"), at: ShellSession.time)
        try session.shell.background.run()
        #expect(try station(session).handed == had)
        try await idle(session, 2)
        #expect(try station(session).handed > had)
    }

    @Test func `a line asks for itself, and what was on its way is not taken`() async throws {
        let session = try await session()
        while session.session.world.device.stationNeeds.isEmpty { try await idle(session, 1) }
        let had = try station(session).handed
        try await session.runAll("now")
        #expect(session.shell.background.stations.errand == nil)
        #expect(try station(session).handed == had + 10)
    }

    @Test func `with a clock that stands still nothing is asked for`() async throws {
        let session = try await session()
        while session.session.world.device.stationNeeds.isEmpty { try await idle(session, 1) }
        session.shell.background.stations.cancel()
        session.session.world.clock = .fixed(seconds: ShellSession.time)
        try session.shell.background.run()
        #expect(session.shell.background.stations.errand == nil && session.shell.background.stations.timeToNext == nil)
    }
}
