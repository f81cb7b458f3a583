import AppleMusicAPI
import Testing
import TonearmServedSupport

@testable import TonearmHTTP

/// Tests requests that offer to change the protocol of their connection. They are answered over HTTP/1.1, and the
/// connection answers the next request.
struct UpgradeOfferTests {
    private static let next = "OPTIONS /v1 HTTP/1.1\r\nHost: x\r\n\r\n"

    /// The fields that curl and Java's client send, and others.
    private static let offers = [
        "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n",
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAA\r\n",
        "connection: keep-alive, upgrade \r\nupgrade: h2c, websocket\r\n",
        "Connection: UPGRADE\r\nUpgrade: TLS/1.2\r\n",
        "Connection: Upgrade\r\nUpgrade: nothing that exists\r\n", "Connection:\tUpgrade\r\nUpgrade:\th2c\r\n",
        "Connection: Upgrade\r\nConnection: keep-alive\r\nUpgrade: h2c\r\nUpgrade: websocket\r\n",
        // Halves of an offer, and offers that NIO's parser does not take for one.
        "Connection: Upgrade\r\n", "Upgrade: h2c\r\n", "Connection: Upgrade\r\nUpgrade:\r\n",
        "Connection: Upgrade\t\r\nUpgrade: h2c\r\n", "Connection: Upgrades, xUpgrade\r\nUpgrade: h2c\r\n",
        "HTTP2-Settings: AAMAAABkAAQAAP__\r\n",
    ]

    private static func offer(_ fields: String) -> String { "OPTIONS /v1 HTTP/1.1\r\nHost: x\r\n\(fields)\r\n" }

    private static func statuses(_ text: String) -> [Substring] {
        // A body may end without a line break in front of the next answer.
        text.matches(of: #/HTTP/1\.1 ([0-9]{3}) /#).map(\.output.1)
    }

    @Test(arguments: offers)
    func `the request is answered, and so is the next one on its connection`(fields: String) async throws {
        try await RunningServer.with(Served.server()) { port in
            let connection = try Connection(port: port)
            for request in [Self.offer(fields), Self.next, Self.offer(fields), Self.next] {
                connection.send(request)
                let answer = await connection.receive(until: "\r\n\r\n")
                #expect(answer.hasPrefix("HTTP/1.1 204 "))
                #expect(!answer.lowercased().contains("\r\nupgrade:") && !answer.lowercased().contains(" close\r\n"))
            }
        }
    }

    @Test(arguments: offers)
    func `requests that arrive together are all answered`(fields: String) async throws {
        let end = "OPTIONS /v1 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
        let answers = try await RunningServer.with(Served.server()) { port in
            let connection = try Connection(port: port)
            connection.send(Self.offer(fields) + Self.next + Self.offer(fields) + Self.offer(fields) + end)
            return await connection.receive()
        }
        #expect(Self.statuses(answers) == ["204", "204", "204", "204", "204"])
    }

    @Test(arguments: ["Content-Length: 2\r\n", "Transfer-Encoding: chunked\r\n"])
    func `the body of such a request is read`(length: String) async throws {
        let sent = length.hasPrefix("Content") ? "{}" : "2\r\n{}\r\n0\r\n\r\n"
        let fields = Self.offers[0] + length + "Authorization: Bearer \(try Served.token())\r\n"
        let answers = try await RunningServer.with(Served.server()) { port in
            let connection = try Connection(port: port)
            let end = "OPTIONS /v1 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
            connection.send("POST /v1/test HTTP/1.1\r\nHost: x\r\n\(fields)\r\n\(sent)\(Self.next)\(end)")
            return await connection.receive()
        }
        #expect(Self.statuses(answers).count == 3 && Self.statuses(answers).suffix(2) == ["204", "204"])
    }

    @Test func `bytes that arrive one by one are read`() async throws {
        try await RunningServer.with(Served.server()) { port in
            let connection = try Connection(port: port)
            for byte in (Self.offer(Self.offers[0]) + Self.next).unicodeScalars {
                connection.send(String(byte))
                await Task.yield()
            }
            let answers = await connection.receive(until: "\r\n\r\nHTTP/1.1 204 No Content\r\n")
            #expect(Self.statuses(answers) == ["204", "204"])
        }
    }

    @Test func `the end of a client's sending after an offer ends the connection with the answer`() async throws {
        let answers = try await RunningServer.with(Served.server()) { port in
            let connection = try Connection(port: port)
            connection.send(Self.offer(Self.offers[0]))
            connection.endSending()
            return await connection.receive()
        }
        #expect(Self.statuses(answers) == ["204"])
    }

    @Test(arguments: ["PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\u{4}\0\0\0\0\0"])
    func `the preface of HTTP 2 is refused in a sentence, and logged`(preface: String) async throws {
        let lines = LoggedLines()
        var server = Served.server()
        server.log = Log(everyRequest: false) { lines.add($0) }
        let answer = try await RunningServer.with(server) { port in
            let connection = try Connection(port: port)
            connection.send(preface)
            return await connection.receive()
        }
        #expect(answer.hasPrefix("HTTP/1.1 400 ") && answer.contains("\r\nConnection: close\r\n"))
        #expect(answer.hasSuffix("HTTP/2 needs TLS, as 'tonearm serve --tls' offers it.\n"))
        #expect(lines.all == ["400 because a client began with HTTP/2, which needs TLS"])
    }
}
