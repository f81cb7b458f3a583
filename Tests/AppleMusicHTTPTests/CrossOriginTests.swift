import AppleMusicAPI
import ServedSupport
import Testing

@testable import AppleMusicHTTP

/// What pages of other origins may do.
struct CrossOriginTests {
    private static let picture = "/artwork/albums/310730204/4x4bb.png"
    private let gateway = Served.gateway()

    private func answer(_ target: String, _ fields: [(String, String)], _ gateway: Gateway? = nil) async throws
        -> Response
    {
        await (gateway ?? self.gateway).respond(
            to: try Served.request(.get, target, [("Host", "127.0.0.1:8502")] + fields))
    }

    private func preflight(_ origin: String, _ more: [(String, String)] = []) async -> Response {
        let fields = [("Origin", origin), ("Access-Control-Request-Method", "GET")] + more
        return await gateway.respond(to: Request(.options, Served.album, headers: Headers(fields)))
    }

    @Test(arguments: [
        "http://localhost", "http://localhost:3000", "https://localhost:8443", "http://app.localhost:5173",
        "http://127.0.0.1:8080", "http://127.1.2.3", "http://[::1]:3000",
    ])
    func `a page of this machine may ask and read`(origin: String) async throws {
        let answer = try await answer(Served.album, [("Origin", origin)])
        #expect(answer.status == 200)
        #expect(answer.headers["Access-Control-Allow-Origin"] == origin)
        #expect(answer.headers["Vary"] == "Accept-Encoding, Origin")
        #expect(answer.headers["Cross-Origin-Resource-Policy"] == "cross-origin")
    }

    @Test(arguments: [
        "https://example.com", "null", "http://localhost.example.com", "http://127.0.0.1.example.com",
        "http://127.example.com", "http://127.0.0.256", "http://example.com:8502", "http://notlocalhost", "",
        "localhost",
        "http://localhost@example.com", "http://192.168.1.5:3000", "file://localhost", "http://LOCALHOST",
        "http://[::2]",
        "http://localhost:0", "http://localhost:99999", "http://localhost/", "http://",
    ])
    func `another page may not, and hears why where its developer looks`(origin: String) async throws {
        for target in [Served.album, Self.picture, "/openapi.json", "/v1/nothing"] {
            let answer = try await answer(target, [("Origin", origin)])
            #expect(answer.status == 403)
            #expect(answer.headers["Access-Control-Allow-Origin"] == nil)
            #expect(answer.headers["Content-Type"] == "text/plain; charset=utf-8")
            #expect(String(decoding: answer.body.bytes, as: UTF8.self).contains("--allow-origin"))
        }
        #expect(await preflight(origin).status == 403)
    }

