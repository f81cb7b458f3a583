import Foundation
import Testing
import TonearmDevice

/// Tests playback by the clock.
struct TimeTests {
    static let day: Milliseconds = 86_400_000

    @Test func `an entry ends at its exact millisecond and the next begins there`() throws {
        var device = try MusicDevice.playing("ab")
        #expect(device.nextPlayerEvent == 60_000)
        #expect(device.advancePlayers(to: 59_999).isEmpty)
        #expect(device.player.position(at: 59_999) == 59_999)
        #expect(device.current == "a")
        #expect(device.advancePlayers(to: 60_000).heard == ["a 60000"])
        #expect(device.current == "b")
        #expect(device.player.position(at: 60_000) == 0)
        #expect(device.nextPlayerEvent == 120_000)
    }

    @Test func `after the last entry comes the first, paused`() throws {
        var device = try MusicDevice.playing("ab")
        let changes = device.advancePlayers(to: 1_000_000)
        #expect(changes.heard == ["a 60000", "b 60000"])
        #expect(changes.ofPlayers.last == .playbackStateChanged(from: .playing, to: .paused))
        #expect(device.current == "a")
        #expect(device.player.position(at: 1_000_000) == 0)
        #expect(device.nextPlayerEvent == nil)
    }

    @Test func `repeat all continues with the first entry, repeat one repeats the current`() throws {
        var device = try MusicDevice.playing("ab")
        _ = try device.setRepeat(.all, at: 0)
        #expect(device.advancePlayers(to: 150_000).heard == ["a 60000", "b 60000"])
        #expect(device.current == "a")
        #expect(device.player.position(at: 150_000) == 30_000)
        _ = try device.setRepeat(.one, at: 150_000)
        let again = device.advancePlayers(to: 299_999)
        #expect(again.heard == ["a 60000", "a 60000"])
        #expect(again.ofPlayers.allSatisfy { if case .itemPlayed = $0 { true } else { false } })
    }

    /// The rates in thousandths. The lengths share no factor with the day.
    @Test(arguments: [1000, 500, 2000, 700, 1999, 1250, 1001])
    func `positions do not drift in twenty-four hours`(rate: Int) throws {
        var device = MusicDevice.subscribed
        let lengths = [180_001, 245_333, 1, 97_777, 3_600_011]
        let songs = lengths.enumerated().map { PlayableItem.song("\($0.offset)", $0.element) }
        _ = try device.setQueue(.songs(songs), at: 7)
        _ = try device.setRepeat(.all, at: 7)
        _ = try device.setRate(thousandths: rate, at: 7)
        _ = try device.play(at: 7)
        _ = device.advancePlayers(to: 7 + Self.day)
        // In microseconds of music.
        let round = lengths.reduce(0, +) * 1000
        var rest = Self.day * rate % round
        var place = 0
        while rest >= lengths[place] * 1000 {
            rest -= lengths[place] * 1000
            place += 1
        }
        #expect(device.current == "\(place)")
        #expect(device.player.position(at: 7 + Self.day) == rest / 1000)
    }

    @Test func `time steps of any size give the same result`() throws {
        let start = try MusicDevice.playing("abcde")
        var inOne = start
        var inMany = start
        let whole = inOne.advancePlayers(to: 200_000)
        var parts: [Change] = []
        var dice = Dice(seed: 9)
        var now = 0
        while now < 200_000 {
            now = min(200_000, now + Int.random(in: 0...9_000, using: &dice))
            parts += inMany.advancePlayers(to: now)
        }
        #expect(whole == parts)
        #expect(inOne == inMany)
    }

