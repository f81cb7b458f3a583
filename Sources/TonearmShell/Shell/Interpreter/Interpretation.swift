import Console

/// A way to interpret a line's words as a command.
protocol Interpretation: Sendable {
    /// - Returns: nil if the words are not of this kind.
    /// - Throws: `Failure` if they are of this kind but invalid.
    func command(for words: [String], in session: Session) throws(Failure) -> TypedCommand?
}

/// A way to interpret a line's words as other lines, each of which is run, recorded and undone separately.
protocol LineReplacement: Sendable {
    /// - Returns: nil if the words are not of this kind.
    func lines(for words: Words, in shell: Shell) -> Replacement?
}

/// The lines that run instead of the typed line.
enum Replacement {
    case file(SourceFile, lines: [String])
    /// A line of the history by its number, edited by the user; 0 for the last line.
    case edit(Int)
}

/// A command with its words.
struct TypedCommand {
    let type: any Command.Type
    /// The command's words including its name, as a user would type them.
    let words: [String]

    /// - Throws: `Failure` if no command has the name.
    init(_ words: [String]) throws(Failure) {
        type = try CommandTable.command(named: words.first ?? "")
        self.words = words
    }

    /// Parses the words. `--help` requests the help of the command or its form.
    /// - Throws: `Failure` if the words do not suit the command.
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
    /// The interpretations as other lines, in order.
    static let replacements: [any LineReplacement] = [SourcedFile(), EditedLine()]

    /// The interpretations as a command. The first one that applies is used.
    static let interpretations: [any Interpretation] = [DeviceButton(), OpenedResource(), FocusWord(), NamedCommand()]
}
