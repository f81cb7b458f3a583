import AppleMusicAPI
import Testing

/// A comparison of the endpoints and their parameters with the reference.
struct EndpointTests {
    private let endpoints = Schema.appleMusic.endpoints

    private func endpoint(_ path: String, _ method: Request.Method = .get) -> Endpoint? {
        endpoints.first { $0.path == path && $0.method == method }
    }

    @Test(arguments: EndpointTable.catalog.split(separator: "\n").map(String.init))
    func `several resources are fetched by ids or by a filter`(row: String) throws {
        let cells = row.split(separator: " ").map(String.init)
        let endpoint = try #require(self.endpoint(cells[0]))
        let first = cells[2].split(separator: "=").map(String.init)
        if first.count == 2, let maximum = Int(first[1]) {
            #expect(endpoint.required == [first[0].split(separator: "/").map(String.init)])
            #expect(endpoint.parameter("ids")?.kind == .identifiers(maximum: maximum))
        } else {
            #expect(endpoint.required.isEmpty)
            #expect(endpoint.parameter("ids")?.kind == .identifiers(maximum: 25))
        }
        for name in cells.dropFirst(3) { #expect(endpoint.parameter(name) != nil, "\(name)") }
        #expect((endpoint.parameter("restrict") != nil) == cells.contains("restrict"))
        #expect(endpoint.parameter("views")?.isDocumented != true)
    }

    @Test func `a request takes at most 25 ISRCs`() {
        for type in ["songs", "music-videos"] {
            #expect(
                endpoint("/v1/catalog/{storefront}/\(type)")?.parameter("filter[isrc]")?.kind
                    == .identifiers(maximum: 25))
        }
    }

    @Test func `one resource, its relationships and its views have paths`() throws {
        for type in Schema.appleMusic.catalogTypes {
            let root = "/v1/catalog/{storefront}/\(type.type)/{id}"
            let one = try #require(endpoint(root))
            #expect(one.required.isEmpty)
            #expect(one.parameter("views")?.kind == (type.views.isEmpty ? .ignored : .names(type.views.map(\.name))))
            for relationship in type.relationships {
                let path = try #require(endpoint("\(root)/\(relationship.name)"))
                // A relationship to one resource accepts any limit.
                let maximum = relationship.limit == .one ? Int.max : relationship.limit.maximum
                #expect(
                    path.parameter("limit")?.kind == .integer(1...maximum, standard: relationship.limit.standard))
                #expect(path.parameter("offset") != nil)
                #expect((path.authentication == .developerAndUserToken) == relationship.isPersonal)
            }
            for view in type.views {
                let path = try #require(endpoint("\(root)/view/\(view.name)"))
                #expect(path.parameter("limit")?.kind == .integer(1...100, standard: 10))
                #expect(path.parameter("with")?.kind == .names(["attributes"]))
            }
        }
    }

    @Test(arguments: EndpointTable.searches.split(separator: "\n").map(String.init))
    func `searches and charts have their parameters`(row: String) throws {
        let cells = row.split(separator: ">", omittingEmptySubsequences: false)
            .map { $0.split(separator: " ").map(String.init) }
        let endpoint = try #require(self.endpoint(cells[0][0]))
        #expect(endpoint.required == cells[1].map { [$0] })
        for name in cells[1] + cells[3] { #expect(endpoint.parameter(name) != nil, "\(name)") }
        let limits = cells[2][0].split(separator: "/").compactMap { Int($0) }
        #expect(
            endpoint.parameter("limit")?.kind
                == (limits.count == 2 ? .integer(1...limits[1], standard: limits[0]) : nil))
        #expect((endpoint.parameter("offset") != nil) == cells[3].contains("offset"))
    }

    @Test func `the choices equal those of the reference`() {
        let root = "/v1/catalog/{storefront}/"
        let searched = [
            "activities", "albums", "apple-curators", "artists", "curators", "music-videos", "playlists",
            "record-labels", "songs", "stations",
        ]
        #expect(endpoint(root + "search")?.parameter("types")?.kind == .choices(searched))
        #expect(endpoint(root + "search")?.parameter("with")?.kind == .names(["topResults"]))
        #expect(endpoint(root + "search/suggestions")?.parameter("kinds")?.kind == .choices(["terms", "topResults"]))
        #expect(
            endpoint(root + "charts")?.parameter("types")?.kind
                == .choices(["albums", "music-videos", "playlists", "songs"]))
        #expect(
            endpoint(root + "charts")?.parameter("with")?.kind == .names(["cityCharts", "dailyGlobalTopCharts"]))
    }

    @Test func `a mixed fetch takes ids of every type`() throws {
        let mixed = try #require(endpoint("/v1/catalog/{storefront}"))
        let names = (Schema.appleMusic.catalogTypes.map(\.type.rawValue) + ["ratings"]).sorted()
        #expect(mixed.required.first?.sorted() == names.map { "ids[\($0)]" })
    }

    @Test func `storefronts do not depend on a storefront`() throws {
        let list = try #require(endpoint("/v1/storefronts"))
        #expect(list.required.isEmpty)
        #expect(["ids", "limit", "offset", "l"].allSatisfy { list.parameter($0) != nil })
        #expect(endpoint("/v1/storefronts/{id}") != nil)
    }

    @Test func `the endpoints of an account equal those of the tables`() {
        let listed = EndpointTable.personal.split(separator: "\n").flatMap { row in
            row.split(separator: " ").dropFirst().map { "\(row.prefix { $0 != " " }) /v1/me\($0)" }
        }
        let ratings = EndpointTable.rated.flatMap { type in
            ["GET /v1/me/ratings/\(type)"] + ["GET", "PUT", "DELETE"].map { "\($0) /v1/me/ratings/\(type)/{id}" }
        }
        let found = endpoints.filter { $0.path.hasPrefix("/v1/me") }.map { "\($0.method.rawValue) \($0.path)" }
        #expect(found.sorted() == (listed + ratings).sorted())
    }

    @Test func `every endpoint accepts a language, and the parameters of the web client`() {
        // Exports of the feed have all languages.
        for endpoint in endpoints where !endpoint.path.hasPrefix("/v1/feed") {
            #expect(endpoint.parameter("l")?.kind == .languageTag, "\(endpoint.path)")
            if endpoint.authentication == .developerToken {
                #expect(endpoint.parameter("platform")?.kind == .ignored, "\(endpoint.path)")
            }
            #expect(Set(endpoint.parameters.map(\.name)).count == endpoint.parameters.count, "\(endpoint.path)")
        }
    }
}
