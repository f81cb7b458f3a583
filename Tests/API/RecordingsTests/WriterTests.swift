import AppleMusicAPI
import Testing
import TonearmConsole
import TonearmSimulator
import TonearmTestSupport

@testable import TonearmRecordings

/// Tests writing archives while exchanges happen.
@Suite struct WriterTests {
    private static func record(
        _ response: Response, _ request: Request, into writer: ArchiveWriter
    ) async throws {
        var context = Samples.context()
        let service = RecordedService(FixedService(response: response), into: writer, origin: "https://x.org")
        _ = try await service.respond(to: request, in: &context)
    }

    @Test func `after each exchange the file is a complete archive with equal content`() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/a.har"
        let writer = try ArchiveWriter(path, version: "1")
        #expect(try HTTPArchive(file: path).count == 0)
        let bodies: [[UInt8]] = [Array(#"{"a":"ツ \u2028\n"}"#.utf8), [0xFF, 0x00, 0xFE], []]
        for (index, body) in bodies.enumerated() {
            var response = Response(
                status: 200 + index, headers: Headers([("Content-Type", "a/b"), ("X", "\"\\")]), body: .bytes(body))
            response.duration = 1_234_567
            let request = Request(
                .put, "/v1/a?b=c&d=%22", headers: Headers([("Content-Type", "c/d")]), body: Array("{\"x\":1}".utf8))
            try await Self.record(response, request, into: writer)
            let archive = try HTTPArchive(file: path)
            #expect(!archive.isCut && archive.count == index + 1 && archive.canGoOn)
            let exchange = try archive.exchange(index)
            #expect(exchange.address == "https://x.org/v1/a?b=c&d=%22")
            #expect(exchange.status == 200 + index && exchange.body == .bytes(body))
            #expect(exchange.request?.body == request.body && exchange.headers["X"] == "\"\\")
            #expect(exchange.started == "2026-11-21T09:30:00.000Z" && exchange.duration == 1234.567)
        }
        #expect(try folder.mode(of: "a.har") == 0o600)
        try writer.finish()
    }

    @Test func `all required members are written`() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/a.har"
        let writer = try ArchiveWriter(path, version: "7")
        try await Self.record(Response(status: 204), Request(.delete, "/v1/a?b=c"), into: writer)
        let log = try JSON(parsing: Array(try folder.text(of: "a.har").utf8))["log"]
        #expect(log?["version"] == "1.2" && log?["creator"]?["version"] == "7")
        let entry = log?["entries"]?[0]
        #expect(entry?.object?.names == ["startedDateTime", "time", "request", "response", "cache", "timings"])
        for name in ["method", "url", "httpVersion", "cookies", "headers", "queryString", "headersSize", "bodySize"] {
            #expect(entry?["request"]?[name] != nil, "\(name)")
        }
        for name in [
            "status", "statusText", "httpVersion", "cookies", "headers", "content", "redirectURL", "headersSize",
            "bodySize",
        ] { #expect(entry?["response"]?[name] != nil, "\(name)") }
        #expect(entry?["request"]?["queryString"]?[0] == ["name": "b", "value": "c"])
    }

    @Test func `tokens are redacted everywhere`() async throws {
        let folder = try TemporaryFolder()
        let writer = try ArchiveWriter(folder.path + "/a.har", version: "1")
        let token = "eyJhbGciOiJFUzI1NiJ9.secret"
        let request = Request(
            .post, "/v1/a?t=\(token)",
            headers: Headers([("Authorization", "Bearer \(token)"), ("Music-User-Token", "user-token-of-mine")]),
            body: Array("user-token-of-mine".utf8))
        let response = Response(
            status: 200, headers: Headers([("Set-Cookie", "session=1234")]),
            body: .bytes(Array("you sent \(token) and user-token-of-mine".utf8)))
        try await Self.record(response, request, into: writer)
        let text = try folder.text(of: "a.har")
        #expect(!text.contains(token) && !text.contains("user-token-of-mine") && !text.contains("session=1234"))
        #expect(text.contains(#"{"name":"Authorization","value":"‹hidden›"}"#))
    }

    @Test func `a token that looks like a word is redacted too, and a shorter word stays`() async throws {
        let folder = try TemporaryFolder()
        let writer = try ArchiveWriter(folder.path + "/a.har", version: "1")
        let request = Request(
            .get, "/v1/a", headers: Headers([("Music-User-Token", "justplainletters"), ("Cookie", "a=plain")]))
        let response = Response(status: 200, body: .bytes(Array("a plain answer to justplainletters".utf8)))
        try await Self.record(response, request, into: writer)
        let exchange = try HTTPArchive(file: folder.path + "/a.har").exchange(0)
        #expect(exchange.body == .bytes(Array("a plain answer to ‹hidden›".utf8)))
    }

    @Test func `other secrets are redacted in every notation`() async throws {
        let folder = try TemporaryFolder()
        let writer = try ArchiveWriter(folder.path + "/a.har", version: "1")
        let secret = "a/user+token=of-mine-1234"
        let response = Response(
            status: 200, headers: Headers([("X-Echo", secret)]),
            body: .bytes(Array("{\"token\":\"a\\/user+token=of-mine-1234\"}".utf8)))
        var context = Samples.context()
        let service = RecordedService(FixedService(response: response), into: writer, origin: "https://x.org") {
            Secrets([secret])
        }
        let request = Request(.post, "/v1/a?t=a%2Fuser%2Btoken%3Dof-mine-1234", body: [0xFF] + Array(secret.utf8))
        _ = try await service.respond(to: request, in: &context)
        #expect(try !folder.text(of: "a.har").contains("of-mine"))
        let exchange = try HTTPArchive(file: folder.path + "/a.har").exchange(0)
        #expect(exchange.target == "/v1/a?t=‹hidden›" && exchange.requestBody == [0xFF] + Array("‹hidden›".utf8))
    }

    @Test func `an existing file is continued, not overwritten`() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/a.har"
        do {
            let writer = try ArchiveWriter(path, version: "1")
            try await Self.record(Response(status: 200), Request(.get, "/v1/a"), into: writer)
            #expect(throws: ArchiveWriter.Problem.taken) { try ArchiveWriter(path, version: "1", appends: true) }
        }
        #expect(throws: ArchiveWriter.Problem.exists) { try ArchiveWriter(path, version: "1") }
        let writer = try ArchiveWriter(path, version: "1", appends: true)
        try await Self.record(Response(status: 404), Request(.get, "/v1/b"), into: writer)
        let archive = try HTTPArchive(file: path)
        #expect(writer.count == 2 && archive.count == 2)
        #expect(try archive.exchange(1).status == 404)
    }

