import AppleMusicAPI
import TonearmConsole

/// The commands of a teacher whose session is attached to the server of a class.
enum ClassCommand: Command {
    static let description = CommandDescription(
        "class", .learn, "Show the learners of a class, and gather them in one world.",
        discussion: """
            'tonearm class LESSON…' starts a class and prints your link; 'attach LINK' goes there. A learner is stuck after \
            five minutes without a step and three tries at the task, or after ten minutes without a step.
            For example: class results > results.csv
            """,
        examples: ["help class"])

    static let forms = [
        CommandForm("list", "List the learners, and those who are stuck.", List(), isDefault: true),
        CommandForm("results", "Print the results as CSV.", Results()),
        CommandForm("everybody-here", "Give each learner a copy of the attached world.", EverybodyHere()),
    ]

    struct List: Action {
        mutating func run(in context: some AttachmentContext) async throws -> any View {
            ClassView(try await context.askClass(.get, "", nil, to: "show the class"))
        }
    }

    struct Results: Action {
        var markdown = false

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.flag("markdown", &markdown, "Print a table of Markdown.")
        }

        mutating func run(in context: some AttachmentContext) async throws -> any View {
            let answer = try await context.askClass(
                .get, "/results?as=\(markdown ? "markdown" : "csv")", nil, to: "show the results")
            let text = answer["text"]?.string ?? ""
            return Message.verbatim(
                text.split(whereSeparator: \.isNewline).map { StyledText(String($0)) }, value: .string(text))
        }
    }

    struct EverybodyHere: Action {
        mutating func run(in context: some AttachmentContext) async throws -> any View {
            let world = context.session.attachment?.world
            let answer = try await context.askClass(
                .post, "/everybody-here", ["world": world.map(JSON.string) ?? .null], to: "gather the class")
            let count = answer["worlds"]?.integer ?? 0
            var lines = [
                StyledText(
                    "\(count) \(count == 1 ? "world is" : "worlds are") as this one now; tokens and links stay valid.")
            ]
            if let names = answer["withoutWorld"]?.strings, !names.isEmpty {
                lines.append(StyledText("Without a world: \(names.joined(separator: ", ")).", .warning))
            }
            return Message.prose(lines, value: answer)
        }
    }
}
