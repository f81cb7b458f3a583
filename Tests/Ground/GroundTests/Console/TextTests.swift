import Testing
import TonearmTerminalText

@Suite struct TextTests {
    @Test(arguments: [("abcdef", 4, "abc…"), ("日本語", 4, "日…"), ("日本語", 6, "日本語"), ("日本語", 5, "日本…"), ("", 0, "")])
    func `a text is cut by its width`(text: String, width: Int, cut: String) {
        #expect(text.cut(to: width) == cut)
        #expect(displayWidth(cut) <= width)
    }

    @Test(arguments: [
        ("abcdefgh", 8, "abcdefgh"), ("日本語", 6, "日本語"), ("abcdefgh", 5, "ab…gh"), ("日本語日本語", 7, "日本…語"),
    ])
    func `a text is cut in its middle by its width`(text: String, width: Int, cut: String) {
        #expect(text.cutInMiddle(to: width) == cut)
        #expect(displayWidth(cut) <= width)
    }

    @Test func `prose breaks at its spaces`() {
        #expect(Wrapping.lines(of: "one two  three", width: 7) == ["one two", "three"])
        #expect(Wrapping.lines(of: "日本 語", width: 4) == ["日本", "語"])
        #expect(Wrapping.lines(of: "incomprehensible x", width: 5) == ["incomprehensible", "x"])
        #expect(Wrapping.lines(of: "", width: 5) == [])
    }

    @Test func `a picture replaces a control character`() {
        #expect(Printable.line("a\u{1B}b\nc\u{7F}\u{9B}\u{202E}d") == "a␛b␊c␡\u{FFFD}d")
        #expect(Printable.block("a\tb\nc\rd") == "a\tb\nc␍d")
        #expect(Printable.line("日本語 é 👩‍👩‍👧 e\u{301}") == "日本語 é 👩‍👩‍👧 e\u{301}")
    }

    @Test func `edited text has no controls, and its tabs and line feeds are spaces`() {
        #expect(Printable.input("a\u{1B}b\nc\t\u{7F}\u{9B}\u{202E}d") == "ab c d")
        #expect(Printable.input("日本語 é") == "日本語 é")
    }

    @Test(arguments: [
        "a\u{200B}b", "a\u{2060}b", "a\u{FEFF}b", "a\u{AD}b", "a\u{180E}b", "a\u{34F}b", "a\u{FFF9}b", "a\u{E0041}b",
        "a\u{200D}b", "a\u{200C}b", "a\u{2066}b", "a\u{206A}b",
    ])
    func `invisible scalars are removed`(text: String) {
        #expect(Printable.line(text) == "ab")
        #expect(Printable.input(text) == "ab")
        #expect(Printable.escapedJSON(Array(text.utf8)).allSatisfy { $0 < 0x80 })
    }

    @Test(arguments: [
        "👩‍👩‍👧", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "می\u{200C}خواهم", "葛\u{E0100}城", "☀\u{FE0F}",
    ])
    func `scalars that modify the character before them are kept`(text: String) {
        #expect(Printable.line(text) == text)
        #expect(Printable.escapedJSON(Array(text.utf8)) == Array(text.utf8))
    }

    @Test func `JSON escapes control characters`() {
        let json = "{\n\t\"a\": \"é\u{7F}\u{9B}31m\u{202E}x\u{E0041}\"}"
        #expect(
            String(decoding: Printable.escapedJSON(Array(json.utf8)), as: UTF8.self)
                == "{\n\t\"a\": \"é\\u007f\\u009b31m\\u202ex\\udb40\\udc41\"}")
    }
}
