package import TonearmDevice
import TonearmSimulator

/// A player with a station that needs tracks.
package struct StationOrder: Sendable {
    let player: PlayerAddress
    let need: StationNeed
}

/// Tracks that were fetched for stations while the world continued.
package struct StationDelivery: Sendable {
    var contents: [(order: StationOrder, tracks: [PlayableItem])] = []
    /// The service's memory before the requests, and afterwards.
    let before: SimulatorState
    var after: SimulatorState

    init(before: SimulatorState) { (self.before, after) = (before, before) }

    /// Whether no tracks arrived.
    package var isEmpty: Bool { contents.isEmpty }
}

extension World {
    var stationOrders: [StationOrder] { device.stationNeeds.map { StationOrder(player: $0.player, need: $0.need) } }

    /// Adds tracks that were fetched on a copy of the world.
    /// - Returns: the changes; nil if the service's memory has changed since, so that the tracks must be fetched again.
    package mutating func accept(_ delivery: StationDelivery, at time: Milliseconds) -> [Change]? {
        if delivery.after != delivery.before {
            guard memory == delivery.before else { return nil }
            memory = delivery.after
        }
        return delivery.contents.reduce(into: []) { $0 += deliver($1.tracks, to: $1.order, at: time) }
    }

    /// Passes tracks to the station that needed them. Has no effect if it stopped, or got other tracks meanwhile.
    mutating func deliver(_ tracks: [PlayableItem], to order: StationOrder, at time: Milliseconds) -> [Change] {
        let isWanted = stationOrders.contains { now in
            now.player == order.player && now.need.station == order.need.station && now.need.after == order.need.after
        }
        guard isWanted else { return [] }
        let changes = try? control { device, faults throws(Refusal) in
            try device.handStationTracks(tracks, to: order.need.station, of: order.player, at: time, faults)
        }
        return changes ?? []
    }
}
