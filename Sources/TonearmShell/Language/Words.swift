package import Console
import TerminalText

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
                !word.isEmpty && word.first != "#"
                && word.unicodeScalars.allSatisfy {
                    $0.value > 0x20 && $0.value != 0x7F && !"'\"\\$|>".unicodeScalars.contains($0)
                }
            return isPlain ? word : "'" + word.replacing("'", with: #"'\''"#) + "'"
        }.joined(separator: " ")
    }
}

/// What stands on a line.
package enum Line: Hashable, Sendable {
    case empty
    case command(Words)
    /// `! program`
    case program(String)

    /// The words of a command that is followed by a text, which is taken as it is typed: apostrophes, `#`, `$` and all.
    private static func proseWords(_ line: Substring) -> [String]? {
        guard line.hasPrefix("note ") else { return nil }
        let text = line.dropFirst(5).drop { $0.isWhitespace }
        return text.isEmpty || text.first == "-" ? nil : ["note", String(text)]
    }

    /// Reads a line as a POSIX shell would: `'…'`, `"…"`, `\`, `#` comments, `$name`; then `|`, `>`, `>>` once, at the end.
    /// - Parameter variable: the text of a variable, or nil when there is none of that name.
    /// - Throws: `Failure` for quotes without an end, unknown variables and a destination without a name.
    package static func read(_ text: String, variable: @escaping (String) -> String?) throws(Failure) -> Line {
        // Some editors begin a file with a byte order mark.
        let trimmed = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        if trimmed.isEmpty || trimmed.first == "#" { return .empty }
        if trimmed.first == "!" {
            let program = trimmed.dropFirst().drop { $0.isWhitespace }
            guard !program.isEmpty else {
                throw Failure(
                    "Cannot run a program", "'!' stands alone", next: "Type for example '! date'.", status: .usage)
            }
            return .program(String(program))
        }
        if let words = proseWords(trimmed) { return .command(Words(words)) }
        var lexer = Lexer(text: String(trimmed), variable: variable)
        let words = try lexer.read()
        if words.words.isEmpty, words.destination != .screen {
            throw Failure(
                "Cannot read the line", "no command stands before '\(trimmed.prefix(1))'",
                next: "Type for example 'storefronts | less' or 'storefronts > storefronts.txt'.", status: .usage)
        }
        return words.words.isEmpty ? .empty : .command(words)
    }
}

/// Goes by scalars, as nothing that has a meaning is longer than one.
private struct Lexer {
    let text: [Unicode.Scalar]
    let variable: (String) -> String?
    var index = 0
    /// The word being read; nil between words, so that `''` is a word and a space is none.
    var word: String?
    var words: [String] = []

    init(text: String, variable: @escaping (String) -> String?) {
        self.text = Array(text.unicodeScalars)
        self.variable = variable
    }

    mutating func read() throws(Failure) -> Words {
        while index < text.count {
            let character = text[index]
            index += 1
            switch character {
            case "|": return Words(finished(), destination: .program(try rest(after: "|")))
            case ">":
                let append = index < text.count && text[index] == ">"
                if append { index += 1 }
                return Words(finished(), destination: .file(try file(after: append ? ">>" : ">"), append: append))
            case "#" where word == nil: index = text.count
            case "'": try quoted()
            case "\"": try doubleQuoted()
            case "\\": append(try next(after: "a backslash"))
            case "$": try substitute()
            case _ where Lexer.isSpace(character): end()
            // What comes along unseen with a text that was copied from somewhere.
            case _ where !character.isASCII && !Printable.canBeTyped(character): break
            default: append(character)
            }
        }
        return Words(finished())
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        if word == nil { word = "" }
        word?.unicodeScalars.append(scalar)
    }

    private mutating func append(_ text: some Sequence<Unicode.Scalar>) {
        if word == nil { word = "" }
        for scalar in text { append(scalar) }
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? scalar == " " || (9...13).contains(scalar.value) : scalar.properties.isWhitespace
    }

    private mutating func end() {
        if let word { words.append(word) }
        word = nil
    }

    private mutating func finished() -> [String] {
        end()
        return words
    }

    private mutating func next(after what: String) throws(Failure) -> Unicode.Scalar {
        guard index < text.count else {
            throw Failure("Cannot read the line", "\(what) stands at its end", status: .usage)
        }
        defer { index += 1 }
        return text[index]
    }

    private mutating func quoted() throws(Failure) {
        guard let end = text[index...].firstIndex(of: "'") else { throw unbalanced("'") }
        append(text[index..<end])
        index = end + 1
    }

    private mutating func doubleQuoted() throws(Failure) {
        append([])
        while index < text.count {
            let character = text[index]
            index += 1
            switch character {
            case "\"": return
            case "$": try substitute()
            case "\\" where index < text.count && ["\"", "\\", "$"].contains(text[index]):
                append(text[index])
                index += 1
            default: append(character)
            }
        }
        throw unbalanced("\"")
    }

    private func unbalanced(_ quote: String) -> Failure {
        Failure(
            "Cannot read the line", "a quote \(quote) has no end",
            next: "Close it, or write \\\(quote) for the character itself.", status: .usage)
    }

    private mutating func substitute() throws(Failure) {
        var name = ""
        while index < text.count, Lexer.isPartOfName(text[index]) {
            name.unicodeScalars.append(text[index])
            index += 1
        }
        guard !name.isEmpty else {
            append("$")
            return
        }
        guard let value = variable(name) else {
            throw Failure(
                "Cannot read the line", "there is no variable '$\(name)'",
                next:
                    "Type 'let \(name) = PATH' to set it from the last answer, or write \\$ for the character itself.",
                status: .usage)
        }
        append(value.unicodeScalars)
    }

    private static func isPartOfName(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }

    /// What was not read yet.
    private var unread: String { String(String.UnicodeScalarView(text[index...])) }

    private mutating func rest(after what: String) throws(Failure) -> String {
        let rest = unread.drop { $0.isWhitespace }
        guard !rest.isEmpty else {
            throw Failure(
                "Cannot pipe the output", "no program stands after '\(what)'", next: "Type for example '| less'.",
                status: .usage)
        }
        return String(rest)
    }

    private mutating func file(after what: String) throws(Failure) -> String {
        var inner = Lexer(text: unread, variable: variable)
        let names = try inner.read()
        guard let name = names.words.first, names.words.count == 1, names.destination == .screen else {
            throw Failure(
                "Cannot write the output", "one file name must stand after '\(what)'",
                next: "Type for example '\(what) answer.json'.", status: .usage)
        }
        return name
    }
}
