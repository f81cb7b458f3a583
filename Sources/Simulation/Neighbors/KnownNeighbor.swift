package import AppleMusicAPI
package import TonearmCatalog
package import TonearmSimulator

/// A neighbor with its simulation.
package struct KnownNeighbor: Sendable {
    package let neighbor: Neighbor
    private let simulate: @Sendable (any Catalog) -> any Service<SimulatorMemory>

    /// - Parameter make: makes the service over a catalog.
    init<Base: NeighborService>(_ neighbor: Neighbor, _ make: @escaping @Sendable (any Catalog) -> Base) {
        self.neighbor = neighbor
        simulate = { SimulatedNeighbor(neighbor, over: $0, make) }
    }

    /// Returns the simulated neighbor, which answers from a catalog.
    package func simulated(over catalog: any Catalog) -> any Service<SimulatorMemory> { simulate(catalog) }
}

/// The neighbors that are known: a line for each.
package enum Neighbors {
    package static let known: [KnownNeighbor] = [
        KnownNeighbor(.iTunes) { StoreService($0) },
        KnownNeighbor(.lastFM) { LastFMService($0) },
        KnownNeighbor(.musicBrainz) { MusicBrainzService($0) },
    ]

    /// Every known neighbor.
    package static var all: [Neighbor] { known.map(\.neighbor) }

    /// Returns the neighbor with a name: `itunes`.
    package static func named(_ name: String) -> Neighbor? { all.first { $0.name == name } }

    /// Returns the neighbor with the address of its real service.
    package static func at(_ origin: ServerOrigin) -> Neighbor? { all.first { $0.origin == origin } }

    /// Returns the simulation of a neighbor over a catalog.
    /// - Returns: nil if the neighbor is unknown.
    package static func simulated(
        _ neighbor: Neighbor, over catalog: any Catalog
    ) -> (any Service<SimulatorMemory>)? {
        known.first { $0.neighbor == neighbor }?.simulated(over: catalog)
    }
}
