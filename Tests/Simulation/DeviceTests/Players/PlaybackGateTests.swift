import Testing
import TonearmDevice

/// Tests the conditions of playback: consent, capabilities, the account, the network.
struct PlaybackGateTests {
    @Test func `without consent no queue is set or played`() {
        for scenario in ["denied", "restricted", "fresh-device", "no-usage-text"] {
            let device = MusicDevice.scenario(scenario)
            let set = refusal(device) { device throws(Refusal) in try device.setQueue(.named("a"), at: 0) }
            let play = refusal(device) { device throws(Refusal) in try device.play(at: 0) }
            #expect(set?.remedies.isEmpty == false && play?.code == set?.code)
        }
    }

    @Test func `refusals come while preparing, not while setting the queue`() throws {
        var device = MusicDevice.scenario("eligible")
        _ = try device.setQueue(.named("a"), at: 0)
        let refusal = try #require(refusal(device) { device throws(Refusal) in try device.play(at: 0) })
        #expect(refusal.sentence == "Cannot play 'songs/id-a': the capability 'catalog playback' is off.")
        #expect(refusal.code == .capabilityOff(.catalogPlayback))
        #expect(refusal.errors.map(\.description) == ["MPMusicPlayerControllerErrorDomain (1)"])
        guard case .showOffer(let options, .subscribe)? = refusal.remedies.first else {
            Issue.record("no offer: \(refusal.remedies)")
            return
        }
        #expect(options.message == .playMusic)
    }

    @Test func `accepting the offer enables playback`() throws {
        var device = MusicDevice.scenario("eligible")
        _ = try device.setQueue(.named("a"), at: 0)
        try device.offerNow()
        _ = try device.acceptOffer()
        _ = try device.play(at: 0)
        #expect(device.player.status == .playing)
    }

    @Test func `an upload plays without a subscription and without a network`() throws {
        var device = MusicDevice.scenario("eligible")
        _ = try device.setQueue(.songs([.upload("mine"), .song("theirs")]), at: 0)
        _ = try device.play(at: 0, .offline)
        #expect(device.player.status == .playing)
        #expect(device.player.queue.nowPlayingItem?.storeID == "0")
        // The next song is from the catalog.
        let changes = device.advancePlayers(to: 60_000)
        #expect(changes.ofPlayers.contains(.playbackFailed(LeftOut("theirs", .catalogPlaybackOff))))
        #expect(device.player.status == .paused)
        #expect(device.current == "theirs")
    }

