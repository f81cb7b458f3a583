import AppleMusicAPI
import Foundation
import Testing
import TonearmCodeSamples
import TonearmServiceSupport
import TonearmTestSupport

/// Tests that code for Apple's frameworks compiles against declarations that replace the frameworks.
@Suite struct InterfaceTests {
    static let interfaces = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Interfaces")

    /// The modules, each after the modules that it imports.
    private static let modules = ["SwiftUI", "MusicKit", "UIKit", "StoreKit", "MediaPlayer"]

    /// The folder with the compiled interfaces.
    private static let compiled = Task {
        let swiftc = try #require(Tool.swiftc)
        let folder = try TemporaryFolder.untilExit()
        for module in modules {
            let outcome = try await swiftc.run([
                "-swift-version", "5", "-parse-as-library", "-module-name", module, "-I", folder.path, "-emit-module",
                "-emit-module-path", folder.path + "/\(module).swiftmodule",
                interfaces.appendingPathComponent("\(module).swift").path,
            ])
            #expect(outcome.status == 0, "\(module): \(outcome.errors)")
            try #require(outcome.status == 0)
        }
        return folder
    }

    /// Type-checks programs with one start of the compiler.
    private static func check(_ programs: [(name: String, code: [String])]) async throws {
        let swiftc = try #require(Tool.swiftc)
        let interfaces = try await compiled.value
        let folder = try TemporaryFolder()
        // Several programs share one file: each gets its own function or type.
        var imports: Set<String> = []
        var text: [String] = []
        for (number, program) in programs.enumerated() {
            imports.formUnion(program.code.filter { $0.hasPrefix("import ") })
            let body = program.code.filter { !$0.hasPrefix("import ") }
            let isScript = body.contains { line in ["let ", "var ", "do {"].contains { line.hasPrefix($0) } }
            text.append("// \(program.name)")
            if isScript {
                text += ["func program\(number)() async throws {"] + body + ["}"]
            } else {
                text += ["enum Program\(number) {"] + body.map { $0.hasPrefix("func ") ? "static " + $0 : $0 } + ["}"]
            }
        }
        try folder.write((imports.sorted() + text).joined(separator: "\n") + "\n", to: "programs.swift")
        let outcome = try await swiftc.run([
            "-swift-version", "5", "-parse-as-library", "-typecheck", "-I", interfaces.path,
            folder.path + "/programs.swift",
        ])
        #expect(outcome.status == 0, "\(outcome.errors)")
    }

    private static func sample(_ method: Request.Method, _ target: String, _ body: String = "") -> SampledRequest {
        let headers = body.isEmpty ? Headers() : Headers([("Content-Type", "application/json")])
        return SampledRequest(
            Request(method, target, headers: headers, body: Array(body.utf8)), storefront: "us")
    }

