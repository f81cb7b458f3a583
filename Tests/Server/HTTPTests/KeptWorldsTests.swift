import AppleMusicAPI
import Synchronization
import Testing
import TonearmServedSupport
import TonearmSimulator
import TonearmTestSupport

@testable import TonearmHTTP

/// Tests that worlds made at the control address outlive the server.
struct KeptWorldsTests {
    private static let songs = "/v1/me/library/songs"
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A server that keeps its state in the folder.
    private struct Running {
        let worlds: Worlds
        let gateway: Gateway
        let control: ControlGateway
        /// The folder of its files, which lives as long as the server.
        private let folder: TemporaryFolder?

        init(_ worlds: Worlds, in folder: TemporaryFolder? = nil) {
            self.folder = folder
            self.worlds = worlds
            gateway = Served.gateway(worlds)
            control = ControlGateway(worlds, secret: "secret")
        }

        func tell(_ method: Request.Method, _ path: String, _ body: String = "") async -> Response {
            await tell(method, path, bytes: Array(body.utf8))
        }

        func tell(_ method: Request.Method, _ path: String, bytes: [UInt8]) async -> Response {
            let fields = [("Authorization", "Bearer secret"), ("Host", "127.0.0.1:8503")]
            return await control.respond(
                to: Request(method, "/_tonearm" + path, headers: Headers(fields), body: bytes))
        }

        func make(_ body: String = "") async throws -> JSON {
            let response = await tell(.post, "/worlds", body)
            #expect(response.status == 201)
            return try #require(response.body.json)
        }

        func ask(_ method: Request.Method, _ target: String, _ world: JSON, _ body: String = "") async -> Response {
            let fields = [
                ("Authorization", "Bearer \(world["tokens"]?["developer"]?.string ?? "")"),
                ("Music-User-Token", world["tokens"]?["subscriber"]?.string ?? ""),
            ]
            return await gateway.respond(to: Request(method, target, headers: Headers(fields), body: Array(body.utf8)))
        }

        func add(_ name: String, to world: JSON) async -> Int {
            await ask(
                .post, "/v1/me/library/playlists", world, #"{"attributes": {"name": "\#(name)"}}"#
            ).status
        }

        func playlists(_ world: JSON) async -> [String] {
            let answer = await ask(.get, "/v1/me/library/playlists?limit=100", world)
            return answer.body.json?["data"]?.array?.compactMap { $0["attributes"]?["name"]?.string } ?? []
        }
    }

    /// The next server after this one is killed: it reads a copy of the files.
    private func restart(
        _ folder: TemporaryFolder? = nil, fixed: Int? = Served.now, system: Int = 0
    ) throws -> Running {
        let folder = try folder ?? self.folder.copy()
        let store = try StateStore<SimulatorMemory>(path: folder.path + "/state.db") { _ in }
        let kept = store.worlds
        let memory = kept[WorldID.standard]?.current.memory ?? SimulatorMemory(seed: 1)
        let clock = ServedClock(fixed: fixed) { Served.now }
        try store.save([.current(WorldID.standard, memory, clock.setting)])
        let worlds = Served.worlds(clock, memory: memory, store: store) { system }
        try worlds.adopt(kept)
        return Running(worlds, in: folder)
    }

    private func start() throws -> Running { try restart(folder) }

