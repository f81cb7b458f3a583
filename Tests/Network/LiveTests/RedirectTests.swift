import AppleMusicAPI
import Testing
import TonearmHTTP
import TonearmServedSupport
import TonearmTestSupport

@testable import TonearmLive

/// Tests that tokens are sent only to their origin, also after redirects.
@Suite struct RedirectTests {
    private static let statuses = [301, 302, 303, 307, 308]

    /// A target of a redirect outside the requested origin.
    ///
    /// It is another port of the host, another name of the address, an address without a scheme, or a lookalike of the
    /// origin.
    enum Elsewhere: String, CaseIterable {
        case port, host, withoutScheme, userInfo, scheme

        func location(from asked: Int, to other: Int) -> String {
            switch self {
            case .port: "http://127.0.0.1:\(other)/v1/test"
            case .host: "http://localhost:\(asked)/v1/test"
            case .withoutScheme: "//127.0.0.1:\(other)/v1/test"
            case .userInfo: "http://127.0.0.1:\(asked)@localhost:\(other)/v1/test"
            case .scheme: "https://127.0.0.1:\(asked)/v1/test"
            }
        }
    }

    private static func head(_ more: String) -> String { "HTTP/1.1 200 OK\r\n\(more)\r\n\r\n" }

    private static func origin(_ server: BadServer) -> String { "http://127.0.0.1:\(server.port)" }

    private static func redirect(_ status: Int, to location: String) -> BadServer.Behavior {
        .answer("HTTP/1.1 \(status) Elsewhere\r\nLocation: \(location)\r\nContent-Length: 0\r\n\r\n")
    }

    private static var request: Request {
        var request = Request(.get, "/v1/test")
        request.headers["Authorization"] = "Bearer secret"
        request.headers["Music-User-Token"] = "secret"
        request.headers["Cookie"] = "secret"
        return request
    }

    @Test(arguments: statuses, Elsewhere.allCases)
    func `a redirect to another origin is refused before a request is sent`(
        status: Int, elsewhere: Elsewhere
    ) async throws {
        try await BadServer.with({ _ in .answer(Self.head("Content-Length: 0")) }) { other in
            let port = other.port
            try await BadServer.with({ head in
                let asked = head.lowercased().split(separator: "host: 127.0.0.1:").last?.prefix { $0.isNumber } ?? ""
                return Self.redirect(status, to: elsewhere.location(from: Int(asked) ?? 0, to: port))
            }) { server in
                let failure = try await Live.service(Self.origin(server)).failure(Self.request)
                #expect(failure == .elsewhere)
                #expect(server.received.count == 1)
                #expect(other.received == [])
            }
        }
    }

    @Test(arguments: statuses)
    func `a redirect from HTTPS to HTTP is refused before a request is sent`(status: Int) async throws {
        let folder = try TemporaryFolder()
        let authority = try LocalAuthority(now: Served.systemTime)
        try folder.write(authority.certificatePEM, to: "ca.pem")
        let credentials = try authority.credentials(for: nil, now: Served.systemTime)
        let trusting = Live.configuration(authority: folder.path + "/ca.pem")
        try await BadServer.with({ _ in .answer(Self.head("Content-Length: 0")) }) { plain in
            let redirect = Self.redirect(status, to: "http://127.0.0.1:\(plain.port)/v1/test")
            try await BadServer.with(credentials: credentials, { _ in redirect }) { server in
                let service = try Live.service("https://127.0.0.1:\(server.port)", trusting)
                #expect(try await service.failure(Self.request) == .elsewhere)
                #expect(server.received.count == 1)
                #expect(plain.received == [])
            }
        }
    }

    @Test func `a redirect on one origin is followed up to a limit`() async throws {
        try await BadServer.with({ head in
            head.hasPrefix("GET /v1/new ")
                ? .answer(Self.head("Content-Length: 2") + "{}")
                : .answer("HTTP/1.1 301 Moved\r\nLocation: /v1/new\r\nContent-Length: 0\r\n\r\n")
        }) { server in
            let answer = try await Live.service(Self.origin(server)).answer(Request(.get, "/v1/old"))
            #expect(answer.status == 200 && answer.body.bytes == Array("{}".utf8))
        }
        try await BadServer.with({ _ in
            .answer("HTTP/1.1 302 Found\r\nLocation: /v1/again\r\nContent-Length: 0\r\n\r\n")
        }) { server in
            let failure = try await Live.service(Self.origin(server)).failure()
            #expect(failure == .redirects)
            #expect(server.received.count < 20)
        }
    }

    @Test func `a write is not sent twice`() async throws {
        try await BadServer.with({ _ in
            .answer("HTTP/1.1 307 Temporary Redirect\r\nLocation: /v1/again\r\nContent-Length: 0\r\n\r\n")
        }) { server in
            let request = Request(.post, "/v1/me/library/playlists", body: Array("{}".utf8))
            let status = try await Live.service(Self.origin(server)).answer(request).status
            #expect(status == 307)
            #expect(server.received.count == 1)
        }
    }
}
