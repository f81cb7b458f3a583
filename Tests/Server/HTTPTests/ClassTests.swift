import AppleMusicAPI
import Synchronization
import Testing
import TonearmServedSupport

@testable import TonearmHTTP

/// Tests the paths of a class at the control address: reports, the teacher's list, results, and gathering.
struct ClassTests {
    /// A clock that a test sets.
    private final class SetClock: Sendable {
        let now = Mutex(1_000)
        func advance(by seconds: Int) { now.withLock { $0 += seconds } }
    }

    private let clock = SetClock()
    private let worlds: Worlds
    private let room: ClassRoom
    private let control: ControlGateway

    init() async throws {
        let clock = clock
        worlds = Served.worlds(system: { clock.now.withLock { $0 } })
        worlds.origin = "http://127.0.0.1:8502"
        room = try await ClassRoom.make(
            try Roster(text: "Ada\n# a comment\n\n  =Bob|  \nCem\n"), lessons: ["tour"], in: worlds)
        var control = ControlGateway(worlds, secret: "the secret of these tests")
        control.room = room
        self.control = control
    }

    private func ask(
        _ method: Request.Method, _ path: String, _ body: String = "", secret: String? = nil,
        _ fields: [(String, String)] = []
    ) async -> Response {
        let own = [("Host", "127.0.0.1:8503"), ("Authorization", "Bearer \(secret ?? control.secret)")]
        return await control.respond(
            to: Request(method, "/_tonearm" + path, headers: Headers(own + fields), body: Array(body.utf8)))
    }

    private func world(_ name: String) throws -> String {
        try #require(room.learners.first { $0.name == name }?.world)
    }

