import AppleMusicAPI
import Testing
import TonearmServedSupport
import TonearmSimulator

@testable import TonearmHTTP

/// Tests the neighbors of the API that the server answers for, here the iTunes Search API.
struct ServedNeighborTests {
    private static let lookup = "/lookup?id=178834"
    private let worlds: Worlds
    private let gateway: Gateway

    init() {
        worlds = Served.worlds()
        gateway = Served.gateway(worlds)
    }

    private func answer(
        _ target: String, _ fields: [(String, String)] = [("Host", "127.0.0.1:8502")], _ method: Request.Method = .get
    ) async -> Response {
        await gateway.respond(to: Request(method, target, headers: Headers(fields)))
    }

    private static func names(_ response: Response) -> [String] {
        (response.body.json?["results"]?.array ?? []).compactMap { $0["artistName"]?.string }
    }

    @Test(arguments: ["/search?term=belly", "/search/?term=belly", "/lookup?id=178834", "/lookup/?id=178834"])
    func `it answers below the prefix, and for the host of the real service, without tokens`(
        target: String
    ) async throws {
        let prefixed = await answer("/itunes" + target)
        let hosted = await answer(target, [("Host", "itunes.apple.com")])
        #expect(prefixed.status == 200 && hosted.status == 200)
        #expect(!Self.names(prefixed).isEmpty)
        #expect(Self.names(prefixed) == Self.names(hosted))
        #expect(await answer(target).status == 401)
    }

    @Test(arguments: [
        (
            "/lastfm", "ws.audioscrobbler.com",
            "/2.0/?method=artist.getsimilar&artist=Bob+Dylan&api_key=k&format=json", "similarartists"
        ),
        (
            "/musicbrainz", "musicbrainz.org", "/ws/2/artist/00000000-0000-4000-8000-000000000000?fmt=json", "error"
        ),
    ])
    func `Last.fm and MusicBrainz are there too`(prefix: String, host: String, target: String, member: String) async {
        let prefixed = await answer(prefix + target)
        let hosted = await answer(target, [("Host", host)])
        #expect(prefixed.body.json?[member] != nil && prefixed.status == hosted.status)
        #expect(prefixed.body == hosted.body)
    }

    @Test func `Last.fm needs a key over HTTP`() async {
        let response = await answer("/lastfm/2.0/?method=artist.getsimilar&artist=Bob+Dylan&format=json")
        #expect(response.status == 403 && response.body.json?["error"]?.integer == 10)
    }

    @Test func `the genre service is there too`() async {
        let path = "/WebObjects/MZStoreServices.woa/ws/genres?id=34"
        #expect(await answer("/itunes" + path).body.json?["34"]?["name"] == "Music")
        #expect(await answer(path, [("Host", "itunes.apple.com")]).body.json?["34"]?["name"] == "Music")
    }

    @Test func `addresses of covers are those of the server`() async {
        let response = await answer("/itunes/search?term=belly&limit=1", [("Host", "music.test:9")])
        #expect(response.status == 421)
        let local = await answer("/itunes/search?term=belly&limit=1&entity=song", [("Host", "localhost:9000")])
        let cover = local.body.json?["results"]?[0]?["artworkUrl100"]?.string
        #expect(cover?.hasPrefix("http://localhost:9000/artwork/songs/") == true)
        #expect(cover?.hasSuffix("/100x100bb.png") == true)
    }

    @Test func `each world answers with its own faults and albums, named by prefix or header`() async throws {
        let order = Worlds.Order(name: "mine", copy: WorldCopy(memory: SimulatorMemory(seed: 1)))
        let world = try await worlds.make(order)
        _ = await world.service.change { memory, _ in
            memory.state.faults.set(Faults.Fault(.status(503), on: "/lookup"))
        }
        #expect(await answer("/w/\(world.identity.id)/itunes" + Self.lookup).status == 503)
        #expect(await answer("/itunes" + Self.lookup, [("Tonearm-World", "mine")]).status == 503)
        #expect(await answer("/itunes" + Self.lookup).status == 200)
        #expect(await answer("/w/none/itunes" + Self.lookup).status == 404)
    }

    @Test func `requests are in the world's journal`() async throws {
        _ = await answer("/itunes" + Self.lookup)
        let entries = worlds.default.journal.entries(try JournalQuery(Request(.get, "/")))
        #expect(entries.map(\.request.target) == ["/itunes" + Self.lookup])
    }

