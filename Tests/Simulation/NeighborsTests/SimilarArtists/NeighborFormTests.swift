import AppleMusicAPI
import Testing
import TonearmCatalog
import TonearmNeighbors

/// Tests what main clients send to Last.fm and MusicBrainz beside the steps to similar artists.
@Suite struct NeighborFormTests {
    private static let catalog = BuiltInCatalog()

    private static func answer(
        _ service: some NeighborService, _ request: Request
    ) async throws -> Response {
        var context = ServiceContext(memory: NeighborMemory(), clock: .fixed(seconds: 1)) { 1000 }
        return try await service.respond(to: request, in: &context)
    }

    /// Sends a form, as clients do that sign requests.
    private static func form(_ fields: String) async throws -> Response {
        let type = Headers([("Content-Type", "application/x-www-form-urlencoded")])
        return try await answer(
            LastFMService(catalog), Request(.post, "/2.0/", headers: type, body: Array((fields + "&api_key=k").utf8)))
    }

    private static func text(_ response: Response) -> String { String(decoding: response.body.bytes, as: UTF8.self) }

    private static func musicBrainz(_ target: String) async throws -> Response {
        try await answer(MusicBrainzService(catalog), Request(.get, target))
    }

    @Test(arguments: [
        ("artist.getSimilar", "<similarartists artist=\"Bruce Springsteen\">"),
        ("artist.getInfo", "<artist><name>Bruce Springsteen</name>"),
        ("artist.getTopTags", "<toptags artist=\"Bruce Springsteen\"><tag><count>100</count><name>rock</name>"),
        ("artist.getTopTracks", "<toptracks artist=\"Bruce Springsteen\" page=\"1\""),
        ("artist.getTopAlbums", "<topalbums artist=\"Bruce Springsteen\" page=\"1\""),
        ("album.getInfo", "<album><name>Born to Run</name><artist>Bruce Springsteen</artist>"),
        ("album.getTopTags", "<toptags artist=\"Bruce Springsteen\" album=\"Born to Run\">"),
        ("tag.getTopTags", "<toptags><tag><name>"),
    ])
    func `each method answers a form in XML, and the same in a query`(method: String, beginning: String) async throws {
        let fields = "method=\(method)&artist=Bruce+Springsteen&album=born+to+RUN"
        let response = try await Self.form(fields)
        #expect(response.status == 200)
        #expect(Self.text(response).contains("<lfm status=\"ok\">" + beginning), "\(Self.text(response).prefix(300))")
        let query = try await Self.answer(
            LastFMService(Self.catalog), Request(.get, "/2.0/?\(fields)&api_key=k"))
        #expect(query.body == response.body)
    }

    @Test func `the JSON of Last.fm has lists as arrays and attributes beside them`() async throws {
        let album = try await Self.form("method=album.getinfo&artist=Bruce+Springsteen&album=Born+to+Run&format=json")
        let json = try #require(album.body.json?["album"])
        let tracks = try #require(json["tracks"]?["track"]?.array)
        #expect(tracks.count == 8 && tracks[0]["@attr"]?["rank"] == "1")
        #expect((tracks[0]["duration"]?.integer ?? 0) > 100)
        #expect(json["tags"]?["tag"]?.array?.isEmpty == false)
        let none = try await Self.form(
            "method=artist.gettoptracks&artist=Bruce+Springsteen&limit=2&page=99999&format=json")
        #expect(none.body.json?["toptracks"]?["track"] == [])
        let some = try await Self.form("method=artist.gettoptracks&artist=Bruce+Springsteen&limit=2&format=json")
        #expect(some.body.json?["toptracks"]?["track"]?.array?.count == 2)
        #expect(some.body.json?["toptracks"]?["@attr"]?["perPage"] == "2")
    }

