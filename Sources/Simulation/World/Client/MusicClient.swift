package import AppleMusicAPI
import Synchronization
import TonearmDevice
import TonearmSimulator

/// A client that sends the requests of a world: it adds language and tokens, lends the world's memory to the service,
/// and stores the exchange.
///
/// It holds the parts that are not values: the connection to a service, the system's clock, and a cache of the
/// developer tokens that it made.
package final class MusicClient: Sendable {
    let connect: @Sendable (ServiceAddress) throws -> any Service<ServiceMemory>
    let systemTime: @Sendable () -> Int
    /// The demonstration developer's key, which signs the tokens that are made on demand.
    let signer: any TokenSigner
    /// The credentials for services on the network.
    package let credentials: ServerCredentials
    let attached = AttachedServers()
    private let neighbors: ConnectedNeighbors
    private let connected = Mutex<Connection?>(nil)
    private let automaticToken = Mutex<AutomaticToken?>(nil)
    private let madeToken = Mutex<MadeToken?>(nil)
    private let wrapper = Mutex<Wrapper?>(nil)

    /// Wraps the service at an address, or that of a neighbor in a world with the address.
    package typealias Wrapping =
        @Sendable (any Service<ServiceMemory>, ServiceAddress, Neighbor?) -> any Service<ServiceMemory>

    /// A struct, because the compiler would wrap a bare closure into another at each access, without end.
    private struct Wrapper: Sendable {
        let wrap: Wrapping
    }

    private final class Connection: Sendable {
        let address: ServiceAddress
        let service: any Service<ServiceMemory>
        let description: ServiceDescription

        init(_ address: ServiceAddress, _ service: any Service<ServiceMemory>) {
            self.address = address
            self.service = service
            description = service.description
        }
    }

    struct AutomaticToken: Sendable {
        let text: String
        /// The time of expiry; seconds since 1970.
        let expires: Int
    }

    /// A developer token made with a key file.
    struct MadeToken: Sendable {
        let key: KeyReference
        let text: String
        /// The time of issue; seconds since 1970.
        let issued: Int
        let expires: Int
    }

    /// - Parameters:
    ///   - signer: the demonstration developer's key.
    ///   - systemTime: milliseconds since 1970.
    ///   - credentials: the credentials for services on the network.
    ///   - neighbors: makes the service of a neighbor.
    ///   - connect: makes the service of an address; called again after another address was used.
    package convenience init(
        signer: any TokenSigner, systemTime: @escaping @Sendable () -> Int, credentials: ServerCredentials = .none,
        neighbors: @escaping NeighborConnecting = { neighbor, _ in throw NeighborProblem.notConnected(neighbor.name) },
        connect: @escaping @Sendable (ServiceAddress) throws -> any Service<ServiceMemory>
    ) {
        self.init(signer, systemTime, credentials, ConnectedNeighbors(neighbors), connect)
    }

    private init(
        _ signer: any TokenSigner, _ systemTime: @escaping @Sendable () -> Int, _ credentials: ServerCredentials,
        _ neighbors: ConnectedNeighbors,
        _ connect: @escaping @Sendable (ServiceAddress) throws -> any Service<ServiceMemory>
    ) {
        self.neighbors = neighbors
        self.signer = signer
        self.systemTime = systemTime
        self.credentials = credentials
        self.connect = connect
    }

    /// Returns a client of equal services for another world, with a stopped system time.
    package func another(at milliseconds: Int) -> MusicClient {
        MusicClient(signer, { milliseconds }, credentials, neighbors.another, connect)
    }

    /// Returns seconds since 1970, by the world's clock.
    package func now(in world: World) -> Int { now(by: world.clock) }

    /// Returns seconds since 1970, without copying a whole world.
    package func now(by clock: SimulatedClock) -> Int { clock.seconds(systemTime) }

    /// Returns seconds since 1970 for developer tokens. A server uses the real time, whatever the world's clock.
    package func tokenTime(in world: World) -> Int {
        (world.address.isOnNetwork ? .system : world.clock).seconds(systemTime)
    }

    /// Returns milliseconds since 1970, by the world's clock.
    package func milliseconds(in world: World) -> Int { milliseconds(by: world.clock) }

    /// Returns milliseconds since 1970, without copying a whole world.
    package func milliseconds(by clock: SimulatedClock) -> Int { clock.milliseconds(systemTime) }

    /// Returns the description of the service at the world's address.
    /// - Throws: the errors of `connect`.
    package func description(of world: World) throws -> ServiceDescription {
        try connected(to: world.address).description
    }

    /// Returns the service at the world's address, without the simulated network and the wrapper.
    func service(of world: World) throws -> any Service<ServiceMemory> { try connected(to: world.address).service }

    private func connected(to address: ServiceAddress) throws -> Connection {
        if let known = connected.withLock({ $0 }), known.address == address { return known }
        let connection = Connection(address, try connect(address))
        connected.withLock { $0 = connection }
        return connection
    }

    /// Reconnects at the next request, because another service may now have the address.
    package func disconnect() {
        connected.withLock { $0 = nil }
        neighbors.removeAll()
    }

    /// Wraps all services from now on, for example with a recorder; nil removes the wrapper.
    package func wrapServices(_ wrap: Wrapping?) { wrapper.withLock { $0 = wrap.map(Wrapper.init) } }

    /// Returns the service of a world, or of a neighbor of it, with the form of its answers. Its requests pass the
    /// simulated network, have their times measured, and pass the wrapper of `wrapServices`.
    func connection(
        of world: World, to neighbor: Neighbor?
    ) throws -> (any Service<ServiceMemory>, Envelope) {
        let service: any Service<ServiceMemory>
        let envelope: Envelope
        if let neighbor {
            (service, envelope) = (try neighbors.service(of: neighbor, at: world.address), neighbor.envelope)
        } else {
            let connection = try connected(to: world.address)
            (service, envelope) = (connection.service, connection.description.envelope)
        }
        let timed = TimedService(SimulatedNetwork(service))
        return (wrapper.withLock { $0 }?.wrap(timed, world.address, neighbor) ?? timed, envelope)
    }

    /// Drops the cached developer token, as for a new world.
    package func forgetAutomaticToken() { automaticToken.withLock { $0 = nil } }

    var knownAutomaticToken: AutomaticToken? { automaticToken.withLock { $0 } }

    func madeToken(with key: KeyReference) -> MadeToken? {
        madeToken.withLock { $0 }.flatMap { $0.key == key ? $0 : nil }
    }

    func keep(_ token: MadeToken) { madeToken.withLock { $0 = token } }

    func keep(_ token: AutomaticToken) { automaticToken.withLock { $0 = token } }

    /// Makes the context of a request, around a memory.
    func context(for ask: Ask, _ memory: ServiceMemory, _ clock: SimulatedClock) -> ServiceContext<ServiceMemory> {
        ServiceContext(
            memory: memory, clock: clock, caller: ask.caller, wantsReasons: ask.wantsReasons, systemTime: systemTime)
    }

    /// Returns ids and names of all genres or station genres, from the simulator, without a request.
    /// - Returns: empty for other types and other services.
    package func listed(_ type: ResourceType, in world: World) -> [(id: String, name: String)] {
        guard world.address.isSimulated, let description = try? description(of: world) else { return [] }
        return description.listed(type, in: world.language)
    }
}
