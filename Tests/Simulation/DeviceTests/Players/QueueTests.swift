import Testing
import TonearmDevice

/// Tests setting, reading and shuffling queues, and the items left out.
struct QueueTests {
    @Test func `a start at the fourth song keeps the three before it reachable`() throws {
        var device = MusicDevice.subscribed
        let album = PlayableContainer(
            ContainerIdentity(.album, catalogID: "1", title: "Album"),
            playParameters: ItemPlayParameters(id: "1", kind: "album"), tracks: "abcdef".map { .song(String($0)) })
        let set = try device.setQueue(
            QueueDescriptor(.playParameters, [QueuedPlayable(.container(album))], start: 3), at: 0)
        #expect(
            set.map(\.sentence) == ["Runner on phone: queue set: 6 entries", "Runner on phone: now playing item: 'd'"])
        _ = try device.play(at: 0)
        #expect(device.current == "d")
        #expect(device.titles == "abcdef")
        _ = try device.skipBack(at: 1_000)
        #expect(device.current == "c")
        #expect(device.player.queue.currentEntry?.content.container == album.identity)
    }

    @Test func `an item that cannot be played is left out by name`() throws {
        var device = MusicDevice.subscribed
        _ = device.setExplicitContent(allowed: false)
        let songs: [PlayableItem] = [
            .song("a"), .song("gone", playable: false), .song("rude", explicit: true),
            .song("far", in: .only(["jp", "gb"])), .song("soon", playable: false, released: 5_000), .song("b"),
        ]
        let changes = try device.setQueue(.songs(songs), at: 1_000).ofPlayers
        #expect(
            changes.first
                == .queueSet(
                    count: 2,
                    leftOut: [
                        LeftOut("gone", .noPlayParameters), LeftOut("rude", .explicitContentOff),
                        LeftOut("far", .notInStorefront("us")), LeftOut("soon", .releasedLater(5_000)),
                    ], isLater: false))
        #expect(
            changes.first?.sentence
                == "queue set: 2 entries; left out: 'gone' (it has no 'playParams'), 'rude' (explicit content is off on "
                + "this device), 'far' (the account's storefront 'us' does not have it) and 1 more")
        #expect(device.titles == "ab")
    }

    @Test func `the account's storefront decides`() throws {
        var device = MusicDevice.subscribed
        _ = try device.moveStorefront(to: "jp")
        _ = try device.setQueue(.songs([.song("far", in: .only(["jp"])), .song("near", in: .only(["us"]))]), at: 0)
        #expect(device.titles == "far")
    }

    @Test func `a queue without playable items is refused with the reason`() throws {
        let device = MusicDevice.subscribed
        let refusal = try #require(
            refusal(device) { device throws(Refusal) in
                try device.setQueue(.songs([.song("a", playable: false), .song("b", playable: false)]), at: 0)
            })
        #expect(
            refusal.sentence
                == "Cannot set the queue: nothing of it can be played: 'a': it has no 'playParams', and so with 1 more."
        )
        #expect(refusal.errors.map(\.description) == ["MPMusicPlayerControllerErrorDomain (6)"])
    }

    @Test(arguments: [
        (5, "Cannot set the queue: there is no track 6: the tracks are 1 to 5."),
        (-1, "Cannot set the queue: there is no track 0: the tracks are 1 to 5."),
        (Int.max, "Cannot set the queue: there is no track 9223372036854775807: the tracks are 1 to 5."),
        (2, "Cannot set the queue 'c': it has no 'playParams'."),
    ])
    func `the start item must be in the queue and playable`(start: Int, sentence: String) {
        let songs = "abcde".map { PlayableItem.song(String($0), playable: $0 != "c") }
        #expect(
            refusal(.subscribed) { device throws(Refusal) in
                try device.setQueue(.songs(songs, start: start), at: 0)
            }?.sentence == sentence)
    }

    @Test func `a start item after items left out stays the start item`() throws {
        var device = MusicDevice.subscribed
        let songs = "abcde".map { PlayableItem.song(String($0), playable: $0 != "b") }
        _ = try device.setQueue(.songs(songs, start: 3), at: 0)
        #expect(device.current == "d")
        #expect(device.titles == "acde")
    }

    @Test(
        arguments: [
            (-1, nil, "'a': it cannot play from -0:00.001"), (50_000, 40_000, "'a': it cannot play from 0:50 to 0:40"),
            (40_000, 40_000, "'a': it cannot play from 0:40 to 0:40"),
            (60_001, nil, "'a': it cannot play from 1:00.001 to 1:00"),
        ] as [(Int, Int?, String)])
    func `start and end times are in order and within the item`(from: Int, to: Int?, sentence: String) {
        let descriptor = QueueDescriptor(.playParameters, [QueuedPlayable(.item(.song("a")), from: from, to: to)])
        #expect(
            refusal(.subscribed) { device throws(Refusal) in try device.setQueue(descriptor, at: 0) }?.sentence
                == "Cannot set the queue \(sentence).")
    }

    @Test func `a container without tracks or play parameters is left out by name`() throws {
        var device = MusicDevice.subscribed
        let (empty, unreleased) = (
            PlayableContainer(
                ContainerIdentity(.playlist, catalogID: "1", title: "Empty"),
                playParameters: ItemPlayParameters(id: "1", kind: "playlist"), tracks: []),
            PlayableContainer(
                ContainerIdentity(.album, catalogID: "2", title: "Later"), playParameters: nil, tracks: [.song("x")])
        )
        let content = [
            QueuedPlayable(.container(empty)), QueuedPlayable(.container(unreleased)),
            QueuedPlayable(.item(.song("a"))),
        ]
        let changes = try device.setQueue(QueueDescriptor(.playParameters, content), at: 0).ofPlayers
        #expect(
            changes.first
                == .queueSet(
                    count: 1, leftOut: [LeftOut("Empty", .emptyContainer), LeftOut("Later", .noPlayParameters)],
                    isLater: false))
    }

    @Test func `a queue set during playback waits for the next play`() throws {
        var device = try MusicDevice.playing("ab")
        _ = try device.setQueue(.named("xy"), at: 10_000)
        #expect(device.titles == "xy")
        #expect(device.current == "a")
        #expect(device.advancePlayers(to: 61_000).heard == ["a 60000"])
        #expect(device.current == "b")
        let changes = try device.play(at: 62_000)
        #expect(changes.heard == ["b 2000"])
        #expect(device.current == "x")
        #expect(!changes.ofPlayers.contains { if case .playbackStateChanged = $0 { true } else { false } })
    }

    @Test func `shuffling puts the current entry first and can be undone`() throws {
        var device = try MusicDevice.playing("abcdefghij", start: 3)
        #expect(try device.setShuffle(.songs, at: 0).ofPlayers == [.shuffleModeChanged(.songs)])
        #expect(device.titles.first == "d")
        #expect(String(device.titles.sorted()) == "abcdefghij")
        #expect(device.titles != "dabcefghij")
        _ = try device.playNext(.named("x"), at: 0)
        _ = try device.playLater(.named("y"), at: 0)
        _ = device.advancePlayers(to: 300)
        #expect(device.titles.hasPrefix("dx") && device.titles.hasSuffix("y"))
        _ = try device.setShuffle(.off, at: 300)
        #expect(device.titles == "abcdxefghijy")
        #expect(device.current == "d")
    }

    @Test func `each seed gives its own order`() throws {
        func order(_ seed: UInt64) throws -> String {
            var device = MusicDevice.subscribed
            device.setShuffleSeed(seed)
            _ = try device.setShuffle(.songs, at: 0)
            _ = try device.setQueue(.named("abcdefghijklmnop"), at: 0)
            return device.titles
        }
        #expect(try order(1) == order(1))
        #expect(try order(1) != order(2))
    }

    @Test func `all orders are about equally likely`() throws {
        var counts: [String: Int] = [:]
        for seed in 0..<6_000 {
            var device = MusicDevice.subscribed
            device.setShuffleSeed(UInt64(seed))
            _ = try device.setShuffle(.songs, at: 0)
            _ = try device.setQueue(.named("abc"), at: 0)
            counts[device.titles, default: 0] += 1
        }
        #expect(counts.count == 6)
        #expect(counts.values.allSatisfy { (850...1150).contains($0) }, "\(counts)")
    }

    @Test func `a queue set while shuffling begins with the start item or a random item`() throws {
        var device = MusicDevice.subscribed
        _ = try device.setShuffle(.songs, at: 0)
        _ = try device.setQueue(.named("abcdefgh", start: 4), at: 0)
        #expect(device.titles.first == "e")
        var firsts: Set<Character> = []
        for _ in 0..<40 {
            _ = try device.setQueue(.named("abcdefgh"), at: 0)
            firsts.formUnion(device.titles.prefix(1))
        }
        #expect(firsts.count > 4)
    }

    @Test func `the first entry follows the last, paused, or playing with repeat all`() throws {
        var device = try MusicDevice.playing("abc", start: 2)
        #expect(try device.skip(at: 0).ofPlayers.last == .playbackStateChanged(from: .playing, to: .paused))
        #expect(device.current == "a")
        _ = try device.setRepeat(.all, at: 0)
        _ = try device.play(at: 0)
        _ = try device.skipToPrevious(at: 0)
        #expect(device.current == "c")
        _ = try device.skip(at: 0)
        #expect(device.current == "a")
        #expect(device.player.status == .playing)
    }

    @Test func `with repeat one, a skip still moves to the next entry`() throws {
        var device = try MusicDevice.playing("ab")
        _ = try device.setRepeat(.one, at: 0)
        _ = try device.skip(at: 10)
        #expect(device.current == "b")
        _ = device.advancePlayers(to: 300_000)
        #expect(device.current == "b")
    }

    @Test func `skipping back restarts the song after three seconds`() throws {
        for (time, current) in [(3_000, "a"), (3_001, "b")] {
            var device = try MusicDevice.playing("ab")
            _ = try device.skip(at: 0)
            _ = try device.skipBack(at: time)
            #expect(device.current == current)
            #expect(device.player.position(at: time) == 0)
        }
    }

    @Test func `a queue of ten thousand is edited, shuffled and played`() throws {
        var device = MusicDevice.subscribed
        _ = try device.setQueue(.songs((0..<10_000).map { .song("\($0)", 1_000) }), at: 0)
        _ = try device.play(at: 0)
        let ids = device.player.queue.entries.map(\.id)
        _ = try device.beginTransaction(at: 0)
        for place in stride(from: 9_999, to: 9_900, by: -1) { _ = try device.removeEntry(ids[place], at: 0) }
        _ = try device.commitTransaction(at: 0)
        _ = device.advancePlayers(to: 500)
        #expect(device.player.queue.entries.count == 9_901)
        _ = try device.setShuffle(.songs, at: 500)
        let shuffled = device.player.queue.entries.map(\.id)
        #expect(shuffled.first == ids[0] && shuffled != Array(ids.prefix(9_901)))
        _ = try device.setShuffle(.off, at: 500)
        #expect(device.player.queue.entries.map(\.id) == Array(ids.prefix(9_901)))
        #expect(device.advancePlayers(to: 9_901_000).heard.count == 9_901)
        #expect(device.flaws == [])
    }
}
