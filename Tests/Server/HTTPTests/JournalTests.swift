import AppleMusicAPI
import Testing
import TonearmServedSupport
import TonearmSigning
import TonearmSimulator

@testable import TonearmHTTP

/// Tests the journal of a world at the control address.
struct JournalTests {
    private let secret = "the secret of these tests"
    private let worlds = Served.worlds()
    private var gateway: Gateway { Served.gateway(worlds) }

    private func journal(_ query: String = "", _ method: Request.Method = .get) async -> JSON? {
        let fields = [("Authorization", "Bearer \(secret)"), ("Host", "127.0.0.1:8503")]
        return await ControlGateway(worlds, secret: secret).respond(
            to: Request(method, "/_tonearm/journal" + query, headers: Headers(fields))
        ).body.json
    }

    private func send(_ target: String, _ fields: [(String, String)] = []) async throws {
        _ = await gateway.respond(to: try Served.request(.get, target, fields))
    }

    @Test func `entries have the request, the answer and the fingerprints of the tokens`() async throws {
        let token = try Served.token()
        let fields = [("Authorization", "Bearer \(token)"), ("Music-User-Token", "a secret token")]
        _ = await gateway.respond(to: Request(.get, Served.album + "?include=artists", headers: Headers(fields)))
        let entry = try #require(await journal()?["requests"]?[0])
        #expect(entry["number"] == 1)
        #expect(entry["method"] == "GET")
        #expect(entry["path"]?.string == Served.album)
        #expect(entry["query"] == [["include", "artists"]])
        #expect(entry["status"] == 200)
        #expect(entry["tokens"]?["user"]?.string == TokenDigest(of: "a secret token").fingerprint)
        #expect(entry["tokens"]?["developer"]?.string == TokenDigest(of: token).fingerprint)
        #expect(entry["why"] == nil)
        let text = String(decoding: entry.bytes, as: UTF8.self)
        #expect(!text.contains("a secret token") && !text.contains(token))
    }

    @Test(arguments: [
        ("/v1/catalog/us/albums/1", 404, "recorded answers of the service"),
        ("/v1/catalog/us/albums", 400, "recorded answers of the service"),
        ("/v1/catalog/zz/albums/1", 400, "documentation: Get a Storefront"),
        ("/v1/catalog/us/albums/310730204?limit=x", 400, "recorded answers of the service"),
        ("/v1/me/library/songs", 403, "documentation: User Authentication for MusicKit"),
        ("/nothing", 404, "recorded answers of the service"),
    ])
    func `a refusal names its rule and the source`(target: String, status: Int, source: String) async throws {
        try await send(target)
        let entry = try #require(await journal()?["requests"]?[0])
        #expect(entry["status"]?.integer == status)
        #expect(entry["why"]?["rule"]?.string?.isEmpty == false)
        #expect(entry["why"]?["source"]?.string == source)
    }

    @Test func `a refusal names the part of the request, the value found, and what to send`() async throws {
        try await send("/v1/catalog/us/search?types=songs&term=love&limit=50")
        let why = try #require(await journal()?["requests"]?[0]?["why"])
        #expect(why["parameter"] == "limit" && why["found"] == "50")
        #expect(why["allowed"] == "1 to 25" && why["send"] == "limit=25")
    }

    @Test func `an edit at the public host is refused because of the host, in the journal and the log`() async throws {
        let target = "/v1/me/library/playlists/p.ldvAAZ3C3Qmop9"
        let request = try Served.request(.delete, target)
        let response = await gateway.respond(to: request)
        let why = await journal()?["requests"]?[0]?["why"]
        #expect(why?["rule"]?.string?.hasPrefix("only the web player's host") == true)
        #expect(why?["reasons"] == nil)
        #expect(gateway.reason(for: response, to: request)?.hasPrefix("401 because only the web player's host") == true)
        _ = await worlds.default.service.change { memory, _ in memory.state.faults.set(.init(.status(401), times: 1)) }
        let faulty = await gateway.respond(to: request)
        #expect(gateway.reason(for: faulty, to: request) == "401 because of the fault '401'")
    }

