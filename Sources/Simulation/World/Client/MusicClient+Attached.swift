package import AppleMusicAPI
import Synchronization

/// The tokens of a world at a server, from its control address. They are not stored in sessions or files.
package struct LentTokens: Hashable, Sendable {
    package var developer: String
    /// The user token of the account that is signed in; nil for none.
    package var user: String?
    /// The id of the world, for requests without tokens; nil for the server's default world.
    package var world: String?

    package init(developer: String, user: String?, world: String? = nil) {
        self.developer = developer
        self.user = user
        self.world = world
    }

    /// The secret texts.
    package var secrets: [String] { [developer, user].compactMap(\.self) }
}

/// The servers to which a session is attached: the tokens for them, and requests to their control addresses.
final class AttachedServers: Sendable {
    private struct State {
        var lent: (origin: ServerOrigin, tokens: LentTokens)?
        var control: (origin: ServerOrigin, service: any Service<ServiceMemory>)?
    }

    private let state = Mutex(State())

    /// Returns the tokens for a server; nil if it has none.
    func tokens(for origin: ServerOrigin) -> LentTokens? {
        state.withLock { $0.lent }.flatMap { $0.origin == origin ? $0.tokens : nil }
    }

    func lend(_ tokens: LentTokens, for origin: ServerOrigin) { state.withLock { $0.lent = (origin, tokens) } }

    func takeBack() { state.withLock { $0.lent = nil } }

    /// Returns the service at a control address, and connects it at the first call.
    func control(
        _ origin: ServerOrigin, _ connect: (ServiceAddress) throws -> any Service<ServiceMemory>
    ) throws -> any Service<ServiceMemory> {
        if let known = state.withLock({ $0.control }), known.origin == origin { return known.service }
        let service = try connect(.server(at: origin))
        state.withLock { $0.control = (origin, service) }
        return service
    }
}

extension MusicClient {
    /// Uses these tokens for a server instead of all others.
    package func lend(_ tokens: LentTokens, for origin: ServerOrigin) { attached.lend(tokens, for: origin) }

    /// Forgets all lent tokens.
    package func takeBackTokens() { attached.takeBack() }

    /// Sends a request to an address that is not the session's service, exactly as it is.
    /// - Throws: the errors of the connection.
    package func ask(_ request: Request, at origin: ServerOrigin) async throws -> Response {
        let service = try attached.control(origin, connect)
        var context = ServiceContext(memory: ServiceMemory.unused, systemTime: systemTime)
        switch service.answer(to: request, in: &context) {
        case .made(let result): return try result.get()
        case .awaited(let rest): return try await rest(&context)
        }
    }
}
