import AppleMusicAPI
import Synchronization
import Testing
import TonearmConsole
import TonearmTestSupport
import TonearmWorld

@testable import TonearmShell

/// Tests a simulator that is served on this machine: how it is recognised, and the way from there to its world.
struct ServedSimulatorTests {
    /// A server and its control address, which a test plays.
    private final class Server: Sendable {
        private let introduction: JSON?
        let requests = Mutex<[Request]>([])
        static let secret = "secret-of-control-9c1b"

        init(_ introduction: JSON?) { self.introduction = introduction }

        var service: FakeService {
            FakeService { [self] request in
                requests.withLock { $0.append(request) }
                let (status, json) = answer(request)
                return Response(
                    status: status, headers: Headers([("Content-Type", "application/json")]), body: .json(json))
            }
        }

        private func answer(_ request: Request) -> (Int, JSON) {
            if request.path == "/_tonearm/server", let introduction { return (200, introduction) }
            guard request.path.hasPrefix("/_tonearm/") else {
                let hasToken = request.headers["Music-User-Token"] == "user-token-of-w1"
                return hasToken || request.path.hasPrefix("/v1/catalog/")
                    ? (200, ["data": []])
                    : (403, ["errors": [["status": "403", "code": "40300", "title": "Forbidden", "id": "X"]]])
            }
            guard request.headers["Authorization"] == "Bearer \(Self.secret)" else { return (401, ["error": "No."]) }
            if request.path.hasSuffix("/summary") {
                return (
                    200,
                    ["now": "2026-11-21T09:30:00Z", "standsStill": true, "accounts": [], "lastRequest": 0]
                )
            }
            return (
                200,
                [
                    "id": "w1", "origin": "http://127.0.0.1:8502",
                    "tokens": ["developer": "developer-token-of-w1", "subscriber": "user-token-of-w1"],
                ]
            )
        }
    }

    private let folder: TemporaryFolder
    private var ready: String { folder.path + "/ready.json" }

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            #"{"origin": "http://127.0.0.1:8502", "control": "http://127.0.0.1:8503/_tonearm", "secret": "\#(Server.secret)"}"#,
            to: "ready.json")
    }

    private func server(ready: String? = nil, control: String? = "http://127.0.0.1:8503/_tonearm") -> Server {
        var object = JSONObject([("server", "tonearm")])
        object.append("control", control.map(JSON.string))
        object.append("ready", ready.map(JSON.string))
        return Server(.object(object))
    }

    private func session(_ server: Server) -> ShellSession {
        let session = ShellSession(service: server.service)
        session.session.settings.words = .second
        return session
    }

    @Test func `the address of a server leads to its world, and no token is sent before`() async throws {
        let server = server(ready: ready)
        let session = session(server)
        let lines = try await session.runAll("service http://127.0.0.1:8502").output
        #expect(lines.contains("'tonearm serve' serves on this machine"), "\(lines)")
        #expect(lines.contains("attach \(ready)"), "\(lines)")
        let asked = server.requests.withLock { $0 }
        #expect(asked.map(\.path) == ["/_tonearm/server"])
        #expect(asked.allSatisfy { $0.headers.fields.map(\.name) == ["Accept"] })
        try await session.runAll("attach \(ready)", "library songs")
        #expect(server.requests.withLock { $0.last }?.headers["Music-User-Token"] == "user-token-of-w1")
        #expect(!(try await session.runAll("service").output.contains("its world")))
    }

    @Test func `'attach' takes the server's own address, whose file has the secret`() async throws {
        let session = session(server(ready: ready))
        try await session.runAll("attach http://127.0.0.1:8502")
        #expect(session.session.attachment?.world == "w1")
        #expect(session.session.attachment?.control.description == "http://127.0.0.1:8503")
        let other = self.session(server(ready: ready, control: "http://127.0.0.1:9999/_tonearm"))
        #expect(await other.run("attach http://127.0.0.1:8502").errors.contains("the file of another server"))
    }

    @Test func `without a file the link is asked for, and without control the way to have it`() async throws {
        #expect(
            try await session(server()).runAll("service http://127.0.0.1:8502").output.contains("Type 'attach LINK'"))
        let plain = try await session(server(control: nil)).runAll("service http://127.0.0.1:8502").output
        #expect(plain.contains("no control address") && plain.contains("'token user set'"), "\(plain)")
    }

    @Test func `refusals and the roads to Apple name the way to the world's tokens`() async throws {
        let session = session(server(ready: ready))
        try await session.runAll("service http://127.0.0.1:8502")
        let refused = await session.run("get /v1/me/library/songs").errors
        #expect(refused.contains("attach \(ready)") && !refused.contains("token user request"), "\(refused)")
        let request = await session.run("token user request").errors
        #expect(request.contains("a simulator of tonearm answers there") && request.contains("attach"), "\(request)")
        let flow = await session.run("authorize --answer allow").errors
        #expect(flow.contains("is not sent to http://127.0.0.1:8502"), "\(flow)")
    }

    @Test func `a refusal recognises the server of a session that began with it`() async throws {
        let session = session(server(ready: ready))
        session.session.world.address = .server(at: try ServerOrigin("http://127.0.0.1:8502"))
        #expect(await session.run("get /v1/me/library/songs").errors.contains("attach \(ready)"))
    }

    @Test(arguments: [nil, ["server": "nginx"]] as [JSON?])
    func `another server on this machine stays what it is`(introduction: JSON?) async throws {
        let session = session(Server(introduction))
        #expect(!(try await session.runAll("service http://127.0.0.1:8502").output.contains("its world")))
        #expect(await session.run("get /v1/me/library/songs").errors.contains("token user request"))
    }

    @Test func `a path with control characters is no file`() throws {
        let origin = try ServerOrigin("http://127.0.0.1:8502")
        let body: JSON = ["server": "tonearm", "control": "http://127.0.0.1:8503", "ready": "/tmp/a\u{1B}[2Jb"]
        let simulator = ServedSimulator(Response(status: 200, body: .json(body)), at: origin)
        #expect(simulator?.readyFile == nil && simulator?.hasControl == true)
    }

    @Test func `code asks the served address, and a note names its tokens`() async throws {
        let session = session(server(ready: ready))
        try await session.runAll("service http://127.0.0.1:8502", "get /v1/catalog/us/genres")
        for language in ["curl", "python", "kotlin", "urlsession", "fetch"] {
            let outcome = try await session.runAll("request --as \(language)")
            #expect(outcome.output.contains("http://127.0.0.1:8502/v1/catalog/us/genres"), "\(language)")
            #expect(!outcome.output.contains("api.music.apple.com"), "\(language)")
            #expect(outcome.errors.contains("'token developer show'"), "\(language)")
        }
    }
}
