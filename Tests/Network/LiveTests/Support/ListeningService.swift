import AppleMusicAPI
import Synchronization

/// A service that keeps the requests it gets, and answers each with the same response.
final class ListeningService: Service {
    typealias Memory = Int

    let response: Response
    private let clock: SteppingClock
    private let heard = Mutex<[(request: Request, time: Duration)]>([])

    init(_ response: Response = Response(status: 200, body: .json([:])), clock: SteppingClock = SteppingClock()) {
        self.response = response
        self.clock = clock
    }

    var description: ServiceDescription {
        Neighbor("x", title: "X", host: "example.com", envelope: .appleMusic).description(from: "a test")
    }

    func answer(to request: Request, in context: inout ServiceContext<Int>) -> ServiceAnswer<Int> {
        heard.withLock { $0.append((request, clock.now.time)) }
        return .made(.success(response))
    }

    var requests: [Request] { heard.withLock { $0.map(\.request) } }
    /// The times at which the requests began, since the clock's start.
    var times: [Duration] { heard.withLock { $0.map(\.time) } }
}

extension Service<Int> {
    /// Answers a request without a memory.
    func answer(_ request: Request) async throws -> Response {
        var context = ServiceContext(memory: 0, systemTime: { 0 })
        return try await respond(to: request, in: &context)
    }
}
