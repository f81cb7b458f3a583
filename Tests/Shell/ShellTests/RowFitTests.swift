import AppleMusicAPI
import Testing
import TonearmConsole
import TonearmTestSupport
import TonearmTranscripts
import TonearmWorld

@testable import TonearmShell

/// Tests fitting answers to the height of a terminal.
@Suite struct RowFitTests {
    /// Returns a shell on a terminal of this size, or without a height for a script.
    private static func session(
        height: Int?, width: Int = 80, service: FakeService? = nil, isTyped: Bool = true
    ) -> ShellSession {
        let session = ShellSession(service: service, width: width, isTerminal: true)
        session.shell.screen.frame.height = height
        session.shell.screen.frame.fittedHeight = height
        if isTyped { session.shell.observers.recent.keep() }
        return session
    }

    /// Returns the beginnings of the printed names by row number.
    private static func rows(_ outcome: ShellSession.Outcome) -> [Int: String] {
        var rows: [Int: String] = [:]
        for line in outcome.lines {
            guard let match = line.firstMatch(of: #/^ *([0-9]+)  (.*)$/#), let number = Int(match.1) else { continue }
            #expect(rows[number] == nil)
            // The shown part of a name depends on the other rows.
            rows[number] = String(match.2.prefix(4))
        }
        return rows
    }

    private static let lines = [
        "search springsteen", "search love", "search ella mai", "charts", "charts --types albums,playlists --genre 21",
        "open albums/310730204", "open albums/1616728060", "playlists pl.f4d106fed2bd41149aaacabb233eb5eb",
        "artists 178834 --views top-songs,full-albums", "songs 203709340",
    ]

    @Test(arguments: lines, [(80, 24), (120, 40), (40, 40), (60, 30)])
    func `the line, its answer and the prompt are on one screen`(line: String, size: (Int, Int)) async throws {
        let outcome = try await Self.session(height: size.1, width: size.0).runAll(line)
        #expect(outcome.lines.count <= size.1 - 2)
        // A word longer than the line is not broken.
        for text in outcome.lines where text.contains(" ") { #expect(text.count <= size.0, "\(text)") }
    }

    @Test(arguments: lines)
    func `a row has the same number on every screen, and each group has one at least`(line: String) async throws {
        let whole = Self.rows(try await Self.session(height: nil).runAll(line))
        let groups = try await Self.session(height: nil).runAll(line).lines.filter { $0.contains("#  ") }.count
        for height in [1, 2, 5, 10, 14, 18, 20, 24, 30, 50, 1000] {
            let rows = Self.rows(try await Self.session(height: height).runAll(line))
            #expect(rows.count >= groups && rows.keys.allSatisfy { whole[$0] != nil }, "\(height)")
            for (number, name) in rows { #expect(whole[number] == name, "\(height)") }
            if height == 1000 { #expect(rows == whole) }
        }
    }

    @Test func `rows are taken from the longest groups, of those that can go on`() {
        func shortened(_ counts: [Int], by excess: Int, _ canShorten: [Bool]? = nil) -> [Int] {
            RowFit.shortened(counts, by: excess, where: canShorten ?? counts.map { _ in true })
        }
        #expect(shortened([5, 5, 5], by: 0) == [5, 5, 5])
        #expect(shortened([5, 5, 5], by: 4) == [4, 4, 3])
        #expect(shortened([1, 9, 3], by: 7) == [1, 3, 2])
        #expect(shortened([2, 2], by: 99) == [1, 1])
        #expect(shortened([9, 5], by: 3, [false, true]) == [9, 2])
        #expect(shortened([], by: 3) == [])
    }

    /// Returns all ids of a group, page by page.
    private static func walked(_ line: String, _ group: String, by session: ShellSession) async throws -> [String] {
        try await session.runAll(line)
        let answer = try #require(session.session.here?.answer)
        let index = try #require(answer.numberedSections.firstIndex { $0.name == group })
        var ids = answer.visibleRows(of: index).map(\.id)
        guard answer.continuations.contains(where: { $0.name == group }) else { return Array(ids.prefix(40)) }
        var outcome = await session.run("next \(group)")
        while outcome.status == 0, ids.count < 40 {
            let answer = try #require(session.session.here?.answer)
            ids += answer.numberedSections.indices.flatMap { answer.visibleRows(of: $0).map(\.id) }
            outcome = await session.run("next")
        }
        return Array(ids.prefix(40))
    }

    @Test(arguments: [
        ("search springsteen", "albums"), ("search love", "songs"),
        ("search love --offset 5", "songs"), ("charts", "albums"), ("open albums/1616728060", "tracks"),
        ("playlists pl.f4d106fed2bd41149aaacabb233eb5eb", "tracks"),
    ])
    func `next goes on with the first row that is not shown, and none is lost or shown twice`(
        line: String, group: String
    ) async throws {
        let expected = try await Self.walked(line, group, by: Self.session(height: nil))
        #expect(expected.count > 1)
        for height in [5, 20, 24] {
            #expect(try await Self.walked(line, group, by: Self.session(height: height)) == expected, "\(height)")
        }
    }

    @Test func `the numbers of the next page go on, previous leads back, and all fetches all`() async throws {
        let session = Self.session(height: 14)
        let first = Self.rows(try await session.runAll("search love --types albums,songs"))
        let whole = Self.rows(try await Self.session(height: nil).runAll("search love --types albums,songs"))
        let shown = first.keys.filter { $0 <= 5 }.count
        #expect(shown < 5 && whole.count == 10)
        let next = Self.rows(try await session.runAll("next albums"))
        #expect(next.keys.min() == shown + 1)
        #expect(next[shown + 1] == whole[shown + 1])
        #expect(Self.rows(try await session.runAll("previous")).keys.sorted() == Array(1...shown))
        try await session.runAll("search love --types albums,songs", "all songs --max 12")
        let all = session.session.here?.answer?.rows.map(\.id) ?? []
        #expect(all.count == 12 && Set(all).count == 12)
    }

    @Test func `what goes on is asked for with one request, as typed requests are`() async throws {
        let session = Self.session(height: 20)
        try await session.runAll("search springsteen")
        #expect(session.session.world.exchange?.request.value(of: "limit") == nil)
        let answer = try #require(session.session.here?.answer)
        let count = try #require(answer.fittedCounts?[1])
        try await session.runAll("next \(try #require(answer.numberedSections[1].name))")
        #expect(session.session.world.exchange?.request.value(of: "offset") == String(count))
    }

    @Test(arguments: [
        "search springsteen --limit 5", "search springsteen --wide", "search springsteen --sort name",
        "search springsteen --where name~e", "search springsteen -o ids",
        "search springsteen | cat", "charts --limit 6",
        "get '/v1/catalog/us/search?term=love&types=songs,albums&limit=9'",
        "library songs", "genres", "albums 310730204 1616728060 203708420",
    ])
    func `what was asked for in another way is shown whole`(line: String) async throws {
        let short = Self.session(height: 10)
        let whole = Self.session(height: nil)
        for session in [short, whole] {
            session.shell.environment.isAttended = false
            try await session.runAll("authorize --answer allow")
        }
        let outcome = try await short.runAll(line)
        #expect(outcome.lines == (try await whole.runAll(line)).lines)
        #expect(short.session.here?.fittedCounts == nil)
    }

    @Test func `what was printed whole last is gone on from its end`() async throws {
        let session = Self.session(height: 14)
        try await session.runAll("search springsteen --types albums,songs")
        #expect(session.session.here?.fittedCounts != nil)
        try await session.runAll("show -o ids", "next albums")
        #expect(session.session.world.exchange?.request.value(of: "offset") == "5")
    }

    @Test func `a terminal that was resized shows what fits it now`() async throws {
        let session = Self.session(height: 24)
        let before = try await session.runAll("search springsteen")
        session.shell.screen.frame.fittedHeight = 18
        let after = try await session.runAll("show")
        #expect(after.lines.count < before.lines.count && after.lines.count <= 16)
        session.shell.screen.frame.fittedHeight = 1000
        #expect(Self.rows(try await session.runAll("show")).count == session.session.rows.resources.count)
        #expect(session.session.here?.fittedCounts == nil)
    }

    @Test func `rows that a service has no address for are never left out`() async throws {
        func group(_ extra: [(String, JSON)]) -> JSON {
            let songs = (1...5).map { FakeService.song(id: $0, name: "Song \($0)") }
            return .object(JSONObject(extra + [("data", .array(songs))]))
        }
        let path = "/v1/catalog/us/search"
        for (members, isShort) in [
            ([], false), ([("href", "/v1/nowhere")], false), ([("next", "\(path)?cursor=x")], false),
            ([("href", "\(path)?term=a&types=songs")], true), ([("next", "\(path)?term=a&types=songs&offset=5")], true),
        ] as [([(String, String)], Bool)] {
            let body = group(members.map { ($0.0, .string($0.1)) })
            let service = FakeService { _ in Response(status: 200, body: .json(["results": ["songs": body]])) }
            let rows = Self.rows(try await Self.session(height: 6, service: service).runAll("search a --types songs"))
            #expect((rows.count < 5) == isShort, "\(members)")
        }
    }

    @Test func `where the service passed over elements, one is shown twice and none is lost`() async throws {
        // One of the five requested songs is not for sale here.
        let songs = [1, 3, 4, 5].map { FakeService.song(id: $0, name: "Song \($0)") }
        let path = "/v1/catalog/us/search?term=a&types=songs"
        let group: JSON = ["next": .string(path + "&offset=5"), "data": .array(songs)]
        let service = FakeService { _ in Response(status: 200, body: .json(["results": ["songs": group]])) }
        let session = Self.session(height: 7, service: service)
        let shown = Self.rows(try await session.runAll("search a --types songs")).count
        #expect(shown == 2)
        try await session.runAll("next")
        #expect(service.requests.last?.value(of: "offset") == "2")
    }

    // MARK: - Covers

    @Test(arguments: [14, 18, 20, 24, 30, 60])
    func `a cover is as small as it must be, and changes no number of rows`(height: Int) async throws {
        for line in ["open albums/310730204", "open albums/1616728060", "songs 203709340", "music-videos 1553279848"] {
            let session = ShellSession(width: 80, isTerminal: true, hasColor: true)
            session.shell.environment.catalog = { _ in ShellSession.catalog }
            session.shell.screen.frame.features.pictures = .blocks
            session.shell.screen.frame.fittedHeight = height
            session.shell.observers.recent.keep()
            try await session.runAll("set links off", "set dates iso")
            let illustrated = PlainText.lines(try await session.runAll(line).output)
            let plain = Self.session(height: height)
            #expect(try await plain.runAll(line).status == 0)
            #expect(session.session.here?.fittedCounts == plain.session.here?.fittedCounts)
            let covered = illustrated.filter { $0.contains("▀") }.count
            #expect(covered == 0 || illustrated.count <= height - 2)
            if height >= 24 { #expect(covered >= 3 && covered <= 12) }
        }
    }

    // MARK: - Recordings

    @Test(arguments: [nil, 12, 24, 50] as [Int?])
    func `a recording has the height, and verifies`(height: Int?) async throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/x.md"
        let session = Self.session(height: height)
        try await session.runAll("transcript start \(path)")
        // The terminal has changed size since. The program then uses the recorded size.
        #expect(session.shell.observers.recorder.size?.height == height)
        try await session.runAll("search springsteen", "next albums", "back", "open albums/1616728060", "charts")
        try await session.runAll("transcript stop")
        let text = try folder.text(of: "x.md")
        #expect(text.contains("height: \(height ?? 0)\n") == (height != nil))
        try await Self.session(height: 33).runAll("transcript verify \(path)")
        // The file contains the number of rows, but no screen for the performance.
        if height == 24 {
            try folder.write(text.replacing("height: 24\n", with: ""), to: "old.md")
            #expect(await session.run("transcript verify \(folder.path)/old.md").status == 1)
            try await session.runAll("transcript update \(folder.path)/old.md")
            let old = try Transcript(try folder.text(of: "old.md"), name: "old.md")
            let script = Self.session(height: nil, isTyped: false)
            #expect(old.steps[0].shownOutput == (try await script.runAll("search springsteen")).lines)
        }
    }

    @Test func `a recording is gone on with at its own height, and performed at it`() async throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/x.md"
        let session = Self.session(height: 14)
        try await session.runAll("transcript start \(path)", "search springsteen", "transcript stop")
        session.shell.screen.frame.fittedHeight = 40
        try await session.runAll("transcript start \(path) --append")
        #expect(session.shell.screen.frame.fittedHeight == 14)
        try await session.runAll("charts", "transcript stop")
        session.shell.screen.frame.fittedHeight = 40
        try await session.runAll("transcript verify \(path)", "transcript play \(path) --verify --speed 10")
        #expect(session.shell.screen.frame.fittedHeight == 40)
    }
}
