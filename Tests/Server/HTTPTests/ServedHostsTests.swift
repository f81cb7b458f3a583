import AppleMusicAPI
import Testing
import TonearmServedSupport

@testable import TonearmHTTP

/// Tests the hosts served, through the gateway and over connections.
struct ServedHostsTests {
    private static func answer(_ host: String?, _ gateway: Gateway = Served.gateway(), _ target: String = Served.album)
        async throws -> Response
    {
        var request = try Served.request(.get, target, [("User-Agent", "Mozilla/5.0")])
        request.headers["Host"] = host
        return await gateway.respond(to: request)
    }

    @Test(arguments: [
        nil, "", "127.0.0.1", "127.0.0.1:8502", "192.168.1.5:80", "8.8.8.8", "127.0.0.1.", "[::1]", "[::1]:8502",
        "[2001:DB8::5]",
        "localhost", "LOCALHOST:3000", "localhost.", "localhost:", "app.localhost:8502", "a.b.localhost.", "server",
        "my_server:80",
        "API.music.apple.com", "api.music.apple.com:443", "api.music.apple.com.", "amp-api.music.apple.com",
        "amp-api-edge.music.apple.com:8502",
    ])
    func `addresses, names of this machine, of private networks and of Apple are served`(host: String?) async throws {
        #expect(try await Self.answer(host).status == 200)
    }

    @Test(arguments: [
        "evil.example", "evil.example:8502", "EVIL.example.", "localhost.evil.example", "127.0.0.1.evil.example",
        "127.0.0.1.nip.io", "127.0.0.256", "127.1", "notlocalhost.example", "music.apple.com",
        "api.music.apple.com.evil.example", "xapi.music.apple.com", "[evil.example]", "user@localhost", "localhost:x",
        "localhost..", "%6Cocalhost", #"a","b":"c"#,
    ])
    func `a public name is answered with 421 for every request`(host: String) async throws {
        for target in [Served.album, "/artwork/albums/310730204/4x4bb.png", "/openapi.json", "/v1/nothing"] {
            let answer = try await Self.answer(host, Served.gateway(), target)
            #expect(answer.status == 421)
            #expect(answer.headers["Content-Type"] == "application/json;charset=utf-8")
            let error = ErrorDocument(try #require(answer.body.json))?.errors.first
            #expect(error?.status == 421 && error?.code == "42100" && error?.id.utf8.count == 26)
            #expect(answer.headers["Cross-Origin-Resource-Policy"] == "same-origin")
        }
    }

    @Test func `a page under a foreign name learns no permissions`() async throws {
        let fields = [
            ("Host", "evil.example"), ("Origin", "http://evil.example"), ("Access-Control-Request-Method", "PUT"),
        ]
        let preflight = await Served.gateway().respond(to: Request(.options, Served.album, headers: Headers(fields)))
        #expect(preflight.status == 421)
        #expect(!preflight.headers.fields.contains { $0.name.hasPrefix("Access-Control-") })
    }

    @Test func `only a named host is served too`() async throws {
        let gateway = Served.gateway(hosts: try ServedHosts(["Music.Test."]))
        #expect(try await Self.answer("music.test:8502", gateway).status == 200)
        #expect(try await Self.answer("other.test", gateway).status == 421)
        #expect(try await Self.answer("a.music.test", gateway).status == 421)
        let open = Served.gateway(hosts: try ServedHosts(["*"]))
        #expect(try await Self.answer("evil.example", open).status == 200)
    }

    @Test func `allowed origins do not allow hosts`() async throws {
        for allowed in [try AllowedOrigins(["http://evil.example:8502"]), .all] {
            #expect(try await Self.answer("evil.example:8502", Served.gateway(allowed: allowed)).status == 421)
        }
    }

    @Test(arguments: ["", "https://music.test", "music.test:8502", "music.test/x", "a b", "*.test", "ä.test"])
    func `a malformed host is refused`(text: String) {
        #expect(throws: ServedHosts.Problem(text: text)) { try ServedHosts([text]) }
    }

    @Test func `a refused host is reported once, with the option`() async throws {
        let lines = LoggedLines()
        var server = Served.server()
        server.log = Log(everyRequest: false, say: lines.add)
        try await RunningServer.with(server) { port in
            for host in ["evil.example:1", "evil.example:2", "%1B.example"] {
                let connection = try Connection(port: port)
                connection.send("GET /v1/test HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n")
                #expect(await connection.receive().hasPrefix("HTTP/1.1 421 Misdirected Request\r\n"))
            }
        }
        #expect(
            lines.all == [
                "421 because the server does not answer for the host 'evil.example'; it does with: --allow-host evil.example",
                "421 because the host of a request is malformed",
            ])
    }

    private static let connections: [(text: String, status: String)] = [
        ("GET /v1/test HTTP/1.1\r\nHost: evil.example\r\n", "421"), ("GET /v1/test HTTP/1.0\r\n", "401"),
        ("GET /v1/test HTTP/1.0\r\nHost: evil.example\r\n", "421"), ("GET /v1/test HTTP/1.1\r\n", "400"),
        ("GET /v1/test HTTP/1.1\r\nHost: user@localhost\r\n", "400"),
        ("GET /v1/test HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n", "400"),
        // A target that is a whole address overrides the `Host` field.
        ("GET http://evil.example/v1/test HTTP/1.1\r\nHost: localhost\r\n", "421"),
        ("GET HTTP://localhost/v1/test HTTP/1.1\r\nHost: evil.example\r\n", "401"),
        ("GET http://user@localhost/v1/test HTTP/1.1\r\nHost: localhost\r\n", "400"),
        ("GET http://localhost/v1/test HTTP/1.1\r\n", "400"), ("GET http://evil.example/v1/test HTTP/1.0\r\n", "421"),
    ]

    @Test(arguments: connections)
    func `over HTTP 1 a request has exactly one host`(text: String, status: String) async throws {
        try await RunningServer.with(Served.server()) { port in
            let connection = try Connection(port: port)
            connection.send(text + "Connection: close\r\n\r\n")
            #expect(await connection.receive().hasPrefix("HTTP/1.1 \(status) "))
        }
    }

    @Test func `over HTTP 2 the authority is the host`() async throws {
        let authority = try LocalAuthority(now: Served.systemTime)
        var server = Served.server(scheme: "https")
        server.credentials = try authority.credentials(for: nil, now: Served.systemTime)
        try await RunningServer.with(server) { port in
            try await Client.with(authority: authority.certificatePEM) { client in
                for (host, status) in [
                    ("evil.example", 421), ("LOCALHOST.", 200), ("api.music.apple.com", 200), ("a@b", 400),
                ] {
                    let request = try Served.request(.get, "/v1/test", [("Host", host)])
                    let answer = try await client.send(request, to: "https://127.0.0.1:\(port)")
                    #expect(answer.isHTTP2 && answer.status == status, "\(host)")
                }
            }
        }
    }
}