    @Test func `items of no length end at once, items of ten hours after ten hours`() throws {
        var device = MusicDevice.subscribed
        _ = try device.setQueue(.songs([.song("a", 0), .song("b", 0), .song("c", 36_000_000), .song("d", 0)]), at: 0)
        let begun = try device.play(at: 0)
        #expect(begun.heard == [])
        #expect(device.advancePlayers(to: 0).heard == [])
        #expect(device.current == "c")
        #expect(device.nextPlayerEvent == 36_000_000)
        #expect(device.advancePlayers(to: 35_999_999).isEmpty)
        #expect(device.advancePlayers(to: 36_000_000).heard == ["c 36000000"])
        #expect(device.player.status == .paused)
    }

    @Test(arguments: [RepeatMode.one, .all])
    func `repeating items of no length ends`(mode: RepeatMode) throws {
        var device = MusicDevice.subscribed
        _ = try device.setQueue(.songs([.song("a", 0), .song("b", 0)]), at: 0)
        _ = try device.setRepeat(mode, at: 0)
        _ = try device.play(at: 0)
        #expect(device.advancePlayers(to: 0).ofPlayers.contains(.nothingToHear))
        #expect(device.player.status == .paused)
    }

    @Test func `setting the clock back keeps the position`() throws {
        var device = try MusicDevice.playing("ab")
        _ = device.advancePlayers(to: 10_000)
        _ = try device.setRate(thousandths: 1000, at: 10_000)
        // The clock was set without notice: the position stays at its last computed value.
        #expect(device.advancePlayers(to: -5_000).isEmpty)
        #expect(device.player.position(at: -5_000) == 0)
        #expect(device.player.position(at: 0) == 5_000)
        #expect(device.nextPlayerEvent == 55_000)
    }

    @Test func `setting the clock forward does not play the time between`() throws {
        var device = try MusicDevice.playing("ab")
        device.setPlayerClock(from: 20_000, to: 5 * Self.day)
        #expect(device.advancePlayers(to: 5 * Self.day).isEmpty)
        #expect(device.player.position(at: 5 * Self.day) == 20_000)
        device.setPlayerClock(from: 5 * Self.day, to: 3)
        #expect(device.nextPlayerEvent == 40_003)
        #expect(device.advancePlayers(to: 40_003).heard == ["a 60000"])
    }

    @Test func `an edit takes as long if the clock is set`() throws {
        var device = try MusicDevice.playing("ab")
        _ = try device.playLater(.named("c"), at: 0)
        device.setPlayerClock(from: 40, to: 1_000_040)
        #expect(device.nextPlayerEvent == 1_000_100)
        _ = device.advancePlayers(to: 1_000_100)
        #expect(device.titles == "abc")
    }

    @Test func `listening time excludes pauses`() throws {
        var device = try MusicDevice.playing("ab")
        _ = try device.pause(at: 10_000)
        #expect(device.advancePlayers(to: 500_000).isEmpty)
        _ = try device.play(at: 500_000)
        _ = try device.seek(to: 55_000, at: 501_000)
        let changes = device.advancePlayers(to: 506_000)
        #expect(changes.heard == ["a 16000"])
        guard case .itemPlayed(let played)? = changes.ofPlayers.first else {
            Issue.record("nothing was heard")
            return
        }
        #expect(played.began == 0)
        #expect(played.isWhole)
    }

    @Test func `a clip plays from its start time to its end time`() throws {
        var device = MusicDevice.subscribed
        let clips = "abc".map { QueuedPlayable(.item(.song(String($0))), from: 30_000, to: 40_000) }
        _ = try device.setQueue(QueueDescriptor(.playParameters, clips), at: 0)
        _ = try device.play(at: 0)
        #expect(device.player.position(at: 0) == 30_000)
        #expect(device.advancePlayers(to: 25_000).heard == ["a 10000", "b 10000"])
        #expect(device.player.position(at: 25_000) == 35_000)
        _ = try device.skipBack(at: 25_000)
        #expect(device.player.position(at: 25_000) == 30_000)
    }

