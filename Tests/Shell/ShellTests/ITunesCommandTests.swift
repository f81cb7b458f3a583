import AppleMusicAPI
import Foundation
import Testing
import TonearmNeighbors
import TonearmRecordings
import TonearmTestSupport
import TonearmWorld

@testable import TonearmShell

/// Tests the iTunes Search API in the shell.
@Suite struct ITunesCommandTests {
    private let session = ShellSession()

    @Test func `a row of a search opens as the catalog's resource`() async throws {
        let ids = try await session.runAll("itunes search belly --limit 5 -o ids").lines
        #expect(ids.count == 5 && ids.allSatisfy { $0.hasPrefix("songs/") })
        try await session.runAll("itunes search belly --limit 5", "open 3")
        #expect(session.session.here?.focus?.resource.description == ids[2])
        #expect(session.session.here?.request.path == "/v1/catalog/us/" + ids[2])
    }

    @Test func `an artist's songs are more than the relationship's twenty`() async throws {
        let ids = try await session.runAll("itunes lookup 178834 --entity song --limit 200 -o ids").lines
        #expect(ids.first == "artists/178834")
        #expect(ids.count > 21)
    }

    @Test func `the file of all genres has those of apps`() async throws {
        let apps = try await session.runAll("itunes genres 36 -o ids").lines
        #expect(apps.first == "genres/36" && apps.contains("genres/6014") && apps.contains("genres/7012"))
        #expect(session.session.world.exchange?.request.query.map(\.name) == ["id", "cc"])
        let all = try await session.runAll("itunes genres -o ids").lines
        #expect(all.contains("genres/34") && all.contains("genres/6013") && all.count > 300)
        #expect(try await session.runAll("itunes genres 99").errors.contains("no genre with this id"))
        #expect(await session.run("itunes genres games").status == 1)
    }

    @Test func `a look-up keeps the focus, from which views are opened`() async throws {
        try await session.runAll("open artists/178834", "itunes lookup 178834 --entity song --limit 2")
        #expect(session.session.here?.focus?.resource.description == "artists/178834")
        let artists = try await session.runAll("view similar-artists --limit 1 -o ids").lines
        #expect(artists == ["artists/136975"])
    }

    @Test func `rows, resources and ids are looked up`() async throws {
        try await session.runAll("search springsteen --types albums")
        let row = try #require(session.session.rows.resources.first?.identifier)
        for line in ["itunes lookup 1 -o ids", "itunes lookup \(row) -o ids", "itunes lookup \(row.id) -o ids"] {
            try await session.runAll("search springsteen --types albums")
            #expect(try await session.runAll(line).lines == [row.description], "\(line)")
        }
        #expect(try await session.runAll("itunes lookup --isrc USSM17500423 -o ids").output.contains("songs/"))
    }

    @Test func `what the store lacks is named`() async throws {
        let outcome = try await session.runAll("itunes lookup 178834,5")
        #expect((outcome.output + outcome.errors).contains("the store 'us' has no 5"))
    }

    @Test func `the storefront and the language are the session's, unless others are chosen`() async throws {
        try await session.runAll("storefront jp", "locale en-US", "itunes search love --limit 1")
        #expect(session.session.here?.request.value(of: "country") == "jp")
        #expect(session.session.here?.request.value(of: "lang") == "en_us")
        try await session.runAll("itunes search love --limit 1 --country germany --lang de_de")
        #expect(session.session.here?.request.value(of: "country") == "de")
        #expect(session.session.here?.request.value(of: "lang") == "de_de")
    }

    @Test(arguments: [
        ("itunes search belly --entity albumm", "[resultEntity]", "Did you mean 'album'?"),
        ("itunes search belly --media muzic", "[mediaType]", "Did you mean 'music'?"),
        ("itunes search belly --attribute artistterm", "[attributeType]", "Did you mean 'artistTerm'?"),
        ("itunes search belly --limit 0", "[limit]", "'limit' is a number from 1."),
        ("itunes search belly --country aq", "[country]", "Antarctica has no store"),
        ("itunes search belly --country xx", "[country]", "'storefronts' lists them"),
        ("itunes search belly --lang japanese", "[language]", "such as ja_jp"),
        ("itunes lookup 178834 --entity foo", "[resultEntity]", "'entity' can be"),
        ("itunes lookup --amg-artist foo", "[amgArtistId]", "takes numbers"),
    ])
    func `a value that the API refuses is shown with what it accepts`(
        line: String, key: String, advice: String
    ) async {
        let outcome = await session.run(line)
        #expect(outcome.status == 1)
        #expect(outcome.errors.hasPrefix("error: 400 Bad Request: Invalid value(s) for key(s): \(key)"))
        #expect(outcome.errors.contains(advice), "\(outcome.errors)")
    }

    @Test(arguments: ["itunes search", "itunes lookup", "itunes search belly --limit abc", "itunes lookup belly"])
    func `a line without what it needs is refused before anything is asked`(line: String) async {
        let outcome = await session.run(line)
        #expect(outcome.status != 0 && outcome.errors.hasPrefix("error: "))
        #expect(session.session.world.exchange == nil)
    }

    @Test func `a limit above two hundred gives two hundred, and says so`() async throws {
        let outcome = try await session.runAll("itunes search a --limit 201")
        #expect(session.session.rows.count == 200)
        #expect((outcome.output + outcome.errors).contains("at most 200 results"))
    }

