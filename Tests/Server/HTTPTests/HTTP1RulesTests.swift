import AppleMusicAPI
import Testing
import TonearmServedSupport

@testable import TonearmHTTP

/// Tests versions of HTTP/1, `Host`, and the end of a connection.
struct HTTP1RulesTests {
    /// Returns all bytes until the connection ends.
    private static func answers(to text: String) async throws -> String {
        try await RunningServer.with(Served.server()) { port in
            let connection = try Connection(port: port)
            connection.send(text)
            return await connection.receive()
        }
    }

    @Test(arguments: [
        "", "Host: a\r\nHost: a\r\n", "Host: a\r\nhost: b\r\n", "Host: a b\r\n", "Host: a/b\r\n", "Host: a@b\r\n",
        "Host: a, b\r\n", "Host: \u{E4}\r\n",
    ])
    func `a request without one plain host is answered with 400, and the connection ends`(fields: String) async throws {
        let answer = try await Self.answers(
            to: "OPTIONS /v1 HTTP/1.1\r\n\(fields)\r\nOPTIONS /v1 HTTP/1.1\r\nHost: x\r\n\r\n")
        #expect(answer.hasPrefix("HTTP/1.1 400 "))
        #expect(answer.lowercased().contains("\r\nconnection: close\r\n"))
        #expect(!answer.contains(" 204 "))
    }

    @Test func `requests before such a request are answered first`() async throws {
        let answer = try await Self.answers(
            to: "OPTIONS /v1 HTTP/1.1\r\nHost: x\r\n\r\nOPTIONS /v1 HTTP/1.1\r\n\r\n")
        let statuses = answer.split(separator: "\r\n").filter { $0.hasPrefix("HTTP/1.1 ") }.map {
            $0.dropFirst(9).prefix(3)
        }
        #expect(statuses == ["204", "400"])
    }

    @Test(arguments: [
        ("Host:", 204), ("Host: localhost:8502", 204), ("Host: [::1]:8502", 204), ("Host: a_b", 204),
        ("Host: a_b.example", 421), ("Host: %C3%A4.example", 421),
    ])
    func `any valid host is accepted, whichever component answers`(field: String, status: Int) async throws {
        let answer = try await Self.answers(to: "OPTIONS /v1 HTTP/1.1\r\n\(field)\r\nConnection: close\r\n\r\n")
        #expect(answer.hasPrefix("HTTP/1.1 \(status) "))
    }

    @Test func `a client of HTTP 1.0 needs no host, and its connection ends with the answer`() async throws {
        let answer = try await Self.answers(to: "OPTIONS /v1 HTTP/1.0\r\n\r\nOPTIONS /v1 HTTP/1.0\r\n\r\n")
        #expect(answer.hasPrefix("HTTP/1.1 204 "))
        #expect(answer.contains("\r\nConnection: close\r\n"))
        #expect(answer.components(of: "HTTP/1.1 ") == 1)
        #expect(!answer.contains("Transfer-Encoding"))
    }

    @Test func `a client of HTTP 1.0 can keep its connection, and the answer confirms it`() async throws {
        try await RunningServer.with(Served.server()) { port in
            let connection = try Connection(port: port)
            for _ in 0..<2 {
                connection.send("OPTIONS /v1 HTTP/1.0\r\nConnection: Keep-Alive\r\n\r\n")
                let answer = await connection.receive(until: "\r\n\r\n")
                #expect(answer.contains("\r\nConnection: keep-alive\r\n"))
            }
        }
    }

    @Test func `a body without a length is invalid in HTTP 1.0`() async throws {
        let answer = try await Self.answers(
            to: "POST /v1/me/library HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n")
        #expect(answer.hasPrefix("HTTP/1.1 400 "))
    }

    @Test func `a client of HTTP 1.0 is not asked for its body`() async throws {
        let answer = try await Self.answers(
            to: "POST /v1/test HTTP/1.0\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n{}")
        #expect(answer.hasPrefix("HTTP/1.1 401 "))
    }

    @Test(arguments: ["close", "Close", "keep-alive, close", "x , CLOSE"])
    func `the connection ends if the client wants it, and the answer confirms it`(value: String) async throws {
        let answer = try await Self.answers(to: "OPTIONS /v1 HTTP/1.1\r\nHost: x\r\nConnection: \(value)\r\n\r\n")
        #expect(answer.hasPrefix("HTTP/1.1 204 "))
        #expect(answer.contains("\r\nConnection: close\r\n"))
    }
}

extension String {
    /// Returns the number of occurrences of the text.
    fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
