/// Short quotations of differences in long lines.
enum Excerpt {
    private static let limit = 60

    /// Returns a text in quotes, cut if it is long. Control characters are escaped as in a file.
    static func quoted(_ text: String) -> String {
        let shown = text.unicodeScalars.prefix(limit)
        let isWhole = shown.endIndex == text.unicodeScalars.endIndex
        return "'\(Escapes.written(String(shown), brackets: false))\(isWhole ? "" : "…")'"
    }

    static func sentence(expected: String, found: String) -> String {
        // Texts that look equal need a different message.
        if expected == found { return sameToTheEye(expected, found) }
        let common = zip(expected.unicodeScalars, found.unicodeScalars).prefix { $0 == $1 }.count
        guard common > limit / 2 else { return "expected \(quoted(expected)), found \(quoted(found))" }
        let (left, right) = (window(expected, at: common), window(found, at: common))
        return "expected \(left), found \(right) from column \(common + 1) on"
    }

    /// Returns a text from shortly before the first difference.
    private static func window(_ text: String, at place: Int) -> String {
        let scalars = text.unicodeScalars.dropFirst(place - limit / 4)
        return "'…" + quoted(String(scalars)).dropFirst()
    }

    private static func sameToTheEye(_ expected: String, _ found: String) -> String {
        let pair = zip(expected.unicodeScalars, found.unicodeScalars).first { $0 != $1 }
        let names = pair.map { ": U+\(hexadecimal($0)) expected, U+\(hexadecimal($1)) found" } ?? ""
        return "\(quoted(found)) looks as expected, but is written with other characters\(names)"
    }

    private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }
}
