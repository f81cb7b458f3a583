import AppleMusicAPI
import Testing
import TonearmDevice
import TonearmWorld

@testable import TonearmShell

/// Tests events of players outside the app and the app's notifications.
@Suite struct OutsideHandsTests {
    @Test func `a button reaches the Now Playing app, and who watches sees it once`() async throws {
        let session = try await ShellSession.subscriber("play albums/310730204", "player watch")
        let lines = try await session.runAll("remote next").lines
        #expect(lines.contains("reached: Runner on phone; no app was asked"))
        let notices = lines.filter { $0.hasPrefix("» ") }
        #expect(notices == ["» Runner on phone: now playing item: 'Tenth Avenue Freeze-Out'"])
        #expect(
            lines.last == "  MPMusicPlayerControllerNowPlayingItemDidChange · player.queue.objectWillChange")
        #expect(try await session.runAll("clock").lines.count == 1)
        try await session.runAll("player unwatch")
        #expect(try await !session.runAll("remote next").output.contains("»"))
    }

    @Test(arguments: [
        ("siri", "from Siri, "), ("airplay", "from an AirPlay speaker, "), ("control-center", "from Control Center, "),
        ("lock-screen", "from the lock screen, "), ("headphones", "from headphones, "), ("car", "from a car, "),
        ("watch", "from a watch, "),
    ])
    func `every button outside reaches the same app in the same way`(source: String, words: String) async throws {
        let session = try await ShellSession.subscriber("play albums/310730204")
        let other = try await ShellSession.subscriber("play albums/310730204")
        let lines = try await session.runAll("remote next --from \(source)").lines
        #expect(lines.contains("\(words)reached: Runner on phone; no app was asked"), "\(lines)")
        try await other.runAll("remote next")
        #expect(session.session.world.device == other.session.world.device)
    }

    @Test func `what the Music app plays is shared by its link, and nothing changes`() async throws {
        let session = try await ShellSession.subscriber("music play songs/203709340")
        let before = session.session.world.device
        let lines = try await session.runAll("music share").lines
        #expect(lines[0] == "Shared Dancing in the Dark by AirDrop.")
        #expect(lines[1] == "https://music.apple.com/us/song/203709340")
        #expect(try await session.runAll("music share --by message").lines[0].hasSuffix(" in a message."))
        #expect(session.session.world.device == before)
        #expect(
            try await session.runAll("open https://music.apple.com/us/song/203709340").lines[0].hasPrefix("Dancing"))
        let json = try await session.runAll("music share --by link -o json").output
        #expect(json.contains("\"by\": \"link\""))
    }

    @Test(arguments: [
        ("music share", 1, "Cannot share a song: the queue of 'Music on phone' is empty"),
        ("music skip --by mail", 64, "'--by' is an option of 'music share'"),
        ("music share --by pigeon", 64, "'pigeon'"),
        ("remote next --from moon", 64, "'moon'"),
    ])
    func `what cannot be shared is refused`(line: String, status: Int32, error: String) async throws {
        let outcome = try await ShellSession.subscriber().run(line)
        #expect(outcome.status == status && outcome.errors.contains(error), "\(outcome.errors)")
    }

    @Test func `the Music app is seen by the system player alone`() async throws {
        let session = try await ShellSession.subscriber(
            "player watch", "play albums/310730204", "music play songs/203709340")
        #expect(session.session.world.device.player.status == .interrupted)
        #expect(try await !session.runAll("music pause").output.contains("»"))
        try await session.runAll("player system")
        #expect(try await session.runAll("now").lines[0] == "Dancing in the Dark")
        #expect(try await session.runAll("music play").output.contains("» Music on phone: paused → playing"))
        try await session.runAll("player application")
        #expect(try await session.runAll("now").lines[0] == "Thunder Road")
    }

    @Test func `out of sight the app's player goes on or stops, by the source`() async throws {
        let observed = try await ShellSession.subscriber("play albums/310730204")
        let said = try await observed.runAll("app background").output
        #expect(said.contains("as observed") && said.contains("as MediaPlayer's page says, it stops"))
        #expect(observed.session.world.device.player.status == .playing)
        let documented = try await ShellSession.subscriber("play albums/310730204", "app background documented")
        #expect(documented.session.world.device.player.status == .stopped)
        try await observed.runAll("app quit")
        #expect(observed.session.world.device.player.queue.isEmpty)
        #expect(observed.session.world.device.device.nowPlayingApp == .music)
    }

    @Test func `the end of a song is heard of while a line is typed`() async throws {
        let session = try await ShellSession.subscriber("play albums/310730204", "player watch")
        session.session.world.clock = .system
        #expect(session.shell.background.timeToNext == 289_186)
        session.session.world.clock = .ahead(milliseconds: 289_186)
        #expect(session.shell.background.timeToNext == 0)
        try session.shell.background.run()
        #expect(session.session.world.device.player.queue.currentEntry?.title == "Tenth Avenue Freeze-Out")
        #expect(session.shell.background.timeToNext == 191_315)
        // The next line has no more news.
        #expect(try await !session.runAll("now").output.contains("»"))
    }

    @Test func `now is watched at a terminal, until the next line`() async throws {
        let session = ShellSession(isTerminal: true)
        try await session.runAll("scenario load subscriber", "play albums/310730204", "now --watch")
        session.session.world.clock = .system
        #expect(session.shell.background.timeToNext == 0)
        let drawn = session.shell.background.drawProgress()
        #expect(drawn?.hasPrefix("▶ 0:00 ") == true)
        #expect(PromptLines(session: session.session, playing: drawn).right.hasSuffix("Thunder Road"))
        // It is redrawn exactly when its second is over.
        #expect(session.shell.background.timeToNext == 1000)
        session.session.world.clock = .ahead(milliseconds: 1000)
        #expect(session.shell.background.timeToNext == 0)
        #expect(session.shell.background.drawProgress()?.hasPrefix("▶ 0:01 ") == true)
        await session.run("where")
        #expect(session.shell.background.drawProgress() == nil)
        let script = try await ShellSession.subscriber("play albums/310730204", "now --watch")
        #expect(script.shell.background.drawProgress() == nil)
    }

    @Test func `undo goes back over what was played, and time plays on from there`() async throws {
        let session = try await ShellSession.subscriber("play albums/310730204", "clock advance 10s", "skip")
        #expect(try await session.runAll("undo").lines.first == "Undone: skip")
        try await session.runAll("clock advance 20s")
        #expect(try await session.runAll("now").lines[0] == "Thunder Road")
        #expect(session.session.world.device.player.position(at: session.shell.milliseconds) == 30_000)
    }

    @Test(arguments: ScenarioWords.next.keys.sorted())
    func `a scenario about players ends with what to type, and all of it can be typed`(name: String) async throws {
        let session = ShellSession()
        let lines = try #require(ScenarioWords.next[name])
        #expect(try await session.runAll("scenario load \(name)").output.hasSuffix("  \(lines.last ?? "")\n"))
        for line in lines { try await session.runAll(line) }
    }

    @Test func `words of no scenario are not there`() {
        #expect(ScenarioWords.next.keys.allSatisfy { Scenario.named($0) != nil })
        #expect(ScenarioWords.next.count >= 8)
    }
}
