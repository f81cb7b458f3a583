import AppleMusicAPI
import Testing
import TonearmServedSupport
import TonearmSigning
import TonearmSimulator

@testable import TonearmHTTP

/// Tests the web player's host, which a request selects by `Host`.
struct WebPlayerHostTests {
    private static let publicHosts = ["127.0.0.1:8502", "localhost", "api.music.apple.com"]
    private static let webPlayerHosts = ["amp-api.music.apple.com", "AMP-API-EDGE.music.apple.com.:8502"]

    private let service: Served.Service
    private let gateway: Gateway
    private let user: String

    init() throws {
        var state = SimulatorMemory(seed: 1)
        user = try state.issueUserToken(
            account: "subscriber", team: DeveloperKey.demonstration.team, now: Served.now
        ).text
        service = Served.service(state: state)
        gateway = Served.gateway(service)
    }

    private func status(
        _ host: String, _ fields: [(String, String)], _ method: Request.Method = .get,
        _ target: String = "/v1/me/library/songs?limit=1", isSigned: Bool = true
    ) async throws -> Int {
        var request = try Served.request(method, target, [("Host", host)] + fields)
        if !isSigned { request.headers["Authorization"] = nil }
        return await gateway.respond(to: request).status
    }

    private var cookie: (String, String) { ("Cookie", "a=b; media-user-token=\(user)") }

    @Test func `a cookie carries the user token only there, and never without a developer token`() async throws {
        for host in Self.publicHosts { #expect(try await status(host, [cookie]) == 403, "\(host)") }
        for host in Self.webPlayerHosts {
            #expect(try await status(host, [cookie]) == 200, "\(host)")
            #expect(try await status(host, [cookie], isSigned: false) == 401, "\(host)")
        }
    }

    @Test func `cookies in separate fields are read too`() async throws {
        #expect(
            try await status(Self.webPlayerHosts[0], [("cookie", "a=b"), ("cookie", "media-user-token=\(user)")]) == 200
        )
    }

    private static let askers: [(fields: [(String, String)], status: Int)] = [
        ([], 200), ([("Origin", "https://music.apple.com")], 200), ([("Origin", "https://beta.music.apple.com")], 200),
        ([("Origin", "http://localhost:3000")], 200), ([("Referer", "https://music.apple.com/us/library")], 200),
        ([("Sec-Fetch-Site", "none")], 200), ([("Sec-Fetch-Site", "same-origin")], 200),
        ([("User-Agent", "Mozilla/5.0")], 200),
        ([("Origin", "https://evil.example")], 403), ([("Origin", "null")], 403), ([("Origin", "")], 403),
        ([("Origin", "http://music.apple.com")], 403), ([("Referer", "https://evil.example/")], 403),
        ([("Origin", "https://evil.example"), ("Referer", "https://music.apple.com/")], 403),
        ([("Sec-Fetch-Site", "cross-site")], 403), ([("Sec-Fetch-Site", "same-site")], 403),
        ([("Sec-Fetch-Site", "cross-site"), ("Origin", "https://music.apple.com")], 200),
    ]

    @Test(arguments: askers)
    func `a cookie sent by a page of another site is ignored`(fields: [(String, String)], status expected: Int)
        async throws
    {
        #expect(try await status(Self.webPlayerHosts[0], fields + [cookie]) == expected)
        // A browser does not send a token in its own field.
        #expect(try await status(Self.webPlayerHosts[0], fields + [("Media-User-Token", user)]) == 200)
    }

    @Test func `the fault gives every name that host's behavior, with the rule for cookies`() async throws {
        _ = await service.change { (memory, _) in memory.state.faults.set(Faults.Fault(.quirk(.webPlayer))) }
        #expect(try await status("127.0.0.1:8502", [cookie]) == 200)
        #expect(try await status("127.0.0.1:8502", [cookie, ("Origin", "https://evil.example")]) == 403)
    }

    @Test func `the cache distinguishes hosts`() async throws {
        for hosts in [Self.publicHosts + Self.webPlayerHosts, Self.webPlayerHosts + Self.publicHosts] {
            for _ in 0..<2 {
                for host in hosts {
                    let expected = Self.webPlayerHosts.contains(host) ? 200 : 403
                    #expect(try await status(host, [cookie]) == expected, "\(host)")
                }
            }
        }
    }

    @Test func `it edits the library, and the public host refuses that with 401`() async throws {
        let songs = await gateway.respond(
            to: try Served.request(.get, "/v1/me/library/songs?limit=1", [("Music-User-Token", user)]))
        let song = try #require(songs.body.json?["data"]?[0]?["id"]?.string)
        let target = "/v1/me/library/songs/\(song)"
        for host in Self.publicHosts {
            #expect(try await status(host, [("Music-User-Token", user)], .delete, target) == 401, "\(host)")
        }
        #expect(try await status(Self.webPlayerHosts[0], [("Music-User-Token", user)], .delete, target) == 204)
    }

    @Test func `its pages may read answers to cookies, and others may not`() async throws {
        func fields(_ host: String, _ origin: String) async throws -> [String?] {
            let headers = await gateway.respond(
                to: try Served.request(.get, Served.album, [("Host", host), ("Origin", origin)])
            ).headers
            return [headers["Access-Control-Allow-Origin"], headers["Access-Control-Allow-Credentials"]]
        }
        let player = "https://music.apple.com"
        #expect(try await fields(Self.webPlayerHosts[0], player) == [player, "true"])
        #expect(try await fields(Self.publicHosts[0], player) == [player, nil])
        #expect(try await fields(Self.webPlayerHosts[0], "https://evil.example") == [nil, nil])
    }
}
