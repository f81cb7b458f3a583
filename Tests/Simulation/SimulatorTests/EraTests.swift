import AppleMusicAPI
import Testing

@testable import TonearmSimulator

/// The service of 2017, as shown in the talk and in articles of that time.
struct EraTests {
    private func client(_ era: Era) throws -> AccountClient {
        let client = try AccountClient()
        client.simulator.state.era = era
        return client
    }

    @Test func `a state has today's era by default, also if it was saved without one`() throws {
        var state = SimulatorState(seed: 1)
        #expect(state.era == .today)
        state.era = .of2017
        #expect(state != SimulatorState(seed: 1))
        state.era = .today
        #expect(state == SimulatorState(seed: 1))
    }

    @Test func `artists have no artwork, in any answer`() throws {
        let targets = [
            "/v1/catalog/us/artists/178834", "/v1/catalog/us/albums/310730204/artists",
            "/v1/catalog/us/search?term=springsteen&types=artists", "/v1/catalog/us/artists?ids=178834,462006",
            "/v1/catalog/us/albums/310730204?include=artists",
        ]
        for target in targets {
            for era in Era.allCases {
                let text = String(decoding: try client(era).send(.get, target).body.bytes, as: UTF8.self)
                #expect(text.contains("/artwork/artists/") == (era == .today), "\(target), \(era)")
            }
        }
        #expect(try client(.of2017).resource("/v1/catalog/us/albums/310730204")?.attribute("artwork.url") != nil)
    }

    @Test(arguments: [
        ("/v1/catalog/us/artists/178834/songs?limit=25", "songs", 20),
        ("/v1/catalog/us/artists/178834?include=songs&limit[songs]=25", "songs", 20),
    ])
    func `the error for a large limit has another text`(target: String, name: String, maximum: Int) throws {
        let old = try client(.of2017).get(target)
        #expect(old.status == 400 && old.json["errors"]?[0]?["code"]?.string == "40005")
        #expect(
            old.json["errors"]?[0]?["detail"]?.string
                == "Specified limit for relationship '\(name)' exceeds maximum of \(maximum)")
        #expect(
            try client(.today).get(target).json["errors"]?[0]?["detail"]?.string
                == "Value must be an integer less than or equal to \(maximum), but was: 25")
    }

    @Test func `the limit of a search has today's error text`() throws {
        let target = "/v1/catalog/us/search?term=night&types=songs&limit=26"
        let details = try Era.allCases.map { try client($0).get(target).json["errors"]?[0]?["detail"]?.string }
        #expect(details[0] == details[1] && details[0]?.hasPrefix("Value must be") == true)
    }

    @Test func `storefronts have fewer languages and no policy`() throws {
        let old = try client(.of2017)
        let found = old.resources("/v1/storefronts?ids=us,au,jp,cn")
        #expect(
            found.map { $0.attribute("supportedLanguageTags")?.strings ?? [] }
                == [["en-US", "es-MX"], ["en-AU"], ["ja", "en-US"], ["zh-Hans-CN", "en-GB"]])
        #expect(found.allSatisfy { $0.attribute("explicitContentPolicy") == nil })
        #expect(found.last?.attribute("name")?.string == "China")
        #expect(old.resources("/v1/storefronts?limit=2").map(\.id) == ["ai", "ag"])
        #expect(old.resources("/v1/storefronts").count == Storefront.all.count - 2)
        #expect(old.get("/v1/storefronts/dz").status == 404 && old.get("/v1/catalog/dz/genres").status == 400)
        #expect(try client(.today).resources("/v1/storefronts?limit=2").map(\.id) == ["dz", "ao"])
    }

    @Test func `a language that a storefront lacked gives its default`() throws {
        let target = "/v1/catalog/us/genres/21?l=fr-FR"
        #expect(try client(.today).resource(target)?.attribute("name")?.string == "Rock")
        let old = try client(.of2017).resource("/v1/catalog/us/genres/34?l=fr-FR")?.attribute("name")?.string
        let new = try client(.today).resource("/v1/catalog/us/genres/34?l=fr-FR")?.attribute("name")?.string
        #expect(old == "Music" && new == "Musique")
    }

    @Test func `a search without types has all groups in every era`() throws {
        for era in Era.allCases {
            let results = try client(era).get("/v1/catalog/us/search?term=khalid").json["results"]?.object
            for type in ["albums", "artists", "songs", "playlists"] { #expect(results?[type] != nil, "\(era)") }
        }
    }

    @Test(arguments: Era.allCases)
    func `an artist's songs ended at twenty`(era: Era) throws {
        let service = try client(era)
        let songs = "/v1/catalog/us/artists/178834/songs"
        #expect(service.resources("\(songs)?limit=20").count == 20)
        #expect((service.get("\(songs)?limit=20").json["next"] == nil) == (era != .today))
        #expect((service.get("\(songs)?offset=20").status == 404) == (era != .today))
    }

    @Test(arguments: Era.allCases)
    func `a refused request of 2017 has an error for each problem`(era: Era) throws {
        let target = "/v1/catalog/us/search?types=foo&limit=1000&term=a"
        let errors = try client(era).get(target).json["errors"]?.array ?? []
        let sources = errors.map { $0["source"]?["parameter"]?.string }
        #expect(sources == (era == .of2017 ? ["types", "limit"] : ["types"]))
        #expect(Set(errors.map { $0["id"]?.string }).count == errors.count)
    }

    @Test func `members of 2017 are in the order of the samples`() throws {
        let text = String(decoding: try client(.of2017).send(.get, "/v1/storefronts/au").body.bytes, as: UTF8.self)
        #expect(
            text == #"{"data":[{"attributes":{"defaultLanguageTag":"en-AU","name":"Australia","#
                + #""supportedLanguageTags":["en-AU"]},"href":"/v1/storefronts/au","id":"au","type":"storefronts"}]}"#)
    }

    @Test func `cached answers are separate for each era`() throws {
        let client = try AccountClient(nil)
        let target = "/v1/catalog/us/artists/178834"
        let first = client.send(.get, target).body.bytes
        client.simulator.state.era = .of2017
        let second = client.send(.get, target).body.bytes
        client.simulator.state.era = .today
        #expect(first != second && client.send(.get, target).body.bytes == first)
    }
}
