import AppleMusicAPI
import Testing
import TonearmCatalog
import TonearmDevice
import TonearmSimulator
import TonearmWorld

/// Playback of whole albums over time, without a shell.
@Suite struct PlayingTests {
    private let client = SimulatedWorld.client

    private func resource(_ text: String) -> ResourceIdentifier {
        let parts = text.split(separator: "/").map(String.init)
        return ResourceIdentifier(ResourceType(parts[0]), parts[1])
    }

    /// Sets the queue and plays.
    private func play(_ names: String..., in world: inout World, start: Int? = nil) async throws {
        let content = try await client.playables(names.map(resource), in: &world).map { QueuedPlayable($0) }
        let now = client.milliseconds(in: world)
        _ = try world.control { device, faults throws(Refusal) in
            try device.setQueue(QueueDescriptor(.playParameters, content, start: start), at: now, faults)
                + device.play(at: now, faults)
        }
    }

    /// Advances the clock.
    private func wait(_ milliseconds: Int, in world: inout World) async throws -> [Change] {
        world.clock = world.clock.advanced(byMilliseconds: milliseconds)
        return try await client.catchUp(&world)
    }

    private func recent(_ world: inout World, _ path: String = "recent/played/tracks") async throws -> [String] {
        let answer = try await client.send(Request(.get, "/v1/me/\(path)?limit=10"), in: &world)
        return (answer.body.json?["data"]?.array ?? []).compactMap { Resource($0)?.attribute("name")?.string }
    }

