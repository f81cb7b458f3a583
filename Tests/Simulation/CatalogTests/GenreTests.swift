import AppleMusicAPI
import Testing

@testable import TonearmCatalog

struct GenreTests {
    private let catalog = CatalogSample.catalog

    @Test func `a genre below the listed ones is found by id, and has a listed parent`() throws {
        let listed = catalog.chartGenres.map(\.id)
        #expect(
            Set(["1139", "1153"]).isSubset(of: GenreRecord.idsBelowListed)
                && Set(listed).isDisjoint(with: GenreRecord.idsBelowListed))
        for id in GenreRecord.idsBelowListed {
            let genre = try #require(catalog.genre(id))
            #expect(listed.contains(genre.parentID ?? ""), "\(id)")
        }
    }

    @Test func `a genre has translations and other spellings`() {
        #expect(GenreRecord.names(of: "12").starts(with: ["Latino"]))
        #expect(Set(GenreRecord.names(of: "12")).isSuperset(of: ["ラテン", "Latin"]))
        #expect(GenreRecord.names(of: "1119") == ["Urbano latino", "Latin Urban"])
        #expect(GenreRecord.names(of: "1139") == ["Funk"])
        #expect(GenreRecord.names(of: "0").isEmpty && GenreRecord.names(of: "x").isEmpty)
    }

    @Test func `a subgenre has its own id, and a name of two genres is the upper one`() {
        let wanted = [
            ("Urbano latino", "1119"), ("Latin Urban", "1119"), ("Afro-Pop", "1178"), ("Classical Crossover", "1022"),
            ("Bossa Nova", "1221"), ("Soundtrack", "16"), ("Singer/Songwriter", "10"), ("Latin Jazz", "1111"),
        ]
        for (name, id) in wanted { #expect(GenreTree.id(named: name) == id, "\(name)") }
        #expect(catalog.genre("1221")?.parentID == "1122")
    }

    @Test func `the completion of genres begins with the listed ones`() {
        let names = catalog.listed(.genres, in: "en-US")
        #expect(names.first?.id == "2" && names.contains { $0.id == "1139" && $0.name == "Funk" })
        #expect(Set(names.map(\.id)).count == names.count)
    }
}
