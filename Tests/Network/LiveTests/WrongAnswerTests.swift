import AppleMusicAPI
import Testing
import TonearmHTTP
import TonearmServedSupport
import TonearmSimulator
import TonearmTestSupport

@testable import TonearmLive

/// Tests answers that are not HTTP: each is reported, and the helper continues.
@Suite struct WrongAnswerTests {
    private static let whole = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}"

    /// Returns why a request fails, after which that helper must get an answer from a good server.
    private static func failure(to behavior: BadServer.Behavior) async throws -> ConnectionProblem? {
        try await BadServer.with({ head in head.contains("/v1/good ") ? .answer(Self.whole) : behavior }) { server in
            let service = try Live.service("http://127.0.0.1:\(server.port)", Live.configuration())
            let failure = await #expect(throws: ConnectionProblem.self) {
                try await service.answer(Request(.get, "/v1/bad"))
            }
            let status = try await service.answer(Request(.get, "/v1/good")).status
            #expect(status == 200)
            return failure
        }
    }

    @Test(arguments: ["000", "001", "042", "099", "101", "600", "999"])
    func `an invalid status is reported`(status: String) async throws {
        for more in ["Content-Length: 2\r\n\r\n{}", "Connection: close\r\n\r\n{}", "Content-Length: 0\r\n\r\n"] {
            let failure = try await Self.failure(to: .answer("HTTP/1.1 \(status) Odd\r\n\(more)"))
            #expect(failure?.kind == .noHTTP, "\(status) \(more)")
            #expect(failure?.server.hasPrefix("http://127.0.0.1:") == true)
        }
    }

    @Test func `interim heads are skipped and are not an answer`() async throws {
        let early = "HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n"
        try await BadServer.with({ _ in .answer(early + early + Self.whole) }) { server in
            let answer = try await Live.service("http://127.0.0.1:\(server.port)").answer(Request(.get, "/v1/test"))
            #expect(answer.status == 200)
        }
        #expect(try await Self.failure(to: .answer(early))?.kind == .closed)
    }

    @Test(arguments: ["000", "042", "099"])
    func `a proxy whose answer is not HTTP is reported`(status: String) async throws {
        try await BadServer.with({ _ in .answer("HTTP/1.1 \(status) Odd\r\nContent-Length: 0\r\n\r\n") }) { server in
            let proxy = ProxyAddress("http://127.0.0.1:\(server.port)")
            let service = try Live.service("https://nowhere.invalid", Live.configuration(proxy: proxy))
            #expect(try await service.failure() == .proxy)
        }
    }
}

/// Tests answers over HTTP/2 that are not HTTP.
@Suite struct WrongFrameTests {
    private let folder: TemporaryFolder
    private let credentials: Credentials
    private let trusting: ClientConfiguration

    init() throws {
        folder = try TemporaryFolder()
        let authority = try LocalAuthority(now: Served.systemTime)
        try folder.write(authority.certificatePEM, to: "ca.pem")
        trusting = Live.configuration(authority: folder.path + "/ca.pem")
        credentials = try authority.credentials(for: nil, now: Served.systemTime)
    }

    /// Returns why a request fails. A request that waits until its timeout does not return here.
    private func failure(
        to request: Request = Request(.get, "/v1/test"), beginning: FrameServer.Beginning = .settings,
        connectionTimeout: Int? = nil, _ answer: @escaping @Sendable (UInt8) -> [UInt8]
    ) async throws -> ConnectionProblem? {
        let good: @Sendable (UInt8) -> [UInt8] = { stream in
            FrameServer.head(status: "200", stream: stream) + FrameServer.body("{}", stream: stream)
        }
        return try await FrameServer.with(credentials, beginning: beginning, answer: answer) { server in
            var configuration = trusting
            if let connectionTimeout { configuration.connectionTimeout = connectionTimeout }
            let connection = try HelperConnection(program: Live.program, configuration)
            func service(_ port: Int) throws -> LiveService<SimulatorState> {
                var limits = LiveLimits()
                limits.timeout = 3600
                return LiveService(try ServerOrigin("https://localhost:\(port)"), name: "test", connection, limits)
            }
            let bad = try service(server.port)
            let failure = await #expect(throws: ConnectionProblem.self) {
                try await bad.answer(request)
            }
            try await FrameServer.with(credentials, answer: good) { other in
                let answer = try await service(other.port).answer(Request(.get, "/v1/test"))
                #expect(answer.status == 200 && answer.trip?.version == "HTTP/2")
            }
            return failure
        }
    }

    @Test(arguments: ["000", "099", "99", "-1", "101", "600", "1000", "", "2 0", "+20", "2e2"])
    func `an invalid status is reported`(status: String) async throws {
        for isWhole in [false, true] {
            let failure = try await failure { stream in
                FrameServer.head(status: status, stream: stream, isWhole: isWhole)
                    + (isWhole ? [] : FrameServer.body("{}", stream: stream))
            }
            #expect(failure?.kind == .noHTTP, "'\(status)' \(isWhole)")
        }
    }

    /// The request is larger than the server reads, so the answer comes while it is sent.
    @Test(arguments: ["099", "2 0", "1000"])
    func `an invalid status is reported while the request is being sent`(status: String) async throws {
        let request = Request(.post, "/v1/test", body: Array(repeating: 0x20, count: 200_000))
        let failure = try await failure(to: request) { FrameServer.head(status: status, stream: $0) }
        #expect(failure?.kind == .noHTTP)
    }

    @Test func `a head of status 1xx that ends the answer is reported`() async throws {
        #expect(try await failure { FrameServer.head(status: "103", stream: $0, isWhole: true) }?.kind == .noHTTP)
    }

    @Test(
        arguments: [
            // An oversized frame, invalid HPACK, a frame of the wrong length, and more bytes than the window allows.
            [0xFF, 0xFF, 0xFF, 0, 0, 0, 0, 0, 1], FrameServer.frame(1, flags: 5, stream: 1, [0xFF, 0xFF, 0xFF, 0xFF]),
            FrameServer.frame(8, stream: 0, [0, 0]), FrameServer.frame(4, stream: 1, []),
        ])
    func `wrong frames end the connection and are reported at once`(frame: [UInt8]) async throws {
        #expect(try await failure { _ in frame }?.kind == .noHTTP)
    }

    @Test(arguments: [UInt8(0), 1, 2, 7, 8, 11, 13])
    func `a reset stream is reported in tonearm's words`(code: UInt8) async throws {
        let failure = try await failure { FrameServer.frame(3, stream: $0, [0, 0, 0, code]) }
        #expect(failure?.kind == .closed)
        #expect(failure?.detail == "")
    }

    @Test func `a connection that does not begin as HTTP/2 fails before the timeout`() async throws {
        let bytes = Array("HTTP/1.1 400 Bad\r\n\r\n".utf8)
        let failure = try await failure(beginning: .bytes(bytes), connectionTimeout: 10) { _ in [] }
        #expect(failure?.kind == .connectTimeout)
        #expect(failure?.detail == "10")
    }
}
