package import Console

/// One line of the command language taken apart: words, and where the output goes.
package struct Words: Hashable, Sendable {
    package var words: [String]
    package var destination: Destination

    package enum Destination: Hashable, Sendable {
        case screen
        /// The text of a system command that reads the output.
        case program(String)
        case file(String, append: Bool)
    }

    package init(_ words: [String], destination: Destination = .screen) {
        self.words = words
        self.destination = destination
    }
}

extension Words {
    /// The line that reads as these words: those that the language would read otherwise stand in quotes.
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

/// What stands on a line.
package enum Line: Hashable, Sendable {
    /// A row's number, and a path that begins with a dot or a bracket or is empty.
    package typealias RowValue = (_ number: Int, _ path: String) throws(Failure) -> String

    case empty
    case command(Words)
    /// `! program`
    case program(String)

    /// The words of a command that is followed by a text, which is taken as it is typed: apostrophes, `#`, `$` and all.
    static func proseWords(_ line: Substring) -> [String]? {
        if line.hasPrefix("alias ") { return aliasWords(line.dropFirst(6)) }
        guard line.hasPrefix("note ") else { return nil }
        let text = line.dropFirst(5).drop { $0.isWhitespace }
        return text.isEmpty || text.first == "-" ? nil : ["note", String(text)]
    }

    /// `NAME = LINE`: the line is kept as it is typed.
    private static func aliasWords(_ text: Substring) -> [String]? {
        guard let equals = text.firstIndex(of: "=") else { return nil }
        let name = text[..<equals].split(whereSeparator: \.isWhitespace)
        guard name.count == 1, name[0].first != "-" else { return nil }
        let start = text[text.index(after: equals)...].drop { $0.isWhitespace }
        let line = start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) }
        return ["alias", String(name[0]), "="] + (line.map { [$0] } ?? [])
    }

    /// Reads a command as a POSIX shell would: `'…'`, `"…"`, `\`, `#` comments, `$name`; then `|`, `>`, `>>` once, at the end. After some commands
    /// stands text as people write it (`WrittenText`).
    /// - Parameters:
    ///   - variable: the text of a variable, or nil when there is none of that name.
    ///   - row: what a row's number and a path stand for: `$3.name`. Nil where there are no rows.
    /// - Throws: `Failure` for quotes without an end, unknown variables, a destination without a name, and what only a system's shell can do.
    package static func read(
        _ text: String, variable: @escaping (String) -> String?, row: RowValue? = nil
    ) throws(Failure) -> Line {
        // Some editors begin a file with a byte order mark.
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
