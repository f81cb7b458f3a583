import AppleMusicAPI
import Crypto
import Foundation
import Testing
import TonearmSigning
import TonearmTestSupport
import TonearmWorld

@testable import TonearmShell

/// Tests that a user's own token is sent only to the origin for which it was set.
@Suite struct TokenBindingTests {
    private static let own = DeveloperKey(id: "ABCDE12345", team: "TEAM123456", key: P256.Signing.PrivateKey())
    private static let (a, b) = ("http://127.0.0.1:8501", "http://127.0.0.1:8502")

    private let service = FakeService(body: #"{"data":[]}"#)
    private let folder: TemporaryFolder
    private let session: ShellSession
    private let token: String

    init() throws {
        folder = try TemporaryFolder()
        session = ShellSession(service: service, store: SessionStore(folder: folder.path + "/state"))
        token = try Self.own.token(issued: ShellSession.time, lifetime: 3600)
    }

    private var key: String {
        get throws {
            try folder.write(P256.Signing.PrivateKey().pemRepresentation, to: "AuthKey_ABCDE12345.p8")
            try folder.setMode(0o600, of: "AuthKey_ABCDE12345.p8")
            return folder.path + "/AuthKey_ABCDE12345.p8"
        }
    }

    /// The token of the last request.
    private var sent: String? { service.requests.last?.headers["Authorization"].map { String($0.dropFirst(7)) } }

    private func isDemonstration(_ text: String?) -> Bool {
        text.flatMap { DeveloperToken($0) }.map { DeveloperKey.demonstration.hasSigned($0) } ?? false
    }

    @Test func `a developer token that was set for one service is withheld from another, and that is said`()
        async throws
    {
        try await session.runAll("service \(Self.a)", "token developer set \(token)", "get /v1/test")
        #expect(sent == token)
        let outcome = try await session.runAll("service \(Self.b)")
        #expect(
            outcome.errors == "note: the developer token for '\(Self.a)' is not sent to '\(Self.b)'. "
                + "Type 'token developer set' or 'token developer mint' to give it one of its own.\n")
        try await session.runAll("get /v1/test")
        #expect(isDemonstration(sent))
        #expect(await session.run("token developer show").output != token + "\n")
        #expect(await session.run("token developer").errors.contains("is not sent to '\(Self.b)'"))
        for line in ["status", "doctor"] {
            #expect(
                await session.run(line).output.contains("the developer token for '\(Self.a)' is not sent"), "\(line)")
        }
        // It is sent again to its origin, without a message.
        let back = try await session.runAll("service \(Self.a)", "get /v1/test")
        #expect(sent == token && back.errors == "")
    }

    @Test func `a token of an own key is withheld like one that was set, also when it would be made anew`() async throws
    {
        try await session.runAll(
            "service \(Self.a)", "token developer mint --key \(try key) --team TEAM123456", "get /v1/test")
        let minted = try #require(sent)
        #expect(!isDemonstration(minted))
        try await session.runAll("service \(Self.b)", "get /v1/test")
        #expect(isDemonstration(sent))
        try await session.runAll("service \(Self.a)", "get /v1/test")
        #expect(sent == minted)
    }

    @Test func `where nothing else opens a service, the failure names what is withheld`() async throws {
        try await session.runAll(
            "service https://a.example", "token developer set \(token)", "service https://b.example")
        let outcome = await session.run("get /v1/test")
        #expect(outcome.status == 1 && service.requests.isEmpty)
        #expect(outcome.errors.contains("there is no developer token for it"))
        #expect(
            outcome.errors.contains("the developer token for 'https://a.example' is not sent to 'https://b.example'"))
    }

    @Test func `what is set for the simulator stays with it`() async throws {
        try await session.runAll("token developer set \(token)", "service \(Self.b)", "get /v1/test")
        #expect(isDemonstration(sent))
        #expect(await session.run("service").errors.contains("the developer token for the simulator is not sent"))
        try await session.runAll("service simulator", "get /v1/test")
        #expect(sent == token)
    }

    @Test func `a profile brings its tokens for its own service alone`() async throws {
        try await session.runAll(
            "service \(Self.a)", "token developer set \(token)", "profile save a", "session reset", "service \(Self.b)",
            "profile save b", "profile use a", "get /v1/test")
        #expect(sent == token)
        let outcome = try await session.runAll("profile use b")
        #expect(outcome.errors.contains("the developer token for '\(Self.a)' is not sent to '\(Self.b)'"))
        try await session.runAll("get /v1/test")
        #expect(isDemonstration(sent))
    }

    @Test func `going back and forth over a change of service takes each token along`() async throws {
        try await session.runAll(
            "service \(Self.a)", "token developer set \(token)", "service \(Self.b)", "undo", "get /v1/test")
        #expect(sent == token)
        try await session.runAll("redo", "get /v1/test")
        #expect(isDemonstration(sent))
        try await session.runAll("undo", "undo", "get /v1/test")
        #expect(isDemonstration(sent))
        try await session.runAll("redo", "get /v1/test")
        #expect(sent == token)
    }

    @Test func `comparing two services sends neither the other's token`() async throws {
        try await session.runAll("service \(Self.a)", "token developer set \(token)", "get /v1/test")
        try await session.runAll("diff \(Self.a) \(Self.b)")
        #expect(isDemonstration(sent))
    }

    @Test func `forgetting is for the service that answers`() async throws {
        try await session.runAll("service \(Self.a)", "token developer set \(token)", "service \(Self.b)")
        #expect(await session.run("token developer forget").status == 1)
        try await session.runAll("service \(Self.a)", "token developer forget", "get /v1/test")
        #expect(isDemonstration(sent))
    }

    @Test func `what is bound is bound in a session that was saved, and its text is not in it`() async throws {
        try await session.runAll(
            "service \(Self.a)", "token developer set \(token)", "service \(Self.b)", "session save x")
        let kept = try folder.text(of: "state/sessions/x.json")
        #expect(!kept.contains(token) && kept.contains("127.0.0.1:8501"))
        try await session.runAll("session reset", "session load x", "get /v1/test")
        #expect(isDemonstration(sent))
        try await session.runAll("service \(Self.a)", "get /v1/test")
        #expect(sent == token)
    }
}

