/// What of a text may reach a terminal.
///
/// Data can hold escape sequences, and a terminal obeys them. So every control character of C0 and C1, DEL, the characters that turn the
/// direction of writing, and the separators of lines and paragraphs become visible pictures or nothing.
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
        let scalars = text.unicodeScalars.compactMap { isPrintable($0) ? $0 : replacement($0) }
        return String(String.UnicodeScalarView(scalars))
    }

    /// Whether a byte is in the UTF-8 of printable characters only.
    private static func isHarmless(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte != 0x7F && byte != 0xC2 && byte != 0xD8 && byte != 0xE2
    }

    private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00..<0x20, 0x7F..<0xA0: false
        // Unicode's Bidi_Control, and the line and paragraph separators.
        case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: false
        default: true
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
