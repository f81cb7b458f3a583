import AppleMusicAPI
import Testing
import TonearmServedSupport
import TonearmSigning
import TonearmSimulator

@testable import TonearmHTTP

/// Tests the requests of a journal as code.
struct JournalCodeTests {
    private let worlds = Served.worlds()
    private let control: ControlGateway

    init() {
        control = ControlGateway(worlds, secret: "the secret of these tests")
        worlds.origin = "http://127.0.0.1:8502"
    }

    private func tell(_ method: Request.Method, _ path: String) async -> Response {
        let fields = [("Authorization", "Bearer \(control.secret)"), ("Host", "127.0.0.1:8503")]
        return await control.respond(to: Request(method, "/_tonearm/worlds" + path, headers: Headers(fields)))
    }

    /// Makes a world, lets its subscriber lapse, and sends a request that is refused.
    private func refused() async throws -> HostedWorld {
        let world = try await worlds.make(Worlds.Order(name: nil, copy: await worlds.default.copy()))
        let user = try #require(world.userTokens.first { $0.account == "subscriber" })
        _ = await tell(.post, "/\(world.identity.id)/accounts/subscriber/lapse")
        let fields = [
            ("Authorization", "Bearer \(try #require(world.developerToken()))"), ("Music-User-Token", user.text),
            ("User-Agent", "MyApp/1"), ("Accept-Language", "ja"), ("Host", "127.0.0.1:8502"),
        ]
        let answer = await Served.gateway(worlds).respond(
            to: Request(.get, "/v1/me/library/songs?limit=2", headers: Headers(fields)))
        #expect(answer.status == 403)
        return world
    }

    private func code(_ language: String, of world: HostedWorld) async -> String {
        let answer = await tell(.get, "/\(world.identity.id)/journal/1?as=\(language)")
        #expect(answer.status == 200 && answer.headers["Content-Type"] == "text/plain; charset=utf-8")
        return String(decoding: answer.body.bytes, as: UTF8.self)
    }

