import AppleMusicAPI
import Console
import TerminalText

/// Goes by scalars, as nothing that has a meaning is longer than one.
struct Lexer {
    private let text: [Unicode.Scalar]
    private let variable: (String) -> String?
    private let row: Line.RowValue?
    /// Whether this is text as people write it.
    private let isFree: Bool
    /// Whether this is `let`, in which a path may have filters: what stands in brackets is taken as it is typed.
    private let isAssignment: Bool
    /// How many brackets of a path are open.
    private var bracketDepth = 0
    private var index = 0
    /// The word being read; nil between words, so that `''` is a word and a space is none.
    private var word: String?
    private var words: [String] = []
    /// Where they stand.
    private var wordRanges: [Range<Int>] = []
    /// Where the character stands that is being read, and where the word began.
    private var here = 0
    private var wordStart = 0
    /// Whether this is a line that is still being typed: a variable that there is not is passed over.
    private let isTolerant: Bool
    private var marks: [Mark] = []
    /// The file behind `>` or `>>`, and where it is.
    private(set) var file: (text: String, range: Range<Int>)?

    /// What is known of a part of the text, counted in scalars.
    struct Mark: Hashable {
        enum Kind { case quoted, variable, comment, fault }

        var kind: Kind
        var range: Range<Int>
    }

    init(
        text: String, variable: @escaping (String) -> String?, row: Line.RowValue? = nil, isTolerant: Bool = false
    ) {
        self.text = Array(text.unicodeScalars)
        self.variable = variable
        self.row = row
        self.isTolerant = isTolerant
        isFree = WrittenText.begins(self.text[...])
        isAssignment = text.prefix { !$0.isWhitespace }.lowercased() == "let"
    }

    /// The words of a line that is being typed, as far as they can be read, and what is known of its parts: what is inside of a part comes
    /// after it.
    mutating func readTyped() -> (words: [(text: String, range: Range<Int>)], marks: [Mark]) {
        do throws(Failure) {
            _ = try read()
        } catch {
            end()
        }
        return (Array(zip(words, wordRanges)).map { (text: $0, range: $1) }, marks)
    }

    mutating func read() throws(Failure) -> Words {
        while index < text.count {
            let character = text[index]
            here = index
            if word == nil { wordStart = here }
            index += 1
            switch character {
            case _ where bracketDepth > 0: try inBrackets(character)
            case "[" where isAssignment:
                bracketDepth = 1
                append(character)
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
                marks.append(Mark(kind: .comment, range: here..<text.count))
                index = text.count
            case "\\" where follows("\n"): index += 1
            case "'", "\"":
                // A text is told from a path by its quotes.
                let isValue = isAtValue
                if isValue { append("\"") }
                try quoted(by: character)
                if isValue { append("\"") }
            case "\\": append(try next(after: "a backslash"))
            case "{" where word == nil && !isFree, "[" where word == nil && !isFree: json(from: index - 1)
            case "$": try substitute()
            case _ where Lexer.isSpace(character): end()
            // What comes along unseen with a text that was copied from somewhere.
            case _ where !character.isASCII && !Printable.canBeTyped(character): break
            default: append(character)
            }
        }
        here = text.count
        return Words(finished())
    }

    /// Whether a `#` at the beginning of a word begins a comment: in text as people write it, only where nothing is written against it.
    static func isComment(at index: Int, in text: ArraySlice<Unicode.Scalar>, isFree: Bool) -> Bool {
        !isFree || index + 1 == text.endIndex || isSpace(text[index + 1])
    }

    /// Whether the next character is this one.
    private func follows(_ character: Unicode.Scalar) -> Bool { index < text.count && text[index] == character }

    /// `&&` and `||`. In the query of a path `&&` may stand.
    private mutating func refuseOperator(of character: Unicode.Scalar, _ name: String) throws(Failure) {
        guard follows(character), word?.contains("?") != true else { return }
        marks.append(Mark(kind: .fault, range: here..<index + 1))
        throw fault(
            "Cannot run the line", "'\(name)' joins commands of a system's shell, and this is none",
            next: "Put ';' between commands. A script stops at the first that fails.", at: index - 1)
    }

    /// `2>` and `>&1`.
    private mutating func refuseDescriptors() throws(Failure) {
        guard word == "2" || follows("&") else { return }
        marks.append(Mark(kind: .fault, range: here..<index))
        throw fault(
            "Cannot write the output",
            "'\(word == "2" ? "2>" : ">&")' leads errors elsewhere, which only a system's shell can",
            next: "Type for example '> answer.txt'; errors stay on the screen.", at: index - 1)
    }

    /// A failure that shows where in the line it is.
    private func fault(_ what: String, _ why: String, next: String? = nil, at index: Int) -> Failure {
        var failure = Failure(what, why, next: next, status: .usage)
        failure.mark = mark(index..<index + 1, isPartOfFailure: true)
        return failure
    }

