import AppleMusicAPI
import Crypto
import Testing
import TonearmSigning
import TonearmTestSupport
import TonearmWorld

@testable import TonearmShell

/// Tests that a service named in a file gets the user's own tokens only if the user allows it.
@Suite struct FileTrustTests {
    private static let address = "http://127.0.0.1:8502"
    private static let own = DeveloperKey(id: "ABCDE12345", team: "TEAM123456", key: P256.Signing.PrivateKey())
    private static let userToken = "user-token-of-the-environment"

    private let service = FakeService(body: #"{"data":[]}"#)
    private let folder: TemporaryFolder
    private let session: ShellSession
    private let token: String

    init() throws {
        folder = try TemporaryFolder()
        token = try Self.own.token(issued: ShellSession.time, lifetime: 3600)
        var credentials = ServerCredentials { try SigningKeys.key($0) }
        (credentials.developerToken, credentials.userToken) = (token, Self.userToken)
        session = ShellSession(
            service: service, store: SessionStore(folder: folder.path + "/state"), credentials: credentials)
    }

    /// A Boolean value that is true if a request contained a token of the environment.
    private var isSent: Bool {
        service.requests.contains { request in
            request.headers.fields.contains { $0.value.contains(token) || $0.value.contains(Self.userToken) }
        }
    }

    private func script(_ lines: String..., name: String = "a.tonearm") throws -> String {
        try folder.write(lines.joined(separator: "\n") + "\n", to: name)
        return "\(folder.path)/\(name)"
    }

    private func transcript(_ lines: String...) throws -> String {
        let blocks = lines.map { "> \($0)\n...\n" }.joined()
        try folder.write("---\nformat: 1\n---\n# A\n```tonearm\n\(blocks)```\n", to: "a.md")
        return "\(folder.path)/a.md"
    }

    private static let ask = "get /v1/me/library/albums"

    // MARK: - Scripts

    @Test func `a script's own service gets nothing, and that is said with what to type`() async throws {
        let path = try script("service \(Self.address)", Self.ask)
        let outcome = await session.run("source \(path)")
        #expect(service.requests.count == 1 && !isSent)
        #expect(
            outcome.errors.contains(
                "note: tokens of the environment are not sent to '\(Self.address)', because only a file named it. "
                    + "Type 'service \(Self.address)' to choose it yourself, or run the file with --trust.\n"))
        // Lines typed later are sent without the token too, until the user names the service.
        try await session.runAll(Self.ask)
        #expect(!isSent)
        #expect(await session.run("token developer show").output != token + "\n")
        try await session.runAll("service \(Self.address)", Self.ask)
        #expect(isSent)
    }

    @Test(arguments: ["source --trust FILE", "source FILE --trust"])
    func `a script that is trusted by word gets them, and so do those that it runs`(line: String) async throws {
        let inner = try script("service \(Self.address)", Self.ask, name: "b.tonearm")
        let path = try script("source \(inner)")
        _ = await session.run(line.replacing("FILE", with: path))
        #expect(isSent)
    }

    @Test func `what the program trusts by its option, it trusts everywhere`() async throws {
        session.shell.environment.files.areTrusted = true
        _ = await session.run("source \(try script("service \(Self.address)", Self.ask))")
        #expect(isSent)
    }

    @Test func `a service that the person chose is the person's, where a file names it again`() async throws {
        let path = try script("service simulator", "service \(Self.address)", Self.ask)
        try await session.runAll("service \(Self.address)")
        _ = await session.run("source \(path)")
        #expect(isSent)
    }

    @Test(arguments: [
        ["alias go = service ADDRESS", "go"], ["let at = \"ADDRESS\"", "service $at"], ["source b.tonearm"],
        ["alias go = source b.tonearm --trust", "go"], ["source b.tonearm --trust"], ["where; service ADDRESS"],
        ["diff simulator ADDRESS"],
    ])
    func `an alias, a variable and a file that it runs are the script's`(lines: [String]) async throws {
        _ = try script("service \(Self.address)", name: "b.tonearm")
        let lines = lines.map {
            $0.replacing("ADDRESS", with: Self.address).replacing("b.tonearm", with: "\(folder.path)/b.tonearm")
        }
        try await session.runAll("get /v1/test")
        let path = try script(lines.joined(separator: "\n"), Self.ask)
        _ = await session.run("source \(path)")
        #expect(!isSent)
    }

    @Test(arguments: [
        ("alias go = service ADDRESS", "go"), ("let at = \"ADDRESS\"", "service $at"),
        ("let at = \"ADDRESS\"", "let other = \"$at\"\nservice $other"),
        ("alias hop = service ADDRESS", "alias mine = hop\nmine"),
    ])
    func `a name that a file gave names no service for the person, and one of the person's own does`(
        definition: String, use: String
    ) async throws {
        let definition = definition.replacing("ADDRESS", with: Self.address)
        _ = await session.run("source \(try script(definition))")
        for line in use.split(separator: "\n") { try await session.runAll(String(line)) }
        try await session.runAll(Self.ask)
        #expect(session.session.world.address.word == Self.address && !isSent)
        try await session.runAll("service simulator", definition)
        for line in use.split(separator: "\n") { try await session.runAll(String(line)) }
        try await session.runAll(Self.ask)
        #expect(isSent)
    }

