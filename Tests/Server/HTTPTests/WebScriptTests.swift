import AppleMusicAPI
import Testing
import TonearmServedSupport
import TonearmSigning
import TonearmSimulator

@testable import TonearmHTTP

/// Tests the script for web apps, and the authorization of pages that run it.
struct WebScriptTests {
    private static let page = "http://localhost:3000"
    private static let authorize = "/musickit/authorize"
    private let worlds = Served.worlds()

    private var gateway: Gateway { ScriptedPage.gateway(worlds) }

    private func ask(
        _ method: Request.Method = .post, _ target: String = authorize, origin: String? = page,
        token: String? = nil, user: String? = nil, body: String = ""
    ) async throws -> Response {
        var fields = [("Host", "127.0.0.1:8502"), ("Authorization", "Bearer \(try token ?? Served.token())")]
        if let origin { fields.append(("Origin", origin)) }
        if let user { fields.append(("Music-User-Token", user)) }
        return await gateway.respond(
            to: Request(method, target, headers: Headers(fields), body: Array(body.utf8)))
    }

    private func get(_ target: String, _ method: Request.Method = .get, host: String = "127.0.0.1:8502") async
        -> Response
    {
        let fields = [("Host", host), ("Referer", Self.page + "/")]
        return await ScriptedPage.gateway(worlds, hosts: [WebScript.host])
            .respond(to: Request(method, target, headers: Headers(fields)))
    }

    private static func text(_ response: Response, _ name: String) -> String? { response.body.json?[name]?.string }

    // MARK: The script

    @Test(arguments: ["127.0.0.1:8502", "js-cdn.music.apple.com"])
    func `the script is at the path of Apple's, on this server and under the name of Apple's host`(host: String) async {
        let answer = await get("/musickit/v3/musickit.js?authorize=allow", host: host)
        #expect(answer.status == 200)
        #expect(answer.headers["Content-Type"] == "text/javascript; charset=utf-8")
        #expect(answer.headers["Cross-Origin-Resource-Policy"] == "cross-origin")
        #expect(String(decoding: answer.body.bytes, as: UTF8.self).contains("window.MusicKit = MusicKit"))
    }

    @Test func `the script contains no token, no key and no address`() throws {
        let text = String(decoding: WebScript().response(to: Request(.get, WebScript.path)).body.bytes, as: UTF8.self)
        for secret in ["eyJ", "BEGIN", "Bearer ey", "http://"] { #expect(!text.contains(secret)) }
        #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count < 1_050)
    }

    @Test func `the script is at the path of version 1 too`() async {
        let (first, third) = (await get("/musickit/v1/musickit.js"), await get("/musickit/v3/musickit.js"))
        #expect(first.status == 200)
        #expect(first.body.bytes == third.body.bytes)
    }

    @Test func `other files and methods are refused with advice`() async {
        let other = await get("/musickit/v2/musickit.js")
        #expect(other.status == 404)
        #expect(Self.text(other, "next") == "The script of version 3 is at /musickit/v3/musickit.js.")
        let post = await get("/musickit/v3/musickit.js", .post)
        #expect(post.status == 405)
        #expect(post.headers["Allow"] == "GET, HEAD")
        #expect(await get("/musickit/v3/musickit.js", .head).body.bytes == [])
    }

    @Test func `a server without the script knows neither path`() async throws {
        for target in [WebScript.path, Self.authorize] {
            #expect(await Served.gateway(worlds).respond(to: try Served.request(.get, target)).status == 404)
        }
    }

    @Test func `a page that is not allowed cannot embed the script`() async {
        let fields = [("Host", "127.0.0.1:8502"), ("Referer", "https://evil.example/")]
        let answer = await gateway.respond(to: Request(.get, WebScript.path, headers: Headers(fields)))
        #expect(answer.headers["Cross-Origin-Resource-Policy"] == "same-origin")
    }

    @Test func `the script is not in the journal, the authorization is`() async throws {
        _ = await get(WebScript.path)
        #expect(worlds.default.journal.count == 0)
        _ = try await ask()
        #expect(worlds.default.journal.count == 1)
    }

    // MARK: Authorization

    @Test func `the first subscriber allows access, and the token is valid`() async throws {
        let answer = try await ask()
        #expect(answer.status == 200)
        #expect(answer.headers["Cache-Control"] == "no-store")
        #expect(answer.headers["Access-Control-Allow-Origin"] == Self.page)
        #expect(
            ["status", "account", "storefront"].map { Self.text(answer, $0) } == ["authorized", "subscriber", "us"])
        let token = try #require(Self.text(answer, "musicUserToken"))
        #expect(try await ask(.get, "/v1/me/library/songs", user: token).status == 200)
        let looked = try await ask(.get, user: token)
        #expect(["status", "account"].map { Self.text(looked, $0) } == ["authorized", "subscriber"])
    }

    @Test func `a user who does not allow gives no token`() async throws {
        let answer = try await ask(body: "{\"answer\": \"deny\"}")
        #expect(answer.status == 200)
        #expect(Self.text(answer, "status") == "denied")
        #expect(Self.text(answer, "musicUserToken") == nil)
    }

