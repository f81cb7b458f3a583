import AppleMusicAPI
import Testing

@testable import TonearmCatalog

/// Tables of lines and fields.
@Suite struct ColumnTableTests {
    private enum Column: Int { case id, name }

    @Test(arguments: ["", "\n"]) func `a line is found by its complete first field, at any end of the text`(
        end: String
    ) {
        let table = ColumnTable<Column>("a\tone\nab\ttwo\nabc\tthree" + end)
        #expect(["a", "ab", "abc"].map(table.line(ofText:)) == [0, 1, 2])
        let others = ["", "b", "abcd", "a\tone", "abc\tthree", "abc\tthree\n"]
        for text in others + (0...20).map({ String(repeating: "x", count: $0) }) {
            #expect(table.line(ofText: text) == nil, "\(text)")
        }
        #expect(table.text(.name, ofLine: 2) == "three" && table[2][.name] == "three")
    }

    @Test(arguments: ["", "\n"]) func `a line is found by its number, at any end of the text`(end: String) {
        let table = ColumnTable<Column>("1\tone\n20\ttwo\n300" + end)
        #expect([1, 20, 300].map(table.line(ofNumber:)) == [0, 1, 2])
        #expect([0, 2, 30, 301, .min, .max].compactMap(table.line(ofNumber:)) == [])
        #expect(table.text(.name, ofLine: 2) == nil && table[2][.name] == "")
    }

    @Test func `ids of any length are looked up safely`() {
        let catalog = BuiltInCatalog()
        let types: [ResourceType] = [
            .artists, .albums, .songs, .musicVideos, .playlists, .stations, .curators, .appleCurators, .activities,
            .recordLabels, .genres, .stationGenres,
        ]
        for type in types {
            for length in 0...400 {
                let id = String(repeating: "x", count: length)
                #expect(catalog.record(ResourceIdentifier(type, id)) == nil, "\(type)/\(id)")
                _ = catalog.record(ResourceIdentifier(type, String(repeating: "9", count: length)))
            }
        }
    }
}
