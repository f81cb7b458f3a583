import Testing
import TonearmDevice
import TonearmWorld

@testable import TonearmShell

/// Tests editing the queue from the shell.
@Suite struct QueueCommandTests {
    /// Returns a session that plays the first of eight songs.
    private func session(_ line: String = "play albums/310730204") async throws -> ShellSession {
        let session = ShellSession()
        try await session.runAll("scenario load subscriber", line)
        return session
    }

    private func titles(_ session: ShellSession) -> [String] {
        session.session.world.device.player.shownQueue.entries.map(\.title)
    }

    private static let album = [
        "Thunder Road", "Tenth Avenue Freeze-Out", "Night", "Backstreets", "Born to Run", "She's the One",
        "Meeting Across the River", "Jungleland",
    ]

    @Test func `the third is removed and another inserted after the fifth, in one transaction`() async throws {
        let session = try await session()
        try await session.runAll("queue begin", "queue remove 3", "queue insert songs/203709340 --after 5")
        #expect(titles(session) == Self.album)
        let outcome = try await session.runAll("queue commit").output
        var expected = Self.album
        expected.insert("Dancing in the Dark", at: 5)
        expected.remove(at: 2)
        #expect(titles(session) == expected)
        #expect(outcome.contains("transaction done: 8 entries\n"))
        #expect(outcome.contains("perform(queueTransaction:completionHandler:)"))
    }

    @Test(arguments: [
        ("queue next songs/203709340", "DTNBRSMJ", 1), ("queue later songs/203709340", "TTNBBSMJ", 8),
        ("queue insert songs/203709340 --after 3", "", 3), ("queue insert songs/203709340 --after 8", "", 8),
        ("queue insert songs/203709340 --after 0", "", 0),
    ])
    func `a song comes in at its place`(line: String, _: String, place: Int) async throws {
        let session = try await session()
        try await session.runAll(line)
        var expected = Self.album
        expected.insert("Dancing in the Dark", at: place)
        #expect(titles(session) == expected)
    }

    @Test func `of the system player the now playing item is read, as 'now' reads it`() async throws {
        let session = ShellSession()
        try await session.runAll("scenario load subscriber", "player system", "play albums/310730204")
        let set = try await session.runAll("queue set albums/1616728060 --start 2").output
        let queue = try await session.runAll("queue").output
        for told in [set, queue] {
            #expect(told.contains("Thunder Road") && told.contains("the now playing item"))
            #expect(told.contains("begins the queue that was set"))
        }
        #expect(!queue.contains("Not Another Love Song"))
        #expect(try await session.runAll("now").output.hasPrefix("Thunder Road\n"))
        #expect(try await session.runAll("queue -o json").output.contains("\"isCurrent\": true"))
        #expect(try await session.runAll("play", "queue").output.contains("Not Another Love Song"))
    }

