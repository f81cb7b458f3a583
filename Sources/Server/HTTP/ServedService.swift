package import AppleMusicAPI
import Synchronization

/// A service that many clients use at the same time.
package protocol SharedService: Sendable {
    func answer(to request: Request) -> Pending<ServedResponse>

    /// The current moment; cached responses of this moment are valid.
    var moment: Moment { get }

    /// Returns the reason why a request was answered with 401.
    func refusal(of request: Request) -> UnauthorizedReason

    /// The service's time in seconds since 1970.
    var now: Int { get }
}

/// A service with one memory for all clients.
package final class ServedService<Memory: ServedMemory>: SharedService {
    private let service: any Service<Memory>
    private let shared: SharedMemory<Memory>
    private let clock: @Sendable () -> Int
    private let fraction: @Sendable () -> Int
    /// Stores the memory's changes; nil if they are only in memory.
    private let commit: GroupCommit<Memory>?
    private let mayWait: Bool

    /// - Parameters:
    ///   - mayWait: whether the service may block a thread, as it does to read a catalog on a disk.
    ///   - clock: seconds since 1970.
    ///   - fraction: milliseconds of the running second.
    ///   - world: the id under which the memory is stored.
    ///   - keptClock: the clock of the world, if it is stored with the memory.
    ///   - commit: stores the memory's changes; the memory itself is stored already. Nil if changes are only in memory.
    package init(
        _ service: any Service<Memory>, memory: Memory, mayWait: Bool = false, clock: @escaping @Sendable () -> Int,
        fraction: @escaping @Sendable () -> Int = { 0 },
        world: String = WorldID.standard, keptClock: ServedClock? = nil, commit: GroupCommit<Memory>? = nil
    ) {
        self.service = service
        self.fraction = fraction
        self.mayWait = mayWait
        self.clock = clock
        self.commit = commit
        shared = SharedMemory(memory, world: world, clock: keptClock, isKept: commit != nil)
    }

    /// Answers at once, unless the service may block, or the response changed a memory that is stored on disk.
    package func answer(to request: Request) -> Pending<ServedResponse> {
        // Blocking work must leave the event loop, which has other connections to serve.
        mayWait ? .awaited { await self.asked(request).value } : asked(request)
    }

    private func asked(_ request: Request) -> Pending<ServedResponse> {
        let now = clock()
        let memory = shared.at(now, fraction: fraction())
        switch service.answer(to: request, in: memory) {
        case .made(let result, let made):
            return kept((try? result.get()) ?? .bare(500), to: request, made, now)
        case .awaited(let rest):
            return .awaited {
                guard let (response, made) = try? await rest.response(in: memory) else {
                    return ServedResponse(.bare(500))
                }
                return await self.kept(response, to: request, made, now).value
            }
        }
    }

    /// Returns the response after its change is on disk. A change that cannot be stored is undone and answered with
    /// 503.
    private func kept(
        _ response: Response, to request: Request, _ made: Made, _ now: Int
    ) -> Pending<ServedResponse> {
        guard made.isChanged else {
            let holds = request.isRead && response.isSuccess
            return .ready(
                ServedResponse(response, moment: holds ? Moment(second: now, generation: made.generation) : nil))
        }
        guard made.change != nil else { return .ready(ServedResponse(response)) }
        return .awaited {
            guard await self.outcome(of: made) == .lost, !request.isRead else { return ServedResponse(response) }
            return ServedResponse(self.shared.state.withLock { $0.memory.answerOfLostChange() })
        }
    }

    /// Changes the memory without a request. The change is stored like that of a request.
    /// - Returns: the body's value; nil if the change could not be stored, and was undone.
    package func change<Result: Sendable>(_ body: (inout Memory, _ now: Int) -> Result) async -> Result? {
        let now = clock()
        let (result, made) = shared.at(now).withStorage { state in state.lend { body(&$0, now) } }
        return await outcome(of: made) == .lost ? nil : result
    }

    /// Waits until a change is on disk or undone.
    private func outcome(of made: Made) async -> PendingChange.Outcome {
        guard let commit, let change = made.change else { return .kept }
        return await commit.outcome(of: change, in: shared)
    }

    package var moment: Moment { Moment(second: clock(), generation: shared.state.withLock { $0.generation }) }

    package func refusal(of request: Request) -> UnauthorizedReason {
        UnauthorizedReason(of: request, check: developerTokenCheck)
    }

    /// The current check of developer tokens.
    var developerTokenCheck: DeveloperTokenCheck {
        service.description.developerTokenCheck(with: memory.developerKeys, now: now)
    }

    /// A copy of the memory.
    var memory: Memory { shared.state.withLock { $0.memory } }

    /// The service's time in seconds since 1970.
    package var now: Int { clock() }
}

extension Request {
    /// Whether the request only reads.
    var isRead: Bool { method == .get || method == .head }
}
