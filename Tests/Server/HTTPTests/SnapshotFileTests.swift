import AppleMusicAPI
import Testing
import TonearmConsole
import TonearmServedSupport
import TonearmSigning
import TonearmSimulator

@testable import TonearmHTTP

/// Tests snapshots as files at the control address.
struct SnapshotFileTests {
    private let worlds: Worlds
    private let control: ControlGateway

    init() { self.init(Served.worlds()) }

    private init(_ worlds: Worlds) {
        self.worlds = worlds
        control = ControlGateway(worlds, secret: "secret")
    }

    private func tell(_ method: Request.Method, _ path: String, _ body: [UInt8] = []) async -> Response {
        let fields = [("Authorization", "Bearer secret"), ("Host", "127.0.0.1:8503")]
        return await control.respond(to: Request(method, "/_tonearm" + path, headers: Headers(fields), body: body))
    }

    private func tell(_ method: Request.Method, _ path: String, text: String) async -> Response {
        await tell(method, path, Array(text.utf8))
    }

    private func make(_ body: String = "") async throws -> String {
        try #require(await tell(.post, "/worlds", text: body).body.json?["id"]?.string)
    }

    /// The memory of the snapshot in a file.
    private func memory(_ bytes: [UInt8]) throws -> SimulatorMemory { try SnapshotFile(bytes).copy.memory }

    @Test func `a downloaded snapshot is uploaded to another server and restored`() async throws {
        let id = try await make(#"{"now": "2026-12-24T00:00:00Z", "faults": ["503 --on /v1/test"]}"#)
        _ = await tell(.post, "/worlds/\(id)/accounts/newcomer/lapse")
        _ = await tell(.put, "/worlds/\(id)/snapshots/one")
        let file = await tell(.get, "/worlds/\(id)/snapshots/one")
        #expect(file.status == 200)
        #expect(file.headers["Content-Type"] == "application/json")
        #expect(file.headers["Content-Disposition"] == "attachment; filename=\"one.json\"")
        let head = await tell(.head, "/worlds/\(id)/snapshots/one")
        #expect(head.status == 200 && head.body.isEmpty)

        let other = SnapshotFileTests(Served.worlds())
        let world = try await other.make()
        let path = "/worlds/\(world)"
        #expect(
            await other.tell(.put, path + "/snapshots/theirs", file.body.bytes).body.json?["snapshots"] == ["theirs"])
        let before = try #require(other.worlds.world(world)).userTokens
        #expect(await other.tell(.post, path + "/snapshots/theirs/restore").status == 200)
        #expect(await other.tell(.get, path + "/clock").body.json?["now"] == "2026-12-24T00:00:00Z")
        #expect(await other.tell(.get, path + "/faults").body.json?["faults"] == ["503 --on /v1/test"])
        #expect(await other.tell(.get, path + "/accounts/newcomer").body.json?["isSubscribed"] == false)
        let restored = try #require(other.worlds.world(world))
        // The world's own tokens stay valid.
        let subscriber = try #require(before.first { $0.account == "subscriber" })
        #expect(restored.service.memory.userTokenFlaw(subscriber.text, team: subscriber.team, now: Served.now) == nil)
        let again = await other.tell(.get, path + "/snapshots/theirs")
        #expect(try SnapshotFile(again.body.bytes).copy == SnapshotFile(file.body.bytes).copy)
        // A new world begins with it.
        let body = #"{"from": "\#(world)", "snapshot": "theirs"}"#
        let third = try await other.make(body)
        #expect(await other.tell(.get, "/worlds/\(third)/accounts/newcomer").body.json?["isSubscribed"] == false)
    }

    @Test func `a file has nothing that admits a request`() async throws {
        let id = try await make()
        let world = try #require(worlds.world(id))
        _ = await tell(.post, "/worlds/\(id)/accounts/subscriber/token")
        _ = await tell(.put, "/worlds/\(id)/snapshots/one")
        let file = await tell(.get, "/worlds/\(id)/snapshots/one").body.bytes
        let text = String(decoding: file, as: UTF8.self)
        let whole = String(decoding: try DocumentCoding.encode(world.service.memory), as: UTF8.self)
        let secrets = world.userTokens.flatMap { [$0.text, TokenDigest(of: $0.text).text] } + [world.identity.key.id]
        #expect(secrets.contains { whole.contains($0) })
        #expect(!secrets.contains { text.contains($0) })
        // The token that the file's memory would issue is not one that the world issues.
        var copy = try memory(file)
        let issued = try copy.issueUserToken(account: "subscriber", team: world.identity.key.team, now: Served.now)
        let next = await tell(.post, "/worlds/\(id)/accounts/subscriber/token").body.json?["token"]?.string
        #expect(next != nil && next != issued.text)
        #expect(world.service.memory.userTokenFlaw(issued.text, team: nil, now: Served.now) != nil)
    }

