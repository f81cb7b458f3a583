import Testing
import TonearmDevice

/// Tests stations: two entries without ids and no list of later tracks.
struct StationTests {
    static let radio = PlayableStation.station().identity

    @Test func `a station shows the current and the next track without ids`() throws {
        var device = MusicDevice.subscribed
        let changes = try device.setQueue(.station(tracks: "xyz"), at: 0)
        #expect(changes.first?.sentence == "Runner on phone: queue set to the station 'Radio'")
        _ = try device.play(at: 0)
        #expect(device.titles == "xy")
        let items = [device.player.queue.item(at: 0), device.player.queue.item(at: 1)]
        #expect(items.map { $0?.storeID } == [nil, nil])
        #expect(items.map { $0?.index } == [nil, nil])
        #expect(items.map { $0?.hasArtwork } == [false, false])
        #expect(items.map { $0?.duration } == [60_000, 60_000])
    }

    @Test func `a skip reveals the next track and the station requests another`() throws {
        var device = MusicDevice.subscribed
        _ = try device.setQueue(.station(tracks: "xy"), at: 0)
        _ = try device.play(at: 0)
        #expect(device.stationNeeds.isEmpty)
        _ = try device.skip(at: 5_000)
        #expect(device.titles == "y")
        let need = try #require(device.stationNeeds.first)
        #expect(need.player == device.playerAddress)
        #expect(need.need == StationNeed(station: Self.radio, after: 2, count: 1))
        let came = try device.handStationTracks([.song("z")], to: Self.radio, of: need.player, at: 5_000)
        #expect(came.ofPlayers == [.stationTracksCame(visible: 2)])
        #expect(device.titles == "yz")
        #expect(device.stationNeeds.isEmpty)
    }

    @Test func `without a track it waits and continues when one comes`() throws {
        var device = MusicDevice.subscribed
        _ = try device.setQueue(.station(tracks: "xy"), at: 0)
        _ = try device.play(at: 0)
        let changes = device.advancePlayers(to: 500_000)
        #expect(changes.heard == ["x 60000", "y 60000"])
        #expect(changes.last?.sentence == "Runner on phone: now playing item: none")
        #expect(device.player.isWaiting)
        #expect(device.nextPlayerEvent == nil)
        #expect(device.stationNeeds.first?.need.count == 2)
        _ = try device.handStationTracks(
            [.song("z"), .song("w")], to: Self.radio, of: device.playerAddress, at: 600_000)
        #expect(device.current == "z")
        #expect(device.nextPlayerEvent == 660_000)
    }

    @Test func `a station that is supplied at every event never waits`() throws {
        var device = MusicDevice.subscribed
        _ = try device.setQueue(.station(tracks: ""), at: 0)
        #expect(device.stationNeeds.first?.need == StationNeed(station: Self.radio, after: 0, count: 2))
        func supply(at now: Milliseconds) throws {
            for (player, need) in device.stationNeeds {
                let tracks = (0..<need.count).map { PlayableItem.song("t\(need.after + $0)", 1_000) }
                _ = try device.handStationTracks(tracks, to: need.station, of: player, at: now)
            }
        }
        try supply(at: 0)
        #expect(device.current == "t0")
        _ = try device.play(at: 0)
        var heard: [String] = []
        while let event = device.nextPlayerEvent, event <= 10_000 {
            heard += device.advancePlayers(to: event).heard
            try supply(at: event)
        }
        #expect(heard == (0..<10).map { "t\($0) 1000" })
    }

    @Test func `a station cannot be edited`() throws {
        var device = MusicDevice.subscribed
        _ = try device.setQueue(.station(), at: 0)
        let refusal = refusal(device) { device throws(Refusal) in try device.playNext(.named("a"), at: 0) }
        #expect(
            refusal?.sentence
                == "Cannot play next: the station 'Radio' plays, and a station's queue cannot be edited.")
    }

    @Test func `a live station can neither be skipped nor sought`() throws {
        var device = MusicDevice.subscribed
        _ = try device.setQueue(.station(live: true, tracks: ""), at: 0)
        _ = try device.play(at: 0)
        #expect(device.stationNeeds.isEmpty)
        #expect(device.nextPlayerEvent == nil)
        #expect(device.player.queue.nowPlayingItem?.duration == nil)
        #expect(
            refusal(device) { device throws(Refusal) in try device.skip(at: 1) }?.sentence
                == "Cannot skip: 'Radio' is live.")
        #expect(device.advancePlayers(to: 100_000_000_000).isEmpty)
        #expect(try device.pause(at: 100_000_000_000).count == 1)
    }

    @Test func `a station added to a queue shows two entries, which another transaction removes`() throws {
        var device = try MusicDevice.playing("ab")
        let station = QueueDescriptor.station(tracks: "xyz")
        _ = try device.insert(station, after: device.id("b"), at: 0)
        let done = device.advancePlayers(to: 250).ofPlayers.last
        guard case .transactionCompleted(.done(let entries))? = done else {
            Issue.record("not done: \(String(describing: done))")
            return
        }
        #expect(entries.map(\.title) == ["a", "b", "x", "y"])
        #expect(entries.map(\.content.isOpaque) == [false, false, true, true])
        #expect(device.player.queue.item(at: 2)?.storeID == nil)
        _ = try device.beginTransaction(at: 250)
        for entry in entries where entry.content.isOpaque { _ = try device.removeEntry(entry.id, at: 250) }
        _ = try device.commitTransaction(at: 250)
        _ = device.advancePlayers(to: 500)
        #expect(device.titles == "ab")
    }

    @Test func `an unplayable station is refused`() {
        let station = PlayableStation(Self.radio, playParameters: nil)
        let descriptor = QueueDescriptor(.playParameters, [QueuedPlayable(.station(station))])
        #expect(
            name(of: refusal(.subscribed) { device throws(Refusal) in try device.setQueue(descriptor, at: 0) })
                == "nothingPlayable")
    }
}
