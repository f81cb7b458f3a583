import AppleMusicAPI
import AppleMusicSimulator
import ServedSupport
import Synchronization
import Testing

@testable import AppleMusicHTTP

/// Answers that are made from a copy of the memory while others change it.
struct AttemptTests {
    private let shared = SharedMemory(SimulatorMemory(seed: 1))

    private func change(_ attempt: inout Attempt<SimulatorMemory>, _ path: String) {
        attempt.context.memory.state.faults.set(Faults.Fault(.status(503), on: path))
    }

    private var paths: [String] { shared.state.withLock { $0.memory.state.faults.list.map(\.path) } }

    @Test func `a change of a memory that has changed meanwhile counts for nothing`() throws {
        var first = Attempt(on: shared, now: 0)
        var second = Attempt(on: shared, now: 0)
        change(&first, "/a")
        change(&second, "/b")
        #expect(first.end(on: shared, now: 0)?.change == 1)
        #expect(second.end(on: shared, now: 0) == nil)
        #expect(paths == ["/a"])
    }

    @Test func `an answer that changes nothing counts whatever others change, and is not remembered as theirs`() throws
    {
        let reading = Attempt(on: shared, now: 0)
        var writing = Attempt(on: shared, now: 0)
        change(&writing, "/a")
        #expect(writing.end(on: shared, now: 0) != nil)
        let made = try #require(reading.end(on: shared, now: 0))
        #expect(made.change == nil)
        #expect(made.generation < shared.state.withLock { $0.cache.generation })
        #expect(paths == ["/a"])
    }

    @Test func `an answer from what was taken back meanwhile counts for nothing`() {
        let reading = Attempt(on: shared, now: 0)
        shared.state.withLock { $0.memory = $0.ledger.takeBack() }
        #expect(reading.end(on: shared, now: 0) == nil)
    }

    @Test func `whoever was forestalled comes first`() async throws {
        let forestalled = ForestalledService()
        let service = ServedService(forestalled, memory: SimulatorMemory(seed: 1), clock: { Served.now })
        forestalled.meanwhile.withLock {
            $0 = { service.respondAtOnce(to: Request(.get, "/quick")) { $0 }?.status }
        }
        defer { forestalled.meanwhile.withLock { $0 = nil } }
        let answer = await service.respond(to: Request(.post, "/slow"))
        // It was forestalled once; the second time the other one had to wait.
        #expect(answer.headers["Quick"] == "none")
        #expect(service.respondAtOnce(to: Request(.get, "/quick")) { $0 }?.status == 200)
    }
}

/// Each answer changes the memory. Those that wait do something in the middle.
private final class ForestalledService: Service {
    let description = ServiceDescription("slow")
    let meanwhile = Mutex<(@Sendable () -> Int?)?>(nil)

    func answer(
        to request: Request, in context: inout ServiceContext<SimulatorMemory>
    ) -> ServiceAnswer<SimulatorMemory> {
        if request.path == "/quick" {
            change(&context)
            return .made(.success(Response(status: 200)))
        }
        return .awaited { context in
            let status = self.meanwhile.withLock { $0 }?()
            self.change(&context)
            return Response(
                status: 200, headers: Headers([("Quick", status.map { String($0) } ?? "none")]), body: .empty)
        }
    }

    private func change(_ context: inout ServiceContext<SimulatorMemory>) {
        let name = String(context.memory.accounts.count)
        context.memory.accounts.append(SimulatedAccount(name, storefront: "us", isSubscribed: false))
    }
}
