import AppleMusicAPI
import Testing
import TonearmServedSupport

@testable import TonearmHTTP
@testable import TonearmLive

/// Tests faulty servers: a clear reason, bounded memory, and a successful next request.
@Suite struct BadServerTests {
    private static func head(_ more: String) -> String { "HTTP/1.1 200 OK\r\n\(more)\r\n\r\n" }

    private static func origin(_ server: BadServer) -> String { "http://127.0.0.1:\(server.port)" }

    private static func failure(
        of behavior: BadServer.Behavior, timeout: Int = 3600, limit: Int = 32 << 20
    ) async throws -> ConnectionProblem.Kind? {
        try await BadServer.with({ _ in behavior }) { server in
            try await Live.service(Self.origin(server), timeout: timeout, limit: limit).failure()
        }
    }

    @Test func `the wait for a missing answer has the given timeout`() async throws {
        #expect(try await Self.failure(of: .hang([]), timeout: 1) == .timeout)
        let half = Array((Self.head("Content-Length: 100") + "half").utf8)
        #expect(try await Self.failure(of: .hang(half), timeout: 1) == .timeout)
    }

    @Test func `a connection that ends too early is reported`() async throws {
        #expect(try await Self.failure(of: .answer("")) == .closed)
        #expect(try await Self.failure(of: .answer(Self.head("Content-Length: 100") + "half")) == .closed)
        let reset = Array((Self.head("Content-Length: 100") + "half").utf8)
        #expect(try await Self.failure(of: .reset(reset)) == .closed)
    }

    @Test func `a read on a closed connection is sent twice, a write once`() async throws {
        try await BadServer.with({ _ in .answer("") }) { server in
            let service = try Live.service(Self.origin(server))
            #expect(try await service.failure() == .closed)
            #expect(server.received.count == 2)
            #expect(try await service.failure(Request(.delete, "/v1/me/ratings/songs/1")) == .closed)
            #expect(server.received.count == 3)
        }
    }

    @Test func `a body that is not JSON is reported with its type`() async throws {
        let page = "<!doctype html><title>Sign in to the network</title>"
        let head = Self.head("Content-Type: text/html\r\nContent-Length: \(page.utf8.count)")
        #expect(try await Self.failure(of: .answer(head + page)) == .noJSON)
    }

    @Test func `an answer that is not HTTP is reported`() async throws {
        #expect(try await Self.failure(of: .answer("SSH-2.0-OpenSSH_9.2\r\n\r\n")) == .noHTTP)
    }

    @Test func `a refused connection and an unknown host are reported`() async throws {
        // A port that was free a moment ago.
        let port = try await BadServer.with({ _ in .answer("") }) { $0.port }
        #expect(try await Live.service("http://127.0.0.1:\(port)").failure() == .refused)
        #expect(try await Live.service("https://nowhere.invalid").failure() == .name)
    }

    @Test func `a proxy that is missing or refuses the connection is reported`() async throws {
        func failure(of port: Int) async throws -> ConnectionProblem.Kind? {
            let proxy = ProxyAddress("http://127.0.0.1:\(port)")
            return try await Live.service("https://nowhere.invalid", Live.configuration(proxy: proxy)).failure()
        }
        let refusal = "HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n"
        let port = try await BadServer.with({ _ in .answer(refusal) }) { server in
            let refused = try await failure(of: server.port)
            #expect(refused == .proxy)
            // The proxy receives no part of the request, and so no token.
            #expect(server.received.allSatisfy { $0.hasPrefix("CONNECT nowhere.invalid:443 ") })
            return server.port
        }
        #expect(try await failure(of: port) == .proxy)
    }

