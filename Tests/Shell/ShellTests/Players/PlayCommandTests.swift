import AppleMusicAPI
import Testing
import TonearmDevice
import TonearmWorld

@testable import TonearmShell

/// Tests playing from the shell.
@Suite struct PlayCommandTests {
    private func session(_ scenario: String = "subscriber") async throws -> ShellSession {
        let session = ShellSession()
        try await session.runAll("scenario load \(scenario)")
        return session
    }

    @Test func `an album starts with its fourth song, by the calls of both frameworks`() async throws {
        let session = try await session()
        let lines = try await session.runAll("play albums/310730204 --start 4").lines
        #expect(lines[0] == "Playing Backstreets  songs/310730213")
        #expect(lines[1...2] == ["queue set: 8 entries", "device 'phone': Now Playing Music → Runner"])
        #expect(
            lines.dropFirst(3) == [
                "  MediaPlayer descriptor.startItemPlayParameters = parameters",
                "              MPMusicPlayerController.applicationQueuePlayer.setQueue(with:",
                "              MPMusicPlayerPlayParametersQueueDescriptor(playParametersQueue:))",
                "              MPMusicPlayerController.applicationQueuePlayer.play()",
                "  MusicKit    ApplicationMusicPlayer.shared.queue =",
                "              ApplicationMusicPlayer.Queue(for: items, startingAt: item)",
                "              try await ApplicationMusicPlayer.shared.play()",
            ])
        let queue = try await session.runAll("queue").lines
        #expect(queue.first { $0.hasPrefix("▶") }?.contains("4  Backstreets") == true)
        #expect(queue.last == "8 entries, 39:26; Runner's queue; repeat none, shuffle off")
    }

    @Test(arguments: [
        ("open albums/310730204", "open albums/310730204", 8), ("open albums/310730204", "follow tracks --limit 3", 8),
    ])
    func `a row of the open album plays with the album's tracks around it`(
        first: String, second: String, count: Int
    ) async throws {
        let session = try await session()
        try await session.runAll(first, second)
        let lines = try await session.runAll("play 3").lines
        #expect(lines[0] == "Playing Night  songs/310730209" && lines[1] == "queue set: \(count) entries", "\(lines)")
        let queue = session.session.world.device.player.queue
        #expect(queue.entries.count == count && queue.currentEntry?.title == "Night")
        try await session.runAll("skip back")
        #expect(session.session.world.device.player.queue.currentEntry?.title == "Tenth Avenue Freeze-Out")
    }

    @Test(arguments: [
        "play 1-2", "play 1 2", "play songs/310730209", "play 3 --from 0:10", "play 3 --descriptor store",
    ])
    func `other ways to name tracks play just these`(line: String) async throws {
        let session = try await session()
        try await session.runAll("open albums/310730204", line)
        #expect(session.session.world.device.player.queue.entries.count < 3)
    }

    @Test func `a row of what is not an album or a playlist plays alone`() async throws {
        let session = try await session()
        try await session.runAll("open artists/178834", "view top-songs --limit 5", "play 2")
        #expect(session.session.world.device.player.queue.entries.count == 1)
        try await session.runAll("open albums/310730204", "view related-albums --limit 2", "play 1")
        #expect(session.session.world.device.player.queue.currentEntry?.title != "Thunder Road")
    }

    @Test(arguments: [
        (["device listening-history off"], false), (["queue listening-history off"], false),
        (["device listening-history off", "queue listening-history on"], false),
        (["device listening-history off", "device listening-history on"], true),
    ])
    func `plays stay out of the history if the person or the app wants it`(
        lines: [String], isKept: Bool
    ) async throws {
        let session = ShellSession()
        try await session.runAll("scenario load subscriber", "device add new --ios 27")
        try await session.runAll("authorize --answer allow")
        let before = try await session.runAll("recently-played tracks -o ids").lines
        try await session.runAll("queue set albums/1482041821")
        for line in lines { try await session.runAll(line) }
        try await session.runAll("play", "clock advance 1h")
        let after = try await session.runAll("recently-played tracks -o ids").lines
        #expect((after != before) == isKept, "\(after)")
    }

    @Test func `the history of a queue needs iOS 26.4, and the device's setting is listed`() async throws {
        let session = try await session()
        let refused = await session.run("queue listening-history off")
        #expect(refused.status == 1 && refused.errors.contains("iOS 26.4"), "\(refused.errors)")
        try await session.runAll("device add new --ios 26.4", "authorize --answer allow")
        let off = try await session.runAll("queue listening-history off").output
        #expect(
            off.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(
                "queue.affectsListeningHistory = false"))
        let set = try await session.runAll("device listening-history off").output
        #expect(set.contains("device 'new': Use Listening History is off"))
        #expect(try await session.runAll("device").output.contains(", no listening history"))
        try await session.runAll("undo", "undo")
        #expect(session.session.world.device.usesListeningHistory(on: "new"))
    }

    @Test func `what is playing goes on with the clock, to the end and into the histories`() async throws {
        let session = try await session()
        try await session.runAll("play albums/310730204", "clock advance 4m", "clock advance 49s")
        #expect(try await session.runAll("now").lines[0] == "Thunder Road")
        try await session.runAll("clock advance 1s")
        #expect(try await session.runAll("now").lines[0] == "Tenth Avenue Freeze-Out")
        let recent = try await session.runAll("recently-played tracks --limit 1 -o ids").lines
        #expect(recent == ["songs/310730206"])
        try await session.runAll("clock advance 1h")
        #expect(try await session.runAll("now").lines.contains("application player of Runner on phone, paused"))
    }

    @Test func `the descriptor that fits is taken, and one that does not is refused`() async throws {
        let session = try await session()
        let upload = "library-songs/i.lXGHmgLC4FEv3p"
        for (line, part) in [
            ("play songs/310730206 --descriptor store", "MPMusicPlayerStoreQueueDescriptor"),
            ("play \(upload) --descriptor media-item", "MPMusicPlayerMediaItemQueueDescriptor"),
            ("play \(upload) songs/310730206", "MPMusicPlayerPlayParametersQueueDescriptor"),
            ("play songs/310730206 --from 0:30 --to 0:40", "descriptor.setStartTime(_:forItemWith:)"),
        ] {
            #expect(try await session.runAll(line).output.contains(part), "\(line)")
        }
        for (line, part) in [
            ("play \(upload) --descriptor store", "a store descriptor holds only ids of the catalog"),
            ("play stations/ra.178834 --descriptor store", "a store descriptor holds only ids of the catalog"),
            ("play songs/310730206 --descriptor media-item", "holds only items of the device's library"),
        ] {
            let outcome = await session.run(line)
            #expect(outcome.status == 1 && outcome.errors.contains(part), "\(outcome.errors)")
            #expect(outcome.errors.contains("Type '--descriptor play-parameters' with it."))
        }
    }

    @Test func `on the oldest device there are no play parameters and no names of MusicKit`() async throws {
        let session = try await session()
        try await session.runAll(
            "token developer mint", "device add old --ios 10.3", "consent request --answer allow")
        let played = try await session.runAll("play songs/310730206").output
        #expect(played.contains("MPMusicPlayerStoreQueueDescriptor") && !played.contains("MusicKit"))
        let refused = await session.run("play stations/ra.178834")
        #expect(refused.errors.contains("a play parameters descriptor needs iOS 11, and this device has iOS 10.3"))
        #expect(refused.hasThreeParts)
        #expect(
            try await session.runAll("device").output.contains("* old    signed in: subscriber, iOS 10.3, region us"))
    }

    @Test func `Apple's simulator answers requests and plays nothing`() async throws {
        let session = try await session()
        try await session.runAll("token developer mint", "device add sim --kind simulator", "albums 310730204")
        for line in ["play albums/310730204", "play", "pause", "skip", "queue set songs/310730206", "remote play"] {
            let outcome = await session.run(line)
            #expect(outcome.status == 1 && outcome.hasThreeParts, "\(line): \(outcome.errors)")
            #expect(!outcome.errors.contains("offer"))
        }
    }

    @Test func `an upload plays without a subscription, and a song of the catalog does not`() async throws {
        let session = try await session()
        try await session.runAll("account lapse", "play library-songs/i.lXGHmgLC4FEv3p")
        let refused = await session.run("play songs/310730206")
        #expect(refused.errors.contains("the capability 'catalog playback' is off"))
    }

    @Test func `the storefront of the account decides, not that of the session`() async throws {
        let session = try await session()
        try await session.runAll("account move gb")
        let outcome = await session.run("play albums/9000010800")
        #expect(outcome.status == 1 && outcome.hasThreeParts)
        #expect(outcome.errors.contains("the account's storefront 'gb' does not have it"), "\(outcome.errors)")
    }

    @Test func `explicit content that is switched off is left out by name`() async throws {
        let session = try await session()
        try await session.runAll("device explicit off")
        let outcome = await session.run("play albums/9000710900")
        #expect((outcome.output + outcome.errors).contains("explicit content is off on this device"))
        try await session.runAll("device explicit on", "play albums/9000710900")
    }

    @Test func `a station shows two tracks without ids, and skipping shows the next`() async throws {
        let session = try await session()
        try await session.runAll("play stations/ra.178834")
        let before = try await session.runAll("queue").lines
        #expect(before.count == 5 && !before.joined().contains("songs/"))
        #expect(try await session.runAll("queue -o ids").output == "")
        try await session.runAll("skip")
        let after = try await session.runAll("queue").lines
        let next = try #require(before[2].split(separator: "  ").first)
        #expect(after[1].hasPrefix("▶ ") && after[1].contains(next.drop { $0 == " " }) && !before.contains(after[2]))
        for line in ["queue remove 1", "queue insert songs/310730206 --after 1", "queue move 1 --to 2", "queue begin"] {
            let refused = await session.run(line)
            #expect(refused.errors.contains("a station's queue cannot be edited"), "\(line): \(refused.errors)")
        }
        try await session.runAll("play stations/ra.978194965")
        for line in ["skip", "skip back", "seek 1:00"] {
            #expect(await session.run(line).errors.contains("is live"), "\(line)")
        }
    }

    @Test func `a song that has come to nothing in the middle is told by its name`() async throws {
        for (line, why) in [
            ("account lapse", "the capability 'catalog playback' is off"), ("fault set offline", "there is no network"),
            ("account sign-out", "the capability 'catalog playback' is off"),
        ] {
            let session = try await session()
            try await session.runAll("play albums/310730204", "player watch", line)
            let told = try await session.runAll("clock advance 5m").output
            #expect(told.contains("» Runner on phone: playing → paused"), "\(line): \(told)")
            let next = await session.run("play")
            #expect(next.status == 1 && next.hasThreeParts && next.errors.contains(why), "\(line): \(next.errors)")
        }
    }

    @Test func `what is scheduled happens in the middle of what plays`() async throws {
        let session = try await session()
        try await session.runAll("play albums/310730204", "account lapse --after 60s", "clock advance 1h", "clock")
        // The first song plays to its end; the second can no longer be prepared.
        #expect(session.session.world.device.player.queue.current == 1)
        #expect(session.session.world.device.player.status == .paused)
    }

    @Test func `a session that is saved in the middle of a song goes on there`() async throws {
        let session = try await session()
        try await session.runAll("play albums/310730204", "clock advance 100s")
        let bytes = try SessionFormat.bytes(of: session.session)
        let other = ShellSession()
        other.session = try SessionFormat.read(bytes).session
        #expect(other.session.world.device.player == session.session.world.device.player)
        #expect(try await other.runAll("now").lines == session.runAll("now").lines)
        try await other.runAll("clock advance 190s")
        #expect(try await other.runAll("now").lines[0] == "Tenth Avenue Freeze-Out")
    }

    @Test func `every answer is JSON where JSON is wanted, and ids are ids`() async throws {
        let session = try await session()
        for line in [
            "player", "play albums/310730204", "now", "now --item", "queue", "skip", "repeat", "repeat all", "shuffle",
            "queue next songs/203709340", "remote pause", "music play songs/310730206", "player watch", "rate 1.5",
            "app background", "queue remove 3",
        ] {
            let first = try await session.runAll(line + " -o json").output.first
            #expect(first == "{" || first == "[" || first == "\"", "\(line)")
        }
        #expect(try await session.runAll("now -o ids").output.hasPrefix("songs/"))
        #expect(try await session.runAll("queue -o ids").lines.count == 8)
    }
}
