import AppleMusicAPI
import Testing

@testable import TonearmNeighbors

/// Tests answers to wrong requests.
struct RefusalTests {
    @Test(arguments: [
        ("country=aq", "country"), ("country=usa", "country"), ("country=0", "country"), ("media=abc", "mediaType"),
        ("entity=abc", "resultEntity"), ("entity=song,abc", "resultEntity"), ("entity=,", "resultEntity"),
        ("entity=song,album", nil), ("attribute=abc", "attributeType"), ("lang=abc", "language"),
        ("lang=ja-JP", "language"), ("limit=0", "limit"), ("limit=-1", "limit"), ("limit=abc", "limit"),
        ("limit=1.5", "limit"), ("limit=99999999999999999999", "limit"), ("offset=-1", "offset"),
        ("offset=abc", "offset"), ("explicit=Maybe", "explicit"), ("version=3", "version"),
        ("callback=1a", "callback"), ("media=software&entity=song", "resultEntity"),
        ("media=software&attribute=tvSeasonTerm", nil), ("media=ebook&attribute=softwareDeveloper", "attributeType"),
    ])
    func `an invalid value is refused by the key that the API has for it`(query: String, key: String?) async throws {
        let response = try await Store.answer("/search?term=love&" + query)
        guard let key else {
            #expect(response.status == 200)
            return
        }
        #expect(response.status == 400)
        #expect(response.body.json?["errorMessage"]?.string == "Invalid value(s) for key(s): [\(key)]")
        #expect(response.body.json?["queryParameters"]?["country"] == "ISO-2A country code")
        #expect(Envelope.iTunes.errors(of: response.body.json ?? .null).map(\.status) == [400])
    }

    @Test func `several invalid values are named together`() async throws {
        let response = try await Store.answer("/search?term=love&country=xx&entity=abc")
        #expect(response.body.json?["errorMessage"] == "Invalid value(s) for key(s): [country, resultEntity]")
    }

    @Test(arguments: ["id=abc", "id=1x,2"]) func `an id that is no number is refused`(query: String) async throws {
        let response = try await Store.answer("/lookup?" + query)
        #expect(response.body.json?["errorMessage"] == "Invalid value(s) for key(s): [itunesId]")
    }

    @Test(arguments: ["/search", "/search/", "/search?term=", "/search?entity=song"])
    func `a search without a term has no results`(target: String) async throws {
        let response = try await Store.answer(target)
        #expect(response.status == 200)
        #expect(response.body.json?["resultCount"]?.integer == 0)
    }

    @Test func `other paths and methods are refused, and unknown parameters are not`() async throws {
        #expect(try await Store.answer("/v1/catalog/us/albums/1").status == 404)
        #expect(try await Store.answer("/searches").status == 404)
        #expect(try await Store.answer("/search?term=love", .post).status == 405)
        #expect(try await Store.answer("/search?term=love&foo=bar&limit=1").status == 200)
    }

    @Test func `more than twenty requests a minute are refused while the limit is on`() async throws {
        var memory = NeighborMemory()
        memory.isLimited = true
        var context = Store.context(memory)
        let request = Request(.get, "/search?term=love&limit=1")
        for _ in 0..<StoreService.limit {
            #expect(try await Store.service.respond(to: request, in: &context).status == 200)
        }
        #expect(try await Store.service.respond(to: request, in: &context).status == 403)
        var later = Store.context(context.memory, at: Store.time + 60)
        #expect(try await Store.service.respond(to: request, in: &later).status == 200)
    }

    @Test func `requests are not counted while the limit is off`() async throws {
        var context = Store.context()
        for _ in 0..<40 {
            _ = try await Store.service.respond(to: Request(.get, "/search?term=a&limit=1"), in: &context)
        }
        #expect(context.memory == NeighborMemory())
    }
}
