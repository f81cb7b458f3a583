import Testing
import TonearmDevice

/// Tests edits that take time and are applied all together or not at all.
struct TransactionTests {
    @Test func `the third entry is removed and another inserted after the fifth`() throws {
        var device = try MusicDevice.playing("abcdefg")
        let (third, fifth) = (device.id("c"), device.id("e"))
        #expect(try device.beginTransaction(at: 0).ofPlayers == [.transactionOpened(entries: 7)])
        _ = try device.removeEntry(third, at: 0)
        #expect(try device.insert(.named("x"), after: fifth, at: 0).ofPlayers == [.transactionEdited(edits: 2)])
        #expect(device.titles == "abcdefg")
        #expect(try device.commitTransaction(at: 0).ofPlayers == [.transactionStarted(edits: 2)])
        #expect(device.titles == "abcdefg")
        #expect(device.nextPlayerEvent == 250)
        let changes = device.advancePlayers(to: 250).ofPlayers
        #expect(device.titles == "abdexfg")
        #expect(
            changes == [
                .queueEdited([.removed("c", from: 3), .inserted("x", count: 1, at: 5)]),
                .transactionCompleted(.done(device.player.queue.entries)),
            ])
        #expect(changes[0].sentence == "queue: 'c' is no longer 3; 'x' is now 5")
        #expect(changes[1].sentence == "transaction done: 7 entries")
    }

    @Test func `a cancelled transaction changes nothing`() throws {
        let before = try MusicDevice.playing("abcd")
        var device = before
        _ = try device.beginTransaction(at: 0)
        _ = try device.removeEntry(device.id("b"), at: 0)
        _ = try device.moveEntry(device.id("d"), after: nil, at: 0)
        #expect(try device.rollBackTransaction(at: 0).ofPlayers == [.transactionRolledBack(edits: 2)])
        #expect(device == before)
    }

    @Test func `the completion reports a timeout although the change is applied`() throws {
        var device = try MusicDevice.playing("abc")
        _ = try device.beginTransaction(at: 0)
        _ = try device.insert(.named("x"), after: device.id("a"), at: 0)
        _ = try device.commitTransaction(at: 0, .queueTimeout)
        _ = device.advancePlayers(to: 250)
        #expect(device.titles == "axbc")
        #expect(device.nextPlayerEvent == 5_250)
        // Another transaction is refused until the completion.
        #expect(
            name(of: refusal(device) { device throws(Refusal) in try device.beginTransaction(at: 300) })
                == "transactionRunning")
        #expect(device.advancePlayers(to: 5_250).ofPlayers == [.transactionCompleted(.timeout)])
        // An app that believes the error inserts the song twice.
        _ = try device.insert(.named("x"), after: device.id("a"), at: 5_250)
        _ = device.advancePlayers(to: 5_500)
        #expect(device.titles == "axxbc")
    }

    @Test func `two concurrent transactions end the app on a device`() throws {
        var device = try MusicDevice.playing("abc")
        _ = try device.removeEntry(device.id("b"), at: 0)
        let refusal = try #require(
            refusal(device) { device throws(Refusal) in try device.removeEntry(device.id("c"), at: 100) })
        #expect(
            refusal.sentence
                == "Cannot remove from the queue: another transaction has not completed, and only one may run.")
        #expect(refusal.errors.map(\.description) == ["NSInternalInconsistencyException"])
        #expect(refusal.remedies == [.player(.waitForCompletion)])
    }

    @Test func `calls wait for each other and for a transaction`() throws {
        var device = try MusicDevice.playing("abc")
        _ = try device.removeEntry(device.id("b"), at: 0)
        _ = try device.playNext(.named("x"), at: 0)
        _ = try device.playNext(.named("y"), at: 10)
        _ = try device.playLater(.named("z"), at: 20)
        var told: [String] = []
        for time in [250, 350, 450, 550] {
            #expect(device.nextPlayerEvent == time)
            _ = device.advancePlayers(to: time)
            told.append(device.titles)
        }
        #expect(told == ["ac", "axc", "ayxc", "ayxcz"])
    }

    @Test func `a transaction fails as a whole if a removed entry plays by then`() throws {
        var device = try MusicDevice.playing("abcd")
        _ = try device.beginTransaction(at: 59_900)
        _ = try device.removeEntry(device.id("d"), at: 59_900)
        _ = try device.removeEntry(device.id("b"), at: 59_900)
        _ = try device.commitTransaction(at: 59_900)
        let changes = device.advancePlayers(to: 61_000).ofPlayers
        #expect(device.titles == "abcd")
        #expect(changes.last == .transactionCompleted(.failed(.entryPlays("b"))))
        #expect(changes.last?.sentence == "transaction failed, nothing is done: 'b' plays by now")
    }

    @Test func `another queue drops the pending edits`() throws {
        var device = try MusicDevice.playing("abc")
        _ = try device.removeEntry(device.id("b"), at: 0)
        _ = try device.playLater(.named("x"), at: 0)
        let changes = try device.setQueue(.named("pq"), at: 10).ofPlayers
        #expect(
            changes.prefix(2) == [.transactionCompleted(.failed(.queueReplaced)), .callFailed(.queueReplaced)])
        _ = try device.play(at: 10)
        _ = device.advancePlayers(to: 5_000)
        #expect(device.titles == "pq")
    }

    @Test func `a removed entry is neither an anchor nor removable`() throws {
        var device = try MusicDevice.playing("abcd")
        _ = try device.beginTransaction(at: 0)
        let id = device.id("c")
        _ = try device.removeEntry(id, at: 0)
        let again = refusal(device) { device throws(Refusal) in try device.removeEntry(id, at: 0) }
        let anchored = refusal(device) { device throws(Refusal) in
            try device.insert(.named("x"), after: id, at: 0)
        }
        let moved = refusal(device) { device throws(Refusal) in try device.moveEntry(id, after: nil, at: 0) }
        #expect([again, anchored, moved].map { name(of: $0) } == Array(repeating: "removedBefore", count: 3))
    }

    @Test func `the playing item is neither removed nor moved`() throws {
        let device = try MusicDevice.playing("abc")
        let refusal = refusal(device) { device throws(Refusal) in try device.removeEntry(device.id("a"), at: 0) }
        #expect(refusal?.sentence == "Cannot remove from the queue 'a': it is the now playing item.")
        #expect(refusal?.remedies == [.player(.skip), .player(.clearQueue)])
    }

    @Test func `entries move to the head, to the end and both ways`() throws {
        var device = try MusicDevice.playing("abcde", start: 2)
        var now = 0
        func edit(_ action: (inout MusicDevice, Int) throws -> [Change]) throws -> String {
            _ = try action(&device, now)
            now += 250
            _ = device.advancePlayers(to: now)
            return device.titles
        }
        #expect(try edit { try $0.insert(.named("x"), after: nil, at: $1) } == "xabcde")
        #expect(try edit { try $0.insert(.named("y"), after: $0.id("e"), at: $1) } == "xabcdey")
        #expect(try edit { try $0.moveEntry($0.id("a"), after: $0.id("d"), at: $1) } == "xbcdaey")
        #expect(try edit { try $0.moveEntry($0.id("e"), after: nil, at: $1) } == "exbcday")
        #expect(try edit { try $0.moveEntry($0.id("d"), after: $0.id("d"), at: $1) } == "exbcday")
        #expect(try edit { try $0.removeEntry($0.id("b"), at: $1) } == "excday")
        #expect(device.current == "c")
    }

    @Test func `the system player's queue can only be appended to`() throws {
        var device = MusicDevice.subscribed
        _ = device.usePlayer(.system)
        _ = try device.setQueue(.named("abc"), at: 0)
        _ = try device.playNext(.named("x"), at: 0)
        _ = try device.playLater(.named("y"), at: 0)
        _ = device.advancePlayers(to: 200)
        #expect(device.titles == "axbcy")
        let refusal = refusal(device) { device throws(Refusal) in
            try device.insert(.named("z"), after: device.id("b"), at: 200)
        }
        #expect(
            refusal?.sentence
                == "Cannot insert into the queue: the system player's queue belongs to the Music app; an app can set it "
                + "and play next or later.")
        #expect(refusal?.remedies == [.player(.useApplicationPlayer), .player(.playNextOrLater)])
    }
}
