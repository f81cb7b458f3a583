import AppleMusicAPI
import Testing
import TonearmServedSupport
import TonearmServiceSupport

@testable import TonearmHTTP

/// Extreme numbers in every numeric place of control requests. An overflow would end the server, and with it this test.
struct ControlNumberTests {
    private let worlds: Worlds
    private let control: ControlGateway
    private let learner: String

    init() async throws {
        worlds = Served.worlds()
        let room = try await ClassRoom.make(try Roster(count: 1), lessons: ["tour"], in: worlds)
        var control = ControlGateway(worlds, secret: "the secret of these tests")
        control.room = room
        self.control = control
        learner = try #require(room.learners.first?.world)
    }

    /// Numbers at the ends of the integers, and numbers that no integer holds.
    private static let texts =
        ExtremeNumbers.texts + [String(repeating: "9", count: 400), "1e400", "-1e400", "0.5", "9007199254740992"]

    /// The numbers that a list or a stream may begin with.
    private static let accepted = ["0", "9007199254740991"]

    private func ask(
        _ method: Request.Method, _ path: String, _ body: String = "", _ fields: [(String, String)] = []
    ) async -> FinishedResponse {
        let own = [("Authorization", "Bearer \(control.secret)"), ("Host", "127.0.0.1:8503")]
        let request = Request(method, "/_tonearm" + path, headers: Headers(own + fields), body: Array(body.utf8))
        return await control.answer(to: request).value
    }

    /// Expects that a world still answers, by its clock and with its journal.
    private func expectLife(_ world: String, _ place: String) async throws {
        let request = try Served.request(.get, "/w/\(world)" + Served.album)
        let answer = await Served.gateway(worlds).respond(to: request)
        #expect([200, 401, 503].contains(answer.status), "\(place)")
        for path in ["summary", "journal", "clock", "faults"] {
            #expect(await ask(.get, "/worlds/\(world)/\(path)").response.status == 200, "\(place)")
        }
        #expect(await ask(.get, "/?world=\(world)").response.status == 200, "\(place)")
    }

    @Test(arguments: texts + accepted)
    func `any number may name a request of the journal`(text: String) async throws {
        _ = await Served.gateway(worlds).respond(to: try Served.request(.get, Served.album))
        let isAccepted = Self.accepted.contains(text)
        let paths = [
            "/journal?since=", "/journal?limit=", "/page/journal?since=", "/page/journal?world=default&since=",
        ]
        for path in paths {
            let answer = await ask(.get, path + text).response
            #expect(answer.status == (isAccepted ? 200 : 400), "\(path)\(text)")
        }
        #expect(await ask(.get, "/journal/\(text)").response.status == 404)
        #expect([200, 400].contains(await ask(.get, "/journal?status=\(text)").response.status))
        try await expectLife("default", text)
    }

    @Test(arguments: texts + accepted, [true, false])
    func `any number may begin a stream of events`(text: String, isHeader: Bool) async throws {
        _ = await Served.gateway(worlds).respond(to: try Served.request(.get, Served.album))
        let answer =
            isHeader
            ? await ask(.get, "/events", "", [("Last-Event-ID", text)]) : await ask(.get, "/events?since=\(text)")
        guard Self.accepted.contains(text) else {
            #expect(answer.response.status == 400 && answer.stream == nil)
            return
        }
        let stream = try #require(answer.stream)
        let work = Task { try await stream.produce { _ in control.stop() } }
        try await work.value
    }

    @Test(arguments: texts)
    func `any number may be a count of a body`(text: String) async throws {
        let bodies = [
            (Request.Method.put, "/worlds/\(learner)/clock", #"{"advance": \#(text)}"#),
            (.put, "/worlds/\(learner)/clock", #"{"now": "\#(text)"}"#),
            (.put, "/worlds/\(learner)/clock", #"{"now": "\#(text)-01-01T00:00:00Z"}"#),
            (.post, "/worlds", #"{"seed": \#(text)}"#),
            (.put, "/worlds/\(learner)/progress", report("\(text)", "1")),
            (.put, "/worlds/\(learner)/progress", report("1", "\(text)")),
            (.post, "/worlds", #"{"world": {"seed": \#(text)}}"#),
            (.post, "/worlds", #"{"world": {"ahead": \#(text)}}"#),
            (
                .post, "/worlds",
                #"{"world": {"catalog": {"albums": [{"id": "\#(text)", "name": "A", "artist": "B", "tracks": ["C"]}]}}}"#
            ),
            (.post, "/worlds", albums(#"{"name": "C", "seconds": \#(text)}"#)),
            (.post, "/worlds", #"{"world": {"accounts": [{"name": "a", "ratings": {"songs/203709340": \#(text)}}]}}"#),
            (.post, "/worlds", uploads("milliseconds", text)), (.post, "/worlds", uploads("number", text)),
        ]
        for (method, path, body) in bodies {
            let answer = await ask(method, path, body).response
            #expect([200, 201, 400].contains(answer.status), "\(body)")
            let made = path == "/worlds" ? answer.body.json?["id"]?.string : learner
            if let made, answer.isSuccess { try await expectLife(made, body) }
            _ = await ask(.delete, "/worlds/\(learner)/clock")
        }
    }

    private func report(_ tries: String, _ hint: String) -> String {
        #"{"shell": "s", "lesson": "tour", "tasks": [{"title": "A", "result": "not yet", "tries": \#(tries), "#
            + #""hints": [\#(hint)]}]}"#
    }

    private func albums(_ track: String) -> String {
        #"{"world": {"catalog": {"albums": [{"id": "7000000001", "name": "A", "artist": "B", "tracks": [\#(track)]}]}}}"#
    }

    private func uploads(_ member: String, _ text: String) -> String {
        #"{"world": {"accounts": [{"name": "a", "library": [{"upload": {"name": "A", "\#(member)": \#(text)}}]}]}}"#
    }

    @Test(arguments: texts)
    func `any number may be an option of a fault`(text: String) async throws {
        let path = "/worlds/\(learner)/faults"
        for option in ["times", "delay", "after", "retry-after", "chance", "until"] {
            let answer = await ask(.put, path, #"{"faults": ["503 --on /v1/none --\#(option) \#(text)"]}"#).response
            #expect([200, 400].contains(answer.status))
        }
        #expect([200, 400].contains(await ask(.put, path, #"{"faults": ["\#(text)"]}"#).response.status))
        try await expectLife(learner, text)
    }

    @Test(arguments: ExtremeNumbers.integers)
    func `any number may be in the clock of an uploaded snapshot`(number: Int) async throws {
        let path = "/worlds/\(learner)/snapshots/one"
        _ = await ask(.put, path)
        let file = try #require(await ask(.get, path).response.body.json)
        let places = NumberPath.all(in: file).filter { ["clock", "version"].contains($0.steps[0]) }
        #expect(places.count >= 2)
        for place in places {
            let body = String(decoding: place.replacing(in: file, by: .integer(number)).bytes, as: UTF8.self)
            guard await ask(.put, path, body).response.isSuccess else { continue }
            #expect(await ask(.post, path + "/restore").response.status == 200)
            try await expectLife(learner, "\(place.steps) \(number)")
        }
    }
}
