import AppleMusicAPI
import Synchronization
import Testing
import TonearmServedSupport

@testable import TonearmHTTP

/// Tests answers that are written in pieces, at a connection.
struct StreamedAnswerTests {
    /// A gateway that answers with a stream of pieces, each of 100,000 bytes.
    private final class Pouring: RequestGateway {
        let now = Served.now
        /// The pieces before the stream fails; nil for a stream that goes on.
        private let count: Int?
        /// Gets a value when a stream has ended.
        let (ends, end) = AsyncStream.makeStream(of: Void.self)

        init(failingAfter count: Int? = nil) { self.count = count }

        func answer(to request: Request) -> Pending<FinishedResponse> {
            let size = 10_000_000_000
            let stream = StreamedBody(size: size) { write in
                defer { self.end.yield() }
                var written = 0
                while written != self.count {
                    try await write([UInt8](repeating: 97, count: 100_000))
                    written += 1
                }
                throw CancellationError()
            }
            let headers = Headers([("Content-Length", String(size))])
            return .ready(FinishedResponse(Response(status: 200, headers: headers), stream: stream))
        }

        func open(_ response: inout Response, to headers: Headers) {}
        func reason(for response: Response, to request: Request) -> String? { nil }
    }

    private static let request = "GET / HTTP/1.1\r\nHost: x\r\n\r\n"

    @Test func `a stream that fails ends the connection before its length`() async throws {
        let text = try await RunningServer.with(Served.server(Pouring(failingAfter: 3))) { port in
            let connection = try Connection(port: port)
            connection.send(Self.request)
            return await connection.receive()
        }
        #expect(text.contains("\r\nContent-Length: 10000000000\r\n"))
        let head = try #require(text.ranges(of: "\r\n\r\n").first)
        #expect(text[head.upperBound...] == String(repeating: "a", count: 300_000))
    }

    @Test func `a stream of HTTP 2 that fails is an error of the client`() async throws {
        let authority = try LocalAuthority(now: Served.systemTime)
        var server = Served.server(Pouring(failingAfter: 1))
        server.credentials = try authority.credentials(for: nil, now: Served.systemTime)
        try await RunningServer.with(server) { port in
            try await Client.with(authority: authority.certificatePEM) { client in
                await #expect(throws: (any Error).self) {
                    try await client.send(Request(.get, "/"), to: "https://127.0.0.1:\(port)")
                }
            }
        }
    }

    @Test func `a client that goes away ends the stream`() async throws {
        let gateway = Pouring()
        try await RunningServer.with(Served.server(gateway)) { port in
            do {
                let connection = try Connection(port: port)
                connection.send(Self.request)
                #expect(await connection.receive(until: "\r\n\r\na").contains("200 OK"))
                connection.reset()
            }
            for await _ in gateway.ends { break }
        }
    }

    @Test func `a server that stops waits for a stream no longer than it may`() async throws {
        var stopping = Served.server(Pouring())
        stopping.limits.stopTime = .milliseconds(100)
        let server = stopping
        // The client stays connected until the server has ended.
        let reader = Mutex<Connection?>(nil)
        try await RunningServer.with(server) { port in
            let connection = try Connection(port: port)
            reader.withLock { $0 = connection }
            connection.send(Self.request)
            #expect(await connection.receive(until: "\r\n\r\na").contains("200 OK"))
        }
        #expect(reader.withLock { $0 } != nil)
    }
}
