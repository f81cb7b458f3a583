package import AppleMusicAPI
package import AppleMusicSimulator
import MusicDevice
import Synchronization

/// Sends the requests of a world: adds its language and tokens, lends its memory to the service, and remembers the exchange.
///
/// Holds what is no part of a world because it is no value: the way to services, the system's clock, and the automatic developer token, which
/// can be made again at any time.
package final class MusicClient: Sendable {
    private let connect: @Sendable (ServiceAddress) throws -> any Service<SimulatorState>
    private let systemTime: @Sendable () -> Int
    /// For services on the network.
    package let credentials: ServerCredentials
    private let connected = Mutex<Connection?>(nil)
    private let automaticToken = Mutex<AutomaticToken?>(nil)
    private let madeToken = Mutex<MadeToken?>(nil)
    private let wrapper = Mutex<Wrapper?>(nil)

    /// Puts something around a service that answers at an address.
    package typealias Wrapping = @Sendable (any Service<SimulatorState>, ServiceAddress) -> any Service<SimulatorState>

    /// A closure that stood in the lock by itself would be wrapped by the compiler into another one at every look, without end.
    private struct Wrapper: Sendable {
        let wrap: Wrapping
    }

    private final class Connection: Sendable {
        let address: ServiceAddress
        let service: any Service<SimulatorState>

        init(address: ServiceAddress, service: any Service<SimulatorState>) {
            self.address = address
            self.service = service
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
        connect: @escaping @Sendable (ServiceAddress) throws -> any Service<SimulatorState>
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

    /// The service at the world's address.
    /// - Throws: what `connect` throws.
    package func service(of world: World) throws -> any Service<SimulatorState> {
        if let known = connected.withLock({ $0 }), known.address == world.address { return known.service }
        let service = try connect(world.address)
        connected.withLock { $0 = Connection(address: world.address, service: service) }
        return service
    }

    /// Connects anew at the next request: what lies behind an address may be another service by now.
    package func disconnect() { connected.withLock { $0 = nil } }

    /// Puts something around whatever service answers from now on, as a recorder; nil takes it away.
    package func wrapServices(_ wrap: Wrapping?) { wrapper.withLock { $0 = wrap.map(Wrapper.init) } }

    /// The service with everything around it that belongs to an app's way to it.
    private func connection(to service: any Service<SimulatorState>, at address: ServiceAddress)
        -> any Service<SimulatorState>
    {
        let timed = TimedService(SimulatedNetwork(service))
        return wrapper.withLock { $0 }?.wrap(timed, address) ?? timed
    }

    /// Makes a new developer token at the next request, as for a world that has just begun.
    package func forgetAutomaticToken() { automaticToken.withLock { $0 = nil } }

    var knownAutomaticToken: AutomaticToken? { automaticToken.withLock { $0 } }

    func madeToken(with key: KeyReference) -> MadeToken? {
        madeToken.withLock { $0 }.flatMap { $0.key == key ? $0 : nil }
    }

    func keep(_ token: MadeToken) { madeToken.withLock { $0 = token } }

    func keep(_ token: AutomaticToken) { automaticToken.withLock { $0 = token } }

    /// What a service is lent for a question that changes nothing.
    func context(of world: World) -> ServiceContext<SimulatorState> {
        ServiceContext(
            memory: world.memory, clock: world.clock, caller: world.caller, systemTime: systemTime)
    }

    /// How a request is sent.
    package struct Sending: Sendable {
        /// How often and when a busy service is asked again.
        package var policy = RetryPolicy(retries: 0)
        /// Told of each wait before it begins.
        package var announce: (@Sendable (RetryingService<SimulatorState>.Notice) throws -> Void)?
        package var wantsReasons = false

        package init() {}
    }

    /// Sends a request with the world's language and tokens, and remembers the exchange.
    ///
    /// Headers that the request brings are sent in the place of the world's own; those without a value are not sent at all.
    /// - Throws: `Refusal` where the app gets no developer token, `NetworkFailure`, `CancellationError`, and what the service throws: what kept
    ///   an answer from coming. An answer that says no is an answer.
    package func send(
        _ request: Request, in world: inout World, _ sending: Sending = Sending()
    ) async throws -> Response {
        try Task.checkCancellation()
        let service = try service(of: world)
        let asked = world.localized(request)
        let signed =
            try world.address.origin.map { try self.signed(asked, in: world, for: $0) }
            ?? self.signed(asked, in: world)
        let log = ExchangeLog()
        let chain = RetryingService(
            LoggedService(connection(to: service, at: world.address)) { log.note($1) },
            policy: sending.policy, announce: sending.announce)
        var context = ServiceContext(
            memory: SimulatorState.unused, clock: world.clock, caller: world.caller,
            wantsReasons: sending.wantsReasons, systemTime: systemTime)
        swap(&context.memory, &world.memory)
        defer {
            swap(&context.memory, &world.memory)
            world.clock = context.clock
            if let last = log.last { world.exchange = Exchange(asked, last, hadUserToken: signed.hasUserToken) }
        }
        let response = try await chain.respond(to: signed.request, in: &context)
        if signed.hasUserToken, !world.address.isOnNetwork { world.device.noteVerdict(of: response) }
        return response
    }
}
