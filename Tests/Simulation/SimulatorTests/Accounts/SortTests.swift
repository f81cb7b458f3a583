import AppleMusicAPI
import Testing
import TonearmCatalog

@testable import TonearmSimulator

/// Lists sorted by `sort`.
struct SortTests {
    private static let lists = ["songs", "albums", "playlists", "music-videos"]
    private let client: AccountClient

    init() throws {
        client = try AccountClient()
        // Resources with other dates of addition than the rest.
        for target in ["ids[songs]=1564531202", "ids[music-videos]=1553279848", "ids[albums]=1138988512"] {
            client.simulator.now += 100
            #expect(client.send(.post, "/v1/me/library?\(target)").status == 202)
            _ = client.get("/v1/me/library/songs?limit=1")
        }
        #expect(client.send(.post, "/v1/me/library/playlists", #"{"attributes":{"name":"Zebra"}}"#).status == 201)
    }

    /// Returns an attribute of all elements of a list, in order.
    private func values(_ list: String, _ sort: String, _ attribute: String) -> [String] {
        let target = "/v1/me/library/\(list)?extend=dateAdded&sort=\(sort)"
        let keys = client.walk(target, limit: 30).flatMap(\.self)
        #expect(Set(keys).count == keys.count && keys.count == client.total(target))
        let pages = stride(from: 0, to: keys.count, by: 100).map {
            client.resources(target + "&limit=100&offset=\($0)")
        }
        #expect(pages.joined().map(\.key) == keys)
        return pages.joined().map { $0.attribute(attribute)?.string ?? "" }
    }

    @Test(arguments: lists)
    func `a library list is sorted by name and date of addition, both ways`(list: String) {
        let names = values(list, "name", "name").map(NameOrder.key)
        #expect(names.count > 1 && names == names.sorted())
        #expect(values(list, "-name", "name").map(NameOrder.key) == names.reversed())
        let dates = values(list, "dateAdded", "dateAdded")
        #expect(Set(dates).count > 1 && dates == dates.sorted())
        #expect(values(list, "-dateAdded", "dateAdded") == dates.reversed())
    }

    @Test func `the next key breaks ties, and a repeated key has no effect`() {
        func sorted(_ query: String) -> [String] {
            client.resources("/v1/me/library/songs?limit=100&\(query)").map(\.id)
        }
        let byDate = sorted("sort=-dateAdded,-name")
        #expect(byDate == sorted("sort=-dateAdded&sort=-name") && byDate != sorted("sort=-dateAdded,name"))
        #expect(byDate == sorted("sort=-dateAdded,-name,-dateAdded,name,dateAdded"))
        let many = Array(repeating: "-name,name", count: 500).joined(separator: ",")
        #expect(byDate == sorted("sort=-dateAdded,\(many)"))
        #expect(sorted("sort=") == sorted("") && sorted("sort=,") == sorted("sort=name"))
    }

    @Test func `an unsupported key is refused`() {
        for key in ["releaseDate", "zzz", "Name", "-", "--name", "+name", "name;"] {
            client.expect(
                .value("sort", "Invalid sort '\(key)'"), "/v1/me/library/albums?sort=\(key.replacing("+", with: "%2B"))"
            )
        }
        client.expect(.value("sort", "Invalid sort 'zzz'"), "/v1/me/library/albums?sort=name,zzz")
        client.expect(.value("sort", "Invalid sort '-dateAdded'"), "/v1/me/library/artists?sort=-dateAdded")
        #expect(client.get("/v1/me/library/artists?sort=-name").status == 200)
        client.expect(.value("sort", "Invalid sort 'dateAdded'"), "/v1/catalog/us/artists/178834/albums?sort=dateAdded")
        for list in ["me/library/playlist-folders", "me/library/recently-added", "catalog/us/albums/310730204/tracks"] {
            client.expect(.notAllowed("sort"), "/v1/\(list)?sort=name")
        }
    }

    @Test func `ids keep their order`() {
        let ids = client.resources("/v1/me/library/songs?limit=5").map(\.id).reversed().joined(separator: ",")
        let found = client.resources("/v1/me/library/songs?sort=name&ids=\(ids)").map(\.id)
        #expect(found.joined(separator: ",") == ids)
    }

    @Test(arguments: ["albums", "songs"], ["178834", "9000100000"])
    func `an artist's music is sorted by date and name`(list: String, artist: String) throws {
        func sorted(_ sort: String, by attribute: String) -> [String] {
            let target = "/v1/catalog/us/artists/\(artist)/\(list)?sort=\(sort)"
            let keys = client.walk(target).flatMap(\.self)
            #expect(!keys.isEmpty && Set(keys).count == keys.count)
            return keys.compactMap { key in
                client.resource("/v1/catalog/us/" + key)?.attribute(attribute)?.string
            }
        }
        try #require(client.get("/v1/catalog/us/artists/\(artist)").status == 200)
        let dates = sorted("releaseDate", by: "releaseDate")
        #expect(dates == dates.sorted())
        #expect(sorted("-releaseDate", by: "releaseDate") == dates.reversed())
        let names = sorted("name", by: "name").map(NameOrder.key)
        #expect(names == names.sorted())
        #expect(sorted("-name", by: "name").map(NameOrder.key) == names.reversed())
    }

    @Test func `the Schema defines the keys of each list`() {
        let sorted = Schema.appleMusic.endpoints.filter { $0.parameter("sort") != nil }
        let library = ["songs", "albums", "playlists", "music-videos", "artists"].map { "/v1/me/library/\($0)" }
        let catalog = ["albums", "songs"].map { "/v1/catalog/{storefront}/artists/{id}/\($0)" }
        #expect(Set(sorted.map(\.path)) == Set(library + catalog))
    }
}
