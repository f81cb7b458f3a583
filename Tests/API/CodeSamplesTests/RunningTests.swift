import AppleMusicAPI
import Foundation
import Testing
import TonearmCodeSamples
import TonearmServedSupport
import TonearmTestSupport

/// Tests programs of many requests, run by their tools against the served simulator.
@Suite struct RunningTests {
    private static func samples(_ server: SampleServer) async throws -> [SampledRequest] {
        var samples: [SampledRequest] = []
        for target in SampleTargets.ofSchema + SampleTargets.awkward where target != SampleTargets.playsOn {
            let sample = try await server.sample(target)
            if try await server.answer(sample.request).status == 200 { samples.append(sample) }
        }
        #expect(samples.count > 60)
        return samples
    }

    /// Runs one program that sends all requests and returns its output.
    private static func output(
        of language: any CodeLanguage, _ tool: Tool, _ samples: [SampledRequest], on server: SampleServer
    ) async throws -> String {
        let folder = try TemporaryFolder()
        let (name, prelude) = ProgramFile.start(of: language, on: server)
        let program = prelude + language.program(sending: samples).joined(separator: "\n") + "\n"
        try folder.write(program, to: name)
        let outcome = try await tool.run([folder.path + "/" + name], environment: server.environment)
        #expect(outcome.errors == "")
        #expect(outcome.status == 0)
        return outcome.output
    }

    /// Checks that the output contains the texts in order, each before the separator.
    private static func check(
        _ output: String, _ samples: [SampledRequest], _ separator: String, _ server: SampleServer
    ) async throws {
        var rest = output[...]
        for sample in samples {
            let text = try await server.answer(sample.request).text + separator
            try #require(rest.hasPrefix(text), "\(sample.request.target)")
            rest = rest.dropFirst(text.count)
        }
        #expect(rest == "")
    }

    @Test(.enabled("curl is not installed") { Tool.curl != nil && Tool("sh") != nil })
    func `curl gets the same bytes`() async throws {
        try await SampleServer.with { server in
            let samples = try await Self.samples(server)
            let output = try await Self.output(of: CurlLanguage(), #require(Tool("sh")), samples, on: server)
            try await Self.check(output, samples, "", server)
        }
    }

    @Test(.enabled("python3 or its library requests is not installed") { try await Tool.pythonHasRequests() })
    func `Python gets the same bytes`() async throws {
        try await SampleServer.with { server in
            let samples = try await Self.samples(server)
            let output = try await Self.output(of: PythonLanguage(), #require(Tool.python), samples, on: server)
            try await Self.check(output, samples, "\n", server)
        }
    }

    @Test(.enabled("node is not installed") { Tool.node != nil })
    func `fetch gets the same bytes`() async throws {
        try await SampleServer.with { server in
            let samples = try await Self.samples(server)
            let output = try await Self.output(of: FetchLanguage(), #require(Tool.node), samples, on: server)
            try await Self.check(output, samples, "\n", server)
        }
    }

    @Test(.enabled("node is not installed") { Tool.node != nil })
    func `JavaScript gets the same values through MusicKit's interface`() async throws {
        try await SampleServer.with { server in
            let samples = try await Self.samples(server)
            let output = try await Self.output(of: JavaScriptLanguage(), #require(Tool.node), samples, on: server)
            let lines = output.split(separator: "\n")
            try #require(lines.count == samples.count)
            for (sample, line) in zip(samples, lines) {
                let expected = try await server.answer(sample.request).text
                #expect(plainValue(line) == plainValue(expected), "\(sample.request.target)")
            }
        }
    }

    /// `PUT` and `POST` with a body that is hard to quote, and `DELETE`.
    static let writes: [Request] = {
        let json = Headers([("Content-Type", "application/json")])
        let rating = #"{"type":"rating","attributes":{"value":-1}}"#
        let playlist = #"{"attributes":{"name":"It's \"5 $HOME\" \\ `id` ツ","description":"a\nb"}}"#
        return [
            Request(.put, "/v1/me/ratings/songs/203709340", headers: json, body: Array(rating.utf8)),
            Request(.post, "/v1/me/library/playlists", headers: json, body: Array(playlist.utf8)),
            Request(.post, "/v1/me/library?ids[albums]=310730204"),
            Request(.put, "/v1/me/ratings/albums/310730204", headers: json, body: Array(rating.utf8)),
            Request(.delete, "/v1/me/ratings/albums/310730204"),
        ]
    }()

    @Test(arguments: ["curl", "python", "javascript", "fetch", "urlsession"])
    func `bodies arrive as they were typed`(name: String) async throws {
        let language = try #require(CodeLanguageName(rawValue: name)).language
        guard let tool = try await ProgramFile.tool(for: language) else {
            try Test.cancel("there is no program that runs \(name)")
        }
        try await SampleServer.with { server in
            let samples = Self.writes.map { SampledRequest($0, origin: server.origin, storefront: "us") }
            _ = try await ProgramFile.run(language, samples, with: tool, on: server)
            let rating = try await server.answer(Request(.get, "/v1/me/ratings/songs/203709340")).text
            #expect(rating.contains(#""value":-1"#))
            let playlists = try await server.answer(Request(.get, "/v1/me/library/playlists?limit=100")).text
            #expect(playlists.contains(#"It's \"5 $HOME\" \\ `id` ツ"#))
            #expect(try await server.answer(Request(.get, "/v1/me/ratings/albums/310730204")).status == 404)
        }
    }

    @Test(.enabled("swiftc is not installed") { Tool.swiftc != nil })
    func `URLSession decodes each answer into structs that encode it again`() async throws {
        let targets = [
            "/v1/catalog/us/albums/310730204?include=artists&views=related-albums&extend=audioVariants",
            "/v1/catalog/us/search?term=rock+%2B+roll&types=songs,albums,artists,music-videos",
            "/v1/catalog/us/charts?types=songs,playlists&with=cityCharts", "/v1/storefronts?ids=us,jp",
            "/v1/me/library/songs?limit=100&include=albums", "/v1/catalog/us/albums?ids=1",
            "/v1/me/recommendations?limit=2", "/v1/catalog/us/albums/310730204", "/v1/catalog/us/albums/310730204",
        ]
        try await SampleServer.with { server in
            var samples: [SampledRequest] = []
            for target in targets {
                let sample = try await server.sample(target)
                try #require(sample.answer?["errors"] == nil, "\(target)")
                samples.append(sample)
            }
            let output = try await ProgramFile.run(
                URLSessionLanguage(), samples, with: #require(Tool.swiftc), on: server)
            let lines = output.split(separator: "\n")
            try #require(lines.count == targets.count)
            for (target, line) in zip(targets, lines) {
                let expected = try await server.answer(Request(.get, target)).text
                #expect(plainValue(line) == plainValue(expected), "\(target)")
            }
        }
    }

    @Test(arguments: ["curl", "python", "javascript", "fetch", "urlsession"])
    func `a refused request ends the program with its status`(name: String) async throws {
        let language = try #require(CodeLanguageName(rawValue: name)).language
        guard let tool = try await ProgramFile.tool(for: language) else {
            try Test.cancel("there is no program that runs \(name)")
        }
        try await SampleServer.with { server in
            let request = Request(.get, "/v1/catalog/us/albums/1")
            let samples = [SampledRequest(request, origin: server.origin, storefront: "us")]
            let outcome = try await ProgramFile.outcome(language, samples, with: tool, on: server)
            #expect(outcome.status != 0)
            #expect(outcome.errors.contains("404"), "\(outcome.errors)")
        }
    }
}