    @Test func `a value with control characters and a token is safe in the journal`() async throws {
        let token = try Served.token()
        try await send("/v1/catalog/us/search?types=songs&term=love&limit=\(token)%1B%5B2J%E2%80%AE")
        let why = try #require(await journal()?["requests"]?[0]?["why"])
        #expect(why["parameter"] == "limit")
        let text = String(decoding: why.bytes, as: UTF8.self)
        #expect(!text.contains(token) && !text.contains("\u{1B}"))
    }

    private static let hostile = "%1B%5B2J%E2%80%AE%E2%81%A6%C2%9B%E2%80%8Fx"

    @Test(arguments: [
        "/v1/catalog/us/albums/\(hostile)", "/v1/catalog/\(hostile)/albums/1", "/v1/catalog/us/\(hostile)/1",
        "/\(hostile)",
        "/v1/catalog/us/albums/310730204?\(hostile)=1",
        "/v1/catalog/us/albums/310730204/\(hostile)", "/v1/catalog/us/search?term=a&types=\(hostile)",
    ])
    func `a cause with control and bidirectional characters is safe in every report`(target: String) async throws {
        try await send(target)
        let page = try await OpenedPage(in: worlds)
        let entry = try #require(await journal()?["requests"]?[0])
        #expect(entry["why"]?["rule"]?.string?.isEmpty == false)
        let code = await page.ask(.get, "/journal/1?as=test", OpenedPage.reading).body.bytes
        let markdown = await page.ask(.get, "/coverage?as=markdown", OpenedPage.reading).body.bytes
        let texts = [
            await page.text(), await page.text("/page/exchange?number=1"), String(decoding: code, as: UTF8.self),
            String(decoding: markdown, as: UTF8.self),
        ]
        for text in texts {
            let hidden = text.unicodeScalars.filter {
                $0 != "\n" && [.control, .format].contains($0.properties.generalCategory)
            }
            #expect(hidden.isEmpty, "\(hidden.map { String($0.value, radix: 16) })")
        }
        // A reader of JSON gets the value as it was sent, and JSON escapes what ends or colors a line.
        #expect(!entry.bytes.contains { $0 < 32 || $0 == 127 })
    }

    @Test func `a refusal that is not about the token does not blame it`() async throws {
        let album = #"{"accounts":[{"name":"alone","plan":"individual","cloudLibrary":false}]}"#
        let order = JSONObject([("world", try JSON(parsing: Array(album.utf8)))])
        let fields = [("Authorization", "Bearer \(secret)"), ("Host", "127.0.0.1:8503")]
        let made = await ControlGateway(worlds, secret: secret).respond(
            to: Request(.post, "/_tonearm/worlds", headers: Headers(fields), body: JSON.object(order).bytes)
        ).body.json
        let tokens = try #require(made?["tokens"])
        let app = [
            ("Authorization", "Bearer \(tokens["developer"]?.string ?? "")"),
            ("Music-User-Token", tokens["alone"]?.string ?? ""),
        ]
        let request = Request(.post, "/v1/me/library?ids[songs]=203709340", headers: Headers(app))
        #expect(await gateway.respond(to: request).status == 403)
        let world = try #require(worlds.world(made?["id"]?.string ?? ""))
        let entry = try #require(world.journal.entry(1))
        #expect(entry.reasons.isEmpty && entry.flaw == nil)
        #expect(entry.cause?.found == "Sync Library is off for the account 'alone'")
    }

    @Test func `a token in a cookie of the web player is named as unknown, not as missing`() async throws {
        _ = await worlds.default.service.change { memory, _ in
            memory.state.faults.set(Faults.Fault(.quirk(.webPlayer)))
        }
        try await send("/v1/me/library/songs", [("Cookie", "a=b; media-user-token=nonsense")])
        let why = await journal()?["requests"]?[0]?["why"]
        #expect(why?["reasons"] == ["the service does not know the music user token"])
    }

