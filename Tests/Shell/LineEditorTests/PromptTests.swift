import Testing
import TonearmTerminalText

@testable import TonearmLineEditor

@Suite struct PromptTests {
    @Test func `color sequences are marked and take no column`() {
        let text = PromptText("\u{1B}[1;32mjp\u{1B}[0m> ")
        #expect(text.visible == "jp> ")
        #expect(text.marked == "\u{1}\u{1B}[1;32m\u{1}jp\u{1}\u{1B}[0m\u{1}> ")
    }

    @Test func `neighboring sequences share one mark`() {
        #expect(PromptText("\u{1B}[1m\u{1B}[32mx").marked == "\u{1}\u{1B}[1m\u{1B}[32m\u{1}x")
    }

    @Test func `a sequence at the end moves before the last space`() {
        #expect(PromptText("a> \u{1B}[0m").marked == "a>\u{1}\u{1B}[0m\u{1} ")
        #expect(PromptText("a\u{1B}[0m").marked == "a\u{1}\u{1B}[0m\u{1} ")
        #expect(PromptText("a\u{1B}[0m").visible == "a ")
        #expect(PromptText("\u{1B}[0m").marked == "")
    }

    @Test func `joined characters stay joined, and invisible characters are removed`() {
        #expect(PromptText("👩‍👧 a\u{200B}b\u{200D}c").visible == "👩‍👧 abc")
    }

    @Test func `other control characters are removed`() {
        let text = PromptText("a\u{1B}[2J\u{1B}]0;t\u{7}b\u{1}c\r\nd\u{202E}")
        #expect(text.visible == "a[2J]0;tbc d")
        #expect(text.marked == "a[2J]0;tbc d")
    }
}

@Suite struct LineLayoutTests {
    private func position(_ text: String, columns: Int) -> [Int] {
        var layout = LineLayout(columns: columns)
        layout.add(text)
        return [layout.row, layout.column]
    }

    @Test func `a full row leads to the next`() {
        #expect(position("abcd", columns: 5) == [0, 4])
        #expect(position("abcde", columns: 5) == [1, 0])
    }

    @Test func `a wide character is not split`() {
        #expect(LineEditor.usesUTF8)
        #expect(position("日本語", columns: 5) == [1, 2])
    }
}

@Suite struct CleanTextTests {
    @Test func `control characters are removed`() {
        for value in Array(UInt32(0)...0x9F) + [0x61C, 0x200E, 0x200F, 0x202A, 0x202E, 0x2066, 0x2069, 0x2028] {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let isControl = value < 0x20 || value >= 0x7F
            let text = Printable.input("a" + String(scalar) + "b")
            let expected = value == 9 || value == 10 ? "a b" : isControl ? "ab" : "a\(scalar)b"
            #expect(text == expected, "U+\(String(value, radix: 16))")
        }
    }

    @Test func `ordinary text is unchanged`() {
        for text in ["", "albums", "日本語 — “Ø”", "👩‍👩‍👧‍👦", "שלום", "a\u{A0}b"] { #expect(Printable.input(text) == text) }
    }
}