    @Test func `a queue that is set while play prepares ends it with error 2`() async throws {
        let session = ShellSession()
        try await session.runAll("scenario load subscriber", "fault set slow-prepare")
        #expect(try await session.runAll("play albums/310730204").output.contains("'Thunder Road' is being prepared"))
        #expect(try await session.runAll("now").output.contains("stopped, preparing"))
        let set = try await session.runAll("queue set songs/203709340").output
        #expect(
            set.replacing("\n", with: " ").contains("another queue: MPMusicPlayerControllerErrorDomain (2)"), "\(set)")
        try await session.runAll("play", "clock advance 3s")
        #expect(session.session.world.device.player.status == .playing)
        try await session.runAll("fault clear")
        #expect(try await session.runAll("play songs/310730206").output.hasPrefix("Playing Thunder Road"))
    }

    @Test func `every entry can be moved to every place`() async throws {
        for from in 1...4 {
            for to in 1...4 {
                let session = try await session(
                    "queue set songs/310730206 songs/310730208 songs/310730209 songs/310730213 --start 1")
                var expected = Array(Self.album.prefix(4))
                let outcome = await session.run("queue move \(from) --to \(to)")
                if from == 1 {
                    #expect(outcome.errors.contains("it is the now playing item"))
                } else {
                    expected.insert(expected.remove(at: from - 1), at: to - 1)
                }
                #expect(titles(session) == expected, "\(from) to \(to)")
            }
        }
    }

    @Test func `several are removed in one transaction`() async throws {
        let session = try await session()
        let outcome = try await session.runAll("queue remove 2-4 6,8").output
        #expect(titles(session) == ["Thunder Road", "Born to Run", "Meeting Across the River"])
        #expect(outcome.contains("transaction of 5 edits on its way"))
    }

    @Test func `edits take time, one transaction at a time, and calls wait for one another`() async throws {
        let session = try await session()
        try await session.runAll("queue remove 2 --no-wait")
        #expect(titles(session) == Self.album)
        let second = await session.run("queue remove 3")
        #expect(second.errors.contains("only one may run") && second.hasThreeParts)
        #expect(second.errors.contains("NSInternalInconsistencyException"))
        try await session.runAll("queue later songs/203709340 --no-wait", "queue next songs/203709340 --no-wait")
        try await session.runAll("clock advance 1s")
        #expect(titles(session).count == 9)
        #expect(titles(session)[1] == "Dancing in the Dark" && titles(session).last == "Dancing in the Dark")
    }

    @Test func `a completion that reports a timeout has done the change all the same`() async throws {
        let session = try await session()
        try await session.runAll("fault set queue-timeout")
        let outcome = try await session.runAll("queue insert songs/203709340 --after 3").output
        #expect(outcome.contains("the transaction's completion reports a timeout, although the change is done"))
        #expect(outcome.contains("only the queue itself tells what was done: queue"))
        #expect(titles(session)[3] == "Dancing in the Dark")
        #expect(try await session.runAll("fault").output.hasPrefix("queue-timeout  "))
        try await session.runAll("fault clear")
        #expect(try await session.runAll("queue remove 4").output.contains("transaction done"))
    }

    @Test func `the system player is set and added to, and nothing else`() async throws {
        let session = try await session("player system")
        try await session.runAll("play albums/310730204", "queue next songs/203709340", "queue later songs/203709340")
        #expect(titles(session).count == 10)
        let listed = try await session.runAll("queue").output
        #expect(!listed.contains("Jungleland") && listed.contains("all that an app can read"))
        for line in [
            "queue insert songs/203709340 --after 3", "queue remove 3", "queue move 2 --to 1", "queue clear",
            "queue begin", "queue commit", "queue rollback", "queue remove 99",
        ] {
            let outcome = await session.run(line)
            #expect(outcome.status == 1, "\(line)")
            #expect(outcome.errors.contains("the system player's queue belongs to the Music app"), "\(outcome.errors)")
            #expect(outcome.errors.contains("type 'player application'"))
        }
        #expect(await session.run("queue remove 3").errors.hasPrefix("error: Cannot remove entry '3': "))
    }

    @Test func `what is refused is named as it was typed, with what can be done there`() async throws {
        let session = try await session()
        try await session.runAll("queue begin", "queue remove 2")
        let after = await session.run("queue insert songs/203709340 --after 2").errors
        #expect(after.hasPrefix("error: Cannot insert into the queue after 'Tenth Avenue Freeze-Out': the open"))
        try await session.runAll("queue rollback", "stop", "queue set stations/ra.178834")
        let station = await session.run("skip to 2").errors
        #expect(station.hasPrefix("error: Cannot skip to entry '2': the station"), "\(station)")
        #expect(station.contains("'skip'"))
        try await session.runAll("queue set stations/ra.978194965")
        let live = await session.run("queue remove 1").errors
        #expect(live.contains("'stop'") && !live.contains("'skip'"), "\(live)")
    }

    @Test func `back before the first entry is a call of its own`() async throws {
        let session = try await session()
        let ended = try await session.runAll("skip back").output
        #expect(ended.hasPrefix("playing → stopped") && ended.contains("skipToPreviousItem()"))
        let restarted = try await session.runAll("play", "clock advance 10s", "skip back").output
        #expect(restarted.contains("skipToBeginning()"))
    }

    @Test(arguments: [
        ("queue remove 9", "has the entries 1 to 8"), ("queue remove 0", "has the entries 1 to 8"),
        ("queue remove x", "has the entries 1 to 8"), ("queue remove 3-1", "has the entries 1 to 8"),
        ("queue remove 9223372036854775808", "has the entries 1 to 8"),
        ("queue remove 1", "it is the now playing item"),
        ("queue remove 1-8", "it is the now playing item"), ("queue remove", "it needs N"),
        ("queue move 1 --to 3", "it is the now playing item"), ("queue move 3", "it needs '--to N'"),
        ("queue move 3 --to 9", "has the entries 1 to 8"), ("queue move 9 --to 3", "has the entries 1 to 8"),
        ("queue insert songs/310730206", "it needs '--after N'"),
        ("queue insert songs/310730206 --after 9", "has the entries 1 to 8"),
        ("queue insert songs/310730206 --after -1", "after entry '-1'"), ("queue commit", "none is open"),
        ("queue rollback", "none is open"), ("queue set", "it needs RESOURCE"), ("queue set 9", "row 9"),
        ("queue set nothing", "this is not a row number"), ("queue set artists/178834", "it has no 'playParams'"),
        ("queue set albums/310730204 --start 9", "the tracks are 1 to 8"),
        ("queue set albums/310730204 --start 0", "tracks are counted from 1"),
        ("queue next songs/310730206 --start 1", "'--start' is an option of 'queue set'"),
        ("queue show --to 3", "'--to' is an option of 'queue set'"),
        ("queue remove 3 --after 1", "'--after' is an option of 'queue insert'"),
        ("queue begin --no-wait", "'--no-wait' is an option of 'queue next'"),
        ("queue move 3 --to 2 --after 1", "'--after' is an option of 'queue insert'"),
        ("queue insert --after 3", "it needs RESOURCE"), ("queue remove 3 drop", "has the entries 1 to 8"),
        ("queue clear 3", "'3'"),
        ("queue set songs/310730206 --from 2:00 --to 1:00", "it cannot play from 2:00 to 1:00"),
        ("queue set songs/310730206 --from 10:00", "it cannot play from 10:00 to 4:49.186"),
        ("queue set songs/310730206 --from soon", "this is not a time within an item"),
        ("queue set stations/ra.178834 songs/310730206", "cannot be mixed with other music"),
        ("queue drop", "'drop'"), ("skip to 9", "has the entries 1 to 8"), ("skip twice", "'twice'"),
        ("seek 20:00", "the item plays from 0:00 to 4:49.186"), ("seek 99999999999999999999", "this is not a time"),
        ("seek", "seek"), ("rate 3", "at the rate '3': rates are 0.5 to 2"),
        ("rate 0", "at the rate '0': rates are 0.5 to 2"),
        ("rate -1", "at the rate '-1'"), ("rate 9223372036854775807", "at the rate '9223372036854775807'"),
        ("rate 99999999999999999999", "rates are 0.5 to 2"), ("repeat some", "'some'"),
        ("shuffle albums", "'albums'"),
        ("remote seek 20:00", "the item plays from"), ("remote press", "'press'"), ("music sing", "'sing'"),
        ("player both", "'both'"), ("play --start 3", "need a resource"),
        ("play albums/310730204 --start x", "'x'"),
        ("device add x --ios 9", "needs iOS 10.3"), ("device add x --ios new", "this is not a version"),
        ("device use phone --ios 11", "is an option of 'device add'"),
        ("fault set queue-timeout --times 2", "queue-timeout"),
        ("app background never", "'never'"), ("app play", "'play'"),
    ])
    func `what cannot be is refused in three parts, and changes nothing`(line: String, part: String) async throws {
        let session = try await session()
        let before = session.session.world.device
        let outcome = await session.run(line)
        #expect(outcome.status != 0)
        #expect(outcome.output == "")
        #expect(outcome.errors.contains(part), "\(outcome.errors)")
        #expect(outcome.hasThreeParts, "\(outcome.errors)")
        #expect(session.session.world.device == before)
    }

    @Test func `a transaction that is open keeps another queue out`() async throws {
        let session = try await session()
        try await session.runAll("queue begin", "queue remove 3")
        for line in ["queue begin", "queue set songs/310730206", "play songs/310730206", "queue clear"] {
            let outcome = await session.run(line)
            #expect(outcome.errors.contains("a transaction is open, with 1 edit"), "\(line): \(outcome.errors)")
            #expect(outcome.errors.contains("'queue commit'") && outcome.errors.contains("'queue rollback'"))
        }
        #expect(await session.run("queue remove 3").errors.contains("takes it out already"))
        #expect(try await session.runAll("queue").output.contains("a transaction is open, with 1 edit"))
        // A saved session contains it.
        let other = ShellSession()
        other.session = try SessionFormat.read(SessionFormat.bytes(of: session.session)).session
        try await other.runAll("queue commit")
        #expect(titles(other).count == 7)
        try await session.runAll("queue rollback")
        #expect(titles(session) == Self.album)
    }

    @Test(arguments: ["play", "queue next songs/310730206", "queue begin", "queue remove 1", "skip", "seek 1"])
    func `an empty queue says how it is filled`(line: String) async throws {
        let session = ShellSession()
        try await session.runAll("scenario load subscriber")
        let outcome = await session.run(line)
        #expect(outcome.status == 1 && outcome.errors.contains("is empty"), "\(outcome.errors)")
        #expect(outcome.errors.contains("Type 'play RESOURCE' or 'queue set RESOURCE' to set one."))
    }

    @Test func `only a short queue can be set in one piece where long ones time out`() async throws {
        let session = ShellSession()
        try await session.runAll("scenario load long-queue")
        let albums = Array(repeating: "albums/310730204", count: 40).joined(separator: " ")
        try await session.runAll("queue set \(albums)")
        let outcome = await session.run("play")
        #expect(outcome.errors.contains("320 entries were set in one piece") && outcome.hasThreeParts)
        try await session.runAll("queue set albums/310730204", "play", "queue later \(albums)")
        #expect(titles(session).count == 328)
        // A table of that length is printed only on request.
        let removed = try await session.runAll("queue remove 9")
        #expect(removed.lines.count < 10 && removed.output.contains("the queue has 327 entries: queue\n"))
        #expect(try await session.runAll("queue").lines.count == 329)
    }
}
