import AppleMusicAPI
import Crypto
import Testing
import TonearmServedSupport
import TonearmSigning

@testable import TonearmHTTP

struct LogTests {
    private static func lines(
        everyRequest: Bool, _ requests: [String]
    ) async throws -> [String] {
        let lines = LoggedLines()
        var server = Served.server()
        server.log = Log(everyRequest: everyRequest, say: lines.add)
        try await RunningServer.with(server) { port in
            for request in requests {
                let connection = try Connection(port: port)
                connection.send(request)
                _ = await connection.receive()
            }
        }
        return lines.all
    }

    private static func get(_ target: String, _ token: String, _ more: String = "") -> String {
        "GET \(target) HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer \(token)\r\n\(more)\r\n"
    }

    @Test func `a request is logged in one line`() async throws {
        let lines = try await Self.lines(everyRequest: true, [Self.get(Served.album + "?l=en-US", try Served.token())])
        let line = try #require(lines.first)
        #expect(lines.count == 1)
        #expect(line.hasPrefix("2026-11-21T00:00:00Z 127.0.0.1 GET \(Served.album)?l=en-US 200 "))
        #expect(line.contains(" bytes ") && line.hasSuffix(" ms"))
    }

    @Test func `the log never contains a token`() async throws {
        let token = try Served.token()
        let user = String(repeating: "Au7s", count: 80)
        let stranger = try Served.token(
            of: DeveloperKey(id: "ABCDE12345", team: "TEAMID1234", key: P256.Signing.PrivateKey()))
        let lines = try await Self.lines(
            everyRequest: true,
            [
                Self.get("/v1/me/library/songs", token, "Music-User-Token: \(user)\r\nCookie: a=\(user)\r\n"),
                Self.get("/v1/test?access_token=\(token)&u=\(user)", token),
                Self.get("/v1/test?\(stranger)", stranger), Self.get("/\(stranger)", "x\(stranger)"),
            ])
        let text = lines.joined(separator: "\n")
        #expect(lines.count == 7)
        #expect(!text.contains("eyJ") && !text.contains("Au7s"))
        for part in token.split(separator: ".") + stranger.split(separator: ".") { #expect(!text.contains(part)) }
    }

    @Test func `an unknown key is reported once, with the options that make it known`() async throws {
        let stranger = try Served.token(
            of: DeveloperKey(id: "ABCDE12345", team: "TEAMID1234", key: P256.Signing.PrivateKey()))
        let lines = try await Self.lines(
            everyRequest: false, [Self.get("/v1/test", stranger), Self.get("/v1/test", stranger)])
        #expect(
            lines == [
                "401 because the key 'ABCDE12345' ('kid') is not known; it would be with: "
                    + "--key AuthKey_ABCDE12345.p8 --team TEAMID1234"
            ])
    }
}
