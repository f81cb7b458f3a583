import Foundation
import Testing
import TonearmDevice

/// Tests a `play()` that takes time and the calls before it completes.
struct PreparingTests {
    /// Starts preparing the first song at time 0.
    private func preparing(_ letters: String = "a") throws -> MusicDevice {
        var device = MusicDevice.subscribed
        _ = try device.setQueue(.named(letters), at: 0)
        #expect(try device.play(at: 0, .slowPrepare).ofPlayers == [.preparing(String(letters.prefix(1)))])
        return device
    }

    @Test func `an uninterrupted play call plays when the song is prepared`() throws {
        var device = try preparing("ab")
        #expect(device.player.isPreparing && device.player.status == .stopped && device.flaws == [])
        #expect(device.nextPlayerEvent == Player.preparationTime)
        #expect(device.advancePlayers(to: 1999, .slowPrepare).isEmpty)
        #expect(
            device.advancePlayers(to: 2000, .slowPrepare).ofPlayers == [
                .prepared("a"), .playbackStateChanged(from: .stopped, to: .playing),
            ])
        #expect(device.advancePlayers(to: 62_000, .slowPrepare).heard == ["a 60000"])
        #expect(device.current == "b" && device.flaws == [])
    }

    @Test func `another queue ends it with error 2`() throws {
        var device = try preparing()
        let changes = try device.setQueue(.named("b"), at: 1000, .slowPrepare).ofPlayers
        #expect(changes.first == .playInterrupted("a", .otherQueue))
        #expect(PlayInterruption.otherQueue.error?.description == "MPMusicPlayerControllerErrorDomain (2)")
        #expect(device.advancePlayers(to: 10_000, .slowPrepare).isEmpty)
        #expect(device.player.status == .stopped && device.current == "b")
    }

    @Test func `a later call ends it with error 2, and pause without an error`() throws {
        var device = try preparing()
        #expect(
            try device.play(at: 1000, .slowPrepare).ofPlayers == [.playInterrupted("a", .laterCall), .preparing("a")])
        #expect(device.nextPlayerEvent == 1000 + Player.preparationTime)
        #expect(try device.pause(at: 1500, .slowPrepare).ofPlayers == [.playInterrupted("a", .stopped)])
        #expect(PlayInterruption.stopped.error == nil && !device.player.isPreparing)
        _ = try device.play(at: 2000, .slowPrepare)
        #expect(try device.stop(at: 2500, .slowPrepare).ofPlayers == [.playInterrupted("a", .stopped)])
        #expect(device.nextPlayerEvent == nil)
    }

    @Test func `it owns the device's sound until another player takes over`() throws {
        var device = try preparing()
        #expect(device.device.nowPlayingApp == .app(device.currentApp))
        _ = device.usePlayer(.system)
        _ = try device.setQueue(.named("m"), at: 1000, .slowPrepare)
        let changes = try device.play(at: 1000).ofPlayers
        #expect(changes.contains(.playInterrupted("a", .stopped)))
        #expect(device.advancePlayers(to: 5000).isEmpty)
    }

    @Test func `it continues after it was saved and when the clock is set`() throws {
        var device = try preparing()
        let saved = try JSONDecoder().decode(MusicDevice.self, from: JSONEncoder().encode(device))
        #expect(saved.player == device.player)
        device.setPlayerClock(from: 1000, to: 100_000)
        #expect(device.nextPlayerEvent == 101_000)
    }
}
