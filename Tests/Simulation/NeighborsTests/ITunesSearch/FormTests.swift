import AppleMusicAPI
import Testing
import TonearmCatalog

@testable import TonearmNeighbors

/// Tests the form of answers: blank lines, scripts, and rows for the shell.
struct FormTests {
    private func text(_ target: String) async throws -> String {
        String(decoding: try await Store.answer(target).body.bytes, as: UTF8.self)
    }

    @Test func `blank lines are before the body, which is declared as a script`() async throws {
        let response = try await Store.answer("/search?term=thunder+road&entity=song&limit=1")
        #expect(response.headers["Content-Type"] == "text/javascript; charset=utf-8")
        let text = String(decoding: response.body.bytes, as: UTF8.self)
        #expect(
            text.hasPrefix(
                "\n\n\n{\n \"resultCount\":1,\n \"results\": [\n{\"wrapperType\":\"track\", \"kind\":\"song\""))
    }

    @Test(arguments: ["show", "_a1", "$", "app.store.show", "jQuery1_2"])
    func `a callback gets the answer as its argument`(name: String) async throws {
        let plain = try await text("/lookup?id=\(Store.song)").split(separator: "\n").joined(separator: "\n")
        let script = try await text("/lookup?id=\(Store.song)&callback=\(name)")
            .split(separator: "\n").joined(separator: "\n")
        #expect(script == "\(name)(\(plain));")
    }

    @Test(arguments: [
        "", ".", "a.", ".a", "1a", "a b", "alert(1)", "a;b", "a[0]", "<script>", "a'b", "ä", "a\u{2028}b", "a\nb",
        "a--b",
        String(repeating: "a", count: 129),
    ])
    func `other names of callbacks are not accepted`(name: String) async throws {
        #expect(CallbackName(name) == nil)
        guard !name.isEmpty else { return }
        let query = QueryItem.queryText([QueryItem("id", Store.song), QueryItem("callback", name)])
        let response = try await Store.answer("/lookup" + query)
        #expect(response.status == 400)
        #expect(!String(decoding: response.body.bytes, as: UTF8.self).contains("(\n"))
    }

    @Test func `a row is the catalog's resource, with the names of both APIs`() async throws {
        let row = try #require(try await Store.rows("/lookup?id=\(Store.song)&country=de").first)
        #expect(row.identifier == ResourceIdentifier(.songs, Store.song))
        #expect(row.href == "/v1/catalog/de/songs/\(Store.song)")
        #expect(row.attribute("name") == row.attribute("trackName"))
        #expect(row.attribute("albumName") == row.attribute("collectionName"))
        #expect(row.attribute("durationInMillis")?.integer == Store.catalog.song(Store.song)?.durationInMillis)
        #expect(row.attribute("genreNames")?[0] == row.attribute("primaryGenreName"))
    }

    @Test(arguments: ["song", "album", "musicArtist", "musicVideo"])
    func `a body that is made of rows has their results`(entity: String) async throws {
        let target = "/search?term=love&entity=\(entity)&limit=5"
        let results = try await Store.results(target)
        let body = Envelope.iTunes.list(of: try await Store.rows(target), next: nil)
        #expect(body["results"]?.array == results)
        #expect(body["resultCount"]?.integer == results.count)
    }

    @Test func `a search that fills its limit goes on at the next offset, a shorter one ends`() async throws {
        let full = Request(.get, "/search?term=love&entity=song&limit=2&offset=4")
        let body = try #require(try await Store.answer(full.target).body.json)
        let next = Envelope.iTunes.sections(of: body, answering: full).first?.page.next
        #expect(next == "/search?term=love&entity=song&limit=2&offset=6")
        let short = Request(.get, "/search?term=thunder+road+springsteen&entity=song&limit=200")
        let rest = try #require(try await Store.answer(short.target).body.json)
        #expect(Envelope.iTunes.sections(of: rest, answering: short).first?.page.next == nil)
        let lookup = Request(.get, "/lookup?id=178834&entity=song")
        let things = try #require(try await Store.answer(lookup.target).body.json)
        #expect(Envelope.iTunes.sections(of: things, answering: lookup).first?.page.next == nil)
    }

    @Test func `results of other media are rows of their own types`() throws {
        let body = try JSON(
            parsing: #"{"resultCount":2,"results":[{"wrapperType":"track","kind":"podcast","collectionId":5,"#
                + #""trackId":5,"trackName":"A"},{"wrapperType":"audiobook","collectionId":6,"collectionName":"B"}]}"#)
        let rows = Envelope.iTunes.sections(of: body).flatMap(\.rows)
        #expect(rows.map(\.identifier.description) == ["podcast/5", "audiobook/6"])
        #expect(rows.map { $0.attribute("name")?.string } == ["A", "B"])
    }

    @Test func `names are in the storefront's language, or in the one that is asked for`() async throws {
        let japanese = try await Store.results("/lookup?id=\(Store.artist)&country=jp").first
        let english = try await Store.results("/lookup?id=\(Store.artist)&country=jp&lang=en_us").first
        #expect(japanese?["primaryGenreName"] == "ロック")
        #expect(english?["primaryGenreName"] == "Rock")
    }
}
