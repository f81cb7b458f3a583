package import TonearmConsole

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

    /// Returns whether no character of a text has a meaning beside words and spaces.
    static func isPlain(_ text: String) -> Bool {
        text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "/"), UInt8(ascii: ","), UInt8(ascii: "_"), UInt8(ascii: "="):
                true
            default: false
            }
        }
    }

    /// Returns the words of a plain text, which most lines are; nil for other lines and for free text.
    private static func plainWords(_ text: String) -> [String]? {
        guard isPlain(text) else { return nil }
        let words = text.split(separator: " ")
        guard let first = words.first, first != "note", first != "alias" else { return nil }
        return words.map(String.init)
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
        if let words = plainWords(text) { return .command(Words(words)) }
        // Some editors write a byte order mark at the beginning of a file.
        let trimmed = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        if trimmed.isEmpty || trimmed.first == "#" { return .empty }
        if trimmed.first == "!" {
            let program = trimmed.dropFirst().drop { $0.isWhitespace }
            guard !program.isEmpty else {
                throw Failure.usage(
                    "Cannot run a program", "no program follows '!'", next: "Type for example '! date'.")
            }
            return .program(String(program))
        }
        if let words = proseWords(trimmed) { return .command(Words(words)) }
        var lexer = Lexer(text: String(trimmed), variable: variable, row: row)
        let words = try lexer.read()
        if words.words.isEmpty, words.destination != .screen {
            throw Failure.usage(
                "Cannot read the line", "no command comes before '\(trimmed.prefix(1))'",
                next: "Type for example 'storefronts | less' or 'storefronts > storefronts.txt'.")
        }
        return words.words.isEmpty ? .empty : .command(words)
    }
}

/// The words of a line while it is being lexed.
struct LexedWords {
    private(set) var texts: [String] = []
    /// The ranges of the words, in Unicode scalars.
    private(set) var ranges: [Range<Int>] = []
    /// The unfinished word; nil between words. A quoted empty word, `''`, is not nil.
    private(set) var current: String?
    private var start = 0

    /// Begins a word at an index, unless one is unfinished.
    mutating func begin(at index: Int) {
        if current == nil { start = index }
    }

    mutating func append(_ scalar: Unicode.Scalar) { append(CollectionOfOne(scalar)) }

    /// Appends scalars to the word, which stays empty without any.
    mutating func append(_ scalars: some Sequence<Unicode.Scalar>) {
        var word = current ?? ""
        current = nil
        word.unicodeScalars.append(contentsOf: scalars)
        current = word
    }

    /// Ends the unfinished word, if there is one.
    mutating func end(at index: Int) {
        guard let current else { return }
        texts.append(current)
        ranges.append(start..<index)
        self.current = nil
    }
}

/// Commands that take free text. In it, apostrophes in words, `#`, and `$` without a variable are literal.
enum WrittenText {
    /// - Parameter text: a line, or the text after a `;`.
    static func begins(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
        var words = beginnings(ofWordsIn: text)
        if words.count > 1, words[0] == "time" { words.removeFirst() }
        guard let first = words.first else { return false }
        switch first {
        case "note": return true
        case "playlist", "folder": return words.count > 1 && words[1] == "create"
        case "library": return words.count > 1 && words[1] == "search"
        // These commands can be abbreviated as long as they are unique.
        case let word: return word.count >= 3 && ("search".hasPrefix(word) || "suggest".hasPrefix(word))
        }
    }

    /// Returns the first three words in lower case, cut after the length of the longest command above.
    private static func beginnings(ofWordsIn text: ArraySlice<Unicode.Scalar>) -> [String] {
        var words: [String] = []
        var rest = text.drop(while: Lexer.isSpace)
        while !rest.isEmpty, words.count < 3 {
            let word = rest.prefix(longest + 1).prefix { !Lexer.isSpace($0) }
            var text = ""
            for scalar in word { text.unicodeScalars.append(scalar) }
            words.append(text.lowercased())
            if word.count > longest { break }
            rest = rest[word.endIndex...].drop(while: Lexer.isSpace)
        }
        return words
    }

    /// The length of the longest of the commands in scalars.
    private static let longest = "playlist".unicodeScalars.count
}

/// Finds the end of quotations.
enum Quotation {
    /// - Parameters:
    ///   - index: the index of the possible opening quotation mark.
    ///   - isFree: whether the text is free text, in which a quotation mark in a word is an apostrophe or means
    ///     inches.
    /// - Returns: the index of the closing quotation mark; nil without one.
    static func end(at index: Int, in text: ArraySlice<Unicode.Scalar>, isFree: Bool) -> Int? {
        if isFree, index > text.startIndex, isPartOfWord(text[index - 1]) { return nil }
        let quote = text[index]
        var next = index + 1
        while next < text.endIndex {
            if text[next] == quote, !isFree || next + 1 == text.endIndex || !isPartOfWord(text[next + 1]) {
                return next
            }
            next += quote == "\"" && text[next] == "\\" ? 2 : 1
        }
        return nil
    }

    private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
}