    static let requests: [SampledRequest] = {
        let catalog = "/v1/catalog/us/"
        var samples = Schema.appleMusic.endpoints.filter { $0.method == .get }.map {
            sample(.get, $0.target(id: $0.knownID))
        }
        for type in Schema.appleMusic.catalogTypes {
            let path = "\(catalog)\(type.pathName)"
            let (include, views) = (type.relationships.map(\.name), type.views.map(\.name))
            for name in include { samples.append(sample(.get, "\(path)/1?include=\(name)")) }
            for name in views { samples.append(sample(.get, "\(path)?ids=1,2&views=\(name)")) }
            for name in type.extendedAttributes { samples.append(sample(.get, "\(path)/1?extend=\(name)")) }
            for name in include { samples.append(sample(.get, "\(path)/1/\(name)?limit=5&offset=5")) }
            for name in views { samples.append(sample(.get, "\(path)/1/view/\(name)?limit=5")) }
        }
        samples += [
            "albums?filter[upc]=1", "songs?filter[isrc]=A,B&include=artists", "albums?filter[equivalents]=1",
            "genres?limit=3", "search?term=it's+%22x%22&types=curators,apple-curators,songs&limit=2&with=topResults",
            "search/suggestions?term=a&kinds=terms,topResults&types=songs,albums&limit=3",
            "charts?types=songs,playlists&with=cityCharts,dailyGlobalTopCharts&genre=21&limit=5",
            "albums/310730204?l=ja",
        ].map { sample(.get, catalog + $0) }
        samples += [
            "library/songs?limit=2&offset=4", "recent/played/tracks?types=songs&limit=3", "recommendations?limit=2",
            "library/search?term=a&types=library-songs,library-albums",
        ].map { sample(.get, "/v1/me/" + $0) }
        let track = #"{"data":[{"id":"1","type":"songs"}]}"#
        return samples + [
            sample(.post, "/v1/me/library?ids[albums]=1,2&ids[songs]=3"),
            sample(.post, "/v1/me/library/playlists", #"{"attributes":{"name":"a\"b","description":"c"}}"#),
            sample(
                .post, "/v1/me/library/playlists",
                #"{"attributes":{"name":"a"},"relationships":{"tracks":"# + track + "}}"),
            sample(.post, "/v1/me/library/playlists/p.1/tracks", track),
            sample(.put, "/v1/me/ratings/songs/1", #"{"type":"rating","attributes":{"value":1}}"#),
            sample(.delete, "/v1/me/ratings/songs/1"),
        ]
    }()

    private static let languages: [any CodeLanguage] = [MusicKitLanguage(), MusicKitLanguage().untyped].compactMap {
        $0
    }

    /// Parses a file without resolving its names.
    private static func parse(_ lines: [String], as name: String, with tool: Tool, _ option: String) async throws {
        let folder = try TemporaryFolder()
        try folder.write(lines.joined(separator: "\n") + "\n", to: name)
        let outcome = try await tool.run([option, folder.path + "/" + name])
        #expect(outcome.status == 0, "\(outcome.errors)")
    }

    @Test(.enabled("swiftc is not installed") { Tool.swiftc != nil })
    func `one MusicKit program sends every request`() async throws {
        for language in Self.languages {
            let lines = language.program(sending: Self.requests)
            #expect(lines.filter { $0.hasPrefix("import ") } == ["import MusicKit"])
            try await Self.parse(lines, as: "main.swift", with: #require(Tool.swiftc), "-parse")
        }
    }

    @Test(.enabled("node is not installed") { Tool.node != nil })
    func `one program of MusicKit on the Web sends every request`() async throws {
        let lines = JavaScriptLanguage().program(sending: Self.requests)
        #expect(lines.first == "await MusicKit.configure({")
        #expect(lines.filter { $0.contains("const music ") }.count == 1)
        try await Self.parse(lines, as: "all.mjs", with: #require(Tool.node), "--check")
        try await Self.parse(
            FetchLanguage().program(sending: Self.requests), as: "all.mjs", with: #require(Tool.node), "--check")
    }

    @Test(.enabled("swiftc is not installed") { Tool.swiftc != nil })
    func `MusicKit code of every request compiles`() async throws {
        try await Self.check(
            Self.languages.flatMap { language in
                Self.requests.map { ($0.request.target, language.program(sending: [$0])) }
                    + [("all", language.program(sending: Self.requests))]
            })
    }

    @Test(.enabled("swiftc is not installed") { Tool.swiftc != nil })
    func `code of every flow compiles`() async throws {
        var programs: [(name: String, code: [String])] = []
        let platforms: [any FlowPlatform] = [MusicKitFlow(), StoreKitFlow()]
        for flow in Flow.allCases {
            for platform in platforms {
                for values in FlowSamples.all where platform.obstacle(to: flow, with: values) == nil {
                    programs.append(("\(flow) \(platform.name)", platform.code(of: flow, with: values)))
                }
            }
        }
        try await Self.check(programs)
    }

    @Test(.enabled("node is not installed") { Tool.node != nil }, arguments: [Flow.token, .queue])
    func `node accepts the web's flows`(flow: Flow) async throws {
        for values in FlowSamples.all {
            let lines = JavaScriptFlow().code(of: flow, with: values)
            #expect(lines.first == "await MusicKit.configure({")
            try await Self.parse(lines, as: "flow.mjs", with: #require(Tool.node), "--check")
        }
    }
}
