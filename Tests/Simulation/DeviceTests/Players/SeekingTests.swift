import Foundation
import Testing

@testable import TonearmDevice

/// Tests seeking, transitions and the listening history.
struct SeekingTests {
    @Test func `a seek moves eight times as fast, and ends with any other action`() throws {
        var device = try MusicDevice.playing("ab")
        _ = try device.beginSeeking(.forward, at: 1000)
        #expect(device.nextPlayerEvent == nil && device.player.status == .playing)
        #expect(device.player.position(at: 3000) == 17_000)
        let ended = try device.pause(at: 3000)
        #expect(ended.ofPlayers.contains(.seekingEnded))
        #expect(device.player.seeking == nil && device.player.position(at: 9000) == 17_000)
        _ = try device.beginSeeking(.backward, at: 10_000)
        #expect(device.player.position(at: 11_000) == 9000)
        _ = try device.setRepeat(.all, at: 11_000)
        #expect(device.player.seeking?.direction == .backward)
        let changes = try device.endSeeking(at: 20_000)
        #expect(changes.ofPlayers == [.seekingEnded, .positionChanged(from: 17_000, to: 0)])
        #expect(device.player.status == .paused && device.player.flaws.isEmpty)
        #expect(try device.endSeeking(at: 21_000).isEmpty)
    }

    @Test func `a seek does not leave the entry, and the next entry plays after its end`() throws {
        var device = try MusicDevice.playing("ab")
        _ = try device.beginSeeking(.forward, at: 0)
        #expect(device.advancePlayers(to: 100_000).isEmpty)
        #expect(device.player.position(at: 100_000) == 60_000 && device.current == "a")
        _ = try device.endSeeking(at: 100_000)
        _ = device.advancePlayers(to: 101_000)
        #expect(device.current == "b" && device.player.position(at: 101_000) == 1000)
    }

    @Test func `a seek survives coding and a changed clock`() throws {
        var device = try MusicDevice.playing("ab")
        _ = try device.beginSeeking(.forward, at: 1000)
        device.setPlayerClock(from: 2000, to: 900_000)
        #expect(device.player.position(at: 901_000) == 17_000)
        let coded = try JSONEncoder().encode(device.player)
        #expect(try JSONDecoder().decode(Player.self, from: coded) == device.player)
        #expect(device.player.flaws.isEmpty)
    }

    @Test(arguments: EveryActionTests.Action.allCases, [SeekDirection.forward, .backward])
    func `every action leaves a seeking player intact`(
        action: EveryActionTests.Action, direction: SeekDirection
    ) throws {
        var device = try MusicDevice.playing("abc")
        _ = try device.setCrossfade(Crossfade(duration: 5000), at: 0)
        _ = try device.beginSeeking(direction, at: 9000)
        _ = try? action.run(&device)
        #expect(device.flaws == [])
        _ = device.advancePlayers(to: 500_000)
        #expect(device.flaws == [])
    }

    @Test func `what is not prepared and what is live cannot be sought in`() throws {
        var device = MusicDevice.subscribed
        #expect(throws: Refusal.self) { try device.beginSeeking(.forward, at: 0) }
        _ = try device.setQueue(.songs([.song("a", 60_000)]), at: 0)
        #expect(throws: Refusal.self) { try device.beginSeeking(.forward, at: 0) }
    }

    /// Makes a device that plays songs of different albums since time 0.
    private func playing(_ songs: [(title: String, duration: Milliseconds)]) throws -> MusicDevice {
        var device = MusicDevice.subscribed
        let items = songs.map { song in
            PlayableItem(
                catalogID: song.title, title: song.title, album: "Album of \(song.title)", duration: song.duration,
                playParameters: ItemPlayParameters(id: song.title, kind: "song"))
        }
        _ = try device.setQueue(.songs(items), at: 0)
        _ = try device.play(at: 0)
        return device
    }