    /// Reports tasks, of which the first ones are passed.
    private func report(
        _ name: String, passed: Int, tries: Int = 1, hints: String = "", shell: String = "s1", left: Bool = false
    ) async throws -> Response {
        let tasks = (0..<3).map { index in
            let result = index < passed ? "passed" : "not yet"
            let counts = index == passed ? (tries, hints) : (1, "")
            return
                #"{"title": "Task \#(index + 1)", "result": "\#(result)", "tries": \#(counts.0), "hints": [\#(counts.1)]}"#
        }
        return await ask(
            .put, "/worlds/\(try world(name))/progress",
            #"{"shell": "\#(shell)", "lesson": "tour", "left": \#(left), "tasks": [\#(tasks.joined(separator: ","))]}"#)
    }

    private func rows(_ name: String) async throws -> [JSON] {
        let list = try #require(await ask(.get, "/class").body.json?["learners"]?.array)
        return list.filter { $0["learner"]?.string == name }
    }

    private func row(_ name: String) async throws -> JSON { try #require(try await rows(name).first) }

    // MARK: The list

    @Test func `each learner has a world, and is listed before the first report`() async throws {
        #expect(room.learners.map(\.name) == ["Ada", "=Bob|", "Cem"])
        #expect(Set(room.learners.map(\.world)).count == 3)
        #expect(try await row("Ada")["state"] == "not begun")
        #expect(await ask(.get, "/class").body.json?["lessons"]?.strings == ["tour"])
    }

    @Test func `a report shows the step, the tries and the hints of the present task`() async throws {
        #expect(try await report("Ada", passed: 1, tries: 2, hints: "1, 3").status == 200)
        let row = try await row("Ada")
        #expect(row["state"] == "working")
        #expect(row["step"]?.integer == 2)
        #expect(row["steps"]?.integer == 3)
        #expect(row["task"] == "Task 2")
        #expect(row["tries"]?.integer == 2)
        #expect(row["hints"]?.array?.compactMap(\.integer) == [1, 3])
        #expect(try await report("Ada", passed: 3).status == 200)
        #expect(try await self.row("Ada")["state"] == "finished")
    }

    @Test func `a learner who tries without a step is stuck after five minutes`() async throws {
        _ = try await report("Ada", passed: 1, tries: 0)
        clock.advance(by: LearnerState.shortWait - 1)
        _ = try await report("Ada", passed: 1, tries: LearnerState.manyTries)
        #expect(try await row("Ada")["state"] == "working")
        clock.advance(by: 1)
        let row = try await row("Ada")
        #expect(row["state"] == "stuck")
        #expect(row["remarks"]?.strings == ["3 tries without a step for 5 min"])
        _ = try await report("Ada", passed: 2)
        #expect(try await self.row("Ada")["state"] == "working")
    }

    @Test func `a learner without a step for ten minutes is stuck, typing or not`() async throws {
        _ = try await report("Ada", passed: 1)
        _ = try await report("Cem", passed: 1)
        clock.advance(by: LearnerState.longWait - 1)
        #expect(try await row("Ada")["state"] == "working")
        _ = try await report("Cem", passed: 1, tries: 2)
        clock.advance(by: 1)
        #expect(try await row("Ada")["remarks"]?.strings == ["no command for 10 min"])
        #expect(try await row("Cem")["remarks"]?.strings == ["no step for 10 min"])
    }

    @Test func `two shells with one link are both listed and marked`() async throws {
        _ = try await report("Ada", passed: 1, shell: "s1")
        _ = try await report("Ada", passed: 2, shell: "s2")
        let both = try await rows("Ada")
        #expect(both.count == 2)
        #expect(both.allSatisfy { $0["shared"]?.bool == true })
        // A shell that left is not a second learner.
        _ = try await report("Ada", passed: 1, shell: "s1", left: true)
        let left = try await rows("Ada")
        #expect(left.map { $0["shell"]?.string } == ["s2"])
        #expect(left.first?["shared"]?.bool == false)
    }

    @Test func `a learner who comes back goes on in one row`() async throws {
        _ = try await report("Ada", passed: 1, shell: "s1", left: true)
        #expect(try await row("Ada")["state"] == "left")
        _ = try await report("Ada", passed: 1, shell: "s2")
        #expect(try await rows("Ada").map { $0["shell"]?.string } == ["s2"])
    }

    // MARK: Access

    @Test func `a learner's secret reports for one world, and opens no list`() async throws {
        let made = await ask(
            .post, "/links", #"{"world": "\#(try world("Ada"))", "once": false, "name": "Ada"}"#)
        let link = try #require(made.body.json?["link"]?.string)
        let path = String(link.dropFirst("http://127.0.0.1:8503/_tonearm".count))
        let opened = await control.respond(
            to: Request(.post, "/_tonearm" + path, headers: Headers([("Host", "127.0.0.1:8503")])))
        let secret = try #require(opened.body.json?["secret"]?.string)
        let place = await ask(.get, "/worlds/\(try world("Ada"))/progress", secret: secret)
        #expect(place.body.json?["learner"] == "Ada")
        #expect(place.body.json?["lessons"]?.strings == ["tour"])
        for path in ["/class", "/class/results", "/worlds/\(try world("Cem"))/progress"] {
            #expect(await ask(.get, path, secret: secret).status == 403, "\(path)")
        }
        #expect(await ask(.post, "/class/everybody-here", secret: secret).status == 403)
        #expect(await ask(.get, "/class", secret: "Ada").status == 401)
    }

    @Test(arguments: [
        "", "[]", #"{"shell": "", "lesson": "tour", "tasks": []}"#, #"{"shell": "s", "lesson": "tour", "tasks": []}"#,
        #"{"shell": "s", "lesson": "", "tasks": [{"title": "a", "result": "passed", "tries": 1, "hints": []}]}"#,
        #"{"shell": "s", "lesson": "t", "tasks": [{"title": "a", "result": "great", "tries": 1, "hints": []}]}"#,
        #"{"shell": "s", "lesson": "t", "tasks": [{"title": "a", "result": "passed", "tries": -1, "hints": []}]}"#,
        #"{"shell": "s", "lesson": "t", "tasks": [{"title": "a", "result": "passed", "tries": 1, "hints": [0]}]}"#,
        #"{"shell": "s", "lesson": "t", "typed": "search", "tasks": []}"#,
    ])
    func `a report that is not valid changes nothing`(body: String) async throws {
        #expect(await ask(.put, "/worlds/\(try world("Ada"))/progress", body).status == 400)
        #expect(try await row("Ada")["state"] == "not begun")
    }

    @Test func `worlds of no class take no reports, and a server without a class says so`() async throws {
        #expect(await ask(.get, "/worlds/default/progress").status == 404)
        var other = control
        other.room = nil
        let answer = await other.respond(
            to: Request(
                .get, "/_tonearm/class", headers: Headers([("Authorization", "Bearer \(control.secret)")])))
        #expect(answer.status == 404)
        #expect(answer.body.json?["error"]?.string?.contains("no class") == true)
    }

    // MARK: Everybody here

    @Test func `everybody here copies a world, and tokens stay valid`() async throws {
        let ada = try world("Ada")
        let before = await ask(.get, "/worlds/\(ada)").body.json?["tokens"]
        _ = await ask(.put, "/worlds/default/faults", #"{"faults": ["503 --on /v1/test --times 2"]}"#)
        // A learner whose subscription ended lost the token.
        #expect(await ask(.post, "/worlds/\(ada)/accounts/subscriber/lapse").status == 200)
        let answer = await ask(.post, "/class/everybody-here")
        #expect(answer.body.json?["worlds"]?.integer == 3)
        for learner in room.learners {
            let faults = await ask(.get, "/worlds/\(learner.world)/faults").body.json?["faults"]?.strings
            #expect(faults == ["503 --on /v1/test --times 2"])
        }
        #expect(await ask(.get, "/worlds/\(ada)").body.json?["tokens"]?["subscriber"] == before?["subscriber"])
        let user = try #require(before?["subscriber"]?.string)
        let developer = try #require(before?["developer"]?.string)
        let library = await Served.gateway(worlds).respond(
            to: Request(
                .get, "/v1/me/library/songs?limit=1",
                headers: Headers([("Authorization", "Bearer \(developer)"), ("Music-User-Token", user)])))
        #expect(library.status == 200)
    }

    @Test func `everybody here names a deleted world and an unknown one`() async throws {
        _ = await ask(.delete, "/worlds/\(try world("Cem"))")
        let answer = await ask(.post, "/class/everybody-here")
        #expect(answer.body.json?["worlds"]?.integer == 2)
        #expect(answer.body.json?["withoutWorld"]?.strings == ["Cem"])
        #expect(await ask(.post, "/class/everybody-here", #"{"world": "nothing"}"#).status == 404)
    }

    // MARK: Results and the page

    @Test func `results are CSV without formulas, and Markdown without marks`() async throws {
        _ = try await report("=Bob|", passed: 1, tries: 4, hints: "2, 1")
        let csv = await ask(.get, "/class/results?as=csv")
        #expect(csv.headers["Content-Type"] == "text/csv; charset=utf-8; header=present")
        let lines = [
            "learner,lesson,number,task,result,tries,hints", "Ada,tour,,,not begun,0,",
            "'=Bob|,tour,1,Task 1,passed,1,", "'=Bob|,tour,2,Task 2,not yet,4,2 1",
            "'=Bob|,tour,3,Task 3,not yet,1,", "Cem,tour,,,not begun,0,",
        ]
        #expect(String(decoding: csv.body.bytes, as: UTF8.self) == lines.map { $0 + "\r\n" }.joined())
        let markdown = await ask(.get, "/class/results?as=markdown")
        #expect(
            String(decoding: markdown.body.bytes, as: UTF8.self) == """
                # Results

                | Learner | Lesson | Passed | Skipped | Tries | Hints |
                |---|---|---|---|---|---|
                | Ada | tour | not begun |  |  |  |
                | =Bob\\| | tour | 1 of 3 | 0 | 6 | 2 |
                | Cem | tour | not begun |  |  |  |

                """)
        let json = await ask(.get, "/class/results?as=csv", [("Accept", "application/json")]).body.json
        #expect(json?["text"]?.string?.hasPrefix("learner,lesson") == true)
        #expect(await ask(.get, "/class/results?as=pdf").status == 400)
    }

    @Test func `results keep the best of several shells`() async throws {
        _ = try await report("Ada", passed: 2, shell: "s1")
        _ = try await report("Ada", passed: 1, shell: "s2")
        let text = ClassResults(room).text(as: .markdown)
        #expect(text.contains("| Ada | tour | 2 of 3 |"))
    }

    @Test func `the page has the names as text, and refreshes without scripts`() async throws {
        let answer = await ask(.get, "/class", [("Accept", "text/html")])
        let text = String(decoding: answer.body.bytes, as: UTF8.self)
        #expect(answer.headers["Content-Type"] == "text/html; charset=utf-8")
        #expect(text.contains("=Bob|</a>"))
        #expect(text.contains("<noscript><meta http-equiv=\"refresh\" content=\"5\"></noscript>"))
        #expect(text.contains("0 stuck, 0 working, 0 left, 0 finished, 3 not begun"))
    }

    private func ask(_ method: Request.Method, _ path: String, _ fields: [(String, String)]) async -> Response {
        await ask(method, path, "", secret: nil, fields)
    }
}

/// Tests the names of a class.
struct RosterTests {
    private func problem(_ text: String) -> Roster.Problem? {
        do throws(Roster.Problem) { _ = try Roster(text: text) } catch { return error }
        return nil
    }

    @Test func `names are numbered, or read one a line`() throws {
        #expect(try Roster(count: 2).names == ["learner-1", "learner-2"])
        #expect(try Roster(text: "Ada\r\n\tBob Ö\n").names == ["Ada", "Bob Ö"])
    }

    @Test func `duplicate, unprintable and long names are refused with their lines`() {
        #expect(problem("Ada\n\nada\n")?.reason == "line 3: 'ada' is in line 1 already")
        #expect(problem("Ada\nB\u{1B}[31mob\n")?.reason == "line 2: the name has a character that cannot be printed")
        #expect(problem("B\u{202E}ob\n")?.reason == "line 1: the name has a character that cannot be printed")
        #expect(problem(String(repeating: "a", count: 81))?.reason == "line 1: the name has 81 bytes")
        #expect(problem("# nobody\n")?.reason == "it has 0 names")
    }

    @Test func `a class has a learner at least, and 500 at most`() {
        #expect(throws: Roster.Problem.self) { try Roster(count: 0) }
        #expect(throws: Roster.Problem.self) { try Roster(count: 501) }
    }
}
