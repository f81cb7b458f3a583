import AppleMusicAPI
import Testing
import TonearmServedSupport
import TonearmSimulator

@testable import TonearmHTTP

/// Tests the coverage of worlds and suites: which part of the API requests met, and which not.
struct CoverageTests {
    private let secret = "the secret of these tests"
    private let worlds = Served.worlds()
    private var gateway: Gateway { Served.gateway(worlds) }

    private func control(
        _ method: Request.Method = .get, _ path: String, _ body: String = ""
    ) async -> Response {
        let fields = [("Authorization", "Bearer \(secret)"), ("Host", "127.0.0.1:8503")]
        return await ControlGateway(worlds, secret: secret).respond(
            to: Request(method, "/_tonearm/" + path, headers: Headers(fields), body: Array(body.utf8)))
    }

    private func coverage(_ path: String = "coverage") async throws -> JSON {
        try #require(await control(.get, path).body.json)
    }

    /// Sends a request with the tokens of a world; nil for the default one.
    private func send(_ target: String, _ method: Request.Method = .get, world: JSON? = nil) async throws {
        let token = try world?["tokens"]?["developer"]?.string ?? Served.token()
        var fields = [("Authorization", "Bearer \(token)")]
        if let user = world?["tokens"]?["subscriber"]?.string { fields.append(("Music-User-Token", user)) }
        _ = await gateway.respond(to: Request(method, target, headers: Headers(fields)))
    }

    private func texts(_ list: JSON?, _ name: String) -> [String] {
        (list?.array ?? []).compactMap { $0[name]?.string }
    }

    @Test func `endpoints are counted with their statuses, parameters and refusals`() async throws {
        for target in [Served.album, Served.album + "?include=artists&l=en-US", Served.album + "?limit=1"] {
            try await send(target)
        }
        try await send("/v1/catalog/us/albums/1")
        let coverage = try await coverage()
        let met = try #require(coverage["endpoints"]?["met"]?.array)
        #expect(met.count == 1)
        #expect(met[0]["path"] == "/v1/catalog/{storefront}/albums/{id}")
        #expect(met[0]["requests"] == 4)
        #expect(met[0]["statuses"] == ["200": 2, "400": 1, "404": 1])
        #expect(met[0]["parameters"]?["met"] == ["include", "l"])
        #expect(met[0]["parameters"]?["missed"]?.array?.contains("views") == true)
        let rules = texts(met[0]["refusals"], "rule")
        #expect(rules.count == 2 && rules[1] == "the storefront must have a resource with this id")
        #expect(coverage["endpoints"]?["missed"]?.array?.count == Schema.appleMusic.endpoints.count - 1)
        #expect(coverage["line"]?.string?.hasPrefix("Apple Music coverage: 1 of ") == true)
    }

    @Test func `a failure is never shown until an answer has it`() async throws {
        try await send(Served.album)
        let before = try await coverage()
        #expect(texts(before["neverShown"], "failure").contains("503"))
        // No personal request was sent, so a refused user token is no gap.
        #expect(!texts(before["neverShown"], "failure").contains("403"))
        #expect(!texts(before["neverShown"], "failure").contains("playlist-500"))
        for fault in ["503 --times 1", "delay --delay 0 --times 1", "cut --times 1"] {
            _ = await control(.put, "faults", "{\"faults\":[\"\(fault)\"]}")
            try await send(Served.album)
        }
        let after = try await coverage()
        let missing = texts(after["neverShown"], "failure")
        #expect(!missing.contains("503") && !missing.contains("slow") && !missing.contains("lost"))
        #expect(missing.contains("429"))
        #expect(texts(after["faults"], "fault").contains { $0.hasPrefix("503") })
    }

