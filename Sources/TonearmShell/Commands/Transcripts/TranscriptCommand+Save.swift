import Console
import SystemLayer
import Transcript

extension TranscriptCommand {
    struct Save: NamingAction {
        @Required var file: FilePath
        var last: Int?

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.required(&_file, "The file to create.")
            fields.option("last", &last, "The number of commands to write; by default all that are kept.", in: 1...)
        }

        mutating func run(in context: some RecordingContext) throws -> any View {
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
            // The seed at the start of these lines is not known.
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
