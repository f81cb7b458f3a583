import AppleMusicAPI
import Testing
import TonearmCatalog

@testable import TonearmSimulator

/// Errors of writes.
struct WriteErrorTests {
    private static let tracks = "/v1/me/library/playlists/p.ldvAAZ3C3Qmop9/tracks"
    private static let rating = "/v1/me/ratings/songs/907242702"

    @Test(arguments: [
        "", "x", "[]", "1", "null", "{", #"{"attributes":{"name":"a"}"#, "\"text\"",
        String(repeating: "{\"a\":", count: 65) + "1" + String(repeating: "}", count: 65),
        #"{"a":"# + String(repeating: "[", count: 100_000),
    ])
    func `a body that is not an object, or too deep, cannot be parsed`(body: String) throws {
        let client = try AccountClient()
        for target in ["/v1/me/library/playlists", "/v1/me/library/playlist-folders", Self.tracks] {
            client.expect(.body(), .post, target, body, pointer: "/")
        }
        client.expect(.body(), .put, Self.rating, body, pointer: "/")
    }

    @Test func `64 levels are accepted, and brackets in strings do not count`() throws {
        let client = try AccountClient()
        let deep = String(repeating: "[", count: 62) + String(repeating: "]", count: 62)
        let name = String(repeating: "[{\\\"", count: 100)
        let body = #"{"attributes":{"name":"\#(name)"},"x":{"y":\#(deep)}}"#
        #expect(client.send(.post, "/v1/me/library/playlists", body).status == 201)
    }

    @Test func `a body over one mebibyte is too large`() throws {
        let client = try AccountClient()
        let body = #"{"attributes":{"name":"a"}}"# + String(repeating: " ", count: 1 << 20)
        let response = client.send(.post, "/v1/me/library/playlists", body)
        #expect(response.status == 413)
        #expect(response.body.isEmpty)
    }

