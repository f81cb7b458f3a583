import AppleMusicAPI
import Testing

/// Answers with charts.
struct ChartAnswerTests {
    private static let path = "/v1/catalog/us/charts"

    private func chart(_ query: String, _ group: String) async throws -> JSON? {
        try await SimulatorClient().get(Self.path + query).json["results"]?[group]?[0]
    }

    @Test func `a chart has the recorded members and links`() async throws {
        let chart = try #require(try await chart("?types=songs&genre=20&limit=1", "songs"))
        #expect(chart.object?.names == ["name", "chart", "orderId", "href", "next", "data"])
        #expect(chart["chart"] == "most-played")
        #expect(chart["href"] == "/v1/catalog/us/charts?chart=most-played&genre=20&limit=1&types=songs")
        #expect(chart["next"] == "/v1/catalog/us/charts?chart=most-played&genre=20&limit=1&offset=1&types=songs")
        #expect(chart["data"]?[0]?.object?.names == ["id", "type", "href", "attributes"])
    }

    @Test func `each type is an array, in the requested order`() async throws {
        let answer = try await SimulatorClient().get(Self.path + "?types=songs,playlists,albums,music-videos").json
        #expect(answer["results"]?.object?.names == ["songs", "playlists", "albums", "music-videos"])
        for member in answer["results"]?.object?.members ?? [] {
            let data = member.value[0]?["data"]?.array ?? []
            #expect(data.count == 20 || member.value[0]?["next"] == nil)
            #expect(!data.isEmpty && data.allSatisfy { $0["type"]?.string == member.name })
        }
    }

    @Test(arguments: ["songs", "albums", "music-videos", "playlists"])
    func `a chart can be paged to its end`(type: String) async throws {
        let page = { (answer: JSON) in answer["results"]?[type]?[0] }
        let whole = try await Walk(SimulatorClient(), from: "\(Self.path)?types=\(type)", limit: 200, page: page)
        #expect(whole.pages.count == 1)
        #expect((1...200).contains(whole.elements.count))
        #expect(Set(whole.elements).count == whole.elements.count)
        for limit in [nil, 7, 60] {
            let walk = try await Walk(SimulatorClient(), from: "\(Self.path)?types=\(type)", limit: limit, page: page)
            #expect(walk.elements == whole.elements)
            #expect(
                walk.links
                    == walk.links.indices.map {
                        "\(Self.path)?chart=most-played\(limit.map { "&limit=\($0)" } ?? "")"
                            + "&offset=\(($0 + 1) * (limit ?? 20))&types=\(type)"
                    })
        }
        let last = try await SimulatorClient().get("\(Self.path)?types=\(type)&offset=199")
        #expect(last.status == 200)
    }

    @Test func `without a genre a chart covers all of music`() async throws {
        let all = try await chart("?types=albums", "albums")
        let root = try await chart("?types=albums&genre=34", "albums")
        let rock = try await chart("?types=albums&genre=21", "albums")
        #expect(all?["data"] == root?["data"])
        #expect(rock?["data"] != all?["data"] && rock != nil)
    }

    @Test func `an empty chart is an empty array`() async throws {
        let answer = try await SimulatorClient().get(Self.path + "?types=songs&genre=999999").json
        #expect(answer.text == #"{"results":{"songs":[]},"meta":{"results":{"order":[]}}}"#)
    }

    @Test(arguments: [
        ("cityCharts", "city-top", "City Charts"), ("dailyGlobalTopCharts", "daily-global-top", "Daily Top 100"),
    ])
    func `charts of playlists are added`(name: String, id: String, title: String) async throws {
        let answer = try await SimulatorClient().get("\(Self.path)?types=playlists,songs&with=\(name)").json
        #expect(answer["results"]?.object?.names.sorted() == ["playlists", "songs", name].sorted())
        let chart = answer["results"]?[name]?[0]
        #expect(chart?["chart"]?.string == id)
        #expect(chart?["name"]?.string == title)
        #expect(chart?["data"]?.array?.allSatisfy { $0["type"] == "playlists" } == true)
        let alone = try await SimulatorClient().get("\(Self.path)?types=songs&with=\(name)").json
        #expect(alone["results"]?.object?.names == ["songs"])
        let page = { (answer: JSON) in answer["results"]?[name]?[0] }
        let whole = try await Walk(
            SimulatorClient(), from: "\(Self.path)?types=playlists&chart=\(id)", limit: 200, page: page)
        let walk = try await Walk(
            SimulatorClient(), from: "\(Self.path)?types=playlists&with=\(name)", limit: 2, page: page)
        #expect(walk.elements == whole.elements && whole.elements.count > 2)
    }

    @Test func `a chart keeps its language`() async throws {
        let chart = try await chart("?types=songs&limit=1&l=es-MX", "songs")
        #expect(chart?["next"] == "/v1/catalog/us/charts?chart=most-played&l=es-MX&limit=1&offset=1&types=songs")
    }

    @Test func `the top genres have the root last, and as their parent`() async throws {
        let genres = try await SimulatorClient().resources("/v1/catalog/us/genres")
        #expect(genres.last?.id == "34")
        // Music videos form a separate tree, as in the iTunes Store.
        for genre in genres where genre.id != "31" {
            let parents = ["parentId", "parentName"].map { genre.attribute($0)?.string }
            #expect(parents == (genre.id == "34" ? [nil, nil] : ["34", "Music"]), "\(genre.id)")
        }
    }

    @Test(arguments: [("us", "USA"), ("jp", "Japan"), ("JP", "Japan"), ("de", "Germany")])
    func `a storefront's chart playlists are found by a filter`(storefront: String, place: String) async throws {
        let path = "/v1/catalog/us/playlists?filter[storefront-chart]="
        let found = try await SimulatorClient().resources(path + storefront)
        #expect(found.map { $0.attribute("name") } == [.string("Top 100: \(place)")])
        #expect(found.allSatisfy { $0.attribute("isChart") == true })
        #expect(try await SimulatorClient().get(path + "zz").status == 400)
    }

    @Test func `chart playlists of several storefronts are found in the order of the filter`() async throws {
        let client = try SimulatorClient()
        let path = "/v1/catalog/us/playlists?filter[storefront-chart]="
        let found = try await client.resources(path + "jp,us,jp")
        #expect(found.map { $0.attribute("name") } == ["Top 100: Japan", "Top 100: USA"])
        // A public library documents a list of regions, which are no storefronts.
        let regions = try await client.get(path + "001,142,150")
        #expect(regions.status == 200)
        #expect(regions.json["data"] == [])
        let mixed = try await client.get(path + "001,us").json
        #expect(mixed["data"]?[0]?["id"] == mixed["meta"]?["filters"]?["storefront-chart"]?["us"]?[0]?["id"])
        #expect(mixed["meta"]?["filters"]?["storefront-chart"]?["001"] == [])
        let many = (0..<26).map { "x\($0)" }.joined(separator: ",")
        try await client.expect(
            .value("filter[storefront-chart]", "Too many ids supplied: maximum is 25"), from: path + many)
    }
}
