import AppleMusicAPI
import Foundation
import Synchronization
import Testing
import TonearmConsole
import TonearmDevice
import TonearmSimulator
import TonearmTestSupport
import TonearmWorld

@testable import TonearmShell

/// Tests attached worlds against a control address that a test plays.
struct AttachTests {
    /// A server with one world, and its control address.
    private final class Server: Sendable {
        struct State {
            var isSubscribed = true
            var now = "2026-11-21T09:30:00Z"
            var faults: [String] = []
            var era = "today"
            var writes: [String] = []
            var isDeleted = false
            var requests: [String] = []
        }

        let state = Mutex(State())
        static let secret = "secret-of-control-7f3a"

        var service: FakeService {
            FakeService { [self] request in
                state.withLock { state in
                    let (status, json) = Self.answer(request, &state)
                    return Response(
                        status: status, headers: Headers([("Content-Type", "application/json")]), body: .json(json))
                }
            }
        }

        private static func answer(_ request: Request, _ state: inout State) -> (Int, JSON) {
            guard request.path.hasPrefix("/_tonearm/") else {
                let tokens = [request.headers["Authorization"], request.headers["Music-User-Token"]].compactMap(\.self)
                state.requests.append("\(request.method.rawValue) \(request.target) \(tokens.joined(separator: " "))")
                if request.method != .get { state.writes.append(request.path) }
                return (200, ["data": []])
            }
            guard request.headers["Authorization"] == "Bearer \(secret)" else {
                return (401, ["error": "Control needs the secret"])
            }
            let path = String(request.path.dropFirst("/_tonearm/worlds/".count))
            let parts = path.split(separator: "/").map(String.init)
            guard !state.isDeleted, ["default", "orders", "w1"].contains(parts[0]) else {
                return (404, ["error": .string("There is no world '\(parts[0])'.")])
            }
            let body = try? JSON(parsing: request.body)
            switch parts.dropFirst().joined(separator: "/") {
            case "":
                return (
                    200,
                    [
                        "id": "w1", "name": "orders", "origin": "http://127.0.0.1:8502",
                        "tokens": ["developer": "developer-token-of-w1", "subscriber": "user-token-of-w1"],
                    ]
                )
            case "clock":
                if let now = body?["now"]?.string { state.now = now }
                return (200, ["now": .string(state.now), "standsStill": true])
            case "faults":
                if let faults = body?["faults"] { state.faults = faults.strings }
                return (200, ["faults": .strings(state.faults)])
            case "era":
                if let era = body?["era"]?.string { state.era = era }
                return (200, ["era": .string(state.era), "differences": ["limits": "shorter pages"]])
            case "accounts": return (200, ["accounts": [account(state)]])
            case "accounts/subscriber/lapse": state.isSubscribed = false
            case "accounts/subscriber/token": return (200, ["token": "second-user-token", "expires": "2027"])
            case "journal":
                let entries = state.writes.map { path -> JSON in
                    ["method": "POST", "path": .string(path), "status": 202]
                }
                return (200, ["requests": .array(entries)])
            case "summary":
                return (
                    200,
                    [
                        "now": .string(state.now), "standsStill": true, "faults": .strings(state.faults),
                        "accounts": [account(state)], "lastRequest": .integer(state.writes.count),
                    ]
                )
            default: return (404, ["error": "There is no such control."])
            }
            return (200, account(state))
        }

        private static func account(_ state: State) -> JSON {
            [
                "name": "subscriber", "storefront": "us", "isSubscribed": .bool(state.isSubscribed),
                "hasCloudLibrary": .bool(state.isSubscribed), "revokedTeams": [],
            ]
        }
    }

