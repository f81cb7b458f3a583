import AppleMusicAPI
import Dispatch
import HTTPTypes
import Synchronization
import Testing
import TonearmCatalog
import TonearmServedSupport
import TonearmSigning
import TonearmSimulator

@testable import TonearmHTTP

/// Tests answers made on the event loop that read the request.
struct ImmediateAnswersTests {
    /// Returns the immediate answer, or nil if it must be awaited.
    private static func answer(_ request: AppleMusicAPI.Request, of gateway: Gateway) -> Response? {
        if case .ready(let answer) = gateway.answer(to: request) { answer.response } else { nil }
    }

    /// Returns a service with a subscriber's token.
    private static func ready() throws -> (service: Served.Service, userToken: String) {
        var state = SimulatorMemory(seed: 1)
        let token = try state.issueUserToken(
            account: "subscriber", team: DeveloperKey.demonstration.team, now: Served.now)
        return (Served.service(state: state), token.text)
    }

    private static func rating(_ song: String, _ userToken: String, _ value: Int = 1) throws -> AppleMusicAPI.Request {
        var request = try Served.request(
            .put, "/v1/me/ratings/songs/\(song)", [("Music-User-Token", userToken)])
        request.body = Array(#"{"type":"rating","attributes":{"value":\#(value)}}"#.utf8)
        return request
    }

    @Test func `concurrent immediate changes are all kept`() throws {
        let (service, userToken) = try Self.ready()
        let gateway = Served.gateway(service)
        let songs = Served.catalog.search("love", type: .songs, limit: 40).map(\.resource.id)
        let requests = try songs.map { try Self.rating($0, userToken) }
        let statuses = Mutex<[Int?]>([])
        DispatchQueue.concurrentPerform(iterations: requests.count) { index in
            let status = Self.answer(requests[index], of: gateway)?.status
            statuses.withLock { $0.append(status) }
        }
        #expect(statuses.withLock { $0.count == requests.count && $0.allSatisfy { $0 == 200 } })
        let kept = try songs.filter { song in
            let request = try Served.request(
                .get, "/v1/me/ratings/songs/\(song)", [("Music-User-Token", userToken)])
            return Self.answer(request, of: gateway)?.status == 200
        }
        #expect(kept.count == requests.count)
    }

    @Test func `error ids are unique across threads`() throws {
        let gateway = Served.gateway()
        let request = try Served.request(.get, "/v1/catalog/us/albums/1")
        let ids = Mutex<[String]>([])
        DispatchQueue.concurrentPerform(iterations: 200) { _ in
            guard let answer = Self.answer(request, of: gateway), let json = try? JSON(parsing: answer.body.bytes)
            else { return }
            ids.withLock { $0 += json["errors"]?.array?.compactMap { $0["id"]?.string } ?? [] }
        }
        let given = ids.withLock { $0 }
        #expect(given.count == 200 && Set(given).count == given.count)
    }

    @Test func `an immediate answer equals an awaited answer`() async throws {
        let (service, userToken) = try Self.ready()
        var state = SimulatorMemory(seed: 1)
        _ = try state.issueUserToken(account: "subscriber", team: DeveloperKey.demonstration.team, now: Served.now)
        let simulator = Simulator(catalog: Served.catalog, signers: .demonstration)
        let other = ServedService(simulator, memory: state, mayWait: true, clock: { Served.now })
        let requests = [
            try Served.request(.get, Served.album),
            try Served.request(.get, "/v1/catalog/us/search?term=love&types=songs"),
            try Served.request(.get, "/v1/catalog/us/albums/1"), try Self.rating("203709340", userToken),
            try Self.rating("203709340", userToken, 7), try Served.request(.head, Served.album),
            try Served.request(.options, Served.album), try Served.request(.get, "/openapi.json"),
            Request(.get, Served.album),
        ]
        for request in requests {
            let answer = try #require(Self.answer(request, of: Served.gateway(service)))
            #expect(answer == (await Served.gateway(other).respond(to: request)), "\(request.target)")
        }
    }

    @Test func `faulty, drawn and persisted answers are not immediate`() async throws {
        let (service, _) = try Self.ready()
        let responder = Served.server(service).responder
        let album = ReceivedRequest(
            HTTPRequest(
                method: .get, scheme: nil, authority: "x", path: Served.album,
                headerFields: [.authorization: "Bearer \(try Served.token())"]))
        let picture = ReceivedRequest(
            HTTPRequest(
                method: .get, scheme: nil, authority: "x", path: "/artwork/albums/310730204/4x4bb.png"))
        guard case .awaited(let drawn) = responder.answer(to: picture) else {
            Issue.record("a picture is drawn elsewhere")
            return
        }
        #expect(await drawn().response.status == 200)
        _ = await service.change { (memory, _) in memory.state.faults.set(Faults.Fault(.delay, times: 1, delay: 0.001))
        }
        guard case .awaited(let delayed) = responder.answer(to: album) else {
            Issue.record("a delayed response waits elsewhere")
            return
        }
        #expect(await delayed().response.delay == 0.001)
        // The fault is used up, and the picture is cached.
        for request in [album, picture] {
            guard case .ready(let response) = responder.answer(to: request) else {
                Issue.record("\(request.target) is awaited")
                continue
            }
            #expect(response.response.status == 200)
        }
    }

    @Test func `bodies in pieces and bodies that are too long are handled`() async throws {
        let (service, userToken) = try Self.ready()
        let body = #"{"type":"rating","attributes":{"value":-1}}"#
        let head =
            "Host: x\r\nAuthorization: Bearer \(try Served.token())\r\nMusic-User-Token: \(userToken)\r\n"
            + "Content-Type: application/json\r\n"
        try await RunningServer.with(Served.server(service)) { port in
            let connection = try Connection(port: port)
            let target = "PUT /v1/me/ratings/songs/203709340 HTTP/1.1\r\n"
            for piece in [
                target + head + "Content-Length: \(body.utf8.count)\r\n\r\n" + body.prefix(10), "\(body.dropFirst(10))",
            ] {
                connection.send(piece)
                try await Task.sleep(for: .milliseconds(20))
            }
            #expect(await connection.receive(until: "\r\n\r\n").hasPrefix("HTTP/1.1 200 OK\r\n"))
            let long = String(repeating: " ", count: 70_000) + body
            let other = try Connection(port: port)
            other.send(target + head + "Connection: close\r\nContent-Length: \(long.utf8.count)\r\n\r\n" + long)
            #expect(await other.receive().hasPrefix("HTTP/1.1 200 OK\r\n"))
        }
    }
}