    @Test func `a lapsing plan lets the song end but does not prepare the next`() throws {
        var device = try MusicDevice.playing("abc")
        _ = try device.lapse()
        #expect(device.player.status == .playing)
        #expect(device.advancePlayers(to: 59_999).isEmpty)
        let changes = device.advancePlayers(to: 60_000).ofPlayers
        #expect(changes.heard == ["a 60000"])
        #expect(
            changes.dropFirst().map(\.sentence) == [
                "now playing item: 'b'", "'b' cannot be prepared: the capability 'catalog playback' is off",
                "playing → paused",
            ])
        #expect(name(of: refusal(device) { device throws(Refusal) in try device.play(at: 60_000) }) != nil)
        _ = try device.subscribe()
        _ = try device.play(at: 61_000)
        #expect(device.current == "b")
    }

    @Test func `another account or storefront is checked at the next item`() throws {
        var device = MusicDevice.subscribed
        let songs: [PlayableItem] = [.song("a"), .song("b", in: .only(["us"])), .song("c", in: .only(["jp"]))]
        _ = try device.setQueue(.songs([songs[0], songs[1], .song("d")]), at: 0)
        _ = try device.play(at: 0)
        _ = try device.signIn("newcomer")
        let changes = device.advancePlayers(to: 60_000).ofPlayers
        #expect(changes.contains(.passedOver(LeftOut("b", .notInStorefront("jp")))))
        #expect(device.current == "d")
        _ = try device.signOut()
        #expect(
            device.advancePlayers(to: 120_000).ofPlayers.last == .playbackStateChanged(from: .playing, to: .paused))
        _ = try device.setQueue(.songs([songs[2]]), at: 120_000)
        #expect(
            name(of: refusal(device) { device throws(Refusal) in try device.play(at: 120_000) })
                == "capabilityOff(TonearmDevice.Capability.catalogPlayback)")
    }

    @Test func `explicit songs are skipped once they are off`() throws {
        var device = MusicDevice.subscribed
        _ = try device.setQueue(.songs([.song("a"), .song("rude", explicit: true), .song("b")]), at: 0)
        _ = try device.play(at: 0)
        #expect(
            device.setExplicitContent(allowed: false).map(\.sentence) == ["device 'phone': explicit content is off"])
        #expect(device.setExplicitContent(allowed: false) == [])
        _ = device.advancePlayers(to: 60_000)
        #expect(device.current == "b")
    }

    @Test func `playback ends if every item is skipped`() throws {
        var device = MusicDevice.subscribed
        _ = try device.setQueue(.songs([.song("a", explicit: true), .song("b", explicit: true)]), at: 0)
        _ = try device.setRepeat(.all, at: 0)
        _ = try device.play(at: 0)
        _ = device.setExplicitContent(allowed: false)
        let changes = device.advancePlayers(to: 60_000).ofPlayers
        #expect(changes.contains(.passedOver(LeftOut("b", .explicitContentOff))))
        #expect(device.player.status == .paused)
        let refusal = refusal(device) { device throws(Refusal) in try device.play(at: 60_000) }
        #expect(name(of: refusal) == "nothingPlayable")
        #expect(refusal?.remedies == [.player(.allowExplicitContent)])
    }

    @Test func `offline, the current song plays to its end`() throws {
        var device = try MusicDevice.playing("ab")
        #expect(device.advancePlayers(to: 59_999, .offline).isEmpty)
        let changes = device.advancePlayers(to: 60_000, .offline).ofPlayers
        #expect(changes.contains(.playbackFailed(LeftOut("b", .offline))))
        let refusal = refusal(device) { device throws(Refusal) in try device.play(at: 60_000, .offline) }
        #expect(refusal?.sentence == "Cannot play 'b': there is no network.")
        #expect(refusal?.remedies == [.tryAgain])
        _ = try device.play(at: 61_000)
    }

    @Test func `a long queue times out, a queue set in pieces does not`() throws {
        var device = MusicDevice.subscribed
        let songs = (0..<500).map { PlayableItem.song("\($0)") }
        _ = try device.setQueue(.songs(songs), at: 0)
        let refusal = refusal(device) { device throws(Refusal) in try device.play(at: 0, .longQueue) }
        #expect(name(of: refusal) == "queueTooLong")
        #expect(refusal?.errors.map(\.description) == ["MPMusicPlayerControllerErrorDomain (9)"])
        _ = try device.setQueue(.songs(Array(songs.prefix(100))), at: 0)
        _ = try device.play(at: 0, .longQueue)
        for piece in 1..<5 { _ = try device.playLater(.songs(Array(songs[piece * 100..<piece * 100 + 100])), at: 0) }
        _ = device.advancePlayers(to: 1_000)
        #expect(device.player.queue.entries.count == 500)
    }

    @Test func `the system player depends on the account, not on the app's consent`() throws {
        var device = MusicDevice.scenario("denied")
        _ = try device.subscribe()
        _ = try device.useMusicApp(.playItems(.named("ab")), at: 0)
        #expect(device.advancePlayers(to: 60_000).heard == ["a 60000"])
        _ = try device.lapse()
        let refusal = refusal(device) { device throws(Refusal) in
            try device.useMusicApp(.playItems(.named("c")), at: 60_000)
        }
        #expect(refusal?.sentence == "Cannot play 'c': the capability 'catalog playback' is off.")
        #expect(refusal?.remedies == [.subscribe])
    }

    @Test func `Apple's simulator plays no music and has no tokens`() throws {
        var device = MusicDevice.subscribed
        _ = try device.addDevice("sim", .simulator)
        _ = try device.useDevice("sim")
        _ = try device.requestConsent()
        _ = try device.answerConsent(.allow)
        #expect(device.device.hasMusicApp == false)
        #expect(device.setMusicApp(installed: true) == [])
        for refusal in [
            refusal(device) { device throws(Refusal) in try device.setQueue(.named("a"), at: 0) },
            refusal(device) { device throws(Refusal) in try device.play(at: 0) },
            refusal(device) { device throws(Refusal) in try device.remote(.play, at: 0) },
            refusal(device) { device throws(Refusal) in try device.useMusicApp(.play, at: 0) },
            device.gate(.play(song)),
        ] {
            #expect(refusal?.code == .simulator)
            #expect(refusal?.remedies == [.player(.useHardware)])
        }
        #expect(throws: Refusal.self) { try device.checkUserTokenRequest(developerToken: .accepted) }
        #expect(device.automaticTokenFailure?.why == "Apple's simulator makes no developer tokens")
    }

    @Test func `iOS 10.3 has no play parameters and no user tokens, and its region is the country`() throws {
        var device = MusicDevice.subscribed
        _ = try device.addDevice("old", version: .oldest, region: "FR")
        _ = try device.useDevice("old")
        _ = try device.requestConsent()
        _ = try device.answerConsent(.allow)
        #expect(try device.readStorefront() == "fr")
        let refusal = refusal(device) { device throws(Refusal) in try device.setQueue(.named("a"), at: 0) }
        #expect(
            refusal?.sentence
                == "Cannot set the queue: a play parameters descriptor needs iOS 11, and this device has iOS 10.3.")
        #expect(refusal?.remedies == [.player(.useDescriptor(.store)), .player(.useSystem(.musicAPI))])
        _ = try device.setQueue(QueueDescriptor(.store, [QueuedPlayable(.item(.song("a")))]), at: 0)
        _ = try device.play(at: 0)
        do throws(Refusal) {
            try device.checkUserTokenRequest(developerToken: .accepted)
            Issue.record("a user token on iOS 10.3")
        } catch {
            #expect(
                error.sentence
                    == "Cannot get a user token: 'requestUserToken' needs iOS 11, and this device has iOS 10.3.")
        }
        #expect(device.automaticTokenFailure == nil, "the app's own server signs the developer token")
        _ = device.setFrameworks(.musicKit)
        #expect(
            device.automaticTokenFailure?.why == "MusicKit for Swift needs iOS 15, and this device has iOS 10.3")
        #expect(device.automaticTokenFailure?.remedies.first == .player(.useSystem(.musicKit)))
        #expect(
            name(
                of: DeviceTests.refusal(device) { device throws(Refusal) in
                    try device.addDevice("older", version: SystemVersion(9, 3))
                })
                == "systemTooOld(10.3)")
    }

    @Test func `an added device has the account's country as its region`() throws {
        var device = MusicDevice.subscribed
        _ = try device.signIn("newcomer")
        _ = try device.addDevice("old", version: .oldest)
        _ = try device.useDevice("old")
        #expect(device.device.region == "jp")
    }
}
