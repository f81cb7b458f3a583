import AppleMusicAPI
import Testing
import TonearmCatalog

@testable import TonearmNeighbors

/// Tests refusals of Last.fm and MusicBrainz, and the advice in the shell.
@Suite struct RefusedAnswerTests {
    private static let catalog = BuiltInCatalog()
    private static let similar = "/2.0/?method=artist.getsimilar&artist=Bruce+Springsteen"

    /// Returns the answers to equal requests, the first at 1 s since 1970.
    private static func ask(
        _ service: some NeighborService, _ target: String, at milliseconds: [Int], headers: Headers = Headers([])
    ) async throws -> [Response] {
        var memory = NeighborMemory()
        memory.isLimited = true
        var answers: [Response] = []
        for time in milliseconds {
            var context = ServiceContext(memory: memory, systemTime: { time })
            answers.append(try await service.respond(to: Request(.get, target, headers: headers), in: &context))
            memory = context.memory
        }
        return answers
    }

    @Test func `MusicBrainz answers a request a second, and says when to come again`() async throws {
        let service = MusicBrainzService(Self.catalog)
        let target = "/ws/2/artist/00000000-0000-4000-8000-000000000000?fmt=json"
        let answers = try await Self.ask(service, target, at: [1000, 1500, 2000, 2999, 3000])
        #expect(answers.map(\.status) == [404, 503, 404, 503, 404])
        #expect(answers[1].retryAfter(now: 1) == 1 && answers[1].headers["Retry-After"] == "1")
        let errors = Envelope.musicBrainz.errors(of: answers[1].body.json ?? .null)
        #expect(errors.first?.detail?.contains("one request a second") == true)
        #expect(RetryPolicy(retries: 1).wait(after: answers[1], tries: 1, now: 1) == 1)
    }

    @Test func `Last.fm answers five requests a second`() async throws {
        let target = Self.similar + "&api_key=k&format=json"
        let answers = try await Self.ask(
            LastFMService(Self.catalog), target, at: [1000, 1100, 1200, 1300, 1400, 1500, 2500])
        #expect(answers.map(\.status) == [200, 200, 200, 200, 200, 429, 200])
        #expect(answers[5].body.json?["error"]?.integer == 29)
    }

    @Test(arguments: [Self.similar + "&format=json", Self.similar + "&api_key=&format=json"])
    func `a request without a key is refused, with the way to one`(target: String) async throws {
        let answer = try #require(try await Self.ask(LastFMService(Self.catalog), target, at: [1000]).first)
        #expect(answer.status == 403)
        let error = try #require(Envelope.lastFM.errors(of: answer.body.json ?? .null).first)
        #expect(error.code == "10" && error.title.hasPrefix("Invalid API key"))
        #expect(error.detail?.contains("TONEARM_LASTFM_KEY") == true && error.detail?.contains(LastFMKey.page) == true)
    }

    @Test(arguments: [4, 10, 26]) func `every refusal of a key names the variable with the key`(code: Int) throws {
        let error = try #require(LastFMError(rawValue: code))
        #expect(error.status == 403 && error.advice?.contains(LastFMKey.variable) == true)
    }

    @Test(arguments: [8, 11, 16, 29]) func `every failure for a time advises to try again`(code: Int) throws {
        #expect(try #require(LastFMError(rawValue: code)).advice?.contains("try again") == true)
    }

    @Test(arguments: [(503, 11), (429, 29), (403, 10), (400, 3), (500, 8), (418, 8)])
    func `an injected status has a body of Last.fm`(status: Int, code: Int) {
        let answer = LastFMService(Self.catalog).failure(status)
        #expect(answer.status == status && answer.body.json?["error"]?.integer == code)
    }

    @Test(arguments: [(503, "exceeding the allowable rate limit"), (404, "Not Found"), (500, "status 500")])
    func `an injected status has a body of MusicBrainz`(status: Int, text: String) {
        let answer = MusicBrainzService(Self.catalog).failure(status)
        #expect(answer.status == status && answer.body.json?["error"]?.string?.contains(text) == true)
    }

    @Test(arguments: ["<html><body>503 Service Unavailable</body></html>", "", "[]", "7", "{\"error\":\"\"}"])
    func `a body of another form is no refusal of the API, and no artist`(text: String) {
        let json = Body.bytes(Array(text.utf8)).json
        #expect(json.map { Envelope.lastFM.errors(of: $0).isEmpty } ?? true)
        #expect(json.flatMap { SimilarArtist.all(in: $0) } == nil)
        #expect(json.flatMap { MusicBrainzArtist($0) } == nil)
    }

    @Test func `a link of MusicBrainz leads back to its artist, and others are refused`() async throws {
        let service = MusicBrainzService(Self.catalog)
        let known = KnownArtists(catalog: Self.catalog)
        let artist = try #require(
            Self.catalog.search("the", type: .artists, limit: 50).map(\.resource.id).first {
                known.mbid(of: $0) != nil && known.hasAppleLink($0)
            })
        let links = [
            "https://music.apple.com/us/artist/\(artist)", "https://itunes.apple.com/us/artist/id\(artist)",
        ]
        var found: [JSON] = []
        for link in links {
            let query = QueryItem.queryText([
                QueryItem("resource", link), QueryItem("inc", "artist-rels"), QueryItem("fmt", "json"),
            ])
            let answer = try #require(try await Self.ask(service, "/ws/2/url" + query, at: [1000]).first)
            if answer.status == 200, let body = answer.body.json { found.append(body) }
        }
        // An artist has one of the two addresses.
        let back = try #require(found.first?["relations"]?[0])
        #expect(found.count == 1 && back["direction"] == "backward")
        #expect(back["artist"]?["id"]?.string == known.mbid(of: artist))
        for target in ["/ws/2/url?fmt=json", "/ws/2/url?resource=&fmt=json"] {
            #expect(try await Self.ask(service, target, at: [1000]).map(\.status) == [400])
        }
        #expect(
            try await Self.ask(service, "/ws/2/url?resource=https://example.com/1&fmt=json", at: [1000])
                .map(\.status) == [404])
    }

    @Test func `the header Accept chooses JSON, and names are escaped in XML`() async throws {
        let json = try await Self.ask(
            MusicBrainzService(Self.catalog), "/ws/2/artist/1", at: [1000],
            headers: Headers([("Accept", "application/json")]))
        #expect(json.first?.body.json?["error"] == "Invalid mbid.")
        let text = XMLText("a", [("b", "\"<&>\"")], text: "Simon & Garfunkel <live>").text
        #expect(text == "<a b=\"&quot;&lt;&amp;&gt;&quot;\">Simon &amp; Garfunkel &lt;live&gt;</a>")
    }
}
