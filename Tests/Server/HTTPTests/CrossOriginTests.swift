import AppleMusicAPI
import Testing
import TonearmServedSupport

@testable import TonearmHTTP

/// Tests the permissions of pages of other origins.
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

    /// Returns an answer's header fields for browsers: allowed origin, credentials, embedding.
    private static func permissions(_ answer: Response) -> [String?] {
        [
            answer.headers["Access-Control-Allow-Origin"], answer.headers["Access-Control-Allow-Credentials"],
            answer.headers["Cross-Origin-Resource-Policy"],
        ]
    }

    @Test(arguments: [
        "http://localhost", "http://localhost:3000", "https://localhost:8443", "http://app.localhost:5173",
        "http://127.0.0.1:8080", "http://127.1.2.3", "http://[::1]:3000", "https://music.apple.com",
        "https://beta.music.apple.com", "https://embed.music.apple.com",
    ])
    func `a page of this machine or of Apple Music may ask and read`(origin: String) async throws {
        let answer = try await answer(Served.album, [("Origin", origin)])
        #expect(answer.status == 200)
        #expect(answer.headers["Vary"] == "Accept-Encoding, Origin")
        #expect(Self.permissions(answer) == [origin, nil, "cross-origin"])
    }

    private static let foreign = [
        "https://example.com", "null", "http://localhost.example.com", "http://127.0.0.1.example.com",
        "http://127.example.com", "http://127.0.0.256", "http://example.com:8502", "http://notlocalhost", "",
        "localhost", "http://localhost@example.com", "http://192.168.1.5:3000", "file://localhost", "http://LOCALHOST",
        "http://[::2]", "http://localhost:0", "http://localhost:99999", "http://localhost/",
        "http://localhost:3000/page",
        "http://", "http://music.apple.com", "https://music.apple.com:8443", "https://music.apple.com/",
        "https://music.apple.com.example.com", "https://xmusic.apple.com", "https://apple.com",
        "http://localhost, null",
    ]

    @Test(arguments: foreign)
    func `another page receives the answer but may not read it`(origin: String) async throws {
        let targets = [(Served.album, 200), (Self.picture, 200), ("/openapi.json", 200), ("/v1/nothing", 404)]
        for (target, status) in targets {
            let answer = try await answer(target, [("Origin", origin), ("User-Agent", "Mozilla/5.0")])
            #expect(answer.status == status)
            #expect(Self.permissions(answer) == [nil, nil, "same-origin"])
        }
        let preflight = await preflight(origin, [("Access-Control-Request-Private-Network", "true")])
        #expect(preflight.status == 204)
        #expect(!preflight.headers.fields.contains { $0.name.hasPrefix("Access-Control-") })
    }

    @Test func `the answer does not depend on the origin`() async throws {
        let plain = try await answer(Served.album, [])
        for fields in [
            [("Origin", "https://example.com")], [("Referer", "https://music.apple.com/us/album/1")],
            [("User-Agent", "Mozilla/5.0 (X11; Linux x86_64)")], [("Sec-Fetch-Site", "cross-site")],
        ] {
            #expect(try await answer(Served.album, fields).body == plain.body)
        }
    }

    @Test func `only named origins may read too`() async throws {
        let gateway = Served.gateway(allowed: try AllowedOrigins(["HTTPS://App.Example:443/", "null"]))
        func reader(_ origin: String) async throws -> String? {
            try await answer(Served.album, [("Origin", origin)], gateway).headers["Access-Control-Allow-Origin"]
        }
        for origin in ["https://app.example", "null", "http://localhost:3000"] {
            #expect(try await reader(origin) == origin)
        }
        for origin in ["http://app.example", "https://app.example:8443", "https://app.example/", "https://example"] {
            #expect(try await reader(origin) == nil)
        }
    }

    @Test func `all pages may read if allowed`() async throws {
        let gateway = Served.gateway(allowed: try AllowedOrigins(["*"]))
        let answer = try await answer(Served.album, [("Origin", "https://example.com")], gateway)
        #expect(answer.status == 200)
        #expect(answer.headers["Access-Control-Allow-Origin"] == "*")
        #expect(answer.headers["Vary"] == "Accept-Encoding")
    }

    @Test(arguments: [
        "", "app.example", "https://", "https://a b", "https://a/b", "https://a:x", "1://a", "https://ä.de",
    ])
    func `a malformed origin is refused`(text: String) {
        #expect(throws: AllowedOrigins.Problem(text: text)) { try AllowedOrigins([text]) }
    }

    @Test func `a preflight needs no token and allows the pages' requests`() async {
        let answer = await preflight(
            "http://localhost:3000", [("Access-Control-Request-Headers", "authorization,music-user-token")])
        #expect(answer.status == 204)
        #expect(answer.body.isEmpty)
        #expect(answer.headers["Content-Length"] == nil)
        #expect(answer.headers["Access-Control-Allow-Origin"] == "http://localhost:3000")
        #expect(answer.headers["Access-Control-Allow-Methods"] == "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS")
        #expect(answer.headers["Access-Control-Allow-Headers"] == "authorization,music-user-token")
    }

    @Test func `the private network is open only to allowed pages`() async {
        let fields = [("Access-Control-Request-Private-Network", "true")]
        let name = "Access-Control-Allow-Private-Network"
        #expect(await preflight("http://localhost:3000", fields).headers[name] == "true")
        #expect(await preflight("https://example.com", fields).headers[name] == nil)
    }

    private static let elsewhere = ("Referer", "https://example.com/")
    private static let here = ("Referer", "http://localhost:3000/page")
    private static let crossSite = ("Sec-Fetch-Site", "cross-site")
    private static let image = ("Sec-Fetch-Dest", "image")

    private static let askers: [(fields: [(String, String)], policy: String)] = [
        // A picture in a page has no `Origin`.
        ([crossSite, image, elsewhere], "same-origin"), ([crossSite, image], "same-origin"),
        ([crossSite, image, here], "cross-origin"), ([("Sec-Fetch-Site", "same-site"), image, here], "cross-origin"),
        ([("Referer", "https://music.apple.com/us/album/1")], "cross-origin"), ([elsewhere], "same-origin"),
        ([("Origin", "null"), here], "cross-origin"),
        ([("Origin", "http://localhost:3000"), elsewhere], "cross-origin"),
        ([("Referer", "odd")], "same-origin"), ([("Referer", "http://localhost@example.com/")], "same-origin"),
        ([], "same-origin"),
    ]

    @Test(arguments: askers)
    func `a picture is shown to the pages that may read`(fields: [(String, String)], policy: String) async throws {
        let answer = try await answer(Self.picture, fields)
        #expect(answer.status == 200)
        #expect(answer.headers["Cross-Origin-Resource-Policy"] == policy)
    }

    @Test func `a page of the server's own address may read`() async throws {
        func reader(_ origin: String, at host: String = "192.168.1.5:8502") async throws -> String? {
            let fields = [("Host", host), ("Origin", origin)]
            return await gateway.respond(to: try Served.request(.get, Served.album, fields))
                .headers["Access-Control-Allow-Origin"]
        }
        #expect(try await reader("http://192.168.1.5:8502") != nil)
        #expect(try await reader("http://192.168.1.6:8502") == nil)
        #expect(try await reader("http://192.168.1.5:8503") == nil)
        #expect(try await reader("http://server:80", at: "Server:80") != nil)
        #expect(try await reader("http://evil.example", at: "evil.example") == nil)
    }

    @Test func `an answer made without the service has equal header fields for browsers`() async throws {
        try await RunningServer.with(Served.server()) { port in
            for (origin, policy) in [("https://example.com", "same-origin"), ("http://localhost", "cross-origin")] {
                let connection = try Connection(port: port)
                connection.send("TRACE / HTTP/1.1\r\nHost: x\r\nOrigin: \(origin)\r\n\r\n")
                #expect(await connection.receive().contains("\r\nCross-Origin-Resource-Policy: \(policy)\r\n"))
            }
        }
    }

    @Test func `no answer can be read as another content type`() async throws {
        for target in [Served.album, Self.picture, "/openapi.json", "/v1/nothing"] {
            #expect(try await answer(target, []).headers["X-Content-Type-Options"] == "nosniff")
        }
    }
}
