import AppleMusicAPI
import TonearmConsole
package import TonearmLineEditor
import TonearmTerminalText
package import TonearmTranscripts

/// The forms that show or convert a file.
extension TranscriptCommand {
    struct ExportFile: NamingAction {
        @Required var file: FilePath
        var target: FilePath?
        var format: Export?
        var isRun = false
        var trust = TrustOption()

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.required(&_file, "The transcript.")
            fields.argument(&target, "The file to write; without it, the text is printed.")
            fields.option(
                "format", &format, "The format: \(ExportFormats.list); by default the ending of the file chooses it.")
            fields.flag("run", &isRun, "Run the session, and show a moving terminal with its colours: svg or cast.")
            fields.group(&trust)
        }

        mutating func run(in context: some LessonContext) async throws -> any View {
            let transcript = try TranscriptCommand.transcript(file.text)
            let format = try format?.format ?? target.map(Self.format) ?? TextExport()
            let text = isRun ? try await film(transcript, format, in: context) : format.text(of: transcript)
            guard let target = target?.text else {
                let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
                return Message.verbatim((lines.last == "" ? lines.dropLast() : lines).map { StyledText(String($0)) })
            }
            try FileSink.write(Array(text.utf8), to: target)
            return Message.prose([StyledText("Wrote \(target), \(format.name), \(text.utf8.count) bytes.")])
        }

        private func film(
            _ transcript: Transcript, _ format: any ExportFormat, in context: some LessonContext
        ) async throws -> String {
            guard let write = format.filmWriter else {
                throw Failure.usage(
                    "Cannot run '\(file)'", "the format \(format.name) shows no movement",
                    next: "Choose svg or cast, or leave out '--run'."
                ).at(.word("--run"))
            }
            return write(try await context.film(transcript, isTrusted: trust.trust), transcript.header?.title)
        }

        /// Returns the format for a file name extension; plain text if there is none.
        /// - Throws: `Failure` if no format has the extension.
        private static func format(of file: FilePath) throws(Failure) -> any ExportFormat {
            guard let ending = file.ending else { return TextExport() }
            if let format = ExportFormats.format(withEnding: ending) { return format }
            throw Failure.usage(
                "Cannot write '\(file)'", "no format has the ending '.\(ending)'",
                next: "End it with \(ExportFormats.listOfEndings), or add '--format \(TextExport().name)'.")
        }
    }

    struct ListNotes: Action {
        @Required var file: FilePath

        mutating func visit(_ fields: inout FieldVisitor) { fields.required(&_file, "The transcript.") }

        mutating func run(in _: some Any) throws -> any View {
            let transcript = try TranscriptCommand.transcript(file.text)
            return try TranscriptCommand.notes(of: transcript, named: file.text)
        }
    }

    /// Lists the presenter's notes, each with the command after it.
    /// - Throws: `Failure` if there are no notes.
    static func notes(of transcript: Transcript, named name: String) throws(Failure) -> Message {
        let notes = transcript.notes
        guard !notes.isEmpty else {
            throw Failure(
                "Cannot show the notes of '\(name)'", "there are none",
                next: "Write '<!-- note: … -->' on a line of its own.")
        }
        let lines = notes.flatMap { note -> [StyledText] in
            let next = transcript.steps.first { $0.line > note.line }
            let before = next.map { .faint("line \(note.line), before ") + .command($0.command) }
            return [before ?? .faint("line \(note.line), at the end")]
                + note.text.split(separator: "\n").map { StyledText("  \($0)") }
        }
        return Message.prose(
            lines, value: .array(notes.map { ["line": .integer($0.line), "text": .string($0.text)] }))
    }
}

extension Export: CompletableArgument {
    package static var candidates: [Candidate] {
        allCases.map { Candidate($0.rawValue, description: $0.format.summary) }
    }
}
