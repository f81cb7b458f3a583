import Console

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
    /// Only quotes, spaces and a leading `~/` are special. No shell interprets it, so nothing else can run.
    /// - Throws: `Failure` if it needs a shell, a quotation has no end, or it names no program.
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
