import AppleMusicAPI
import Crypto
import FoundationEssentials
import Testing
import TonearmServedSupport
import TonearmSigning
import TonearmSimulator

@testable import TonearmHTTP

/// Tests keeping and ending connections, and `100 Continue`.
struct ConnectionPolicyTests {
    @Test func `a client that waits to be asked for its body is asked`() async throws {
        try await RunningServer.with(Served.server()) { port in
            let connection = try Connection(port: port)
            connection.send("POST /v1/test HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n")
            #expect(await connection.receive(until: "\r\n\r\n") == "HTTP/1.1 100 Continue\r\n\r\n")
            connection.send("{}")
            #expect(await connection.receive(until: "\r\n\r\n").hasPrefix("HTTP/1.1 401 "))
        }
    }

    @Test func `a client is not asked for a body that is too large`() async throws {
        try await RunningServer.with(Served.server()) { port in
            let connection = try Connection(port: port)
            connection.send(
                "POST /v1/test HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 2000000\r\n\r\n")
            #expect(await connection.receive().hasPrefix("HTTP/1.1 413 "))
        }
    }

    @Test(arguments: [
        "TRACE / HTTP/1.1", "PROPFIND / HTTP/1.1", "GET /\(String(repeating: "a", count: 9_000)) HTTP/1.1",
    ])
    func `a connection ends with the answer that says so`(line: String) async throws {
        try await RunningServer.with(Served.server()) { port in
            let connection = try Connection(port: port)
            connection.send("\(line)\r\nHost: x\r\n\r\n")
            // Reads to the end of the connection, which ends long before its timeout.
            let answer = await connection.receive()
            #expect(answer.contains("\r\nConnection: close\r\n"))
            #expect(!answer.contains("(error"))
        }
    }

    @Test(arguments: [
        (Request(.get, "/v1/test?x=" + String(repeating: "a", count: 9_000)), 414),
        (Request(.post, "/v1/test", body: [UInt8](repeating: 0, count: 1_048_577)), 413),
    ])
    func `one refused stream of HTTP 2 leaves the others`(request: Request, status: Int) async throws {
        let authority = try LocalAuthority(now: Served.systemTime)
        var server = Served.server(scheme: "https")
        server.credentials = try authority.credentials(for: nil, now: Served.systemTime)
        try await RunningServer.with(server) { port in
            try await Client.with(authority: authority.certificatePEM) { client in
                let origin = "https://127.0.0.1:\(port)"
                let refused = try await client.send(request, to: origin)
                #expect(refused.isHTTP2)
                #expect(refused.status == status)
                #expect(refused.field("Connection") == nil)
                #expect(try await client.get(origin + "/v1/test").status == 200)
            }
        }
    }

    @Test func `tokens of any team open the accounts where any key is good`() async throws {
        var state = SimulatorMemory(seed: 1)
        let user = try state.issueUserToken(
            account: "subscriber", team: DeveloperKey.demonstration.team, now: Served.now
        ).text
        let stranger = DeveloperKey(id: "ABCDE12345", team: "TEAMID1234", key: P256.Signing.PrivateKey())
        for (acceptsAnyKey, status) in [(true, 200), (false, 403)] {
            let gateway = Served.gateway(
                Served.service(
                    keys: [stranger.publicKey], acceptsAnyKey: acceptsAnyKey, state: state))
            let request = Request(
                .get, "/v1/me/storefront",
                headers: Headers([
                    ("Authorization", "Bearer \(try Served.token(of: stranger))"), ("Music-User-Token", user),
                ]))
            #expect(await gateway.respond(to: request).status == status)
        }
    }
}
