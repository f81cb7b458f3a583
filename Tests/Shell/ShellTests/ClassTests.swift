import AppleMusicAPI
import Synchronization
import Testing
import TonearmConsole
import TonearmTestSupport
import TonearmWorld

@testable import TonearmShell

/// Tests a learner's and a teacher's shell against the server of a class that a test plays.
struct ClassTests {
    /// A server with a learner's world and a class. It keeps the reports.
    private final class Server: Sendable {
        struct State {
            var reports: [JSON] = []
            var posts: [String] = []
            /// The status of answers to reports.
            var status = 200
            var isRevoked = false
        }

        let state = Mutex(State())
        static let code = "code-of-a-link-which-is-long-enough-to-be-one-8f2c"

        var service: FakeService {
            FakeService { [self] request in
                let (status, body) = state.withLock { Self.answer(request, &$0) }
                return Response(status: status, headers: Headers([("Content-Type", "application/json")]), body: body)
            }
        }

        private static let album: JSON = [
            "id": "310730204", "type": "albums", "href": "/v1/catalog/us/albums/310730204",
            "attributes": ["name": "Born to Run"],
        ]

        private static func answer(_ request: Request, _ state: inout State) -> (Int, Body) {
            // The lesson's own session asks for these.
            if request.path.hasSuffix("/search") { return (200, .json(["results": ["albums": ["data": [album]]]])) }
            if request.path.hasPrefix("/v1/") { return (200, .json(["data": [album]])) }
            switch (request.method, request.target) {
            case (.post, "/_tonearm/open/\(code)"):
                if state.isRevoked { return (410, .json(["error": "This link was revoked."])) }
                return (200, .json(["secret": "secret-of-the-link-77", "world": "w1"]))
            case (_, let target) where request.headers["Authorization"] != "Bearer secret-of-the-link-77":
                return (401, .json(["error": .string("no secret for \(target)")]))
            case (.get, "/_tonearm/worlds/w1"):
                return (
                    200,
                    .json([
                        "id": "w1", "origin": "http://127.0.0.1:8502",
                        "tokens": ["developer": "developer-token-of-w1", "subscriber": "user-token-of-w1"],
                    ])
                )
            case (.get, "/_tonearm/worlds/w1/summary"):
                return (
                    200,
                    .json([
                        "now": "2026-11-21T09:30:00Z", "standsStill": true, "faults": [], "accounts": [],
                        "lastRequest": 0,
                    ])
                )
            case (.get, "/_tonearm/worlds/w1/progress"):
                return (200, .json(["learner": "Ada", "lessons": ["tour", "url"]]))
            case (.put, "/_tonearm/worlds/w1/progress"):
                if state.status != 200 { return (state.status, .json(["error": "The server is busy."])) }
                if let json = try? JSON(parsing: request.body) { state.reports.append(json) }
                return (200, .json([:]))
            case (.get, "/_tonearm/class"):
                return (
                    200,
                    .json([
                        "lessons": ["tour"],
                        "learners": [
                            [
                                "learner": "Ada", "state": "stuck", "lesson": "tour", "step": 2, "steps": 6,
                                "task": "Open the album", "tries": 4, "hints": [1],
                                "remarks": ["4 tries without a step for 6 min"],
                            ], ["learner": "Bob", "state": "not begun", "remarks": []],
                        ],
                    ])
                )
            case (.get, "/_tonearm/class/results?as=csv"):
                return (200, .json(["text": "learner,lesson\r\nAda,tour\r\n"]))
            case (.post, "/_tonearm/class/everybody-here"):
                state.posts.append(String(decoding: request.body, as: UTF8.self))
                return (200, .json(["worlds": 2]))
            default: return (404, .json(["error": "There is no such control."]))
            }
        }

        var reports: [JSON] { state.withLock { $0.reports } }
    }

    private let server = Server()
    private static let link = "http://127.0.0.1:8503/_tonearm/open/\(Server.code)"

    private func attached() async throws -> (ShellSession, TemporaryFolder) {
        let folder = try TemporaryFolder()
        let session = ShellSession(service: server.service, store: SessionStore(folder: folder.path))
        try await session.runAll("attach \(Self.link)")
        return (session, folder)
    }

