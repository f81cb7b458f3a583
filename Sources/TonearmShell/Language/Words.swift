package import Console

/// A parsed line of the command language: its words, and the destination of its output.
package struct Words: Hashable, Sendable {
    package var words: [String]
    package var destination: Destination

    package enum Destination: Hashable, Sendable {
        case screen
        /// The command of a system shell that reads the output.
        case program(String)
        case file(String, append: Bool)
    }

    package init(_ words: [String], destination: Destination = .screen) {
        self.words = words
        self.destination = destination
    }
}

extension Words {
    /// Returns a line with these words, quoted where necessary.
    static func line(of words: [String]) -> String {
        words.map { word in
            let isPlain =
                !word.isEmpty && word.first != "#" && !word.contains("&&")
                && word.unicodeScalars.allSatisfy {
                    $0.value > 0x20 && $0.value != 0x7F && !"'\"\\$|>;".unicodeScalars.contains($0)
                }
            return isPlain ? word : "'" + word.replacing("'", with: #"'\''"#) + "'"
        }.joined(separator: " ")
    }
}

/// A parsed line.
package enum Line: Hashable, Sendable {
    /// Returns a value of a row. The path begins with a dot or a bracket, or is empty.
    package typealias RowValue = (_ number: Int, _ path: String) throws(Failure) -> String

    case empty
    case command(Words)
    /// A command of the system shell, after `!`.
    case program(String)

    /// Returns the words of a command whose text is taken literally, including apostrophes, `#` and `$`; nil for other
    /// commands.
    static func proseWords(_ line: Substring) -> [String]? {
        if line.hasPrefix("alias ") { return aliasWords(line.dropFirst(6)) }
        guard line.hasPrefix("note ") else { return nil }
        let text = line.dropFirst(5).drop { $0.isWhitespace }
        return text.isEmpty || text.first == "-" ? nil : ["note", String(text)]
    }

    /// Splits `NAME = LINE`; the line is literal.
    private static func aliasWords(_ text: Substring) -> [String]? {
        guard let equals = text.firstIndex(of: "=") else { return nil }
        let name = text[..<equals].split(whereSeparator: \.isWhitespace)
        guard name.count == 1, name[0].first != "-" else { return nil }
        let start = text[text.index(after: equals)...].drop { $0.isWhitespace }
        let line = start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) }
        return ["alias", String(name[0]), "="] + (line.map { [$0] } ?? [])
    }

    /// Parses a command like a POSIX shell: `'…'`, `"…"`, `\`, `#` comments, `$name`; then `|`, `>`, `>>` once, at the
    /// end. Some commands take free text (`WrittenText`).
    /// - Parameters:
    ///   - variable: returns the value of a variable; nil if it does not exist.
    ///   - row: returns a value of a row, as in `$3.name`; nil if there are no rows.
    /// - Throws: `Failure` if a quotation has no end, a variable is unknown, a destination has no name, or an operator
    ///   only exists in system shells.
    package static func read(
        _ text: String, variable: @escaping (String) -> String?, row: RowValue? = nil
    ) throws(Failure) -> Line {
        // Some editors write a byte order mark at the beginning of a file.
        let trimmed = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        if trimmed.isEmpty || trimmed.first == "#" { return .empty }
        if trimmed.first == "!" {
            let program = trimmed.dropFirst().drop { $0.isWhitespace }
            guard !program.isEmpty else {
                throw Failure(
                    "Cannot run a program", "no program follows '!'", next: "Type for example '! date'.", status: .usage
                )
            }
            return .program(String(program))
        }
        if let words = proseWords(trimmed) { return .command(Words(words)) }
        var lexer = Lexer(text: String(trimmed), variable: variable, row: row)
        let words = try lexer.read()
        if words.words.isEmpty, words.destination != .screen {
            throw Failure(
                "Cannot read the line", "no command comes before '\(trimmed.prefix(1))'",
                next: "Type for example 'storefronts | less' or 'storefronts > storefronts.txt'.", status: .usage)
        }
        return words.words.isEmpty ? .empty : .command(words)
    }
}
