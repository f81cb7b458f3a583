import Console

/// A program of the system, and what it is started with.
struct SystemProgram: Equatable {
    /// As a person would type it.
    let text: String
    /// Where it is, or its name, which is looked for in `PATH`.
    var name: String
    var arguments: [String]
    /// What it has in its environment beside the shell's own.
    var environment: [String: String] = [:]

    /// What the system's shell makes of a line that a person typed: `! date`.
    static func shell(_ line: String) -> SystemProgram {
        SystemProgram(text: line, name: "/bin/sh", arguments: ["-c", line])
    }

    /// What a variable such as `EDITOR` names: a program with its options, such as `less -R` or `LESS=R 'my pager'`. Nothing but quotes, spaces
    /// and a `~/` at the beginning means more than it says, and no shell reads it, so that nothing else is ever run.
    /// - Throws: `Failure` where a shell is needed, where a quote has no end, and where no program is named.
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

    /// The same with one more argument, as it is.
    func with(argument: String) -> SystemProgram {
        var program = self
        program.arguments.append(argument)
        return program
    }

    /// `NAME=VALUE`, of which nothing before the `=` is in quotes.
    private static func assignment(_ word: ProgramTextReader.Word) -> (name: String, value: String)? {
        let name = word.unquotedPrefix.prefix { $0 != "=" }
        guard name.count < word.unquotedPrefix.count, let first = name.first, !first.isNumber,
            name.allSatisfy({ $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) })
        else { return nil }
        return (String(name), String(word.text.dropFirst(name.count + 1)))
    }
}
