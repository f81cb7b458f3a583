import AppleMusicAPI
import Console
package import LineEditor
import TerminalText
package import Transcript

/// The forms that show or convert a file.
extension TranscriptCommand {
    struct ExportFile: NamingAction {
        @Required var file: FilePath
        var target: FilePath?
        var format: Export.Format?
        var isRun = false
        var trust = TrustOption()

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.required(&_file, "The transcript.")
            fields.argument(&target, "The file to write; without it, the text is printed.")
            fields.option("format", &format, "The format; by default the ending of the file chooses it.")
            fields.flag("run", &isRun, "Run the session, and show a moving terminal with its colours: svg or cast.")
            fields.group(&trust)
        }

        mutating func run(in shell: Shell) async throws -> any View {
            let transcript = try TranscriptCommand.transcript(file.text)
            let target = target?.text
            let format = try format ?? target.map(Self.format) ?? .text
            let text = isRun ? try await film(transcript, format, in: shell) : Export(format).text(of: transcript)
            guard let target else {
                let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
                return Message.verbatim((lines.last == "" ? lines.dropLast() : lines).map { StyledText(String($0)) })
            }
            try FileSink.write(Array(text.utf8), to: target)
            return Message.prose([StyledText("Wrote \(target), \(format.rawValue), \(text.utf8.count) bytes.")])
        }

        private func film(_ transcript: Transcript, _ format: Export.Format, in shell: Shell) async throws -> String {
            guard format.showsFilms else {
                throw Failure(
                    "Cannot run '\(file.text)'", "the format \(format.rawValue) does not move",
                    next: "Choose svg or cast, or leave out '--run'.", status: .usage)
            }
            let terminal = try FilmedTerminal(
                for: transcript, in: shell, author: shell.author(ofFile: trust.trust))
            return Export(format).text(of: try await terminal.film(), title: transcript.header?.title)
        }

        /// The format that a file's name asks for; text when it has no ending.
        /// - Throws: `Failure` for the ending of another format.
        private static func format(of name: String) throws(Failure) -> Export.Format {
            let parts = name.split(separator: "/").last?.split(separator: ".", omittingEmptySubsequences: false) ?? []
            guard parts.count > 1, let ending = parts.last?.lowercased(), !ending.isEmpty else { return .text }
            return switch ending {
            case "cast": .cast
            case "html", "htm": .html
            case "svg": .svg
            case "sh", "tonearm": .script
            case "txt", "text": .text
            default:
                throw Failure(
                    "Cannot write '\(name)'", "no format has the ending '.\(ending)'",
                    next:
                        "End it with .cast, .html, .svg, .sh or .txt, or add '--format \(Export.Format.text.rawValue)'.",
                    status: .usage)
            }
        }
    }

    struct ListNotes: Action {
        @Required var file: FilePath

        mutating func visit(_ fields: inout FieldVisitor) { fields.required(&_file, "The transcript.") }

        mutating func run(in shell: Shell) throws -> any View {
            let name = file.text
            let transcript = try TranscriptCommand.transcript(name)
            let notes = transcript.notes
            guard !notes.isEmpty else {
                throw Failure(
                    "Cannot show the notes of '\(name)'", "there are none",
                    next: "Write '<!-- note: … -->' on a line of its own.")
            }
            // What comes after a note is what it is about.
            let lines = notes.flatMap { note -> [StyledText] in
                let next = transcript.steps.first { $0.line > note.line }
                let before = next.map { .faint("line \(note.line), before ") + .command($0.command) }
                return [before ?? .faint("line \(note.line), at the end")]
                    + note.text.split(separator: "\n").map { StyledText("  \($0)") }
            }
            return Message.prose(
                lines,
                value: .array(notes.map { ["line": .integer($0.line), "text": .string($0.text)] }))
        }
    }
}

extension Export.Format: CompletableArgument {
    package static func candidates(in context: CompletionContext) -> [Candidate] {
        allCases.map { Candidate($0.rawValue, description: $0.summary) }
    }

    private var summary: String {
        switch self {
        case .cast: "for asciinema"
        case .html: "a page that needs nothing else"
        case .text: "plain text"
        case .svg: "a picture of all lines, or with --run of a moving terminal"
        case .script: "the commands alone"
        }
    }
}
