package import AppleMusicAPI
import AppleMusicSimulator
import MusicDevice

extension MusicClient {
    /// The way in which a request is sent.
    package struct Sending: Sendable {
        /// The waits between the tries while a service is busy.
        package var policy = RetryPolicy(retries: 0)
        /// Called before each wait; an error ends the request.
        package var announce: (@Sendable (RetryPolicy.Notice) throws -> Void)?
        package var wantsReasons = false
        /// Whether a user token is fetched first if the app has none and MusicKit would fetch one.
        package var getsUserToken = true

        package init() {}
    }

    /// Sends a request with the world's language and tokens, and stores the exchange.
    ///
    /// Headers of the request replace the world's own; a header without a value is not sent at all. An answer that refuses is an answer.
    /// - Throws: `Refusal` if the app gets no developer token or no user token, `NetworkFailure`, `CancellationError`, and the errors of the
    ///   service: the reasons why no answer came.
    package func send(
        _ request: Request, in keeper: some WorldKeeper, _ sending: Sending = Sending()
    ) async throws -> Response {
        try Task.checkCancellation()
        try keeper.checkIsRunning()
        if sending.getsUserToken { _ = try await provideUserToken(for: request, in: keeper) }
        var ask = try keeper.withWorld { try self.ask(request, of: $0) }
        ask.wantsReasons = sending.wantsReasons
        var response = try await answer(ask, in: keeper)
        guard request.method == .get || request.method == .head else { return response }
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

    /// Sends a request of the device itself. It leaves only what the service did: no token, and no exchange of the app's.
    /// - Throws: `UserTokenRefusal` if nobody is signed in, and what `send(_:in:_:)` throws.
    func send(_ request: Request, asDevice device: String, in keeper: some WorldKeeper) async throws -> Response {
        try Task.checkCancellation()
        try keeper.checkIsRunning()
        let ask = try keeper.withWorld { world in try world.ask(request, asDevice: device) }
        return try await answer(ask, in: keeper)
    }

    /// Lets time pass: the task waits, or a clock that stands still is moved on, so that two runs are the same.
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
        let signed =
            try world.address.origin.map { try self.signed(asked, in: world, for: $0) }
            ?? self.signed(asked, in: world)
        return Ask(
            request: signed.request, caller: world.caller,
            exchange: (asked, signed.hasUserToken))
    }
}

// MARK: - Asking holds nothing

extension MusicClient {
    /// The number of answers from a copy of the memory before one is made with the world held.
    private static let attempts = 3

    /// Asks the world's service, and stores what the answer changed.
    private func answer(_ ask: Ask, in keeper: some WorldKeeper) async throws -> Response {
        let (service, description) = try keeper.withWorld { try self.connection(of: $0) }
        var response = try await stored(ask, service, keeper)
        response.envelope = description.envelope
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

    /// Answers from a copy of the memory, which is stored if nobody changed the memory meanwhile (optimistic concurrency control); an answer
    /// that changes nothing is true of the moment at which it began. After a few tries, and if nobody else uses the world, the world is held.
    private func stored(
        _ ask: Ask, _ service: any Service<ServiceMemory>, _ keeper: some WorldKeeper
    ) async throws -> Response {
        if keeper.isShared {
            for _ in 0..<Self.attempts {
                let before = keeper.withWorld { ($0.serviceMemory, $0.clock) }
                var context = context(for: ask, before.0, before.1)
                switch service.answer(to: ask.request, in: &context) {
                case .made(let result):
                    let memory = context.memory
                    let isStored = keeper.withWorld { world in
                        if memory == before.0 { return true }
                        guard world.serviceMemory == before.0 else { return false }
                        world.serviceMemory = memory
                        return true
                    }
                    if isStored { return try result.get() }
                case .awaited(let rest): return try await awaited(rest, context, keeper)
                }
            }
        }
        typealias Asked = (answer: ServiceAnswer<ServiceMemory>, context: ServiceContext<ServiceMemory>)
        let (answer, context) = keeper.withWorld { world -> Asked in
            var context = self.context(for: ask, ServiceMemory.empty, world.clock)
            let answer = world.lendingMemory { memory in
                swap(&context.memory, &memory)
                defer { swap(&context.memory, &memory) }
                return service.answer(to: ask.request, in: &context)
            }
            if case .awaited = answer { context.memory = world.serviceMemory }
            return (answer, context)
        }
        switch answer {
        case .made(let result): return try result.get()
        case .awaited(let rest): return try await awaited(rest, context, keeper)
        }
    }

    /// Waits for the rest of an answer. A field that the answer changed is stored if nobody else changed it meanwhile: what a person or an app
    /// did during the wait stays.
    private func awaited(
        _ rest: @escaping @Sendable (inout ServiceContext<ServiceMemory>) async throws -> Response,
        _ context: ServiceContext<ServiceMemory>, _ keeper: some WorldKeeper
    ) async throws -> Response {
        let before = context.memory
        let (response, after) = try await keeper.wait {
            var context = context
            let response = try await rest(&context)
            return (response, context.memory)
        }
        if after != before {
            keeper.withWorld { world in
                if world.memory == before.simulator.state { world.memory = after.simulator.state }
                if world.replay == before.replay { world.replay = after.replay }
            }
        }
        return response
    }
}
