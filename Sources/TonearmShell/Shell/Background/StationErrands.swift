import AppleMusicAPI
import MusicDevice
import MusicWorld

/// The tracks that stations ask for while they play between two lines.
final class StationErrands: BackgroundSource, ShellPart {
    unowned let shell: Shell
    /// The delivery on its way.
    private(set) var errand: Errand<StationDelivery>?
    /// The earliest time of the next try after a delivery without tracks, in milliseconds since 1970.
    private var retry: Milliseconds?

    /// The wait after a delivery without tracks, as without a network.
    private static let retryPause: Milliseconds = 10_000

    init(of shell: Shell) { self.shell = shell }

    /// Milliseconds until stations are to be tended; nil while they need nothing.
    var timeToNext: Milliseconds? {
        guard session.world.clock.isRunning else { return nil }
        if let errand { return errand.value == nil ? Errand<StationDelivery>.pause : 0 }
        if session.world.device.stationNeeds.isEmpty { return nil }
        let wait = retry.map { $0.subtractingClamped(shell.milliseconds) } ?? 0
        return min(max(wait, 0), Self.retryPause)
    }

    /// Gives stations the tracks that came for them, and asks for those that they need now.
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
        // What the service has forgotten meanwhile is asked for again at once.
        keeper.announce(session.world.accept(delivery, at: shell.milliseconds) ?? [])
    }

    func cancel() {
        errand?.cancel()
        (errand, retry) = (nil, nil)
    }
}
