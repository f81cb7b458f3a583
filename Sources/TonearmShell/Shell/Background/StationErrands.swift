import AppleMusicAPI
import MusicDevice
import MusicWorld

/// Fetches the tracks that playing stations need between two lines.
final class StationErrands: BackgroundSource, ShellPart {
    unowned let shell: Shell
    /// The running delivery.
    private(set) var errand: Errand<StationDelivery>?
    /// The earliest time of the next try after a delivery without tracks, in milliseconds since 1970.
    private var retry: Milliseconds?

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

    /// Gives stations their fetched tracks, and fetches the ones that they need next.
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
        // If the service has forgotten the station in the meantime, it is asked again at once.
        keeper.announce(session.world.accept(delivery, at: shell.milliseconds) ?? [])
    }

    func cancel() {
        errand?.cancel()
        (errand, retry) = (nil, nil)
    }
}
