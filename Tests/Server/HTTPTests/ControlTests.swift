import AppleMusicAPI
import Testing
import TonearmServedSupport
import TonearmSimulator

@testable import TonearmHTTP

/// Tests the control of a served simulator.
struct ControlTests {
    private static let secret = "the secret of these tests"
    private static let service = "/v1/me/library/songs"
    private let clock = ServedClock(fixed: Served.now) { 0 }
    private let gateway: Gateway
    private let control: ControlGateway

    init() {
        let worlds = Served.worlds(clock)
        gateway = Served.gateway(worlds)
        control = ControlGateway(worlds, secret: Self.secret)
    }

    private func tell(
        _ method: Request.Method, _ path: String, _ body: String = "", _ fields: [(String, String)] = []
    ) async -> Response {
        let authorization = [("Authorization", "Bearer \(Self.secret)"), ("Host", "127.0.0.1:8503")]
        return await control.respond(
            to: Request(method, "/_tonearm" + path, headers: Headers(authorization + fields), body: Array(body.utf8)))
    }

    private func ask(_ target: String, user: String? = nil) async throws -> Response {
        await gateway.respond(to: try Served.request(.get, target, user.map { [("Music-User-Token", $0)] } ?? []))
    }

    @Test func `faults are set, listed, played and cleared`() async throws {
        #expect(try await ask(Served.album).status == 200)
        let set = await tell(.put, "/faults", #"{"faults": ["429 --on /v1/catalog --times 2", "cut --on /v1/me"]}"#)
        #expect(set.status == 200)
        #expect(set.body.json?["faults"] == ["429 --on /v1/catalog --times 2", "cut --on /v1/me"])
        // A cached answer of this second is not used.
        let first = try await ask(Served.album)
        #expect(first.status == 429 && first.headers["Retry-After"] == nil)
        #expect(await tell(.get, "/faults").body.json?["faults"]?[0] == "429 --on /v1/catalog --times 1")
        #expect(try await ask(Served.album).status == 429)
        #expect(try await ask(Served.album).status == 200)
        #expect(await tell(.delete, "/faults").body.json?["faults"] == [])
    }

    @Test func `a PUT replaces all faults`() async throws {
        _ = await tell(.put, "/faults", #"{"faults": ["500", "rate-limit"]}"#)
        _ = await tell(.put, "/faults", #"{"faults": ["503 --on /v1/test"]}"#)
        #expect(await tell(.get, "/faults").body.json?["faults"] == ["503 --on /v1/test"])
        #expect(try await ask(Served.album).status == 200)
        #expect(try await ask("/v1/test").status == 503)
    }

    @Test func `an answer is compressed, although the client does not accept it`() async throws {
        _ = await tell(.put, "/faults", #"{"faults": ["gzip --times 1"]}"#)
        let answer = try await ask(Served.album)
        #expect(answer.headers["Content-Encoding"] == "gzip" && answer.body.bytes.starts(with: [0x1F, 0x8B]))
        #expect(answer.headers["Content-Length"] == String(answer.body.count))
        #expect(try await ask(Served.album).headers["Content-Encoding"] == nil)
    }

    @Test func `the era is set, shown and ended, and answers follow at once`() async throws {
        let artist = "/v1/catalog/us/artists/178834"
        func hasArtwork() async throws -> Bool {
            try await ask(artist).body.json?["data"]?[0]?["attributes"]?["artwork"] != nil
        }
        #expect(await tell(.get, "/era").body.json == ["era": "today", "differences": [:]])
        #expect(try await hasArtwork())
        let set = await tell(.put, "/era", #"{"era": "2017"}"#)
        #expect(set.status == 200 && set.body.json?["era"] == "2017")
        #expect(set.body.json?["differences"]?["artists"]?.string?.hasPrefix("no artwork") == true)
        #expect(try await !hasArtwork())
        #expect(await tell(.get, "/worlds/default/summary").body.json?["era"] == "2017")
        #expect(await tell(.delete, "/era").body.json?["era"] == "today")
        #expect(try await hasArtwork())
    }

    @Test(arguments: [#"{"era": "2018"}"#, #"{"era": 2017}"#, "{}", "", #"{"year": "2017"}"#])
    func `an era that is not simulated is refused with those that are`(body: String) async throws {
        let refused = await tell(.put, "/era", body)
        #expect(refused.status == 400 && refused.body.json?["next"] != nil, "\(refused.body)")
        #expect(await tell(.get, "/era").body.json?["era"] == "today")
    }

    @Test func `a world is made in an era, which resets and copies keep`() async throws {
        let made = await tell(.post, "/worlds", #"{"name": "old", "era": "2019"}"#)
        #expect(made.status == 201)
        #expect(await tell(.get, "/worlds/old/era").body.json?["era"] == "2019")
        #expect(await tell(.get, "/era").body.json?["era"] == "today")
        _ = await tell(.delete, "/worlds/old/era")
        _ = await tell(.post, "/worlds/old/reset")
        #expect(await tell(.get, "/worlds/old/era").body.json?["era"] == "2019")
        _ = await tell(.post, "/worlds/old/fork", #"{"name": "new"}"#)
        #expect(await tell(.get, "/worlds/new/era").body.json?["era"] == "2019")
        let filed = await tell(.post, "/worlds", #"{"name": "filed", "world": {"era": "2017"}}"#)
        #expect(filed.status == 201)
        #expect(await tell(.get, "/worlds/filed/era").body.json?["era"] == "2017")
        #expect(await tell(.post, "/worlds", #"{"era": "1999"}"#).status == 400)
    }

    @Test func `the rate limit is played`() async throws {
        _ = await tell(.put, "/faults", #"{"faults": ["rate-limit"]}"#)
        var statuses: Set<Int> = []
        for _ in 0..<61 { statuses.insert(try await ask("/v1/test").status) }
        #expect(statuses == [200, 429])
    }

    @Test(arguments: [
        ("lapse", 403), ("change-password", 403), ("revoke", 403), ("subscribe", 200), ("grant", 200),
    ])
    func `a change of an account shows in the answers to its token`(action: String, status: Int) async throws {
        let made = await tell(.post, "/accounts/subscriber/token")
        let token = try #require(made.body.json?["token"]?.string)
        #expect(made.body.json?["expires"] == "2027-05-20T00:00:00Z")
        #expect(try await ask(Self.service, user: token).status == 200)
        #expect(await tell(.post, "/accounts/subscriber/\(action)").status == 200)
        #expect(try await ask(Self.service, user: token).status == status)
    }

    @Test func `an account that revoked an app gives it no token until the app may ask again`() async throws {
        _ = await tell(.post, "/accounts/subscriber/revoke")
        let refused = await tell(.post, "/accounts/subscriber/token")
        #expect(refused.status == 409)
        #expect(refused.body.json?["next"] == "POST /_tonearm/accounts/subscriber/grant lets it ask again.")
        #expect(await tell(.post, "/accounts/subscriber/token", #"{"team": "TEAMID1234"}"#).status == 200)
        _ = await tell(.post, "/accounts/subscriber/grant")
        #expect(await tell(.post, "/accounts/subscriber/token").status == 200)
    }

    @Test func `accounts are listed`() async throws {
        let names = await tell(.get, "/accounts").body.json?["accounts"]?.array?.compactMap { $0["name"]?.string }
        #expect(names == ["subscriber", "newcomer", "visitor"])
        _ = await tell(.post, "/accounts/subscriber/lapse")
        #expect(await tell(.get, "/accounts/subscriber").body.json?["isSubscribed"] == false)
    }

    @Test func `the clock is set, moved on and set back, and tokens expire by it`() async throws {
        #expect(await tell(.get, "/clock").body.json == ["now": "2026-11-21T00:00:00Z", "standsStill": true])
        #expect(try await ask(Served.album).status == 200)
        #expect(await tell(.put, "/clock", #"{"advance": 7200}"#).body.json?["now"] == "2026-11-21T02:00:00Z")
        #expect(try await ask(Served.album).status == 401)
        #expect(
            await tell(.put, "/clock", #"{"now": "2026-11-21T00:00:30Z"}"#).body.json?["now"] == "2026-11-21T00:00:30Z")
        #expect(try await ask(Served.album).status == 200)
        for extreme in [Int.max, Int.min] {
            #expect(await tell(.put, "/clock", "{\"advance\": \(extreme)}").status == 200)
            #expect(try await ask(Served.album).status == 401)
        }
        #expect(await tell(.delete, "/clock").body.json?["now"] == "2026-11-21T00:00:00Z")
    }

    @Test func `a clock that runs goes on running`() {
        let clock = ServedClock { 100 }
        clock.set(500)
        #expect(clock.now == 500 && !clock.isFixed)
        clock.advance(by: .max)
        #expect(clock.now == .max)
        clock.reset()
        #expect(clock.now == 100)
    }

    @Test(arguments: [
        ("/faults", ""), ("/faults", "[]"), ("/faults", "{"), ("/faults", #"{"faults": "503"}"#),
        ("/faults", #"{"faults": [503]}"#), ("/faults", #"{"faults": ["503", "slow"]}"#),
        ("/faults", #"{"fault": []}"#),
        ("/clock", "{}"), ("/clock", #"{"now": "noon"}"#), ("/clock", #"{"advance": 1.5}"#),
        ("/clock", #"{"now": "2027-01-01", "advance": 1}"#), ("/clock", #"{"now": 5}"#),
    ])
    func `an invalid body is refused with a message and changes nothing`(path: String, body: String) async throws {
        let before = await tell(.get, path).body.json
        let answer = await tell(.put, path, body)
        #expect(answer.status == 400)
        #expect(answer.body.json?["error"]?.string?.isEmpty == false)
        #expect(answer.body.json?["next"]?.string?.isEmpty == false)
        #expect(await tell(.get, path).body.json == before)
    }

    @Test func `a missing resource is named`() async {
        #expect(await tell(.get, "/nothing").status == 404)
        #expect(await tell(.get, "").status == 404)
        #expect(await tell(.get, "/accounts/nobody").status == 404)
        #expect(await tell(.post, "/accounts/nobody/lapse").status == 404)
        #expect(await tell(.post, "/accounts/subscriber/marry").status == 404)
        #expect(await tell(.post, "/accounts/subscriber/token", #"{"team": "me"}"#).status == 400)
        let wrong = await tell(.get, "/accounts/subscriber/lapse")
        #expect(wrong.status == 405 && wrong.headers["Allow"] == "POST")
        #expect(await tell(.post, "/faults").headers["Allow"] == "GET, HEAD, PUT, DELETE")
    }

    @Test func `without the secret every request is refused and logged`() async throws {
        for fields in [[], [("Authorization", "Bearer wrong")], [("Authorization", Self.secret)]] {
            let request = Request(
                .put, "/_tonearm/faults", headers: Headers(fields), body: Array(#"{"faults":["500"]}"#.utf8))
            let answer = await control.respond(to: request)
            #expect(answer.status == 401)
            #expect(control.reason(for: answer, to: request)?.hasPrefix("401 because a control request") == true)
        }
        #expect(try await ask(Served.album).status == 200)
    }

    @Test func `no page may control the simulator, neither with the secret nor under another name`() async {
        #expect(await tell(.get, "/faults", "", [("Origin", "http://localhost:3000")]).status == 403)
        #expect(await tell(.get, "/faults", "", [("Sec-Fetch-Site", "none")]).status == 403)
        let request = Request(
            .get, "/_tonearm/faults",
            headers: Headers([("Authorization", "Bearer \(Self.secret)"), ("Host", "example.com:8503")]))
        let answer = await control.respond(to: request)
        #expect(answer.status == 403)
        #expect(answer.headers["Access-Control-Allow-Origin"] == nil)
        #expect(control.reason(for: answer, to: request) == "403 because a page asked for control")
    }

    @Test(arguments: ["offline", "503", "cut"])
    func `a fault is used up only by a request with a valid token`(effect: String) async throws {
        _ = await tell(.put, "/faults", #"{"faults": ["\#(effect) --times 1"]}"#)
        let bad = [nil, "Bearer x", "Bearer \(try Served.token(origins: ["https://app.example"]))"]
        for authorization in bad {
            var request = try Served.request(.get, Served.album, [("Origin", "https://evil.example")])
            request.headers["Authorization"] = authorization
            let answer = await gateway.respond(to: request)
            #expect(answer.status == 401 || answer.loss == .whole)
        }
        #expect(await tell(.get, "/faults").body.json?["faults"] == .strings(["\(effect) --times 1"]))
        let answer = try await ask(Served.album)
        #expect(answer.status == 503 || answer.loss != nil)
        #expect(await tell(.get, "/faults").body.json?["faults"] == [])
        #expect(try await ask(Served.album).status == 200)
    }

    @Test func `the simulator's own address has no control`() async throws {
        let request = Request(
            .get, "/_tonearm/faults", headers: Headers([("Authorization", "Bearer \(Self.secret)")]))
        #expect(await gateway.respond(to: request).status == 401)
        #expect(try await ask("/_tonearm/faults").status == 404)
    }

    @Test(arguments: [false, true]) func `answers are cut, and lost, over real connections`(isSecure: Bool) async throws
    {
        _ = await tell(
            .put, "/faults", #"{"faults": ["cut --on /v1/catalog --times 1", "offline --on /v1/test --times 1"]}"#)
        var server = Served.server(gateway)
        var certificate: String?
        if isSecure {
            let authority = try LocalAuthority(now: Served.systemTime)
            server.credentials = try authority.credentials(for: nil, now: Served.systemTime)
            certificate = authority.certificatePEM
        }
        let trusted = certificate
        try await RunningServer.with(server) { port in
            try await Client.with(authority: trusted) { client in
                let origin = "\(isSecure ? "https" : "http")://127.0.0.1:\(port)"
                for target in [Served.album, "/v1/test"] {
                    await #expect(throws: (any Error).self) { try await client.get(origin + target) }
                    let answer = try await client.get(origin + target)
                    #expect(answer.status == 200)
                }
            }
        }
    }
}
