import AppleMusicAPI
import Crypto
import Foundation
import Synchronization
import Testing
import TonearmDevice
import TonearmSigning
import TonearmTestSupport
import TonearmWorld

@testable import TonearmShell

/// Tests the tokens sent and not sent to services on the network.
@Suite struct ServerTokenTests {
    private static let own = DeveloperKey(id: "ABCDE12345", team: "TEAM123456", key: P256.Signing.PrivateKey())

    private static func token(life: Int = 3600) throws -> String {
        try own.token(issued: ShellSession.time, lifetime: life)
    }

    private static var answering: FakeService { FakeService(body: #"{"data":[]}"#) }

    @Test func `without a developer token nothing is asked`() async throws {
        let service = Self.answering
        let session = ShellSession(service: service)
        try await session.runAll("service live")
        let outcome = await session.run("albums 310730204")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("there is no developer token for it"))
        #expect(outcome.errors.contains("token developer mint --key"))
        #expect(service.requests.isEmpty)
    }

    @Test func `the demonstration key signs nothing for others`() async throws {
        let service = Self.answering
        let session = ShellSession(service: service)
        let signed = try DeveloperKey.demonstration.token(issued: ShellSession.time, lifetime: 3600)
        try await session.runAll("service https://example.org", "token developer set \(signed)")
        let outcome = await session.run("get /v1/test")
        #expect(outcome.status == 1 && outcome.errors.contains("demonstration key"))
        #expect(await session.run("token developer mint").errors.contains("demonstration key"))
        #expect(await session.run("token developer mint --key-id AAAAAAAAAA --team BBBBBBBBBB").status == 1)
        #expect(service.requests.isEmpty)
        // A simulator served on this machine accepts it.
        try await session.runAll("service http://127.0.0.1:8502", "get /v1/test")
        #expect(service.requests.count == 1)
    }

    @Test func `the environment's tokens go to servers, and not to the simulator`() async throws {
        let service = Self.answering
        var credentials = ServerCredentials.none
        credentials.developerToken = try Self.token()
        credentials.userToken = "user-token-of-the-environment"
        let session = ShellSession(service: service, credentials: credentials)
        try await session.runAll("get /v1/me/library/albums")
        #expect(service.requests.last?.headers["Authorization"] != "Bearer \(try #require(credentials.developerToken))")
        #expect(service.requests.last?.headers["Music-User-Token"] == nil)
        try await session.runAll("service live", "get /v1/me/library/albums")
        #expect(service.requests.last?.headers["Authorization"] == "Bearer \(try #require(credentials.developerToken))")
        #expect(service.requests.last?.headers["Music-User-Token"] == "user-token-of-the-environment")
        #expect(await session.run("token developer").output.contains("TONEARM_DEVELOPER_TOKEN"))
        #expect(await session.run("token user").output.contains("TONEARM_USER_TOKEN"))
    }

    @Test func `a user token goes to the service that it is of, and to no other`() async throws {
        let service = Self.answering
        let session = ShellSession(service: service)
        let developerToken = try Self.token()
        try await session.runAll(
            "service https://a.example", "token developer set \(developerToken)", "token user set abcdefgh")
        try await session.runAll("get /v1/me/library/albums")
        #expect(service.requests.last?.headers["Music-User-Token"] == "abcdefgh")
        try await session.runAll(
            "service https://b.example", "token developer set \(developerToken)", "get /v1/me/library/albums")
        #expect(service.requests.last?.headers["Music-User-Token"] == nil)
        try await session.runAll("service https://a.example", "token user")
        #expect(await session.run("token user show").output == "abcdefgh\n")
        let kept = String(decoding: try SessionFormat.bytes(of: session.session), as: UTF8.self)
        #expect(!kept.contains("abcdefgh") && kept.contains("a.example"))
        #expect(session.session.world.secrets["user token of https://a.example"] == "abcdefgh")
        try await session.runAll("token user forget", "get /v1/me/library/albums")
        #expect(service.requests.last?.headers["Music-User-Token"] == nil)
    }

    @Test func `the simulated device's token stays with the simulator`() async throws {
        let session = ShellSession()
        try await session.runAll("authorize --answer allow")
        let held = try #require(session.session.world.userToken?.text)
        let service = Self.answering
        let other = ShellSession(service: service)
        other.session.world = session.session.world
        let developerToken = try Self.token()
        try await other.runAll(
            "service live", "token developer set \(developerToken)", "get /v1/me/library/albums")
        #expect(service.requests.allSatisfy { !$0.headers.fields.contains { $0.value.contains(held) } })
        #expect(await other.run("play albums/310730204").errors.contains("the device and its account are simulated"))
    }

    @Test func `a token of a key in a file is made anew before it ends, and not sooner`() async throws {
        let folder = try TemporaryFolder()
        try folder.write(P256.Signing.PrivateKey().pemRepresentation, to: "AuthKey_ABCDE12345.p8")
        let path = folder.path + "/AuthKey_ABCDE12345.p8"
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        let service = Self.answering
        let time = Atomic(ShellSession.time)
        let session = ShellSession(service: service, systemSeconds: { time.load(ordering: .relaxed) })
        try await session.runAll(
            "service live", "token developer mint --key \(path) --team TEAM123456 --life 1h", "get /v1/test",
            // A server does not use the simulated clock.
            "clock advance 50h")
        time.add(50 * 60, ordering: .relaxed)
        try await session.runAll("get /v1/test")
        let sent = service.requests.compactMap { $0.headers["Authorization"] }
        #expect(sent.count == 2 && sent[0] == sent[1])
        time.add(7 * 60, ordering: .relaxed)
        try await session.runAll("get /v1/test", "get /v1/test")
        let later = service.requests.compactMap { $0.headers["Authorization"] }
        #expect(later[2] != sent[0] && later[2] == later[3])
        let renewed = try #require(DeveloperToken(String(later[2].dropFirst("Bearer ".count))))
        #expect(renewed.issued == ShellSession.time + 57 * 60 && renewed.keyID == "ABCDE12345")
        // A read cannot be undone, even if a token was minted for it.
        #expect(await session.run("undo").output.contains("clock advance 50h"))
    }

    @Test func `a key that others can read is refused with the way to mend it`() async throws {
        let folder = try TemporaryFolder()
        try folder.write(P256.Signing.PrivateKey().pemRepresentation, to: "AuthKey_ABCDE12345.p8")
        let path = folder.path + "/AuthKey_ABCDE12345.p8"
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
        let outcome = await ShellSession().run("token developer mint --key \(path) --team TEAM123456")
        #expect(outcome.status == 1 && outcome.errors.contains("644") && outcome.errors.contains("chmod 600"))
    }

    @Test func `where a person types, a token is no word of a line`() async throws {
        let session = ShellSession(service: Self.answering)
        session.shell.environment.person.takesSecretsAsWords = false
        session.shell.environment.variable = { $0 == "MINE" ? "  variable-token\n" : nil }
        session.shell.environment.person.askSecret = { _ in "asked-token" }
        try await session.runAll("service https://a.example")
        let outcome = await session.run("token user set abcdefgh")
        #expect(outcome.status == 64 && outcome.errors.contains("visible on the screen"))
        #expect(!outcome.errors.contains("abcdefgh"))
        try await session.runAll("token user set")
        #expect(await session.run("token user show").output == "asked-token\n")
        try await session.runAll("token user set --variable MINE")
        #expect(await session.run("token user show").output == "variable-token\n")
        #expect(await session.run("token user set --variable OTHER").errors.contains("is not set"))
        #expect(await session.run("token user set --stdin").errors.contains("standard input"))
        let folder = try TemporaryFolder()
        try folder.write("file-token\n", to: "token")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.path + "/token")
        #expect(await session.run("token user set --file \(folder.path)/token").errors.contains("chmod 600"))
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: folder.path + "/token")
        try await session.runAll("token user set --file \(folder.path)/token")
        #expect(await session.run("token user show").output == "file-token\n")
    }

    @Test(arguments: ["a b", "é", ""])
    func `a text that can stand in no header is no user token`(text: String) async throws {
        let session = ShellSession(service: Self.answering)
        try await session.runAll("service https://a.example")
        #expect(await session.run("token user set '\(text)'").status != 0)
        #expect(session.session.world.serverUserToken == nil)
    }

    @Test func `a page asks for a user token, which is kept and hidden`() async throws {
        let session = ShellSession(service: Self.answering)
        let developerToken = try Self.token()
        session.shell.environment.person.requestUserToken = { given, options, announce in
            #expect(given == developerToken && options.port == 4711)
            try announce("http://127.0.0.1:4711/one-time-secret/", false)
            return "token-of-the-page"
        }
        try await session.runAll("service live", "token developer set \(developerToken)")
        let outcome = await session.run("token user request --port 4711")
        #expect(outcome.errors.contains("Open this page in your browser: http://127.0.0.1:4711/one-time-secret/"))
        #expect(!outcome.output.contains("token-of-the-page"))
        #expect(await session.run("token user show").output == "token-of-the-page\n")
    }

    @Test func `a refused user token is dropped, and each step is shown`() async throws {
        let service = FakeService { request in
            request.headers["Music-User-Token"] == nil
                ? Response(status: 200, body: .json(["data": []]))
                : Response(
                    status: 403,
                    body: .json(["errors": [["status": "403", "code": "40300", "title": "Forbidden"]]]))
        }
        let session = ShellSession(service: service)
        let developerToken = try Self.token()
        try await session.runAll(
            "service live", "token developer set \(developerToken)", "token user set abcdefgh")
        let outcome = await session.run("get /v1/me/library/albums")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("note: 403: the user token is refused, and was dropped."))
        #expect(outcome.errors.contains("token user request"))
        #expect(session.session.world.serverUserToken == nil)
        #expect(service.requests.count == 1)
    }

    @Test func `where a person sits, another token is asked for and the read is tried once more`() async throws {
        let service = FakeService { request in
            request.headers["Music-User-Token"] == "new-token"
                ? Response(status: 200, body: .json(["data": []]))
                : Response(
                    status: 403,
                    body: .json(["errors": [["status": "403", "code": "40300", "title": "Forbidden"]]]))
        }
        let session = ShellSession(service: service, isTerminal: true)
        session.shell.environment.person.requestUserToken = { _, _, announce in
            try announce("http://127.0.0.1:1/x/", true)
            return "new-token"
        }
        let developerToken = try Self.token()
        try await session.runAll(
            "service live", "token developer set \(developerToken)", "token user set old-token")
        let outcome = await session.run("get /v1/me/library/albums")
        #expect(outcome.status == 0 && service.requests.count == 2)
        #expect(outcome.errors.contains("trying once more"))
        #expect(session.session.world.serverUserToken == "new-token")
    }

    @Test func `a 401 is explained by what stands in the token`() async throws {
        let time = Atomic(ShellSession.time)
        let session = ShellSession(
            service: FakeService { _ in .bare(401) }, systemSeconds: { time.load(ordering: .relaxed) })
        let developerToken = try Self.token(life: 60)
        try await session.runAll("service live", "token developer set \(developerToken)")
        #expect(
            await session.run("get /v1/test").errors.contains("nothing in the developer token is wrong"))
        time.add(3600, ordering: .relaxed)
        #expect(await session.run("get /v1/test").errors.contains("the developer token: "))
    }
}