    /// Waits until the sent reports arrived.
    private func settle(_ session: ShellSession) async {
        await eventually { session.shell.observers.reporter.outbox.isEmpty }
    }

    @Test func `a link attaches its world and offers the lessons`() async throws {
        let (session, folder) = try await attached()
        defer { withExtendedLifetime(folder) {} }
        #expect(session.session.attachment?.world == "w1")
        #expect(session.outputSoFar.contains("You are 'Ada' in a class. Type lesson start tour; then 'url'."))
        try await session.runAll("history", "session show")
        for secret in [Server.code, "secret-of-the-link-77", "user-token-of-w1"] {
            #expect(!session.outputSoFar.contains(secret))
        }
    }

    @Test func `a lesson reports steps, tries and hints, and nothing that was typed`() async throws {
        let (session, folder) = try await attached()
        defer { withExtendedLifetime(folder) {} }
        let mark = "my-private-words"
        await session.run("lesson start tour")
        await session.run("search \(mark)")
        await session.run("lesson hint")
        await settle(session)
        let first = try #require(server.reports.last)
        #expect(first["lesson"] == "tour")
        #expect(first["left"]?.bool == false)
        let task = try #require(first["tasks"]?.array?.first)
        #expect(task["title"] == "Search")
        #expect(task["result"] == "not yet")
        #expect(task["tries"]?.integer == 1)
        #expect(task["hints"]?.array?.isEmpty == false)
        await session.run("search born to run")
        await session.run("lesson stop")
        await settle(session)
        let last = try #require(server.reports.last)
        #expect(last["tasks"]?.array?.first?["result"] == "passed")
        #expect(last["left"]?.bool == true)
        #expect(!server.reports.contains { String(decoding: $0.bytes, as: UTF8.self).contains(mark) })
        // The learner's own session is attached again.
        #expect(session.session.attachment?.world == "w1")
    }

    @Test func `one line enters the class, and lands where the learner was`() async throws {
        let folder = try TemporaryFolder()
        func joined() async throws -> (ShellSession, String) {
            let session = ShellSession(service: server.service, store: SessionStore(folder: folder.path))
            let output = try await session.runAll("attach \(Self.link) --begin").output
            return (session, output)
        }
        let (first, greeting) = try await joined()
        #expect(greeting.contains("You are 'Ada' in a class."))
        #expect(first.shell.teaching?.entry.name == "tour")
        await first.run("search born to run")
        await first.shell.observers.reporter.close()
        await settle(first)
        // Another shell on the same computer, after the first has ended.
        let (second, _) = try await joined()
        await settle(second)
        let tasks = try #require(server.reports.last?["tasks"]?.array)
        #expect(tasks[0]["result"] == "passed" && tasks[1]["result"] == "not yet")
        #expect(second.shell.teaching?.entry.name == "tour")
        // In the running lesson, the line changes nothing.
        await second.run("attach \(Self.link) --begin")
        #expect(second.shell.teaching?.entry.name == "tour")
    }

    /// A learner who reads slowly: each key waits until the report was sent.
    private final class SlowReader: Presenter {
        private let look: () -> Bool
        /// Whether a report was on its way at each key.
        private(set) var seen: [Bool] = []

        init(_ look: @escaping () -> Bool) { self.look = look }

        func key(within milliseconds: Int?) -> [UInt8]? {
            seen.append(look())
            return Array("q".utf8)
        }

        var columns: Int? { nil }
        var lines: Int? { nil }
        var wasAway: Bool { false }
        func takeOver(typed: String) {}
        func leave() {}
    }

    @Test func `a lesson has begun for the class before its first pages were read`() async throws {
        let folder = try TemporaryFolder()
        let session = ShellSession(
            service: server.service, width: 40, isTerminal: true, store: SessionStore(folder: folder.path))
        session.shell.screen.frame.height = 12
        session.shell.observers.recent.keep()
        try await session.runAll("attach \(Self.link)")
        let (server, reporter) = (server, session.shell.observers.reporter)
        let reader = SlowReader { !reporter.outbox.isEmpty || !server.reports.isEmpty }
        session.shell.environment.person.presenter = { reader }
        await session.run("lesson start tour")
        #expect(reader.seen.first == true)
    }