    @Test func `an endlessly repeated song is reported in rounds`() throws {
        var device = try MusicDevice.playing("ab")
        _ = try device.setRepeat(.all, at: 0)
        let changes = device.advancePlayers(to: .max)
        #expect(changes.heard.count < 30_000)
        let rounds = changes.ofPlayers.compactMap { if case .roundsPlayed(let count) = $0 { count } else { nil } }
        #expect(rounds.count == 1)
        // The reported time and the position add up to the time passed.
        let told = changes.heard.count * 60_000
        let position = device.player.position(at: .max)
        let skipped = Int.max - told - position
        #expect(skipped % 120_000 == 0)
        #expect(skipped / 120_000 == rounds[0])
    }

    @Test(arguments: [Int.min, Int.min + 1, -1, 0, 1, Int.max - 1, Int.max])
    func `the clock may have any value`(now: Milliseconds) throws {
        for then in [Int.min, -1, 0, 1, Int.max] {
            var device = MusicDevice.subscribed
            _ = try device.setQueue(.named("abc"), at: now)
            _ = try device.setRepeat(.all, at: now)
            _ = try device.play(at: now)
            _ = try device.playNext(.named("d"), at: now)
            _ = device.advancePlayers(to: then)
            _ = try device.skip(at: then)
            _ = try device.seek(to: 1000, at: then)
            _ = try device.setRate(thousandths: 2000, at: then)
            _ = try device.removeEntry(device.player.queue.entries.last?.id ?? 0, at: then)
            device.setPlayerClock(from: then, to: now)
            _ = device.advancePlayers(to: now)
            _ = try device.pause(at: now)
            #expect(device.flaws == [])
        }
    }

    @Test(arguments: [Int.min, -1, 0, Int.max])
    func `lengths and positions may have any value`(number: Int) throws {
        var device = MusicDevice.subscribed
        _ = try device.setQueue(.songs([.song("a", number), .song("b", .max)]), at: 0)
        _ = try device.play(at: 0)
        _ = device.advancePlayers(to: 1)
        _ = try? device.seek(to: number, at: 1)
        _ = try? device.setRate(thousandths: number, at: 1)
        _ = try? device.jump(to: number, at: 1)
        _ = try? device.removeEntry(number, at: 1)
        _ = try? device.moveEntry(number, after: number, at: 1)
        _ = try? device.insert(.named("c"), after: number, at: 1)
        _ = device.advancePlayers(to: .max)
        #expect(device.flaws == [])
    }

    @Test func `two devices play side by side in the order of time`() throws {
        var device = try MusicDevice.playing("ab")
        _ = try device.addDevice("tablet")
        _ = try device.useDevice("tablet")
        _ = try device.requestConsent()
        _ = try device.answerConsent(.allow)
        _ = try device.setQueue(.songs([.song("c", 40_000), .song("d", 40_000)]), at: 0)
        _ = try device.play(at: 0)
        #expect(
            device.advancePlayers(to: 120_000).heard == ["c 40000", "a 60000", "d 40000", "b 60000"])
    }

    @Test func `a saved player continues in mid-song`() throws {
        var device = try MusicDevice.playing("abc")
        _ = try device.setShuffle(.songs, at: 0)
        _ = try device.setRate(thousandths: 1300, at: 12_345)
        _ = try device.playNext(.named("d"), at: 12_400)
        _ = try device.beginTransaction(at: 12_400)
        _ = try device.removeEntry(device.id("c"), at: 12_400)
        var read = try device.writtenAndRead()
        #expect(read == device)
        #expect(read.advancePlayers(to: 90_000) == device.advancePlayers(to: 90_000))
        #expect(try read.commitTransaction(at: 90_000) == device.commitTransaction(at: 90_000))
        #expect(read.advancePlayers(to: 1_000_000) == device.advancePlayers(to: 1_000_000))
        #expect(read == device)
        #expect(try read.setShuffle(.off, at: 1_000_000) == device.setShuffle(.off, at: 1_000_000))
        #expect(read.titles == device.titles)
    }
}