    private let server = Server()
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            #"{"origin": "http://127.0.0.1:8502", "control": "http://127.0.0.1:8503/_tonearm", "secret": "\#(Server.secret)"}"#,
            to: "ready.json")
    }

    private func attached() async throws -> ShellSession {
        let session = ShellSession(service: server.service)
        try await session.runAll("attach \(folder.path)/ready.json orders")
        return session
    }

    @Test func `requests go to the attached world with its tokens, and back after detach`() async throws {
        let session = ShellSession(service: server.service)
        let before = session.session
        let outcome = try await session.runAll("attach \(folder.path)/ready.json orders")
        #expect(outcome.output.contains("Attached to the world 'orders' at http://127.0.0.1:8502"))
        try await session.runAll("library songs")
        #expect(
            server.state.withLock { $0.requests.last }?.hasSuffix("Bearer developer-token-of-w1 user-token-of-w1")
                == true)
        #expect(PromptLines(session: session.session).left.hasPrefix("attached:orders "))
        #expect(try await session.runAll("where").lines.first?.hasPrefix("attached to the world 'orders'") == true)
        #expect(session.session.world.device == before.world.device)
        #expect(session.session.world.secrets.isEmpty)
        try await session.runAll("detach")
        #expect(session.session.world.address == before.world.address)
        #expect(session.session.attachment == nil)
        #expect(await session.run("detach").errors.contains("no world of a server is attached"))
    }

    @Test func `the era is that of the attached world, and the session's own stays`() async throws {
        let session = try await attached()
        let set = try await session.runAll("set era 2017")
        #expect(set.lines.contains("era     2017") && set.output.contains("shorter pages"), "\(set.output)")
        #expect(server.state.withLock { $0.era } == "2017")
        #expect(try await session.runAll("set era").output.contains("2017"))
        #expect(session.session.world.memory.era == .today)
        #expect(await session.run("set era 1999").status == 64)
        try await session.runAll("detach", "set era 2019")
        #expect(session.session.world.memory.era == .of2019)
        #expect(server.state.withLock { $0.era } == "2017")
    }

    @Test func `account, clock and faults are those of the attached world`() async throws {
        let session = try await attached()
        let own = session.session.world
        #expect(try await session.runAll("clock set 2027-01-01T00:00:00Z").output.contains("2027-01-01T00:00:00Z"))
        #expect(try await session.runAll("account lapse").output.contains("subscriber: no subscription"))
        try await session.runAll("fault set 503 --on /v1/test --times 2")
        #expect(server.state.withLock { $0.faults } == ["503 --on /v1/test --times 2"])
        #expect(try await session.runAll("fault").output.contains("on /v1/test, 2 times more"))
        try await session.runAll("fault clear")
        #expect(try await session.runAll("account").output.contains("> subscriber"))
        #expect(session.session.world.clock == own.clock)
        #expect(session.session.world.device == own.device)
        #expect(session.session.world.memory.faults == own.memory.faults)
        #expect(await session.run("account restrict education").errors.contains("does not offer it"))
        #expect(await session.run("fault set long-queue").errors.contains("does not offer it"))
        #expect(await session.run("account sign-in stranger").errors.contains("no such account"))
        try await session.runAll("token user request", "library songs")
        #expect(server.state.withLock { $0.requests.last }?.hasSuffix("second-user-token") == true)
    }

    /// Runs the background until it printed something.
    /// - Parameter rounds: the maximum number of runs, for a background that is to print nothing.
    private func printed(by session: ShellSession, in rounds: Int = .max) async throws -> String {
        let before = session.outputSoFar.count
        var round = 0
        while session.outputSoFar.count == before, round < rounds {
            try session.shell.background.run()
            try await Task.sleep(for: .milliseconds(10))
            round += 1
        }
        return String(session.outputSoFar.dropFirst(before))
    }

    @Test func `changes of others appear, and own ones do not`() async throws {
        let time = Mutex(ShellSession.time)
        let session = ShellSession(
            service: server.service,
            systemSeconds: {
                time.withLock {
                    $0 += 2; return $0
                }
            })
        try await session.runAll(
            "attach \(folder.path)/ready.json orders", "account lapse", "post /v1/me/library?ids[albums]=310730204")
        server.state.withLock { state in
            state.now = "2027-05-05T00:00:00Z"
            state.faults = ["500"]
            state.writes.append("/v1/me/library/playlists")
        }
        let text = try await printed(by: session)
        #expect(text.contains("orders: faults: 500"))
        #expect(text.contains("orders: the clock stands at 2027-05-05T00:00:00Z"))
        #expect(text.contains("POST /v1/me/library/playlists by another client"))
        #expect(!text.contains("subscription"))
        server.state.withLock { $0.isDeleted = true }
        #expect(try await printed(by: session).contains("was deleted. Type 'detach'"))
        #expect(try await printed(by: session, in: 50) == "")
        #expect(await session.run("clock").errors.contains("was deleted"))
        try await session.runAll("detach")
    }

    @Test func `Ctrl-C while a server does not answer is no failure of the server`() {
        #expect(AttachmentProblem.interrupted.error("Cannot attach") is CancellationError)
        #expect(AttachmentProblem.secret.error("Cannot attach") is Failure)
    }

    @Test func `the secret and the tokens stay hidden`() async throws {
        let session = try await attached()
        #expect(await session.run("frobnicate '\(Server.secret) user-token-of-w1'").status == 64)
        try await session.runAll("session show", "history")
        for secret in [Server.secret, "user-token-of-w1", "developer-token-of-w1"] {
            #expect(!session.outputSoFar.contains(secret))
        }
        let bytes = try SessionFormat.bytes(of: session.session)
        #expect(!String(decoding: bytes, as: UTF8.self).contains(Server.secret))
        let kept = try SessionFormat.read(bytes).session
        #expect(kept.attachment == nil)
        #expect(kept.world.address.isSimulated)
    }

    @Test func `undo goes to the own world, and redo back with the tokens`() async throws {
        let session = try await attached()
        try await session.runAll("undo")
        #expect(session.session.attachment == nil)
        try await session.runAll("redo", "library songs")
        #expect(server.state.withLock { $0.requests.last }?.contains("developer-token-of-w1") == true)
    }

    @Test(arguments: [
        (#"{"control": "http://127.0.0.1:8503", "secret": "wrong"}"#, "refuses the secret"),
        (#"{"origin": "http://127.0.0.1:8502"}"#, "no members 'control' and 'secret'"),
        (#"{"control": "http://example.org", "secret": "x"}"#, "is one of this machine"),
    ])
    func `a wrong file of a server is refused`(text: String, words: String) async throws {
        try folder.write(text, to: "other.json")
        let session = ShellSession(service: server.service)
        let before = session.session.world
        let outcome = await session.run("attach \(folder.path)/other.json")
        #expect(outcome.status != 0)
        #expect(outcome.errors.contains(words), "\(outcome.errors)")
        #expect(session.session.world == before)
    }

    @Test func `an unknown world, a foreign answer and a missing secret are named`() async throws {
        let session = ShellSession(service: server.service)
        #expect(await session.run("attach \(folder.path)/ready.json none").errors.contains("has no such world"))
        #expect(await session.run("attach http://127.0.0.1:8503").errors.contains("its secret is not known"))
        let foreign = ShellSession(service: FakeService(body: "<html>"))
        #expect(
            await foreign.run("attach \(folder.path)/ready.json").errors.contains(
                "not the control address of a tonearm"))
    }
}
