import Console
import TerminalText

/// Goes by scalars, as nothing that has a meaning is longer than one.
struct Lexer {
    private let text: [Unicode.Scalar]
    private let variable: (String) -> String?
    /// Whether this is text as people write it.
    private let isFree: Bool
    private var index = 0
    /// The word being read; nil between words, so that `''` is a word and a space is none.
    private var word: String?
    private var words: [String] = []

    init(text: String, variable: @escaping (String) -> String?) {
        self.text = Array(text.unicodeScalars)
        self.variable = variable
        isFree = WrittenText.begins(self.text[...])
    }

    mutating func read() throws(Failure) -> Words {
        while index < text.count {
            let character = text[index]
            index += 1
            switch character {
            case "|":
                try refuseOperator(of: "|", "||")
                return Words(finished(), destination: .program(try rest(after: "|")))
            case ">":
                try refuseDescriptors()
                let append = follows(">")
                if append { index += 1 }
                return Words(finished(), destination: .file(try file(after: append ? ">>" : ">"), append: append))
            case "&" where !isFree || word == nil:
                try refuseOperator(of: "&", "&&")
                self.append(character)
            case "#" where word == nil && Lexer.isComment(at: index - 1, in: text[...], isFree: isFree):
                index = text.count
            case "'", "\"": try quoted(by: character)
            case "\\" where follows("\n"): index += 1
            case "\\": append(try next(after: "a backslash"))
            case "{" where word == nil && !isFree, "[" where word == nil && !isFree: json(from: index - 1)
            case "$": try substitute()
            case _ where Lexer.isSpace(character): end()
            // What comes along unseen with a text that was copied from somewhere.
            case _ where !character.isASCII && !Printable.canBeTyped(character): break
            default: append(character)
            }
        }
        return Words(finished())
    }

    /// Whether a `#` at the beginning of a word begins a comment: in text as people write it, only where nothing is written against it.
    static func isComment(at index: Int, in text: ArraySlice<Unicode.Scalar>, isFree: Bool) -> Bool {
        !isFree || index + 1 == text.endIndex || isSpace(text[index + 1])
    }

    /// Whether the next character is this one.
    private func follows(_ character: Unicode.Scalar) -> Bool { index < text.count && text[index] == character }

    /// `&&` and `||`. In the query of a path `&&` may stand.
    private func refuseOperator(of character: Unicode.Scalar, _ name: String) throws(Failure) {
        guard follows(character), word?.contains("?") != true else { return }
        throw fault(
            "Cannot run the line", "'\(name)' joins commands of a system's shell, and this is none",
            next: "Put ';' between commands. A script stops at the first that fails.", at: index - 1)
    }

    /// `2>` and `>&1`.
    private func refuseDescriptors() throws(Failure) {
        guard word == "2" || follows("&") else { return }
        throw fault(
            "Cannot write the output",
            "'\(word == "2" ? "2>" : ">&")' leads errors elsewhere, which only a system's shell can",
            next: "Type for example '> answer.txt'; errors stay on the screen.", at: index - 1)
    }

    /// A failure that shows where in the line it is.
    private func fault(_ what: String, _ why: String, next: String? = nil, at index: Int) -> Failure {
        var failure = Failure(what, why, next: next, status: .usage)
        let before = Printable.line(String(String.UnicodeScalarView(text[..<index])))
        let line = before + Printable.line(String(String.UnicodeScalarView(text[index...])))
        if displayWidth(line) <= Self.longestShown {
            failure.details = ["  " + line, .spaces(displayWidth(before) + 2) + "^"]
        }
        return failure
    }

    /// Columns; of a longer line a mark would not stand under the fault on every screen.
    private static let longestShown = 60

    private mutating func append(_ scalar: Unicode.Scalar) {
        if word == nil { word = "" }
        word?.unicodeScalars.append(scalar)
    }

    private mutating func append(_ text: some Sequence<Unicode.Scalar>) {
        if word == nil { word = "" }
        for scalar in text { append(scalar) }
    }

    static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
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
            throw fault("Cannot read the line", "\(what) stands at its end", at: index - 1)
        }
        defer { index += 1 }
        return text[index]
    }

    private mutating func quoted(by quote: Unicode.Scalar) throws(Failure) {
        guard let close = Quotation.end(at: index - 1, in: text[...], isFree: isFree) else {
            if isFree { return append(quote) }
            throw fault(
                "Cannot read the line", "a quote \(quote) has no end",
                next: "Close it, or write \\\(quote) for the character itself.", at: index - 1)
        }
        append([])
        while index < close {
            let character = text[index]
            index += 1
            switch character {
            case "$" where quote == "\"": try substitute()
            case "\\" where quote == "\"" && index < close && text[index] == "\n": index += 1
            case "\\" where quote == "\"" && index < close && ["\"", "\\", "$"].contains(text[index]):
                append(text[index])
                index += 1
            default: append(character)
            }
        }
        index = close + 1
    }

    /// What is between the brackets stands as it was typed, but for variables that there are. A bracket that nothing closes is a character.
    private mutating func json(from start: Int) {
        let end = JSONWord.end(at: start, in: text[...]) ?? start
        index = start
        while index <= end {
            let character = text[index]
            index += 1
            guard character == "$" else {
                append(character)
                continue
            }
            let name = String(String.UnicodeScalarView(text[index...end].prefix(while: Lexer.isPartOfName)))
            if let value = variable(name) {
                append(JSONWord.escaped(value).unicodeScalars)
                index += name.unicodeScalars.count
            } else {
                append(character)
            }
        }
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
            if isFree { return append("$\(name)".unicodeScalars) }
            throw fault(
                "Cannot read the line", "there is no variable '$\(name)'",
                next:
                    "Type 'let \(name) = PATH' to set it from the last answer, or write \\$ for the character itself.",
                at: index - name.unicodeScalars.count - 1)
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
