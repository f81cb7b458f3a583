import TonearmAlgorithms
import TonearmTerminalText

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

/// Dates and times in the extended format of ISO 8601: `2026-11-21`, `2026-11-21T09:30:00Z`.
enum ISODate {
    /// Returns whether a text is a valid date, optionally with a time.
    static func isDate(_ text: some StringProtocol) -> Bool {
        let bytes = Array(text.utf8.prefix(40))
        return isDay(bytes.prefix(10)) && (bytes.count == 10 || isTimeOfDay(bytes.dropFirst(10)))
    }

    /// Returns whether a text is a date with a time.
    static func isTime(_ text: some StringProtocol) -> Bool { text.utf8.count > 10 && isDate(text) }

    private static func isDay(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let parts = Digits.numbers(in: bytes, form: "####-##-##") else { return false }
        return CivilDate(parts[0], parts[1], parts[2]).isValid
    }

    /// Returns whether the bytes are a time: `T09:30`, `T09:30:00`, `T09:30:00.250`, optionally with `Z`, `+01:00` or
    /// `+0100`.
    private static func isTimeOfDay(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let parts = Digits.numbers(in: bytes.prefix(6), form: "T##:##"), parts[0] < 24, parts[1] < 60 else {
            return false
        }
        var rest = bytes.dropFirst(6)
        if let seconds = Digits.numbers(in: rest.prefix(3), form: ":##") {
            // A leap second is the sixty-first.
            guard seconds[0] <= 60 else { return false }
            rest = rest.dropFirst(3)
            if rest.first == UInt8(ascii: ".") {
                let fraction = rest.dropFirst().prefix(while: ASCII.isDigit)
                guard (1...9).contains(fraction.count) else { return false }
                rest = rest[fraction.endIndex...]
            }
        }
        return rest.isEmpty || ISO8601.offset(rest) != nil
    }
}

extension Duration {
    /// The duration in seconds with three decimals: `0.004`. Never negative.
    var seconds: String {
        let (whole, fraction) = (max(self, .zero)).components
        let thousandths = String(fraction / 1_000_000_000_000_000)
        return "\(whole)." + String(repeating: "0", count: 3 - thousandths.utf8.count) + thousandths
    }
}
