import ArgumentParser
import Console
import Transcript

struct LessonCommand: FormedCommand, NamingCommand {
    static let configuration = CommandConfiguration.command(
        "lesson", "Learn by doing: tasks that check what you did.",
        discussion: """
            A lesson begins in a session of its own; yours comes back when it ends. Every command works meanwhile, and any command passes a \
            task that reaches what it asks for. Leaving the shell keeps the lesson: 'lesson start NAME' goes on there. Files of yours are \
            lessons too: 'lesson new greeting' makes one to begin from, and 'lesson check greeting.md' proves that it can teach. \
            A service that only the lesson names gets no tokens of yours, unless you add --trust.
            """)
    static let group = CommandGroup.learn
    static let examples = ["lesson list", "lesson start tour", "lesson hint", "lesson stop", "lesson check tour"]

    static let forms = [
        Form("list", "List the lessons.", isDefault: true),
        Form("start", [.value(LessonName.self)], "Begin a lesson, or go on with it."),
        Form("hint", "Get a hint for the task that is on."),
        Form("skip", "Go on without this task; it gives no credit."),
        Form("again", "Begin the task that is on again."),
        Form("progress", "Show how far you are in each lesson."),
        Form("stop", "End the lesson for now; your own session comes back."),
        Form("summary", [.value(FilePath.self)], "Write a record of the lesson for a teacher."),
        Form("show", [.value(LessonName.self)], "Print a lesson's own text, to learn to write one."),
        Form("check", [.any(LessonName.self)], "Check that lessons can be solved."),
        Form("new", [.value(NewName.self)], "Make a lesson of your own to begin from."),
        Form("paths", "List what a check can look at, with its value now."),
    ]

    @Argument(help: ArgumentHelp("What to do, and with which lesson.", valueName: "action"), completion: .program)
    var words: [String] = []
    @Option(help: "start: for whom progress is kept, where several learn here.") var learner: LearnerName?
    @Option(help: "start, list, show: the language of the lesson, such as ja.") var language: LanguageName?
    @Flag(help: "start: from the beginning.") var fresh = false
    @Flag(help: "start, check: send your tokens to services that the lesson names.") var trust = false
    @OptionGroup var common: CommonOptions

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.words(&_words)
        fields.option("learner", &_learner)
        fields.option("language", &_language)
        fields.flag("fresh", &_fresh)
        fields.flag("trust", &_trust)
    }

    private enum Action: String {
        case list, start, hint, skip, again, progress, stop, summary, show, check, new, paths
    }

    private var action: Action { words.first.flatMap(Action.init) ?? .list }
    var givesName: Bool { action == .new || action == .summary || learner != nil }
    var names: [String] { Array(words.dropFirst()) }
    var name: String { names.first ?? "" }

    func validate() throws {
        if let learner, !SessionStore.isName(learner.text) {
            throw ValidationError("'\(learner)' is not a name for a learner: use letters, digits, '-', '_' and '.'.")
        }
    }

    func library(_ shell: Shell) -> LessonLibrary {
        LessonLibrary(
            folder: shell.environment.lessons.folder, language: language?.text ?? shell.environment.lessons.language)
    }

    mutating func run(in shell: Shell) async throws -> any View {
        // A lesson and its session are no change that could be undone: 'lesson stop' is the way back.
        shell.keeper.effects.isMovingInTime = true
        switch action {
        case .list: return try list(shell)
        case .start: return try start(shell)
        case .hint: return try ask(shell, "give a hint") { $0.run.hint(shell.values.value) }
        case .skip: return try ask(shell, "skip the task") { $0.run.skip() }
        case .again: return try ask(shell, "begin the task again") { $0.run.again() }
        case .progress: return try list(shell, onlyBegun: true)
        case .stop: return try stop(shell)
        case .summary: return try writeSummary(shell)
        case .show: return try show(shell)
        case .check: return try await check(shell)
        case .new: return try makeNew(shell)
        case .paths: return SessionPathsView(values: shell.values)
        }
    }

    /// Asks the lesson that goes on for something, which is done when the command is done.
    private func ask(
        _ shell: Shell, _ purpose: String, _ body: (inout Teaching) -> [LessonAction]
    ) throws -> any View {
        var teaching = try teaching(shell, purpose)
        teaching.pending = body(&teaching)
        shell.observers.lesson.teaching = teaching
        return Message.none
    }

    /// - Parameter next: what to type where no lesson goes on.
    func teaching(
        _ shell: Shell, _ purpose: String, next: String = "'lesson list' lists them, 'lesson start tour' begins one."
    ) throws -> Teaching {
        guard let teaching = shell.observers.lesson.teaching else {
            throw Failure("Cannot \(purpose)", "no lesson goes on", next: next)
        }
        return teaching
    }

    private func stop(_ shell: Shell) throws -> any View {
        let teaching = try teaching(shell, "stop")
        try shell.observers.lesson.stop()
        return Message.prose([
            StyledText("Your own session is back. ") + .command("lesson start \(teaching.entry.name)")
                + StyledText(" goes on with the lesson.")
        ])
    }
}
