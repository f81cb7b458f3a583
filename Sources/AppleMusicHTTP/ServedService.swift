package import AppleMusicAPI
import Synchronization

/// Something that answers requests of many clients at once.
package protocol SharedService: Sendable {
    /// - Parameter finish: what is to be done with the answer before it goes out. Depends on the request and the answer alone, so that an
    ///   answer can be remembered finished.
    func respond(to request: Request, finish: @Sendable (Response) -> Response) async -> Response

    /// The finished answer to the very same request in this second, where it is remembered.
    func known(_ request: Request) -> KnownAnswer?

    /// The finished answer where it is made without waiting for anything or anybody; nil where it has to be asked for.
    func respondAtOnce(to request: Request, finish: (Response) -> Response) -> Response?

    /// Whether an answer may hold a thread while it waits for a disk or for another machine.
    var mayWait: Bool { get }

    /// Why a request was answered with 401.
    func refusal(of request: Request) -> UnauthorizedReason

    /// Seconds since 1970.
    var now: Int { get }
}

extension SharedService {
    /// What remembers nothing knows nothing.
    package func known(_ request: Request) -> KnownAnswer? { nil }

    package func respondAtOnce(to request: Request, finish: (Response) -> Response) -> Response? { nil }
}

/// One service for all clients. Each request is answered from the memory as it is then; where somebody else changed it meanwhile, it is
/// answered again. Those that may have to wait come one after the other.
package final class ServedService<Memory: ServedMemory>: SharedService {
    private let service: any Service<Memory>
    private let shared: SharedMemory<Memory>
    private let access = SequentialAccess()
    private let clock: @Sendable () -> Int
    private let fraction: @Sendable () -> Int
    /// Brings the memory to the disk; nil where it is not kept.
    private let commit: GroupCommit?
    package let mayWait: Bool

    /// - Parameters:
    ///   - mayWait: whether the service itself may wait, for a catalog on a disk or another machine.
    ///   - clock: seconds since 1970.
    ///   - fraction: milliseconds of the running second.
    ///   - store: where the memory is kept, and is already; nil keeps it for the life of the process.
    package init(
        _ service: any Service<Memory>, memory: Memory, mayWait: Bool = false, clock: @escaping @Sendable () -> Int,
        fraction: @escaping @Sendable () -> Int = { 0 }, store: StateStore<Memory>? = nil
    ) {
        self.service = service
        self.fraction = fraction
        self.mayWait = mayWait
        self.clock = clock
        let shared = SharedMemory(memory)
        self.shared = shared
        commit = store.map { store in GroupCommit { shared.keep(in: store, now: clock()) } }
    }

    /// Answers a request. What it changed is on the disk, if it is kept at all, before anybody hears of it; a change that cannot be kept is
    /// taken back and answered with 503. Where no answer comes from the service, it is 500.
    package func respond(
        to request: Request, finish: @Sendable (Response) -> Response = { $0 }
    ) async -> Response {
        let now = clock()
        let isCacheable = ResponseCache.isCacheable(request)
        if isCacheable, let known = known(request, now: now) { return known.response }
        let (made, answer) = await access.perform {
            await self.perform(now: now) { context in
                (try? await self.service.respond(to: request, in: &context)) ?? .bare(500)
            }
        }
        if let change = made.change, await settle(change) == .lost, !isCacheable {
            return finish(shared.state.withLock { $0.memory.answerOfLostChange() })
        }
        let finished = finish(answer)
        remember(finished, to: request, made)
        return finished
    }

    /// A change that must be on the disk before anybody hears of it is never made here.
    package func respondAtOnce(to request: Request, finish: (Response) -> Response) -> Response? {
        guard commit == nil, !mayWait else { return nil }
        let now = clock()
        for _ in 0..<Self.mostAttempts {
            guard var attempt = Attempt(givingWayOn: shared, now: now, fraction: fraction()),
                !attempt.context.memory.hasFaults,
                case .made(.success(let answer)) = service.answer(to: request, in: &attempt.context)
            else { return nil }
            guard let made = attempt.end(on: shared, now: now) else { continue }
            let finished = finish(answer)
            remember(finished, to: request, made)
            return finished
        }
        return nil
    }

    /// Whoever was forestalled so often waits for a turn.
    private static var mostAttempts: Int { 3 }

    private func remember(_ answer: Response, to request: Request, _ made: Made) {
        guard made.change == nil, answer.isSuccess, ResponseCache.isCacheable(request) else { return }
        shared.state.withLock { $0.cache.store(answer, to: request, generation: made.generation) }
    }

    package func known(_ request: Request) -> KnownAnswer? {
        ResponseCache.isCacheable(request) ? known(request, now: clock()) : nil
    }

    private func known(_ request: Request, now: Int) -> KnownAnswer? {
        shared.state.withLock { $0.cache.answer(to: request, now: now) }
    }

    /// Changes the memory otherwise than by a request. The change is kept as a request's is.
    /// - Returns: what the body returns; nil where the change could not be kept, and was taken back.
    package func change<Result: Sendable>(
        _ body: @escaping @Sendable (inout Memory, _ now: Int) -> Result
    ) async -> Result? {
        let now = clock()
        let (made, result) = await access.perform {
            await self.perform(now: now) { context in body(&context.memory, now) }
        }
        if let change = made.change, await settle(change) == .lost { return nil }
        return result
    }

    /// Does something with the memory as it is now; again, where somebody else changed it meanwhile.
    private func perform<Result: Sendable>(
        now: Int, _ body: (inout ServiceContext<Memory>) async -> Result
    ) async -> (Made, Result) {
        defer { shared.state.withLock { $0.isReserved = false } }
        while true {
            var attempt = Attempt(on: shared, now: now, fraction: fraction())
            let result = await body(&attempt.context)
            if let made = attempt.end(on: shared, now: now) { return (made, result) }
            // Those who answer at once are faster, and would come first again and again.
            shared.state.withLock { $0.isReserved = true }
        }
    }

    /// Waits until a change is on the disk, or taken back.
    private func settle(_ change: Int) async -> Ledger<Memory>.Outcome {
        guard let commit else { return .kept }
        await commit.wait()
        return shared.state.withLock { $0.ledger.outcome(of: change) } ?? .lost
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