    @Test func `the limit of twenty a minute is on while the world's is`() async {
        _ = await worlds.default.service.change { memory, _ in memory.state.faults.rateLimit = RateLimit() }
        for index in 0..<20 { #expect(await answer("/itunes/lookup?id=\(index + 1)").status == 200) }
        #expect(await answer("/itunes/lookup?id=21").status == 403)
    }

    @Test func `wrong values and methods have the errors of the API itself`() async {
        let response = await answer("/itunes/search?term=a&country=xx")
        #expect(response.status == 400)
        #expect(response.body.json?["errorMessage"] == "Invalid value(s) for key(s): [country]")
        #expect(await answer("/itunes/search?term=a", [("Host", "127.0.0.1:8502")], .post).status == 405)
        #expect(await answer("/itunes/nothing").status == 404)
    }

    @Test func `a lost network loses its answers too`() async {
        _ = await worlds.default.service.change { memory, _ in
            memory.state.faults.set(Faults.Fault(.offline, on: "/lookup", times: 1))
        }
        #expect(await answer("/itunes" + Self.lookup).loss == .whole)
        #expect(await answer("/itunes" + Self.lookup).status == 200)
    }

    // MARK: - Scripts

    private static let script = "/itunes/lookup?id=178834&callback=show"

    private func script(_ fields: [(String, String)]) async -> Response {
        await answer(Self.script, [("Host", "127.0.0.1:8502")] + fields)
    }

    @Test(
        arguments: [
            [], [("Referer", "http://localhost:3000/page")], [("Origin", "http://localhost:3000")],
            [("Referer", "https://music.apple.com/us/"), ("Sec-Fetch-Site", "cross-site")],
            [("Sec-Fetch-Site", "same-origin")],
        ] as [[(String, String)]])
    func `a script is answered to programs and to pages that may read answers`(fields: [(String, String)]) async {
        let response = await script(fields)
        #expect(response.status == 200)
        #expect(String(decoding: response.body.bytes, as: UTF8.self).contains("show({"))
    }

    @Test(
        arguments: [
            [("Referer", "https://example.com/page")], [("Origin", "https://example.com")],
            [("Origin", "null")], [("Sec-Fetch-Site", "cross-site"), ("Sec-Fetch-Dest", "script")],
            [("Sec-Fetch-Site", "same-site")],
        ] as [[(String, String)]])
    func `a script is refused to other pages, also after an allowed one got it`(fields: [(String, String)]) async {
        _ = await script([])
        let response = await script(fields)
        #expect(response.status == 403)
        #expect(response.body.json?["errorMessage"]?.string?.contains("--allow-origin") == true)
        #expect(response.headers["Cross-Origin-Resource-Policy"] == "same-origin")
    }

    @Test func `a script is refused below a world's prefix and for the real host too`() async {
        let foreign = [("Referer", "https://example.com/")]
        let inner = "/lookup?id=178834&callback=show"
        #expect(await answer(inner, [("Host", "itunes.apple.com")] + foreign).status == 403)
        #expect(await answer("/w/default/itunes" + inner, [("Host", "localhost")] + foreign).status == 403)
        #expect(await answer("/itunes" + Self.lookup, [("Host", "localhost")] + foreign).status == 200)
    }

    @Test func `a browser's request for a foreign page is refused and uses up no fault`() async {
        _ = await worlds.default.service.change { memory, _ in
            memory.state.faults.set(Faults.Fault(.status(503), on: "/lookup", times: 1))
        }
        let local = [("Host", "localhost")]
        for site in ["cross-site", "same-site"] {
            let browser = local + [("Sec-Fetch-Site", site), ("Origin", "https://example.com")]
            #expect(await answer("/itunes" + Self.lookup, browser).status == 403)
        }
        #expect(await answer("/itunes" + Self.lookup, local).status == 503)
        let program = local + [("Origin", "https://example.com")]
        #expect(await answer("/itunes" + Self.lookup, program).status == 200)
    }

    @Test func `a page that an option allows gets scripts`() async throws {
        let gateway = Gateway(
            worlds, catalog: Served.catalog, scheme: "http", allowed: try AllowedOrigins(["https://app.example"]))
        let headers = Headers([("Host", "localhost"), ("Referer", "https://app.example/page")])
        let response = await gateway.respond(to: Request(.get, Self.script, headers: headers))
        #expect(response.status == 200)
        #expect(response.headers["Cross-Origin-Resource-Policy"] == "cross-origin")
    }
}