/// Tests sessions of 0.2.0, which had one developer token without an origin.
@Suite struct UnboundTokenTests {
    /// Returns a session written by 0.2.0, with another address and a developer token.
    private func session(at address: String) throws -> Session {
        let data = try ProjectFiles.bytes(of: "Tests/Releases/0.2.0/session.json")
        var document = try #require(try JSON(parsing: data).object)
        var session = try #require(document["session"]?.object)
        var world = try #require(session["world"]?.object)
        world["address"] = try JSON(parsing: Array(address.utf8))
        world["developerToken"] = ["origin": "set"]
        world["serverUserTokens"] = ["https://users.example"]
        session["world"] = .object(world)
        document["session"] = .object(session)
        var read = try SessionFormat.read(JSON.object(document).bytes).session
        read.world.restore(
            secrets: ["developer token": "its-text", "user token of https://users.example": "user-text"])
        return read
    }

    @Test func `a token is bound to the service that its session was saved with`() throws {
        var session = try session(at: #"{"server":{"at":"https://a.example"}}"#)
        #expect(session.world.developerToken?.text == "its-text")
        session.world.address = .server(at: try ServerOrigin("https://users.example"))
        #expect(session.world.developerToken == nil && session.world.serverUserToken == "user-text")
        session.world.address = .simulator(catalog: nil)
        #expect(session.world.developerToken == nil)
        // It survives writing and reading.
        let bytes = try SessionFormat.bytes(of: session)
        var again = try SessionFormat.read(bytes).session
        again.world.restore(secrets: session.world.secrets)
        #expect(again == session)
    }

    @Test func `the token of a session with the simulator goes to no server`() throws {
        var session = try session(at: #"{"simulator":{}}"#)
        #expect(session.world.developerToken?.text == "its-text")
        session.world.address = .server(at: .appleMusic)
        #expect(session.world.developerToken == nil)
    }
}
