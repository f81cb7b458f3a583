import TonearmConsole
import TonearmTranscripts

enum LessonCommand: Command {
    static let description = CommandDescription(
        "lesson", .learn, "Learn by doing: tasks that check what you did.",
        discussion: """
            A lesson begins in a session of its own; yours comes back when it ends. Every command works meanwhile, and \
            any command passes a task that reaches what it asks for.
            Look around as you like: if the task can no longer be done from there, the lesson says so, and 'lesson again' \
            goes back to the task's beginning. 'undo' takes that back, too.
            Leaving the shell keeps the lesson: 'lesson start NAME' goes on there.
            Files of yours are lessons too: 'lesson new greeting' makes one to begin from, and 'lesson check \
            greeting.md' checks that it can be solved. A service that only the lesson names gets no tokens of yours, \
            unless you add --trust.
            """, examples: ["lesson list", "lesson start tour", "lesson hint", "lesson stop", "lesson check tour"])

    static let forms = [
        CommandForm("list", "List the lessons.", List(), isDefault: true),
        CommandForm("start", "Start a lesson, or continue it.", Start()),
        CommandForm("hint", "Print a hint for the current task.", Hint()),
        CommandForm("skip", "Continue without the current task; it gives no credit.", Skip()),
        CommandForm("again", "Go back to the beginning of the current task.", Again()),
        CommandForm("progress", "Show the progress in each lesson.", Progress()),
        CommandForm("stop", "Leave the lesson; your own session comes back.", Stop()),
        CommandForm(
            "summary", "Write a record of all lessons for a teacher, as \(SummaryFormats.listOfEndings).", Summary()),
        CommandForm("show", "Print the text of a lesson.", Show()),
        CommandForm("check", "Check that lessons can be solved.", Check()),
        CommandForm("new", "Create a lesson of your own.", New()),
        CommandForm("paths", "List the paths that a check can use, with their values.", Paths()),
    ]

    // MARK: - The forms about the current task

    struct Hint: LessonForm {
        mutating func run(in context: some LessonContext) throws -> any View {
            try context.askLesson(to: "give a hint") { $0.run.hint(context.values) }
        }
    }

    struct Skip: LessonForm {
        mutating func run(in context: some LessonContext) throws -> any View {
            try context.askLesson(to: "skip the task") { $0.run.skip() }
        }
    }

    struct Again: LessonForm {
        mutating func run(in context: some LessonContext) throws -> any View {
            try context.askLesson(to: "begin the task again") { $0.run.again() }
        }
    }

    struct Paths: LessonForm {
        mutating func run(in context: some LessonContext) throws -> any View {
            SessionPathsView(values: context.values)
        }
    }

    struct Stop: LessonForm {
        mutating func run(in context: some LessonContext) throws -> any View {
            let teaching = try context.activeLesson(to: "stop")
            try context.stopLesson()
            return Message.prose([LessonLines.styled(teaching.words.stopped(teaching.entry.name), .plain)])
        }
    }
}

/// A form of 'lesson'. It cannot be undone, because a lesson has its own session, which 'lesson stop' leaves.
protocol LessonForm: Action {}

extension LessonForm {
    var isStep: Bool { false }
}

/// The option for the learner whose progress is stored.
struct LearnerOption: DeclaredArguments {
    var learner: LearnerName?

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.option("learner", &learner, "The learner whose progress is kept, if several learn here.")
    }

    var isGiven: Bool { learner != nil }

    /// Returns the typed learner, or else that of the current lesson.
    func name(in context: any LessonContext) -> String? { learner?.text ?? context.teaching?.learner }
}

/// The option for the language of lessons.
struct LessonLanguageOption: DeclaredArguments {
    var language: LanguageName?

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.option("language", &language, "The language of the lesson, such as ja.")
    }

    var isGiven: Bool { language != nil }

    /// - Throws: `Failure` if no lesson is in the typed language.
    func library(of context: any LessonContext) throws(Failure) -> LessonLibrary {
        let library = LessonLibrary(
            folder: context.lessonFolder, language: language?.text ?? context.lessonLanguage)
        guard let typed = language?.text, !library.hasLanguage else { return library }
        let languages = library.languages
        throw Failure.usage(
            "Cannot show lessons in '\(typed)'", "no lesson is in this language",
            next: Nearest.question(typed, in: languages) ?? "There are lessons in \(languages.joined(separator: ", "))."
        )
    }

    /// Returns a lesson, and notes that it is not in the typed language.
    /// - Throws: `Failure` if there is no such lesson, or none in the language.
    func lesson(_ name: String, of context: any LessonContext) throws(Failure) -> LessonEntry {
        let entry = try library(of: context).lesson(name)
        if let typed = language?.text, !entry.isNamedAsFile, !entry.isIn(typed) {
            context.note("'\(name)' is not in '\(typed)'; this is the lesson in '\(entry.languageTag)'")
        }
        return entry
    }
}

extension LessonContext {
    /// - Parameter next: the advice if no lesson is active.
    /// - Throws: `Failure` if no lesson is active.
    func activeLesson(
        to purpose: String, next: String = "'lesson list' lists them, 'lesson start tour' begins one."
    ) throws -> Teaching {
        if let teaching { return teaching }
        throw Failure("Cannot \(purpose)", "no lesson is running", next: next)
    }

    /// Asks the current lesson for actions, which run after the command.
    fileprivate func askLesson(to purpose: String, _ body: (inout Teaching) -> [LessonAction]) throws -> any View {
        var teaching = try activeLesson(to: purpose)
        teaching.pending += body(&teaching)
        self.teaching = teaching
        return Message.none
    }
}
