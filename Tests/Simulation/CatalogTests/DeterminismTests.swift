import AppleMusicAPI
import Testing

@testable import TonearmCatalog

struct DeterminismTests {
    private let ids = CatalogSample.songs.enumerated().filter { $0.offset % 37 == 0 }.map(\.element)

    @Test func `two catalogs with one seed are equal, in any order of requests`() {
        let one = BuiltInCatalog(seed: 5)
        let other = BuiltInCatalog(seed: 5)
        let backwards = Dictionary(uniqueKeysWithValues: ids.reversed().map { ($0, other.song($0)) })
        for id in ids { #expect(one.song(id) == backwards[id]) }
        let chart = one.chart(of: .songs, genre: "34", storefront: "jp")
        #expect(chart == other.chart(of: .songs, genre: "34", storefront: "jp"))
        #expect(one.search("silver", type: .songs, limit: 25) == other.search("silver", type: .songs, limit: 25))
        #expect(one.completions(of: "s", limit: 10) == other.completions(of: "s", limit: 10))
    }

    @Test func `another seed gives another world`() {
        let one = CatalogSample.catalog
        let other = BuiltInCatalog(seed: 5)
        let names = ids.filter { CatalogSample.isInvented($0) }.map { (one.song($0)?.name, other.song($0)?.name) }
        #expect(names.filter { $0.0 != $0.1 }.count > names.count / 2)
        #expect(one.album("310730204")?.name == other.album("310730204")?.name)
    }

    /// Values of the default seed: a change of them changes transcripts.
    @Test func `the default world is unchanged`() throws {
        let catalog = CatalogSample.catalog
        let artist = try #require(catalog.artist("9000440000"))
        #expect(artist.name.standard == "図書館の午後")
        #expect(artist.name.text(in: "en-US") == "Library Afternoon")
        #expect(KeyedRandom(1887)[.title][3].value == 15_789_243_337_183_393_982)
    }

    @Test func `draws cover exactly their range`() {
        let draw = KeyedRandom(1)
        let numbers = (0..<1000).map { draw[$0].below(7) }
        #expect(Set(numbers) == Set(0..<7))
        #expect(draw.below(1) == 0)
        #expect(draw.below(0) == 0)
    }
}