    @Test func `a request that the network loses names the fault, and its options count`() async throws {
        _ = await worlds.default.service.change { memory, _ in
            if let spec = try? FaultSpec("offline --after 1 --times 1") { memory.state.faults.set(spec) }
        }
        for _ in 0..<3 { try await send("/v1/test") }
        let entries = worlds.default.journal.rest(after: 0, limit: 10).entries
        #expect(entries.map(\.fault?.text) == [nil, "offline", nil])
        #expect(entries.map(\.answer.loss) == [nil, .whole, nil])
        // The app saw a lost connection, and no 503.
        #expect(worlds.default.coverage.coverage.neverShown.contains(.status(503)))
        #expect(!worlds.default.coverage.coverage.neverShown.contains(.lost))
    }

    @Test func `a developer token is refused claim by claim`() async throws {
        let token = try DeveloperKey.demonstration.renamed(team: "ABCDE12345")
            .token(issued: Served.now - 7200, lifetime: 3600)
        var request = try Served.request(.get, Served.album)
        request.headers["Authorization"] = "Bearer \(token)"
        _ = await gateway.respond(to: request)
        let why = await journal()?["requests"]?[0]?["why"]
        #expect(why?["source"] == "documentation: Generating Developer Tokens")
        #expect(why?["reasons"]?.array?.count == 2)
    }

    @Test func `a fault is named as the reason`() async throws {
        _ = await worlds.default.service.change { memory, _ in memory.state.faults.set(.init(.status(503), times: 1)) }
        try await send(Served.album)
        #expect(await journal()?["requests"]?[0]?["why"]?["fault"] == "503")
        #expect(await journal()?["requests"]?[0]?["why"]?["rule"] == nil)
    }

    @Test func `queries choose by path, method, status and number`() async throws {
        for target in ["/v1/test", Served.album, "/v1/catalog/us/albums/1", "/v1/test"] { try await send(target) }
        #expect(await journal("?path=/v1/catalog")?["count"] == 2)
        #expect(await journal("?status=404")?["count"] == 1)
        #expect(await journal("?status=4xx&path=/v1/test")?["count"] == 0)
        #expect(await journal("?since=3")?["requests"]?.array?.compactMap { $0["number"]?.integer } == [4])
        #expect(await journal("?limit=2")?["requests"]?.array?.compactMap { $0["number"]?.integer } == [3, 4])
        #expect(await journal("?method=post")?["count"] == 0)
        for bad in ["?status=abc", "?since=-1", "?limit=x", "?color=red"] {
            #expect(await journal(bad)?["error"]?.string?.isEmpty == false)
        }
    }

    @Test func `heads and bodies are bounded together, and a body that is too long is left out`() async {
        let journal = worlds.default.journal
        func add(_ bytes: Int) {
            let request = Request(.post, "/v1/test", body: [UInt8](repeating: 32, count: bytes))
            journal.add(request, Response(status: 200), at: 0, reasons: [])
        }
        for _ in 0..<100 { add(100_000) }
        #expect(await self.journal()?["count"] == 41)
        #expect(await self.journal()?["total"] == 100)
        let long = [("X-Long", String(repeating: "x", count: 31_000))]
        for _ in 0..<1_000 {
            journal.add(
                Request(.get, "/v1/test", headers: Headers(long)), Response(status: 401), at: 0, reasons: ["none"])
        }
        #expect(await self.journal()?["count"] == 135)
        #expect(await self.journal()?["total"] == 1_100)
        add(1_000_000)
        #expect(await self.journal("?limit=1")?["requests"]?[0]?["body"] == nil)
    }

    @Test func `the journal is bounded, and numbers go on`() async throws {
        let request = try Served.request(.get, "/v1/test")
        for _ in 0..<1_005 { worlds.default.journal.add(request, Response(status: 200), at: 0, reasons: []) }
        let all = try #require(await journal())
        #expect(all["count"] == 1_000)
        #expect(all["total"] == 1_005)
        #expect(all["requests"]?[0]?["number"] == 6)
        #expect(await journal("", .delete)?["count"] == 0)
        try await send("/v1/test")
        #expect(await journal()?["requests"]?[0]?["number"] == 1_006)
    }
}
