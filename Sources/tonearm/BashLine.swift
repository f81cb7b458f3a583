import SharedAlgorithms

/// The line that bash passes to its completion script.
///
/// Readline breaks words at characters such as `=` and `:` too. So bash has the words in pieces, as they were typed, and replaces a piece.
struct BashLine: Equatable {
    /// The words up to the cursor without their quotes. The program's name is the first one.
    private(set) var words: [String] = []
    /// The beginning of the last word, without quotes, which bash leaves in the line.
    private(set) var kept = ""
    /// Whether the last word is the file of a redirection: `> answer.json`.
    private(set) var isRedirected = false
    /// The quote at the end of the line that is open.
    private var openQuote: UInt8?
    /// Whether bash replaces a tilde that stands for a home folder.
    private var hasTilde = false

    /// Returns nil if the pieces are not those of the line.
    /// - Parameter arguments: the part of the line that bash replaces, the line up to the cursor, and the pieces in front of the cursor's.
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

    /// Quotes a text for the place at the end of the line, so that bash reads it as it is.
    func quoted(_ text: String) -> String {
        // By scalars, because a mark that follows a quote makes another character of both.
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
            // Between double quotes a backslash in front of an exclamation mark stays.
            case .some where scalar == "!": quoted.append(contentsOf: #""'!'""#.unicodeScalars)
            case .some: quoted.append(contentsOf: "\"\\$`".unicodeScalars.contains(scalar) ? ["\\", scalar] : [scalar])
            case nil:
                quoted.append(
                    contentsOf: "\"\\$` '&|;()<>*?[]{}!".unicodeScalars.contains(scalar) ? ["\\", scalar] : [scalar])
            }
        }
        return String(quoted)
    }

    /// The pieces of the line, put together where there is no blank between them.
    private struct Joiner {
        struct Word {
            var bytes: ArraySlice<UInt8>
            /// Whether an operator such as `>` is in front of it.
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

        /// Adds the piece at the cursor. An operator there has its file behind the cursor.
        mutating func finish() -> Word {
            let isApart = skipBlanks()
            add(rest, isApart: isApart)
            if isFileNext { words.append(Word(bytes: [], isFile: true)) }
            return words[words.count - 1]
        }

        /// Returns false if the line does not continue with the piece.
        mutating func join(_ piece: [UInt8]) -> Bool {
            let isApart = skipBlanks()
            guard rest.starts(with: piece) else { return false }
            rest = rest.dropFirst(piece.count)
            add(piece[...], isApart: isApart)
            return true
        }

        private mutating func add(_ piece: ArraySlice<UInt8>, isApart: Bool) {
            if !piece.isEmpty, piece.allSatisfy({ "<>&|".utf8.contains($0) }) {
                // The number of a descriptor: `2>`.
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

    /// Takes the quotes off a word. The last quote may be open.
    private static func unquoted(_ typed: ArraySlice<UInt8>) -> (text: String, openQuote: UInt8?) {
        let (single, double, backslash) = (UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "\\"))
        var word: [UInt8] = []
        var quote: UInt8?
        var rest = typed
        while let byte = rest.popFirst() {
            switch byte {
            case backslash where quote != single:
                let next = rest.first
                // Between double quotes a backslash stays in front of most characters.
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
