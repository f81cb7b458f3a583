import AppleMusicAPI
import TonearmConsole
import TonearmDevice
import TonearmWorld

/// The due events of the world: scheduled events and events of players.
final class DueEvents: BackgroundSource, ShellPart {
    unowned let shell: Shell

    init(of shell: Shell) { self.shell = shell }

    var timeToNext: Milliseconds? { session.world.timeToNextEvent(now: shell.milliseconds) }

    /// Advances the world to the present, and waits for the tracks of stations.
    func catchUp() async throws {
        try await client.catchUp(in: keeper) { try record($0) }
        try shell.presentation.showAnnounced()
    }

    /// Advances the world to the present without waiting: a station plays the tracks that it has, and gets more later.
    func run() throws {
        try client.catchUpAtOnce(in: keeper) { try record($0) }
        try shell.presentation.showAnnounced()
    }

    /// Advances players by the duration of a command, unless the clock was stopped.
    func playOn(since before: Session) async throws {
        let world = session.world
        guard world.clock != before.world.clock || !world.device.stationNeeds.isEmpty else { return }
        try await client.catchUp(in: keeper, events: false)
    }

    /// Records an event as a step that can be undone, and shows the notifications of apps.
    private func record(_ leg: TonearmWorld.World.Leg) throws {
        guard case .event(let happened) = leg.stop else { return }
        // The event may have become impossible since it was scheduled.
        if case .failure(let refusal) = happened.outcome { try screen.report(DeviceRefusal(refusal).failure.lines) }
        var before = session
        before.world = happened.before
        keeper.record(
            "account " + AccountEventWords.words(of: happened.event).joined(separator: " "), since: before)
        try shell.presentation.showAnnounced()
    }
}

/// Fetches the tracks that playing stations need between two lines.
final class StationErrands: BackgroundSource, ShellPart {
    unowned let shell: Shell
    /// The running delivery.
    private(set) var errand: Errand<StationDelivery>?
    /// The earliest time of the next try after a delivery without tracks, in milliseconds since 1970.
    private var retry: Milliseconds?

    /// Whether a delivery runs, or is to be tried again.
    var isActive: Bool { errand != nil || retry != nil }

    /// The pause after a delivery without tracks, for example without a network.
    private static let retryPause: Milliseconds = 10_000

    init(of shell: Shell) { self.shell = shell }

    /// Milliseconds until the next work for stations; nil if they need none.
    var timeToNext: Milliseconds? {
        guard session.world.clock.isRunning else { return nil }
        if let errand { return errand.value == nil ? Errand<StationDelivery>.pause : 0 }
        if session.world.device.stationNeeds.isEmpty { return nil }
        let wait = retry.map { $0.subtractingClamped(shell.milliseconds) } ?? 0
        return min(max(wait, 0), Self.retryPause)
    }

    /// Adds fetched tracks to their stations, and starts to fetch the next ones.
    func run() throws {
        tend()
        try shell.presentation.showAnnounced()
    }

    private func tend() {
        guard timeToNext == 0 else { return }
        guard let delivery = errand?.value else {
            errand = Errand { [client, world = session.world] in await client.stationDelivery(for: world) }
            return
        }
        errand = nil
        retry = delivery.isEmpty ? shell.milliseconds.addingClamped(Self.retryPause) : nil
        // If the service's memory has changed in the meantime, the tracks are fetched again immediately.
        keeper.announce(session.world.accept(delivery, at: shell.milliseconds) ?? [])
    }

    func cancel() {
        errand?.cancel()
        (errand, retry) = (nil, nil)
    }
}

/// The progress of the current item, in the right-hand prompt until the next line.
final class PlayingProgress: BackgroundSource, ShellPart {
    unowned let shell: Shell
    var isShown = false
    /// The second of the item in the last drawn prompt.
    private var drawnSecond: Int?

    init(of shell: Shell) { self.shell = shell }

    /// Returns the progress for a prompt that is drawn now; nil if it is not shown.
    func draw() -> String? {
        guard isShown else { return nil }
        let (player, now) = (session.world.device.player, shell.milliseconds)
        guard let title = player.queue.currentEntry?.title else { return nil }
        drawnSecond = player.position(at: now) / 1000
        return Progress(player, now: now).line(width: 30) + "  " + title
    }

    /// The milliseconds until the shown second is over.
    var timeToNext: Milliseconds? {
        let player = session.world.device.player
        guard isShown, session.world.clock.isRunning, player.status == .playing else { return nil }
        let position = player.position(at: shell.milliseconds)
        return position / 1000 == drawnSecond ? 1000 - position % 1000 : 0
    }

    /// Does nothing: the editor redraws its prompt after each run of the background.
    func run() {}
}
