import AppleMusicAPI
import Testing
import TonearmCatalog

@testable import TonearmNeighbors

/// Tests every request that the API's own schema describes.
struct ConformanceTests {
    /// Every media with each of its entities and attributes.
    private static let questions: [(media: SearchMedia, entity: String, attribute: String?)] = SearchMedia.all.flatMap {
        media in
        media.entities.flatMap { entity in ([nil] + media.attributes).map { (media, entity, $0) } }
    }

    private static func target(_ media: String, _ entity: String, _ attribute: String?, limit: Int) -> String {
        let query = [
            QueryItem("term", "love"), QueryItem("media", media), QueryItem("entity", entity),
            QueryItem("limit", String(limit)),
        ]
        return "/search" + QueryItem.queryText(query + (attribute.map { [QueryItem("attribute", $0)] } ?? []))
    }

    @Test func `every entity of a media is searched by every attribute, and only its types are found`() async throws {
        for (media, entity, attribute) in Self.questions {
            let target = Self.target(media.name, entity, attribute, limit: 3)
            let response = try await Store.answer(target)
            let results = response.body.json?["results"]?.array
            #expect(response.status == 200, "\(target)")
            #expect(response.body.json?["resultCount"]?.integer == results?.count, "\(target)")
            #expect((results?.count ?? 4) <= 3, "\(target)")
            let types = Set(SearchEntity.named(entity)?.types ?? [])
            for row in Envelope.iTunes.sections(of: response.body.json ?? .null).flatMap(\.rows) {
                #expect(types.contains(row.type), "\(target) found \(row.identifier)")
            }
        }
    }

    @Test func `every entity of music with content finds something`() async throws {
        for entity in SearchEntity.ofMusic where !entity.types.isEmpty {
            let results = try await Store.results(Self.target("music", entity.name, nil, limit: 5))
            #expect(!results.isEmpty, "\(entity.name)")
        }
    }

    @Test func `a result has exactly the members of its kind, in their order and of their types`() async throws {
        for entity in ["song", "album", "musicArtist", "musicVideo"] {
            let results = try await Store.results(Self.target("music", entity, nil, limit: 20))
            #expect(!results.isEmpty, "\(entity)")
            for result in results { try check(result) }
        }
    }

    private func check(_ result: JSON) throws {
        let members = try #require(result.object?.members)
        let kind = try #require(
            ResultKind.allCases.first {
                $0.wrapperType == result["wrapperType"]?.string && $0.kind == result["kind"]?.string
            })
        let fields = ResultField.all.filter { $0.kinds.contains(kind) }
        let names = members.map(\.name)
        #expect(names == fields.map(\.name).filter(names.contains), "\(kind)")
        for field in fields {
            switch (field.type, result[field.name]) {
            case (.text, .string(let text)?): #expect(!text.isEmpty, "\(field.name)")
            case (.number, .number?), (.flag, .bool?): break
            case (_, nil): #expect(field.isOptional, "\(kind) lacks \(field.name)")
            default: Issue.record("\(field.name) of \(kind) has another type")
            }
        }
    }

    @Test(arguments: [(nil, 50), (1, 1), (49, 49), (199, 199), (200, 200), (201, 200), (100_000, 200)])
    func `a search gives as many results as its limit, and at most two hundred`(
        limit: Int?, count: Int
    ) async throws {
        let part = limit.map { "&limit=\($0)" } ?? ""
        #expect(try await Store.results("/search?media=music&entity=song&term=a\(part)").count == count)
    }

    @Test func `an offset goes on where the results before it end`() async throws {
        let whole = try await Store.results("/search?term=love&entity=song&limit=30")
        let first = try await Store.results("/search?term=love&entity=song&limit=10")
        let second = try await Store.results("/search?term=love&entity=song&limit=10&offset=10")
        #expect(first + second == Array(whole.prefix(20)))
        #expect(try await Store.results("/search?term=love&offset=1000000000") == [])
    }

    @Test func `every storefront has a country of three letters and a currency`() async throws {
        for storefront in Storefront.all {
            let result = try await Store.results("/search?term=love&entity=song&limit=1&country=\(storefront.id)").first
            guard let result else { continue }
            #expect(result["country"]?.string?.count == 3)
            #expect(result["country"]?.string.flatMap(CountryCode.storefront) == storefront.id)
            #expect(result["currency"]?.string?.count == 3)
        }
    }

    @Test func `attributes find by artist, album, song, composer and genre`() async throws {
        let songs = try await Store.rows("/search?term=bruce+springsteen&entity=song&attribute=artistTerm&limit=200")
        #expect(songs.count > 20)
        #expect(songs.allSatisfy { $0.attribute("artistName")?.string?.contains("Springsteen") == true })
        let tracks = try await Store.rows("/search?term=born+to+run&entity=song&attribute=albumTerm")
        #expect(tracks.contains { $0.id == Store.song })
        let albums = try await Store.rows("/search?term=thunder+road&entity=album&attribute=songTerm")
        #expect(albums.contains { $0.id == Store.album })
        let charted = try await Store.rows("/search?term=Jazz&entity=song&attribute=genreIndex&limit=5")
        let chart = Store.catalog.chart(of: .songs, genre: "11", storefront: "us")
        #expect(charted.map(\.id) == chart.prefix(5).map(\.id))
        #expect(try await Store.rows("/search?term=5&entity=song&attribute=ratingIndex").isEmpty)
    }

    @Test func `explicit content is left out when it is not wanted`() async throws {
        let all = try await Store.results("/search?term=the&entity=song&limit=200")
        let clean = try await Store.results("/search?term=the&entity=song&limit=200&explicit=No")
        #expect(all.contains { $0["trackExplicitness"] == "explicit" })
        #expect(!clean.isEmpty && clean.allSatisfy { $0["trackExplicitness"] != "explicit" })
    }
}
