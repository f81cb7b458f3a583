import AppleMusicAPI
import AppleMusicSimulator
import EndpointSupport
import MusicCatalog
import Testing

/// Errors of paths, methods and look-ups, to the byte.
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
    func `a path that names what does not exist`(path: String, detail: String) async throws {
        try await SimulatorClient().expect(.path(detail), from: path)
    }

    @Test(arguments: [
        "/v1/v1/catalog/us/albums/310730204", "/v1/zzz", "/v2/catalog/us/songs/1", "/", "", "/v1/catalog",
    ])
    func `a path outside the API is not found`(path: String) async throws {
        try await SimulatorClient().expect(.notFound, from: path)
    }

    @Test(arguments: Schema.appleMusic.endpoints.filter { $0.authentication == .developerToken })
    func `only reading is allowed in the catalog`(endpoint: Endpoint) async throws {
        let client = try SimulatorClient()
        for method in [Request.Method.post, .put, .delete, .patch] {
            try await client.expect(.method, from: endpoint.path(id: "1"), method: method)
        }
    }

    @Test(arguments: Schema.appleMusic.catalogTypes.map(\.type.rawValue))
    func `an unknown id is not found by itself and left out of a batch`(type: String) async throws {
        let client = try SimulatorClient()
        try await client.expect(.notFound, from: "/v1/catalog/us/\(type)/0")
        let batch = try await client.get("/v1/catalog/us/\(type)?ids=0,zzz")
        #expect(batch.status == 200)
        #expect(batch.json.text == #"{"data":[]}"#)
    }

    @Test func `an unknown owner is not found by its relationships and views`() async throws {
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

    @Test func `an unknown storefront by itself is not found`() async throws {
        try await SimulatorClient().expect(.notFound, from: "/v1/storefronts/zz")
    }

    @Test(arguments: ["zz", "ZZ", "usa", "u", "pk", "%20"])
    func `a catalog of no storefront is refused`(storefront: String) async throws {
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
    func `a path with nothing behind it`(target: String, name: String) async throws {
        try await SimulatorClient().expect(.nothingRelated(name), from: target)
    }

    @Test(arguments: ["lyrics", "syllable-lyrics"])
    func `what exists but is locked says so`(name: String) async throws {
        try await SimulatorClient().expect(.locked(name), from: "/v1/catalog/us/songs/203709340/\(name)")
    }

    @Test func `what belongs to an account needs a music user token`() async throws {
        let client = try SimulatorClient()
        for endpoint in Schema.appleMusic.endpoints
        where endpoint.authentication == .developerAndUserToken && !endpoint.isForWebPlayer {
            try await client.expect(.forbidden, from: endpoint.path(id: "1"), method: endpoint.method)
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