    @Test func `a refused page changes nothing`() async throws {
        var request = try Served.request(.post, "/v1/me/library/playlists", [("Origin", "https://example.com")])
        request.body = Array(#"{"attributes":{"name":"x"}}"#.utf8)
        #expect(await gateway.respond(to: request).status == 403)
    }

    @Test func `pages that were named may ask too, and no others`() async throws {
        let gateway = Served.gateway(allowed: try AllowedOrigins(["HTTPS://App.Example:443/", "null"]))
        func status(_ origin: String) async throws -> Int {
            try await answer(Served.album, [("Origin", origin)], gateway).status
        }
        #expect(try await status("https://app.example") == 200)
        #expect(try await status("null") == 200)
        #expect(try await status("http://localhost:3000") == 200)
        #expect(try await status("http://app.example") == 403)
        #expect(try await status("https://app.example:8443") == 403)
        #expect(try await status("https://example") == 403)
    }

    @Test func `all pages may where that is wished`() async throws {
        let gateway = Served.gateway(allowed: try AllowedOrigins(["*"]))
        let answer = try await answer(Served.album, [("Origin", "https://example.com")], gateway)
        #expect(answer.status == 200)
        #expect(answer.headers["Access-Control-Allow-Origin"] == "*")
        #expect(answer.headers["Vary"] == "Accept-Encoding")
    }

    @Test(arguments: [
        "", "app.example", "https://", "https://a b", "https://a/b", "https://a:x", "1://a", "https://ä.de",
    ])
    func `what is no origin is refused`(text: String) {
        #expect(throws: AllowedOrigins.Unreadable(text: text)) { try AllowedOrigins([text]) }
    }

    @Test func `a preflight needs no token and allows what pages send`() async {
        let answer = await preflight(
            "http://localhost:3000", [("Access-Control-Request-Headers", "authorization,music-user-token")])
        #expect(answer.status == 204)
        #expect(answer.body.isEmpty)
        #expect(answer.headers["Content-Length"] == nil)
        #expect(answer.headers["Access-Control-Allow-Origin"] == "http://localhost:3000")
        #expect(answer.headers["Access-Control-Allow-Methods"] == "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS")
        #expect(answer.headers["Access-Control-Allow-Headers"] == "authorization,music-user-token")
    }

    @Test func `the private network is open to the pages that may ask, and to no others`() async {
        let fields = [("Access-Control-Request-Private-Network", "true")]
        let name = "Access-Control-Allow-Private-Network"
        #expect(await preflight("http://localhost:3000", fields).headers[name] == "true")
        #expect(await preflight("https://example.com", fields).headers[name] == nil)
    }

    private static let elsewhere = ("Referer", "https://example.com/")
    private static let here = ("Referer", "http://localhost:3000/page")
    private static let crossSite = ("Sec-Fetch-Site", "cross-site")
    private static let image = ("Sec-Fetch-Dest", "image")
    private static let document = ("Sec-Fetch-Dest", "document")

    private static let askers: [(fields: [(String, String)], status: Int)] = [
        // A picture in a page, which has no Origin.
        ([crossSite, image, elsewhere], 403), ([crossSite, image], 403), ([crossSite, image, here], 200),
        ([("Sec-Fetch-Site", "same-site"), image, here], 200),
        ([crossSite, ("Sec-Fetch-Dest", "iframe"), elsewhere], 403),
        // An address that was typed, and a link that was followed.
        ([("Sec-Fetch-Site", "none"), document, ("User-Agent", "Mozilla/5.0")], 200),
        ([crossSite, document, elsewhere], 200),
        // Browsers that say less.
        ([elsewhere], 403), ([here], 200), ([("Referer", "odd")], 200), ([], 200),
    ]

    @Test(arguments: askers)
    func `a picture is for the same pages`(fields: [(String, String)], status: Int) async throws {
        #expect(try await answer(Self.picture, fields).status == status)
    }

    private static let hosts: [(host: String, agent: String, status: Int)] = [
        ("example.com:8502", "Mozilla/5.0", 403), ("example.com:8502", "curl/8.0", 200),
        ("localhost:8502", "Mozilla/5.0", 200), ("192.168.1.5:8502", "Mozilla/5.0", 200),
        ("[::1]:8502", "Mozilla/5.0", 200),
    ]

    @Test(arguments: hosts)
    func `a browser is not answered under somebody's name that leads here`(host: String, agent: String, status: Int)
        async throws
    {
        let request = try Served.request(.get, Served.album, [("Host", host), ("User-Agent", agent)])
        #expect(await gateway.respond(to: request).status == status)
        let named = Served.gateway(allowed: try AllowedOrigins(["http://example.com:8502"]))
        #expect(await named.respond(to: request).status == 200)
    }

    @Test func `a page of the server's own address may ask it`() async throws {
        func status(_ origin: String) async throws -> Int {
            let fields = [("Host", "192.168.1.5:8502"), ("Origin", origin)]
            return await gateway.respond(to: try Served.request(.get, Served.album, fields)).status
        }
        #expect(try await status("http://192.168.1.5:8502") == 200)
        #expect(try await status("http://192.168.1.6:8502") == 403)
    }

    @Test func `no answer is taken for another kind than it is`() async throws {
        for target in [Served.album, Self.picture, "/openapi.json", "/v1/nothing"] {
            #expect(try await answer(target, []).headers["X-Content-Type-Options"] == "nosniff")
        }
    }

    @Test func `a refused page is told to whoever runs the server, once`() async throws {
        let lines = LoggedLines()
        var server = Served.server()
        server.log = Log(everyRequest: false, say: lines.add)
        try await RunningServer.with(server) { port in
            try await Client.with { client in
                for origin in ["https://example.com", "https://example.com", "\u{1B}[31m", "null"] {
                    let request = try Served.request(.get, "/v1/test", [("Origin", origin)])
                    _ = try? await client.send(request, to: "http://127.0.0.1:\(port)")
                }
            }
        }
        #expect(
            lines.all.filter { $0.contains("example") } == [
                "403 because a page of https://example.com asked; it may with: --allow-origin https://example.com"
            ])
        #expect(lines.all.contains("403 because a page of no origin ('null') asked; it may with: --allow-origin null"))
        #expect(!lines.text.contains("\u{1B}"))
    }
}
