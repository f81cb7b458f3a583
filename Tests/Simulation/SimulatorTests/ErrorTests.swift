import AppleMusicAPI
import Testing
import TonearmCatalog
import TonearmServiceSupport
import TonearmSimulator

/// Errors of paths, methods and look-ups, byte for byte.
struct ErrorTests {
    @Test(arguments: [
        ("/v1/catalog/us/zzz/1", "Unknown catalog resource type 'zzz'"),
        ("/v1/catalog/us/zzz", "Unknown catalog resource type 'zzz'"),
        ("/v1/catalog/us/album/310730204", "Unknown catalog resource type 'album'"),
        ("/v1/catalog/us/storefronts", "Unknown catalog resource type 'storefronts'"),
        ("/v1/catalog/us/library-songs/i.1", "Unknown catalog resource type 'library-songs'"),
        ("/v1/me/library/library-songs/i.1", "Unknown library resource type 'library-songs'"),
        ("/v1/me/library/artists%3Foffset=25", "Unknown library resource type 'artists?offset=25'"),
        (
            "/v1/catalog/us/songs/203709340/zzz-not-a-relationship",
            "No relationship found matching 'zzz-not-a-relationship'"
        ),
        ("/v1/catalog/us/stations/ra.978194965/tracks", "No relationship found matching 'tracks'"),
        ("/v1/catalog/us/genres/14/albums", "No relationship found matching 'albums'"),
        ("/v1/catalog/us/albums/310730204/view/more-by-artist", "No relationship found matching 'more-by-artist'"),
        ("/v1/catalog/us/albums/310730204/view", "No relationship found matching 'view'"),
        ("/v1/catalog/us/songs/203709340/view/top-songs", "No relationship found matching 'view'"),
        ("/v1/catalog/us/songs/203709340/caf%C3%A9", "No relationship found matching 'café'"),
    ])
    func `an unknown path has a specific error`(path: String, detail: String) async throws {
        try await SimulatorClient().expect(.path(detail), from: path)
    }

    @Test(arguments: [
        "/v1/v1/catalog/us/albums/310730204", "/v1/zzz", "/v2/catalog/us/songs/1", "/", "", "/v1/catalog",
    ])
    func `a path outside the API is not found`(path: String) async throws {
        try await SimulatorClient().expect(.notFound, from: path)
    }

    @Test(arguments: Schema.appleMusic.endpoints.filter { $0.authentication == .developerToken })
    func `the catalog is read-only`(endpoint: Endpoint) async throws {
        let client = try SimulatorClient()
        for method in [Request.Method.post, .put, .delete, .patch] {
            try await client.expect(.method, from: endpoint.path(id: "1"), method: method)
        }
    }

    @Test(arguments: Schema.appleMusic.catalogTypes.map(\.type.rawValue))
    func `an unknown id is not found, or omitted from a batch`(type: String) async throws {
        let client = try SimulatorClient()
        try await client.expect(.notFound, from: "/v1/catalog/us/\(type)/0")
        let batch = try await client.get("/v1/catalog/us/\(type)?ids=0,zzz")
        #expect(batch.status == 200)
        #expect(batch.json.text == #"{"data":[]}"#)
    }

    @Test func `relationships and views of an unknown resource are not found`() async throws {
        let client = try SimulatorClient()
        for type in Schema.appleMusic.catalogTypes {
            for relationship in type.relationships where !relationship.isPersonal {
                try await client.expect(.notFound, from: "/v1/catalog/us/\(type.type)/0/\(relationship.name)")
            }
            for view in type.views {
                try await client.expect(.notFound, from: "/v1/catalog/us/\(type.type)/0/view/\(view.name)")
            }
        }
    }

    @Test func `a single unknown storefront is not found`() async throws {
        try await SimulatorClient().expect(.notFound, from: "/v1/storefronts/zz")
    }

    @Test(arguments: ["zz", "ZZ", "usa", "u", "pk", "%20"])
    func `the catalog of an unknown storefront is refused`(storefront: String) async throws {
        let client = try SimulatorClient()
        let error = ExpectedError.storefront(PercentEncoding.decode(storefront))
        for path in ["/v1/catalog/\(storefront)/albums/1", "/v1/language/\(storefront)/tag?acceptLanguage=en"] {
            try await client.expect(error, from: path)
        }
    }

    @Test(arguments: [
        ("/v1/catalog/us/stations/ra.978194965/radio-show", "radio-show"),
        ("/v1/catalog/us/albums/310730204/tracks?offset=300", "tracks"),
        ("/v1/catalog/us/artists/178834/view/top-songs?offset=5000", "top-songs"),
    ])
    func `an empty relationship is not found`(target: String, name: String) async throws {
        try await SimulatorClient().expect(.nothingRelated(name), from: target)
    }

    @Test(arguments: ["lyrics", "syllable-lyrics"])
    func `a locked relationship is refused`(name: String) async throws {
        try await SimulatorClient().expect(.locked(name), from: "/v1/catalog/us/songs/203709340/\(name)")
    }

    @Test func `personal requests need a music user token`() async throws {
        let client = try SimulatorClient()
        for endpoint in Schema.appleMusic.endpoints
        where endpoint.authentication == .developerAndUserToken && !endpoint.isForWebPlayer {
            try await client.expect(.noToken, from: endpoint.path(id: "1"), method: endpoint.method)
        }
    }

    @Test func `each error has its own id`() throws {
        var simulator = try SimulatorClient().simulator
        let request = Request(.get, "/v1/zzz", headers: try SimulatorClient().headers)
        var ids: Set<String> = []
        for _ in 0..<50 {
            let body = simulator.respond(to: request).body
            ids.insert(body.json?["errors"]?[0]?["id"]?.string ?? "")
        }
        #expect(ids.count == 50)
    }
}
