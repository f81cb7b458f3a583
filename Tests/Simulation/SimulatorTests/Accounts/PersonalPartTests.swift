import AppleMusicAPI
import Testing
import TonearmCatalog

@testable import TonearmSimulator

/// Personal parts of catalog answers, and catalog parts of library answers.
struct PersonalPartTests {
    @Test(arguments: [
        ("albums/310730204", "library-albums/l.sticiFl"), ("songs/907242702", "library-songs/i.7PJNN4mfXlD68R"),
        ("music-videos/1553279848", "library-music-videos/i.V7B9dQLsZ8DZKe"),
        ("playlists/pl.5b0194eaa170401e8986335d7e77aa4e", "library-playlists/p.MoGJYM3CYXW09B"),
    ])
    func `a catalog resource has a relationship to its library copy`(path: String, key: String) throws {
        let client = try AccountClient()
        let target = "/v1/catalog/us/" + path
        let included = try #require(client.resource(target + "?include=library")?.relationship("library"))
        #expect(included.href == target + "/library" && included.data.map(\.key) == [key])
        #expect(included.data[0].attributes != nil && included.total == nil)
        let related = try #require(client.resource(target + "?relate=library")?.relationship("library"))
        #expect(related.data.map(\.form) == [.identity])
        #expect(client.resources(target + "/library").map(\.key) == [key])
        #expect(client.resource(target)?.relationship("library") == nil)
    }

    @Test func `a resource outside the library has an empty relationship without a path`() throws {
        let client = try AccountClient("newcomer")
        let target = "/v1/catalog/jp/albums/310730204"
        #expect(client.resource(target + "?include=library")?.relationship("library")?.data == [])
        client.expect(.nothingRelated("library"), target + "/library")
        client.expect(.notFound, "/v1/catalog/jp/albums/1/library")
    }

    @Test func `favourites exist for every type with the attribute`() throws {
        let client = try AccountClient()
        for (type, id) in [
            ("albums", "310730204"), ("artists", "178834"), ("songs", "203709340"), ("music-videos", "1553279848"),
            ("playlists", "pl.f4d106fed2bd41149aaacabb233eb5eb"),
        ] {
            _ = client.send(.delete, "/v1/me/favorites?ids[\(type)]=\(id)")
            let target = "/v1/catalog/us/\(type)/\(id)?extend=inFavorites"
            #expect(client.resource(target)?.attribute("inFavorites") == false)
            _ = client.send(.post, "/v1/me/favorites?ids[\(type)]=\(id),none")
            let names = client.resource(target)?.attributes?.names ?? []
            #expect(names.contains("inFavorites") && names == names.sorted())
            #expect(client.resource(target)?.attribute("inFavorites") == true)
        }
    }

    @Test func `every subscriber has a personal station`() throws {
        var ids: [String] = []
        for account in ["subscriber", "newcomer"] {
            let client = try AccountClient(account)
            let station = try #require(
                client.resource("/v1/catalog/us/stations?filter[identity]=personal"))
            #expect(station.id.hasPrefix("ra.u-") && station.attribute("playParams.kind") == "radioStation")
            #expect(client.resource("/v1/catalog/us/stations/\(station.id)") == station)
            #expect(
                client.send(.put, "/v1/me/ratings/stations/\(station.id)", #"{"attributes":{"value":1}}"#).status == 200
            )
            ids.append(station.id)
        }
        #expect(Set(ids).count == 2)
        let client = try AccountClient()
        client.expect(.notFound, "/v1/catalog/us/stations/\(ids[1])")
        client.userToken = nil
        client.expect(.notFound, "/v1/catalog/us/stations/\(ids[0])")
        client.expect(.noToken, "/v1/catalog/us/stations?filter[identity]=personal")
    }

    @Test func `a mixed fetch includes ratings`() throws {
        let client = try AccountClient()
        let found = client.resources("/v1/catalog/us?ids[songs]=907242702&ids[ratings]=907242702,1")
        #expect(found.map(\.key) == ["songs/907242702", "ratings/907242702"])
    }

    @Test func `catalog objects use the account's storefront and languages`() throws {
        let client = try AccountClient("newcomer")
        _ = client.send(.post, "/v1/me/library?ids[albums]=310730204")
        let album = try #require(client.resource("/v1/me/library/albums?include=catalog"))
        #expect(album.relationship("catalog")?.data.first?.href == "/v1/catalog/jp/albums/310730204")
        #expect(client.resource("/v1/me/storefront")?.key == "storefronts/jp")
        let chart = SimulatorClient.catalog.chart(of: .albums, genre: "34", storefront: "jp")
        let named = try #require(
            chart.first {
                SimulatorClient.catalog.album($0.id).map { $0.name.text(in: "ja") != $0.name.text(in: "en-US") } == true
            })
        _ = client.send(.post, "/v1/me/library?ids[albums]=\(named.id)")
        let record = try #require(SimulatorClient.catalog.album(named.id))
        func names(_ query: String) -> [String] {
            client.resources("/v1/me/library/albums" + query).compactMap { $0.attribute("name")?.string }
        }
        #expect(names("").contains(record.name.text(in: "ja")))
        #expect(names("?l=en-US").contains(record.name.text(in: "en-US")))
        #expect(names("?l=fr-FR") == names(""))
        client.expect(.value("l", "Invalid language tag 'zz'"), "/v1/me/library/albums?l=zz")
        #expect(
            client.get("/v1/me/library/albums?l=en-US&limit=1").json["next"] == "/v1/me/library/albums?l=en-US&offset=1"
        )
    }

    @Test func `an account's answer contains its subscription`() throws {
        let client = try AccountClient()
        #expect(
            client.get("/v1/me/account?meta=subscription&challenge[subscriptionCapabilities]=a,b").json.text
                == #"{"data":[{"id":"me","type":"accounts","href":"/v1/me/account","attributes":{"restrictions":{}}}],"meta":{"challenge":{"subscriptionCapabilities":["a","b"]},"subscription":{"active":true,"storefront":"us"}}}"#
        )
        #expect(client.get("/v1/me/account").json["meta"] == nil)
    }
}
