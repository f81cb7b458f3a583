import AppleMusicAPI
import TonearmConsole
import TonearmTranscripts

enum TalkCommand: Command {
    static let description = CommandDescription(
        "talk", .learn, "Perform the demonstrations of two talks and an article.",
        discussion: """
            A talk types its commands at human pace, and shows what they print. It runs in a session of its own; yours \
            comes back when it ends, or when you end it with q or Ctrl-C.
            - 'talk play 2017' performs it; with --step it waits for a key before each command.
            - 'talk play 2017 --from queue' begins at a chapter, in the state that the chapters before it leave.
            - 'talk chapters 2017' lists the chapters, 'talk notes 2017' the presenter's notes.
            - 'talk show 2017 > mine.md' writes a copy for you to change; 'transcript play mine.md' performs it.
            Keys: space goes on, b goes back, p pauses, t takes over until 'resume', and ? lists the others.
            """,
        examples: ["talk", "talk chapters 2017", "talk play 2017 --from queue", "talk notes 2021"])

    static let forms = [
        CommandForm("list", "List the talks, what each shows, and how long it takes.", List(), isDefault: true),
        CommandForm("play", "Perform a talk.", Play()),
        CommandForm("chapters", "List the chapters of a talk.", Chapters()),
        CommandForm("notes", "List the presenter's notes of a talk.", Notes()),
        CommandForm("show", "Print the text of a talk.", Show()),
    ]

    struct Play: Action {
        @Required var talk: TalkName
        var from: ChapterName?
        var options = PerformanceOptions()

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.required(&_talk, "The talk.")
            fields.option("from", &from, "The chapter to begin with.")
            fields.group(&options)
        }

        func validate() throws(ValueProblem) { try options.validate() }

        /// Whether the presenter's notes are written to a file.
        var givesName: Bool { options.notes != nil }

        mutating func run(in context: some LessonContext) async throws -> any View {
            let talk = try Talk.named(talk.text)
            let chapter = try from.map { try talk.chapter($0.text) }
            try context.checkIsIdle(toPerform: talk.name)
            do {
                let start = try SessionStart(talk.transcript.header, of: talk.transcript.name)
                let session =
                    if let chapter {
                        try await context.session(after: chapter.steps.lowerBound, of: talk.transcript)
                    } else { try start.session() }
                let differences = try await context.perform(
                    talk.transcript, options.settings, from: chapter, in: session, start: start,
                    notes: options.notes?.text, isTrusted: false)
                return PlayedView(name: talk.name, differences: options.verify ? differences.count : 0)
            } catch let problem as PerformanceProblem {
                throw Failure("Cannot play '\(talk.name)'", problem.why, next: problem.next)
            }
        }
    }

    struct Notes: Action {
        @Required var talk: TalkName

        mutating func visit(_ fields: inout FieldVisitor) { fields.required(&_talk, "The talk.") }

        mutating func run(in _: some Any) throws -> any View {
            let talk = try Talk.named(talk.text)
            return try TranscriptCommand.notes(of: talk.transcript, named: talk.name)
        }
    }

    struct Show: Action {
        @Required var talk: TalkName

        mutating func visit(_ fields: inout FieldVisitor) { fields.required(&_talk, "The talk.") }

        mutating func run(in _: some Any) throws -> any View {
            let text = String(decoding: try Talk.named(talk.text).transcript.bytes, as: UTF8.self)
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            return Message.verbatim(lines.map { StyledText(String($0)) }, value: .string(text))
        }
    }
}
