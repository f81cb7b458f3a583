import AppleMusicAPI
import TonearmConsole

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

    init(type: any Command.Type, words: [String]) {
        self.type = type
        self.words = words
    }

    /// - Throws: `Failure` if no command has the name.
    init(_ words: [String]) throws(Failure) {
        type = try CommandTable.command(named: words.first ?? "", before: Array(words.dropFirst()))
        self.words = words
    }

    /// Parses the words. `--help` requests the help of the command or its form.
    /// - Throws: `Failure` if the words do not suit the command.
    func invocation() throws -> Invocation {
        if words.count == 1 { return try read(type, []) }
        let typed = Array(words.dropFirst())
        guard Invocation.asksForHelp(typed) else { return try read(type, typed) }
        let choice = FormChoice(typed, among: type.knownForms)
        let form = choice.candidates.first { !$0.form.words.isEmpty && choice.arguments.starts(with: $0.form.words) }
        return try read(Help.self, [type.name] + (form?.form.words ?? []))
    }

    private func read(_ type: any Command.Type, _ typed: [String]) throws -> Invocation {
        let invocation: Invocation
        do {
            invocation = try Invocation(
                type, typed, isCommand: CommandTable.isName, meaning: OptionMeaning.advice(on:among:))
        } catch let failure as Failure {
            throw UnknownWords(words).advised(failure)
        }
        // The words fit the form, so the action's own advice on a value stays.
        try invocation.action.check()
        return invocation
    }
}
