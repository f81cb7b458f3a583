import AppleMusicSimulator
package import MusicDevice

/// A player whose station needs tracks, and which.
struct StationOrder: Sendable {
    let player: PlayerAddress
    let need: StationNeed
}

/// Tracks that came for stations while the world went on.
package struct StationDelivery: Sendable {
    var contents: [(order: StationOrder, tracks: [PlayableItem])] = []
    /// What the service remembered when it was asked, and after that.
    let before: SimulatorState
    var after: SimulatorState

    init(before: SimulatorState) { (self.before, after) = (before, before) }

    /// Whether no station gets anything.
    package var isEmpty: Bool { contents.isEmpty }
}

extension World {
    var stationOrders: [StationOrder] { device.stationNeeds.map { StationOrder(player: $0.player, need: $0.need) } }

    /// Takes tracks that were asked for beside this world.
    /// - Returns: what changed; nil where the service remembers something else by now, so that it has to be asked again.
    package mutating func accept(_ delivery: StationDelivery, at time: Milliseconds) -> [Change]? {
        if delivery.after != delivery.before {
            guard memory == delivery.before else { return nil }
            memory = delivery.after
        }
        return delivery.contents.reduce(into: []) { $0 += deliver($1.tracks, to: $1.order, at: time) }
    }

    /// Hands tracks to a station that asked for them. It may play no more, or have got others meanwhile: then nothing happens.
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
