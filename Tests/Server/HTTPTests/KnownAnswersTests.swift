import AppleMusicAPI
import Testing
import TonearmServedSupport
import TonearmSigning
import TonearmSimulator

@testable import TonearmHTTP

/// Tests cached answers.
struct KnownAnswersTests {
    private static func text(_ method: String, _ target: String, _ more: String = "") throws -> String {
        "\(method) \(target) HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer \(try Served.token())\r\n\(more)\r\n"
    }

    /// Returns a head's fields without the date, which may be of the next second.
    private static func fields(_ head: String) -> [Substring] {
        head.split(separator: "\r\n").filter { !$0.hasPrefix("Date: ") }.sorted()
    }

    @Test func `the second answer equals the first, apart from the date`() async throws {
        try await RunningServer.with(Served.server()) { port in
            let connection = try Connection(port: port)
            var answers: [String] = []
            for _ in 0..<3 {
                connection.send(try Self.text("HEAD", Served.album))
                answers.append(await connection.receive(until: "\r\n\r\n"))
            }
            #expect(answers[0].hasPrefix("HTTP/1.1 200 OK\r\n"))
            #expect(answers.allSatisfy { $0.contains("\r\nDate: ") && $0.contains(" GMT\r\n") })
            #expect(Self.fields(answers[1]) == Self.fields(answers[0]))
            #expect(Self.fields(answers[2]) == Self.fields(answers[0]))
            try await Client.with { client in
                let address = "http://127.0.0.1:\(port)\(Served.album)"
                let bodies = [try await client.get(address).body, try await client.get(address).body]
                #expect(!bodies[0].isEmpty && bodies[0] == bodies[1])
            }
        }
    }

    @Test func `pipelined requests are answered in order, cached or not`() async throws {
        let targets = [Served.album, "/v1/catalog/us/albums/1", Served.album, "/v1/test", Served.album]
        let text = try targets.map { try Self.text("GET", $0) }.joined()
        try await RunningServer.with(Served.server()) { port in
            for _ in 0..<3 {
                let connection = try Connection(port: port)
                connection.send(try text + Self.text("GET", "/v1/test", "Connection: close\r\n"))
                let answer = await connection.receive()
                let statuses = answer.split(separator: "HTTP/1.1 ").map { $0.prefix(3) }
                #expect(statuses == ["200", "404", "200", "200", "200", "200"])
            }
        }
    }

    @Test func `a request that differs or follows a change is answered anew`() async throws {
        let clock = ServedClock(fixed: Served.now) { 0 }
        let simulator = Simulator(catalog: Served.catalog, signers: .demonstration)
        let service = ServedService(LossyService(simulator), memory: SimulatorMemory(seed: 1), clock: { clock.now })
        try await RunningServer.with(Served.server(Served.gateway(service))) { port in
            let connection = try Connection(port: port)
            func status(_ more: String = "") async throws -> Substring {
                connection.send(try Self.text("HEAD", "/v1/test", more))
                return await connection.receive(until: "\r\n\r\n").dropFirst(9).prefix(3)
            }
            for _ in 0..<2 { #expect(try await status() == "200") }
            connection.send(try Self.text("HEAD", "/v1/test", "Origin: http://localhost\r\n"))
            let readable = await connection.receive(until: "\r\n\r\n")
            #expect(readable.contains("\r\nAccess-Control-Allow-Origin: http://localhost\r\n"))
            connection.send(try Self.text("HEAD", "/v1/test", "Origin: https://example.com\r\n"))
            #expect(await !connection.receive(until: "\r\n\r\n").contains("Access-Control-Allow-Origin"))
            _ = await service.change { (memory, _) in memory.state.faults.set(Faults.Fault(.status(503), times: 1)) }
            #expect(try await status() == "503")
            for _ in 0..<2 { #expect(try await status() == "200") }
            clock.advance(by: 100_000)
            #expect(try await status() == "401")
        }
    }

    @Test(arguments: [
        (0, "Thu, 01 Jan 1970 00:00:00 GMT"), (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"),
        (951_782_400, "Tue, 29 Feb 2000 00:00:00 GMT"), (-1, "Wed, 31 Dec 1969 23:59:59 GMT"),
        (Int.max, "Fri, 31 Dec 9999 23:59:59 GMT"), (Int.min, "Mon, 01 Jan 0001 00:00:00 GMT"),
    ])
    func `a date has the format of header fields`(seconds: Int, text: String) {
        #expect(HTTPDate.text(seconds) == text)
    }
}
