import Testing

@testable import TonearmTranscripts

@Suite struct PlainTextTests {
    @Test(arguments: [
        ("plain", "plain"), ("", ""), ("a\tb", "a\tb"), ("日本語 · é", "日本語 · é"),
        ("\u{1B}[1;31mred\u{1B}[0m", "red"), ("\u{9B}1mbold\u{9B}m", "bold"),
        ("10%\r20%\r\u{1B}[Kdone", "done"), ("abcdef\rxyz", "xyzdef"), ("abc\u{8}\u{8}X", "aXc"),
        ("\r\u{1B}[2K", ""), ("abc\u{1B}[2Dxy", "axy"), ("a\u{1B}[3Cb", "a   b"), ("abc\u{1B}[1Gx", "xbc"),
        ("abc\r\u{1B}[0Kz", "z"), ("abcd\u{1B}[3G\u{1B}[1K", "   d"),
        ("\u{1B}]0;title\u{7}text", "text"), ("\u{1B}]8;;https://example.org\u{1B}\\link\u{1B}]8;;\u{1B}\\", "link"),
        ("\u{1B}(Bascii\u{1B}7", "ascii"), ("\u{1B}Pq...\u{1B}\\after", "after"), ("bell\u{7}\0\u{7F}\u{85}", "bell"),
        ("\u{1B}", ""), ("\u{1B}[", ""), ("\u{1B}[12", ""), ("\u{1B}]never ends", ""), ("x\u{1B}[38;5;196my", "xy"),
        ("\u{1B}[999999999999999999999Cx", " x"),
        ("a\u{1B}[9223372036854775807Cb", "a" + String(repeating: " ", count: 9999) + "b"),
        ("a\u{1B}[9223372036854775807Db", "b"),
    ])
    func `a line contains the text that a terminal shows`(text: String, shown: String) {
        #expect(PlainText.line(text) == shown)
    }

    @Test func `a final line feed does not begin another line`() {
        #expect(PlainText.lines("a\r\n\r\n\u{1B}[1mb\u{1B}[m\n") == ["a", "", "b"])
        #expect(PlainText.lines("a") == ["a"])
        #expect(PlainText.lines("\n") == [""])
        #expect(PlainText.lines("") == [])
    }

    @Test(arguments: 0..<200)
    func `the remaining text does not move the cursor`(seed: Int) {
        var random = RandomText(seed: UInt64(seed))
        let text = random.lines(upTo: 8).joined()
        let plain = PlainText.line(text)
        #expect(!plain.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\t" })
        #expect(PlainText.line(plain).isExactly(plain))
    }
}
