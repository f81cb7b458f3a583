import AppleMusicAPI
import Testing
import TonearmWorld

@testable import TonearmShell

/// Tests headers typed for one request, in curl's notation.
@Suite struct HeaderTests {
    private let service = FakeService(body: #"{"data":[]}"#)

    private func sent(_ line: String) async throws -> Headers {
        try await ShellSession(service: service).runAll(line)
        return try #require(service.requests.last).headers
    }

    @Test(arguments: [
        "--header 'Origin: https://example.org'", "-H 'Origin: https://example.org'", "-H 'origin:https://example.org'",
        "--header='Origin:   https://example.org'", "-H 'Origin: x' -H 'Origin: https://example.org'",
    ])
    func `a header is sent`(options: String) async throws {
        let headers = try await sent("get /v1/x \(options)")
        #expect(headers["Origin"] == "https://example.org")
        #expect(headers["Authorization"]?.hasPrefix("Bearer eyJ") == true)
    }

    @Test func `a typed header takes the place of the session's own, and an empty one takes it out`() async throws {
        #expect(try await sent("get /v1/x -H 'Authorization: Bearer mine'")["Authorization"] == "Bearer mine")
        #expect(try await sent("get /v1/x -H 'Authorization:'").fields.isEmpty)
        let write = try await sent("post /v1/x '{}' -H 'Content-Type: text/plain' -H 'X-A: 1'")
        #expect(write["Content-Type"] == "text/plain" && write["X-A"] == "1")
        #expect(try await sent("put /v1/x '{}'")["Content-Type"] == "application/json")
        #expect(try await sent("delete /v1/x -H 'X-A: 1'")["X-A"] == "1")
    }

    @Test func `a user token that was typed is sent alone, and the session's is not judged by it`() async throws {
        let session = ShellSession()
        try await session.runAll("authorize --answer allow", "get /v1/me/library/songs?limit=1")
        let before = session.session.world.device
        let refused = await session.run("get /v1/me/library/songs -H 'Music-User-Token: nonsense'")
        #expect(refused.errors.hasPrefix("error: 403 "))
        #expect(session.session.world.device == before)
        #expect(await session.run("get /v1/me/library/songs -H 'Music-User-Token:'").errors.hasPrefix("error: 403 "))
        try await session.runAll("get /v1/me/library/songs?limit=1")
    }

    @Test func `secrets are hidden in the exchange and kept nowhere`() async throws {
        let session = ShellSession(service: service)
        try await session.runAll(
            "get /v1/x -H 'Authorization: Bearer marker' -H 'Cookie: marker' -H 'Music-User-Token: marker' -H 'X-A: 1'")
        let shown = try await session.runAll("request").lines
        #expect(
            shown.prefix(5) == [
                "GET /v1/x", "  Authorization: ‹hidden›", "  Cookie: ‹hidden›", "  Music-User-Token: ‹hidden›",
                "  X-A: 1",
            ])
        #expect(!String(describing: session.session).contains("marker"))
        #expect(!session.shell.keeper.lines.joined().contains("marker"))
        try await session.runAll("get /v1/y -H 'Authorization:'")
        #expect(try await session.runAll("request").lines == ["GET /v1/y", "200, 11 bytes"])
    }

    @Test func `pages that follow are asked for with the same headers, without the secrets`() async throws {
        let service = FakeService.songs(12)
        let session = ShellSession(service: service)
        try await session.runAll("get /v1/x -H 'Origin: https://example.org' -H 'Cookie: marker'", "next")
        let last = try #require(service.requests.last).headers
        #expect(last["Origin"] == "https://example.org" && last["Cookie"] == nil)
    }

    @Test(arguments: ["Origin", "Or igin: x", ": x", "", "Näme: x", "eyJhbGciOiJFUzI1NiJ9.eyJ9.abc"])
    func `what is no header is refused`(text: String) async {
        let session = ShellSession(service: service)
        let outcome = await session.run("get /v1/x -H '\(text)'")
        #expect(outcome.status == 64 && service.requests.isEmpty)
        #expect(outcome.errors.hasSuffix("Write for example --header 'Origin: https://example.org'.\n"))
        #expect(!outcome.errors.contains("eyJ"))
    }

    @Test func `a value is one line`() async {
        let session = ShellSession(service: service)
        #expect(await session.run("get /v1/x -H 'X-A: a\u{1}b'").errors.contains("its value holds a control character"))
    }

    @Test func `a 401 for a token of the request's own does not blame the session's`() async {
        let outcome = await ShellSession().run("get /v1/test -H 'Authorization: Bearer x'")
        #expect(outcome.errors.contains("The request brought its own 'Authorization'"))
    }
}
