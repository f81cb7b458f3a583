import AppleMusicAPI
import Testing
import TonearmCatalog

@testable import TonearmNeighbors

struct GenreServiceTests {
    private func body(_ query: String) async throws -> JSON {
        let response = try await Store.answer(StorePath.genres + query)
        #expect(response.status == 200)
        return try #require(response.body.json)
    }

    @Test func `without an id every root is there, music first`() async throws {
        let body = try await body("")
        #expect(body.object?.names == ["34", "26", "31", "32", "33", "36", "38", "50000024"])
        #expect(body["34"]?["subgenres"]?["21"]?["subgenres"]?["1152"]?["name"] == "Hard Rock")
    }

    @Test func `the genres of apps are in the file too, each by its id`() async throws {
        let apps = try #require(try await body("")["36"])
        #expect(apps["subgenres"]?["6014"]?["name"] == "Games")
        #expect(apps["subgenres"]?["6014"]?["subgenres"]?["7012"]?["name"] == "Puzzle")
        #expect(try await body("?id=36")["36"] == apps)
        let health = try #require(try await body("?id=6013&cc=jp")["6013"])
        #expect(health["url"] == "https://itunes.apple.com/jp/genre/ios-health-fitness/id6013")
        #expect(health["subgenres"] == nil)
        let music = Set(Store.catalog.genres.map(\.id) + GenreRecord.idsBelowListed)
        let rows = Envelope.iTunes.sections(of: ["36": apps]).flatMap(\.rows)
        #expect(rows.count > 40 && music.isDisjoint(with: rows.map(\.id)))
    }

    @Test func `a genre has its subgenres, and one without any has no such member`() async throws {
        let rock = try #require(try await body("?id=21&cc=us")["21"])
        #expect(rock.object?.names == ["name", "id", "url", "rssUrls", "chartUrls", "subgenres"])
        #expect(rock["url"] == "https://itunes.apple.com/us/genre/music-rock/id21")
        let leaf = try #require(try await body("?id=1152")["1152"])
        #expect(leaf["subgenres"] == nil)
    }

    @Test func `names and addresses are those of the region, whose key is cc`() async throws {
        let rock = try #require(try await body("?id=21&cc=jp")["21"])
        #expect(rock["name"] == "ロック")
        #expect(rock["rssUrls"]?["topSongs"] == "https://itunes.apple.com/jp/rss/topsongs/genre=21/json")
    }

    @Test func `every genre of the catalog is in the tree once, below its parent`() async throws {
        let rows = Envelope.iTunes.sections(of: try await body("?id=34")).flatMap(\.rows)
        // Music Videos is a root of its own.
        let ids = Set(Store.catalog.genres.map(\.id) + GenreRecord.idsBelowListed).subtracting(["31"])
        #expect(rows.count == ids.count)
        #expect(Set(rows.map(\.id)) == ids)
        for row in rows where row.id != GenreRecord.rootID {
            #expect(row.attribute("parentId")?.string == Store.catalog.genre(row.id)?.parentID)
        }
    }

    @Test func `an unknown id has no genre, and an unknown region is refused`() async throws {
        #expect(try await body("?id=999999") == [:])
        #expect(try await Store.answer(StorePath.genres + "?cc=xx").status == 400)
        #expect(try await Store.answer(StorePath.genres + "?id=rock").status == 400)
    }

    @Test func `a name with its words in another order is the same genre`() {
        let forest = GenreForest(catalog: Store.catalog, language: "en-US")
        #expect(forest.id(of: "jazz smooth") == "1114")
        #expect(forest.id(of: "1114") == "1114")
        #expect(forest.id(of: "no such genre") == nil)
    }
}
