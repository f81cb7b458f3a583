/// The words of a line for a POSIX shell, as people copy it from a terminal, a browser or Postman.
enum ShellWords {
    /// Splits a line at spaces outside of quotations: `'…'`, `"…"`, `$'…'` and `\`. Variables stay as they are.
    /// - Returns: the words up to a pipe, a redirection or a `;`; nil if a quotation has no end.
    static func read(_ text: String) -> [String]? {
        var words: [String] = []
        var word: String?
        var rest = text[...]
        while let character = rest.popFirst() {
            switch character {
            case "\\":
                // A backslash at the end of a line, and the caret of Windows, continue the line.
                guard let next = rest.popFirst() else { continue }
                if !next.isNewline { word = (word ?? "") + String(next) }
            case "'", "\"":
                guard let quoted = quotation(closedBy: character, &rest) else { return nil }
                word = (word ?? "") + quoted
            case "$" where rest.first == "'":
                rest.removeFirst()
                guard let quoted = escaped(&rest) else { return nil }
                word = (word ?? "") + quoted
            case "|", ";", ">", "<":
                return words + (word.map { [$0] } ?? [])
            case let space where space.isWhitespace:
                if let word { words.append(word) }
                word = nil
            default: word = (word ?? "") + String(character)
            }
        }
        return words + (word.map { [$0] } ?? [])
    }

    private static func quotation(closedBy quote: Character, _ rest: inout Substring) -> String? {
        var text = ""
        while let character = rest.popFirst() {
            if character == quote { return text }
            if character == "\\", quote == "\"", let next = rest.first, "\"\\$`\n".contains(next) {
                rest.removeFirst()
                if next != "\n" { text.append(next) }
            } else {
                text.append(character)
            }
        }
        return nil
    }

    /// Reads the rest of `$'…'`, with the escapes of ANSI C.
    private static func escaped(_ rest: inout Substring) -> String? {
        var text = ""
        while let character = rest.popFirst() {
            if character == "'" { return text }
            guard character == "\\", let next = rest.popFirst() else {
                text.append(character)
                continue
            }
            switch next {
            case "n": text.append("\n")
            case "t": text.append("\t")
            case "r": text.append("\r")
            case "u", "x":
                let digits = rest.prefix(next == "u" ? 4 : 2).prefix(while: \.isHexDigit)
                rest = rest.dropFirst(digits.count)
                if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) {
                    text.unicodeScalars.append(scalar)
                }
            default: text.append(next)
            }
        }
        return nil
    }
}
