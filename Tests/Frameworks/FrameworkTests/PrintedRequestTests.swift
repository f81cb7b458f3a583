import AppleMusicAPI
import Foundation
import MusicKitSimulation
import Testing
import TonearmCodeSamples
import TonearmServiceSupport
import TonearmTestSupport

/// Tests that the code that the shell prints for MusicKit compiles, runs, and gets what the simulator answers.
@Suite struct PrintedRequestTests {
    private static let targets: [String] = {
        let catalog = "/v1/catalog/us/"
        let ofSchema = Schema.appleMusic.endpoints.filter { endpoint in
            guard endpoint.method == .get else { return false }
            switch endpoint.operation {
            case .resource, .resources, .relationship, .view, .search, .searchSuggestions, .charts: return true
            case .personal: return !endpoint.path.contains("{id}") && !endpoint.path.contains("next-tracks")
            default: return false
            }
        }.map { $0.target(id: $0.knownID) }
        return ofSchema
            + [
                "albums/310730204?include=artists,tracks&views=related-albums", "albums/310730204?l=ja",
                "albums?filter[upc]=2003107302044", "songs?filter[isrc]=USSM19904335&include=artists",
                "genres?limit=3", "search?term=rock'n'roll&types=songs,albums&limit=2&with=topResults",
                "search/suggestions?term=bo&kinds=terms,topResults&types=songs,albums&limit=3",
                "charts?types=songs,playlists&with=cityCharts,dailyGlobalTopCharts&genre=21&limit=5",
                "albums/310730204/tracks?limit=5&offset=5", "albums/1",
            ].map { catalog + $0 }
            + ["library/songs?limit=2&offset=4", "recent/played/tracks?types=songs&limit=3"].map { "/v1/me/" + $0 }
    }()

    private struct Sample {
        let code: SampledRequest
        let answer: Response
    }

    /// The requests with the simulator's answers, each in a world of its own.
    private static let samples = Task {
        var samples: [Sample] = []
        for target in targets {
            let request = Request(.get, target)
            let answer = try await Simulation.run(.subscriber) { try await $0.music.send(request) }
            let code = SampledRequest(request, answer: answer.body.json, sendsUserToken: true, storefront: "us")
            samples.append(Sample(code: code, answer: answer))
        }
        return samples
    }

    private static let languages = [MusicKitLanguage(), MusicKitLanguage().untyped].compactMap { $0 }

    /// The part of the program that runs each sample in a world of its own, with a line before it and one for an error.
    ///
    /// The samples are in a list, because the compiler needs long for a function of hundreds of calls.
    static func part() async throws -> PrintedProgram.Part {
        var lines: [String] = []
        var list: [String] = []
        for (number, sample) in try await samples.value.enumerated() {
            for (form, language) in languages.enumerated() {
                let code = language.program(sending: [sample.code]).filter { !$0.hasPrefix("import ") }
                lines += ["private func sample\(number)_\(form)() async throws {"] + code + ["}"]
                list.append("    (\"\(number) \(form)\", sample\(number)_\(form)),")
            }
        }
        let type = "[(name: String, run: @Sendable () async throws -> Void)]"
        let calls = [
            "for sample in samples {", "    print(\"==\", sample.name)",
            "    do { try await Simulation.run(.subscriber) { try await sample.run() } }",
            "    catch { print(\"!! \\(type(of: error))\") }", "}",
        ]
        return PrintedProgram.Part(
            name: "requests", imports: ["MusicKit", "MusicKitSimulation"],
            declarations: lines + ["private let samples: \(type) = ["] + list + ["]"], statements: calls)
    }

    /// The ids of the resources in an answer's list; of recommendations, those of their contents.
    private static func ids(_ answer: Response) -> [String] {
        (answer.body.json?["data"]?.array ?? []).flatMap { resource -> [String] in
            if let contents = resource["relationships"]?["contents"]?["data"]?.array {
                return contents.compactMap { $0["id"]?.string }
            }
            return resource["attributes"] == nil ? [] : [resource["id"]?.string ?? ""]
        }
    }

    /// Checks that an output has all ids; in the order of the answer, unless MusicKit sorts them itself.
    private static func check(_ output: String, has ids: [String], _ target: String) {
        var rest = output[...]
        for id in ids {
            let found = rest.range(of: "\"\(id)\"")
            #expect(found != nil, "\(target) lacks \(id): \(output.prefix(600))")
            if let found, !target.hasPrefix("/v1/me/library") { rest = rest[found.upperBound...] }
        }
    }

    @Test(.enabled("the modules cannot be linked with a program") { BuiltModules.areUsable }, .timeLimit(.minutes(10)))
    func `one program runs the code of all requests`() async throws {
        let samples = try await Self.samples.value
        let output = try await PrintedProgram.output(of: "requests")
        var sections: [String: String] = [:]
        for section in output.components(separatedBy: "== ").dropFirst() {
            let end = section.firstIndex(of: "\n") ?? section.endIndex
            sections[String(section[..<end])] = String(section[end...].dropFirst())
        }
        for (number, sample) in samples.enumerated() {
            let target = sample.code.request.target
            for form in Self.languages.indices {
                let text = try #require(sections["\(number) \(form)"], "\(target) was not run")
                // With typed requests, MusicKit has no error for a view that a resource lacks.
                if !sample.answer.isSuccess, !target.contains("/view/") || form > 0 {
                    #expect(text.contains("!! "), "\(target) is not refused: \(text.prefix(300))")
                    continue
                }
                #expect(!text.contains("!! "), "\(target): \(text.prefix(300))")
                Self.check(text, has: Self.ids(sample.answer), target)
            }
        }
    }
}
