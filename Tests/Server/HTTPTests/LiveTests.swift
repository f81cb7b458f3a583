import AppleMusicAPI
import Testing
import TonearmServedSupport

@testable import TonearmHTTP

/// Tests real connections on free loopback ports.
struct LiveTests {
    private static func head(_ method: String, _ target: String, _ more: String = "") throws -> String {
        "\(method) \(target) HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer \(try Served.token())\r\n\(more)\r\n"
    }

    @Test func `a connection serves one request after the other`() async throws {
        try await RunningServer.with(Served.server()) { port in
            let connection = try Connection(port: port)
            for _ in 0..<3 {
                connection.send(try Self.head("GET", "/v1/test"))
                let answer = await connection.receive(until: "\r\n\r\n")
                #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
            }
        }
    }

    @Test func `requests that are sent at once are answered in order`() async throws {
        try await RunningServer.with(Served.server()) { port in
            let connection = try Connection(port: port)
            connection.send(
                try Self.head("HEAD", Served.album) + Self.head("HEAD", "/v1/catalog/us/albums/1")
                    + Self.head("OPTIONS", "/v1", "Connection: close\r\n"))
            let answer = await connection.receive()
            let statuses = answer.split(separator: "\r\n").filter { $0.hasPrefix("HTTP/1.1 ") }.map {
                $0.dropFirst(9).prefix(3)
            }
            #expect(statuses == ["200", "404", "204"])
        }
    }

    @Test func `HEAD has the length of GET and no body`() async throws {
        try await RunningServer.with(Served.server()) { port in
            let connection = try Connection(port: port)
            connection.send(try Self.head("HEAD", Served.album, "Connection: close\r\n"))
            let answer = await connection.receive()
            let request = try Served.request(.get, Served.album, [("Host", "127.0.0.1")])
            let length = await Served.gateway().respond(to: request).body.count
            #expect(answer.contains("\r\nContent-Length: \(length)\r\n"))
            #expect(answer.hasSuffix("\r\n\r\n"))
        }
    }

    @Test func `a bare 401 is bare over the wire too`() async throws {
        try await RunningServer.with(Served.server()) { port in
            let connection = try Connection(port: port)
            connection.send("GET /v1/me/library HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            let answer = await connection.receive()
            #expect(answer.hasPrefix("HTTP/1.1 401 Unauthorized\r\n"))
            #expect(answer.contains("\r\nContent-Length: 0\r\n"))
            #expect(answer.hasSuffix("\r\n\r\n"))
            #expect(!answer.contains("WWW-Authenticate") && !answer.contains("\r\nContent-Type:"))
        }
    }

    @Test func `a preflight is answered`() async throws {
        try await RunningServer.with(Served.server()) { port in
            let connection = try Connection(port: port)
            connection.send(
                "OPTIONS \(Served.album) HTTP/1.1\r\nHost: x\r\nOrigin: http://localhost:3000\r\n"
                    + "Access-Control-Request-Method: GET\r\nConnection: close\r\n\r\n")
            let answer = await connection.receive()
            #expect(answer.hasPrefix("HTTP/1.1 204 No Content\r\n"))
            #expect(answer.contains("\r\nAccess-Control-Allow-Origin: http://localhost:3000\r\n"))
            #expect(answer.contains("\r\nAccess-Control-Allow-Headers: Authorization,"))
        }
    }

    @Test func `many concurrent clients get the answers to their own requests`() async throws {
        let ids = ["310730204", "1616728060", "1138988512", "475655712"]
        try await RunningServer.with(Served.server()) { port in
            try await Client.with { client in
                try await withThrowingTaskGroup(of: Void.self) { group in
                    for number in 0..<64 {
                        let id = ids[number % ids.count]
                        group.addTask {
                            let answer = try await client.get("http://127.0.0.1:\(port)/v1/catalog/us/albums/\(id)")
                            #expect(answer.status == 200)
                            #expect(answer.text.hasPrefix(#"{"data":[{"id":"\#(id)","#))
                        }
                    }
                    try await group.waitForAll()
                }
            }
        }
    }

    @Test func `a picture is sent unchanged`() async throws {
        try await RunningServer.with(Served.server()) { port in
            try await Client.with { client in
                let answer = try await client.get("http://127.0.0.1:\(port)/artwork/albums/310730204/40x20bb.png")
                #expect(answer.field("Content-Type") == "image/png")
                let picture = try #require(Picture(answer.body))
                #expect(picture.width == 40 && picture.height == 20)
            }
        }
    }

    @Test func `a port in use is reported`() async throws {
        try await RunningServer.with(Served.server()) { port in
            var second = Served.server()
            second.port = port
            await #expect(throws: Server.Problem.portInUse) { try await second.run { _ in } }
        }
    }

    @Test func `an unknown host is reported`() async throws {
        var server = Served.server()
        // Longer than any valid name, so that no name server is asked.
        server.host = String(repeating: "a", count: 300)
        await #expect(throws: Server.Problem.cannotListen("the host is not known")) { try await server.run { _ in } }
    }
}
