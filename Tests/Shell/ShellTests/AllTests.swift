import AppleMusicAPI
import Testing

@testable import TonearmShell

@Suite struct AllTests {
    @Test func `all pages become one answer`() async throws {
        let session = ShellSession(service: FakeService.songs(23))
        let outcome = try await session.runAll("get /v1/catalog/us/x", "all")
        #expect(outcome.lines.count == 1 + 23 + 1)
        #expect(outcome.lines.last == "23 songs; open N")
        #expect(session.session.here?.answer?.rows.map(\.id) == (1...23).map(String.init))
    }

    @Test(arguments: [(7, 1), (10, 1), (3, 0), (5, 0), (12, 1), (99, 4)])
    func `no more than was wanted, and next goes on right there`(max: Int, pages: Int) async throws {
        let service = FakeService.songs(23)
        let session = ShellSession(service: service)
        try await session.runAll("get /v1/catalog/us/x", "all --max \(max)")
        let kept = min(max, 23)
        #expect(session.session.here?.answer?.rows.count == kept)
        #expect(service.requests.count == 1 + pages)
        guard kept < 23 else { return }
        try await session.runAll("next")
        #expect(session.session.here?.answer?.rows.first?.id == String(kept + 1))
    }

    @Test(arguments: [1, 2, 3])
    func `pages that lead in a circle come to an end, and that is said`(length: Int) async throws {
        let service = FakeService { request in
            let page = request.value(of: "offset").flatMap { Int($0) } ?? 0
            let next = JSON.string("/v1/x?offset=\(page % length + 1)")
            return Response(status: 200, body: .json(["next": next, "data": [FakeService.song(id: page, name: "a")]]))
        }
        let session = ShellSession(service: service)
        try await session.runAll("get /v1/x")
        let outcome = try await session.runAll("all")
        #expect(service.requests.count == 1 + length)
        #expect(session.session.here?.answer?.rows.count == 1 + length)
        #expect(
            outcome.errors
                == "note: the pages lead back to '/v1/x?offset=1', which was fetched before: there may be more\n")
    }

    @Test func `Ctrl-C keeps what came`() async throws {
        let service = FakeService.songs(100) { offset in
            if offset == 15 { withUnsafeCurrentTask { $0?.cancel() } }
            if offset >= 15 { try Task.checkCancellation() }
        }
        let session = ShellSession(service: service)
        try await session.runAll("get /v1/catalog/us/x")
        let outcome = try await session.runAll("all")
        #expect(outcome.lines.last == "15 songs; more: next; open N")
        #expect(service.requests.count == 4)
    }

    @Test func `a page that the service refuses is a failure, and the session stays`() async throws {
        let service = FakeService { request in
            request.value(of: "offset") == nil
                ? Response(
                    status: 200,
                    body: .json(["next": "/v1/x?offset=1", "data": [FakeService.song(id: 1, name: "a")]]))
                : Response(status: 429)
        }
        let session = ShellSession(service: service)
        try await session.runAll("get /v1/x")
        let trail = session.session.trail
        #expect(await session.run("all").errors.contains("\nerror: 429 Too Many Requests: "))
        #expect(session.session.trail == trail)
    }

    @Test func `progress is shown on a terminal, and wiped`() async throws {
        let session = ShellSession(service: FakeService.songs(12), isTerminal: true)
        try await session.runAll("get /v1/x")
        let outcome = try await session.runAll("all")
        #expect(outcome.errors.contains("\r\u{1B}[K5 so far … Ctrl-C stops"))
        #expect(outcome.errors.hasSuffix("\r\u{1B}[K"))
    }

    @Test func `nothing moves where nobody watches`() async throws {
        let session = ShellSession(service: FakeService.songs(12))
        try await session.runAll("get /v1/x")
        #expect(try await session.runAll("all").errors == "")
    }

    @Test(arguments: [#"{"next":"/v1/x?offset=1","data":[{"id":"1","type":"songs"}]}"#, #"{"next":"/v1/y","data":[]}"#])
    func `a page that leads to itself is the last`(body: String) async throws {
        let service = FakeService(body: body)
        let session = ShellSession(service: service)
        try await session.runAll("get /v1/x?offset=0", "all")
        #expect(service.requests.count <= 3)
    }

    @Test func `a first page that says it is followed by itself is fetched once`() async throws {
        let service = FakeService(body: #"{"next":"/v1/x?offset=0&b=2","data":[{"id":"1","type":"songs"}]}"#)
        let session = ShellSession(service: service)
        try await session.runAll("get '/v1/x?b=2&offset=0'")
        let outcome = try await session.runAll("all")
        #expect(service.requests.count == 1)
        #expect(outcome.errors.hasPrefix("note: the pages lead back to '/v1/x?offset=0&b=2', which was fetched before"))
    }

    @Test func `a list without an end stops at a limit, and says how to go on`() async throws {
        let service = FakeService.songs(.max, size: 1000)
        let session = ShellSession(service: service)
        try await session.runAll("get '/v1/catalog/us/x?limit=1000'")
        let outcome = try await session.runAll("all -o ids")
        #expect(outcome.lines.count == 10_000)
        #expect(
            outcome.errors
                == "note: stopped at 10000 elements: 'all --max 100000' fetches more, 'next' goes on from here\n")
        #expect(try await session.runAll("next").lines.contains { $0.contains("Song 10001") })
        let more = try await session.runAll("get '/v1/catalog/us/x?limit=1000'", "all --max 12000 -o ids")
        #expect(more.lines.count == 12_000)
        #expect(more.errors == "")
    }

    @Test func `long answers stop at a limit too`() async throws {
        let text = String(repeating: "long ", count: 60_000)
        let service = FakeService { request in
            let page = request.value(of: "offset").flatMap { Int($0) } ?? 0
            let song = FakeService.song(id: page, name: text)
            return Response(
                status: 200, body: .json(["next": .string("/v1/x?offset=\(page + 1)"), "data": [song]]))
        }
        let session = ShellSession(service: service)
        try await session.runAll("get /v1/x")
        let outcome = try await session.runAll("all --megabytes 1 -o ids")
        #expect(outcome.lines.count == 4)
        #expect(
            outcome.errors
                == "note: stopped after 1 MB of answers: 'all --megabytes 2' fetches more, 'next' goes on from here\n")
        #expect(await session.run("all --megabytes 0").status == 64)
    }

    @Test func `empty pages without an end come to one`() async throws {
        let service = FakeService { request in
            let page = request.value(of: "offset").flatMap { Int($0) } ?? 0
            return Response(status: 200, body: .json(["next": .string("/v1/x?offset=\(page + 1)"), "data": []]))
        }
        let session = ShellSession(service: service)
        try await session.runAll("get /v1/x")
        let outcome = try await session.runAll("all")
        #expect(service.requests.count == 101)
        #expect(outcome.errors == "note: the last 100 pages were empty, and no more are fetched\n")
    }

    @Test func `many rows are kept after Ctrl-C, and not printed`() async throws {
        let service = FakeService.songs(1000) { offset in
            if offset == 500 { withUnsafeCurrentTask { $0?.cancel() } }
            if offset >= 500 { try Task.checkCancellation() }
        }
        let session = ShellSession(service: service)
        try await session.runAll("get '/v1/catalog/us/x?limit=100'")
        let outcome = try await session.runAll("all")
        #expect(outcome.lines == ["Interrupted: 500 came. show shows them, all goes on."])
        #expect(session.session.here?.answer?.rows.count == 500)
    }

    @Test func `one group of several`() async throws {
        let session = ShellSession()
        try await session.runAll("search love --types songs,albums --limit 2", "all songs --max 5")
        #expect(session.session.here?.answer?.rows.map(\.type) == Array(repeating: .songs, count: 5))
    }
}
