import AppleMusicAPI
import Testing

/// The example requests of Apple's reference, as printed, with their resources.
struct DocumentedAnswerTests {
    @Test(arguments: [
        ("/v1/catalog/us/activities/976439514", "activities/976439514"),
        ("/v1/catalog/us/albums/1616728060", "albums/1616728060"),
        ("/v1/catalog/us/apple-curators/976439526", "apple-curators/976439526"),
        ("/v1/catalog/us/artists/1147783278", "artists/1147783278"),
        ("/v1/catalog/us/curators/1107687517", "curators/1107687517"),
        ("/v1/catalog/us/genres/14", "genres/14"),
        ("/v1/catalog/us/music-videos/1553279848", "music-videos/1553279848"),
        (
            "/v1/catalog/us/playlists/pl.f4d106fed2bd41149aaacabb233eb5eb",
            "playlists/pl.f4d106fed2bd41149aaacabb233eb5eb"
        ),
        ("/v1/catalog/us/record-labels/1543990853", "record-labels/1543990853"),
        ("/v1/catalog/us/songs/1613600188", "songs/1613600188"),
        ("/v1/catalog/us/stations/ra.1498157166", "stations/ra.1498157166"),
        ("/v1/catalog/us/station-genres/1149486336", "station-genres/1149486336"),
        ("/v1/storefronts/jp", "storefronts/jp"),
        ("/v1/catalog/us/activities?ids=976439514,976439503", "activities/976439514 activities/976439503"),
        ("/v1/catalog/us/albums?ids=1616728060", "albums/1616728060"),
        (
            "/v1/catalog/us/apple-curators?ids=976439526,1017168810",
            "apple-curators/976439526 apple-curators/1017168810"
        ),
        ("/v1/catalog/us/artists?ids=1147783278", "artists/1147783278"),
        ("/v1/catalog/us/curators?ids=976439448,1107687517", "curators/976439448 curators/1107687517"),
        ("/v1/catalog/us/genres?ids=14,21", "genres/14 genres/21"),
        ("/v1/catalog/us/music-videos?ids=1553279848,1549013065", "music-videos/1553279848 music-videos/1549013065"),
        ("/v1/catalog/us/songs?ids=1613600188", "songs/1613600188"),
        ("/v1/catalog/us/stations?ids=ra.1498157166", "stations/ra.1498157166"),
        ("/v1/catalog/us/record-labels?ids=1543990853", "record-labels/1543990853"),
        ("/v1/catalog/us/station-genres?ids=1149486336", "station-genres/1149486336"),
        (
            "/v1/storefronts?ids=us,ca,cn,au,hk",
            "storefronts/us storefronts/ca storefronts/cn storefronts/au storefronts/hk"
        ),
        // The code belongs to the clean edition.
        ("/v1/catalog/us/albums?filter[upc]=00602445868162", "albums/1620500261"),
        ("/v1/catalog/ly/albums?filter[equivalents]=1616728060", "albums/1620500261"),
        ("/v1/catalog/ch/music-videos?filter[equivalents]=1553279848", "music-videos/1552406856"),
    ])
    func `resources are returned by id, in the order of the request`(target: String, expected: String) async throws {
        let found = try await SimulatorClient().resources(target)
        #expect(found.map(\.key) == expected.split(separator: " ").map(String.init))
        #expect(found.allSatisfy { $0.attributes != nil })
    }

    @Test(arguments: [
        ("/v1/catalog/us/activities/976439514/playlists", "playlists"),
        ("/v1/catalog/us/albums/1616728060/tracks", "songs music-videos"),
        ("/v1/catalog/us/albums/1616728060/view/related-videos", "music-videos"),
        ("/v1/catalog/us/apple-curators/976439526/playlists", "playlists"),
        ("/v1/catalog/us/artists/1147783278/albums", "albums"),
        ("/v1/catalog/us/artists/1147783278/view/full-albums", "albums"),
        ("/v1/catalog/us/curators/976439455/playlists", "playlists"),
        ("/v1/catalog/us/music-videos/1555764127/artists", "artists"),
        ("/v1/catalog/us/playlists/pl.cb4d1c09a2df4230a78d0395fe1f8fde/view/featured-artists", "artists"),
        ("/v1/catalog/us/record-labels/1543990853/view/top-releases", "albums"),
        ("/v1/catalog/us/songs/1613600188/albums", "albums"),
        ("/v1/catalog/us/stations/ra.1582049480/radio-show", "apple-curators"),
        ("/v1/catalog/us/station-genres/1149486336/stations", "stations"),
        ("/v1/catalog/us/station-genres", "station-genres"),
        ("/v1/storefronts", "storefronts"),
        ("/v1/catalog/us/genres", "genres"),
        ("/v1/catalog/us/playlists?filter[storefront-chart]=us", "playlists"),
        ("/v1/catalog/ly/albums?filter[equivalents]=1616728060", "albums"),
        ("/v1/catalog/ch/music-videos?filter[equivalents]=1553279848", "music-videos"),
        ("/v1/catalog/jp/songs?filter[equivalents]=1613600188", "songs"),
        ("/v1/catalog/us/music-videos?filter[isrc]=GB1302001140", "music-videos"),
        ("/v1/catalog/us/songs?filter[isrc]=USQE92100257", "songs"),
        ("/v1/catalog/us/stations?filter[featured]=apple-music-live-radio", "stations"),
    ])
    func `related resources are returned, with the right types`(target: String, types: String) async throws {
        let found = try await SimulatorClient().resources(target)
        #expect(!found.isEmpty)
        let allowed = types.split(separator: " ").map(String.init)
        #expect(found.allSatisfy { allowed.contains($0.type.rawValue) && $0.attributes != nil })
    }

    @Test(arguments: [
        ("/v1/catalog/us/charts?types=songs,albums,playlists&genre=20&limit=1", "songs albums playlists"),
        ("/v1/catalog/us/search/hints?term=beach+bunny", "terms"),
        ("/v1/catalog/us/search/suggestions?term=beach+bunny&kinds=terms", "suggestions"),
        ("/v1/catalog/us/search?types=songs,albums,artists&term=beach+bunny", "songs albums artists"),
    ])
    func `results are grouped, without empty groups`(target: String, groups: String) async throws {
        let (status, json) = try await SimulatorClient().get(target)
        #expect(status == 200)
        for group in groups.split(separator: " ") {
            let found = json["results"]?[String(group)]
            #expect((found?["data"] ?? found)?.array?.isEmpty == false, "\(group)")
        }
    }

    @Test func `the personal station needs a music user token`() async throws {
        try await SimulatorClient().expect(.noToken, from: "/v1/catalog/us/stations?filter[identity]=personal")
    }

    @Test(arguments: [
        ("/v1/catalog/us/songs?filter[isrc]=USQE92100257", "isrc", "USQE92100257"),
        ("/v1/catalog/us/music-videos?filter[isrc]=GB1302001140", "isrc", "GB1302001140"),
        ("/v1/catalog/us/albums?filter[upc]=00602445868162", "upc", "00602445868162"),
    ])
    func `a filter finds the resources with a code`(target: String, attribute: String, code: String) async throws {
        let found = try await SimulatorClient().resources(target)
        #expect(found.map { $0.attribute(attribute)?.string } == found.map { _ in code })
        #expect(!found.isEmpty)
    }
}