    @Test func `an album plays in real time, and each song enters the history at its end`()
        async throws
    {
        var world = try SimulatedWorld.begun("subscriber")
        let before = try await recent(&world)
        try await play("albums/310730204", in: &world)
        let lengths = world.device.player.queue.entries.compactMap(\.content.length)
        #expect(lengths.count == 8)
        #expect(world.timeToNextEvent(now: client.milliseconds(in: world)) == nil, "the clock stands still")
        // The first song is not finished a millisecond before its end.
        #expect(try await wait(lengths[0] - 1, in: &world).isEmpty)
        #expect(try await recent(&world) == before)
        #expect(!(try await wait(1, in: &world).isEmpty))
        #expect(world.device.player.queue.currentEntry?.title == "Tenth Avenue Freeze-Out")
        #expect(try await recent(&world).first == "Thunder Road")
        _ = try await wait(lengths.dropFirst().reduce(0, +), in: &world)
        #expect(world.device.player.status == .paused && world.device.player.queue.current == 0)
        #expect(
            try await recent(&world).prefix(8) == [
                "Jungleland", "Meeting Across the River", "She's the One", "Born to Run", "Backstreets", "Night",
                "Tenth Avenue Freeze-Out", "Thunder Road",
            ])
        #expect(try await recent(&world, "recent/played").first == "Born to Run")
    }

    @Test func `a running clock has the time of the next song`() async throws {
        var world = try SimulatedWorld.begun("subscriber")
        try await play("albums/310730204", in: &world, start: 3)
        world.clock = .system
        let now = client.milliseconds(in: world)
        #expect(world.timeToNextEvent(now: now) == 391_764)
        world.schedule(.lapse, in: 60, now: now / 1000)
        #expect(world.timeToNextEvent(now: now) == 60_000)
        #expect(world.timeToNextEvent(now: .max) == 0)
    }

    @Test func `a skipped song counts for the time it was played`() async throws {
        var world = try SimulatedWorld.begun("subscriber")
        try await play("songs/310730206", "songs/310730208", in: &world)
        _ = try await wait(5_000, in: &world)
        let now = client.milliseconds(in: world)
        _ = try world.control { device, faults throws(Refusal) in try device.skip(at: now, faults) }
        #expect(try await recent(&world).first == "Thunder Road")
    }

    @Test func `the account's storefront decides, and missing songs are named`() async throws {
        var world = try SimulatedWorld.begun("subscriber")
        let home = "gb"
        _ = try world.act { device throws(Refusal) in try device.moveStorefront(to: home) }
        #expect(home != world.storefront)
        let answer = try await client.send(
            Request(.get, "\(world.catalogPath)/search?types=songs&term=light&limit=25"), in: &world)
        let songs = (answer.body.json?["results"]?["songs"]?["data"]?.array ?? []).compactMap { Resource($0) }
        var missing: Resource?
        for song in songs where missing == nil {
            let there = try await client.send(Request(.get, "/v1/catalog/\(home)/songs/\(song.id)"), in: &world)
            if there.status == 404, song.attribute("playParams") != nil { missing = song }
        }
        let song = try #require(missing, "every song is in both storefronts")
        let playables = try await client.playables([song.identifier], in: &world)
        guard case .item(let item) = playables.first else {
            Issue.record("no item")
            return
        }
        #expect(item.availability == .only([world.storefront]))
        #expect(throws: Refusal.self) {
            try world.control { device, faults throws(Refusal) in
                try device.setQueue(QueueDescriptor(.store, [QueuedPlayable(.item(item))]), at: 0, faults)
            }
        }
    }

    @Test func `an upload plays without a subscription, a user token or a network`() async throws {
        var world = try SimulatedWorld.begun("lapsed")
        world.memory.faults.set(Faults.Fault(.offline))
        let before = world
        try await play("library-songs/i.lXGHmgLC4FEv3p", in: &world)
        #expect(world.device.player.status == .playing)
        #expect(world.memory == before.memory, "reading the library leaves nothing behind")
        _ = try await wait(227_000, in: &world)
        #expect(world.device.player.status == .paused)
    }

    @Test func `a station plays endlessly, with two visible tracks`() async throws {
        var world = try SimulatedWorld.begun("subscriber")
        try await play("stations/ra.178834", in: &world)
        let (token, exchange) = (world.userToken, world.exchange)
        let changes = try await wait(86_400_000, in: &world)
        #expect(world.device.player.status == .playing && !world.device.player.isWaiting)
        #expect(world.device.player.queue.entries.count == 2)
        let heard = changes.filter { if case .player(_, .itemPlayed) = $0 { true } else { false } }
        #expect(heard.count > 200)
        #expect(world.userToken == token && world.exchange == exchange)
        let station = try await recent(&world, "recent/radio-stations").first
        #expect(station == "Bruce Springsteen & Similar Artists Station")
    }

    @Test func `a station waits without a network, and continues with one`() async throws {
        var world = try SimulatedWorld.begun("subscriber")
        try await play("stations/ra.178834", in: &world)
        world.memory.faults.set(Faults.Fault(.offline, on: "/v1/me"))
        _ = try await wait(86_400_000, in: &world)
        #expect(world.device.player.isWaiting)
        world.memory.faults.clear()
        _ = try await wait(0, in: &world)
        #expect(!world.device.player.isWaiting && world.device.player.status == .playing)
    }

    @Test func `a live station never ends`() async throws {
        var world = try SimulatedWorld.begun("subscriber")
        try await play("stations/ra.978194965", in: &world)
        #expect(try await wait(86_400_000, in: &world).isEmpty)
        #expect(world.device.player.status == .playing)
        let now = client.milliseconds(in: world)
        _ = try world.control { device, faults throws(Refusal) in try device.stop(at: now, faults) }
        #expect(try await recent(&world, "recent/radio-stations").first == "Apple Music 1")
    }

    @Test func `without a network no new item starts, and requests fail visibly`() async throws {
        var world = try SimulatedWorld.begun("subscriber")
        try await play("albums/310730204", in: &world)
        world.memory.faults.set(Faults.Fault(.offline))
        let used = world.memory.faults
        _ = try await wait(300_000, in: &world)
        #expect(world.device.player.status == .paused)
        #expect(world.memory.faults == used, "playing does not use the fault up")
        world.memory.faults.clear()
        for name in ["albums/1", "songs/1", "library-songs/i.1", "stations/ra.1"] {
            await #expect(throws: PlayableProblem.self) { try await client.playables([resource(name)], in: &world) }
        }
        await #expect(throws: PlayableProblem.self) {
            try await client.playables([resource("songs/310730206"), resource("songs/1")], in: &world)
        }
        await #expect(throws: PlayableProblem.self) {
            try await client.playables([resource("artists/178834")], in: &world)
        }
    }

    @Test func `setting the clock plays no songs`() async throws {
        var world = try SimulatedWorld.begun("subscriber")
        try await play("albums/310730204", in: &world)
        _ = try await wait(10_000, in: &world)
        for time in [0, Int.max, Int.min, SimulatedWorld.time * 1000] {
            client.setClock(of: &world, to: .fixed(milliseconds: time))
            #expect(world.device.player.position(at: time) == 10_000)
        }
        #expect(world.device.player.queue.current == 0)
    }
}
