import AppleMusicAPI
import Synchronization

/// The services of neighbors, each connected at its first request.
final class ConnectedNeighbors: Sendable {
    private struct Key: Hashable {
        let neighbor: Neighbor
        let address: ServiceAddress
    }

    private let connect: MusicClient.NeighborConnecting
    private let services = Mutex<[Key: any Service<ServiceMemory>]>([:])

    init(_ connect: @escaping MusicClient.NeighborConnecting) { self.connect = connect }

    /// Returns the service of a neighbor; services of other addresses are dropped.
    func service(of neighbor: Neighbor, at address: ServiceAddress) throws -> any Service<ServiceMemory> {
        let key = Key(neighbor: neighbor, address: address)
        if let known = services.withLock({ $0[key] }) { return known }
        let service = try connect(neighbor, address)
        services.withLock { services in
            services = services.filter { $0.key.address == address }
            services[key] = service
        }
        return service
    }

    /// Reconnects at the next request.
    func removeAll() { services.withLock { $0.removeAll() } }

    /// A client of equal services.
    var another: ConnectedNeighbors { ConnectedNeighbors(connect) }
}
