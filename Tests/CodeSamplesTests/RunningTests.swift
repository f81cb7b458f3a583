import AppleMusicAPI
import CodeSamples
import Foundation
import ServedSupport
import TemporaryFolderSupport
import Testing
import ToolSupport

/// Code is run by the programs that it is for, against the served simulator: what it gets is what a client of our own gets.
@Suite struct RunningTests {
    /// Stands between the outputs of two pieces of code.
    private static let mark = "=-=-=-=-="

    /// The pieces one after the other in one script.
    private static func script(_ samples: [SampledRequest], _ language: CodeLanguage, saying: String) -> String {
        samples.map { sample in
            let lines = CodeSample(sample, in: language).lines
            return (language == .javascript ? ["{"] + lines + ["}"] : lines).joined(separator: "\n") + "\n" + saying
        }.joined(separator: "\n")
    }

    private static func parts(_ output: String) -> [String] {
        output.components(separatedBy: mark + "\n").dropLast()
            .map { $0.trimmingCharacters(in: .newlines) }
    }

    private static func samples(_ server: SampleServer) async throws -> [SampledRequest] {
        var samples: [SampledRequest] = []
        for target in SampleTargets.ofSchema + SampleTargets.awkward where target != SampleTargets.playsOn {
            let sample = try await server.sample(target)
            if try await server.answer(sample.request).status == 200 { samples.append(sample) }
        }
        #expect(samples.count > 60)
        return samples
    }

