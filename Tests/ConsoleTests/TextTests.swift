import TerminalText
import Testing

@Suite struct TextTests {
    @Test(arguments: [("abcdef", 4, "abc…"), ("日本語", 4, "日…"), ("日本語", 6, "日本語"), ("日本語", 5, "日本…"), ("", 0, "")])
    func `a text is cut by its width`(text: String, width: Int, cut: String) {
        #expect(text.cut(to: width) == cut)
        #expect(displayWidth(cut) <= width)
    }

    @Test func `prose breaks at its spaces`() {
        #expect(Wrapping.lines(of: "one two  three", width: 7) == ["one two", "three"])
        #expect(Wrapping.lines(of: "日本 語", width: 4) == ["日本", "語"])
        #expect(Wrapping.lines(of: "incomprehensible x", width: 5) == ["incomprehensible", "x"])
        #expect(Wrapping.lines(of: "", width: 5) == [])
    }

    @Test func `a picture stands for a control character`() {
        #expect(Printable.line("a\u{1B}b\nc\u{7F}\u{9B}\u{202E}d") == "a␛b␊c␡\u{FFFD}d")
        #expect(Printable.block("a\tb\nc\rd") == "a\tb\nc␍d")
        #expect(Printable.line("日本語 é 👩‍👩‍👧 e\u{301}") == "日本語 é 👩‍👩‍👧 e\u{301}")
    }

    @Test func `what is edited has no controls, and its tabs and line feeds are spaces`() {
        #expect(Printable.input("a\u{1B}b\nc\t\u{7F}\u{9B}\u{202E}d") == "ab c d")
        #expect(Printable.input("日本語 é") == "日本語 é")
    }
}
