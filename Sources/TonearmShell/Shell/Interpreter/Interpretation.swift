import Console

/// A reading of a line's words as a command.
protocol Interpretation: Sendable {
    /// - Returns: nil if the words are not of this kind.
    /// - Throws: `Failure` if they are, and ask for nothing that there is.
    func command(for words: [String], in session: Session) throws(Failure) -> TypedCommand?
}

/// A reading of a line's words as other lines, each of which is run, recorded and undone by itself.
protocol LineReplacement: Sendable {
    /// - Returns: nil if the words are not of this kind.
    func lines(for words: Words, in shell: Shell) -> Replacement?
}

/// The lines that run instead of a line.
enum Replacement {
    case file(SourceFile, lines: [String])
    /// A line of the history, by its number, after the user has changed it; 0 for the last one.
    case edit(Int)
}

/// A command that a line names, and the words that it gets.
struct TypedCommand {
    let type: any Command.Type
    /// The command's words with its name, as a user would type them.
    let words: [String]

    /// - Throws: `Failure` if no command has the name.
    init(_ words: [String]) throws(Failure) {
        type = try CommandTable.command(named: words.first ?? "")
        self.words = words
    }

    /// Reads the words; `--help` among them asks for the help of the command or of its form.
    /// - Throws: `Failure` for words that the command does not take.
    func invocation() throws -> Invocation {
        let typed = Array(words.dropFirst())
        guard Invocation.asksForHelp(typed) else { return try read(type, typed) }
        let choice = FormChoice(typed, among: type.knownForms)
        let form = choice.candidates.first { !$0.form.words.isEmpty && choice.arguments.starts(with: $0.form.words) }
        return try read(Help.self, [type.name] + (form?.form.words ?? []))
    }

    private func read(_ type: any Command.Type, _ typed: [String]) throws -> Invocation {
        try Invocation(type, typed, isCommand: CommandTable.isName)
    }
}

extension Interpreter {
    /// The readings of a line as other lines, in their order.
    static let replacements: [any LineReplacement] = [SourcedFile(), EditedLine()]

    /// The readings of a line as a command, in their order. The first one that applies is taken.
    static let interpretations: [any Interpretation] = [DeviceButton(), OpenedResource(), FocusWord(), NamedCommand()]
}
