import FoundationEssentials
import Testing
import TonearmServedSupport

@testable import TonearmHTTP

/// Tests requests that are too large or too slow.
struct LimitTests {
    private static func answer(_ server: Server = Served.server(), to text: String) async throws -> String {
        try await RunningServer.with(server) { port in
            let connection = try Connection(port: port)
            connection.send(text)
            return await connection.receive(until: "\r\n\r\n")
        }
    }

    private static func server(_ change: (inout Limits) -> Void) -> Server {
        var server = Served.server()
        change(&server.limits)
        return server
    }

    @Test func `a target beyond 8 KiB is answered with 414`() async throws {
        let target = "/v1/" + String(repeating: "a", count: 8_200)
        let answer = try await Self.answer(to: "GET \(target) HTTP/1.1\r\nHost: x\r\n\r\n")
        #expect(answer.hasPrefix("HTTP/1.1 414 "))
        #expect(answer.contains("Content-Length: 0\r\n"))
    }

    @Test func `header fields beyond 32 KiB are answered with 431`() async throws {
        let fields = (0..<5).map { "X-\($0): \(String(repeating: "a", count: 8_000))\r\n" }.joined()
        let answer = try await Self.answer(to: "GET / HTTP/1.1\r\nHost: x\r\n\(fields)\r\n")
        #expect(answer.hasPrefix("HTTP/1.1 431 "))
    }

    @Test func `a head without end is answered with 431 before it ends`() async throws {
        let answer = try await Self.answer(
            to: "GET / HTTP/1.1\r\nHost: x\r\nX: \(String(repeating: "a", count: 200_000))")
        #expect(answer.hasPrefix("HTTP/1.1 431 "))
        #expect(answer.lowercased().contains("connection: close"))
    }

    @Test func `a body that announces more than 1 MiB is answered with 413 before it arrives`() async throws {
        let answer = try await Self.answer(
            to: "POST /v1/me/library HTTP/1.1\r\nHost: x\r\nContent-Length: 1048577\r\n\r\n")
        #expect(answer.hasPrefix("HTTP/1.1 413 "))
    }

    @Test func `a body that grows beyond 1 MiB is answered with 413`() async throws {
        let chunk = "10000\r\n" + String(repeating: "a", count: 65_536) + "\r\n"
        let answer = try await Self.answer(
            to: "POST /v1/me/library HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
                + String(repeating: chunk, count: 17) + "0\r\n\r\n")
        #expect(answer.hasPrefix("HTTP/1.1 413 "))
    }

    @Test(arguments: ["PROPFIND /", "QUERY /v1/storefronts", "TRACE /", "CONNECT a:1"])
    func `an unknown method is refused`(line: String) async throws {
        let answer = try await Self.answer(to: "\(line) HTTP/1.1\r\nHost: x\r\n\r\n")
        #expect(answer.hasPrefix("HTTP/1.1 405 "))
        #expect(answer.contains("\r\nAllow: "))
    }

    @Test func `text that is not HTTP is answered with 400`() async throws {
        let answer = try await Self.answer(to: "hello\r\n\r\n")
        #expect(answer.hasPrefix("HTTP/1.1 400 "))
    }

    @Test func `a client that does not finish its head is disconnected`() async throws {
        let server = Self.server { $0.headTime = .milliseconds(100) }
        let answer = try await RunningServer.with(server) { port in
            let connection = try Connection(port: port)
            connection.send("GET / HTTP/1.1\r\nHost:")
            return await connection.receive()
        }
        #expect(answer.isEmpty)
    }

    @Test func `a client that sends its body byte by byte is disconnected with 408`() async throws {
        let server = Self.server { $0.bodyTime = .milliseconds(200) }
        let answer = try await RunningServer.with(server) { port in
            let connection = try Connection(port: port)
            connection.send("POST /v1/me/library HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n")
            let drip = Task {
                while !Task.isCancelled {
                    connection.send("a")
                    try? await Task.sleep(for: .milliseconds(20))
                }
            }
            defer { drip.cancel() }
            return await connection.receive(until: "\r\n\r\n")
        }
        #expect(answer.hasPrefix("HTTP/1.1 408 "))
    }

    @Test func `an idle connection ends`() async throws {
        // On a busy machine the request may need a second until it is there.
        let server = Self.server { $0.headTime = .seconds(5) }
        let answer = try await RunningServer.with(server) { port in
            let connection = try Connection(port: port)
            connection.send("OPTIONS /v1 HTTP/1.1\r\nHost: x\r\n\r\n")
            return await connection.receive()
        }
        #expect(answer.hasPrefix("HTTP/1.1 204 ") && answer.hasSuffix("\r\n\r\n"))
    }

    @Test func `a missing handshake ends the connection`() async throws {
        var server = Self.server { $0.handshake = .milliseconds(100) }
        server.credentials = try LocalAuthority(now: Served.systemTime).credentials(for: nil, now: Served.systemTime)
        let answer = try await RunningServer.with(server) { port in await (try Connection(port: port)).receive() }
        #expect(answer.isEmpty)
    }
}
