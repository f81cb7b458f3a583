import TonearmConsole
import TonearmTerminalText

/// A lexer for a line: its words, and the destination of its output. It works on scalars, the size of every operator.
struct Lexer {
    let text: [Unicode.Scalar]
    let values: Values
    /// Whether the line is free text: apostrophes and unknown variables are literal.
    let isFree: Bool
    /// Whether the line is `let`, whose path may contain filters, so that brackets are literal.
    let isAssignment: Bool
    /// Whether the line is still being typed, so that an unknown variable is not an error.
    let isTolerant: Bool
    /// The index of the next scalar.
    var index = 0
    /// The index of the current scalar.
    private var here = 0
    /// The number of open brackets in a path.
    var bracketDepth = 0
    var words = LexedWords()
    var marks: [Mark] = []
    /// The file after `>` or `>>`, and its range.
    private(set) var file: (text: String, range: Range<Int>)?

    /// The values of variables and rows.
    struct Values {
        /// Returns the value of a variable; nil if it does not exist.
        let variable: (String) -> String?
        /// Returns a value of a row; nil if rows have no values in this context.
        let row: Line.RowValue?
    }

    /// A range of the text with its meaning, in Unicode scalars.
    struct Mark: Hashable {
        enum Kind { case quoted, variable, comment, fault }

        var kind: Kind
        var range: Range<Int>
    }

    init(
        text: String, variable: @escaping (String) -> String?, row: Line.RowValue? = nil, isTolerant: Bool = false
    ) {
        self.text = Array(text.unicodeScalars)
        values = Values(variable: variable, row: row)
        self.isTolerant = isTolerant
        isFree = WrittenText.begins(self.text[...])
        isAssignment = text.prefix { !$0.isWhitespace }.lowercased() == "let"
    }

    /// Returns the words of a line that is being typed, as far as they can be lexed, and its marks. Inner marks follow
    /// outer ones.
    mutating func readTyped() -> (words: [(text: String, range: Range<Int>)], marks: [Mark]) {
        do throws(Failure) {
            _ = try read()
        } catch {
            words.end(at: here)
        }
        return (Array(zip(words.texts, words.ranges)).map { (text: $0, range: $1) }, marks)
    }

    mutating func read() throws(Failure) -> Words {
        while index < text.count {
            let character = text[index]
            here = index
            words.begin(at: here)
            index += 1
            switch character {
            case _ where bracketDepth > 0: try inBrackets(character)
            case "[" where isAssignment:
                bracketDepth = 1
                words.append(character)
            case "|":
                try refuseOperator(of: "|", "||")
                return Words(finished(), destination: .program(try rest(after: "|")))
            case ">":
                try refuseDescriptors()
                let append = follows(">")
                if append { index += 1 }
                return Words(finished(), destination: .file(try file(after: append ? ">>" : ">"), append: append))
            case "&" where !isFree || words.current == nil:
                try refuseOperator(of: "&", "&&")
                words.append(character)
            case "#" where words.current == nil && Lexer.isComment(at: index - 1, in: text[...], isFree: isFree):
                marks.append(Mark(kind: .comment, range: here..<text.count))
                index = text.count
            case "\\" where follows("\n"): index += 1
            case "'", "\"":
                // Quotation marks distinguish a text from a path.
                let isValue = isAtValue
                if isValue { words.append("\"") }
                try quoted(by: character)
                if isValue { words.append("\"") }
            case "\\": words.append(try next(after: "a backslash"))
            case "{" where words.current == nil && !isFree, "[" where words.current == nil && !isFree:
                json(from: index - 1)
            case "$": try substitute()
            case _ where Lexer.isSpace(character): words.end(at: here)
            // Copied text may contain invisible characters.
            case _ where !character.isASCII && !Printable.canBeTyped(character): break
            default: words.append(character)
            }
        }
        here = text.count
        return Words(finished())
    }

    /// Returns whether a `#` at the beginning of a word begins a comment. In free text it does only before a space.
    static func isComment(at index: Int, in text: ArraySlice<Unicode.Scalar>, isFree: Bool) -> Bool {
        !isFree || index + 1 == text.endIndex || isSpace(text[index + 1])
    }