    @Test(.enabled("curl is not installed") { Tool.curl != nil && Tool("sh") != nil })
    func `curl gets the same bytes`() async throws {
        try await SampleServer.with { server in
            let samples = try await Self.samples(server)
            let folder = try TemporaryFolder()
            try folder.write(Self.script(samples, .curl, saying: "echo; echo '\(Self.mark)'"), to: "all.sh")
            let outcome = try await #require(Tool("sh")).run(
                [folder.path + "/all.sh"], environment: server.environment)
            #expect(outcome.errors == "")
            let parts = Self.parts(outcome.output)
            try #require(parts.count == samples.count)
            for (sample, part) in zip(samples, parts) {
                #expect(part == (try await server.answer(sample.request).text), "\(sample.request.target)")
            }
        }
    }

    @Test(.enabled("python3 or its library requests is not installed") { try await Tool.pythonHasRequests() })
    func `Python gets the same bytes`() async throws {
        try await SampleServer.with { server in
            let samples = try await Self.samples(server)
            let folder = try TemporaryFolder()
            try folder.write(Self.script(samples, .python, saying: "print('\(Self.mark)')"), to: "all.py")
            let outcome = try await #require(Tool.python).run(
                [folder.path + "/all.py"], environment: server.environment.merging(["PYTHONIOENCODING": "utf-8"]) { $1 }
            )
            #expect(outcome.errors == "")
            let parts = Self.parts(outcome.output)
            try #require(parts.count == samples.count)
            for (sample, part) in zip(samples, parts) {
                #expect(part == (try await server.answer(sample.request).text), "\(sample.request.target)")
            }
        }
    }

    /// A few lines with the interface of MusicKit on the Web, for a program that is no browser.
    private static func musicKit(_ server: SampleServer) -> String {
        """
        const MusicKit = { getInstance: () => ({
          isAuthorized: true,
          authorize: async () => '',
          api: { music: async (path, parameters = {}, options = {}) => {
            const url = new URL(path.replace('{{storefrontId}}', 'us'), '\(server.origin)');
            for (const [name, value] of Object.entries(parameters)) url.searchParams.append(name, String(value));
            const { headers, ...rest } = options.fetchOptions ?? {};
            const response = await fetch(url, { ...rest, headers: { ...headers,
              'Authorization': 'Bearer ' + process.env.TONEARM_DEVELOPER_TOKEN,
              'Music-User-Token': process.env.TONEARM_USER_TOKEN } });
            const text = await response.text();
            if (!response.ok) throw new Error(response.status + text);
            return { data: text === '' ? null : JSON.parse(text) };
          } },
        }) };

        """
    }

    @Test(.enabled("node is not installed") { Tool.node != nil })
    func `JavaScript gets the same values through MusicKit's interface`() async throws {
        try await SampleServer.with { server in
            let samples = try await Self.samples(server)
            let folder = try TemporaryFolder()
            let script = Self.script(samples, .javascript, saying: "console.log('\(Self.mark)');")
            try folder.write(Self.musicKit(server) + script, to: "all.mjs")
            let outcome = try await #require(Tool.node).run(
                [folder.path + "/all.mjs"], environment: server.environment)
            #expect(outcome.errors == "")
            let parts = Self.parts(outcome.output)
            try #require(parts.count == samples.count)
            for (sample, part) in zip(samples, parts) {
                let expected = try await server.answer(sample.request).text
                #expect(plainValue(part) == plainValue(expected), "\(sample.request.target)")
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

    @Test(arguments: [CodeLanguage.curl, .python, .javascript])
    func `what is written arrives as it was typed`(language: CodeLanguage) async throws {
        let tool =
            switch language {
            case .curl: Tool.curl == nil ? nil : Tool("sh")
            case .python: try await Tool.pythonHasRequests() ? Tool.python : nil
            default: Tool.node
            }
        guard let tool else { try Test.cancel("there is no program that runs \(language)") }
        try await SampleServer.with { server in
            let samples = Self.writes.map { SampledRequest($0, origin: server.origin, storefront: "us") }
            let folder = try TemporaryFolder()
            let name = language == .javascript ? "all.mjs" : "all"
            let stub = language == .javascript ? Self.musicKit(server) : ""
            try folder.write(stub + Self.script(samples, language, saying: ""), to: name)
            let outcome = try await tool.run([folder.path + "/" + name], environment: server.environment)
            #expect(outcome.errors == "")
            #expect(outcome.status == 0)
            let rating = try await server.answer(Request(.get, "/v1/me/ratings/songs/203709340")).text
            #expect(rating.contains(#""value":-1"#))
            let playlists = try await server.answer(Request(.get, "/v1/me/library/playlists?limit=100")).text
            #expect(playlists.contains(#"It's \"5 $HOME\" \\ `id` ツ"#))
            #expect(try await server.answer(Request(.get, "/v1/me/ratings/albums/310730204")).status == 404)
        }
    }

    @Test(.enabled("swiftc is not installed") { Tool.swiftc != nil })
    func `URLSession reads each answer into structs that write it again`() async throws {
        let targets = [
            "/v1/catalog/us/albums/310730204?include=artists&views=related-albums&extend=audioVariants",
            "/v1/catalog/us/search?term=rock+%2B+roll&types=songs,albums,artists,music-videos",
            "/v1/catalog/us/charts?types=songs,playlists&with=cityCharts", "/v1/storefronts?ids=us,jp",
            "/v1/me/library/songs?limit=100&include=albums", "/v1/catalog/us/albums?ids=1",
            "/v1/me/recommendations?limit=2",
        ]
        try await SampleServer.with { server in
            var source = "import Foundation\n#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n"
            for (number, target) in targets.enumerated() {
                let sample = try await server.sample(target)
                try #require(sample.answer?["errors"] == nil, "\(target)")
                let lines = CodeSample(sample, in: .urlsession).lines.drop { $0 != "" }
                source +=
                    "enum Sample\(number) {\n"
                    + lines.joined(separator: "\n")
                    .replacingOccurrences(of: "func send(", with: "static func send(") + "\n}\n"
            }
            source += """
                let done = DispatchSemaphore(value: 0)
                func show<Value: Encodable>(_ value: Value?, _ error: Error?) {
                    if let value = value, let data = try? JSONEncoder().encode(value) {
                        print(String(decoding: data, as: UTF8.self))
                    } else { print(String(describing: error)) }
                    print("\(Self.mark)")
                    done.signal()
                }

                """
            source += targets.indices.map { "Sample\($0).send { show($0, $1) }\ndone.wait()\n" }.joined()
            let folder = try TemporaryFolder()
            try folder.write(source, to: "main.swift")
            let compiled = try await #require(Tool.swiftc).run(
                ["-swift-version", "5", "-o", folder.path + "/program", folder.path + "/main.swift"])
            #expect(compiled.status == 0, "\(compiled.errors)")
            try #require(compiled.status == 0)
            let outcome = try await #require(Tool("env")).run(
                [folder.path + "/program"], environment: server.environment)
            let parts = Self.parts(outcome.output)
            try #require(parts.count == targets.count)
            for (target, part) in zip(targets, parts) {
                let expected = try await server.answer(Request(.get, target)).text
                #expect(plainValue(part) == plainValue(expected), "\(target)")
            }
        }
    }
}
