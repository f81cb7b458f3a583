package import AppleMusicAPI
import AppleMusicSimulator
import MusicDevice
import Synchronization

/// Sends the requests of a world: adds its language and tokens, lends its memory to the service, and stores the exchange.
///
/// A client holds what is not a value: the connection to a service, the system's clock, and the developer tokens that it made, which can be
/// made again at any time.
package final class MusicClient: Sendable {
    private let connect: @Sendable (ServiceAddress) throws -> any Service<ServiceMemory>
    private let systemTime: @Sendable () -> Int
    /// For services on the network.
    package let credentials: ServerCredentials
    private let connected = Mutex<Connection?>(nil)
    private let automaticToken = Mutex<AutomaticToken?>(nil)
    private let madeToken = Mutex<MadeToken?>(nil)
    private let wrapper = Mutex<Wrapper?>(nil)

    /// Puts something around a service that answers at an address.
    package typealias Wrapping = @Sendable (any Service<ServiceMemory>, ServiceAddress) -> any Service<ServiceMemory>

    /// A closure that stood in the lock by itself would be wrapped by the compiler into another one at every look, without end.
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
        /// Seconds since 1970.
        let expires: Int
    }

    /// A developer token that was made with a key in a file.
    struct MadeToken: Sendable {
        let key: KeyReference
        let text: String
        /// Seconds since 1970.
        let issued: Int
        let expires: Int
    }

    /// - Parameters:
    ///   - systemTime: milliseconds since 1970.
    ///   - credentials: for services on the network.
    ///   - connect: makes the service of an address; asked again when another address was asked for meanwhile.
    package init(
        systemTime: @escaping @Sendable () -> Int, credentials: ServerCredentials = .none,
        connect: @escaping @Sendable (ServiceAddress) throws -> any Service<ServiceMemory>
    ) {
        self.systemTime = systemTime
        self.credentials = credentials
        self.connect = connect
    }

    /// A client of the same services for another world, for which the system's time stands still.
    package func another(at milliseconds: Int) -> MusicClient {
        MusicClient(systemTime: { milliseconds }, credentials: credentials, connect: connect)
    }

    /// Seconds since 1970, by the world's clock.
    package func now(in world: World) -> Int { now(by: world.clock) }

    /// The same for whoever has not the world at hand, which is large to be handed on.
    package func now(by clock: SimulatedClock) -> Int { clock.seconds(systemTime) }

    /// Seconds since 1970 by which developer tokens are made and judged. A server goes by the real time, whatever the world's clock shows.
    package func tokenTime(in world: World) -> Int {
        (world.address.isOnNetwork ? .system : world.clock).seconds(systemTime)
    }

    /// Milliseconds since 1970, by the world's clock.
    package func milliseconds(in world: World) -> Int { world.clock.milliseconds(systemTime) }

    /// What is known of the service at the world's address.
    /// - Throws: what `connect` throws.
    package func description(of world: World) throws -> ServiceDescription {
        try connected(to: world.address).description
    }

    private func connected(to address: ServiceAddress) throws -> Connection {
        if let known = connected.withLock({ $0 }), known.address == address { return known }
        let connection = Connection(address, try connect(address))
        connected.withLock { $0 = connection }
        return connection
    }

    /// Connects anew at the next request: what lies behind an address may be another service by now.
    package func disconnect() { connected.withLock { $0 = nil } }

    /// Puts something around whatever service answers from now on, as a recorder; nil takes it away.
    package func wrapServices(_ wrap: Wrapping?) { wrapper.withLock { $0 = wrap.map(Wrapper.init) } }

    /// The service of a world inside everything that belongs to an app's way to it.
    func connection(of world: World) throws -> (any Service<ServiceMemory>, ServiceDescription) {
        let connection = try connected(to: world.address)
        let timed = TimedService(SimulatedNetwork(connection.service))
        let service = wrapper.withLock { $0 }?.wrap(timed, world.address) ?? timed
        return (service, connection.description)
    }

    /// Makes a new developer token at the next request, as for a world that has just begun.
    package func forgetAutomaticToken() { automaticToken.withLock { $0 = nil } }

    var knownAutomaticToken: AutomaticToken? { automaticToken.withLock { $0 } }

    func madeToken(with key: KeyReference) -> MadeToken? {
        madeToken.withLock { $0 }.flatMap { $0.key == key ? $0 : nil }
    }

    func keep(_ token: MadeToken) { madeToken.withLock { $0 = token } }

    func keep(_ token: AutomaticToken) { automaticToken.withLock { $0 = token } }

    /// The context of a question, around a memory.
    func context(for ask: Ask, _ memory: ServiceMemory, _ clock: SimulatedClock) -> ServiceContext<ServiceMemory> {
        ServiceContext(
            memory: memory, clock: clock, caller: ask.caller, wantsReasons: ask.wantsReasons, systemTime: systemTime)
    }
}
