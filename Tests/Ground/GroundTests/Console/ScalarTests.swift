import Testing
import TonearmTerminalText

/// Tests the output of every assigned Unicode plane.
@Suite struct ScalarTests {
    private static let all = [UInt32(0)...0x1FFFF, 0xE0000...0xE0FFF].joined().compactMap(Unicode.Scalar.init)

    /// Returns true for controls, direction changes, line separators and invisible scalars.
    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        let properties = scalar.properties
        return properties.generalCategory == .control || properties.isBidiControl
            || [.lineSeparator, .paragraphSeparator].contains(properties.generalCategory)
            || [0xAD, 0x034F, 0x180E, 0x200B, 0xFEFF].contains(scalar.value)
            || (0x2060...0x206F).contains(scalar.value) || (0xFFF9...0xFFFB).contains(scalar.value)
    }

    @Test func `a line removes exactly the forbidden characters`() {
        let shown = Self.all.map { ($0, Printable.line("a\($0)b").unicodeScalars) }
        #expect(!shown.contains { $1.contains(where: Self.isForbidden) })
        let changed = shown.filter { !$1.elementsEqual("a\($0)b".unicodeScalars) }.map(\.0)
        #expect(changed.allSatisfy { Self.isForbidden($0) || joins($0) })
        #expect(Set(changed).isSuperset(of: Self.all.filter(Self.isForbidden)))
    }

    @Test func `each C0 control has its own picture, all C1 controls share one`() {
        #expect(Printable.line("\u{0}\n\t\u{1B}\u{7F}\u{9B}") == "␀␊␉␛␡\u{FFFD}")
        #expect(Printable.block("\u{0}\n\t\u{1B}") == "␀\n\t␛")
        #expect(Printable.input("a\u{1B}\n\tb\u{202E}") == "a  b")
    }

    @Test func `appended text equals the text of a line`() {
        for text in ["plain", "日本", "\u{1B}[31m", "é\u{202E}", ""] {
            var bytes = Array("x".utf8)
            Printable.append(text, to: &bytes)
            #expect(bytes == Array(("x" + Printable.line(text)).utf8))
        }
    }

    @Test(arguments: [
        "👩\u{200D}👩\u{200D}👧", "ن\u{200C}ا", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
        "葛\u{E0100}",
    ])
    func `a scalar that modifies the character before it is kept`(text: String) {
        #expect(Printable.line(text) == text)
    }

    @Test(arguments: [
        ("a\u{200D}b", "ab"), ("\u{200D}a", "a"), ("👩\u{200D}\u{200D}👧", "👩\u{200D}👧"), ("a\u{E0067}", "a"),
        ("a\u{E0100}", "a"), ("葛\u{E0100}\u{E0100}", "葛\u{E0100}"), ("🏴\u{E0001}", "🏴"), ("日\u{E01F0}", "日"),
    ])
    func `without such a character it is removed`(text: String, shown: String) {
        #expect(Printable.line(text) == shown)
    }

    @Test func `in JSON invisible scalars are escaped, beyond the first plane as a pair`() {
        #expect(
            Printable.escapedJSON(Array("[\"\u{9B}\u{202E}\u{E0001}é\"]\n\t".utf8))
                == Array("[\"\\u009b\\u202e\\udb40\\udc01é\"]\n\t".utf8))
        let harmless = Array("{\"a\":\n\t1}".utf8)
        #expect(Printable.escapedJSON(harmless) == harmless)
    }

    @Test func `input accepts visible characters and their parts`() {
        for scalar in ["a", "é", "日", "\u{200D}", "\u{E0067}"] as [Unicode.Scalar] {
            #expect(Printable.canBeTyped(scalar))
        }
        for scalar in ["\u{1B}", "\u{7F}", "\u{9B}", "\u{202E}", "\u{FEFF}"] as [Unicode.Scalar] {
            #expect(!Printable.canBeTyped(scalar))
        }
    }

    private func joins(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value == 0x200C || scalar.value == 0x200D || (0xE0000...0xE0FFF).contains(scalar.value)
    }
}
