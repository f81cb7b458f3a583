import TonearmAlgorithms

/// The line that bash passes to its completion script.
///
/// Readline also splits words at characters such as `=` and `:`. So bash passes the pieces of words as typed, and
/// replaces only a piece.
struct BashLine: Equatable {
    /// The words up to the cursor without quotation marks, beginning with the program's name.
    private(set) var words: [String] = []
    /// The beginning of the last word, without quotation marks, which bash does not replace.
    private(set) var kept = ""
    /// Whether the last word is the file of a redirection: `> answer.json`.
    private(set) var isRedirected = false
    /// The quotation mark that is open at the end of the line.
    private var openQuote: UInt8?
    /// Whether bash expands a tilde at the beginning of the word.
    private var hasTilde = false

    /// - Parameter arguments: the part of the line that bash replaces, the line up to the cursor, and the pieces
    ///   before the cursor's.
    /// - Returns: nil if the pieces do not match the line.
    init?(_ arguments: [String]) {
        guard arguments.count > 2 else { return nil }
        var joiner = Joiner(rest: Array(arguments[1].utf8)[...])
        for piece in arguments[2...] where !joiner.join(Array(piece.utf8)) { return nil }
        let last = joiner.finish()
        words = joiner.words.filter { !$0.isFile }.map { Self.unquoted($0.bytes).text }
        isRedirected = last.isFile
        openQuote = Self.unquoted(last.bytes).openQuote
        let replaced = Array(arguments[0].utf8)
        hasTilde = replaced.first == UInt8(ascii: "~")
        if last.bytes.suffix(replaced.count) == replaced[...] {
            kept = Self.unquoted(last.bytes.dropLast(replaced.count)).text
        }
    }

    /// Quotes a text for the end of the line, so that bash reads it literally.
    func quoted(_ text: String) -> String {
        // Work on scalars: a combining mark after a quotation mark would merge with it into one character.
        var quoted = String.UnicodeScalarView()
        if openQuote == nil, kept.isEmpty, !hasTilde, let first = text.unicodeScalars.first,
            "~#".unicodeScalars.contains(first)
        {
            quoted.append("\\")
        }
        for scalar in text.unicodeScalars {
            switch openQuote {
            case UInt8(ascii: "'") where scalar == "'": quoted.append(contentsOf: #"'\''"#.unicodeScalars)
            case UInt8(ascii: "'"): quoted.append(scalar)
            // In double quotes, bash keeps the backslash before an exclamation mark, so single quotes are needed.
            case .some where scalar == "!": quoted.append(contentsOf: #""'!'""#.unicodeScalars)
            case .some: quoted.append(contentsOf: "\"\\$`".unicodeScalars.contains(scalar) ? ["\\", scalar] : [scalar])
            case nil:
                quoted.append(
                    contentsOf: "\"\\$` '&|;()<>*?[]{}!".unicodeScalars.contains(scalar) ? ["\\", scalar] : [scalar])
            }
        }
        return String(quoted)
    }

    /// Joins pieces that have no blank between them.
    private struct Joiner {
        struct Word {
            var bytes: ArraySlice<UInt8>
            /// Whether the word is the file of a redirection.
            var isFile: Bool
        }

        var words: [Word] = []
        var rest: ArraySlice<UInt8>
        private var isFileNext = false

        init(rest: ArraySlice<UInt8>) { self.rest = rest }

        mutating func skipBlanks() -> Bool {
            let blanks = rest.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\n") }
            rest = rest.dropFirst(blanks.count)
            return !blanks.isEmpty
        }

        /// Adds the piece at the cursor. If an operator is there, its file follows the cursor.
        mutating func finish() -> Word {
            let isApart = skipBlanks()
            add(rest, isApart: isApart)
            if isFileNext { words.append(Word(bytes: [], isFile: true)) }
            return words[words.count - 1]
        }

        /// Adds the next piece; returns false if the line does not continue with it.
        mutating func join(_ piece: [UInt8]) -> Bool {
            let isApart = skipBlanks()
            guard rest.starts(with: piece) else { return false }
            rest = rest.dropFirst(piece.count)
            add(piece[...], isApart: isApart)
            return true
        }

        private mutating func add(_ piece: ArraySlice<UInt8>, isApart: Bool) {
            if !piece.isEmpty, piece.allSatisfy({ "<>&|".utf8.contains($0) }) {
                // These digits are the descriptor's number in a redirection such as `2>`.
                if !isApart, let last = words.last, last.bytes.allSatisfy(ASCII.isDigit) {
                    words.removeLast()
                }
                isFileNext = true
                return
            }
            if isApart || isFileNext || words.isEmpty {
                words.append(Word(bytes: piece, isFile: isFileNext))
            } else {
                words[words.count - 1].bytes += piece
            }
            isFileNext = false
        }
    }

    /// Removes the quotation marks of a word; the last one may be open.
    private static func unquoted(_ typed: ArraySlice<UInt8>) -> (text: String, openQuote: UInt8?) {
        let (single, double, backslash) = (UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "\\"))
        var word: [UInt8] = []
        var quote: UInt8?
        var rest = typed
        while let byte = rest.popFirst() {
            switch byte {
            case backslash where quote != single:
                let next = rest.first
                // In double quotes a backslash before most characters is literal.
                if quote == double, next.map({ !"\"\\$`\n".utf8.contains($0) }) ?? true { word.append(byte) }
                if let next { word.append(next) }
                rest = rest.dropFirst()
            case quote: quote = nil
            case single where quote == nil, double where quote == nil: quote = byte
            default: word.append(byte)
            }
        }
        return (String(decoding: word, as: UTF8.self), quote)
    }
}
