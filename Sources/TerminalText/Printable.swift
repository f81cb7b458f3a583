/// What of a text may reach a terminal.
///
/// Data can hold escape sequences, and a terminal obeys them. So every control character of C0 and C1, DEL, the characters that turn the
/// direction of writing, the separators of lines and paragraphs, and what takes no room and cannot be seen become visible pictures or
/// nothing. Joiners, variation selectors and tags stay where they make a character of the one before them.
package enum Printable {
    /// One line to be shown: controls become pictures. Line feeds and tabs are no exception.
    package static func line(_ text: String) -> String { replacing(in: text) { picture($0) } }

    /// Appends the UTF-8 of one line to be shown.
    package static func append(_ text: String, to bytes: inout [UInt8]) {
        var text = text
        let isWhole = text.withUTF8 { buffer in
            guard buffer.allSatisfy(isHarmless) else { return false }
            bytes.append(contentsOf: buffer)
            return true
        }
        if !isWhole { bytes += line(text).utf8 }
    }

    /// Text of several lines to be shown: line feeds and tabs stay.
    package static func block(_ text: String) -> String {
        replacing(in: text) { $0 == "\n" || $0 == "\t" ? $0 : picture($0) }
    }

    /// One line to be edited: what is not printable is left out, as it would be typed again with the rest; a tab or a line feed is a space.
    package static func input(_ text: String) -> String {
        replacing(in: text) { $0 == "\n" || $0 == "\t" ? " " : nil }
    }

    /// - Parameter replacement: for a scalar that is not printable; nil leaves it out.
    private static func replacing(
        in text: String, by replacement: (Unicode.Scalar) -> Unicode.Scalar?
    ) -> String {
        var text = text
        if text.withUTF8({ $0.allSatisfy(isHarmless) }) { return text }
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if let shown = isPrintable(scalar, after: scalars.last) ? scalar : replacement(scalar) {
                scalars.append(shown)
            }
        }
        return String(scalars)
    }

    /// JSON in which nothing is left that a terminal would obey or that cannot be seen: it is written as escapes (RFC 8259 §7), which say the
    /// same.
    /// - Parameter json: valid JSON; its line feeds and tabs stay.
    package static func escapedJSON(_ json: [UInt8]) -> [UInt8] {
        if json.allSatisfy({ isHarmless($0) || $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\t") }) { return json }
        var text = String.UnicodeScalarView()
        for scalar in String(decoding: json, as: UTF8.self).unicodeScalars {
            if scalar == "\n" || scalar == "\t" || isPrintable(scalar, after: text.last) {
                text.append(scalar)
            } else {
                for unit in scalar.utf16 {
                    let digits = String(unit, radix: 16)
                    text.append(
                        contentsOf: ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).unicodeScalars)
                }
            }
        }
        return Array(String(text).utf8)
    }

    /// Whether a character that was typed is one to be seen, or part of one.
    package static func canBeTyped(_ scalar: Unicode.Scalar) -> Bool {
        isPrintable(scalar, after: nil) || joins(scalar)
    }

    /// Whether a byte is in the UTF-8 of printable characters only.
    private static func isHarmless(_ byte: UInt8) -> Bool {
        switch byte {
        case 0..<0x20, 0x7F, 0xC2, 0xCD, 0xD8, 0xE1, 0xE2, 0xEF, 0xF3: false
        default: true
        }
    }

    /// - Parameter before: the character that is shown before it, if there is one.
    private static func isPrintable(_ scalar: Unicode.Scalar, after before: Unicode.Scalar?) -> Bool {
        switch scalar.value {
        case 0x00..<0x20, 0x7F..<0xA0: false
        // Unicode's Bidi_Control, the line and paragraph separators, and formats that are not to be used any more.
        case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x206F: false
        // Soft hyphen, grapheme joiner, vowel separator, zero-width space, word joiner and its like, byte order mark, annotations.
        case 0xAD, 0x034F, 0x180E, 0x200B, 0x2060...0x2065, 0xFEFF, 0xFFF9...0xFFFB: false
        default: !joins(scalar) || before.map { isJoined(scalar, to: $0) } ?? false
        }
    }

    /// Whether a character has no form of its own, but can change that of the one before it.
    private static func joins(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value == 0x200C || scalar.value == 0x200D || (0xE0000...0xE0FFF).contains(scalar.value)
    }

    private static func isJoined(_ scalar: Unicode.Scalar, to before: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // Zero-width joiner and non-joiner: in emoji, and in scripts whose letters are joined.
        case 0x200C, 0x200D: before.value >= 0x300 && !joins(before)
        // Tags make flags of regions from the black flag (UTS #51 §3.6).
        case 0xE0020...0xE007F: before.value == 0x1F3F4 || (0xE0020...0xE007E).contains(before.value)
        // Variants of ideographs.
        case 0xE0100...0xE01EF: before.value >= 0x2E80 && !joins(before)
        default: false
        }
    }

    private static func picture(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar.value {
        case 0x00..<0x20: Unicode.Scalar(0x2400 + scalar.value)
        case 0x7F: "\u{2421}"
        // C1 controls have no pictures.
        case 0x80..<0xA0: "\u{FFFD}"
        default: nil
        }
    }
}
