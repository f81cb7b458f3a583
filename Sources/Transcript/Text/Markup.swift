import TerminalText

/// Escaping for XML and HTML.
enum Markup {
    /// Escapes a text for elements and quoted attributes. Control characters, which XML 1.0 does not allow, become
    /// pictures, and bidirectional controls are removed, as on a screen.
    static func escaped(_ text: some StringProtocol) -> String {
        var escaped = String.UnicodeScalarView()
        for scalar in Printable.block(String(text)).unicodeScalars {
            switch scalar {
            case "&": escaped.append(contentsOf: "&amp;".unicodeScalars)
            case "<": escaped.append(contentsOf: "&lt;".unicodeScalars)
            case ">": escaped.append(contentsOf: "&gt;".unicodeScalars)
            case "\"": escaped.append(contentsOf: "&quot;".unicodeScalars)
            case "'": escaped.append(contentsOf: "&#39;".unicodeScalars)
            case "\t", "\n": escaped.append(scalar)
            default: escaped.append(isAllowed(scalar.value) ? scalar : "\u{FFFD}")
            }
        }
        return String(escaped)
    }

    /// Returns whether a printable character is allowed in XML 1.0 (Char).
    private static func isAllowed(_ value: UInt32) -> Bool { value != 0xFFFE && value != 0xFFFF }
}