    @Test func `a body of 500 MB is not read`() async throws {
        let declared = Self.head("Content-Length: 524288000")
        let chunk = [UInt8](repeating: 0x20, count: 1 << 20)
        #expect(
            try await Self.failure(of: .stream(Array(declared.utf8), chunk: chunk, times: 500)) == .tooLarge)
        // The length of this body is not announced.
        let head = Array(Self.head("Connection: close").utf8)
        #expect(try await Self.failure(of: .stream(head, chunk: chunk, times: 500), limit: 4 << 20) == .tooLarge)
    }

    @Test func `a small body that unpacks to a large one is not unpacked`() async throws {
        let bomb = Deflater.gzip([UInt8](repeating: 0, count: 64 << 20))
        #expect(bomb.count < 1_000_000)
        let head = Self.head("Content-Encoding: gzip\r\nContent-Length: \(bomb.count)")
        #expect(try await Self.failure(of: .say(Array(head.utf8) + bomb)) == .tooLarge)
    }

    @Test func `packed bodies are unpacked, and damaged ones are reported`() async throws {
        let text = #"{"data":[]}"#
        let packed = Deflater.gzip(Array(text.utf8))
        let head = Self.head("Content-Encoding: gzip\r\nContent-Length: \(packed.count)")
        try await BadServer.with({ _ in .say(Array(head.utf8) + packed) }) { server in
            let answer = try await Live.service(Self.origin(server)).answer(Request(.get, "/v1/test"))
            #expect(answer.body.bytes == Array(text.utf8))
        }
        let half = Self.head("Content-Encoding: gzip\r\nContent-Length: \(packed.count - 12)")
        #expect(try await Self.failure(of: .say(Array(half.utf8) + packed.dropLast(12))) == .damaged)
        let odd = Self.head("Content-Encoding: gzip\r\nContent-Length: 8")
        #expect(try await Self.failure(of: .answer(odd + "nonsense")) == .damaged)
    }

    @Test func `a server with TLS older than 1.2 is refused`() async throws {
        // A server hello that selects TLS 1.1 with a cipher of that time.
        let hello: [UInt8] =
            [22, 3, 2, 0, 42, 2, 0, 0, 38, 3, 2] + Array(repeating: 7, count: 32) + [0, 0xC0, 0x14, 0]
        try await BadServer.with({ _ in .say(hello) }) { server in
            let service = try Live.service("https://127.0.0.1:\(server.port)")
            let failure = await #expect(throws: ConnectionProblem.self) {
                try await service.answer(Request(.get, "/v1/test"))
            }
            #expect(failure?.kind == .secureConnection)
            #expect(failure?.detail.contains("1.2") == true && failure?.detail.contains("_") == false)
        }
    }

    @Test(arguments: ["https://example.org/v1/a", "//example.org/v1", "http://127.0.0.1:1/v1"])
    func `a next page on another origin is not requested`(next: String) async throws {
        try await BadServer.with({ _ in .answer(Self.head("Content-Length: 0")) }) { server in
            let failure = try await Live.service(Self.origin(server)).failure(Request(.get, next))
            #expect(failure == .elsewhere)
            #expect(server.received.isEmpty)
        }
    }

    @Test(arguments: ["a\r\nX-Injected: b", "a\nb", "a\u{0}b", "a\u{7F}"])
    func `a token with a line break is not sent`(token: String) async throws {
        try await BadServer.with({ _ in .answer(Self.head("Content-Length: 0")) }) { server in
            var request = Request(.get, "/v1/test")
            request.headers["Music-User-Token"] = token
            let failure = try await Live.service(Self.origin(server)).failure(request)
            #expect(failure == .header)
            #expect(server.received.isEmpty)
        }
    }

    @Test func `the next answer arrives after a failure`() async throws {
        try await BadServer.with({ head in
            head.contains("/v1/bad ") ? .answer("nonsense\r\n\r\n") : .answer(Self.head("Content-Length: 2") + "{}")
        }) { server in
            let service = try Live.service(Self.origin(server))
            let failure = try await service.failure(Request(.get, "/v1/bad"))
            #expect(failure == .noHTTP)
            let status = try await service.answer(Request(.get, "/v1/good")).status
            #expect(status == 200)
        }
    }
}