    @Test func `curl repeats the request, with placeholders for tokens`() async throws {
        let world = try await refused()
        #expect(
            await code("curl", of: world) == """
                curl --fail-with-body --silent --show-error \\
                  --header "Authorization: Bearer $TONEARM_DEVELOPER_TOKEN" \\
                  --header "Music-User-Token: $TONEARM_USER_TOKEN" \\
                  --header 'Accept-Language: ja' \\
                  'http://127.0.0.1:8502/v1/me/library/songs?limit=2'

                """)
    }

    @Test func `a test brings a new world into the state of the refusal`() async throws {
        let world = try await refused()
        let text = await code("test", of: world)
        #expect(text.contains("(apple_music):\n    apple_music.subscriber.lapse()\n    request = Request("))
        #expect(text.contains("\"Music-User-Token\": apple_music.subscriber.token"))
        #expect(text.contains("# The answer was 403: the music user token of 'subscriber' is invalid"))
        #expect(text.hasSuffix("    with urlopen(request) as answer:\n        assert answer.status < 300\n"))
    }

    @Test func `a test has the state of the request, not of today`() async throws {
        let world = try await refused()
        _ = await tell(.post, "/\(world.identity.id)/accounts/subscriber/subscribe")
        #expect(await code("test", of: world).contains("apple_music.subscriber.lapse()"))
        let other = try await worlds.make(Worlds.Order(name: nil, copy: await worlds.default.copy()))
        let user = try #require(other.userTokens.first { $0.account == "subscriber" })
        let developer = try #require(other.developerToken())
        let fields = [("Authorization", "Bearer \(developer)"), ("Music-User-Token", user.text)]
        let answer = await Served.gateway(worlds).respond(
            to: Request(.get, "/v1/me/library/songs", headers: Headers(fields)))
        #expect(answer.status == 200)
        _ = await tell(.post, "/\(other.identity.id)/accounts/subscriber/lapse")
        #expect(await !code("test", of: other).contains("lapse"))
    }

    /// Sends a request of the default world, and returns its test.
    private func test(_ authorization: String, user: String? = nil) async -> String {
        var request = Request(.get, "/v1/me/library/songs", headers: Headers([("Authorization", authorization)]))
        request.headers["Music-User-Token"] = user
        _ = await Served.gateway(worlds).respond(to: request)
        return await code("test", of: worlds.default)
    }

    @Test func `a test of an expired developer token lets it expire`() async throws {
        let text = await test(
            "Bearer " + (try DeveloperKey.demonstration.token(issued: Served.now - 7200, lifetime: 3600)))
        #expect(text.contains("apple_music.clock.advance(15777000)") && text.contains("{apple_music.developer_token}"))
    }

    @Test func `a test of another refused developer token sends one that is refused`() async {
        let text = await test("Bearer nonsense")
        #expect(text.contains("\"Bearer a token that the service refuses\"") && !text.contains("clock"))
        #expect(!text.contains("apple_music.developer_token"))
    }

    @Test func `a test of an expired or unknown user token has one`() async throws {
        let issued = try await #require(
            worlds.default.service.change { memory, now in
                try? memory.issueUserToken(
                    account: "subscriber", team: DeveloperKey.demonstration.team, now: now - IssuedUserToken.lifetime)
            } ?? nil)
        let developer = "Bearer " + (try Served.token())
        let expired = await test(developer, user: issued.text)
        #expect(expired.contains("apple_music.clock.advance(15552000)") && expired.contains("subscriber.token"))
        worlds.default.journal.removeAll()
        _ = await Served.gateway(worlds).respond(
            to: try Served.request(.get, "/v1/me/library/songs", [("Music-User-Token", "nonsense")]))
        let unknown = await tell(.get, "/default/journal/2?as=test").body.bytes
        #expect(String(decoding: unknown, as: UTF8.self).contains("\"a token of no account\""))
    }

    @Test func `a test of a fault sets the fault`() async throws {
        _ = await worlds.default.service.change { (memory, _) in
            memory.state.faults.set(Faults.Fault(.status(503), times: 1))
        }
        _ = await Served.gateway(worlds).respond(to: try Served.request(.get, Served.album))
        let text = await code("test", of: worlds.default)
        #expect(text.contains("apple_music.fail(\"503"))
    }

    @Test func `no language has a token, and each has the path`() async throws {
        let world = try await refused()
        let tokens = [try #require(world.developerToken())] + world.userTokens.map(\.text)
        for language in JournalCode.languages.map(\.name) {
            let text = await code(language, of: world)
            #expect(text.contains("/v1/me/library/songs"), "\(language)")
            for token in tokens { #expect(!text.contains(token), "\(language)") }
            #expect(!text.contains("MyApp/1"), "\(language)")
        }
    }

    @Test func `a request without tokens stays one`() async throws {
        _ = await Served.gateway(worlds).respond(to: Request(.get, Served.album))
        let text = await code("curl", of: worlds.default)
        #expect(!text.contains("Authorization") && !text.contains("Music-User-Token"))
    }

    @Test func `an entry alone is the one of the journal`() async throws {
        let world = try await refused()
        let entry = await tell(.get, "/\(world.identity.id)/journal/1").body.json
        #expect(entry == (await tell(.get, "/\(world.identity.id)/journal").body.json?["requests"]?[0]))
    }

    @Test(arguments: ["2", "0", "x", "-1"]) func `an unknown entry is named`(number: String) async throws {
        let world = try await refused()
        let answer = await tell(.get, "/\(world.identity.id)/journal/\(number)")
        #expect(answer.status == 404)
        #expect(answer.body.json?["error"]?.string == "The journal has no request '\(number)'.")
    }

    @Test func `an unknown language is answered with the known ones`() async throws {
        let world = try await refused()
        let answer = await tell(.get, "/\(world.identity.id)/journal/1?as=cobol")
        #expect(answer.status == 400)
        #expect(answer.body.json?["next"]?.string?.contains("curl, swift") == true)
    }
}
