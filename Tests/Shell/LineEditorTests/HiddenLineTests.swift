import Testing

@testable import TonearmLineEditor

@Suite struct HiddenLineTests {
    /// Returns the effect of the last key and the number of keys refused before it.
    private func typed(_ text: String) -> (effect: HiddenLine.Effect, refused: Int) {
        var line = HiddenLine()
        var refused = 0
        for byte in text.utf8 {
            switch line.take(byte) {
            case .goesOn: continue
            case .refused: refused += 1
            case let effect: return (effect, refused)
            }
        }
        return (.goesOn, refused)
    }

    @Test(arguments: [
        ("abc\r", "abc", 0), ("abc\n", "abc", 0), ("abc\u{4}", "abc", 0), ("\r", "", 0), ("ab\u{7F}c\r", "ac", 0),
        ("aé\u{8}c\r", "ac", 0), ("\u{7F}a\r", "a", 0), ("ab\u{15}c\r", "c", 0), ("ab\u{17}c\r", "c", 0),
    ])
    func `a line ends with return, and typing errors can be deleted`(keys: String, line: String, refused: Int) {
        #expect(typed(keys) == (.entered(line), refused))
    }

    @Test(arguments: [
        ("a\u{1A}b\r", "ab", 1), ("a\u{1C}\u{0}\tb\r", "ab", 3), ("a\u{1B}[Ab\r", "ab", 1),
        ("a\u{1B}OPb\r", "ab", 1), ("a\u{1B}[1;5Db\r", "ab", 1), ("\u{1B}[200~ab\u{1B}[201~\r", "ab", 2),
        ("a\u{1B}xb\r", "ab", 1), ("a\u{1B}\r", "a", 0), ("a\u{1B}[\r", "a", 0),
    ])
    func `a meaningless key adds no text to the line`(keys: String, line: String, refused: Int) {
        #expect(typed(keys) == (.entered(line), refused))
    }

    @Test(arguments: ["\u{3}", "abc\u{3}", "\u{4}", "a\u{7F}\u{4}", "a\u{1B}[\u{3}"])
    func `Ctrl-C abandons a line, Ctrl-D an empty line`(keys: String) {
        #expect(typed(keys).effect == .abandoned)
    }

    @Test func `a line that is too long is refused, not truncated`() {
        let (effect, refused) = typed(String(repeating: "a", count: 65_538) + "\r")
        #expect(effect == .entered(String(repeating: "a", count: 65_536)))
        #expect(refused == 2)
    }
}
