import AppleMusicAPI
import Synchronization
import Testing
import TonearmShell
import TonearmWorld

/// Tests repeating requests to a busy service.
struct RetryTests {
    /// Returns a service that gives these answers in sequence, and then a song.
    private static func service(_ answers: [Response]) -> FakeService {
        let rest = Answers(answers)
        return FakeService { _ in
            rest.next() ?? Response(status: 200, body: .json(["data": [FakeService.song(id: 1, name: "One")]]))
        }
    }

    private final class Answers: Sendable {
        private let left: Mutex<[Response]>

        init(_ answers: [Response]) { left = Mutex(answers) }

        func next() -> Response? { left.withLock { $0.isEmpty ? nil : $0.removeFirst() } }
    }

    private static func busy(_ status: Int, after: String? = nil) -> Response {
        var response = Response(status: status)
        response.headers["Retry-After"] = after
        return response
    }

    @Test func `a fault that passes is waited for, and what was asked comes`() async {
        let session = ShellSession()
        await session.run("fault set 503 --times 1")
        let outcome = await session.run("albums 310730204")
        #expect(outcome.status == 0)
        #expect(outcome.lines.first?.hasPrefix("Born to Run") == true)
        #expect(outcome.errors == "note: 503 Service Unavailable; the clock goes forward 1 s before try 2 of 3.\n")
    }

    @Test func `tries are few, and the waits grow`() async {
        let service = Self.service(Array(repeating: Self.busy(503), count: 9))
        let session = ShellSession(service: service)
        let outcome = await session.run("songs 1")
        #expect(outcome.status == 1)
        #expect(
            outcome.errors == """
                note: 503 Service Unavailable; the clock goes forward 1 s before try 2 of 3.
                note: 503 Service Unavailable; the clock goes forward 2 s before try 3 of 3.
                error: 503 Service Unavailable: the answer has no body
                Cannot fetch 'songs/1'. The service is in trouble: wait a while, then try again.

                """)
        #expect(service.requests.count == 3)
        #expect(session.session.world.clock == .fixed(seconds: ShellSession.time + 3))
    }

    @Test(arguments: [
        ("5", 5), ("0", 0), ("Sat, 21 Nov 2026 09:30:42 GMT", 42), ("Sat, 21 Nov 2026 09:29:00 GMT", 0), ("soon", 1),
    ])
    func `Retry-After is honoured`(text: String, seconds: Int) async {
        let session = ShellSession(service: Self.service([Self.busy(429, after: text)]))
        let outcome = await session.run("songs 1")
        #expect(outcome.status == 0)
        #expect(
            outcome.errors
                == "note: 429 Too Many Requests; the clock goes forward \(seconds) s before try 2 of 3.\n")
        #expect(session.session.world.clock == .fixed(seconds: ShellSession.time + seconds))
    }

    @Test func `a rest that is too long is told and not waited for`() async {
        let service = Self.service([Self.busy(429, after: "61")])
        let outcome = await ShellSession(service: service).run("songs 1")
        #expect(outcome.errors.hasPrefix("error: 429 Too Many Requests: "))
        #expect(outcome.errors.contains("wait 61 s, then try again."))
        #expect(service.requests.count == 1)
    }

    @Test(arguments: [400, 401, 403, 404, 500, 502, 504])
    func `other refusals are final`(status: Int) async {
        let service = Self.service([Self.busy(status, after: "1")])
        #expect(await ShellSession(service: service).run("songs 1").status == 1)
        #expect(service.requests.count == 1)
    }

    @Test(arguments: [
        "get /v1/test", "post /v1/me/library '{}'", "put /v1/me/x '{}'", "delete /v1/me/favorites",
        "rate songs/1 like", "library add songs/1", "playlist create Road", "favorite songs/1",
    ])
    func `raw requests and changes are sent once`(line: String) async throws {
        let service = Self.service(Array(repeating: Self.busy(503, after: "1"), count: 9))
        let session = ShellSession(service: service)
        try await session.runAll("authorize --answer allow")
        let outcome = await session.run(line)
        #expect(outcome.status == 1)
        #expect(!outcome.errors.contains("note: "))
        #expect(service.requests.count == 1)
    }

    @Test func `retries are a setting`() async throws {
        let service = Self.service(Array(repeating: Self.busy(503), count: 9))
        let session = ShellSession(service: service)
        try await session.runAll("set retries 0")
        #expect(await session.run("songs 1").errors.hasPrefix("error: 503 "))
        #expect(service.requests.count == 1)
        try await session.runAll("set retries 8")
        #expect(await session.run("songs 1").errors.contains("goes forward 60 s before try 8 of 9.\n"))
    }

    @Test func `a wait can be interrupted`() async {
        let service = FakeService { _ in
            withUnsafeCurrentTask { $0?.cancel() }
            return Self.busy(503, after: "30")
        }
        let session = ShellSession(service: service)
        session.session.world.clock = .system
        let outcome = await Task { await session.run("songs 1") }.value
        #expect(outcome.status == 130)
        #expect(
            outcome.errors == "note: 503 Service Unavailable; waiting 30 s before try 2 of 3.\nInterrupted.\n")
    }

    @Test func `where the clock stands still, counted requests come through all the same`() async throws {
        let session = ShellSession()
        try await session.runAll("fault set rate-limit")
        var errors = ""
        for _ in 0..<70 { errors += await session.run("albums 310730204").errors }
        #expect(
            errors == """
                note: 429 Too Many Requests; the clock goes forward 1 s before try 2 of 3.

                """)
    }
}
