import AppleMusicAPI
import MusicDevice
import MusicWorld

/// Stations play on while nobody types.
extension Shell {
    /// How long to wait where none came, without a network say.
    private static let errandRetryPause: Milliseconds = 10_000

    /// Milliseconds until stations are to be tended; nil while they need nothing.
    var timeToNextErrand: Milliseconds? {
        guard session.world.clock.isRunning else { return nil }
        if let errand = stationErrand { return errand.value == nil ? Errand<StationDelivery>.pause : 0 }
        if session.world.device.stationNeeds.isEmpty { return nil }
        let wait = stationRetry.map { $0.subtractingClamped(milliseconds) } ?? 0
        return min(max(wait, 0), Self.errandRetryPause)
    }

    /// Hands stations what came for them, and sends for what they need now.
    func tendStations() {
        guard timeToNextErrand == 0 else { return }
        guard let delivery = stationErrand?.value else {
            stationErrand = Errand { [client, world = session.world] in await client.stationDelivery(for: world) }
            return
        }
        stationErrand = nil
        stationRetry = delivery.isEmpty ? milliseconds.addingClamped(Self.errandRetryPause) : nil
        // What the service does not remember any more is asked for again at once.
        keeper.announce(session.world.accept(delivery, at: milliseconds) ?? [])
    }

    /// A line is run: it asks for itself.
    func dropStationErrand() {
        stationErrand?.cancel()
        (stationErrand, stationRetry) = (nil, nil)
    }
}
