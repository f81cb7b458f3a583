import AppleMusicAPI
import Testing
import TonearmCatalog
import TonearmSimulator

/// Differences between the catalogs of storefronts.
struct AvailabilityTests {
    private static let explicitAlbum = "1616728060"
    private static let cleanAlbum = "1620500261"

    @Test(arguments: ["ly", "by", "mv", "np", "uz"])
    func `storefronts that prohibit explicit content have none`(storefront: String) async throws {
        let client = try SimulatorClient()
        let root = "/v1/catalog/\(storefront)"
        #expect(Storefront.withID(storefront)?.explicitContentPolicy == .prohibited)
        try await client.expect(.notFound, from: "\(root)/albums/\(Self.explicitAlbum)")
        try await client.expect(.notFound, from: "\(root)/albums/\(Self.explicitAlbum)/tracks")
        #expect(
            try await client.resources("\(root)/albums?ids=\(Self.explicitAlbum),\(Self.cleanAlbum)").map(\.id) == [
                Self.cleanAlbum
            ])
        for target in [
            "\(root)/search?types=songs,albums,music-videos&term=love&limit=25",
            "\(root)/charts?types=songs,albums,music-videos&limit=200",
        ] {
            let ratings = try await client.get(target).json["results"]?.object?.members.flatMap { group in
                let page = group.value["data"] ?? group.value[0]?["data"]
                return page?.array?.compactMap { $0["attributes"]?["contentRating"]?.string } ?? []
            }
            #expect(ratings?.contains("explicit") == false, "\(target)")
        }
    }

    @Test func `explicit content exists where it is allowed or opt-in`() async throws {
        for storefront in ["us", "ch"] {
            let album = try await SimulatorClient().resource("/v1/catalog/\(storefront)/albums/\(Self.explicitAlbum)")
            #expect(album?.attribute("contentRating") == "explicit")
            #expect(album?.href == "/v1/catalog/\(storefront)/albums/\(Self.explicitAlbum)")
        }
    }

    @Test(arguments: [
        ("us", "albums", explicitAlbum, "", [explicitAlbum]), ("ly", "albums", explicitAlbum, "", [cleanAlbum]),
        ("us", "albums", explicitAlbum, "&restrict=explicit", [cleanAlbum]),
        ("us", "albums", cleanAlbum, "&restrict=explicit", [cleanAlbum]),
        ("us", "albums", cleanAlbum, "", [cleanAlbum]),
        ("us", "albums", "\(explicitAlbum),\(cleanAlbum)", "&restrict=explicit", [cleanAlbum]),
        ("ch", "music-videos", "1553279848", "", ["1552406856"]),
        ("us", "music-videos", "1553279848", "", ["1553279848"]), ("us", "albums", "0", "", []),
    ])
    func `equivalents are the storefront's editions of the content`(
        storefront: String, type: String, ids: String, restriction: String, expected: [String]
    ) async throws {
        let target = "/v1/catalog/\(storefront)/\(type)?filter[equivalents]=\(ids)\(restriction)"
        let answer = try await SimulatorClient().get(target)
        #expect(answer.status == 200)
        #expect(try await SimulatorClient().resources(target).map(\.id) == expected)
    }

    @Test func `a song has another id in Japan`() async throws {
        let client = try SimulatorClient()
        let song = try #require(try await client.resource("/v1/catalog/us/songs/1613600188"))
        let found = try await client.resources("/v1/catalog/jp/songs?filter[equivalents]=1613600188")
        #expect(found.count == 1)
        #expect(found.first?.id != song.id)
        #expect(found.first?.attribute("isrc") == song.attribute("isrc"))
        try await client.expect(.notFound, from: "/v1/catalog/jp/songs/1613600188")
    }

    @Test func `a retired id leads to its successor`() async throws {
        let client = try SimulatorClient()
        var found = 0
        for id in Owners.ids(of: .albums) {
            let ids = SimulatorClient.catalog.equivalents(of: ResourceIdentifier(.albums, id)).map(\.id)
            for retired in ids where SimulatorClient.catalog.album(retired) == nil {
                found += 1
                try await client.expect(.notFound, from: "/v1/catalog/us/albums/\(retired)")
                let successor = try await client.resources("/v1/catalog/us/albums?filter[equivalents]=\(retired)")
                #expect(successor.map(\.id) == [id])
            }
        }
        #expect(found > 0, "no album was delivered again")
    }

    @Test func `storefronts have different charts`() async throws {
        func first(_ storefront: String) async throws -> [String] {
            let answer = try await SimulatorClient().get("/v1/catalog/\(storefront)/charts?types=songs&limit=50").json
            return answer["results"]?["songs"]?[0]?["data"]?.array?.compactMap { $0["id"]?.string } ?? []
        }
        let charts = try await [first("us"), first("jp"), first("de")]
        #expect(charts.allSatisfy { $0.count == 50 })
        #expect(Set(charts).count == 3)
    }

    @Test func `a code can find several songs, and with ids only those`() async throws {
        let codes = Set(Owners.ids(of: .songs).compactMap { SimulatorClient.catalog.song($0)?.isrc }).sorted()
        let code = try #require(codes.first { SimulatorClient.catalog.identifiers(isrc: $0, in: .songs).count > 1 })
        let target = "/v1/catalog/us/songs?filter[isrc]=\(code)"
        let songs = try await SimulatorClient().resources(target)
        #expect(songs.count > 1)
        #expect(songs.allSatisfy { $0.attribute("isrc")?.string == code })
        let id = try #require(songs.last?.id)
        #expect(try await SimulatorClient().resources("\(target)&ids=\(id),1").map(\.id) == [id])
        #expect(try await SimulatorClient().resources(target.lowercased()).map(\.id) == songs.map(\.id))
        #expect(
            try await SimulatorClient().get("/v1/catalog/us/songs?filter[isrc]=XXXX00000000").json.text
                == #"{"data":[],"meta":{"filters":{"isrc":{"XXXX00000000":[]}}}}"#)
    }
}
