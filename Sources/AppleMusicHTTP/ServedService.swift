package import AppleMusicAPI
import Synchronization

/// A source of answers for many clients at once.
package protocol SharedService: Sendable {
    /// Answers a request.
    /// - Parameter finish: makes the final form of the answer. It depends on the request and the answer alone, so that finished answers can be
    ///   cached.
    func answer(to request: Request, finish: @escaping @Sendable (Response) -> Response) -> ServedAnswer

    /// The reason why a request was answered with 401.
    func refusal(of request: Request) -> UnauthorizedReason

    /// Seconds since 1970.
    var now: Int { get }
}

/// An answer, or the work that makes it.
package enum ServedAnswer: Sendable {
    case made(KnownAnswer)
    /// Work that has no effect until it runs.
    case awaited(@Sendable () async -> Response)

    package static func made(_ response: Response) -> ServedAnswer { .made(KnownAnswer(response)) }

    package var response: Response {
        get async {
            switch self {
            case .made(let answer): answer.response
            case .awaited(let rest): await rest()
            }
        }
    }
}

extension SharedService {
    package func respond(
        to request: Request, finish: @escaping @Sendable (Response) -> Response = { $0 }
    ) async -> Response {
        await answer(to: request, finish: finish).response
    }
}

/// A service with one memory for all clients.
package final class ServedService<Memory: ServedMemory>: SharedService {
    private let service: any Service<Memory>
    private let shared: SharedMemory<Memory>
    private let clock: @Sendable () -> Int
    private let fraction: @Sendable () -> Int
    /// Stores the memory's changes; nil if it is not kept.
    private let commit: GroupCommit<Memory>?
    private let mayWait: Bool

    /// - Parameters:
    ///   - mayWait: whether the service may block a thread, as it does to read a catalog on a disk.
    ///   - clock: seconds since 1970.
    ///   - fraction: milliseconds of the running second.
    ///   - world: the id under which the memory is kept.
    ///   - commit: stores the memory's changes; the memory itself is stored already. Nil keeps it for the life of the process.
    package init(
        _ service: any Service<Memory>, memory: Memory, mayWait: Bool = false, clock: @escaping @Sendable () -> Int,
        fraction: @escaping @Sendable () -> Int = { 0 },
        world: String = WorldID.standard, commit: GroupCommit<Memory>? = nil
    ) {
        self.service = service
        self.fraction = fraction
        self.mayWait = mayWait
        self.clock = clock
        self.commit = commit
        shared = SharedMemory(memory, world: world, isKept: commit != nil)
    }

    /// Answers at once, unless the answer may be delayed or lost on purpose, the memory is kept on a disk, or the service has to wait.
    package func answer(to request: Request, finish: @escaping @Sendable (Response) -> Response) -> ServedAnswer {
        let now = clock()
        let (known, hasFaults) = shared.state.withLock { state in
            (Self.isCacheable(request) ? state.cache.answer(to: request, now: now) : nil, state.memory.hasFaults)
        }
        if let known { return .made(known) }
        if mayWait {
            // The event loop has other connections to serve.
            return .awaited {
                await withTaskExecutorPreference(globalConcurrentExecutor) { await self.response(to: request, finish) }
            }
        }
        if commit != nil || hasFaults { return .awaited { await self.response(to: request, finish) } }
        let memory = shared.at(now, fraction: fraction())
        switch service.answer(to: request, in: memory) {
        case .made(let result, let made): return .made(cached(finish(Self.response(of: result)), to: request, made))
        case .awaited(let rest): return .awaited { await self.response(to: request, awaiting: rest, memory, finish) }
        }
    }

    private func response(to request: Request, _ finish: @Sendable (Response) -> Response) async -> Response {
        let memory = shared.at(clock(), fraction: fraction())
        switch service.answer(to: request, in: memory) {
        case .made(let result, let made): return await kept(Self.response(of: result), to: request, made, finish)
        case .awaited(let rest): return await response(to: request, awaiting: rest, memory, finish)
        }
    }

    private func response(
        to request: Request, awaiting rest: AwaitedAnswer<SharedMemory<Memory>.State>,
        _ memory: MomentOfMemory<Memory>, _ finish: @Sendable (Response) -> Response
    ) async -> Response {
        guard let (response, made) = try? await rest.response(in: memory) else { return finish(.bare(500)) }
        return await kept(response, to: request, made, finish)
    }

    /// The response, or 500 if none came from the service.
    private static func response(of result: Result<Response, any Error>) -> Response {
        (try? result.get()) ?? .bare(500)
    }

    /// The finished answer, once its change is on the disk, if the memory is kept. A change that cannot be kept is taken back and answered
    /// with 503.
    private func kept(
        _ response: Response, to request: Request, _ made: Made, _ finish: @Sendable (Response) -> Response
    ) async -> Response {
        if await outcome(of: made) == .lost, !Self.isCacheable(request) {
            return finish(shared.state.withLock { $0.memory.answerOfLostChange() })
        }
        return cached(finish(response), to: request, made).response
    }

    private func cached(_ answer: Response, to request: Request, _ made: Made) -> KnownAnswer {
        let answer = KnownAnswer(answer)
        if !made.isChanged, answer.response.isSuccess, Self.isCacheable(request) {
            shared.state.withLock { $0.cache.store(answer, to: request, generation: made.generation) }
        }
        return answer
    }

    private static func isCacheable(_ request: Request) -> Bool { ResponseCache.isCacheable(request) }

    /// Changes the memory without a request. The change is kept like a request's.
    /// - Returns: the body's result; nil if the change could not be kept, and was taken back.
    package func change<Result: Sendable>(_ body: (inout Memory, _ now: Int) -> Result) async -> Result? {
        let now = clock()
        let (result, made) = shared.at(now).withStorage { state in state.lend { body(&$0, now) } }
        return await outcome(of: made) == .lost ? nil : result
    }

    /// Waits until a change is on the disk, or taken back.
    private func outcome(of made: Made) async -> PendingChange.Outcome {
        guard let commit, let change = made.change else { return .kept }
        return await commit.outcome(of: change, in: shared)
    }

    package func refusal(of request: Request) -> UnauthorizedReason {
        let memory = shared.state.withLock { $0.memory }
        let now = clock()
        return UnauthorizedReason(
            of: request, check: service.description.developerTokenCheck(with: memory.developerKeys, now: now))
    }

    /// Seconds since 1970.
    package var now: Int { clock() }
}