    /// Each length that a crash during the last write can leave.
    @Test func `a file that was cut off is continued after its last complete exchange`() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/a.har"
        do {
            let writer = try ArchiveWriter(path, version: "1")
            for name in ["a", "b"] {
                try await Self.record(Response(status: 200), Request(.get, "/v1/\(name)"), into: writer)
            }
        }
        let whole = Array(try folder.text(of: "a.har").utf8)
        let first = try HTTPArchive(whole)
        for length in stride(from: whole.count - 1, to: first.end - 300, by: -7) {
            // The torn entry may be longer than the entry that overwrites it.
            let torn = length % 2 == 0 ? String(repeating: "x", count: 2_000) : ""
            let isCut = length < first.end
            try folder.write(
                String(decoding: whole[..<length], as: UTF8.self) + (isCut ? torn : ""), to: "b.har")
            let count = try HTTPArchive(file: folder.path + "/b.har").count
            let writer = try ArchiveWriter(folder.path + "/b.har", version: "1", appends: true)
            try await Self.record(Response(status: 201), Request(.get, "/v1/c"), into: writer)
            let archive = try HTTPArchive(file: folder.path + "/b.har")
            #expect(archive.count == count + 1, "\(length)")
            #expect(try archive.exchange(count).status == 201)
        }
    }

    @Test func `members that another program wrote around the entries are kept`() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            String(decoding: Samples.archive([Samples.entry()], after: #","pages":[]"#), as: UTF8.self), to: "a.har")
        #expect(throws: ArchiveWriter.Problem.foreign) {
            try ArchiveWriter(folder.path + "/a.har", version: "1", appends: true)
        }
        try folder.write("hello", to: "b.har")
        #expect(throws: ArchiveWriter.Problem.archive(.noJSON(0))) {
            try ArchiveWriter(folder.path + "/b.har", version: "1", appends: true)
        }
        #expect(try folder.text(of: "b.har") == "hello")
    }
}
