import Testing
import TonearmConsole

/// Tests finding the name closest to a mistyped word.
@Suite struct NearestTests {
    @Test(arguments: [
        ("--hlep", ["--help", "--heap"], ["--help"]), ("--limt", ["--list", "--limit"], ["--limit"]),
        ("--limmit", ["--limit", "--summit"], ["--limit"]), ("serach", ["search", "season"], ["search"]),
        ("toppsongs", ["top-songs", "tip-songs"], ["top-songs"]),
        ("Top_Songs", ["top-songs", "topsong"], ["top-songs"]),
        ("HELP", ["help", "heap"], ["help"]), ("storefornt", ["storefront", "storefronts"], ["storefront"]),
        ("plylst", ["playlist", "player"], ["playlist"]), ("xyzzy", ["search", "help"], []), ("", ["a", "ab"], []),
        ("ab", ["ba", "abc"], []), ("AB", ["ab", "abc"], ["ab"]),
    ])
    func `a near word never wins over a plain one`(word: String, names: [String], found: [String]) {
        #expect(Nearest.names(to: word, in: names) == found)
        #expect(Nearest.names(to: word, in: names.reversed()) == found)
    }

    @Test func `a very long word is near to nothing`() {
        #expect(Nearest.names(to: String(repeating: "a", count: 100_000), in: ["help", "-_ "]) == [])
    }
}
