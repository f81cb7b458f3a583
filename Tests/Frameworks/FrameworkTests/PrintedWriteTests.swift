import AppleMusicAPI
import Foundation
import MusicKitSimulation
import Testing
import TonearmCodeSamples
import TonearmTestSupport

/// Tests that the code that the shell prints for MusicKit, for requests that change something, compiles, runs, and has
/// the effect of the request.
@Suite struct PrintedWriteTests {
    /// A request that changes the library, a rating or a favorite, and a request that shows the effect.
    private struct Write {
        let request: Request
        let read: String

        init(_ method: Request.Method, _ target: String, body: String = "", shows read: String) {
            request = Request(method, target, body: Array(body.utf8))
            self.read = read
        }
    }

    private static let writes = [
        Write(.post, "/v1/me/library?ids[songs]=203709340", shows: "/v1/me/library/songs?limit=100"),
        Write(.post, "/v1/me/library?ids[albums]=310730204", shows: "/v1/me/library/albums?limit=100"),
        Write(
            .post, "/v1/me/library/playlists",
            body: #"{"attributes":{"name":"Hill Repeats","description":"Fast"},"#
                + #""relationships":{"tracks":{"data":[{"id":"203709340","type":"songs"}]}}}"#,
            shows: "/v1/me/library/playlists?limit=100"),
        Write(
            .post, "/v1/me/library/playlist-folders", body: #"{"attributes":{"name":"Running"}}"#,
            shows: "/v1/me/library/playlist-folders/p.playlistsroot/children?limit=100"),
        Write(
            .put, "/v1/me/ratings/songs/203709340", body: #"{"type":"rating","attributes":{"value":1}}"#,
            shows: "/v1/me/ratings/songs?ids=203709340"),
        Write(
            .put, "/v1/me/ratings/albums/310730204", body: #"{"type":"rating","attributes":{"value":-1}}"#,
            shows: "/v1/me/ratings/albums?ids=310730204"),
        Write(.delete, "/v1/me/ratings/songs/203709340", shows: "/v1/me/ratings/songs?ids=203709340"),
        Write(.post, "/v1/me/favorites?ids[songs]=203709340", shows: "/v1/me/library/songs?limit=100"),
    ]

    /// What a request shows: each resource's type with its name or value, which do not depend on ids of the library.
    private static func facts(_ body: JSON?) -> [String] {
        (body?["data"]?.array ?? []).map { resource in
            let attributes = resource["attributes"]
            return [
                resource["type"]?.string, attributes?["name"]?.string, attributes?["value"].map { "\($0)" },
                attributes?["inFavorites"].map { "\($0)" },
            ].compactMap(\.self).joined(separator: " ")
        }.sorted()
    }

    /// A request as code, its answer, and what is shown before and after it.
    private typealias Effect = (code: SampledRequest, answer: Response, before: [String], after: [String])

    /// Returns the effect of each request that is sent as it is, in a world of its own.
    private static let effects = Task {
        var effects: [Effect] = []
        for write in writes {
            let effect = try await Simulation.run(.subscriber) { simulation in
                let before = facts(try await simulation.music.send(Request(.get, write.read)).body.json)
                let answer = try await simulation.music.send(write.request)
                let after = facts(try await simulation.music.send(Request(.get, write.read)).body.json)
                return (
                    SampledRequest(write.request, answer: answer.body.json, sendsUserToken: true, storefront: "us"),
                    answer, before, after
                )
            }
            effects.append(effect)
        }
        return effects
    }

    private static let languages = [MusicKitLanguage(), MusicKitLanguage().untyped].compactMap { $0 }

    /// The part of the program that runs each sample in a world of its own, and prints the answer of the request that
    /// shows the effect.
    static func part() async throws -> PrintedProgram.Part {
        var lines: [String] = []
        var calls: [String] = []
        for (number, code) in try await effects.value.map(\.code).enumerated() {
            for (form, language) in languages.enumerated() {
                let sample = language.program(sending: [code]).filter { !$0.hasPrefix("import ") }
                lines += ["private func sample\(number)_\(form)() async throws {"] + sample + ["}"]
                calls += [
                    "try await Simulation.run(.subscriber) { simulation in",
                    "    do { try await sample\(number)_\(form)() } catch { print(\"!! \\(error)\") }",
                    "    let read = URL(string: \"https://api.music.apple.com\(writes[number].read)\")!",
                    "    let answer = try await MusicDataRequest(urlRequest: URLRequest(url: read)).response()",
                    "    print(\"== \(number) \(form) \" + String(decoding: answer.data, as: UTF8.self))",
                    "}",
                ]
            }
        }
        return PrintedProgram.Part(
            name: "writes", imports: ["Foundation", "MusicKit", "MusicKitSimulation"], declarations: lines,
            statements: calls)
    }

    @Test(.enabled("the modules cannot be linked with a program") { BuiltModules.areUsable }, .timeLimit(.minutes(10)))
    func `one program runs the code of all writes`() async throws {
        let effects = try await Self.effects.value
        for (write, effect) in zip(Self.writes, effects) {
            #expect(effect.answer.isSuccess, "\(write.request.method) \(write.request.target)")
        }
        let output = try await PrintedProgram.output(of: "writes")
        #expect(!output.contains("!! "), "\(output.prefix(2000))")
        let answers = output.split(separator: "\n").filter { $0.hasPrefix("== ") }
        let forms = Self.languages.count
        try #require(answers.count == effects.count * forms)
        for (index, line) in answers.enumerated() {
            let (effect, write) = (effects[index / forms], Self.writes[index / forms])
            let body = line.split(separator: " ", maxSplits: 3)[3]
            let facts = Self.facts(try JSON(parsing: Array(body.utf8)))
            #expect(facts == effect.after, "\(write.request.target), form \(index % forms)")
        }
        // Some of the music is in the library already; the other samples change what is shown.
        #expect(effects.count { $0.before != $0.after } >= 4)
    }
}
