import Testing
import TonearmDevice

/// Tests the Music app's player and the app's own side by side, and the device's Now Playing app.
struct TwoPlayersTests {
    /// Makes a device on which Music plays `mno`; the app's queue `abc` has not played.
    static func both() throws -> MusicDevice {
        var device = MusicDevice.subscribed
        _ = try device.useMusicApp(.playItems(.named("mno")), at: 0)
        _ = try device.setQueue(.named("abc"), at: 0)
        return device
    }

    @Test func `each keeps its queue, its state and its modes`() throws {
        var device = try Self.both()
        _ = try device.setRepeat(.all, at: 0)
        #expect(device.titles == "abc")
        #expect(device.usePlayer(.system) == [.playerUsed(device.instance, .system)])
        #expect(device.titles == "mno")
        #expect(device.player.status == .playing)
        #expect(device.player.repeatMode == .none)
        #expect(device.usePlayer(.system) == [])
        _ = device.usePlayer(.application)
        #expect(device.titles == "abc")
        #expect(device.player.repeatMode == .all)
    }

    @Test func `the last player to start is Now Playing and interrupts the other`() throws {
        var device = try Self.both()
        #expect(device.device.nowPlayingApp == .music)
        let changes = try device.play(at: 5_000)
        #expect(
            changes.map(\.sentence) == [
                "device 'phone': Now Playing Music → Runner", "Music on phone: playing → interrupted",
                "Runner on phone: 'a' is prepared", "Runner on phone: stopped → playing",
            ])
        #expect(device.nowPlayingAddress == device.playerAddress)
        // Music's song keeps its position.
        let music = device[.system(device: "phone")]
        #expect(music.position(at: 60_000) == 5_000)
        _ = try device.useMusicApp(.play, at: 60_000)
        #expect(device.player.status == .interrupted)
        #expect(device.device.nowPlayingApp == .music)
        #expect(device[.system(device: "phone")].position(at: 61_000) == 6_000)
    }

    @Test func `preparing already takes over the sound`() throws {
        var device = try Self.both()
        _ = try device.prepareToPlay(at: 5_000)
        #expect(device[.system(device: "phone")].status == .interrupted)
        #expect(device.device.nowPlayingApp == .app("Runner"))
    }

    @Test func `another app has its own player`() throws {
        var device = try MusicDevice.playing("abc")
        _ = try device.addApp(App("Quiz", usageDescription: "Guess."))
        _ = try device.useApp("Quiz")
        _ = try device.requestConsent()
        _ = try device.answerConsent(.allow)
        #expect(device.player.shownQueue.isEmpty)
        _ = try device.setQueue(.named("q"), at: 1_000)
        _ = try device.play(at: 1_000)
        #expect(device[.application(AppInstance(app: "Runner", device: "phone"))].status == .interrupted)
        // Both apps share the Music app's queue.
        _ = device.usePlayer(.system)
        _ = try device.setQueue(.named("s"), at: 1_000)
        _ = try device.useApp("Runner")
        _ = device.usePlayer(.system)
        #expect(device.titles == "s")
    }

    @Test func `another device plays independently`() throws {
        var device = try MusicDevice.playing("abc")
        _ = try device.addDevice("tablet")
        _ = try device.useDevice("tablet")
        _ = try device.useMusicApp(.playItems(.named("t")), at: 1_000)
        #expect(device.device.nowPlayingApp == .music)
        _ = try device.useDevice("phone")
        #expect(device.player.status == .playing)
        #expect(device.device.nowPlayingApp == .app("Runner"))
    }

    @Test func `headphones control the Now Playing app, and the app is only notified`() throws {
        var device = try Self.both()
        let skipped = try device.remote(.next, at: 1_000)
        #expect(device[.system(device: "phone")].queue.currentEntry?.title == "n")
        #expect(device.current == "a")
        #expect(
            skipped.compactMap { $0.announcement?.storeKit } == ["MPMusicPlayerControllerNowPlayingItemDidChange"])
        _ = try device.play(at: 2_000)
        _ = try device.remote(.next, at: 3_000)
        #expect(device.current == "b")
        _ = try device.remote(.pause, at: 4_000)
        #expect(device.player.status == .paused)
        _ = try device.remote(.seek(30_000), at: 4_000)
        #expect(device.player.position(at: 4_000) == 30_000)
        _ = try device.remote(.play, at: 5_000)
        _ = try device.remote(.previous, at: 5_000)
        #expect(device.player.position(at: 5_000) == 0)
    }

    @Test func `a remote command without a Now Playing app is refused`() {
        let refusal = refusal(.subscribed) { device throws(Refusal) in try device.remote(.next, at: 0) }
        #expect(refusal?.sentence == "Cannot skip from outside the app: the queue of 'Music on phone' is empty.")
        #expect(refusal?.remedies == [.player(.setQueue), .player(.playInMusicApp)])
    }

    @Test func `a user's actions in Music appear only in the system player`() throws {
        var device = try Self.both()
        _ = try device.useMusicApp(.next, at: 100)
        _ = try device.useMusicApp(.shuffles(.songs), at: 100)
        _ = try device.useMusicApp(.repeats(.all), at: 100)
        #expect(device.titles == "abc")
        #expect(device.player.shuffleMode == .off)
        let music = device[.system(device: "phone")]
        #expect(music.queue.currentEntry?.title == "n")
        #expect(music.shuffleMode == .songs && music.repeatMode == .all)
        _ = try device.useMusicApp(.previous, at: 100)
        _ = try device.useMusicApp(.pause, at: 100)
        #expect(device[.system(device: "phone")].status == .paused)
    }

    @Test func `a call interrupts, and the music resumes or stays paused`() throws {
        for resumes in [true, false] {
            var device = try MusicDevice.playing("ab")
            _ = try device.interruptPlayback(at: 10_000)
            #expect(device.advancePlayers(to: 70_000).isEmpty)
            _ = try device.endInterruption(resumes: resumes, at: 70_000)
            #expect(device.player.status == (resumes ? .playing : .paused))
            #expect(device.player.position(at: 71_000) == (resumes ? 11_000 : 10_000))
        }
    }

    @Test func `background playback differs by source`() throws {
        var device = try MusicDevice.playing("ab")
        let observed = device.sendAppToBackground(.observed, at: 1_000)
        #expect(observed == [.appSentToBackground(device.instance, .observed)])
        #expect(
            observed[0].sentence
                == "Runner on phone: in the background; as observed, and as MusicKit's page says of apps that declare "
                + "background audio, it plays on")
        #expect(device.player.status == .playing)
        #expect(device.openApp() == [.appOpened(device.instance)])
        let documented = device.sendAppToBackground(.documented, at: 2_000)
        #expect(
            documented.first?.sentence == "Runner on phone: in the background; as MediaPlayer's page says, it stops")
        #expect(documented.heard == ["a 2000"])
        #expect(device.player.status == .stopped)
        #expect(device.titles == "ab")
        #expect(device.sendAppToBackground(.documented, at: 2_000) == [])
    }

    @Test(arguments: BackgroundRule.allCases)
    func `the system player continues without the app`(rule: BackgroundRule) throws {
        var device = try Self.both()
        _ = device.usePlayer(.system)
        _ = device.sendAppToBackground(rule, at: 1_000)
        _ = device.quitApp(at: 2_000)
        #expect(device.player.status == .playing)
        #expect(device.advancePlayers(to: 60_000).heard == ["m 60000"])
    }

    @Test func `ending the app drops its queue and makes Music Now Playing`() throws {
        var device = try MusicDevice.playing("ab")
        let changes = device.quitApp(at: 2_000)
        #expect(changes.heard == ["a 2000"])
        #expect(changes.last == .nowPlayingAppChanged(device: "phone", from: .app("Runner"), to: .music))
        #expect(device.player.shownQueue.isEmpty)
        #expect(device.installation.presence == .ended)
        #expect(device.quitApp(at: 2_000) == [])
        // The next action of the app launches it again.
        #expect(try device.setQueue(.named("c"), at: 3_000).first == .appOpened(device.instance))
        #expect(device.installation.presence == .foreground)
    }

    @Test func `the switch in Settings and a reset end the app with its queue`() throws {
        var device = try MusicDevice.playing("ab")
        var other = device
        #expect(try device.switchConsent(on: false, at: 5_000).heard == ["a 5000"])
        #expect(device.player.shownQueue.isEmpty)
        #expect(try other.resetConsent(at: 6_000).heard == ["a 6000"])
        #expect(other.player.shownQueue.isEmpty)
        #expect(device.flaws == [] && other.flaws == [])
    }

    @Test func `without the Music app there is no player to control remotely`() throws {
        var device = try Self.both()
        #expect(device.setMusicApp(installed: false).count == 4)
        #expect(device[.system(device: "phone")].shownQueue.isEmpty)
        _ = device.usePlayer(.system)
        let refusal = refusal(device) { device throws(Refusal) in try device.setQueue(.named("x"), at: 0) }
        #expect(refusal?.code == .musicAppMissing)
        #expect(refusal?.remedies == [.installMusicApp, .player(.useApplicationPlayer)])
        #expect(
            name(
                of: DeviceTests.refusal(device) { device throws(Refusal) in try device.useMusicApp(.play, at: 0) })
                == "musicAppMissing")
        _ = device.usePlayer(.application)
        _ = try device.play(at: 0)
    }
}
