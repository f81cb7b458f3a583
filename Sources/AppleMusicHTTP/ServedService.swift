package import AppleMusicAPI
import Synchronization

/// A service that many clients use at the same time.
package protocol SharedService: Sendable {
    /// Answers a request.
    func answer(to request: Request) -> Pending<ServedResponse>

    /// The current moment; cached responses of this moment are valid.
    var moment: Moment { get }

    /// Returns the reason why a request was answered with 401.
    func refusal(of request: Request) -> UnauthorizedReason

    /// The service's time in seconds since 1970.
    var now: Int { get }
}

/// A service's response and its validity.
package struct ServedResponse: Sendable {
    package var response: Response
    /// The moment for which the response is valid; nil if it is valid for one request only.
    package var moment: Moment?

    package init(_ response: Response, moment: Moment? = nil) {
        self.response = response
        self.moment = moment
    }
}

/// A service whose memory all clients share.
package final class ServedService<Memory: ServedMemory>: SharedService {
    private let service: any Service<Memory>
    private let shared: SharedMemory<Memory>
    private let clock: @Sendable () -> Int
    private let fraction: @Sendable () -> Int
    /// Writes the memory to disk; nil if it is not stored.
    private let commit: GroupCommit?
    private let mayWait: Bool

    /// - Parameters:
    ///   - mayWait: whether the service may block a thread, for example to read a catalog from disk.
    ///   - clock: returns seconds since 1970.
    ///   - fraction: returns the milliseconds of the current second.
    ///   - store: the file that stores the memory and already contains it; nil keeps the memory for the life of the
    ///     process.
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
        commit = store.map { store in GroupCommit { shared.keep(in: store) } }
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
        guard let change = made.change else {
            let holds = request.isRead && response.isSuccess
            return .ready(
                ServedResponse(response, moment: holds ? Moment(second: now, generation: made.generation) : nil))
        }
        guard commit != nil else { return .ready(ServedResponse(response)) }
        return .awaited {
            guard await self.settle(change) == .lost, !request.isRead else { return ServedResponse(response) }
            return ServedResponse(self.shared.state.withLock { $0.memory.answerOfLostChange() })
        }
    }

    /// Changes the memory from outside of a request. The change is stored like that of a request.
    /// - Returns: the body's value; nil if the change could not be stored and was undone.
    package func change<Result: Sendable>(_ body: (inout Memory, _ now: Int) -> Result) async -> Result? {
        let now = clock()
        let (result, made) = shared.at(now).withStorage { state in state.lend { body(&$0, now) } }
        if let change = made.change, await settle(change) == .lost { return nil }
        return result
    }

    /// Waits until a change is on disk or undone.
    private func settle(_ change: Int) async -> Ledger<Memory>.Outcome {
        guard let commit else { return .kept }
        await commit.wait()
        return shared.state.withLock { $0.ledger.outcome(of: change) } ?? .lost
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
