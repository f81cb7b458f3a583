import TonearmConsole

/// A system program with its arguments and environment.
struct SystemProgram: Equatable {
    /// The command as a user would type it.
    let text: String
    /// The path, or a name to look up in `PATH`.
    var name: String
    var arguments: [String]
    /// The variables that are added to the shell's own environment.
    var environment: [String: String] = [:]

    /// Returns the system shell for a typed command line: `! date`.
    static func shell(_ line: String) -> SystemProgram {
        SystemProgram(text: line, name: "/bin/sh", arguments: ["-c", line])
    }

    /// Parses a variable such as `EDITOR`, which contains a command with options: `less -R` or `LESS=R 'my pager'`.
    /// Only quotes, spaces and a leading `~/` are special. No shell interprets the text, so it cannot run anything
    /// else.
    /// - Throws: `Failure` if the text needs a shell, has an unclosed quotation, or does not name a program.
    static func named(_ text: String) throws(Failure) -> SystemProgram {
        var reader = ProgramTextReader(text)
        var words = try reader.words()
        var environment: [String: String] = [:]
        while let word = words.first, let (name, value) = assignment(word) {
            environment[name] = value
            words.removeFirst()
        }
        guard let name = words.first, !name.text.isEmpty else {
            throw Failure("Cannot run '\(text)'", "it names no program", next: reader.advice)
        }
        return SystemProgram(
            text: text, name: name.expanded, arguments: words.dropFirst().map(\.expanded), environment: environment)
    }

    /// Returns the program with one more literal argument.
    func with(argument: String) -> SystemProgram {
        var program = self
        program.arguments.append(argument)
        return program
    }

    /// Splits `NAME=VALUE`, if the part before the `=` is unquoted.
    private static func assignment(_ word: ProgramTextReader.Word) -> (name: String, value: String)? {
        let name = word.unquotedPrefix.prefix { $0 != "=" }
        guard name.count < word.unquotedPrefix.count, let first = name.first, !first.isNumber,
            name.allSatisfy({ $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) })
        else { return nil }
        return (String(name), String(word.text.dropFirst(name.count + 1)))
    }
}

/// A parser for the command in a variable, by the quoting rules of the POSIX shell (Shell Command Language,
/// "Quoting").
struct ProgramTextReader {
    struct Word {
        /// The word without quotation marks.
        var text = ""
        /// The part before its first quotation mark or backslash.
        var unquotedPrefix = ""
        var hasQuotes = false

        /// The word with a leading `~/` expanded.
        var expanded: String { unquotedPrefix.hasPrefix("~/") ? UserFolder.expandingHome(text) : text }

        mutating func add(_ character: Unicode.Scalar) {
            text.unicodeScalars.append(character)
            if !hasQuotes { unquotedPrefix.unicodeScalars.append(character) }
        }
    }

    private let text: String
    private var rest: Substring.UnicodeScalarView

    /// Characters that only a shell could interpret, outside of single quotes (expansions) or of all quotes
    /// (operators).
    private static let expansions: Set<Unicode.Scalar> = ["$", "`"]
    private static let operators: Set<Unicode.Scalar> = ["|", "&", ";", "<", ">", "(", ")"]

    let advice = "PAGER, VISUAL and EDITOR name a program and its options; what needs a shell can be a script."

    init(_ text: String) {
        self.text = text
        rest = Substring(text).unicodeScalars
    }

    /// - Throws: `Failure` if the text needs a shell, or a quotation has no end.
    mutating func words() throws(Failure) -> [Word] {
        var words: [Word] = []
        while true {
            while let space = rest.first, space.properties.isWhitespace { rest.removeFirst() }
            if rest.isEmpty { return words }
            words.append(try word())
        }
    }

    private mutating func word() throws(Failure) -> Word {
        var word = Word()
        while let next = rest.first, !next.properties.isWhitespace {
            rest.removeFirst()
            switch next {
            case "'", "\"": try addQuoted(by: next, to: &word)
            case "\\":
                word.hasQuotes = true
                if let escaped = rest.popFirst() { word.add(escaped) }
            default:
                if Self.operators.contains(next) { throw needsShell(next) }
                try addPlain(next, to: &word)
            }
        }
        return word
    }

    private mutating func addQuoted(by quote: Unicode.Scalar, to word: inout Word) throws(Failure) {
        word.hasQuotes = true
        while let next = rest.popFirst() {
            if next == quote { return }
            if quote == "\"", next == "\\", let escaped = rest.first, ["\\", "\"", "$", "`"].contains(escaped) {
                rest.removeFirst()
                word.add(escaped)
            } else if quote == "\"" {
                try addPlain(next, to: &word)
            } else {
                word.add(next)
            }
        }
        throw Failure("Cannot run '\(text)'", "a quote \(quote) has no end", next: advice)
    }

    private func addPlain(_ scalar: Unicode.Scalar, to word: inout Word) throws(Failure) {
        if Self.expansions.contains(scalar) { throw needsShell(scalar) }
        word.add(scalar)
    }

    private func needsShell(_ scalar: Unicode.Scalar) -> Failure {
        Failure("Cannot run '\(text)'", "no shell reads it, and it has a '\(scalar)'", next: advice)
    }
}
