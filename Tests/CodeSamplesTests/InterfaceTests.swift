import AppleMusicAPI
import CodeSamples
import EndpointSupport
import Foundation
import TemporaryFolderSupport
import Testing
import ToolSupport

/// Code for Apple's frameworks is given to the compiler with declarations in the frameworks' place.
@Suite struct InterfaceTests {
    private static let interfaces = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Interfaces")

    /// The modules, each after those that it imports.
    private static let modules = ["SwiftUI", "MusicKit", "UIKit", "StoreKit", "MediaPlayer"]

    /// Compiles the interfaces, and then checks the files, each of which is a program of its own.
    private static func check(_ programs: [(name: String, code: [String])]) async throws {
        let swiftc = try #require(Tool.swiftc)
        let folder = try TemporaryFolder()
        for module in modules {
            let outcome = try await swiftc.run([
                "-swift-version", "5", "-parse-as-library", "-module-name", module, "-I", folder.path, "-emit-module",
                "-emit-module-path", folder.path + "/\(module).swiftmodule",
                interfaces.appendingPathComponent("\(module).swift").path,
            ])
            #expect(outcome.status == 0, "\(module): \(outcome.errors)")
            try #require(outcome.status == 0)
        }
        // Statements and types of several programs cannot stand in one place: each has a function or a type of its own.
        var imports: Set<String> = []
        var text: [String] = []
        for (number, program) in programs.enumerated() {
            imports.formUnion(program.code.filter { $0.hasPrefix("import ") })
            let body = program.code.filter { !$0.hasPrefix("import ") }
            let isScript = body.contains { $0.hasPrefix("let ") || $0.hasPrefix("var ") }
            text.append("// \(program.name)")
            if isScript {
                text += ["func program\(number)() async throws {"] + body + ["}"]
            } else {
                text += ["enum Program\(number) {"] + body.map { $0.hasPrefix("func ") ? "static " + $0 : $0 } + ["}"]
            }
        }
        try folder.write((imports.sorted() + text).joined(separator: "\n") + "\n", to: "programs.swift")
        let outcome = try await swiftc.run([
            "-swift-version", "5", "-parse-as-library", "-typecheck", "-I", folder.path,
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

    @Test(.enabled("swiftc is not installed") { Tool.swiftc != nil })
    func `MusicKit code of every request is accepted by the compiler`() async throws {
        try await Self.check(
            Self.requests.flatMap { sample in
                [true, false].map {
                    (sample.request.target, CodeSample(sample, in: .swift, prefersTyped: $0).lines)
                }
            })
    }

    @Test(.enabled("swiftc is not installed") { Tool.swiftc != nil })
    func `code of every flow is accepted by the compiler`() async throws {
        var programs: [(name: String, code: [String])] = []
        for flow in Flow.allCases {
            for framework in Flow.Framework.allCases {
                for values in FlowSamples.all {
                    programs.append(("\(flow) \(framework)", flow.lines(in: framework, with: values)))
                }
            }
        }
        try await Self.check(programs)
    }
}

enum FlowSamples {
    static let small = FlowValues(
        usageDescription: nil, offer: FlowValues.Offer(message: "join"), queue: FlowValues.Queue(items: []))
    static let full = FlowValues(
        usageDescription: "Play \"music\"\nthat matches.",
        offer: FlowValues.Offer(
            message: "playMusic", itemID: "310730204", affiliateToken: "a\"b", campaignToken: "c\\d"),
        queue: FlowValues.Queue(
            items: [ResourceIdentifier(.songs, "1"), ResourceIdentifier(.songs, "2")], startID: "2", repeatMode: "all",
            shuffleMode: "songs"))
    static let album = FlowValues(
        usageDescription: "x", offer: FlowValues.Offer(message: "connect"),
        queue: FlowValues.Queue(
            items: [ResourceIdentifier(.albums, "310730204")], startID: "310730206", isSystemPlayer: true, omitted: 2))
    /// Of a queue with everything that a descriptor can hold, on an older system, and with an upload alone.
    static let mixed = queue([
        FlowValues.Entry(id: "1", kind: "song"), FlowValues.Entry(id: "l.2", kind: "album", isLibrary: true),
        FlowValues.Entry(id: "i.3", kind: "song", isLibrary: true, uploadTitle: "\"Mine\""),
    ])
    static let old = queue([FlowValues.Entry(id: "1", kind: "song")], takesPlayParameters: false)
    static let station = queue([FlowValues.Entry(id: "ra.1", kind: "radioStation")], takesPlayParameters: false)
    static let upload = queue([
        FlowValues.Entry(id: "i.3", kind: "song", isLibrary: true, uploadTitle: "\"Mine\"")
    ])
    static let all = [small, full, album, mixed, old, station, upload]

    private static func queue(_ entries: [FlowValues.Entry], takesPlayParameters: Bool = true) -> FlowValues {
        var values = FlowValues.Queue(items: [], entries: entries, takesPlayParameters: takesPlayParameters)
        values.start = entries.last
        return FlowValues(usageDescription: nil, offer: FlowValues.Offer(message: "join"), queue: values)
    }
}