    @Test func `consecutive tracks of an album do not overlap`() throws {
        var device = try MusicDevice.playing("ab")
        _ = try device.setCrossfade(Crossfade(), at: 0)
        #expect(device.nextPlayerEvent == 60_000)
    }

    @Test func `entries overlap by the transition`() throws {
        var device = try playing([("a", 60_000), ("b", 60_000), ("c", 60_000)])
        _ = try device.setCrossfade(Crossfade(duration: 10_000), at: 0)
        #expect(device.nextPlayerEvent == 50_000)
        #expect(device.advancePlayers(to: 120_000).heard == ["a 50000", "b 50000"])
        #expect(device.current == "c" && device.player.position(at: 120_000) == 20_000)
        #expect(device.nextPlayerEvent == 160_000, "the last entry plays to its end")
        _ = try device.setCrossfade(nil, at: 120_000)
        #expect(device.nextPlayerEvent == 160_000)
    }

    @Test func `a position inside of the overlap plays to the end`() throws {
        var device = try playing([("a", 60_000), ("b", 60_000)])
        _ = try device.setCrossfade(Crossfade(), at: 0)
        #expect(device.nextPlayerEvent == 54_000)
        _ = try device.seek(to: 58_000, at: 1000)
        #expect(device.nextPlayerEvent == 3000)
        _ = try device.setRepeat(.one, at: 1000)
        #expect(device.nextPlayerEvent == 3000)
    }

    @Test func `an overlap is at most half of an entry, and rounds are shorter by it`() throws {
        var device = try playing([("a", 8000), ("b", 30_000)])
        _ = try device.setRepeat(.all, at: 0)
        _ = try device.setCrossfade(Crossfade(duration: 99_000), at: 0)
        #expect(device.advancePlayers(to: 30_000).heard == ["a 4000", "b 26000"])
        #expect(device.current == "a" && device.player.position(at: 30_000) == 0)
        // Many rounds become one change.
        _ = device.advancePlayers(to: 30_000 * 1_000_000)
        #expect(device.current == "a" && device.player.position(at: 30_000 * 1_000_000) == 0)
        #expect(device.player.flaws.isEmpty)
    }

    @Test func `plays of a hidden queue say so`() throws {
        var device = MusicDevice.subscribed
        var descriptor = QueueDescriptor.songs([.song("a", 1000), .song("b", 1000)])
        descriptor.affectsHistory = false
        _ = try device.setQueue(descriptor, at: 0)
        _ = try device.play(at: 0)
        let first = device.advancePlayers(to: 1500).ofPlayers
        #expect(
            first.contains { if case .itemPlayed(let played) = $0 { played.keepsOutOfHistory == true } else { false } })
        let coded = try JSONEncoder().encode(device.player)
        #expect(try JSONDecoder().decode(Player.self, from: coded) == device.player)
        _ = try device.setAffectsHistory(true, at: 1600)
        let second = device.advancePlayers(to: 3000).ofPlayers
        #expect(
            second.contains { if case .itemPlayed(let played) = $0 { played.keepsOutOfHistory == nil } else { false } })
    }

    @Test func `the changes have their lines and announcements`() {
        let lines: [(PlayerChange, String, String?)] = [
            (.seekingBegan(.forward), "seeking forward", "player.state.objectWillChange"),
            (.seekingBegan(.backward), "seeking backward", "player.state.objectWillChange"),
            (.seekingEnded, "seeking ended", "player.state.objectWillChange"),
            (.transitionChanged(nil), "no transition between entries", nil),
            (.transitionChanged(Crossfade()), "entries overlap", nil),
            (.transitionChanged(Crossfade(duration: 3000)), "entries overlap by 0:03", nil),
        ]
        for (change, line, announcement) in lines {
            #expect(change.sentence == line)
            #expect(Change.player(.system(device: "phone"), change).announcement?.musicKit == announcement)
        }
    }
}