    @Test(arguments: [
        (#"{}"#, "A name is required", "/attributes/name"),
        (#"{"attributes":{}}"#, "A name is required", "/attributes/name"),
        (#"{"attributes":{"name":" "}}"#, "A name is required", "/attributes/name"),
        (#"{"attributes":{"name":1}}"#, "'name' must be a text", "/attributes/name"),
        (#"{"attributes":[]}"#, "'attributes' must be an object", "/attributes"),
        (#"{"attributes":{"name":"a","description":{}}}"#, "'description' must be a text", "/attributes/description"),
        (#"{"attributes":{"name":"a","isPublic":"yes"}}"#, "'isPublic' must be a boolean", "/attributes/isPublic"),
        (#"{"attributes":{"name":"a"},"relationships":1}"#, "'relationships' must be an object", "/relationships"),
        (
            #"{"attributes":{"name":"a"},"relationships":{"tracks":{}}}"#, "'data' is required",
            "/relationships/tracks/data"
        ),
        (
            #"{"attributes":{"name":"a"},"relationships":{"tracks":{"data":{}}}}"#, "'data' must be an array",
            "/relationships/tracks/data"
        ),
        (
            #"{"attributes":{"name":"a"},"relationships":{"tracks":{"data":[{"id":1,"type":"songs"}]}}}"#,
            "'id' and 'type' are required", "/relationships/tracks/data/0"
        ),
        (
            #"{"attributes":{"name":"a"},"relationships":{"tracks":{"data":[{"id":"1","type":"albums"}]}}}"#,
            "Invalid type 'albums'", "/relationships/tracks/data/0/type"
        ),
    ])
    func `a malformed playlist is refused`(body: String, detail: String, pointer: String) throws {
        let client = try AccountClient()
        let before = client.total("/v1/me/library/playlists")
        client.expect(.body(detail), .post, "/v1/me/library/playlists", body, pointer: pointer)
        #expect(client.total("/v1/me/library/playlists") == before)
    }

    @Test(arguments: [
        (#"{}"#, "'data' is required", "/data"), (#"{"data":1}"#, "'data' must be an array", "/data"),
        (#"{"data":[1]}"#, "'id' and 'type' are required", "/data/0"),
        (
            #"{"data":[{"id":"1","type":"songs"},{"id":"1","type":"stations"}]}"#, "Invalid type 'stations'",
            "/data/1/type"
        ),
    ])
    func `malformed tracks are refused`(body: String, detail: String, pointer: String) throws {
        let client = try AccountClient()
        client.expect(.body(detail), .post, Self.tracks, body, pointer: pointer)
    }

    @Test(arguments: ["0", "2", "-2", "\"1\"", "1.5", "null", "true", "[1]"])
    func `a rating other than 1 and -1 is refused`(value: String) throws {
        let client = try AccountClient()
        client.expect(
            .body("Ratings not allowed: the value must be 1 or -1"), .put, Self.rating,
            #"{"type":"rating","attributes":{"value":\#(value)}}"#, pointer: "/attributes/value")
        #expect(client.resource(Self.rating)?.attribute("value") == 1)
    }

    @Test func `a rating of another type is refused, and an unknown resource is not found`() throws {
        let client = try AccountClient()
        let body = #"{"type":"rating","attributes":{"value":1}}"#
        client.expect(
            .body("'type' must be 'rating'"), .put, Self.rating, #"{"type":"songs","attributes":{"value":1}}"#,
            pointer: "/type")
        for target in ["songs/1", "albums/1", "library-songs/i.none", "stations/x", "library-playlists/p.none"] {
            client.expect(.notFound, .put, "/v1/me/ratings/" + target, body)
        }
    }

    @Test func `tracks can only be added to existing playlists of the user's own`() throws {
        let client = try AccountClient()
        let body = #"{"data":[{"id":"203709340","type":"songs"}]}"#
        client.expect(.notFound, .post, "/v1/me/library/playlists/p.none/tracks", body)
        client.expect(.tracksNotUpdated, .post, "/v1/me/library/playlists/p.MoGJYM3CYXW09B/tracks", body)
    }

    @Test func `unknown tracks are skipped, and a known one that cannot be added fails the request`() throws {
        let client = try AccountClient()
        let before = try #require(client.total(Self.tracks))
        let unknown = #"{"data":[{"id":"1","type":"songs"},{"id":"i.none","type":"library-songs"}]}"#
        #expect(client.send(.post, Self.tracks, unknown).status == 204)
        #expect(client.total(Self.tracks) == before)
        let unreleased = try #require(
            SimulatorClient.catalog.chart(of: .albums, genre: GenreRecord.rootID, storefront: "us").lazy
                .flatMap { SimulatorClient.related("artists", $0.type, $0.id) }
                .flatMap { SimulatorClient.related("albums", $0.type, $0.id) }
                .flatMap { SimulatorClient.related("tracks", $0.type, $0.id) }
                .first { SimulatorClient.catalog.song($0.id)?.isPlayable == false }?.id)
        client.expect(
            .tracksNotUpdated, .post, Self.tracks,
            #"{"data":[{"id":"203709340","type":"songs"},{"id":"\#(unreleased)","type":"songs"}]}"#)
        #expect(client.total(Self.tracks) == before)
    }

    @Test func `an unknown parent is not found`() throws {
        let client = try AccountClient()
        let body =
            #"{"attributes":{"name":"a"},"relationships":{"parent":{"data":[{"id":"p.none","type":"library-playlist-folders"}]}}}"#
        for type in ["playlists", "playlist-folders"] {
            client.expect(.notFound, .post, "/v1/me/library/\(type)", body)
        }
    }

    @Test(arguments: [Request.Method.delete, .put, .patch])
    func `the library cannot be edited with these tokens`(method: Request.Method) throws {
        let client = try AccountClient()
        for target in [
            "albums/l.sticiFl", "playlists/p.ldvAAZ3C3Qmop9", "playlists/p.ldvAAZ3C3Qmop9/tracks", "songs", "artists",
            "playlist-folders/p.WmzVVDOUO9pDBk", "search", "recently-added",
        ] {
            let path = "/v1/me/library/" + target
            // The endpoints of the web player's host exist, but refuse these tokens.
            let match = try? Schema.appleMusic.router.match(method, path)
            if match?.endpoint.isForWebPlayer == true {
                #expect(client.send(method, path) == .notOnThisHost(Request(method, path)), "\(path)")
            } else {
                client.expect(.method, method, path)
            }
        }
        client.expect(.method, method, "/v1/me/library?ids[songs]=1")
    }

    @Test func `additions need ids of suitable types`() throws {
        let client = try AccountClient()
        for target in ["/v1/me/library", "/v1/me/favorites"] {
            client.expect(.missing("id(s)", "ids"), .post, target)
            client.expect(.notAllowed("ids[zzz]"), .post, target + "?ids[zzz]=1")
            client.expect(
                .value("ids[songs]", "No id(s) supplied in the 'ids[songs]' query parameter"), .post,
                target + "?ids[songs]=")
        }
        client.expect(.notAllowed("ids[artists]"), .post, "/v1/me/library?ids[artists]=178834")
    }

    @Test func `without a cloud library every addition fails`() throws {
        let client = try AccountClient()
        client.simulator.memory.change("subscriber") { $0.hasCloudLibrary = false }
        client.expect(.cloudLibraryOff, .post, "/v1/me/library?ids[songs]=203709340")
        client.expect(.cloudLibraryOff, .post, "/v1/me/library/playlists", #"{"attributes":{"name":"a"}}"#)
        client.expect(.cloudLibraryOff, .post, "/v1/me/library/playlist-folders", #"{"attributes":{"name":"a"}}"#)
        client.expect(
            .cloudLibraryOff, .post, Self.tracks, #"{"data":[{"id":"203709340","type":"songs"}]}"#)
        #expect(client.get("/v1/me/library/songs").status == 200)
    }

    @Test func `a body is checked last`() throws {
        let client = try AccountClient()
        client.expect(.notAllowed("zzz"), .post, "/v1/me/library/playlists?zzz=1", "no body")
        client.expect(.value("l", "Invalid language tag 'zz'"), .post, "/v1/me/library/playlists?l=zz", "no body")
        client.expect(.body(), .post, "/v1/me/library/playlists/p.none/tracks", "no body", pointer: "/")
    }
}
