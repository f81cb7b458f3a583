import Testing
import TonearmAlgorithms

/// Digits, kinds of characters and percent escapes.
@Suite struct FoldedTextTests {
    @Test func `the kinds of bytes are those of the same characters`() {
        for byte in UInt8.min ... .max {
            let character = Character(Unicode.Scalar(byte))
            let isASCII = character.isASCII
            #expect(ASCII.isDigit(byte) == (isASCII && character.isNumber))
            #expect(ASCII.isLetter(byte) == (isASCII && character.isLetter))
            #expect(ASCII.isUpper(byte) == (isASCII && character.isUppercase))
            #expect(ASCII.isLower(byte) == (isASCII && character.isLowercase))
            #expect(ASCII.isAlphanumeric(byte) == (isASCII && (character.isLetter || character.isNumber)))
            #expect(ASCII.isHexadecimal(byte) == character.isHexDigit)
            #expect(ASCII.hexadecimalValue(byte).map(Int.init) == character.hexDigitValue)
            #expect(ASCII.isSpace(byte) == (isASCII && character.isWhitespace && byte < 0x1C || byte == 0x20))
        }
        #expect(ASCII.lowercased("ÀBc-Z".utf8) == "Àbc-z")
    }

    @Test func `numbers have zeros in front of them`() {
        #expect(Digits.padded(7, to: 2) == "07" && Digits.padded(123, to: 2) == "123")
        #expect(Digits.hexadecimal(0xAB as UInt64) == "00000000000000ab")
        #expect(Digits.hexadecimal(UInt64.max) == "ffffffffffffffff")
        for byte in UInt8.min ... .max {
            let digits = Digits.hexadecimal(byte)
            let upper = Digits.hexadecimal(byte, isUppercase: true)
            let text = String(byte, radix: 16)
            #expect([digits.high, digits.low] == Array((text.utf8.count == 1 ? "0" + text : text).utf8))
            #expect(ASCII.hexadecimalValue(upper.high).map { $0 << 4 } == byte & 0xF0)
        }
    }

    @Test func `numbers are read by a form`() {
        #expect(Digits.numbers(in: Array("2026-11".utf8), form: "####-##") == [2026, 11])
        for text in ["2026-1", "2026-1x", "2026_11", "2026-111", ""] {
            #expect(Digits.numbers(in: Array(text.utf8), form: "####-##") == nil)
        }
    }

    @Test func `bytes are escaped and read back`() {
        let bytes = Array("a/ü%".utf8)
        let escaped = PercentEscape.encode(bytes, keeping: ASCII.isAlphanumeric)
        #expect(String(decoding: escaped, as: UTF8.self) == "a%2F%C3%BC%25")
        let lower = PercentEscape.encode(bytes, isUppercase: false, keeping: ASCII.isAlphanumeric)
        #expect(String(decoding: lower, as: UTF8.self) == "a%2f%c3%bc%25")
        #expect(PercentEscape.byte(at: 1, in: escaped) == UInt8(ascii: "/"))
        for text in ["%", "%2", "%2g", "2F", "%x0"] { #expect(PercentEscape.byte(at: 0, in: Array(text.utf8)) == nil) }
    }
}
