import Testing

@testable import tonearm

/// Tests the words of the pieces passed by bash.
@Suite struct BashLineTests {
    /// Returns the words for a line's pieces and, after a bar, the part of the last word that bash keeps.
    private func words(_ line: String, _ pieces: [String], replacing replaced: String) -> String? {
        BashLine([replaced, line] + pieces).map {
            ($0.words + ($0.isRedirected ? [">"] : [])).joined(separator: ",") + "|" + $0.kept
        }
    }

    @Test(
        arguments: [
            ("t al", ["t"], "al", "t,al|"), ("t ", ["t"], "", "t,|"), ("t  a \t b", ["t", "a"], "b", "t,a,b|"),
            ("t --types=so", ["t", "--types", "="], "so", "t,--types=so|--types="),
            ("t --types=", ["t", "--types"], "", "t,--types=|--types="),
            ("t http://127", ["t", "http", ":"], "//127", "t,http://127|http:"),
            ("t a=b c:d=e", ["t", "a", "=", "b", "c", ":", "d", "="], "e", "t,a=b,c:d=e|c:d="),
            ("t 'my l", ["t"], "my l", "t,my l|"), ("t \"my \\$x \\l", ["t"], "my \\$x \\l", "t,my $x \\l|"),
            ("t a='b c", ["t", "a", "="], "b c", "t,a=b c|a="), ("t my\\ l", ["t"], "my\\ l", "t,my l|"),
            ("t o\\'p\\ q=r\\ s", ["t", "o\\'p\\ q", "="], "r\\ s", "t,o'p q=r s|o'p q="),
            ("t $(cat ids) x", ["t", "$(cat ids)"], "x", "t,$(cat ids),x|"), ("t a\\", ["t"], "a\\", "t,a|"),
            ("t é日=b", ["t", "é日", "="], "b", "t,é日=b|é日="), ("t a @b", ["t", "a", "@"], "@b", "t,a,@b|"),
            ("t x > fi", ["t", "x", ">"], "fi", "t,x,>|"), ("t x>", ["t", "x"], "", "t,x,>|"),
            ("t x 2>fi", ["t", "x", "2", ">"], "fi", "t,x,>|"), ("t 2 >> a b", ["t", "2", ">>", "a"], "b", "t,2,b|"),
            ("t <a=b c", ["t", "<", "a", "=", "b"], "c", "t,c|"), ("t '>' a", ["t", "'>'"], "a", "t,>,a|"),
            // The program's name is found for every way to split the line.
            ("t", [], "t", nil), ("t x", ["u"], "x", nil), ("", [], "", nil), ("t al", ["t", "al", "al"], "al", nil),
        ] as [(String, [String], String, String?)])
    func `pieces become words`(line: String, pieces: [String], replaced: String, expected: String?) {
        #expect(words(line, pieces, replacing: replaced) == expected)
    }

    @Test func `long lines and many pieces are read at once`() throws {
        let long = String(repeating: "'", count: 100_000)
        #expect(BashLine([long, "t " + long, "t"])?.words == ["t", ""])
        let pieces = Array(repeating: ["a", "="], count: 50_000).flatMap { $0 }
        let line = try #require(BashLine(["b", "t " + pieces.joined() + "b", "t"] + pieces))
        #expect(line.words.count == 2 && line.words[1].count == 100_001)
        let apart = try #require(
            BashLine(
                ["b", "t" + String(repeating: " a", count: 50_000) + " b", "t"] + Array(repeating: "a", count: 50_000)))
        #expect(apart.words.count == 50_002)
    }
}