    @Test func `an account without a subscription gets a token that is refused`() async throws {
        let answer = try await ask(body: "{\"account\": \"visitor\"}")
        #expect(answer.body.json?["isSubscribed"] == .bool(false))
        let token = try #require(Self.text(answer, "musicUserToken"))
        #expect(try await ask(.get, "/v1/me/library/songs", user: token).status == 403)
        #expect(Self.text(try await ask(.get, user: token), "status") == "notDetermined")
    }

    @Test func `before the user answers, the account is described`() async throws {
        let answer = try await ask(.get, Self.authorize + "?account=newcomer")
        #expect(["status", "account"].map { Self.text(answer, $0) } == ["notDetermined", "newcomer"])
        #expect(Self.text(answer, "musicUserToken") == nil)
    }

    @Test func `a token is valid in the world of the developer token`() async throws {
        let world = try await worlds.make(Worlds.Order(copy: await worlds.default.copy()))
        let token = try #require(world.developerToken())
        let answer = try await ask(token: token)
        let user = try #require(Self.text(answer, "musicUserToken"))
        #expect(try await ask(.get, "/v1/me/library/songs", token: token, user: user).status == 200)
        #expect(try await ask(.get, "/v1/me/library/songs", user: user).status == 403)
        #expect(world.journal.count == 2)
    }

    // MARK: Refusals

    @Test func `a request without a page or of a foreign page is refused`() async throws {
        let program = try await ask(origin: nil)
        #expect(program.status == 403)
        #expect(Self.text(program, "next")?.contains("/_tonearm/accounts/NAME/token") == true)
        let foreign = try await ask(origin: "https://evil.example")
        #expect(foreign.status == 403)
        #expect(Self.text(foreign, "next") == "Start the server with: --allow-origin https://evil.example")
        #expect(foreign.headers["Access-Control-Allow-Origin"] == nil)
        // The journal does not blame the missing user token.
        #expect(worlds.default.journal.entries(try JournalQuery(Request(.get, "/"))).allSatisfy(\.reasons.isEmpty))
    }

    @Test func `a named origin is accepted`() async throws {
        let gateway = ScriptedPage.gateway(worlds, allowed: try AllowedOrigins(["https://app.example"]))
        let request = try Served.request(.post, Self.authorize, [("Origin", "https://app.example")])
        #expect(await gateway.respond(to: request).status == 200)
    }

    @Test(arguments: ["", "x", "eyJhbGciOiJub25lIn0.e30."])
    func `a developer token that is not valid is answered with a bare 401`(token: String) async throws {
        for method in [Request.Method.get, .post] {
            let answer = try await ask(method, token: token)
            #expect(answer.status == 401)
            #expect(answer.body.bytes == [])
        }
    }

    @Test func `a developer token for another origin is refused`() async throws {
        #expect(try await ask(token: Served.token(origins: ["https://app.example"])).status == 401)
        #expect(try await ask(token: Served.token(origins: [Self.page])).status == 200)
    }

    @Test(arguments: [
        ("{\"answer\": \"maybe\"}", "'maybe' is not an answer."), ("{\"answer\": 1}", "'answer' is not a string."),
        ("{\"user\": \"x\"}", "'user' is not known."), ("[]", "The body is not a JSON object."),
    ])
    func `a malformed question is refused with advice`(body: String, error: String) async throws {
        let answer = try await ask(body: body)
        #expect(answer.status == 400)
        #expect(Self.text(answer, "error") == error)
        #expect(Self.text(answer, "next") != nil)
    }

    @Test func `an unknown account is refused, and the known ones are named`() async throws {
        let answer = try await ask(body: "{\"account\": \"nobody\"}")
        #expect(answer.status == 404)
        #expect(Self.text(answer, "error") == "There is no account 'nobody'.")
        #expect(Self.text(answer, "next")?.contains("subscriber") == true)
        #expect(try await ask(.get, Self.authorize + "?account=nobody").status == 404)
    }

    @Test func `an account that revoked the app's access gives no token`() async throws {
        let team = DeveloperKey.demonstration.team
        _ = await worlds.default.service.change { memory, _ in
            memory.state.revokeAccess(of: team, account: "subscriber")
        }
        let answer = try await ask()
        #expect(answer.status == 409)
        #expect(Self.text(answer, "error") == "'subscriber' gives the app no token: its access was revoked.")
    }

    @Test func `a token that was revoked is no longer authorized`() async throws {
        let token = try #require(Self.text(try await ask(), "musicUserToken"))
        _ = await worlds.default.service.change { memory, _ in memory.setSubscribed(false, account: "subscriber") }
        let answer = try await ask(.get, user: token)
        #expect(Self.text(answer, "status") == "notDetermined")
        #expect(Self.text(answer, "reason")?.hasPrefix("the music user token of 'subscriber' is invalid: ") == true)
    }

    @Test func `other methods are refused, and a preflight is answered`() async throws {
        let put = try await ask(.put)
        #expect(put.status == 405)
        #expect(put.headers["Allow"] == "GET, POST")
        let fields = [
            ("Origin", Self.page), ("Access-Control-Request-Method", "POST"),
            ("Access-Control-Request-Headers", "authorization"),
        ]
        let preflight = await gateway.respond(to: Request(.options, Self.authorize, headers: Headers(fields)))
        #expect(preflight.status == 204)
        #expect(preflight.headers["Access-Control-Allow-Headers"] == "authorization")
    }
}
