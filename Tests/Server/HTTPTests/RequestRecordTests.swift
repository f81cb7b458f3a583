import AppleMusicAPI
import Testing
import TonearmConsole
import TonearmServedSupport
import TonearmSystem
import TonearmTestSupport

@testable import TonearmHTTP

/// Tests the record of received requests.
struct RequestRecordTests {
    private let folder: TemporaryFolder
    private var path: String { folder.path + "/seen.jsonl" }

    init() throws { folder = try TemporaryFolder() }

    /// Opens the record, retrying until the file is unlocked.
    ///
    /// A server's last connection may end after the server, and a program that another test starts may inherit the file
    /// for a moment.
    private func record(_ report: @escaping @Sendable (String) -> Void) async throws -> RequestRecord {
        while true {
            do { return try RequestRecord(path, report: report) } catch RecordedFile.Problem.taken {
                try await Task.sleep(for: .milliseconds(5))
            }
        }
    }

    /// Returns the record after a server received some texts, each on its own connection.
    private func recorded(_ requests: [String], _ notes: LoggedLines = LoggedLines()) async throws -> [JSON] {
        var server = Served.server()
        server.record = try await record(notes.add)
        try await RunningServer.with(server) { port in
            for request in requests {
                let connection = try Connection(port: port)
                connection.send(request)
                _ = await connection.receive()
            }
        }
        return try folder.text(of: "seen.jsonl").split(separator: "\n").map { try JSON(parsing: Array($0.utf8)) }
    }

    private static func text(_ line: String, _ more: String = "", body: String = "") throws -> String {
        "\(line) HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer \(try Served.token())\r\n\(more)\r\n\(body)"
    }

    @Test func `a request is a line with its parts and its status`() async throws {
        let body = #"{"attributes":{"name":"x"}}"#
        let seen = try await recorded([
            try Self.text("GET /v1/catalog/us/search?term=a%20b&types=albums"),
            try Self.text("POST /v1/me/library/playlists", "Content-Length: \(body.utf8.count)\r\n", body: body),
            "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
        ])
        #expect(seen.map { $0["status"]?.integer } == [200, 403, 401])
        #expect(seen[0]["time"] == "2026-11-21T00:00:00Z")
        #expect(seen[0]["method"] == "GET")
        #expect(seen[0]["path"] == "/v1/catalog/us/search")
        #expect(seen[0]["query"] == [["term", "a b"], ["types", "albums"]])
        #expect(seen[0]["headers"]?.array?.contains(["Host", "x"]) == true)
        #expect(seen[0]["body"] == nil)
        #expect(seen[1]["body"]?["attributes"]?["name"] == "x")
    }

    @Test func `a request refused before its body is a line too`() async throws {
        let seen = try await recorded([
            try Self.text("GET /v1/\(String(repeating: "a", count: 9_000))"), try Self.text("TRACE /v1/test"),
        ])
        #expect(seen.map { $0["status"]?.integer } == [414, 405])
        #expect(seen.map { $0["method"]?.string } == ["GET", "TRACE"])
    }

    @Test func `the record never contains a token`() async throws {
        let token = try Served.token()
        let user = String(repeating: "Au7s", count: 80)
        let body = #"{"token":"\#(token)","user":"\#(user)"}"#
        _ = try await recorded([
            try Self.text(
                "GET /v1/test?access_token=\(token)&u=\(user)", "Music-User-Token: \(user)\r\nX-Odd: \(token)\r\n"),
            try Self.text("POST /v1/test", "Cookie: a=\(user)\r\nContent-Length: \(body.utf8.count)\r\n", body: body),
        ])
        let text = try folder.text(of: "seen.jsonl")
        #expect(!text.contains("eyJ") && !text.contains("Au7s"))
        #expect(try folder.mode(of: "seen.jsonl") == 0o600)
    }

    @Test func `the record never contains a cookie, however short`() async throws {
        let seen = try await recorded([try Self.text("GET /v1/test", "Cookie: media-user-token=ab; theme=dark\r\n")])
        #expect(seen[0]["headers"]?.array?.contains(["Cookie", "‹hidden›"]) == true)
        let text = try folder.text(of: "seen.jsonl")
        #expect(!text.contains("media-user-token") && !text.contains("dark"))
    }

    @Test func `a record is continued, by one writer at a time`() async throws {
        _ = try await recorded([try Self.text("GET /v1/test")])
        let seen = try await recorded([try Self.text("GET /v1/test")])
        #expect(seen.count == 2)
        let first = try await record { _ in }
        #expect(throws: (any Error).self) { try RequestRecord(path) { _ in } }
        _ = first
    }
}
