import AppleMusicAPI
import Testing
import TonearmAlgorithms
import TonearmServiceSupport
import TonearmSimulator

/// Properties of any request: a well-formed answer, and equal answers to equal requests.
struct AnyRequestTests {
    private static let values = [
        "", "0", "1", "-1", "5", "x", "1,2,3", ",", "310730204", "203709340", "178834", "ra.978194965", "us", "ja",
        "en-US",
        "songs", "albums,songs", "tracks,artists", "most-played", "34", "love", "%", "[", "日本", "9223372036854775807",
        "-9223372036854775808", "topResults", "terms", "map", "\u{0}", "a b", "é\u{301}",
    ]

    /// Returns a random target: an endpoint's path, and parameters with valid or invalid values.
    private func target(_ random: inout RandomSource) -> String {
        let endpoints = Schema.appleMusic.endpoints
        guard let endpoint = endpoints.randomElement(using: &random) else { return "/" }
        let id = [endpoint.knownID, "0", "x y", "日本"].randomElement(using: &random) ?? "1"
        var items: [QueryItem] = []
        for _ in 0..<Int.random(in: 0...4, using: &random) {
            guard let parameter = endpoint.parameters.randomElement(using: &random) else { continue }
            let inner = ["songs", "tracks", "view.top-songs", "zzz", ""].randomElement(using: &random) ?? ""
            let isNarrow = parameter.isFamily && Bool.random(using: &random)
            items.append(
                QueryItem(
                    isNarrow ? "\(parameter.name)[\(inner)]" : parameter.name,
                    Self.values.randomElement(using: &random) ?? ""))
        }
        let path = endpoint.path(id: PercentEncoding.encodeSegment(id))
        if Bool.random(using: &random) { return Request(path: path, query: items).target }
        return endpoint.target(id: PercentEncoding.encodeSegment(id), with: items)
    }

    @Test(arguments: UInt64(1)...16)
    func `every answer is a success with data or an error with its status`(seed: UInt64) async throws {
        var random = RandomSource(seed: seed)
        let client = try SimulatorClient()
        for _ in 0..<120 {
            let target = target(&random)
            let answer = try await client.answer(target)
            let json = answer.body.json
            switch answer.status {
            case 200:
                #expect(
                    json?["data"]?.array != nil || json?["results"]?.object != nil || target.hasPrefix("/v1/test"),
                    "\(target)")
            case 400, 403, 404, 405:
                let error = json?["errors"]?[0]
                #expect(error?["status"]?.string == String(answer.status), "\(target)")
                #expect(error?["code"]?.string?.hasPrefix(String(answer.status)) == true, "\(target)")
            default: Issue.record("\(target) answers \(answer.status)")
            }
            #expect(answer.headers["Content-Type"] == "application/json;charset=utf-8")
        }
    }

    @Test func `equal requests have equal answers`() async throws {
        var random = RandomSource(seed: 99)
        for _ in 0..<60 {
            let target = target(&random)
            #expect(try await SimulatorClient().answer(target) == SimulatorClient().answer(target), "\(target)")
        }
    }
}
