package import AppleMusicAPI
import TonearmDevice
import TonearmSimulator

extension MusicClient {
    /// Options for sending a request.
    package struct Sending: Sendable {
        /// The retry policy for a busy service.
        package var policy = RetryPolicy(retries: 0)
        /// Called before each wait; an error ends the request.
        package var announce: (@Sendable (RetryPolicy.Notice) throws -> Void)?
        package var wantsReasons = false
        /// Whether to fetch a missing user token first, as MusicKit does.
        package var getsUserToken = true

        package init() {}
    }

    /// Sends a request with the world's language and tokens, and stores the exchange.
    ///
    /// The request's headers replace the world's; a header with an empty value is omitted. A refusal by the service is
    /// an answer, not an error.
    /// - Throws: `Refusal` if the app gets no developer token or no user token, `NetworkProblem`, `CancellationError`,
    ///   and the errors of the service.
    package func send(
        _ request: Request, in keeper: some WorldKeeper, _ sending: Sending = Sending()
    ) async throws -> Response {
        try Task.checkCancellation()
        try keeper.checkIsRunning()
        let schema = try keeper.withWorld { try description(of: $0).schema }
        let request = request.routed(in: schema)
        if sending.getsUserToken { _ = try await provideUserToken(for: request, in: keeper) }
        var ask = try keeper.withWorld { try self.ask(request, of: $0) }
        ask.wantsReasons = sending.wantsReasons
        return try await answer(ask, in: keeper, sending)
    }

    /// Asks the service, and asks again while it is too busy for a reading request.
    func answer(_ ask: Ask, in keeper: some WorldKeeper, _ sending: Sending) async throws -> Response {
        var response = try await answer(ask, in: keeper)
        guard ask.request.method == .get || ask.request.method == .head else { return response }
        var tries = 1
        while let seconds = sending.policy.wait(after: response, tries: tries, now: now(in: keeper)) {
            tries += 1
            let takesTime = keeper.withWorld { $0.clock.isRunning }
            try sending.announce?(
                RetryPolicy.Notice(
                    status: response.status, seconds: seconds, nextTry: tries, lastTry: sending.policy.retries + 1,
                    takesTime: takesTime))
            try await wait(milliseconds: seconds.multipliedClamped(by: 1000), in: keeper)
            response = try await answer(ask, in: keeper)
        }
        return response
    }

    /// Sends a request of the device itself, without tokens. It does not become the last exchange.
    /// - Throws: `UserTokenRefusal` if no account is signed in, and the errors of `send(_:in:_:)`.
    func send(_ request: Request, asDevice device: String, in keeper: some WorldKeeper) async throws -> Response {
        try Task.checkCancellation()
        try keeper.checkIsRunning()
        let ask = try keeper.withWorld { world in try world.ask(request, asDevice: device) }
        return try await answer(ask, in: keeper)
    }

    /// Lets time pass: the task waits, or a stopped clock is advanced, so that runs are reproducible.
    /// - Throws: `CancellationError`.
    func wait(milliseconds: Milliseconds, in keeper: some WorldKeeper) async throws {
        let isRunning = keeper.withWorld { world in
            if !world.clock.isRunning { world.clock = world.clock.advanced(byMilliseconds: milliseconds) }
            return world.clock.isRunning
        }
        if isRunning {
            try await keeper.wait { try await Task.sleep(for: .milliseconds(milliseconds)) }
        } else {
            try Task.checkCancellation()
        }
    }

    func now(in keeper: some WorldKeeper) -> Int { keeper.withWorld { now(by: $0.clock) } }

    private func ask(_ request: Request, of world: World) throws -> Ask {
        let asked = world.localized(request)
        let signed = try self.signed(asked, in: world)
        return Ask(
            request: signed.request, caller: world.caller,
            exchange: (asked, signed.hasUserToken))
    }
}

// MARK: - Asking without a lock

