import AppleMusicAPI
import Testing
import TonearmCatalog
import TonearmNeighbors

/// Tests the steps to similar artists with answers made by hand.
@Suite struct WalkTests {
    private static let empty = WalkAnswer.response(Response(status: 200, body: .json(["data": []])))
    private static let artist = json(
        """
        {"data":[{"id":"1","type":"artists","href":"/v1/catalog/us/artists/1","attributes":{"name":"Ann"},
        "relationships":{"genres":{"data":[{"id":"21","type":"genres","attributes":{"name":"Rock"}},
        {"id":"34","type":"genres","attributes":{"name":"Music"}}]}}}]}
        """)

    private static func json(_ text: String, status: Int = 200) -> WalkAnswer {
        .response(Response(status: status, body: .bytes(Array(text.utf8))))
    }

    private static func resource(_ id: String, _ name: String, _ type: String = "artists") -> String {
        "{\"id\":\"\(id)\",\"type\":\"\(type)\",\"attributes\":{\"name\":\"\(name)\"}}"
    }

    /// A walk that got some answers.
    private struct Walked {
        var walk = SimilarArtistsWalk(artist: "1", in: "/v1/catalog/us", limit: 5)
        /// The result; nil if there were too few answers.
        var result: SimilarArtistsWalk.Result?
        /// The question without an answer.
        var next: WalkQuestion?

        var costs: [Int] { walk.records.map(\.requests) }
    }

    private struct NoAnswer: Error {}

    private static func walk(_ answers: [WalkAnswer]) async -> Walked {
        var (walked, rest) = (Walked(), answers[...])
        var walk = walked.walk
        var next: WalkQuestion?
        let result = try? await walk.run { question in
            guard let answer = rest.popFirst() else {
                next = question
                throw NoAnswer()
            }
            return answer
        }
        (walked.walk, walked.result, walked.next) = (walk, result, next)
        #expect(rest.isEmpty)
        return walked
    }

    @Test func `a view with artists ends the walk after one request`() async {
        let walk = await Self.walk([Self.json("{\"data\":[\(Self.resource("2", "Bob"))]}")])
        #expect(walk.costs == [1, 0, 0, 0, 0] && walk.next == nil)
        guard case .view = walk.result else { return #expect(Bool(false), "another result") }
    }

    @Test func `links and names lead to artists, and every request is counted`() async {
        let similar = Self.json(
            """
            {"similarartists":{"artist":[{"name":"Bob","mbid":"b","match":"1","new":{}},{"name":"Cid","mbid":""},
            {"mbid":"x"},{"name":"Dan","mbid":"d"}]}}
            """)
        let link = Self.json(
            "{\"id\":\"b\",\"relations\":[{\"url\":{\"resource\":\"https://music.apple.com/us/artist/bob/2\"}}]}")
        let walk = await Self.walk([
            Self.empty, Self.artist, similar, link, Self.json("{\"error\":\"Not Found\"}", status: 404),
            Self.json("{\"data\":[\(Self.resource("2", "Bob"))]}"),
            Self.json("{\"results\":{\"artists\":{\"data\":[\(Self.resource("3", "Cíd"))]}}}"),
            Self.json("{\"results\":{\"artists\":{\"data\":[\(Self.resource("4", "Danny"))]}}}"),
        ])
        #expect(walk.costs == [1, 2, 2, 3, 0] && walk.walk.requests == 8)
        guard case .artists(let rows) = walk.result else { return #expect(Bool(false), "another result") }
        #expect(rows.map(\.id) == ["2", "3"])
        #expect(walk.walk.records[3].outcome == .found("1 by id, 1 of 2 by name"))
    }

    @Test(arguments: [
        WalkAnswer.response(Response(status: 503, body: .bytes(Array("<html>".utf8)))),
        .response(Response(status: 200, body: .bytes(Array("<html>".utf8)))),
        .response(Response(status: 200, body: .empty)),
        .response(Response(status: 403, body: .json(["error": 10, "message": "Invalid API key"]))),
        .response(Response(status: 200, body: .json(["error": 6, "message": "not found"]))),
        .response(Response(status: 200, body: .json(["similarartists": ["artist": "Ann", "#text": ""]]))),
        .failure("the request timed out", wasSent: true),
    ])
    func `a broken or empty answer of Last.fm leads to the charts`(answer: WalkAnswer) async {
        let chart = Self.json("{\"results\":{\"songs\":[{\"data\":[\(Self.resource("9", "Song", "songs"))]}]}}")
        let walk = await Self.walk([Self.json("{}", status: 404), Self.artist, answer, chart])
        #expect(walk.costs == [1, 2, 0, 0, 1])
        guard case .songs(let rows) = walk.result else { return #expect(Bool(false), "another result") }
        #expect(rows.map(\.id) == ["9"])
    }

    @Test func `a request that was not sent costs nothing`() async {
        let walk = await Self.walk([
            Self.empty, Self.artist, .failure("no key", advice: "Set the key.", wasSent: false),
        ])
        #expect(walk.costs == [1, 1, 0, 0, 0])
        #expect(walk.walk.advice == ["Set the key."] && walk.walk.records[1].outcome == .refused("no key"))
    }

    @Test func `after a refusal MusicBrainz is not asked again`() async {
        let similar = Self.json(
            "{\"similarartists\":{\"artist\":[{\"name\":\"Bob\",\"mbid\":\"b\"},{\"name\":\"Dan\",\"mbid\":\"d\"}]}}")
        let walk = await Self.walk([Self.empty, Self.artist, similar, Self.json("<html>", status: 503)])
        #expect(walk.costs == [1, 2, 1, 0, 0])
        #expect(walk.next?.request.path == "/v1/catalog/us/search" && walk.walk.advice.count == 1)
    }

    @Test(arguments: [
        ("https://music.apple.com/us/artist/bruce-springsteen/178834", "178834"),
        ("https://itunes.apple.com/us/artist/id178834?uo=4", "178834"),
        ("https://geo.music.apple.com/artist/178834", "178834"),
        ("https://music.apple.com/us/album/born-to-run/310730204", nil), ("https://music.apple.com/us/artist/x", nil),
        ("https://example.com/artist/178834", nil), ("music.apple.com/us/artist/1", nil), ("", nil),
    ])
    func `the id of an artist is read from links of Apple's stores only`(link: String, id: String?) {
        #expect(AppleArtistLink.artistID(in: link) == id)
    }

    @Test func `ended links are ignored`() throws {
        let text = """
            {"id":"b","relations":[{"ended":true,"url":{"resource":"https://music.apple.com/us/artist/1"}},
            {"ended":false,"url":{"resource":"https://music.apple.com/us/artist/2"}},{"url":null},7]}
            """
        #expect(MusicBrainzArtist(try JSON(parsing: text))?.appleIDs == ["2"])
    }
}
