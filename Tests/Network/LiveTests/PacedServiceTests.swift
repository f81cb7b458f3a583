import AppleMusicAPI
import Testing
import TonearmLive
import TonearmTestSupport

/// Tests the pauses between requests to a service with a limit.
struct PacedServiceTests {
    private let clock = SteppingClock()
    private let request = Request(.get, "/ws/2/artist/1")

    @Test func `requests in a row begin a pause apart, the first one at once`() async throws {
        let base = ListeningService(clock: clock)
        let service = PacedService(base, pause: .seconds(1), clock: clock)
        for _ in 0..<3 { _ = try await service.answer(request) }
        #expect(base.times == [.zero, .seconds(1), .seconds(2)])
    }

    @Test func `time that passed between requests counts, and is not saved up`() async throws {
        let base = ListeningService(clock: clock)
        let service = PacedService(base, pause: .seconds(1), clock: clock)
        _ = try await service.answer(request)
        clock.advance(by: .milliseconds(400))
        _ = try await service.answer(request)
        clock.advance(by: .seconds(10))
        _ = try await service.answer(request)
        _ = try await service.answer(request)
        #expect(base.times == [.zero, .seconds(1), .seconds(11), .seconds(12)])
    }

    @Test func `requests at the same time get turns of their own`() async throws {
        let base = ListeningService(clock: clock)
        let service = PacedService(base, pause: .seconds(1), clock: clock)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<5 { group.addTask { _ = try await service.answer(request) } }
            try await group.waitForAll()
        }
        #expect(base.requests.count == 5 && clock.now.time == .seconds(4))
    }

    @Test func `a cancelled wait sends nothing`() async throws {
        let base = ListeningService(clock: clock)
        let service = PacedService(base, pause: .seconds(1), clock: clock)
        let task = Task {
            await eventually { Task.isCancelled }
            return try await service.answer(request)
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(base.requests.isEmpty)
    }

    @Test func `a refusal with Retry-After and a page of HTML pass unchanged, and cost a turn`() async throws {
        let page = Response(
            status: 503, headers: Headers([("Retry-After", "5"), ("Content-Type", "text/html")]),
            body: .bytes(Array("<html>busy</html>".utf8)))
        let base = ListeningService(page, clock: clock)
        let service = PacedService(base, pause: .seconds(1), clock: clock)
        for _ in 0..<2 {
            let answer = try await service.answer(request)
            #expect(answer.status == 503 && answer.retryAfter(now: 0) == 5)
            #expect(answer.body.bytes == page.body.bytes)
        }
        #expect(base.times == [.zero, .seconds(1)])
        #expect(service.description.summary == base.description.summary)
    }
}
