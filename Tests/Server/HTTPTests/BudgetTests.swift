import AppleMusicAPI
import Testing
import TonearmServedSupport
import TonearmSimulator

@testable import TonearmHTTP

/// Tests limits of what one world or one learner may use, so that it leaves room for others.
struct BudgetTests {
    private let worlds: Worlds
    private let room: ClassRoom
    private let control: ControlGateway
    private let snapshotBytes: Int

    init() async throws {
        func room(in worlds: Worlds) async throws -> ClassRoom {
            try await ClassRoom.make(try Roster(text: "Ada\nBob"), lessons: ["tour"], in: worlds)
        }
        // Three snapshots of a learner's world have room, but not four.
        let other = Served.worlds()
        let world = try await room(in: other).learners[0].world
        let copy = await (try #require(other.world(world))).copy()
        snapshotBytes = try SnapshotFile(copy).bytes().count * 7 / 2
        var limits = Worlds.Limits()
        limits.snapshotBytes = snapshotBytes
        worlds = Served.worlds(limits: limits)
        self.room = try await room(in: worlds)
        var control = ControlGateway(worlds, secret: "the secret of these tests", streams: 64)
        control.room = self.room
        self.control = control
    }

    private func world(_ learner: Int) -> String { room.learners[learner].world }

    /// Returns the secret of a learner's link.
    private func secret(_ learner: Int) throws -> String {
        let order = AccessLink.Order(.world(world(learner)), isOnce: false)
        return try control.links.open(try #require(control.links.make(order)).code).session
    }

    private func ask(
        _ method: Request.Method, _ path: String, _ body: String = "", secret: String? = nil
    ) async -> FinishedResponse {
        let fields = [("Authorization", "Bearer \(secret ?? control.secret)"), ("Host", "127.0.0.1:8503")]
        return await control.answer(
            to: Request(method, "/_tonearm" + path, headers: Headers(fields), body: Array(body.utf8))
        ).value
    }

    private func remarks(_ learner: Int) async throws -> [String] {
        let rows = await ask(.get, "/class").response.body.json?["learners"]?.array ?? []
        return try #require(rows.first { $0["world"]?.string == world(learner) })["remarks"]?.strings ?? []
    }

    @Test func `a learner with many event streams leaves some to others, and the teacher sees it`() async throws {
        let (ada, bob) = (try secret(0), try secret(1))
        let path = "/worlds/\(world(0))/events"
        var open: [FinishedResponse] = []
        for _ in 0..<16 { open.append(await ask(.get, path, secret: ada)) }
        #expect(open.allSatisfy { $0.stream != nil })
        let refused = await ask(.get, path, secret: ada).response
        #expect(refused.status == 429)
        #expect(refused.body.json?["budget"] == ["name": "event streams", "used": 16, "allowed": 16])
        #expect(
            refused.body.json?["error"] == "The links to this world have 16 of 16 event streams open.")
        #expect(await ask(.get, "/worlds/\(world(1))/events", secret: bob).stream != nil)
        #expect(await ask(.get, path).stream != nil)
        #expect(try await remarks(0) == ["has used up the event streams"])
        #expect(try await remarks(1) == [])
        open.removeLast()
        #expect(await ask(.get, path, secret: ada).stream != nil)
    }

    @Test func `links to single worlds leave streams to callers that may see all worlds`() async throws {
        let streams = EventStreams(limit: 64)
        var places: [EventStreams.Place] = []
        for world in 0..<3 {
            for _ in 0..<16 { places.append(try streams.place(for: .world("w\(world)"))) }
        }
        for _ in 0..<8 { places.append(try streams.place(for: .world("w3"))) }
        #expect(throws: ControlProblem.self) { try streams.place(for: .world("w4")) }
        for _ in 0..<8 { places.append(try streams.place(for: .server)) }
        #expect(throws: ControlProblem.self) { try streams.place(for: .server) }
        #expect(streams.openCount == 64)
        places.removeAll()
        #expect(streams.openCount == 0)
        _ = try streams.place(for: .world("w4"))
    }

    @Test func `the snapshots of a world are bounded together, and the refusal has the numbers`() async throws {
        let (path, ada) = ("/worlds/\(world(0))/snapshots", try secret(0))
        for name in ["one", "two", "three"] {
            #expect(await ask(.put, "\(path)/\(name)", secret: ada).response.status == 200)
        }
        let file = await ask(.get, "\(path)/one").response.body.bytes
        for body in ["", String(decoding: file, as: UTF8.self)] {
            let refused = await ask(.put, "\(path)/four", body, secret: ada).response
            #expect(refused.status == 429)
            #expect(refused.body.json?["budget"]?["name"] == "bytes of snapshots")
            #expect(refused.body.json?["budget"]?["allowed"]?.integer == snapshotBytes)
            #expect(refused.body.json?["budget"]?["used"]?.integer == 3 * file.count)
            #expect(refused.body.json?["next"] == "DELETE one of them first.")
        }
        // Replacing one needs no more room, and another world has its own.
        #expect(await ask(.put, "\(path)/one", secret: ada).response.status == 200)
        #expect(await ask(.put, "/worlds/\(world(1))/snapshots/one").response.status == 200)
        #expect(await ask(.delete, "\(path)/two", secret: ada).response.status == 200)
        #expect(await ask(.put, "\(path)/four", secret: ada).response.status == 200)
        #expect(try await remarks(0) == ["has used up the bytes of snapshots"])
    }

    @Test func `snapshots of an earlier run count`() async throws {
        let world = try #require(worlds.world(world(0)))
        let (copy, path) = (await world.copy(), "/worlds/\(world.identity.id)/snapshots")
        world.adopt(["one": copy, "two": copy, "three": copy], now: 0)
        #expect(await ask(.put, path + "/four").response.status == 429)
        #expect(await ask(.delete, path + "/two").response.status == 200)
        #expect(await ask(.put, path + "/four").response.status == 200)
    }

    @Test func `the faults of a world are bounded together`() async throws {
        let path = "/worlds/\(world(0))/faults"
        let fault = "503 --body " + String(repeating: "x", count: ControlBody.faultBytes / 2)
        let refused = await ask(.put, path, #"{"faults": ["\#(fault)", "\#(fault)"]}"#, secret: try secret(0)).response
        #expect(refused.status == 429)
        #expect(refused.body.json?["budget"]?["name"] == "bytes of faults")
        #expect(await ask(.put, path, #"{"faults": ["503 --body x"]}"#).response.status == 200)
        #expect(try await remarks(0) == ["has used up the bytes of faults"])
    }

    private func report(_ shell: Int, tasks: Int, title: Int, lesson: String = "tour") -> String {
        let task = """
            {"title": "\(String(repeating: "t", count: title))", "result": "passed", "tries": 1, "hints": []}
            """
        let list = Array(repeating: task, count: tasks).joined(separator: ",")
        return #"{"shell": "s\#(shell)", "lesson": "\#(lesson)", "tasks": [\#(list)]}"#
    }

    @Test func `the results of a class stay small whatever a learner reports`() async throws {
        let (path, ada) = ("/worlds/\(world(0))/progress", try secret(0))
        let refused = await ask(.put, path, report(0, tasks: 500, title: 300), secret: ada).response
        #expect(refused.status == 429)
        #expect(refused.body.json?["budget"]?["allowed"]?.integer == ClassRoom.sizeLimit)
        #expect(try await remarks(0).contains("has used up the bytes of results"))
        for shell in 0..<200 {
            let lesson = "l\(shell) " + String(repeating: "x", count: 290)
            let body = report(shell, tasks: 90, title: 290, lesson: lesson)
            #expect(await ask(.put, path, body, secret: ada).response.status == 200)
        }
        let results = ClassResults(room)
        #expect(results.text(as: .csv).utf8.count < 2 * ClassRoom.sizeLimit)
        #expect(results.text(as: .markdown).utf8.count < 2 * ClassRoom.sizeLimit)
        // The newest report stays.
        #expect(results.text(as: .csv).contains("l199 "))
    }
}
