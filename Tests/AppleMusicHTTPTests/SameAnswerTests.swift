import AppleMusicAPI
import AppleMusicSimulator
import HTTPTypes
import Testing

@testable import AppleMusicHTTP

/// Whoever asks over HTTP hears what is heard in the process.
struct SameAnswerTests {
    private static let ids: [ResourceType: String] = [
        .activities: "976439514", .albums: "310730204", .appleCurators: "976439526", .artists: "178834",
        .curators: "1107687517", .genres: "20", .musicVideos: "1553279848",
        .playlists: "pl.f4d106fed2bd41149aaacabb233eb5eb", .recordLabels: "1543990853", .songs: "203709340",
        .stationGenres: "1149486336", .stations: "ra.1498157166", .storefronts: "jp",
    ]

    /// A request to each endpoint that needs no account, and some that fail.
    private static var targets: [String] {
        Schema.standard.endpoints.filter { $0.authentication == .developerToken }.map { endpoint in
            let id =
                switch endpoint.operation {
                case .resource(let type), .resources(let type), .relationship(let type, _), .view(let type, _):
                    ids[type] ?? "1"
                default: "1"
                }
            let path = endpoint.path.replacing("{storefront}", with: "us").replacing("{id}", with: id)
            let query = endpoint.required.map { group in
                switch group[0] {
                case "term": QueryItem("term", "love")
                case "types": QueryItem("types", "albums,songs")
                case "kinds": QueryItem("kinds", "terms")
                case "acceptLanguage": QueryItem("acceptLanguage", "en")
                case let name: QueryItem(name, id)
                }
            }
            return Request(path: path, query: query).target
        } + [
            "/v1/catalog/us/albums/1", "/v1/catalog/xx/albums/310730204", "/v1/catalog/us/nothing", "/v2", "/",
            "/v1/me/library/songs", "/v1/catalog/us/search?term=love", "/v1/catalog/jp/albums/310730204?l=ja",
            "/v1/catalog/us/albums/310730204?l=1", "//v1///catalog/us/albums/310730204/",
            "/v1/catalog/us/search?term=%",
        ]
    }

    @Test func `every documented request has the same status and body`() async throws {
        var simulator = Simulator(
            catalog: Served.catalog, state: SimulatorState(seed: 1), now: Served.now,
            keys: [DeveloperKey.demonstration.publicKey])
        let expected = try Self.targets.map { simulator.respond(to: try Served.request(.get, $0)) }
        try await RunningServer.with(Served.server()) { port in
            let origin = "http://127.0.0.1:\(port)"
            try await Client.with { client in
                for (target, expected) in zip(Self.targets, expected) {
                    let answer = try await client.get(origin + target)
                    #expect(answer.status == expected.status, "\(target)")
                    let text = String(decoding: expected.body.bytes, as: UTF8.self)
                        .replacing("\"http://127.0.0.1:8502/artwork/", with: "\"\(origin)/artwork/")
                        .replacing("\"http://127.0.0.1:8502/preview/", with: "\"\(origin)/preview/")
                    #expect(answer.text == text, "\(target)")
                }
            }
        }
    }
}
