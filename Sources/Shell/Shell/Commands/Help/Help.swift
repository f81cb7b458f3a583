import TonearmConsole
import TonearmLineEditor

struct Help: PlainCommand {
    static let description = CommandDescription(
        "help", .learn, "List the commands, explain one of them, or search for a word.",
        discussion: """
            Help explains a command, a task such as 'find', a topic, an error by its number or name as in an answer or \
            a log, or a word of the field such as 'paging'. Any other word is searched for in the help.
            """, aliases: ["?"],
        examples: ["help", "help albums", "help find", "help 40403", "help paging", "help isrc"])

    var topic: [HelpWord] = []

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.arguments(&topic, "A command, a task, a topic, an error or a word.")
    }

    mutating func run(in context: some ScreenContext & SessionContext) throws -> any View {
        let text = topic.map(\.text).joined(separator: " ")
        if text.allSatisfy(\.isWhitespace) {
            return context.session.settings.words >= .second ? HelpStart() : HelpOverview()
        }
        if text.lowercased() == HelpStart.wholeList { return HelpOverview() }
        if CommandTable.ofProgram.contains(text.lowercased()) {
            return Message.prose([
                StyledText("'\(text)' is a command of the program, and not of the shell. Type in the system's shell: ")
                    + .command("tonearm help \(text)")
            ])
        }
        if let view = Self.explanation(of: text, width: context.width) { return view }
        let found = HelpSearch.results(for: text)
        if !found.isEmpty { return found }
        if let answer = WordIndex.shared.answer(to: topic.map(\.text)) {
            return MeaningView(text: text, lines: answer.lines)
        }
        if let word = HelpSearch.nearestWord(to: text) {
            throw Failure.usage(
                "Cannot explain '\(text)'", "no help has this name", next: "Did you mean 'help \(word)'?")
        }
        // An unknown name throws a failure with similar commands.
        return Self.help(on: try CommandTable.command(named: text), width: context.width)
    }

    /// Returns the explanation of a command, group, topic, question or error with this name, or else of a command that
    /// begins with it.
    private static func explanation(of text: String, width: Int) -> (any View)? {
        let word = text.lowercased()
        if let command = CommandTable.exactly(word) { return help(on: command, width: width) }
        if let view = explanation(ofForm: text, width: width) { return view }
        if let group = CommandGroup(rawValue: word) {
            return CommandList(summary: group.summary, commands: group.commands)
        }
        if let topic = Topic.named(word) { return TopicView(topic: topic) }
        if let question = Question.named(word) { return QuestionView(question: question) }
        let errors = KnownError.named(text)
        if !errors.isEmpty { return KnownErrorView(errors: errors) }
        if let command = CommandTable.find(text) { return help(on: command, width: width) }
        let meant = WordIndex.shared.whole(text.split(separator: " ").map(String.init))
        return meant.map { MeaningView(text: text, lines: $0.lines) }
    }

    /// Returns the help of a form: `queue insert`, `token developer mint`.
    private static func explanation(ofForm text: String, width: Int) -> (any View)? {
        let words = text.split(separator: " ").map(String.init)
        guard words.count > 1, let command = CommandTable.find(words[0]) else { return nil }
        let form = command.knownForms.first { !$0.words.isEmpty && $0.words.elementsEqual(words.dropFirst()) }
        return form.map { help(on: command, form: $0, width: width) }
    }

    static func help(on command: any Command.Type, form: CommandForm? = nil, width: Int) -> any View {
        let help = CommandHelp(command: command, form: form, width: max(width, 40))
        return Message(help.lines, value: help.value)
    }
}

/// A subject of help.
struct HelpWord: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "WORD", example: "search")

    static func candidates(in context: CompletionContext) -> [Candidate] {
        guard context.words.isEmpty else { return TopicName.candidates(in: context) }
        let tasks = CommandGroup.allCases.filter { CommandTable.exactly($0.rawValue) == nil }
        return CommandTable.candidates
            + tasks.map { Candidate($0.rawValue, description: $0.summary) } + TopicName.candidates(in: context)
            + Question.candidates(for: context.typed)
            + WordIndex.lines(beginning: context.typed).map { Candidate($0.word, description: $0.line) }
    }
}

extension CommandTable {
    static var candidates: [Candidate] { all.map { Candidate($0.name, description: $0.abstract) } }
}