    @Test func `next, previous and all go through the results`() async throws {
        let first = try await session.runAll("itunes search love --limit 4 -o ids").lines
        let second = try await session.runAll("next -o ids").lines
        #expect(second.count == 4 && Set(first).isDisjoint(with: second))
        #expect(session.session.rows.first == 5)
        #expect(try await session.runAll("previous -o ids").lines == first)
        let all = try await session.runAll("all --max 12 -o ids").lines
        #expect(all.count == 12 && Array(all.prefix(8)) == first + second)
        #expect(session.session.world.exchange?.neighbor == Neighbor.iTunes.origin)
    }

    @Test func `a place is asked again at the neighbor`() async throws {
        let first = try await session.runAll("itunes search belly --limit 3 -o ids").lines
        try await session.runAll("albums 310730204", "back")
        #expect(session.session.rows.resources.map(\.identifier.description) == first)
        #expect(session.session.world.exchange?.neighbor == Neighbor.iTunes.origin)
        let outcome = await session.run("watch --max 1")
        #expect(outcome.status == 0 && (outcome.output + outcome.errors).contains("200"))
    }

    @Test func `a saved session still reads the rows`() async throws {
        try await session.runAll("itunes search belly --limit 3")
        let bytes = try JSONEncoder().encode(session.session.trail)
        let trail = try JSONDecoder().decode(Trail.self, from: bytes)
        #expect(trail.here?.answer?.rows.map(\.identifier) == session.session.rows.resources.map(\.identifier))
        #expect(trail.here?.neighbor == .iTunes)
    }

    @Test(arguments: ["curl", "swift", "urlsession", "javascript", "fetch", "python", "kotlin"])
    func `the request as code has the real address, and no token`(language: String) async throws {
        try await session.runAll("authorize --answer allow", "itunes search belly --limit 3")
        let code = try await session.runAll("request --as \(language)").output
        #expect(code.contains("https://itunes.apple.com/search"))
        #expect(!code.contains("Authorization") && !code.contains("TOKEN") && !code.contains("MusicKit"))
        let shown = try await session.runAll("request").output
        #expect(shown.hasPrefix("GET https://itunes.apple.com/search?term=belly"))
        #expect(!shown.contains("Authorization"))
    }

    @Test func `code of the whole trail has the tokens of its own API only`() async throws {
        try await session.runAll("albums 310730204", "itunes search belly --limit 3")
        let code = try await session.runAll("request --as curl --all").output
        let parts = code.components(separatedBy: "# GET ")
        #expect(parts.count == 3)
        #expect(parts[1].contains("Authorization") && !parts[2].contains("Authorization"))
    }

    @Test func `faults, the rate limit and a lost network are those of the session`() async throws {
        try await session.runAll("fault set 503 --on /search --times 1", "set retries 0")
        #expect(await session.run("itunes search belly").errors.hasPrefix("error: 503 Service Unavailable"))
        #expect(await session.run("itunes search belly").status == 0)
        try await session.runAll("fault set offline")
        #expect(await session.run("itunes search belly").errors.contains("there is no network"))
        try await session.runAll("fault clear", "fault set rate-limit")
        for _ in 0..<20 { try await session.runAll("itunes search belly --limit 1") }
        let outcome = await session.run("itunes search belly --limit 1")
        #expect(outcome.errors.hasPrefix("error: 403 Forbidden"))
        #expect(outcome.errors.contains("Too many requests went to the iTunes Search API"))
    }

    @Test func `what was recorded answers without the simulator, also if nothing else was asked`() async throws {
        let folder = try TemporaryFolder()
        let file = folder.path + "/s.har"
        try await session.runAll("record start \(file)")
        let first = try await session.runAll("itunes search belly --limit 3").output
        let songs = try await session.runAll("itunes lookup 178834 --entity song").output
        try await session.runAll("record stop")
        let text = try String(contentsOfFile: file, encoding: .utf8)
        #expect(text.contains("https://itunes.apple.com/search?term=belly") && !text.contains("Authorization"))

        let other = ShellSession()
        try await other.runAll("service har:\(file)")
        #expect(try await other.runAll("itunes search belly --limit 3").output == first)
        #expect(try await other.runAll("itunes lookup 178834 --entity song").output == songs)
        #expect(await other.run("itunes search other").errors.contains("no such request was recorded"))
    }

    @Test(arguments: [
        ("genres --search jazz latin -o ids", ["genres/1111", "genres/1115"]),
        ("genres --search coast rap east -o ids", ["genres/1070"]),
        ("genres --search nova bossa -o ids", ["genres/1221"]),
        ("genres --search funk -o ids", ["genres/1139", "genres/1229"]),
        ("genres --search smooth -o ids", ["genres/1114"]),
    ])
    func `the genre service finds subgenres, whatever the order of the words`(line: String, ids: [String]) async throws
    {
        #expect(try await session.runAll(line).lines == ids)
        #expect(session.session.world.exchange?.request.path == StorePath.genres)
        #expect(session.session.world.exchange?.request.value(of: "cc") == "us")
        try await session.runAll("open 1")
        #expect(session.session.here?.focus?.resource.description == ids[0])
    }

    @Test(arguments: ["genres --search funk jazz", "genres jazz funk", "charts --genre 'funk jazz'"])
    func `words of several genres name each of them`(line: String) async {
        let outcome = await session.run(line)
        #expect(outcome.status != 0 && outcome.errors.contains("no genre of this name"))
        #expect(outcome.errors.contains("Genres with one of the words: ") && outcome.errors.contains("'Funk' (1139)"))
        #expect(outcome.errors.contains("'Jazz' (11)"))
    }

    @Test func `a search of genres that finds nothing, or is mixed with others, says so`() async {
        #expect(await session.run("genres --search nosuch").errors.contains("no genre of this name"))
        #expect(await session.run("genres --search funk --tree").errors.contains("neither a genre nor another option"))
        #expect(await session.run("genres 21 --search funk").errors.contains("neither a genre nor another option"))
    }
}
