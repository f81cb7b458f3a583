import AppleMusicAPI
import Testing

/// Missing parameters, missing or too many ids, and unknown choices.
struct RequiredParameterTests {
    @Test(arguments: [
        "activities", "albums", "apple-curators", "artists", "curators", "music-videos", "playlists", "record-labels",
        "songs", "stations",
    ])
    func `a type without a list needs ids`(type: String) async throws {
        let client = try SimulatorClient()
        for target in ["/v1/catalog/us/\(type)", "/v1/catalog/us/\(type)/", "/v1/catalog/us/\(type)?l=en-US"] {
            try await client.expect(.missing("id(s)", "ids"), from: target)
        }
    }

    @Test func `a mixed fetch needs ids`() async throws {
        try await SimulatorClient().expect(.missing("id(s)", "ids"), from: "/v1/catalog/us")
    }

    @Test(arguments: [
        ("search?types=songs", "term"), ("search?types=songs&term=", "term"), ("search?types=songs&term=+%20", "term"),
        ("search", "term"), ("search/hints", "term"), ("search/suggestions?kinds=terms", "term"),
        ("search/suggestions?term=love", "kinds"), ("search/suggestions?term=love&kinds=", "kinds"),
        ("search/suggestions?term=love&kinds=topResults", "types"),
        ("search/suggestions?term=love&kinds=terms,topResults&types=", "types"), ("charts", "types"),
        ("charts?types=", "types"),
    ])
    func `a missing term, type or kind is named`(path: String, name: String) async throws {
        try await SimulatorClient().expect(.missing(name, name), from: "/v1/catalog/us/" + path)
    }

    @Test(arguments: ["/v1/language/us/tag", "/v1/language/us/tag?acceptLanguage="])
    func `the language endpoint needs preferences`(target: String) async throws {
        try await SimulatorClient().expect(.missing("acceptLanguage", "acceptLanguage"), from: target)
    }

    @Test(arguments: [
        ("search?term=love&types=zzz", "types", "Invalid type 'zzz'"),
        ("search?term=love&types=genres,tv-episodes", "types", "Invalid type 'genres'"),
        ("search/suggestions?term=love&kinds=zzz", "kinds", "Invalid kind 'zzz'"),
        ("search/suggestions?term=love&kinds=topResults&types=zzz", "types", "Invalid type 'zzz'"),
        ("charts?types=artists", "types", "Invalid type 'artists'"),
    ])
    func `an unknown choice is named`(path: String, parameter: String, detail: String) async throws {
        try await SimulatorClient().expect(.value(parameter, detail), from: "/v1/catalog/us/" + path)
    }

    /// The batch sizes of the reference; those of curators, labels and genres are chosen (25).
    static let batches: [(String, Int)] = [
        ("activities", 25), ("albums", 100), ("apple-curators", 25), ("artists", 25), ("curators", 25), ("genres", 25),
        ("music-videos", 100), ("playlists", 25), ("record-labels", 25), ("songs", 300), ("station-genres", 25),
        ("stations", 100),
    ]

    @Test(arguments: batches)
    func `the maximum number of ids is answered, and one more is refused`(type: String, maximum: Int) async throws {
        let client = try SimulatorClient()
        let ids = (1...maximum).map { "x\($0)" }
        let all = ids.joined(separator: ",")
        let root = "/v1/catalog/us"
        #expect(try await client.answer("\(root)/\(type)?ids=\(all)").status == 200)
        #expect(try await client.answer("\(root)/\(type)?ids=\(all),x1").status == 200)
        #expect(try await client.answer("\(root)?ids[\(type)]=\(all)").status == 200)
        let detail = "Too many ids supplied: maximum is \(maximum)"
        try await client.expect(.value("ids", detail), from: "\(root)/\(type)?ids=\(all),y")
        try await client.expect(.value("ids", detail), from: "\(root)/\(type)?ids=\(all)&ids=y")
        try await client.expect(.value("ids[\(type)]", detail), from: "\(root)?ids[\(type)]=\(all),y")
    }

    @Test(arguments: [("songs", "isrc"), ("music-videos", "isrc"), ("albums", "upc")])
    func `a request takes at most 25 codes`(type: String, name: String) async throws {
        let codes = (10...34).map { "USXX199000\($0)" }.joined(separator: ",")
        let target = "/v1/catalog/us/\(type)?filter[\(name)]=\(codes)"
        #expect(try await SimulatorClient().answer(target).status == 200)
        try await SimulatorClient().expect(
            .value("filter[\(name)]", "Too many ids supplied: maximum is 25"), from: target + ",USXX19900099")
    }

    @Test(arguments: batches.map(\.0))
    func `ids without a value are refused`(type: String) async throws {
        let error = ExpectedError.value("ids", "No id(s) supplied in the 'ids' query parameter")
        for value in ["", ",", ",,"] {
            try await SimulatorClient().expect(error, from: "/v1/catalog/us/\(type)?ids=\(value)")
        }
    }

    @Test(arguments: [
        ("stations?filter[featured]=zzz", "filter[featured]", "Invalid value 'zzz'"),
        ("stations?filter[identity]=zzz", "filter[identity]", "Invalid value 'zzz'"),
        ("albums?filter[equivalents]=1&restrict=zzz", "restrict", "Invalid value 'zzz'"),
        ("charts?types=songs&chart=zzz", "chart", "Invalid value 'zzz'"),
        ("playlists?filter[storefront-chart]=zz", "filter[storefront-chart]", "Invalid storefront 'zz'"),
    ])
    func `an unknown value of a filter is refused`(path: String, parameter: String, detail: String) async throws {
        try await SimulatorClient().expect(.value(parameter, detail), from: "/v1/catalog/us/" + path)
    }
}
