import AppleMusicAPI
import MusicDevice
import MusicWorld
import Synchronization

/// A request for the tracks of stations, made while a line is being typed: the shell waits for keys then, and cannot wait for anything else.
struct StationErrand {
    private final class Arrival: Sendable {
        let delivery = Mutex<StationDelivery?>(nil)
    }

    private let arrival: Arrival
    let task: Task<Void, Never>

    init(by client: MusicClient, for world: World) {
        let arrival = Arrival()
        self.arrival = arrival
        task = Task.detached {
            let delivery = await client.stationDelivery(for: world)
            arrival.delivery.withLock { $0 = delivery }
        }
    }

    /// What came; nil while it is on its way.
    var delivery: StationDelivery? { arrival.delivery.withLock { $0 } }
}

/// Stations play on while nobody types.
extension Shell {
    /// How often it is looked whether tracks came.
    private static let errandPause: Milliseconds = 100
    /// How long to wait where none came, without a network say.
    private static let errandRetryPause: Milliseconds = 10_000

    /// Milliseconds until stations are to be tended; nil while they need nothing.
    var timeToNextErrand: Milliseconds? {
        guard session.world.clock.isRunning else { return nil }
        if let errand = stationErrand { return errand.delivery == nil ? Self.errandPause : 0 }
        if session.world.device.stationNeeds.isEmpty { return nil }
        let wait = stationRetry.map { $0.subtractingClamped(milliseconds) } ?? 0
        return min(max(wait, 0), Self.errandRetryPause)
    }

    /// Hands stations what came for them, and sends for what they need now.
    func tendStations() {
        guard timeToNextErrand == 0 else { return }
        guard let delivery = stationErrand?.delivery else {
            stationErrand = StationErrand(by: client, for: session.world)
            return
        }
        stationErrand = nil
        stationRetry = delivery.isEmpty ? milliseconds.addingClamped(Self.errandRetryPause) : nil
        // What the service does not remember any more is asked for again at once.
        announce(session.world.accept(delivery, at: milliseconds) ?? [])
    }

    /// A line is run: it asks for itself.
    func dropStationErrand() {
        stationErrand?.task.cancel()
        (stationErrand, stationRetry) = (nil, nil)
    }
}
