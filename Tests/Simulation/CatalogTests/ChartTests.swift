import AppleMusicAPI
import Testing

@testable import TonearmCatalog

struct ChartTests {
    private let catalog = CatalogSample.catalog

    @Test(arguments: [ResourceType.songs, .albums, .musicVideos, .playlists])
    func `charts are long, and differ between storefronts`(type: ResourceType) {
        let us = catalog.chart(of: type, genre: "34", storefront: "us")
        let jp = catalog.chart(of: type, genre: "34", storefront: "jp")
        #expect(us.count >= 150 && us.count <= 200)
        #expect(us != jp)
        #expect(Set(us).count == us.count)
        #expect(us.allSatisfy { $0.type == type && catalog.has($0) })
        #expect(us == catalog.chart(of: type, genre: "34", storefront: "us"))
    }

    @Test func `music ranks higher where its language is local`() {
        func japanese(_ storefront: String) -> Int {
            catalog.chart(of: .songs, genre: "34", storefront: storefront).prefix(100)
                .count { catalog.song($0.id)?.audioLocale == "ja" }
        }
        #expect(japanese("jp") > japanese("us") + 10)
    }

    @Test func `a genre's chart contains only that genre, and a rare genre's is short or empty`() {
        for song in catalog.chart(of: .songs, genre: "11", storefront: "us") {
            #expect(catalog.related("genres", of: song).contains { $0.id == "11" })
        }
        #expect(catalog.chart(of: .songs, genre: "50000063", storefront: "us").isEmpty)
        #expect((1...40).contains(catalog.chart(of: .albums, genre: "52", storefront: "us").count))
        #expect(catalog.chart(of: .songs, genre: "nonsense", storefront: "us").isEmpty)
        #expect(catalog.chart(of: .artists, genre: "34", storefront: "us").isEmpty)
    }

    @Test func `chart playlists contain the charts`() throws {
        let top = try #require(catalog.chartPlaylists(.top, storefront: "jp").first)
        #expect(catalog.playlist(top.id)?.name.standard == "Top 100: Japan")
        #expect(catalog.playlist(top.id)?.isChart == true)
        let chart = catalog.chart(of: .songs, genre: "34", storefront: "jp")
        #expect(catalog.related("tracks", of: top) == Array(chart.prefix(100)))
        let cities = catalog.chartPlaylists(.cities, storefront: "jp")
        #expect(cities.count == 4)
        #expect(Set(cities.map { catalog.related("tracks", of: $0) }).count == 4)
        #expect(cities.allSatisfy { catalog.related("tracks", of: $0).count == 25 })
        #expect(catalog.chartPlaylists(.global, storefront: "us").count > 40)
        #expect(catalog.chartPlaylists(.top, storefront: "ai").isEmpty)
    }

    @Test func `every station genre has stations`() {
        for genre in catalog.stationGenres {
            let stations = CatalogSample.related("stations", .stationGenres, genre.id)
            #expect(stations.count >= 2, "\(genre.name.standard)")
            #expect(stations.allSatisfy { catalog.station($0.id)?.isLive == false })
        }
    }
}