    @Test func `a world, its tokens, clock, faults and snapshots are there after a kill`() async throws {
        let first = try start()
        let world = try await first.make(#"{"name": "checkout", "faults": ["503 --on /v1/test"]}"#)
        let id = try #require(world["id"]?.string)
        #expect(await first.add("Evening", to: world) == 201)
        #expect(await first.tell(.put, "/worlds/checkout/snapshots/one").status == 200)
        #expect(await first.add("Morning", to: world) == 201)
        #expect(await first.tell(.put, "/worlds/\(id)/clock", #"{"advance": 60}"#).status == 200)
        let playlists = await first.playlists(world)
        let before = try #require(await first.tell(.get, "/worlds/checkout").body.json)

        let second = try restart()
        let after = try #require(await second.tell(.get, "/worlds/checkout").body.json)
        for member in ["id", "name", "made", "snapshots", "key"] { #expect(after[member] == before[member]) }
        #expect(after["tokens"]?["subscriber"] == before["tokens"]?["subscriber"])
        #expect(await second.playlists(world) == playlists && playlists.contains("Morning"))
        #expect(await second.tell(.get, "/worlds/\(id)/clock").body.json?["now"] == "2026-11-21T00:01:00Z")
        #expect(await second.ask(.get, "/v1/test", world).status == 503)
        #expect(await second.tell(.post, "/worlds/\(id)/snapshots/one/restore").status == 200)
        #expect(await second.playlists(world) == playlists.filter { $0 != "Morning" })
        #expect(await second.tell(.get, "/worlds/\(id)/clock").body.json?["now"] == "2026-11-21T00:00:00Z")
        #expect(await second.tell(.post, "/worlds/\(id)/reset").status == 200)
        #expect(await !second.playlists(world).contains("Evening"))
    }

    @Test func `no token is minted twice, by a parent, its fork and both after a restart`() async throws {
        let first = try start()
        let parent = try await first.make()
        let id = try #require(parent["id"]?.string)
        let fork = try #require(await first.tell(.post, "/worlds/\(id)/fork").body.json)
        var seen: [String] = []
        func mint(_ running: Running) async {
            for world in [parent, fork] {
                let path = "/worlds/\(world["id"]?.string ?? "")/accounts/subscriber/token"
                seen.append(await running.tell(.post, path).body.json?["token"]?.string ?? "")
            }
        }
        for world in [parent, fork] { seen.append(world["tokens"]?["subscriber"]?.string ?? "") }
        await mint(first)
        let second = try restart()
        await mint(second)
        #expect(Set(seen).count == 6 && !seen.contains(""))
        let fields = [
            ("Authorization", "Bearer \(parent["tokens"]?["developer"]?.string ?? "")"),
            ("Music-User-Token", seen[2]),
        ]
        #expect(await second.gateway.respond(to: Request(.get, Self.songs, headers: Headers(fields))).status == 200)
    }

    @Test func `a world of a world file has its albums after a restart, and so has its fork`() async throws {
        let first = try start()
        let world = try await first.make(
            """
            {"world": {"now": "2026-05-02T00:00:00Z", "catalog": {"albums": [{"id": "7000000001", "name": "First Light",
            "artist": "The Testers", "tracks": ["Morning", {"name": "Noon", "seconds": 61}]}]},
            "accounts": [{"name": "subscriber", "library": ["albums/7000000001"]}]}}
            """)
        let id = try #require(world["id"]?.string)
        let second = try restart()
        let fork = try #require(await second.tell(.post, "/worlds/\(id)/fork").body.json)
        for world in [world, fork] {
            let album = await second.ask(.get, "/v1/catalog/us/albums/7000000001", world)
            #expect(album.body.json?["data"]?[0]?["attributes"]?["trackCount"] == 2)
            let owned = await second.ask(.get, "/v1/me/library/albums", world).body.json?["data"]
            #expect(owned?[0]?["attributes"]?["name"] == "First Light")
        }
        #expect(await second.tell(.get, "/worlds/\(id)/clock").body.json?["now"] == "2026-05-02T00:00:00Z")
        _ = await second.tell(.put, "/worlds/\(id)/clock", #"{"advance": 5}"#)
        #expect(await second.tell(.delete, "/worlds/\(id)/clock").body.json?["now"] == "2026-05-02T00:00:00Z")
    }

    @Test func `a deleted world stays deleted, and a deleted snapshot too`() async throws {
        let first = try start()
        let (gone, kept) = (try await first.make(), try await first.make())
        let id = try #require(kept["id"]?.string)
        for name in ["one", "two"] { _ = await first.tell(.put, "/worlds/\(id)/snapshots/\(name)") }
        #expect(await first.tell(.delete, "/worlds/\(gone["id"]?.string ?? "")").status == 200)
        #expect(await first.tell(.delete, "/worlds/\(id)/snapshots/one").status == 200)
        let second = try restart()
        #expect(second.worlds.all.map(\.identity.id) == [id])
        #expect(second.worlds.all.first?.snapshotNames == ["two"])
        #expect(await second.ask(.get, Self.songs, gone).status == 401)
        #expect(await second.ask(.get, Self.songs, kept).status == 200)
    }

    @Test func `the default world keeps its snapshots, and begins with the clock of the start`() async throws {
        let first = try start()
        #expect(await first.tell(.put, "/snapshots/empty").status == 200)
        #expect(await first.tell(.put, "/clock", #"{"advance": 60}"#).status == 200)
        let second = try restart()
        #expect(await second.tell(.get, "/snapshots").body.json?["snapshots"] == ["empty"])
        #expect(await second.tell(.get, "/clock").body.json?["now"] == "2026-11-21T00:00:00Z")
        #expect(await second.tell(.post, "/snapshots/empty/restore").status == 200)
    }

    @Test func `a restart is no idle time`() async throws {
        let first = try start()
        let world = try await first.make()
        let second = try restart(system: 1_000_000)
        _ = try await second.make()
        #expect(await second.ask(.get, Self.songs, world).status == 200)
    }

    // MARK: Changes that cannot be kept

    /// A store that refuses changes while it is told to.
    private final class FullStore: KeptState {
        let isFull = Mutex(false)

        var worlds: [String: KeptWorld<SimulatorMemory>] { [:] }

        func save(_ changes: [KeptChange<SimulatorMemory>]) throws(StateStoreProblem) {
            if isFull.withLock({ $0 }) { throw .unwritable("No space left on device") }
        }
    }

    @Test func `what cannot be kept is refused and changes nothing`() async throws {
        let store = FullStore()
        let running = Running(Served.worlds(store: store))
        let world = try await running.make(#"{"name": "checkout"}"#)
        let path = "/worlds/checkout"
        _ = await running.tell(.put, path + "/snapshots/one")
        let before = try #require(await running.tell(.get, path).body.json)
        let faults = await running.tell(.get, path + "/faults").body.json
        let clock = await running.tell(.get, path + "/clock").body.json
        store.isFull.withLock { $0 = true }
        let refused: [(Request.Method, String, String)] = [
            (.post, "/worlds", #"{"name": "other"}"#), (.post, path + "/fork", ""), (.delete, path, ""),
            (.put, path + "/snapshots/two", ""), (.delete, path + "/snapshots/one", ""),
            (.put, path + "/clock", #"{"advance": 60}"#), (.put, path + "/faults", #"{"faults": ["503"]}"#),
        ]
        for (method, path, body) in refused {
            let answer = await running.tell(method, path, body)
            #expect(answer.status == 503, "\(method) \(path)")
            #expect(answer.body.json?["error"] == "The change could not be kept in the state's file.")
        }
        #expect(await running.add("Evening", to: world) == 503)
        store.isFull.withLock { $0 = false }
        let after = try #require(await running.tell(.get, path).body.json)
        for member in ["id", "name", "snapshots", "key"] { #expect(after[member] == before[member]) }
        #expect(await running.tell(.get, path + "/faults").body.json == faults)
        #expect(await running.tell(.get, path + "/clock").body.json == clock)
        #expect(running.worlds.all.count == 1)
        #expect(await running.tell(.post, "/worlds", #"{"name": "other"}"#).status == 201)
    }

    @Test func `a restore that cannot be kept leaves clock and library as they were`() async throws {
        let store = FullStore()
        let running = Running(Served.worlds(store: store))
        let world = try await running.make()
        let path = "/worlds/\(try #require(world["id"]?.string))"
        _ = await running.tell(.put, path + "/snapshots/one")
        #expect(await running.add("Evening", to: world) == 201)
        _ = await running.tell(.put, path + "/clock", #"{"advance": 60}"#)
        let (playlists, clock) = (await running.playlists(world), await running.tell(.get, path + "/clock").body.json)
        store.isFull.withLock { $0 = true }
        for action in ["/snapshots/one/restore", "/reset"] {
            #expect(await running.tell(.post, path + action).status == 503)
        }
        #expect(await running.playlists(world) == playlists)
        #expect(await running.tell(.get, path + "/clock").body.json == clock)
    }

    // MARK: Worlds that cannot be played

    @Test func `a world whose albums the catalog has otherwise is refused at the start`() async throws {
        let first = try start()
        let album = #"{"id": "7000000001", "name": "First Light", "artist": "A", "tracks": ["Morning"]}"#
        let world = try await first.make(#"{"world": {"catalog": {"albums": [\#(album)]}}}"#)
        let copy = try folder.copy()
        let store = try StateStore<SimulatorMemory>(path: copy.path + "/state.db") { _ in }
        let id = try #require(world["id"]?.string)
        let same = try OwnAlbums(JSON(parsing: Array(#"{"albums": [\#(album)]}"#.utf8)))
        try Served.worlds(albums: same).adopt(store.worlds)
        let other = try OwnAlbums(["albums": [["id": "7000000001", "name": "B", "artist": "A", "tracks": ["C"]]]])
        let problem = "catalog.albums[0].id: the catalog has an album '7000000001' already"
        #expect(throws: StateStoreProblem.unplayable(world: id, problem)) {
            try Served.worlds(albums: other).adopt(store.worlds)
        }
    }
}
