import AppleMusicAPI
import Testing

@testable import TonearmCatalog

struct LanguageTests {
    private let catalog = CatalogSample.catalog

    @Test(arguments: [
        ("en-US", "Rock", "Classical"), ("ja", "ロック", "クラシック"), ("fr-FR", "Rock", "Classique"),
        ("de-DE", "Rock", "Klassik"),
        ("de-CH", "Rock", "Klassik"), ("es-MX", "Rock", "Clásica"), ("ko", "록", "클래식"),
        ("pt-BR", "Rock", "Música clássica"),
        ("zh-Hans-CN", "摇滚", "古典音乐"), ("zh-Hant-HK", "搖滾", "古典樂"), ("it", "Rock", "Classica"),
        ("nl", "Rock", "Klassiek"),
        ("ru", "Рок", "Классика"), ("sv", "Rock", "Klassiskt"), ("th", "Rock", "Classical"),
    ])
    func `genres have translations`(language: String, rock: String, classical: String) {
        #expect(catalog.genre("21")?.name.text(in: language) == rock)
        #expect(catalog.genre("5")?.name.text(in: language) == classical)
        #expect(catalog.album("310730204")?.genreNames.first?.text(in: language) == rock)
    }

    @Test func `genres form a tree whose root comes last`() throws {
        #expect(catalog.genres.last?.id == "34")
        #expect(catalog.genres.last?.parentID == nil)
        #expect(catalog.genres.last?.chartLabel?.text(in: "de-DE") == "Alle Genres")
        for id in ["2", "3", "4", "14", "16", "20", "31", "51", "1153"] {
            #expect(catalog.genres.contains { $0.id == id })
        }
        #expect(catalog.genre("1146")?.parentID == "21")
        #expect(catalog.genre("1153")?.parentID == "21")
        #expect(catalog.genre("14")?.parentID == "34")
        #expect(catalog.genre("9999999") == nil)
    }

    @Test func `station genres have translations`() {
        #expect(catalog.stationGenre("1149486281")?.name.text(in: "fr-FR") == "Du monde entier")
        #expect(catalog.stationGenre("1149486336")?.name.text(in: "ja") == "ポップ")
        #expect(catalog.stationGenre("1149486231")?.name.text(in: "en-US") == "Country")
    }

    @Test func `Japanese titles have English translations`() throws {
        let japanese = (0..<WorldArtist.all.count).filter { WorldArtist.all[$0].language == "ja" }
        #expect(japanese.count >= 8)
        for index in japanese {
            let songs = CatalogSample.related("top-songs", .artists, WorldNumber.artist(index).text)
            for song in songs.prefix(10) {
                let name = try #require(catalog.song(song.id)).name
                #expect(name.text(in: "ja") == name.standard)
                #expect(name.text(in: "en-US") != name.standard)
                #expect(name.text(in: "en-GB").unicodeScalars.first.map { $0.value < 0x250 } == true)
            }
        }
    }

    @Test func `recorded names in other languages are unchanged`() {
        #expect(catalog.song("1633956893")?.genreNames.map { $0.text(in: "en-US") } == ["オルタナティブ", "ミュージック"])
        #expect(CatalogSample.related("genres", .songs, "1633956893").map(\.id) == ["20", "34"])
        #expect(CatalogSample.related("genres", .songs, "7018167").map(\.id) == ["7", "34"])
        #expect(CatalogSample.related("genres", .songs, "1609137778").map(\.id) == ["12", "34"])
        #expect(catalog.song("1609137778")?.genreNames.first?.text(in: "en-US") == "Latin")
        #expect(catalog.song("1609137778")?.genreNames.first?.text(in: "ja") == "ラテン")
    }

    @Test func `the lookup of a tag falls back subtag by subtag`() {
        let text = LocalizedText("a", ["zh": "b", "zh-Hant": "c", "fr-CA": "d"])
        #expect(text.text(in: "zh-Hant-HK") == "c")
        #expect(text.text(in: "zh-Hans-CN") == "b")
        #expect(text.text(in: "fr-CA") == "d")
        #expect(text.text(in: "fr-FR") == "a")
    }
}
