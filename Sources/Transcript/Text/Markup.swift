/// Text for XML and HTML.
enum Markup {
    /// A text that means itself, between tags and in quoted attributes. Control characters, which XML 1.0 cannot hold,
    /// become U+FFFD.
    static func escaped(_ text: some StringProtocol) -> String {
        var escaped = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
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

    /// XML 1.0, Char, without the control characters of C1 and DEL.
    private static func isAllowed(_ value: UInt32) -> Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: false
        default: true
        }
    }
}
