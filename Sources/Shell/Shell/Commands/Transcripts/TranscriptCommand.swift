import TonearmConsole
import TonearmSystem
import TonearmTranscripts

enum TranscriptCommand: Command {
    static let description = CommandDescription(
        "transcript", .learn, "Record sessions in Markdown files, and run them again.",
        discussion: """
            In the file a block that begins with '```tonearm' is a piece of the session: a line after '> ' is a \
            command, the others are what it prints. Folders stand for all files in them.
            - 'transcript start tour.md' records from now on, in a fresh session whose clock stands still; 'note' adds \
            prose, 'transcript stop' ends, and your own session is back.
            - 'transcript verify tour.md' runs the commands in a fresh session and compares.
            - 'transcript update tour.md' writes what they print now into the file.
            - 'transcript play tour.md' performs it.
            - 'transcript export tour.md tour.html' makes a page; the formats are \
            \(ExportFormats.list). 'transcript export --run tour.md tour.svg' makes a moving picture of the session with its colours.
            Keys of a performance: space or PageDown goes on, any other key types, b or PageUp goes back with all that \
            was changed, p pauses, + and - change the pace, ? shows the keys, q ends, and t takes over: then the \
            prompt is live until 'resume'. A line '<!-- clear -->' clears the screen there, and '<!-- complete: open -->' \
            opens the list of completions while the next command is typed.
            A service that only the file names gets no tokens of your environment, profiles and keyring, unless you \
            add --trust.
            """,
        examples: ["transcript", "transcript status -o json"])

    static let forms = [
        CommandForm("status", "Show whether a recording is running.", Status(), isDefault: true),
        CommandForm("start", "Start recording into a file.", Start()),
        CommandForm("pause", "Pause the recording.", Pause()),
        CommandForm("resume", "Resume a paused recording.", Resume()),
        CommandForm("stop", "End the recording.", Stop()),
        CommandForm("save", "Write the last commands and their output into a new file.", Save()),
        CommandForm("verify", "Run files in fresh sessions, and compare their output.", Verify()),
        CommandForm("update", "Run files in fresh sessions, and write the output into them.", Update()),
        CommandForm("play", "Perform a file: prose and typing at human pace.", Play()),
        CommandForm("export", "Convert a file to another format.", ExportFile()),
        CommandForm("notes", "List the presenter's notes of a file.", ListNotes()),
    ]

    static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    /// - Throws: `Failure` if the file is not a transcript.
    static func transcript(_ name: String) throws -> Transcript {
        let path = UserFolder.expandingHome(name)
        do {
            return try Transcript(try TranscriptFiles.read(path), name: path)
        } catch let error as TranscriptFailure {
            throw Failure(error)
        } catch let problem as PerformanceProblem {
            throw Failure("Cannot use '\(name)'", problem.why, next: problem.next)
        }
    }

    struct Save: NamingAction {
        @Required var file: FilePath
        var last: Int?

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.required(&_file, "The file to create.")
            fields.option("last", &last, "The number of commands to write; by default all that are kept.", in: 1...)
        }

        mutating func run(in context: some LessonContext) throws -> any View {
            let name = file.text
            guard let recent = context.recentSteps, !recent.isEmpty else {
                throw Failure(
                    "Cannot save into '\(name)'",
                    context.recentSteps == nil
                        ? "what is printed is kept only in an interactive shell" : "nothing was typed yet",
                    next: "Type 'transcript start \(name)' to record what comes.")
            }
            let path = UserFolder.expandingHome(name)
            guard !FileSystem.exists(path) else {
                throw Failure("Cannot save into '\(name)'", "the file exists already", next: "Name another file.")
            }
            let steps = recent.last(last ?? .max)
            let entries = steps.map { Transcript.Entry.step($0.command, $0.outcome) }
            // The seed at the start of the recent lines is not known.
            var header = recent.start.header
            header[.seed] = nil
            let text = Transcript.text(header: header, entries)
            if let error = PrivateFile.replace(FileSystem.absolute(path), with: Array(text.utf8)) {
                throw Failure("Cannot write '\(name)'", error.description)
            }
            var lines = [StyledText("Wrote \(TranscriptCommand.count(steps.count, "command")) to \(name).")]
            if recent.isCut, last == nil {
                lines.append(.faint("Earlier ones are not kept any more."))
            }
            lines.append(
                .command("transcript verify \(name)")
                    + .faint(" tells what they print in a fresh session, where they may print something else."))
            return Message.prose(lines)
        }
    }
}

/// The option that lets a file use the user's tokens for services that it names.
struct TrustOption: DeclaredArguments {
    var trust = false

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.flag("trust", &trust, "Send your tokens to services that only the file names.")
    }
}
