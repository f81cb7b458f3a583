package import AppleMusicAPI
import Synchronization

/// Something that answers requests of many clients at once.
package protocol SharedService: Sendable {
    /// - Parameter finish: what is to be done with the answer before it goes out. Depends on the request and the answer alone, so that an
    ///   answer can be remembered finished.
    func respond(to request: Request, finish: @Sendable (Response) -> Response) async -> Response

    /// Whether an answer may have to wait for a disk or for another machine.
    var mayWait: Bool { get }

    /// Why a request was answered with 401.
    func refusal(of request: Request) -> UnauthorizedReason

    /// Seconds since 1970.
    var now: Int { get }
}

/// One service for all clients: each request has its memory to itself until it is answered.
package final class ServedService<Memory: ServedMemory>: SharedService {
    private let service: any Service<Memory>
    private let shared: Mutex<Shared>
    private let access = SequentialAccess()
    private let clock: @Sendable () -> Int
    private let store: StateStore<Memory>?
    package let mayWait: Bool

    private struct Shared: Sendable {
        var memory: Memory
        var cache = ResponseCache()
        var ledger: Ledger<Memory>
    }

    /// One writing at a time; it serves all who waited for it.
    private let writing = Mutex(())

    /// - Parameters:
    ///   - mayWait: whether the service itself may wait, for a catalog on a disk or another machine.
    ///   - clock: seconds since 1970.
    ///   - store: where the memory is kept, and is already; nil keeps it for the life of the process.
    package init(
        _ service: any Service<Memory>, memory: Memory, mayWait: Bool = false, clock: @escaping @Sendable () -> Int,
        store: StateStore<Memory>? = nil
    ) {
        self.service = service
        self.mayWait = mayWait || store != nil
        self.clock = clock
        self.store = store
        shared = Mutex(Shared(memory: memory, ledger: Ledger(kept: memory)))
    }

    /// Answers a request. What it changed is on the disk, if it is kept at all, before anybody hears of it; a change that cannot be kept is
    /// taken back and answered with 503. Where no answer comes from the service, it is 500.
    package func respond(
        to request: Request, finish: @Sendable (Response) -> Response = { $0 }
    ) async -> Response {
        let now = clock()
        let isCacheable = ResponseCache.isCacheable(request)
        if isCacheable, let known = shared.withLock({ $0.cache.answer(to: request, now: now) }) { return known }
        let (made, answer) = await access.perform { await self.answer(to: request, now: now) }
        if let change = made.change, settle(change) == .lost, !isCacheable {
            return finish(shared.withLock { $0.memory.answerOfLostChange() })
        }
        let finished = finish(answer)
        if isCacheable, made.change == nil, finished.isSuccess {
            shared.withLock { $0.cache.store(finished, to: request, generation: made.generation) }
        }
        return finished
    }

    /// Asks the service with the memory as it is now; again with the memory as it was before, where a failed writing took changes back
    /// meanwhile.
    private func answer(to request: Request, now: Int) async -> (Made, Response) {
        while true {
            let (before, lost) = shared.withLock { ($0.memory, $0.ledger.timesTakenBack) }
            var context = ServiceContext(memory: before, clock: .fixed(seconds: now), systemTime: { 0 })
            let response = (try? await service.respond(to: request, in: &context)) ?? .bare(500)
            // The ids of errors are not worth a writing.
            let isChanged = !context.memory.isSame(as: before)
            let made = shared.withLock { shared -> Made? in
                guard shared.ledger.timesTakenBack == lost else { return nil }
                shared.memory = context.memory
                if isChanged { shared.cache.removeAll(now) }
                return Made(change: isChanged ? shared.ledger.enter() : nil, generation: shared.cache.generation)
            }
            if let made { return (made, response) }
        }
    }

    /// An answer that was not remembered.
    private struct Made: Sendable {
        /// The number of what it changed; nil when it changed nothing.
        let change: Int?
        /// The cache's when it was made.
        let generation: Int
    }

    /// Waits until a change is on the disk, or taken back.
    private func settle(_ change: Int) -> Ledger<Memory>.Outcome {
        guard let store else { return .kept }
        return writing.withLock { _ in
            let (outcome, state, last) = shared.withLock { shared in
                (shared.ledger.outcome(of: change), shared.memory, shared.ledger.last)
            }
            if let outcome { return outcome }
            do {
                try store.save(state)
                shared.withLock { $0.ledger.keep(state, through: last) }
                return .kept
            } catch {
                shared.withLock { shared in
                    shared.memory = shared.ledger.takeBack()
                    shared.cache.removeAll(clock())
                    _ = shared.ledger.outcome(of: change)
                }
                return .lost
            }
        }
    }

    package func refusal(of request: Request) -> UnauthorizedReason {
        let memory = shared.withLock { $0.memory }
        let now = clock()
        let context = ServiceContext(memory: memory, clock: .fixed(seconds: now), systemTime: { 0 })
        return UnauthorizedReason(of: request, check: service.developerTokenCheck(in: context))
    }

    /// Seconds since 1970.
    package var now: Int { clock() }
}