extension MusicClient {
    /// Asks the world's service, and stores the changes of the answer.
    private func answer(_ ask: Ask, in keeper: some WorldKeeper) async throws -> Response {
        let (service, envelope) = try keeper.withWorld { try self.connection(of: $0, to: ask.neighbor) }
        var response = try await self.response(of: service, to: ask, in: keeper)
        response.envelope = envelope
        if let delay = response.delay, keeper.withWorld({ $0.clock.isRunning }) {
            try await keeper.wait { try await Task.sleep(for: .seconds(delay)) }
        }
        let settled = response
        _ = keeper.record { world in
            let time = milliseconds(in: world)
            return world.settle(ask, settled).map { DatedChange($0, at: time, by: .service) }
        }
        return response
    }

    /// Answers a request that does not leave the device: no network carries it, and no observer sees it.
    func answerUnsent(_ ask: Ask, in keeper: some WorldKeeper) async throws -> Response {
        try Task.checkCancellation()
        return try await response(of: keeper.withWorld { try self.service(of: $0) }, to: ask, in: keeper)
    }

    private func response(
        of service: any Service<ServiceMemory>, to ask: Ask, in keeper: some WorldKeeper
    ) async throws -> Response {
        let memory = AskedMemory(keeper: keeper, client: self, ask: ask)
        switch service.answer(to: ask.request, in: memory) {
        case .made(let result, _): return try result.get()
        case .awaited(let rest): return try await rest.response(in: memory).0
        }
    }
}

/// The services' memory of a world, for one request.
private struct AskedMemory<Keeper: WorldKeeper>: MemoryKeeper {
    let keeper: Keeper
    let client: MusicClient
    let ask: Ask

    var isShared: Bool { keeper.isShared }

    func withStorage<Value: Sendable>(_ body: (inout World) -> Value) -> Value { keeper.withWorld(body) }

    func context(around memory: ServiceMemory, in world: World) -> ServiceContext<ServiceMemory> {
        client.context(for: ask, memory, world.clock)
    }

    func wait<Value: Sendable>(for body: @escaping @Sendable () async throws -> Value) async throws -> Value {
        try await keeper.wait(for: body)
    }
}

extension World {
    /// Returns the request with the requested language, if it differs from the storefront's default.
    package func localized(_ request: Request) -> Request {
        guard let locale, locale != currentStorefront.defaultLanguageTag, request.value(of: "l") == nil else {
            return request
        }
        var request = request
        request.add(QueryItem("l", locale))
        return request
    }
}

extension Request {
    /// Whether the caller set a music user token, or suppressed it with an empty value.
    fileprivate var bringsUserToken: Bool { headers["Music-User-Token"] != nil || headers["Media-User-Token"] != nil }
}

extension MusicClient {
    /// Returns whether a request requires a user token and has none.
    /// - Throws: the errors of `connect`.
    package func lacksUserToken(_ request: Request, in world: World) throws -> Bool {
        try !request.bringsUserToken && description(of: world).schema.userTokenUse(of: request) == .required
    }

    /// Returns the request with the missing tokens.
    /// - Throws: `Refusal` if the app gets no developer token, `CredentialProblem` if a server gets none, and the
    ///   errors of `connect`.
    func signed(_ request: Request, in world: World) throws -> (request: Request, hasUserToken: Bool) {
        var signed = request
        if request.headers["Authorization"] == nil {
            signed.headers["Authorization"] = "Bearer \(try developerToken(of: world))"
        }
        let usesToken = try !request.bringsUserToken && description(of: world).schema.userTokenUse(of: request) != .none
        let held = world.address.isOnNetwork ? serverUserToken(of: world) : world.userToken?.text
        let userToken = usesToken ? held : nil
        if let userToken { signed.headers["Music-User-Token"] = userToken }
        signed.headers = signed.headers.withoutEmpty
        return (signed, userToken != nil)
    }
}
