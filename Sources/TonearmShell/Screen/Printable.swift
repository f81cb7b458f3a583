/// The door's rule: what of a text may reach a terminal.
///
/// Data can hold escape sequences, and a terminal obeys them. So every control character of C0 and C1, DEL, and the characters that turn the
/// direction of writing become visible pictures or nothing, before colour is added.
package enum Printable {
    /// One line of text: line feeds and tabs are no exception.
    package static func line(_ text: String) -> String {
        isClean(text) ? text : String(String.UnicodeScalarView(text.unicodeScalars.compactMap { replacement($0) }))
    }

    /// Text of several lines: line feeds and tabs stay.
    static func block(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.compactMap { $0 == "\n" || $0 == "\t" ? $0 : replacement($0) }))
    }

    private static func isClean(_ text: String) -> Bool {
        text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } || text.unicodeScalars.allSatisfy { replacement($0) == $0 }
    }

    private static func replacement(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar.value {
        // Pictures of control characters: U+2400 and what follows.
        case 0x00..<0x20: Unicode.Scalar(0x2400 + scalar.value)
        case 0x7F: "\u{2421}"
        // C1 controls have no pictures.
        case 0x80..<0xA0: "\u{FFFD}"
        // Marks, embeddings, overrides and isolates of the bidirectional algorithm; line and paragraph separators.
        case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: nil
        default: scalar
        }
    }
}
