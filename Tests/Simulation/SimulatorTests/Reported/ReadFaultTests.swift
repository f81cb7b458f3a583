import AppleMusicAPI
import Testing
import TonearmServiceSupport

@testable import TonearmSimulator

/// Faults of reads that public programs of 2026 met.
struct ReadFaultTests {
    private let client: AccountClient

    init() throws { client = try AccountClient() }

    private func set(_ text: String) throws { client.simulator.state.faults.set(try FaultSpec(text)) }

    @Test func `a long exact title is missed by a search of the library`() throws {
        let target = "/v1/me/library/search?types=library-songs&term=meeting+across+the+river"
        #expect(client.get(target).json["results"]?["library-songs"] != nil)
        try set("library-search-misses")
        let response = client.send(.get, target)
        #expect(response.body.json?["results"]?.object?.isEmpty == true)
        #expect(response.fault?.text == "library-search-misses")
        #expect(
            client.get("/v1/me/library/search?types=library-songs&term=meeting+across").json["results"]?[
                "library-songs"] != nil)
    }

    @Test func `the total of songs overcounts`() throws {
        let total = try #require(client.total("/v1/me/library/songs?limit=1"))
        try set("library-total --times 1")
        #expect(client.total("/v1/me/library/songs?limit=1") == total * 2)
        #expect(client.total("/v1/me/library/songs?limit=1") == total)
        #expect(client.walk("/v1/me/library/songs", limit: 100).flatMap(\.self).count == total)
    }

    @Test func `library songs with their catalog songs time out at the gateway`() throws {
        try set("library-catalog-504")
        let response = client.send(.get, "/v1/me/library/songs?include=catalog")
        #expect(response.status == 504 && response.headers["Content-Type"] == "text/html")
        #expect(client.get("/v1/me/library/songs").status == 200)
    }

    @Test func `a typed include with a playlist's tracks is refused`() throws {
        let target = "/v1/me/library/playlists/p.ldvAAZ3C3Qmop9/tracks?include[library-songs]=albums"
        #expect(client.get(target).status == 200)
        try set("include-refused")
        client.expect(.notAllowed("include[library-songs]"), target)
    }

    @Test func `addresses of playlists' artwork end after a day, and those of albums stay`() throws {
        func addresses(_ target: String) -> [String] {
            client.resources(target).compactMap { $0.attribute("artwork.url")?.string }
        }
        let playlists = "/v1/catalog/us/playlists/pl.acc464c750b94302b8806e5fcbe56e17"
        let stable = try #require(addresses(playlists).first)
        try set("playlist-artwork-expires")
        #expect(addresses(playlists) == [stable + "?expires=\(client.simulator.now + 86_400)"])
        #expect(client.send(.get, playlists).fault?.text == "playlist-artwork-expires")
        #expect(addresses("/v1/catalog/us/albums/310730204").allSatisfy { !$0.contains("expires") })
        let search = client.get("/v1/catalog/us/search?types=playlists,albums&term=love").json["results"]
        #expect(search?["playlists"]?.text.contains("expires=") == true)
        #expect(search?["albums"]?.text.contains("expires=") == false)
    }

    @Test func `an answer is marked as compressed, although nobody asked`() throws {
        try set("gzip --times 1")
        let response = client.send(.get, "/v1/me/library/songs?limit=1")
        #expect(response.headers["Content-Encoding"] == "gzip" && response.fault?.text == "gzip")
        #expect(client.send(.get, "/v1/me/library/songs?limit=1").headers["Content-Encoding"] == nil)
    }

    @Test func `there are no playlists while a token is renewed`() throws {
        try set("no-playlists --times 1")
        let (status, json) = client.get("/v1/me/library/playlists?limit=2")
        #expect(status == 200 && json.text == #"{"data":[],"meta":{"total":0}}"#)
        #expect(client.resources("/v1/me/library/playlists?limit=2").count == 2)
    }

    @Test func `pages have holes, and their links go on as if they had none`() throws {
        let whole = client.walk("/v1/me/library/songs", limit: 25)
        try set("page-holes")
        let pages = client.walk("/v1/me/library/songs", limit: 25)
        #expect(pages.count == whole.count && pages.last == whole.last)
        #expect(pages[0] == whole[0].enumerated().filter { $0.offset % 5 != 4 }.map(\.element))
    }

    @Test func `recent tracks are library songs, which have no ISRC`() throws {
        let target = "/v1/me/recent/played/tracks?limit=30"
        #expect(client.resources(target).allSatisfy { $0.attribute("isrc") != nil })
        try set("recent-library-songs")
        let found = client.resources(target)
        #expect(found.contains { $0.type == .librarySongs && $0.attribute("isrc") == nil })
        #expect(Set(found.map(\.key)).count == found.count)
    }

    @Test func `an answer takes as long as measured`() throws {
        try set("latency")
        #expect(client.send(.get, "/v1/me/library/songs?limit=100").delay == 1.2)
        #expect(client.send(.get, "/v1/catalog/us/albums/310730204").delay == 0.12)
        #expect(client.send(.get, "/v1/catalog/us/albums/1").delay == nil)
    }

    @Test func `a page past the end of each list is answered`() throws {
        for endpoint in Schema.appleMusic.endpoints
        where endpoint.method == .get && endpoint.standard(of: "offset") != nil {
            let target = endpoint.target(id: endpoint.knownID, with: [QueryItem("offset", "199")])
            let response = client.send(.get, target)
            #expect([200, 404, 400].contains(response.status), "\(target)")
            #expect(response.body.json?["next"] == nil || response.body.json?["data"]?.array?.isEmpty == false)
        }
    }
}
