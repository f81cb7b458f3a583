import Testing
import TonearmDevice

struct ScenarioTests {
    /// The consent, raw capabilities and token of each scenario. A token is "-" if missing, "good", or the name of its
    /// fault.
    static let table: [(name: String, consent: Consent, raw: Int, token: String)] = [
        ("fresh-device", .notDetermined, 0, "-"), ("denied", .denied, 0, "-"), ("restricted", .restricted, 0, "-"),
        ("no-usage-text", .notDetermined, 0, "-"), ("fresh-subscriber", .notDetermined, 0, "-"),
        ("two-devices", .authorized, 257, "good"), ("subscriber", .authorized, 257, "good"),
        ("eligible", .authorized, 2, "-"), ("carrier", .authorized, 257, "good"),
        ("no-cloud-library", .authorized, 1, "good"), ("no-service", .authorized, 0, "-"),
        ("education", .authorized, 0, "-"), ("enterprise", .authorized, 0, "-"), ("signed-out", .authorized, 2, "-"),
        ("lapsed", .authorized, 2, "subscriptionEnded"), ("no-musickit-service", .authorized, 257, "-"),
        ("password-changed", .authorized, 257, "passwordChanged"), ("two-accounts", .authorized, 257, "good"),
        ("privacy-notice", .authorized, 257, "-"), ("no-music-app", .authorized, 2, "-"),
        ("stale-token", .authorized, 257, "noSubscription"), ("workout", .authorized, 257, "good"),
        ("social", .authorized, 257, "good"), ("fourth-song", .authorized, 257, "good"),
        ("power-song", .authorized, 257, "good"), ("transaction", .authorized, 257, "good"),
        ("timeout", .authorized, 257, "good"), ("station", .authorized, 257, "good"),
        ("headphones", .authorized, 257, "good"), ("phone-and-tablet", .authorized, 257, "good"),
        ("clips", .authorized, 257, "good"), ("long-queue", .authorized, 257, "good"),
    ]

    @Test(arguments: table)
    func `each scenario matches the table`(row: (name: String, consent: Consent, raw: Int, token: String)) {
        let device = MusicDevice.scenario(row.name)
        #expect(device.flaws == [])
        #expect(device.consent == row.consent)
        #expect(device.capabilities.rawValue == row.raw)
        let held = device.installation.token.held
        #expect((held == nil ? "-" : device.userTokenFault(at: 0)?.rawValue ?? "good") == row.token)
        #expect(device.offer == .idle)
        #expect(device.device.overrides.isEmpty)
    }

    @Test func `the table lists every scenario in order`() {
        #expect(Self.table.map(\.name) == Scenario.all.map(\.name))
        for scenario in Scenario.all {
            #expect(!scenario.title.isEmpty && scenario.lesson.hasSuffix("."))
        }
        #expect(Scenario.named("nowhere") == nil)
    }

    @Test func `every entry of the test catalogue starts from a scenario`() {
        let sizes = [("A", 6), ("B", 5), ("C", 8), ("D", 5), ("E", 7), ("F", 2), ("G", 13), ("H", 6), ("I", 2)]
        let entries = sizes.flatMap { letter, count in (1...count).map { "\(letter)\($0)" } }
        #expect(Scenario.all.flatMap(\.entries).sorted() == entries.sorted())
    }

    @Test func `scenarios differ beyond the flags`() {
        #expect(MusicDevice.scenario("carrier").account?.subscription == .carrier)
        #expect(MusicDevice.scenario("stale-token").account?.subscription == .trial)
        #expect(MusicDevice.scenario("no-service").account?.storefront == "aq")
        #expect(MusicDevice.scenario("signed-out").account == nil)
        #expect(MusicDevice.scenario("no-music-app").device.hasMusicApp == false)
        #expect(MusicDevice.scenario("two-devices").devices.map(\.name) == ["phone", "tablet"])
        #expect(MusicDevice.scenario("two-accounts").accounts.map(\.storefront) == ["us", "jp", "gb"])
        #expect(MusicDevice.scenario("enterprise").device.mode == .managed)
        #expect(Scenario.named("timeout")?.faults == .queueTimeout)
        #expect(Scenario.named("long-queue")?.faults == .longQueue)
    }

    /// The current entry, the number of entries and the player's status.
    @Test(arguments: [
        ("workout", "Tenth Avenue Freeze-Out", 5, PlaybackStatus.stopped), ("social", "Night", 8, .paused),
        ("fourth-song", "Backstreets", 8, .stopped), ("power-song", "Tenth Avenue Freeze-Out", 5, .stopped),
        ("transaction", "Thunder Road", 7, .stopped), ("timeout", "Thunder Road", 5, .stopped),
        ("station", "Born to Run", 2, .stopped), ("headphones", "Thunder Road", 5, .stopped),
        ("phone-and-tablet", "Thunder Road", 3, .stopped), ("clips", "Thunder Road", 8, .stopped),
    ])
    func `a scenario with a queue does not play yet`(name: String, title: String, count: Int, status: PlaybackStatus)
        throws
    {
        var device = MusicDevice.scenario(name)
        #expect(device.player.queue.currentEntry?.title == title)
        #expect(device.player.queue.entries.count == count)
        #expect(device.player.status == status)
        // A session's clock may start at any time.
        let now = 1_784_000_000_000
        #expect(device.advancePlayers(to: now).isEmpty)
        _ = try device.play(at: now)
        #expect(device.player.status == .playing)
        #expect(device.nextPlayerEvent.map { $0 > now } ?? false)
    }

    @Test func `the players of a scenario show its music`() {
        let workout = MusicDevice.scenario("workout")
        #expect(workout.device.nowPlayingApp == .app("Runner"))
        #expect(workout[.system(device: "phone")].queue.currentEntry?.title == "She's the One")
        #expect(MusicDevice.scenario("social").installation.playerKind == .system)
        #expect(MusicDevice.scenario("transaction").player.transaction?.entries.count == 7)
        #expect(MusicDevice.scenario("headphones").installation.presence == .background)
    }
}