/// Tests `doctor`.
@Suite struct DoctorTests {
    @Test func `all is well in a fresh session`() async throws {
        let outcome = try await ShellSession().runAll("doctor")
        #expect(outcome.lines.last == "All is well.")
        #expect(outcome.output.contains("service          ok   simulator"))
    }

    @Test func `a profile whose key is gone, or that others can read, is named`() async throws {
        let folder = try TemporaryFolder()
        let key = #"{"path":"/nowhere/AuthKey_ABCDE12345.p8","team":"TEAM123456","lifetime":3600,"origins":[]}"#
        try folder.write(#"{"version":1,"service":"live","key":\#(key)}"#, to: "state/profiles/gone.json")
        try folder.write(#"{"version":1,"service":"live"}"#, to: "state/profiles/good.json")
        try folder.write(#"{"version":1,"service":"live"}"#, to: "state/profiles/open.json")
        for name in ["gone", "good"] { try folder.setMode(0o600, of: "state/profiles/\(name).json") }
        let session = ShellSession(store: SessionStore(folder: folder.path + "/state"))
        let outcome = await session.run("doctor")
        #expect(outcome.status == 1)
        let profiles = outcome.lines.filter { $0.hasPrefix("profile ") }
        #expect(profiles.count == 3)
        #expect(profiles[0].contains("bad  'gone'") && profiles[0].contains("No such file"))
        #expect(profiles[1].contains("ok   'good' for live"))
        #expect(profiles[2].contains("bad  'open'") && outcome.output.contains("chmod 600"))
        let problems = outcome.lines.count { $0.contains("  bad  ") }
        #expect(problems > 1 && outcome.lines.last?.hasPrefix("\(problems) of ") == true)
        #expect(outcome.lines.last?.hasSuffix(" need attention.") == true)
    }

    @Test func `what others can read, a missing token, and a wrong clock are named`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("{}", to: "state/sessions/demo.json")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o644], ofItemAtPath: folder.path + "/state/sessions/demo.json")
        let service = FakeService { _ in
            Response(status: 200, headers: Headers([("Date", "Sat, 21 Nov 2026 09:00:00 GMT")]), body: .json([:]))
        }
        let session = ShellSession(service: service, store: SessionStore(folder: folder.path + "/state"))
        try await session.runAll("service live")
        let outcome = await session.run("doctor")
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("chmod 600"))
        #expect(outcome.output.contains("there is no developer token"))
        try await session.runAll("service http://127.0.0.1:8502")
        #expect(await session.run("doctor").output.contains("1800 s beside the service's"))
        #expect(session.session.world.exchange == nil)
    }
}
