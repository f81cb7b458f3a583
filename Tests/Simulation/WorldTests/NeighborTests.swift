import AppleMusicAPI
import Foundation
import Synchronization
import Testing
import TonearmSigning
import TonearmSimulator
import TonearmWorld

/// Tests requests to neighbors of a world's service.
@Suite struct NeighborTests {
    private static let neighbor = Neighbor("shelf", title: "the shelf", host: "shelf.example", envelope: envelope)

    private static let envelope = Envelope(name: "shelf", root: "/") { _ in
        []
    } list: { _, _ in
        .null
    } errors: { body in
        body["wrong"]?.string.map { [APIError(status: 400, code: "7", title: $0)] } ?? []
    }

    /// A neighbor that records its requests, and counts them in its memory.
    private struct Shelf: NeighborService {
        let requests = Requests()

        final class Requests: Sendable {
            let list = Mutex<[Request]>([])
        }

        var description: ServiceDescription { NeighborTests.neighbor.description(from: "a test") }

        func answer(
            to request: Request, in context: inout ServiceContext<NeighborMemory>
        ) -> ServiceAnswer<NeighborMemory> {
            requests.list.withLock { $0.append(request) }
            let isAdmitted = context.memory.admit(2, in: 60_000, now: context.milliseconds)
            return .made(.success(Response(status: isAdmitted ? 200 : 403, body: .json(["wrong": "too fast"]))))
        }

        func failure(_ status: Int) -> Response { Response(status: status, body: .json(["wrong": "a fault"])) }
    }

    private let shelf = Shelf()
    private let client: MusicClient

    init() {
        let simulated = SimulatedNeighbor(Self.neighbor, over: SimulatedWorld.simulator.catalog) { [shelf] _ in shelf }
        client = MusicClient(
            signer: DeveloperKey.demonstration, systemTime: { SimulatedWorld.time * 1000 },
            neighbors: { _, _ in simulated.inWorld }
        ) { _ in SimulatedWorld.simulator.inWorld }
    }

    private func ask(_ target: String, _ headers: Headers = Headers(), in world: inout World) async throws -> Response {
        try await client.with(&world) {
            try await client.send(Request(.get, target, headers: headers), to: Self.neighbor, in: $0)
        }
    }

    @Test func `no token and no language are sent, not even typed ones`() async throws {
        var world = try SimulatedWorld.begun("subscriber")
        world.locale = "fr-FR"
        let typed = Headers([("Authorization", "Bearer abc"), ("Cookie", "a=b"), ("User-Agent", "mine")])
        _ = try await ask("/books?a=1", typed, in: &world)
        let sent = try #require(shelf.requests.list.withLock { $0.first })
        #expect(sent.target == "/books?a=1")
        #expect(sent.headers == Headers([("User-Agent", "mine")]))
    }

    @Test func `the exchange is stored with the neighbor's address, and the answer is read by its envelope`()
        async throws
    {
        var world = try SimulatedWorld.begun(nil)
        let response = try await ask("/books", in: &world)
        #expect(response.envelope == Self.envelope)
        #expect(response.firstError?.title == "too fast")
        #expect(world.exchange?.neighbor?.description == "https://shelf.example")
        #expect(world.exchange?.request.target == "/books")
        _ = try await client.send(Request(.get, "/v1/storefronts"), in: &world)
        #expect(world.exchange?.neighbor == nil)
    }

    @Test func `its rate limit is on with the simulator's, and its memory is kept with the world`() async throws {
        var world = try SimulatedWorld.begun(nil)
        for _ in 0..<4 { #expect(try await ask("/a", in: &world).status == 200) }
        world.memory.faults.rateLimit = RateLimit()
        #expect(try await ask("/a", in: &world).status == 200)
        let before = world
        #expect(try await ask("/a", in: &world).status == 200)
        #expect(try await ask("/a", in: &world).status == 403)
        var copy = before
        #expect(try await ask("/a", in: &copy).status == 200)
        let data = try JSONEncoder().encode(before)
        var decoded = try JSONDecoder().decode(World.self, from: data)
        #expect(decoded.memory == before.memory)
        #expect(try await ask("/a", in: &decoded).status == 200)
        #expect(try await ask("/a", in: &decoded).status == 403)
    }

    @Test func `a fault on its path replaces its answer in its own form`() async throws {
        var world = try SimulatedWorld.begun(nil)
        world.memory.faults.set(Faults.Fault(.status(503), on: "/books", times: 1))
        let other = try await ask("/a", in: &world)
        #expect(other.status == 200)
        let response = try await ask("/books", in: &world)
        #expect(response.status == 503)
        #expect(response.firstError?.title == "a fault")
        #expect(response.fault?.text == "503 --on /books")
        #expect(try await ask("/books", in: &world).status == 200)
    }

    @Test func `without a network there is no answer`() async throws {
        var world = try SimulatedWorld.begun(nil)
        world.memory.faults.set(Faults.Fault(.offline))
        await #expect(throws: NetworkProblem.offline(path: "/books")) { try await ask("/books", in: &world) }
    }

    @Test func `a program without such a service says so`() async throws {
        var world = try SimulatedWorld.begun(nil)
        let client = SimulatedWorld.client { _ in SimulatedWorld.simulator.inWorld }
        await #expect(throws: NeighborProblem.notConnected("shelf")) {
            try await client.with(&world) { try await client.send(Request(.get, "/a"), to: Self.neighbor, in: $0) }
        }
    }

    @Test func `a wrapper of services learns which neighbor is asked`() async throws {
        var world = try SimulatedWorld.begun(nil)
        let asked = Shelf.Requests()
        client.wrapServices { service, _, neighbor in
            LoggedService(service) { request, _ in
                asked.list.withLock { $0.append(Request(.get, (neighbor?.name ?? "main") + request.path)) }
            }
        }
        _ = try await ask("/books", in: &world)
        _ = try await client.send(Request(.get, "/v1/storefronts"), in: &world)
        #expect(asked.list.withLock { $0.map(\.target) } == ["shelf/books", "main/v1/storefronts"])
    }

    @Test func `a world of a server is named by a header`() async throws {
        var world = try SimulatedWorld.begun(nil)
        let origin = try ServerOrigin("http://127.0.0.1:8502")
        world.address = .server(at: origin)
        client.lend(LentTokens(developer: "a", user: nil, world: "w1"), for: origin)
        _ = try await ask("/books", in: &world)
        let sent = try #require(shelf.requests.list.withLock { $0.last })
        #expect(sent.headers == Headers([("Tonearm-World", "w1")]))
        #expect(world.exchange?.request.headers == Headers())
    }

    @Test(arguments: [
        ("/itunes/search?a=b", "/search?a=b"), ("/itunes", "/"), ("/itunes/", "/"), ("/itunes?a", "/?a"),
        ("/itunesx/search", nil), ("/search", nil), ("/v1/itunes", nil),
    ])
    func `a tonearm server answers for a neighbor below its prefix`(target: String, inner: String?) {
        let neighbor = Neighbor("itunes", title: "x", host: "itunes.apple.com", envelope: Self.envelope)
        #expect(neighbor.target(ofServed: target) == inner)
    }
}
