import AppleMusicSimulator
package import MusicDevice

/// A player whose station needs tracks.
package struct StationOrder: Sendable {
    let player: PlayerAddress
    let need: StationNeed
}

/// Tracks that came for stations while the world went on.
package struct StationDelivery: Sendable {
    var contents: [(order: StationOrder, tracks: [PlayableItem])] = []
    /// The service's memory before it was asked, and afterwards.
    let before: SimulatorState
    var after: SimulatorState

    init(before: SimulatorState) { (self.before, after) = (before, before) }

    /// Whether no station gets anything.
    package var isEmpty: Bool { contents.isEmpty }
}

extension World {
    var stationOrders: [StationOrder] { device.stationNeeds.map { StationOrder(player: $0.player, need: $0.need) } }

    /// Takes tracks that were asked for beside this world.
    /// - Returns: the changes; nil if the service's memory has changed since, so that the tracks have to be asked for again.
    package mutating func accept(_ delivery: StationDelivery, at time: Milliseconds) -> [Change]? {
        if delivery.after != delivery.before {
            guard memory == delivery.before else { return nil }
            memory = delivery.after
        }
        return delivery.contents.reduce(into: []) { $0 += deliver($1.tracks, to: $1.order, at: time) }
    }

    /// Hands tracks to the station that asked for them. Nothing happens if it stopped, or has got others meanwhile.
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
