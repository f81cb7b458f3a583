import AppleMusicAPI
import Testing

@testable import TonearmCatalog

/// The resources of the reference's example requests.
struct DocumentedRequestTests {
    private let catalog = CatalogSample.catalog

    @Test(arguments: [
        "activities/976439514", "activities/976439503", "albums/1616728060", "albums/1138988512", "albums/475655712",
        "apple-curators/976439526", "apple-curators/1017168810", "artists/1147783278", "curators/976439455",
        "curators/976439448", "curators/1107687517", "genres/14", "genres/21", "music-videos/1553279848",
        "music-videos/1549013065", "music-videos/1555764127", "music-videos/639032181", "music-videos/870852283",
        "playlists/pl.f4d106fed2bd41149aaacabb233eb5eb", "playlists/pl.cb4d1c09a2df4230a78d0395fe1f8fde",
        "playlists/pl.5b0194eaa170401e8986335d7e77aa4e", "playlists/pl.5ee8333dbe944d9f9151e97d92d1ead9",
        "record-labels/1543990853", "songs/1613600188", "songs/907242702", "songs/1151618586",
        "stations/ra.1498157166", "stations/ra.1582049480", "stations/ra.853851860", "stations/ra.840950253",
        "stations/ra.651880159", "station-genres/1149486336",
    ])
    func `exists`(text: String) {
        let parts = text.split(separator: "/").map(String.init)
        #expect(catalog.has(ResourceIdentifier(ResourceType(parts[0]), parts[1])))
    }

    @Test(arguments: [
        "activities/976439514/playlists", "albums/1616728060/tracks", "albums/1616728060/related-videos",
        "apple-curators/976439526/playlists", "artists/1147783278/albums", "artists/1147783278/full-albums",
        "curators/976439455/playlists", "music-videos/1555764127/artists",
        "playlists/pl.cb4d1c09a2df4230a78d0395fe1f8fde/featured-artists", "record-labels/1543990853/top-releases",
        "songs/1613600188/albums", "stations/ra.1582049480/radio-show", "station-genres/1149486336/stations",
    ])
    func `has content that is visible in the United States`(text: String) throws {
        let parts = text.split(separator: "/").map(String.init)
        let found = catalog.related(parts[2], of: ResourceIdentifier(ResourceType(parts[0]), parts[1]))
        #expect(!found.isEmpty)
        #expect(found.allSatisfy(catalog.has))
    }

    @Test func `an episode's radio show is a show`() throws {
        let show = try #require(CatalogSample.related("radio-show", .stations, "ra.1582049480").first)
        #expect(show == ResourceIdentifier(.appleCurators, "1496850205"))
        #expect(catalog.curator(show)?.kind == "Show")
    }

    @Test func `the example codes find their records`() {
        #expect(catalog.identifiers(isrc: "GB1302001140", in: .musicVideos) == ["1552406856", "1553279848"])
        #expect(catalog.identifiers(isrc: "USQE92100257", in: .songs).contains("1613600188"))
        #expect(catalog.identifiers(upc: "00602445868162") == ["1620500261"])
    }

    @Test func `the example charts and live stations have content`() {
        for type in [ResourceType.songs, .albums, .playlists] {
            #expect(!catalog.chart(of: type, genre: "20", storefront: "us").isEmpty)
        }
        #expect(
            catalog.chartPlaylists(.top, storefront: "us").map(\.id) == ["pl.606afcbb70264d2eb2b51d8dbcfa6a12"])
        #expect(catalog.liveStations.map(\.id) == ["ra.978194965", "ra.1498155548", "ra.1498157166"])
        #expect(catalog.liveStations.allSatisfy { catalog.station($0.id)?.isLive == true })
    }

    @Test func `documented resources are visible in the United States`() throws {
        for line in 0..<RecordedTables.albums.count {
            let album = try #require(catalog.album(String(RecordedTables.albums.number(ofLine: line))))
            if album.id != "1633956892" { #expect(album.availability.includes("us")) }
        }
        for id in ["1553279848", "1552406856", "1549013065"] {
            #expect(catalog.musicVideo(id)?.availability.includes("us") == true)
        }
    }

    @Test func `every playlist that a recorded curator lists exists`() {
        for curator in CatalogSample.curators {
            #expect(!catalog.related("playlists", of: curator).isEmpty || curator.id.hasPrefix("89"), "\(curator)")
            #expect(catalog.related("playlists", of: curator).allSatisfy(catalog.has))
        }
        #expect(CatalogSample.related("playlists", .activities, "976439503").count == 10)
        #expect(CatalogSample.related("playlists", .activities, "976439514").count == 11)
    }
}
