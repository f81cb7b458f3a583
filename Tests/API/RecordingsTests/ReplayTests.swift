import AppleMusicAPI
import Testing

@testable import TonearmRecordings

/// Tests answering from archives.
@Suite struct ReplayTests {
    private static let host = "https://api.music.apple.com"

    private static func body(_ text: String) -> String {
        #"{"size":\#(text.utf8.count),"mimeType":"text/plain","text":"\#(text)"}"#
    }

    @Test(arguments: [
        "/v1/a?x=1&y=2,3", "/v1/a?y=2%2C3&x=1", "/v1/a/?y=2,3&x=1", "/v1/%61?x=%31&y=2,3",
    ])
    func `requests match by method, path and parameters in any order and spelling`(target: String)
        async throws
    {
        let service = try Samples.service([Samples.entry("GET", Self.host + "/v1/a?x=1&y=2,3", content: Self.body("A"))]
        )
        var context = Samples.context()
        let response = try await service.respond(to: Request(.get, target), in: &context)
        #expect(response.body.bytes == Array("A".utf8) && response.status == 200)
        #expect(context.memory.isEmpty)
    }

    @Test(arguments: [
        (Request(.get, "/v1/a?x=1"), "GET /v1/a?x=2"), (Request(.get, "/v1/songz/1"), "GET /v1/songs/1"),
        (Request(.put, "/v1/a?x=2"), nil as String?), (Request(.get, "/v1/a?x=2&x=2"), "GET /v1/a?x=2"),
    ])
    func `a request that was not recorded is refused with the nearest recorded request`(
        request: Request, nearest: String?
    ) async throws {
        let service = try Samples.service([
            Samples.entry("GET", Self.host + "/v1/a?x=2"), Samples.entry("GET", Self.host + "/v1/a?x=2&l=ja&z=1"),
            Samples.entry("GET", Self.host + "/v1/songs/1"),
        ])
        var context = Samples.context()
        let problem = ReplayProblem(
            request: "\(request.method.rawValue) \(request.target)", file: "a.har",
            reason: .notRecorded(nearest: nearest))
        await #expect(throws: problem) { try await service.respond(to: request, in: &context) }
    }

    @Test func `several answers to one request come in order, and the last is repeated`() async throws {
        let address = Self.host + "/v1/me/ratings/songs/1"
        let service = try Samples.service([
            Samples.entry("GET", address, status: 404), Samples.entry("PUT", address, content: Self.body("P")),
            Samples.entry("GET", address, content: Self.body("R")),
        ])
        var context = Samples.context()
        var statuses: [Int] = []
        for _ in 0..<4 {
            statuses.append(
                try await service.respond(to: Request(.get, "/v1/me/ratings/songs/1"), in: &context).status)
        }
        #expect(statuses == [404, 200, 200, 200])
        // Undoing a request also moves back in the recording.
        context.memory = ReplayPositions()
        #expect(
            try await service.respond(to: Request(.get, "/v1/me/ratings/songs/1"), in: &context).status == 404)
    }

    @Test func `of several writes, the request with an equal body is answered`() async throws {
        func entry(_ body: String, _ answer: String) -> String {
            Samples.entry("POST", Self.host + "/v1/a", content: Self.body(answer))
                .replacing(#""queryString":[]"#, with: #""queryString":[],"postData":{"text":"\#(body)"}"#)
        }
        let service = try Samples.service([entry("one", "1"), entry("two", "2"), entry("two", "3")])
        var context = Samples.context()
        var answers: [String] = []
        for body in ["two", "two", "one", "other"] {
            let request = Request(.post, "/v1/a", body: Array(body.utf8))
            let response = try await service.respond(to: request, in: &context)
            answers.append(String(decoding: response.body.bytes, as: UTF8.self))
        }
        #expect(answers == ["2", "3", "1", "1"])
    }

    @Test func `a browser's requests outside the API are left out and counted`() throws {
        let service = try Samples.service([
            Samples.entry(), Samples.entry("GET", "https://example.org/pixel.gif"),
            Samples.entry("GET", "data:image/png;base64,AA"), Samples.entry("CONNECT"), Samples.entry(status: 0),
        ])
        #expect(service.description.summary == "recording: 1 exchange, 4 of other services left out")
    }

    @Test
    func `entries that are not exchanges are left out and counted, and an empty archive is refused`()
        throws
    {
        let service = try Samples.service([Samples.entry(), "{}", #"{"request":{}}"#])
        #expect(service.description.summary == "recording: 1 exchange, 2 that cannot be read")
        #expect(throws: HTTPArchive.Problem.otherServices) {
            try Samples.service([Samples.entry("GET", "https://example.org/pixel.gif"), "{}"])
        }
        #expect(try Samples.service([]).description.summary == "recording: 0 exchanges")
    }

    @Test func `a body that was not recorded is not an empty answer`() async throws {
        let service = try Samples.service([
            Samples.entry("GET", Self.host + "/v1/a", content: #"{"size":10}"#),
            Samples.entry("GET", Self.host + "/v1/b", content: #"{"text":"%","encoding":"base64"}"#),
        ])
        var context = Samples.context()
        await #expect(throws: ReplayProblem(request: "GET /v1/a", file: "a.har", reason: .noBody)) {
            try await service.respond(to: Request(.get, "/v1/a"), in: &context)
        }
        await #expect(throws: ReplayProblem(request: "GET /v1/b", file: "a.har", reason: .damagedBody)) {
            try await service.respond(to: Request(.get, "/v1/b"), in: &context)
        }
    }
}
