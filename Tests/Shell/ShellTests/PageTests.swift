import AppleMusicAPI
import Testing

@testable import TonearmShell

@Suite struct PageTests {
    private func names(_ outcome: ShellSession.Outcome) -> [String] {
        outcome.lines.compactMap { line in line.split(separator: "  ").first { $0.contains("Song ") }.map(String.init) }
    }

    @Test func `next goes on page by page, until the last`() async throws {
        let session = ShellSession(service: FakeService.songs(12))
        try await session.runAll("get /v1/catalog/us/x")
        #expect(names(try await session.runAll("next")) == (6...10).map { "Song \($0)" })
        #expect(names(try await session.runAll("next")) == ["Song 11", "Song 12"])
        #expect(
            await session.run("next").errors
                == "error: Cannot go to the next page: this is the last page\n'show' shows what is here.\n")
    }

    @Test func `the page's size is kept, though the link drops it`() async throws {
        let service = FakeService.songs(12)
        let session = ShellSession(service: service)
        try await session.runAll("get /v1/catalog/us/x?limit=3", "next", "next")
        #expect(
            service.requests.map(\.target).dropFirst() == [
                "/v1/catalog/us/x?offset=3&limit=3", "/v1/catalog/us/x?offset=6&limit=3",
            ])
    }

    @Test func `next takes a size of its own, which the pages after it keep`() async throws {
        let service = FakeService.songs(20)
        let session = ShellSession(service: service)
        try await session.runAll("get /v1/catalog/us/x?limit=3", "next --limit 7", "next", "previous")
        #expect(
            service.requests.map(\.target).dropFirst() == [
                "/v1/catalog/us/x?offset=3&limit=7", "/v1/catalog/us/x?offset=10&limit=7",
                "/v1/catalog/us/x?offset=3&limit=7",
            ])
        for wrong in ["0", "-1", "many"] {
            #expect(await session.run("next --limit \(wrong)").status == 64, "\(wrong)")
        }
        let groups = ShellSession()
        try await groups.runAll("search love --types songs,albums --limit 2")
        #expect(try await groups.runAll("next songs --limit 4").output.contains("songs 3–6"))
    }

    @Test(arguments: ["next", "all"])
    func `every page has what the first page asked for, though the link drops it`(command: String) async throws {
        let service = FakeService.songs(12)
        let session = ShellSession(service: service)
        try await session.runAll("get '/v1/catalog/us/x?include=artists&extend[songs]=isrc&l=de'", command)
        #expect(service.requests[1].target == "/v1/catalog/us/x?offset=5&include=artists&extend[songs]=isrc&l=de")
    }

    @Test(arguments: [("limit=5&offset=5", 1...5), ("offset=7&limit=5", 3...7), ("offset=2&limit=5", 1...2)])
    func `previous ends where the page here begins`(query: String, numbers: ClosedRange<Int>) async throws {
        let session = ShellSession(service: FakeService.songs(20))
        let outcome = try await session.runAll("get '/v1/catalog/us/x?\(query)'", "previous")
        #expect(names(outcome) == numbers.map { "Song \($0)" })
    }

    @Test func `previous undoes next in every kind of list`() async throws {
        for first in [
            "search love --types songs", "search love --types songs --limit 3", "open artists/1147783278",
            "charts --types songs",
        ] {
            let session = ShellSession()
            try await session.runAll(first)
            if first.hasPrefix("open") { try await session.runAll("follow albums --limit 2") }
            let page = try await session.runAll("show -o ids").output
            let next = try await session.runAll("next -o ids").output
            #expect(next != page, "\(first)")
            #expect(try await session.runAll("previous -o ids").output == page, "\(first)")
        }
    }

    @Test func `where several groups go on, one has to be named`() async throws {
        let session = ShellSession()
        try await session.runAll("search love --types songs,albums --limit 2")
        #expect(
            await session.run("next").errors == """
                error: Cannot go to the next page: 2 groups go on
                Type one of: next songs, next albums.

                """)
        #expect(await session.run("all").errors.hasSuffix("Type one of: all songs, all albums.\n"))
        #expect(
            await session.run("next artists").errors.hasPrefix(
                "error: Cannot go to the next page of 'artists': no group of this name has more pages\n"))
        let outcome = try await session.runAll("next songs")
        #expect(outcome.lines.last?.hasPrefix("songs 3–4; more: next songs; open N") == true)
    }

    @Test(arguments: [
        "https://example.com/v1/x", "//example.com/v1/x", "/v2/x", "/v1/../secret", "/v1/a/..", "/v1/%2e%2e/x",
        "/v1//x",
        "/v1/x\r\nHost: example.com", "/v1/x y", "/v1/\u{7F}", "v1/x", "", "javascript:x", "/v1@example.com/x",
        "\\\\example.com\\v1",
    ])
    func `a link that leads elsewhere is refused with a reason`(link: String) async throws {
        let service = FakeService { _ in
            Response(
                status: 200, body: .json(["next": .string(link), "data": [FakeService.song(id: 1, name: "a")]]))
        }
        let session = ShellSession(service: service)
        try await session.runAll("get /v1/x")
        let before = session.session
        for command in ["next", "all"] {
            let outcome = await session.run(command)
            #expect(outcome.errors.hasPrefix("error: Cannot go to the next page: the link '"))
            #expect(outcome.errors.contains("' is not below '/v1/'\n"))
            #expect(outcome.status == 1)
            #expect(session.session == before)
        }
        #expect(service.requests.count == 1)
    }
}
