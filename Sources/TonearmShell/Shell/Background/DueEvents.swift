import Console
import MusicDevice
import MusicWorld

/// The due events of the world: scheduled ones, and those of players.
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

    /// Lets players play during the time of a command, unless the clock was stopped.
    func playOn(since before: Session) async throws {
        guard session.world.clock != before.world.clock || !session.world.device.stationNeeds.isEmpty else { return }
        try await client.catchUp(in: keeper, events: false)
    }

    /// Records an event as a step that can be undone, and shows what apps are notified of.
    private func record(_ leg: MusicWorld.World.Leg) throws {
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