    private func mark(_ range: Range<Int>, isPartOfFailure: Bool = false) -> LineMark {
        LineMark(text: String(String.UnicodeScalarView(text)), range: range, isPartOfFailure: isPartOfFailure)
    }

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
        if let word {
            words.append(word)
            wordRanges.append(wordStart..<here)
        }
        word = nil
    }

    private mutating func finished() -> [String] {
        end()
        return words
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
            if isFree { return append(quote) }
            marks.append(Mark(kind: .quoted, range: index - 1..<text.count))
            throw fault(
                "Cannot read the line", "a quote \(quote) has no end",
                next: "Close it, or write \\\(quote) for the character itself.", at: index - 1)
        }
        append([])
        marks.append(Mark(kind: .quoted, range: index - 1..<close + 1))
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
        marks.append(Mark(kind: .quoted, range: start..<(end > start || !isTolerant ? end + 1 : text.count)))
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
                let begin = index - 1
                index += name.unicodeScalars.count
                marks.append(Mark(kind: .variable, range: begin..<index))
            } else {
                append(character)
            }
        }
    }

    private mutating func substitute() throws(Failure) {
        let start = index - 1
        let isValue = isAtValue
        let name = readName()
        guard !name.isEmpty else {
            append("$")
            return
        }
        if let value = variable(name) {
            marks.append(Mark(kind: .variable, range: start..<index))
            return append(value, isValue: isValue)
        }
        if let row, let number = Int(name) {
            let path = readRowPath()
            do throws(Failure) {
                // An amount of money is no row.
                if !isFree || !path.isEmpty {
                    let value = try row(number, path)
                    marks.append(Mark(kind: .variable, range: start..<index))
                    return append(value, isValue: isValue)
                }
            } catch {
                if isTolerant, !isFree { return passOver(from: start) }
                if !isFree {
                    var failure = error
                    if failure.mark == nil { failure.mark = mark(start..<index) }
                    throw failure
                }
            }
            return append(text[start..<index])
        }
        if isFree { return append("$\(name)".unicodeScalars) }
        if isTolerant { return passOver(from: start) }
        throw fault(
            "Cannot read the line", "there is no variable '$\(name)'",
            next: Int(name) == nil
                ? "Type 'let \(name) = PATH' to set it from the last answer, or write \\$ for the character itself."
                : "A row's number stands for a value among a command's words only; write \\$ for the character itself.",
            at: start)
    }

    /// What a variable stands for that there is not is not known yet.
    private mutating func passOver(from start: Int) {
        marks.append(Mark(kind: .fault, range: start..<index))
        append([])
    }

    /// Whether the value of `let` begins here.
    private var isAtValue: Bool {
        guard isAssignment, words.count > 0 else { return false }
        return word.map { $0.hasSuffix("=") } ?? (words.count > 1 && words.last?.hasPrefix("-") == false)
    }

    /// Values of variables and rows are texts, also where they look like paths.
    private mutating func append(_ value: String, isValue: Bool) {
        append(isValue ? "\"\(value)\"".unicodeScalars : value.unicodeScalars)
    }

    private mutating func readName() -> String {
        var name = ""
        while index < text.count, Lexer.isPartOfName(text[index]) {
            name.unicodeScalars.append(text[index])
            index += 1
        }
        return name
    }

    /// What follows a row's number: `.artists[0].id`.
    private mutating func readRowPath() -> String {
        let start = index
        while index + 1 < text.count {
            if text[index] == ".", Lexer.isPartOfName(text[index + 1]) {
                index += 1
                while index < text.count, Lexer.isPartOfName(text[index]) || text[index] == "-" { index += 1 }
            } else if text[index] == "[", let close = text[index...].firstIndex(of: "]") {
                index = close + 1
            } else {
                break
            }
        }
        return String(String.UnicodeScalarView(text[start..<index]))
    }

    /// A path's filter, as it is typed; variables in it are written as JSON.
    private mutating func inBrackets(_ character: Unicode.Scalar) throws(Failure) {
        switch character {
        case "[", "]":
            bracketDepth += character == "[" ? 1 : -1
            append(character)
        case "'", "\"":
            let close = text[index...].firstIndex(of: character) ?? text.count - 1
            append(text[(index - 1)...close])
            marks.append(Mark(kind: .quoted, range: index - 1..<close + 1))
            index = close + 1
        case "$":
            let start = index
            let name = readName()
            guard let value = variable(name) else {
                index = start
                return append(character)
            }
            let isNumber = if case .number = try? JSON(parsing: value) { true } else { false }
            append((isNumber ? value : JSON.string(value).text).unicodeScalars)
            marks.append(Mark(kind: .variable, range: start - 1..<index))
        default: append(character)
        }
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
                "Cannot pipe the output", "no program follows '\(what)'", next: "Type for example '| less'.",
                status: .usage)
        }
        return String(rest)
    }

    private mutating func file(after what: String) throws(Failure) -> String {
        let start = index
        var inner = Lexer(text: unread, variable: variable)
        let names = try inner.read()
        guard let name = names.words.first, names.words.count == 1, names.destination == .screen else {
            throw Failure(
                "Cannot write the output", "exactly one file name must follow '\(what)'",
                next: "Type for example '\(what) answer.json'.", status: .usage)
        }
        file = (name, start + inner.wordRanges[0].lowerBound..<start + inner.wordRanges[0].upperBound)
        return name
    }
}