    /// Returns whether a character comes next.
    private func follows(_ character: Unicode.Scalar) -> Bool { index < text.count && text[index] == character }

    /// Refuses `&&` and `||`. The filter of a path may contain `&&`.
    private mutating func refuseOperator(of character: Unicode.Scalar, _ name: String) throws(Failure) {
        guard follows(character), words.current?.contains("?") != true else { return }
        marks.append(Mark(kind: .fault, range: here..<index + 1))
        throw fault(
            "Cannot run the line", "'\(name)' is an operator of system shells",
            next: "Put ';' between commands. A script stops at the first that fails.", at: index - 1)
    }

    /// Refuses `2>` and `>&1`.
    private mutating func refuseDescriptors() throws(Failure) {
        guard words.current == "2" || follows("&") else { return }
        marks.append(Mark(kind: .fault, range: here..<index))
        throw fault(
            "Cannot write the output",
            "'\(words.current == "2" ? "2>" : ">&")' redirects errors, which only a system's shell can do",
            next: "Type for example '> answer.txt'; errors stay on the screen.", at: index - 1)
    }

    /// Returns a failure that marks its place in the line.
    func fault(_ what: String, _ why: String, next: String? = nil, at index: Int) -> Failure {
        var failure = Failure.usage(what, why, next: next)
        failure.mark = mark(index..<index + 1, isPartOfFailure: true)
        return failure
    }

    func mark(_ range: Range<Int>, isPartOfFailure: Bool = false) -> LineMark {
        LineMark(text: String(String.UnicodeScalarView(text)), range: range, isPartOfFailure: isPartOfFailure)
    }

    static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? scalar == " " || (9...13).contains(scalar.value) : scalar.properties.isWhitespace
    }

    private mutating func finished() -> [String] {
        words.end(at: here)
        return words.texts
    }

    private mutating func next(after what: String) throws(Failure) -> Unicode.Scalar {
        guard index < text.count else {
            throw fault("Cannot read the line", "\(what) is at its end", at: index - 1)
        }
        defer { index += 1 }
        return text[index]
    }

    private mutating func quoted(by quote: Unicode.Scalar) throws(Failure) {
        guard let close = Quotation.end(at: index - 1, in: text[...], isFree: isFree) else {
            if isFree { return words.append(quote) }
            marks.append(Mark(kind: .quoted, range: index - 1..<text.count))
            throw fault(
                "Cannot read the line", "a quote \(quote) has no end",
                next: "Close it, or write \\\(quote) for the character itself.", at: index - 1)
        }
        words.append([])
        marks.append(Mark(kind: .quoted, range: index - 1..<close + 1))
        while index < close {
            let character = text[index]
            index += 1
            switch character {
            case "$" where quote == "\"": try substitute()
            case "\\" where quote == "\"" && index < close && text[index] == "\n": index += 1
            case "\\" where quote == "\"" && index < close && ["\"", "\\", "$"].contains(text[index]):
                words.append(text[index])
                index += 1
            default: words.append(character)
            }
        }
        index = close + 1
    }

    /// The rest of the text.
    private var unread: String { String(String.UnicodeScalarView(text[index...])) }

    private mutating func rest(after what: String) throws(Failure) -> String {
        let rest = unread.drop { $0.isWhitespace }
        guard !rest.isEmpty else {
            throw Failure.usage(
                "Cannot pipe the output", "no program follows '\(what)'", next: "Type for example '| less'.")
        }
        return String(rest)
    }

    private mutating func file(after what: String) throws(Failure) -> String {
        let start = index
        var inner = Lexer(text: unread, variable: values.variable)
        let names = try inner.read()
        guard let name = names.words.first, names.words.count == 1, names.destination == .screen else {
            throw Failure.usage(
                "Cannot write the output", "exactly one file name must follow '\(what)'",
                next: "Type for example '\(what) answer.json'.")
        }
        let range = inner.words.ranges[0]
        file = (name, start + range.lowerBound..<start + range.upperBound)
        return name
    }
}
