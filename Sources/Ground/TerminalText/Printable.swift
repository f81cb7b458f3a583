/// A filter of characters for terminals.
///
/// Data can contain escape sequences, which a terminal would obey. So control characters of C0 and C1, DEL,
/// bidirectional controls, line and paragraph separators, and invisible characters are replaced by visible pictures or
/// removed. Joiners, variation selectors and tags are kept if they form a character with the preceding one.
package enum Printable {
    /// Filters a line: controls become pictures, including line feeds and tabs.
    package static func line(_ text: String) -> String { replacing(in: text) { picture($0) } }

    /// Appends the UTF-8 of a filtered line.
    package static func append(_ text: String, to bytes: inout [UInt8]) {
        var text = text
        let isWhole = text.withUTF8 { buffer in
            guard buffer.allSatisfy(isHarmless) else { return false }
            bytes.append(contentsOf: buffer)
            return true
        }
        if !isWhole { bytes += line(text).utf8 }
    }

    /// Filters text of several lines: line feeds and tabs are kept.
    package static func block(_ text: String) -> String {
        replacing(in: text) { $0 == "\n" || $0 == "\t" ? $0 : picture($0) }
    }

    /// Filters a line for editing: unprintable characters are removed, because they would be submitted with the rest. A
    /// tab or a line feed becomes a space.
    package static func input(_ text: String) -> String { replacing(in: text) { $0 == "\n" || $0 == "\t" ? " " : nil } }

    /// - Parameter replacement: the replacement of an unprintable scalar; nil removes it.
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

    /// Escapes unprintable characters in JSON, which does not change its meaning (RFC 8259 §7).
    /// - Parameter json: valid JSON; its line feeds and tabs are kept.
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

    /// Returns whether a typed character is printable, or can be part of a printable one.
    package static func canBeTyped(_ scalar: Unicode.Scalar) -> Bool {
        isPrintable(scalar, after: nil) || joins(scalar)
    }

    /// Returns whether a byte occurs only in the UTF-8 of printable characters.
    private static func isHarmless(_ byte: UInt8) -> Bool {
        switch byte {
        case 0..<0x20, 0x7F, 0xC2, 0xCD, 0xD8, 0xE1, 0xE2, 0xEF, 0xF3: false
        default: true
        }
    }

    /// - Parameter before: the preceding character, if there is one.
    private static func isPrintable(_ scalar: Unicode.Scalar, after before: Unicode.Scalar?) -> Bool {
        switch scalar.value {
        case 0x00..<0x20, 0x7F..<0xA0: false
        // Bidi_Control, the line and paragraph separators, and deprecated format characters.
        case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x206F: false
        // Soft hyphen, grapheme joiner, vowel separator, zero-width space, word joiner and similar, byte order mark,
        // annotations.
        case 0xAD, 0x034F, 0x180E, 0x200B, 0x2060...0x2065, 0xFEFF, 0xFFF9...0xFFFB: false
        default: !joins(scalar) || before.map { isJoined(scalar, to: $0) } ?? false
        }
    }

    /// Returns whether a character has no glyph but can modify the preceding one.
    private static func joins(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value == 0x200C || scalar.value == 0x200D || (0xE0000...0xE0FFF).contains(scalar.value)
    }

    private static func isJoined(_ scalar: Unicode.Scalar, to before: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // Zero-width joiner and non-joiner, in emoji and cursive scripts.
        case 0x200C, 0x200D: before.value >= 0x300 && !joins(before)
        // Tags form flags of regions with the black flag (UTS #51 §3.6).
        case 0xE0020...0xE007F: before.value == 0x1F3F4 || (0xE0020...0xE007E).contains(before.value)
        // Variation selectors of ideographs.
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

/// Redaction of secrets in texts that are about to be cut or broken, because half a secret could not be recognized
/// later.
///
/// Every function that shortens a text applies it first (`cut`, `cutInMiddle`, `Wrapping`), so a layout cannot omit it.
/// Code that shows texts binds the current one.
package struct Concealment: Sendable {
    /// Redacts a text; returns it unchanged if it has no secrets.
    package let rule: @Sendable (String) -> String

    package init(rule: @escaping @Sendable (String) -> String) { self.rule = rule }

    /// The redaction of the task; nil if nothing is redacted.
    ///
    /// A structure contains the function, because the optimised code of Swift 6.3 crashes when it binds a task-local
    /// value whose type is a function.
    @TaskLocal package static var current: Concealment?

    package static func applied(to text: String) -> String { current.map { $0.rule(text) } ?? text }
}
