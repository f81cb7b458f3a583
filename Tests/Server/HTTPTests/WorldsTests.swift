import AppleMusicAPI
import Synchronization
import Testing
import TonearmAlgorithms
import TonearmServedSupport
import TonearmSigning
import TonearmSimulator

@testable import TonearmHTTP

/// Tests several worlds in one server, which a request chooses by its token.
struct WorldsTests {
    private static let secret = "the secret of these tests"
    private static let songs = "/v1/me/library/songs"
    private let worlds: Worlds
    private let gateway: Gateway
    private let control: ControlGateway

    init() { self.init(Served.worlds()) }

    private init(_ worlds: Worlds) {
        self.worlds = worlds
        gateway = Served.gateway(worlds)
        control = ControlGateway(worlds, secret: Self.secret)
    }

    private func tell(_ method: Request.Method, _ path: String, _ body: String = "") async -> Response {
        let fields = [("Authorization", "Bearer \(Self.secret)"), ("Host", "127.0.0.1:8503")]
        return await control.respond(
            to: Request(method, "/_tonearm" + path, headers: Headers(fields), body: Array(body.utf8)))
    }

    /// A world and its tokens, as the server returned them.
    private struct World {
        let id: String
        let json: JSON

        init(_ response: Response) throws {
            json = try #require(response.body.json)
            id = try #require(json["id"]?.string)
        }

        func token(_ name: String) -> String { json["tokens"]?[name]?.string ?? "" }
    }

    private func make(_ body: String = "") async throws -> World {
        let response = await tell(.post, "/worlds", body)
        #expect(response.status == 201)
        return try World(response)
    }

    private func ask(_ target: String, in world: World) async -> Response { await ask(.get, target, in: world) }

    private func ask(
        _ method: Request.Method, _ target: String, in world: World, user: String? = "subscriber", _ body: String = ""
    ) async -> Response {
        var fields = [("Authorization", "Bearer \(world.token("developer"))")]
        if let user { fields.append(("Music-User-Token", world.token(user))) }
        return await gateway.respond(
            to: Request(method, target, headers: Headers(fields), body: Array(body.utf8)))
    }

    /// The number of the subscriber's playlists.
    private func count(in world: World) async -> Int? {
        await ask("/v1/me/library/playlists?limit=1", in: world).body.json?["meta"]?["total"]?.integer
    }