    @Test func `the end of the shell is reported`() async throws {
        let (session, folder) = try await attached()
        defer { withExtendedLifetime(folder) {} }
        await session.run("lesson start tour")
        await session.shell.observers.reporter.close()
        await settle(session)
        #expect(server.reports.last?["left"]?.bool == true)
    }

    @Test func `a lesson without a class reports nothing`() async throws {
        let session = ShellSession(service: server.service)
        await session.run("lesson start tour")
        await session.run("search born to run")
        await settle(session)
        #expect(server.reports.isEmpty)
    }

    @Test func `a class that refuses reports is named once, and lines succeed`() async throws {
        let (session, folder) = try await attached()
        defer { withExtendedLifetime(folder) {} }
        server.state.withLock { $0.status = 404 }
        let start = await session.run("lesson start tour")
        await settle(session)
        let first = await session.run("search born to run")
        #expect(first.status == 0)
        await settle(session)
        let second = await session.run("open 1")
        #expect(second.status == 0)
        let notes = [start, first, second].map { ($0.output + $0.errors).contains("did not take your progress") }
        #expect(notes.count { $0 } == 1)
    }

    @Test func `a class that is attached during a lesson gets its progress, and the lesson stays as it is`()
        async throws
    {
        let folder = try TemporaryFolder()
        let session = ShellSession(service: server.service, store: SessionStore(folder: folder.path))
        try await session.runAll("lesson start tour", "search born to run")
        let lesson = session.session
        let attached = try await session.runAll("attach \(Self.link)")
        #expect(attached.output.contains("Your own session is attached to it. The lesson goes on here"))
        #expect(session.session == lesson)
        await settle(session)
        #expect(server.reports.last?["tasks"]?.array?.first?["result"] == "passed")
        try await session.runAll("lesson stop")
        #expect(session.session.attachment?.world == "w1")
    }

    @Test func `a report is sent again when the server is back, and only the newest`() async throws {
        let (session, folder) = try await attached()
        defer { withExtendedLifetime(folder) {} }
        server.state.withLock { $0.status = 503 }
        let attachment = try #require(session.session.attachment)
        let control = try #require(session.shell.background.attached.control(of: attachment))
        let outbox = ReportOutbox(pause: .zero)
        func report(_ number: Int) -> ReportOutbox.Report {
            ReportOutbox.Report(control: control, world: "w1", lesson: "tour", body: ["number": .integer(number)])
        }
        outbox.post(report(1))
        await eventually { outbox.trouble != nil }
        outbox.post(report(2))
        server.state.withLock { $0.status = 200 }
        await eventually { outbox.isEmpty }
        #expect(server.reports.last?["number"]?.integer == 2)
        #expect(outbox.trouble == nil)
    }

    @Test func `a revoked link and a cut one are refused with the reason`() async throws {
        let session = ShellSession(service: server.service)
        server.state.withLock { $0.isRevoked = true }
        let revoked = await session.run("attach \(Self.link)")
        #expect(revoked.status == 1)
        #expect(revoked.errors.contains("this link was revoked"))
        #expect(session.session.attachment == nil)
        #expect(await session.run("attach http://127.0.0.1:8503/_tonearm/open/").errors.contains("cut off"))
        let plain = await session.run("attach http://192.0.2.1:8503/_tonearm/open/abc")
        #expect(plain.status == 64)
        #expect(plain.errors.contains("https://"))
        #expect(await session.run("attach \(Self.link) orders").status == 64)
    }

    @Test func `the teacher sees the learners, the results, and gathers them`() async throws {
        let (session, folder) = try await attached()
        defer { withExtendedLifetime(folder) {} }
        let list = try await session.runAll("class")
        #expect(list.output.contains("Ada"))
        #expect(list.output.contains("stuck"))
        #expect(list.output.contains("1 stuck, 0 working, 0 left, 0 finished, 1 not begun"))
        #expect(try await session.runAll("class results").lines == ["learner,lesson", "Ada,tour"])
        #expect(try await session.runAll("class everybody-here").output.contains("2 worlds are as this one now"))
        let posts = server.state.withLock { $0.posts }
        #expect(posts.count == 1 && posts[0].contains("w1"))
        try await session.runAll("detach")
        #expect(await session.run("class").errors.contains("no world of a server is attached"))
    }
}