    @Test(arguments: [
        "token user set --variable MINE", "token developer set --variable MINE", "token user set --file token",
        "token developer mint --key AuthKey_ABCDE12345.p8 --team TEAM123456", "token user request", "profile use mine",
        "session load mine",
    ])
    func `secrets of the person's own are not fetched for a service that a file names`(line: String) async throws {
        session.shell.environment.variable = { _ in "a.b.c" }
        session.shell.environment.person.requestUserToken = { _, _, _ in "token-of-the-page" }
        try folder.write("token-of-a-file", to: "token")
        try folder.write(P256.Signing.PrivateKey().pemRepresentation, to: "AuthKey_ABCDE12345.p8")
        for name in ["token", "AuthKey_ABCDE12345.p8"] { try folder.setMode(0o600, of: name) }
        try await session.runAll(
            "service \(Self.address)", "token user set token-of-the-person", "profile save mine", "session save mine",
            "session reset")
        let line = line.replacing("--file ", with: "--file \(folder.path)/")
            .replacing("--key ", with: "--key \(folder.path)/")
        let path = try script("service \(Self.address)", line)
        let outcome = await session.run("source \(path)")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("a file names the service '\(Self.address)'"), "\(outcome.errors)")
        #expect(outcome.errors.contains("--trust"))
        #expect(session.session.world.serverUserToken == nil && session.session.world.developerToken == nil)
    }

    @Test func `tokens that a script brings itself go to the service that it names`() async throws {
        let path = try script("service \(Self.address)", "token user set token-of-the-script", Self.ask)
        _ = await session.run("source \(path)")
        #expect(service.requests.last?.headers["Music-User-Token"] == "token-of-the-script" && !isSent)
    }

    @Test func `who named a service is part of a session that is saved`() async throws {
        _ = await session.run("source \(try script("service \(Self.address)"))")
        try await session.runAll("session save x", "session reset", "session load x", Self.ask)
        #expect(!isSent && service.requests.count == 1)
        try await session.runAll(
            "service \(Self.address)", "session save x", "session reset", "session load x", Self.ask)
        #expect(isSent)
    }

    // MARK: - Transcripts and lessons

    @Test(arguments: ["verify", "update", "play"])
    func `a transcript's own service gets nothing without the word`(action: String) async throws {
        let path = try transcript("service \(Self.address)", Self.ask)
        // The service that the user chose is not the transcript's, which begins in a fresh session.
        try await session.runAll("service \(Self.address)")
        _ = await session.run("transcript \(action) \(path)")
        #expect(service.requests.count == 1 && !isSent)
        _ = await session.run("transcript \(action) \(path) --trust")
        #expect(isSent)
    }

    @Test func `a script cannot trust a transcript`() async throws {
        let path = try script("transcript verify \(try transcript("service \(Self.address)", Self.ask)) --trust")
        _ = await session.run("source \(path)")
        #expect(service.requests.count == 1 && !isSent)
    }

    @Test func `whoever takes a performance over chooses like any person`() async throws {
        #expect(await session.shell.observers.performance.runAside("service \(Self.address)") == 0)
        #expect(await session.shell.observers.performance.runAside(Self.ask) == 0)
        #expect(isSent)
    }

    private func lesson() throws -> String {
        try folder.write(
            """
            ---
            format: 1
            title: A
            ---
            # A

            ```tonearm
            > service \(Self.address)
            ...
            > \(Self.ask)
            ...
            ```

            ## Open

            Open it.

            ```check
            check: focus is albums/310730204
            hint: Open it.
            ```

            ```tonearm
            > open albums/310730204
            ...
            ```

            """, to: "l.md")
        return "\(folder.path)/l.md"
    }

    @Test(arguments: ["start", "check"])
    func `a lesson's own service gets nothing without the word`(action: String) async throws {
        let path = try lesson()
        _ = await session.run("lesson \(action) \(path)")
        #expect(!service.requests.isEmpty && !isSent)
        // The learner continues in the lesson's session.
        _ = await session.run(Self.ask)
        #expect(!isSent)
        _ = await session.run("lesson stop")
        _ = await session.run("lesson \(action) \(path) --trust\(action == "start" ? " --fresh" : "")")
        #expect(isSent)
    }

    @Test func `a recording of a service that the person chose is asked with the person's tokens`() async throws {
        try await session.runAll("service \(Self.address)", "transcript start \(folder.path)/r.md", Self.ask)
        #expect(isSent)
        try await session.runAll("transcript stop")
    }
}