    /// Makes a playlist.
    private func add(in world: World) async {
        let answer = await ask(
            .post, "/v1/me/library/playlists", in: world, #"{"attributes": {"name": "Evening"}}"#)
        #expect(answer.status == 201)
    }

    @Test func `the developer token chooses the world`() async throws {
        let (one, two) = (try await make(), try await make())
        await add(in: one)
        let before = try #require(await count(in: two))
        #expect(await count(in: one) == before + 1)
        _ = await tell(.put, "/worlds/\(one.id)/faults", #"{"faults": ["503"]}"#)
        #expect(await ask(Served.album, in: one).status == 503)
        #expect(await ask(Served.album, in: two).status == 200)
        #expect(await gateway.respond(to: try Served.request(.get, Served.album)).status == 200)
    }

    @Test func `a user token of one world is refused in another`() async throws {
        let (one, two) = (try await make(), try await make())
        let fields = [
            ("Authorization", "Bearer \(one.token("developer"))"), ("Music-User-Token", two.token("subscriber")),
        ]
        let answer = await gateway.respond(to: Request(.get, Self.songs, headers: Headers(fields)))
        #expect(answer.status == 403)
        let entry = await tell(.get, "/worlds/\(one.id)/journal").body.json?["requests"]?[0]
        #expect(entry?["why"]?["reasons"]?[0]?.string == "the service does not know the music user token")
    }

    @Test func `a client may mint its own tokens with the key of the world`() async throws {
        let world = try await make()
        let pem = try #require(world.json["key"]?["p8"]?.string)
        let key = try KeyFile.signingKey(
            path: "", content: Array(pem.utf8), id: world.json["key"]?["id"]?.string,
            team: try #require(world.json["key"]?["team"]?.string))
        let token = try key.token(issued: Served.now, lifetime: 600)
        let answer = await gateway.respond(
            to: Request(
                .get, Self.songs,
                headers: Headers([
                    ("Authorization", "Bearer \(token)"), ("Music-User-Token", world.token("subscriber")),
                ])))
        #expect(answer.status == 200)
        #expect(await tell(.get, "/worlds/\(world.id)/journal").body.json?["total"] == 1)
    }

    @Test func `a prefix or a header names the world for clients with fixed tokens`() async throws {
        let world = try await make(#"{"faults": ["429"]}"#)
        func status(_ target: String, _ fields: [(String, String)] = []) async throws -> Int {
            await gateway.respond(to: try Served.request(.get, target, fields)).status
        }
        #expect(try await status(Served.album) == 200)
        #expect(try await status("/w/\(world.id)" + Served.album) == 429)
        #expect(try await status(Served.album, [("Tonearm-World", world.id)]) == 429)
        for unknown in ["/w/nothing/v1/test", "/w/", "/w//", "/w/\(world.id)x"] {
            #expect(try await status(unknown) == 404)
        }
        #expect(try await status(Served.album, [("Tonearm-World", "nothing")]) == 404)
        #expect(try await status("/w/default" + Served.album) == 200)
    }

    @Test func `a fork begins as its parent and shares nothing with it`() async throws {
        let parent = try await make()
        await add(in: parent)
        _ = await tell(.put, "/worlds/\(parent.id)/clock", #"{"advance": 60}"#)
        let fork = try World(await tell(.post, "/worlds/\(parent.id)/fork"))
        #expect(fork.id != parent.id)
        for name in ["developer", "subscriber", "newcomer", "visitor"] {
            #expect(!fork.token(name).isEmpty && fork.token(name) != parent.token(name))
        }
        let count = try #require(await count(in: parent))
        #expect(await self.count(in: fork) == count)
        await add(in: fork)
        #expect(await self.count(in: parent) == count)
        let clock = await tell(.get, "/worlds/\(fork.id)/clock").body.json?["now"]
        #expect(clock == "2026-11-21T00:01:00Z")
        let again = await tell(.post, "/worlds/\(parent.id)/accounts/subscriber/token").body.json?["token"]
        let forked = await tell(.post, "/worlds/\(fork.id)/accounts/subscriber/token").body.json?["token"]
        #expect(again != nil && again != forked)
    }

    @Test func `a reset brings the beginning back, and tokens stay valid`() async throws {
        let world = try await make(#"{"faults": ["503 --on /v1/test"]}"#)
        let count = try #require(await count(in: world))
        let late = try #require(
            await tell(.post, "/worlds/\(world.id)/accounts/subscriber/token").body.json?["token"]?.string)
        await add(in: world)
        _ = await tell(.put, "/worlds/\(world.id)/clock", #"{"advance": 3600}"#)
        _ = await tell(.delete, "/worlds/\(world.id)/faults")
        _ = await tell(.post, "/worlds/\(world.id)/accounts/subscriber/lapse")
        #expect(await ask(Self.songs, in: world).status == 403)
        #expect(await tell(.post, "/worlds/\(world.id)/reset").status == 200)
        #expect(await self.count(in: world) == count)
        #expect(await ask("/v1/test", in: world).status == 503)
        #expect(await tell(.get, "/worlds/\(world.id)/clock").body.json?["now"] == "2026-11-21T00:00:00Z")
        // Withdrawn by the lapse, which did not happen any more.
        let fields = [("Authorization", "Bearer \(world.token("developer"))"), ("Music-User-Token", late)]
        #expect(await gateway.respond(to: Request(.get, Self.songs, headers: Headers(fields))).status == 403)
        let next = await tell(.post, "/worlds/\(world.id)/accounts/subscriber/token").body.json?["token"]?.string
        #expect(next != nil && next != late && next != world.token("subscriber"))
    }

    @Test func `snapshots are kept by name and restored`() async throws {
        let world = try await make()
        let count = try #require(await count(in: world))
        let path = "/worlds/\(world.id)/snapshots"
        #expect(await tell(.put, path + "/empty").body.json?["snapshots"] == ["empty"])
        await add(in: world)
        #expect(await tell(.post, path + "/empty/restore").status == 200)
        #expect(await self.count(in: world) == count)
        #expect(
            try await World(tell(.post, "/worlds", #"{"from": "\#(world.id)", "snapshot": "empty"}"#)).id != world.id)
        #expect(await tell(.delete, path + "/empty").body.json?["snapshots"] == [])
        #expect(await tell(.post, path + "/empty/restore").status == 404)
        #expect(await tell(.delete, path + "/empty").status == 404)
        #expect(await tell(.put, path + "/a%2Fb").status == 400)
    }

    @Test func `a token of a deleted world gets 401, and the journal tells why`() async throws {
        let world = try await make(#"{"name": "checkout"}"#)
        #expect(await tell(.get, "/worlds/checkout").body.json?["id"]?.string == world.id)
        #expect(await tell(.delete, "/worlds/\(world.id)").body.json?["deleted"]?.string == world.id)
        #expect(await ask(Served.album, in: world).status == 401)
        let entry = await tell(.get, "/journal").body.json?["requests"]?.array?.last
        #expect(
            entry?["why"]?["reasons"]?[0]?.string
                == "the developer token is of the world '\(world.id)', which was deleted")
        #expect(await tell(.get, "/worlds/\(world.id)").status == 404)
        #expect(await tell(.delete, "/worlds/default").status == 409)
    }

    @Test func `two worlds cannot have one name`() async throws {
        let world = try await make(#"{"name": "checkout"}"#)
        #expect(await tell(.post, "/worlds", #"{"name": "checkout"}"#).status == 409)
        #expect(await tell(.post, "/worlds/\(world.id)/fork", #"{"name": "checkout"}"#).status == 409)
        _ = await tell(.delete, "/worlds/checkout")
        _ = try await make(#"{"name": "checkout"}"#)
    }

    /// Requests of a test, chosen at random.
    private static func program(seed: UInt64) -> [(method: Request.Method, target: String, body: String)] {
        let steps: [(Request.Method, String, String)] = [
            (.post, "/v1/me/library?ids[songs]=310730206", ""), (.post, "/v1/me/library?ids[albums]=8001280100", ""),
            (.get, songs, ""), (.get, "/v1/me/library/albums?limit=3", ""), (.get, "/v1/me/recent/played", ""),
            (.put, "/v1/me/ratings/songs/310730206", #"{"type": "rating", "attributes": {"value": 1}}"#),
            (.put, "/v1/me/ratings/songs/310730206", #"{"type": "rating", "attributes": {"value": -1}}"#),
            (.delete, "/v1/me/ratings/songs/310730206", ""), (.get, "/v1/me/ratings/songs/310730206", ""),
            (.post, "/v1/me/library/playlists", #"{"attributes": {"name": "Road"}}"#),
            (.get, "/v1/me/library/playlists?limit=2", ""),
        ]
        var random = RandomSource(seed: seed)
        return (0..<5).map { _ in steps.randomElement(using: &random) ?? steps[0] }
    }

    @Test func `each of a thousand worlds answers as if it were alone`() async throws {
        func run(_ seed: UInt64) async throws -> [Body] {
            let world = try await make(#"{"seed": \#(seed)}"#)
            var bodies: [Body] = []
            for step in Self.program(seed: seed) {
                bodies.append(await ask(step.method, step.target, in: world, step.body).body)
            }
            return bodies
        }
        let seeds = Array(UInt64(1)...20)
        var alone: [UInt64: [Body]] = [:]
        for seed in seeds { alone[seed] = try await run(seed) }
        #expect(Set(alone.values.map { $0.map(\.bytes) }).count > 10)
        let differing = try await withThrowingTaskGroup(of: UInt64?.self) { [alone] group in
            for number in 0..<1_000 {
                let seed = seeds[number % seeds.count]
                group.addTask { try await run(seed) == alone[seed] ? nil : seed }
            }
            return try await group.reduce(into: []) { $0 += [$1].compactMap(\.self) }
        }
        #expect(differing == [])
    }

    @Test func `a write is done and yet answered with 500`() async throws {
        let world = try await make(
            #"{"faults": ["500 --method POST --times 1 --done --header 'X-Node: a1' --body gone"]}"#)
        let count = try #require(await count(in: world))
        let answer = await ask(
            .post, "/v1/me/library/playlists", in: world, #"{"attributes": {"name": "Evening"}}"#)
        #expect(answer.status == 500 && answer.headers["X-Node"] == "a1")
        #expect(answer.body.bytes == Array("gone".utf8))
        #expect(await self.count(in: world) == count + 1)
    }

    @Test func `a token expires between two pages`() async throws {
        let world = try await make(#"{"faults": ["token-expires --times 1"]}"#)
        let page = await ask("/v1/me/library/songs?limit=5", in: world)
        #expect(page.status == 200)
        let next = try #require(page.body.json?["next"]?.string)
        #expect(await ask(next, in: world).status == 403)
    }

    @Test func `a world has albums of its own, which a fork keeps`() async throws {
        let world = try await make(
            """
            {"world": {"catalog": {"albums": [{"id": "7000000001", "name": "First Light", "artist": "The Testers",
            "released": "2026-05-01", "tracks": ["Morning", {"name": "Noon", "seconds": 61, "explicit": true}]}]},
            "accounts": [{"name": "subscriber", "library": ["albums/7000000001"]}]}}
            """)
        let fork = try World(await tell(.post, "/worlds/\(world.id)/fork"))
        for world in [world, fork] {
            let album = await ask("/v1/catalog/us/albums/7000000001", in: world).body.json?["data"]?[0]
            #expect(album?["attributes"]?["trackCount"] == 2)
            #expect(album?["relationships"]?["tracks"]?["data"]?[1]?["attributes"]?["durationInMillis"] == 61_000)
            let found = await ask("/v1/catalog/us/search?term=first%20light%20testers&types=albums", in: world)
            #expect(found.body.json?["results"]?["albums"]?["data"]?[0]?["id"] == "7000000001")
            let owned = await ask("/v1/me/library/albums", in: world).body.json?["data"]
            #expect(owned?[0]?["attributes"]?["name"] == "First Light")
            let artist = try #require(album?["relationships"]?["artists"]?["data"]?[0]?["id"]?.string)
            let albums = await ask("/v1/catalog/us/artists/\(artist)/albums", in: world).body.json?["data"]
            #expect(albums?[0]?["id"] == "7000000001")
        }
        #expect(await gateway.respond(to: try Served.request(.get, "/v1/catalog/us/albums/7000000001")).status == 404)
    }

    @Test func `a world file in the order gives the world its accounts`() async throws {
        let world = try await make(
            #"{"world": {"accounts": [{"name": "collector", "library": ["albums/310730204"]}], "faults": ["429 --on /v1/test"]}}"#
        )
        let answer = await ask(.get, "/v1/me/library/albums", in: world, user: "collector")
        #expect(answer.body.json?["data"]?.array?.count == 1)
        #expect(await ask(.get, "/v1/test", in: world, user: nil).status == 429)
        let wrong = await tell(.post, "/worlds", #"{"world": {"accounts": [{"name": "a", "plan": "gold"}]}}"#)
        #expect(wrong.body.json?["error"] == "world.accounts[0].plan: 'gold' is not a plan.")
    }

    @Test(arguments: [
        ("[]", 400), (#"{"seed": -1}"#, 400), (#"{"seed": "x"}"#, 400), (#"{"from": "nothing"}"#, 404),
        (#"{"from": 5}"#, 400), (#"{"name": "a b"}"#, 400), (#"{"name": ""}"#, 400), (#"{"now": "noon"}"#, 400),
        (#"{"faults": ["slow"]}"#, 400), (#"{"snapshot": "none"}"#, 404), (#"{"world": []}"#, 400),
    ])
    func `an order that means nothing is refused, and makes no world`(body: String, status: Int) async {
        let answer = await tell(.post, "/worlds", body)
        #expect(answer.status == status)
        #expect(answer.body.json?["error"]?.string?.isEmpty == false)
        #expect(worlds.all.isEmpty)
    }

    @Test func `the number of worlds is limited, and unused ones are deleted`() async throws {
        let time = Time()
        var limits = Worlds.Limits()
        limits.worlds = 3
        limits.idleTime = 100
        let tests = WorldsTests(Served.worlds(limits: limits, system: { time.now }))
        for _ in 0..<3 { _ = try await tests.make() }
        #expect(await tests.tell(.post, "/worlds").status == 429)
        time.now = 101
        _ = try await tests.make()
        #expect(tests.worlds.all.count == 1)
    }

    private final class Time: Sendable {
        private let value = Mutex(0)
        var now: Int {
            get { value.withLock { $0 } }
            set { value.withLock { $0 = newValue } }
        }
    }
}