    @Test func `tokens that somebody wrote into a file are not valid after it is restored`() async throws {
        var memory = SimulatorMemory(seed: 5)
        let forged = try memory.issueUserToken(account: "subscriber", team: "TEAMID1234", now: Served.now)
        memory.state.makeKnown(DeveloperKey.demonstration.renamed(id: "FORGED0001").publicKey)
        let json = String(decoding: try DocumentCoding.encode(memory), as: UTF8.self)
        let file = #"{"format": "tonearm snapshot", "version": 1, "clock": {"ahead": 0}, "memory": \#(json)}"#
        #expect(await tell(.put, "/snapshots/forged", text: file).status == 200)
        #expect(await tell(.post, "/snapshots/forged/restore").status == 200)
        let restored = worlds.default.service.memory
        #expect(restored.userTokenFlaw(forged.text, team: nil, now: Served.now) != nil)
        #expect(restored.developerKeys.isEmpty)
    }

    private static let album: JSON = [
        "id": "7000000001", "name": "First Light", "artist": "The Testers", "tracks": ["Morning"],
    ]

    @Test func `a file has the albums of its world, of which another world is made`() async throws {
        let world = JSON.object(JSONObject([("world", ["catalog": ["albums": [Self.album]]])]))
        let id = try await make(world.text)
        _ = await tell(.put, "/worlds/\(id)/snapshots/one")
        let file = await tell(.get, "/worlds/\(id)/snapshots/one").body.bytes
        #expect(try JSON(parsing: file)["catalog"]?["albums"] == [Self.album])
        #expect(await tell(.put, "/snapshots/one", file).status == 200)
        let refused = await tell(.post, "/snapshots/one/restore")
        #expect(refused.status == 409)
        #expect(refused.body.json?["error"] == "The snapshot has albums that this world does not have.")
        let made = try await make(#"{"snapshot": "one"}"#)
        #expect(try #require(worlds.world(made)).albums == OwnAlbums(["albums": [Self.album]]))
        #expect(await tell(.put, "/worlds/\(made)/snapshots/back", file).status == 200)
        #expect(await tell(.post, "/worlds/\(made)/snapshots/back/restore").status == 200)

        // A server whose world file has the album needs no second one.
        let albums = try OwnAlbums(["albums": [Self.album]])
        let other = SnapshotFileTests(Served.worlds(albums: albums))
        #expect(await other.tell(.put, "/snapshots/one", file).status == 200)
        #expect(await other.tell(.post, "/snapshots/one/restore").status == 200)
        #expect(
            try JSON(parsing: await other.tell(.get, "/snapshots/one").body.bytes)["catalog"]?["albums"] == [Self.album]
        )
    }

    @Test(arguments: [
        ("{}", "The body is not a snapshot."), ("[]", "The body is not a snapshot."),
        ("no JSON", "The body is not a snapshot."), (#"{"accounts": []}"#, "The body is not a snapshot."),
        (
            #"{"format": "tonearm snapshot", "version": 2}"#,
            "A newer tonearm made the snapshot (version 2, this one reads version 1)."
        ),
        (#"{"format": "tonearm snapshot", "version": 1}"#, "The snapshot is damaged at 'clock'."),
        (
            #"{"format": "tonearm snapshot", "version": 1, "clock": {"ahead": "x"}}"#,
            "The snapshot is damaged at 'clock.ahead'."
        ),
    ])
    func `a body that is not a snapshot of this version is refused in words`(body: String, sentence: String) async {
        let answer = await tell(.put, "/snapshots/one", text: body)
        #expect(answer.status == 400)
        #expect(answer.body.json?["error"]?.string == sentence)
        #expect(answer.body.json?["next"]?.string?.isEmpty == false)
        #expect(await tell(.get, "/snapshots").body.json?["snapshots"] == [])
    }

    @Test func `two accounts of one name and wrong albums are refused`() async throws {
        var memory = SimulatorMemory(seed: 1)
        memory.accounts.append(memory.accounts[0])
        let twice = try SnapshotFile(WorldCopy(memory: memory)).bytes()
        let answer = await tell(.put, "/snapshots/one", twice)
        #expect(answer.status == 400)
        #expect(answer.body.json?["error"] == "The snapshot is damaged at 'memory.accounts'.")
        let good = String(
            decoding: try SnapshotFile(WorldCopy(memory: SimulatorMemory(seed: 1))).bytes(), as: UTF8.self)
        let wrong = good.replacing("\"clock\":", with: #""catalog": {"albums": [{"id": "x"}]}, "clock":"#)
        let refused = await tell(.put, "/snapshots/one", text: wrong)
        #expect(refused.status == 400)
        #expect(refused.body.json?["error"]?.string?.contains("catalog.albums[0]") == true)
        for cut in stride(from: 0, to: good.utf8.count - 3, by: 97) where cut > 0 {
            #expect(await tell(.put, "/snapshots/one", Array(good.utf8.prefix(cut))).status == 400)
        }
    }

    @Test func `a world has at most a hundred snapshots, however they came`() async throws {
        let file = try SnapshotFile(WorldCopy(memory: SimulatorMemory(seed: 1))).bytes()
        for number in 0..<100 {
            #expect(await tell(.put, "/snapshots/\(number)", number % 2 == 0 ? [] : file).status == 200)
        }
        #expect(await tell(.put, "/snapshots/x").status == 429)
        #expect(await tell(.put, "/snapshots/x", file).status == 429)
        #expect(await tell(.put, "/snapshots/7").status == 200)
        #expect(await tell(.get, "/snapshots/x").status == 404)
    }
}
