import AppleMusicAPI
import Testing
import TonearmCatalog
import TonearmServiceSupport

/// Fetching several resources.
struct BatchTests {
    @Test func `repeated ids are answered once, in order`() async throws {
        for query in ["ids=310730204,0,190758914,310730204", "ids=310730204&ids=190758914&ids=310730204"] {
            let found = try await SimulatorClient().resources("/v1/catalog/us/albums?\(query)")
            #expect(found.map(\.id) == ["310730204", "190758914"])
        }
    }

    @Test func `several types come in one answer`() async throws {
        let ids = Known.ids.filter { $0.key != .storefronts }
        let query = ids.map { "ids[\($0.key)]=\($0.value)" }.sorted().joined(separator: "&")
        let found = try await SimulatorClient().resources("/v1/catalog/us?\(query)")
        #expect(Set(found.map(\.key)) == Set(ids.map { "\($0.key)/\($0.value)" }))
        #expect(found.allSatisfy { $0.attributes != nil })
    }

    @Test func `an account's ratings are missing without it`() async throws {
        let body = try await SimulatorClient().get("/v1/catalog/us?ids[ratings]=1&ids[songs]=203709340").json
        #expect(body["data"]?.array?.count == 1)
    }

    @Test(arguments: [
        ("artists?ids=178834,462006&include=songs", "songs"),
        ("artists?ids=178834,462006&include[artists]=songs", "songs"),
        ("artists?ids=178834,0&include=albums,songs", "songs"),
        (
            "playlists?ids=pl.f4d106fed2bd41149aaacabb233eb5eb,pl.cb4d1c09a2df4230a78d0395fe1f8fde&include=tracks",
            "tracks"
        ),
        ("?ids[artists]=178834&ids[albums]=310730204&include=songs", "songs"),
        ("?ids[artists]=178834&ids[songs]=203709340&include[artists]=songs", "songs"),
    ])
    func `some relationships can be included only for a single resource`(path: String, name: String) async throws {
        let target = "/v1/catalog/us" + (path.hasPrefix("?") ? "" : "/") + path
        try await SimulatorClient().expect(
            .value("include", "The '\(name)' relationship may only be activated with a single resource fetch"),
            from: target)
    }

    @Test(arguments: ["artists/178834?include=songs", "artists?ids=178834&include=songs"])
    func `a single artist can include its songs`(path: String) async throws {
        let songs = try await SimulatorClient().resource("/v1/catalog/us/\(path)")?.relationship("songs")
        #expect(songs?.data.isEmpty == false)
    }

    @Test func `several albums can include their tracks`() async throws {
        let query = "ids[albums]=310730204&ids[songs]=203709340&include=tracks"
        #expect(try await SimulatorClient().answer("/v1/catalog/us?\(query)").status == 200)
    }

    @Test func `a playlist includes its tracks only if it is the single resource`() async throws {
        let ids = ["pl.f4d106fed2bd41149aaacabb233eb5eb", "pl.cb4d1c09a2df4230a78d0395fe1f8fde"]
        let single = try await SimulatorClient().resource("/v1/catalog/us/playlists/\(ids[0])")
        #expect(single?.relationships.map(\.name) == ["curator", "tracks"])
        let batch = try await SimulatorClient().resources("/v1/catalog/us/playlists?ids=\(ids.joined(separator: ","))")
        #expect(batch.map { $0.relationships.map(\.name) } == [["curator"], ["curator"]])
    }

    @Test func `the map form contains each resource once, and identifiers elsewhere`() async throws {
        let target = "/v1/catalog/us/albums/310730204?include=artists&format[resources]=map"
        let json = try await SimulatorClient().get(target).json
        #expect(json.object?.names == ["data", "resources"])
        #expect(
            json["data"]?[0]?.text == #"{"id":"310730204","type":"albums","href":"/v1/catalog/us/albums/310730204"}"#)
        let album = json["resources"]?["albums"]?["310730204"]
        #expect(album?["attributes"]?["name"] == "Born to Run")
        #expect(album?["relationships"]?["tracks"]?["data"]?[0]?["attributes"] == nil)
        #expect(json["resources"]?["songs"]?.object?.members.count == 8)
        #expect(json["resources"]?["artists"]?["178834"]?["attributes"]?["name"] == "Bruce Springsteen")
    }

    @Test func `artwork URLs keep the requested tokens`() async throws {
        let path = "/v1/catalog/us/albums/310730204"
        func ending(_ query: String) async throws -> String? {
            try await SimulatorClient().resource(path + query)?.attribute("artwork.url")?.string
                .flatMap { $0.split(separator: "/").last.map(String.init) }
        }
        #expect(try await ending("") == "{w}x{h}bb.png")
        #expect(try await ending("?art[url]=c,f") == "{w}x{h}{c}.{f}")
        #expect(try await ending("?art[albums:url]=f") == "{w}x{h}bb.{f}")
        #expect(try await ending("?art[songs:url]=f") == "{w}x{h}bb.png")
    }
}
