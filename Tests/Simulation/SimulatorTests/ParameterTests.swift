import AppleMusicAPI
import Testing
import TonearmServiceSupport

/// Invalid parameters: unknown and missing ones, and each kind of invalid value, on every catalog endpoint.
struct ParameterTests {
    static let endpoints = Schema.appleMusic.endpoints.filter { $0.authentication == .developerToken }

    @Test(arguments: endpoints)
    func `an unknown parameter is refused`(endpoint: Endpoint) async throws {
        let client = try SimulatorClient()
        for name in ["zzz", "Limit", "term ", "filter[zzz]", "ids[zzz]"] {
            try await client.expect(
                .notAllowed(name), from: endpoint.target(id: endpoint.knownID, with: [QueryItem(name, "1")]))
        }
    }

    @Test(arguments: endpoints.filter { $0.parameter("limit") != nil && $0.parameter("limit") != .inlineLimit })
    func `a limit must be an integer in its range`(endpoint: Endpoint) async throws {
        guard case .integer(let range, _)? = endpoint.parameter("limit")?.kind else { return }
        let client = try SimulatorClient()
        var cases: [(String, ExpectedError)] = [
            ("0", .tooSmall("limit", minimum: 1)), ("-1", .tooSmall("limit", minimum: 1)), ("", .notInteger("limit")),
            ("abc", .notInteger("limit")), ("1.5", .notInteger("limit")), ("+1", .notInteger("limit")),
            ("99999999999999999999", .notInteger("limit")),
        ]
        // A relationship to one resource accepts any limit.
        if range.upperBound < .max {
            let tooMany = range.upperBound + 1
            cases.append((String(tooMany), .tooLarge(tooMany, maximum: range.upperBound)))
        }
        for (value, error) in cases {
            // A limit is not allowed beside ids, so use a filter instead.
            let target = endpoint.target(id: endpoint.knownID, with: [QueryItem("limit", value)])
                .replacing("ids=1", with: endpoint.filterInPlaceOfIDs)
            guard !target.contains("ids=") else { continue }
            try await client.expect(error, from: target)
        }
    }

    @Test(arguments: endpoints.filter { $0.parameter("offset") != nil })
    func `an offset must be a non-negative integer`(endpoint: Endpoint) async throws {
        let client = try SimulatorClient()
        let cases: [(String, ExpectedError)] = [
            ("-1", .tooSmall("offset", minimum: 0)), ("abc", .notInteger("offset")), ("", .notInteger("offset")),
        ]
        for (value, error) in cases {
            try await client.expect(
                error, from: endpoint.target(id: endpoint.knownID, with: [QueryItem("offset", value)]))
        }
    }

    @Test(arguments: endpoints.filter { $0.parameter("offset") != nil })
    func `an offset far beyond the end is accepted`(endpoint: Endpoint) async throws {
        let target = endpoint.target(id: endpoint.knownID, with: [QueryItem("offset", String(Int.max))])
        let (status, json) = try await SimulatorClient().get(target)
        switch endpoint.operation {
        case .relationship(_, "lyrics"), .relationship(_, "syllable-lyrics"): #expect(status == 400)
        // This simulator has no feed.
        case .relationship, .view, .feed: #expect(status == 404)
        case .charts: #expect(json["errors"]?[0]?["detail"]?.string == "offset must be less than 200")
        default: #expect(status == 200)
        }
    }

    @Test(arguments: endpoints.filter { $0.parameter("l") != nil })
    func `a malformed language tag is refused`(endpoint: Endpoint) async throws {
        for tag in ["zz", "english", "-en", " en", "e", "1"] {
            try await SimulatorClient().expect(
                .value("l", "Invalid language tag '\(tag)'"),
                from: endpoint.target(id: endpoint.knownID, with: [QueryItem("l", tag)]))
        }
    }

    @Test(arguments: [
        ("/v1/catalog/us/songs/203709340?limit=5", ExpectedError.notAllowed("limit")),
        ("/v1/catalog/us/albums/310730204?limit[tracks]=0", .tooSmall("limit[tracks]", minimum: 1)),
        ("/v1/catalog/us/albums/310730204?limit[tracks]=x", .notInteger("limit[tracks]")),
        ("/v1/catalog/us/albums/310730204?limit[tracks]=999", .tooLarge(999, maximum: 300)),
        ("/v1/catalog/us/artists/178834?include=songs&limit[songs]=25", .tooLarge(25, maximum: 20)),
        ("/v1/catalog/us/artists/178834?views=top-songs&limit[view.top-songs]=101", .tooLarge(101, maximum: 100)),
        ("/v1/catalog/us/artists/178834/songs?limit=25", .tooLarge(25, maximum: 20)),
        ("/v1/catalog/us/albums/310730204?include[songs]=artists&limit[artists]=11", .tooLarge(11, maximum: 10)),
        ("/v1/catalog/us/charts?types=songs&offset=200", .value("offset", "offset must be less than 200")),
        ("/v1/catalog/us/albums?ids=310730204&limit=5", .limitWithIDs),
        ("/v1/catalog/us/genres?ids=20&limit=5", .limitWithIDs),
    ])
    func `limits of inlined relationships have their own errors`(target: String, error: ExpectedError) async throws {
        try await SimulatorClient().expect(error, from: target)
    }

    @Test(arguments: [
        ("search?types=songs&term=love&limit=26", 26, 25), ("search/hints?term=love&limit=11", 11, 10),
        ("search/suggestions?kinds=terms&term=love&limit=11", 11, 10), ("charts?types=songs&limit=201", 201, 200),
        ("albums/310730204/tracks?limit=301", 301, 300), ("artists/178834/albums?limit=101", 101, 100),
    ])
    func `the maximum limits equal the reference's`(path: String, value: Int, maximum: Int) async throws {
        try await SimulatorClient().expect(.tooLarge(value, maximum: maximum), from: "/v1/catalog/us/" + path)
    }
}

extension Endpoint {
    /// A filter that can replace `ids`, if there is one.
    fileprivate var filterInPlaceOfIDs: String {
        for (name, value) in [("filter[equivalents]", "1"), ("filter[storefront-chart]", "us")]
        where parameter(name) != nil {
            return name + "=" + value
        }
        return parameter("filter[featured]") != nil ? "filter[featured]=apple-music-live-radio" : "ids=1"
    }
}
