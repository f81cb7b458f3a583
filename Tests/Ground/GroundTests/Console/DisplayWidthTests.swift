import Testing
import TonearmTerminalText

@Suite struct DisplayWidthTests {
    @Test(arguments: [
        ("", 0), ("tonearm> ", 9), ("é", 1), ("e\u{301}", 1), ("日本語", 6), ("ﾊﾝｶｸ", 4), ("ＡＢ", 4), ("한국", 4),
        ("\u{1112}\u{1161}\u{11AB}", 2), ("か\u{3099}", 2), ("กำ", 2), ("ที่", 1), ("नि", 2), ("ا", 1),
        ("…", 1), ("—", 1), ("“”", 2), ("①", 1), ("♥", 1), ("\u{A0}", 1), ("\u{AD}", 1), ("\u{600}", 1),
    ])
    func `text takes its columns`(text: String, width: Int) {
        #expect(displayWidth(text) == width)
    }

    @Test(arguments: [
        "😀", "👍🏽", "👩‍👩‍👧‍👦", "🏳️‍🌈", "🇯🇵", "❤️", "1️⃣", "♥️", "🧑🏿‍🚀", "🫨", "☕", "🎵", "🫩",
    ])
    func `an emoji takes two columns`(emoji: String) {
        #expect(displayWidth(emoji) == 2)
    }

    @Test(arguments: [
        "\u{0}", "\u{7}", "\t", "\n", "\r\n", "\u{1B}", "\u{7F}", "\u{9B}", "\u{200B}", "\u{200D}", "\u{FEFF}",
        "\u{2028}",
    ])
    func `a control character takes no column`(text: String) {
        #expect(displayWidth(text) == 0)
        #expect(displayWidth("日" + text + "a") == 3)
    }

    @Test func `a text is as wide as its characters`() {
        #expect(displayWidth("a日b🇯🇵🇺🇸c") == 9)
    }
}
