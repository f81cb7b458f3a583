import AppleMusicAPI
import TonearmConsole
import TonearmRecordings

enum RecordCommand: Command {
    static let description = CommandDescription(
        "record", .requests, "Record every exchange with the service in a HAR file.",
        discussion: """
            The file is HAR 1.2, as browsers and other tools read it, for its owner alone and without tokens. Each \
            exchange is in the file when its answer is shown.
            'service har:FILE' answers from it without a network, 'har show FILE' lists it, and 'catalog import FILE' \
            makes a catalog of it.
            'transcript' records what was typed and printed.
            """, examples: ["record", "record status -o json"])

    static let forms = [
        CommandForm("status", "Show whether exchanges are being recorded.", Status(), isDefault: true),
        CommandForm("start", "Start recording exchanges into a file.", Start()),
        CommandForm("stop", "Stop recording exchanges.", Stop()),
    ]

    struct Status: Action {
        mutating func run(in context: some LessonContext) throws -> any View {
            guard let archive = context.archive else {
                return Message.prose(
                    [.faint("No exchanges are recorded. ") + .command("record start FILE.har") + .faint(" begins it.")],
                    value: ["recording": .null])
            }
            return Message(
                [.strong("recording ") + StyledText(archive.path), StyledText(ArchiveLines.count(archive.count))],
                value: ["recording": .string(archive.path), "exchanges": .integer(archive.count)])
        }
    }

    struct Start: NamingAction {
        @Required var file: FilePath
        var append = false

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.required(&_file, "The HAR file to record into.")
            fields.flag("append", &append, "Append to an existing file.")
        }

        mutating func run(in context: some LessonContext) throws -> any View {
            try context.startArchive(file.text, appends: append)
            return Message.prose([
                .strong("Recording exchanges into \(file). ") + .command("record stop") + .faint(" ends it.")
            ])
        }
    }

    struct Stop: Action {
        mutating func run(in context: some LessonContext) throws -> any View {
            if let transcript = context.recording, transcript.keepsExchanges {
                throw Failure(
                    "Cannot stop", "the transcript '\(transcript.path)' keeps its exchanges there",
                    next: "Type 'transcript stop', which ends both.")
            }
            guard let ended = try context.stopArchive() else {
                throw Failure(
                    "Cannot stop", "no exchanges are recorded", next: "Type for example 'record start session.har'.")
            }
            return Message.prose([
                StyledText("Recorded \(ArchiveLines.count(ended.count)) in \(ended.path)."),
                .command("har show \(ended.path)") + .faint(" lists them, ") + .command("service har:\(ended.path)")
                    + .faint(" answers from them."),
            ])
        }
    }
}
