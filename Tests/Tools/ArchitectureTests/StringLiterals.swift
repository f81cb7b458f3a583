/// The string literals of a source file as printed: escapes are resolved, and `…` replaces interpolations.
struct StringLiterals {
    private let text: [UInt8]
    private var position = 0
    private var found: [String] = []

    /// Returns the literals in order.
    static func all(in source: String) -> [String] {
        var literals = Self(text: Array(source.utf8))
        literals.read(until: nil)
        return literals.found
    }

    private init(text: [UInt8]) { self.text = text }

    /// Reads code up to the parenthesis that closes an interpolation, or to the end of the file.
    private mutating func read(until end: UInt8?) {
        var depth = 0
        while position < text.count {
            if isNext("//") {
                while position < text.count, text[position] != UInt8(ascii: "\n") { position += 1 }
            } else if isNext("/*") {
                while position < text.count, !isNext("*/") { position += 1 }
                position += 2
            } else if text[position] == UInt8(ascii: "\"") || text[position] == UInt8(ascii: "#") && isRawString {
                readString()
            } else {
                let character = text[position]
                position += 1
                if end == nil { continue }
                if character == UInt8(ascii: "(") { depth += 1 }
                if character == UInt8(ascii: ")"), depth == 0 { return }
                if character == UInt8(ascii: ")") { depth -= 1 }
            }
        }
    }

    /// A Boolean value that is true if the number sign begins a raw string and not a directive.
    private var isRawString: Bool { text[position...].first { $0 != UInt8(ascii: "#") } == UInt8(ascii: "\"") }

    private mutating func readString() {
        let place = found.count
        found.append("")
        let hashes = String(repeating: "#", count: text[position...].prefix { $0 == UInt8(ascii: "#") }.count)
        position += hashes.count
        let quotes = isNext("\"\"\"") ? "\"\"\"" : "\""
        position += quotes.count
        var value: [UInt8] = []
        while position < text.count, !isNext(quotes + hashes) {
            if isNext("\\" + hashes) {
                position += 1 + hashes.count
                value += escaped().utf8
            } else {
                value.append(text[position])
                position += 1
            }
        }
        position += quotes.count + hashes.count
        found[place] = String(decoding: value, as: UTF8.self)
    }

    /// Reads an escape sequence after its backslash.
    private mutating func escaped() -> String {
        let character = text[position]
        position += 1
        switch character {
        case UInt8(ascii: "("):
            read(until: UInt8(ascii: ")"))
            return "…"
        case UInt8(ascii: "u"):
            let digits = text[(position + 1)...].prefix { $0 != UInt8(ascii: "}") }
            position += digits.count + 2
            return UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init).map {
                String(Character($0))
            } ?? ""
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "\n"):
            position += text[position...].prefix { $0 == UInt8(ascii: " ") }.count
            return ""
        default: return String(UnicodeScalar(character))
        }
    }

    private func isNext(_ word: String) -> Bool {
        position < text.count && text[position] == word.utf8.first && text[position...].starts(with: word.utf8)
    }
}