    @Test(arguments: [
        ("method=album.getinfo&artist=Bruce+Springsteen", "album"), ("method=album.getinfo&album=x", "artist"),
        ("method=album.getinfo&artist=Bruce+Springsteen&album=zzz", "album"),
        ("method=artist.getinfo&artist=zzqq", "artist"), ("method=nothing", "method"), ("artist=x", "method"),
    ])
    func `a refused form names the parameter`(fields: String, parameter: String) async throws {
        let response = try await Self.form(fields)
        #expect(response.status == 400)
        #expect(response.cause?.part == .parameter(parameter))
    }

    @Test func `a form with 10,000 fields is refused`() async throws {
        let many = (0..<10_000).map { "a\($0)=b" }.joined(separator: "&")
        let response = try await Self.form(many + "&method=tag.gettoptags")
        #expect(response.status == 400)
        #expect(try await Self.form("method=tag.gettoptags&x=\u{FFFD}").status == 200)
    }

    @Test func `searches of MusicBrainz find artists, recordings and releases`() async throws {
        let artists = try await Self.musicBrainz("/ws/2/artist?query=artist:%22Bruce%20Springsteen%22&fmt=json")
        let artist = try #require(artists.body.json?["artists"]?[0])
        #expect(artist["name"] == "Bruce Springsteen" && artist["score"] == 100)
        #expect(artists.body.json?["created"] == "1970-01-01T00:00:01Z")
        let mbid = artist["id"]?.string ?? ""
        let songs = try await Self.musicBrainz(
            "/ws/2/recording/?query=recording:jungleland%20AND%20arid:\(mbid)&limit=1&fmt=json")
        #expect(songs.body.json?["recordings"]?[0]?["title"] == "Jungleland")
        #expect(songs.body.json?["recordings"]?.array?.count == 1)
        let albums = try await Self.musicBrainz(
            "/ws/2/release?query=release:%22born%20to%20run%22%20AND%20artist:springsteen")
        #expect(Self.text(albums).contains("<release-list count="))
        #expect(Self.text(albums).contains("<title>Born to Run</title>"))
        let other = try await Self.musicBrainz(
            "/ws/2/release?query=release:%22born%20to%20run%22%20AND%20artist:zz&fmt=json")
        #expect(other.body.json?["count"] == 0)
    }

    @Test func `a code leads to its recordings, and a URL's MBID to the URL`() async throws {
        let isrc = try #require(Self.catalog.song("310730214")?.isrc)
        let found = try await Self.musicBrainz("/ws/2/isrc/\(isrc.lowercased())?fmt=json")
        #expect(found.body.json?["isrc"]?.string == isrc)
        #expect(found.body.json?["recordings"]?[0]?["title"] == "Born to Run")
        #expect(try await Self.musicBrainz("/ws/2/isrc/QQQAA0000001").status == 404)
        #expect(try await Self.musicBrainz("/ws/2/isrc/x").cause?.part == .path("x"))
        let artist = try await Self.musicBrainz("/ws/2/artist?query=springsteen&fmt=json").body.json?["artists"]?[0]
        let links = try await Self.musicBrainz(
            "/ws/2/artist/\(artist?["id"]?.string ?? "")?inc=url-rels&fmt=json")
        let url = try #require(links.body.json?["relations"]?[0]?["url"])
        let back = try await Self.musicBrainz("/ws/2/url/\(url["id"]?.string ?? "")?inc=artist-rels&fmt=json")
        #expect(back.body.json?["resource"] == url["resource"])
        #expect(back.body.json?["relations"]?[0]?["artist"]?["id"] == artist?["id"])
        #expect(try await Self.musicBrainz("/ws/2/url/00000000-0000-4000-8000-000000000000").status == 404)
    }

    @Test(arguments: ["artist", "artist?query=", "release-group?query=x", "url/x", "isrc"])
    func `other requests to MusicBrainz are refused`(rest: String) async throws {
        let response = try await Self.musicBrainz("/ws/2/\(rest)")
        #expect(response.status == 400 || response.status == 404)
        #expect(response.cause?.part != nil)
    }
}