    @Test(arguments: ShownFault.all)
    func `the proposed fault can be set and names the failure`(failure: ShownFault) throws {
        let spec = try FaultSpec(failure.fault)
        #expect(!failure.summary.isEmpty)
        if case .status(let status) = failure { #expect(spec.text.hasPrefix(String(status))) }
        if case .quirk(let quirk) = failure { #expect(spec.text.hasPrefix(quirk.rawValue)) }
    }

    @Test func `neighbors, unknown paths and preflights are told apart`() async throws {
        try await send("/itunes/search?term=love")
        try await send("/v1/nothing")
        try await send("/v1/\u{1B}[2J|\u{202E}x")
        try await send(Served.album, .options)
        let coverage = try await coverage()
        #expect(coverage["requests"] == 3)
        #expect(texts(coverage["neighbors"], "neighbor").count == 1)
        #expect(texts(coverage["unknownPaths"], "request").first { $0 == "GET /v1/nothing" } != nil)
        let markdown = String(decoding: await control(.get, "coverage?as=markdown").body.bytes, as: UTF8.self)
        #expect(!markdown.unicodeScalars.contains("\u{1B}") && !markdown.unicodeScalars.contains("\u{202E}"))
        #expect(markdown.contains("\\u{1b}") && markdown.contains("\\|"))
        #expect(markdown.contains("## Unknown paths"))
    }

    @Test func `coverage is complete after the journal has overflowed, and texts of clients are bounded`() async throws
    {
        try await send(Served.album)
        for number in 0..<1_200 { try await send("/v1/nothing/\(number)") }
        let coverage = try await coverage()
        #expect(coverage["requests"] == 1_201)
        #expect(coverage["endpoints"]?["met"]?.array?.count == 1)
        #expect(coverage["unknownPaths"]?.array?.count == 100)
    }

    @Test func `two runs in one world are counted each by itself, and their suite counts both`() async throws {
        let world = try #require(await control(.post, "worlds", #"{"suite":"checkout"}"#).body.json)
        let path = "worlds/\(world["id"]?.string ?? "")"
        try await send(Served.album, world: world)
        let first = try await coverage("\(path)/coverage")
        let last = try #require(await control(.get, "\(path)/journal").body.json?["requests"]?[0]?["number"]?.integer)
        _ = await control(.delete, "\(path)/coverage")
        try await send("/v1/me/library/songs", world: world)
        try await send("/v1/catalog/us/albums/1", world: world)
        let second = try await coverage("\(path)/coverage")
        #expect(texts(first["endpoints"]?["met"], "path") == ["/v1/catalog/{storefront}/albums/{id}"])
        #expect(first["requests"] == 1 && second["requests"] == 2)
        let paths = texts(second["endpoints"]?["met"], "path")
        #expect(Set(paths) == ["/v1/catalog/{storefront}/albums/{id}", "/v1/me/library/songs"])
        #expect(!texts(second["neverShown"], "failure").contains("404"))
        #expect(texts(first["neverShown"], "failure").contains("404"))
        #expect(await control(.get, "\(path)/journal?since=\(last)").body.json?["count"] == 2)
        #expect(try await coverage("suites/checkout/coverage")["requests"] == 3)
    }

    @Test func `runs that share a world at the same time lose no request`() async throws {
        let world = try #require(await control(.post, "worlds", #"{"suite":"both"}"#).body.json)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for target in [Served.album, "/v1/me/library/songs"] {
                group.addTask { for _ in 0..<50 { try await self.send(target, world: world) } }
            }
            try await group.waitForAll()
        }
        let coverage = try await coverage("suites/both/coverage")
        #expect(coverage["endpoints"]?["met"]?.array?.map { $0["requests"]?.integer } == [50, 50])
    }

    @Test func `a reset empties the journal and keeps the coverage`() async throws {
        try await send(Served.album)
        await worlds.default.begin()
        _ = await control(.post, "reset")
        #expect(await control(.get, "journal").body.json?["count"] == 0)
        #expect(try await coverage()["requests"] == 1)
        #expect(await control(.delete, "coverage").body.json?["requests"] == 0)
    }

    @Test func `a suite counts the requests of all its worlds, also of deleted ones`() async throws {
        func make(_ suite: String) async throws -> JSON {
            try #require(await control(.post, "worlds", "{\"suite\":\"\(suite)\"}").body.json)
        }
        let (first, second, other) = (try await make("checkout"), try await make("checkout"), try await make("other"))
        try await send(Served.album, world: first)
        try await send("/v1/me/library/songs", world: second)
        try await send("/v1/test", world: other)
        _ = await control(.delete, "worlds/\(first["id"]?.string ?? "")")
        let coverage = try await coverage("suites/checkout/coverage")
        #expect(coverage["requests"] == 2)
        #expect(texts(coverage["endpoints"]?["met"], "path").count == 2)
        #expect(texts(coverage["neverShown"], "failure").contains("403"))
        let line = await control(.get, "suites/checkout/coverage?as=line")
        #expect(String(decoding: line.body.bytes, as: UTF8.self).hasPrefix("Apple Music coverage: 2 of "))
    }

    @Test func `unknown suites, names and forms are refused`() async {
        #expect(await control(.get, "suites/nothing/coverage").status == 404)
        #expect(await control(.get, "suites").status == 404)
        #expect(await control(.post, "worlds", #"{"suite":"a b"}"#).status == 400)
        #expect(await control(.post, "worlds", #"{"suite":1}"#).status == 400)
        #expect(await control(.get, "coverage?as=xml").status == 400)
        #expect(await control(.get, "coverage?x=1").status == 400)
        #expect(await control(.post, "coverage").status == 405)
    }

    @Test func `the suites are bounded`() async {
        for number in 0...SuiteLogs.limit { _ = await control(.post, "worlds", "{\"suite\":\"s\(number)\"}") }
        #expect(await control(.get, "suites/s0/coverage").status == 404)
        #expect(await control(.get, "suites/s1/coverage").status == 200)
    }
}
