import TerminalText

/// A format of `transcript export a.md a.html`. A new format needs a file in this folder and an entry in
/// `ExportFormats.all`.
package protocol ExportFormat: Sendable {
    /// The name, as in `--format html`.
    var name: String { get }

    /// A short description.
    var summary: String { get }

    /// The file name extensions without the period, the usual one first.
    var endings: [String] { get }

    /// Converts a transcript that was recorded on a screen of this size.
    func text(of transcript: Transcript, on screen: ExportScreen) -> String

    /// Converts a film and its title; nil if the format cannot show movement.
    var filmWriter: (@Sendable (Film, String?) -> String)? { get }
}

extension ExportFormat {
    package var filmWriter: (@Sendable (Film, String?) -> String)? { nil }

    /// Converts a transcript.
    /// - Parameter screen: the size of the screen if the transcript's header has none.
    package func text(of transcript: Transcript, fallback screen: ExportScreen = ExportScreen()) -> String {
        let header = transcript.header
        return text(
            of: transcript,
            on: ExportScreen(width: header?.width ?? screen.width, height: header?.height ?? screen.height))
    }
}

/// The size of the screen of an exported session, in columns and lines.
package struct ExportScreen: Sendable {
    package var width: Int
    package var height: Int

    package static let usualWidth = 80
    package static let usualHeight = 24

    package init(width: Int = usualWidth, height: Int = usualHeight) {
        self.width = width
        self.height = height
    }
}

/// The export formats, in the order of the help.
package enum ExportFormats {
    package static let all: [any ExportFormat] = [
        CastExport(), HTMLExport(), SVGExport(), ScriptExport(), TextExport(),
    ]

    /// The names in a sentence: `html, svg or text`.
    package static let list = sentence(all.map(\.name))

    /// The usual extensions in a sentence: `.html, .svg or .txt`.
    package static let listOfEndings = sentence(all.compactMap { $0.endings.first.map { "." + $0 } })

    private static func sentence(_ names: [String]) -> String {
        names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    }

    /// Returns the format with a file name extension; nil if there is none.
    package static func format(withEnding ending: String) -> (any ExportFormat)? {
        all.first { $0.endings.contains(ending) }
    }
}

/// An export format that the user chose by name.
package struct Export: RawRepresentable, CaseIterable, Hashable, Sendable {
    package let format: any ExportFormat

    package var rawValue: String { format.name }

    private init(_ format: any ExportFormat) { self.format = format }

    /// Returns nil if no format has the name.
    package init?(rawValue: String) {
        guard let format = ExportFormats.all.first(where: { $0.name == rawValue }) else { return nil }
        self.format = format
    }

    package static var allCases: [Export] { ExportFormats.all.map { Export($0) } }
}

/// The format asciicast, version 2, which asciinema plays.
package struct CastExport: ExportFormat {
    package let name = "cast"
    package let summary = "for asciinema"
    package let endings = ["cast"]

    package init() {}

    package func text(of transcript: Transcript, on screen: ExportScreen) -> String {
        let film = Film(of: transcript, width: screen.width, height: screen.height)
        return Cast(film: film, title: transcript.header?.title).text
    }

    package var filmWriter: (@Sendable (Film, String?) -> String)? { { Cast(film: $0, title: $1).text } }
}

/// A single HTML page without other files.
package struct HTMLExport: ExportFormat {
    package let name = "html"
    package let summary = "a page that needs nothing else"
    package let endings = ["html", "htm"]

    package init() {}

    package func text(of transcript: Transcript, on screen: ExportScreen) -> String {
        HTMLPage(transcript, width: screen.width).text
    }
}

/// A picture of all lines, or an animated picture of a film.
package struct SVGExport: ExportFormat {
    package let name = "svg"
    package let summary = "a picture of all lines, or with --run of a moving terminal"
    package let endings = ["svg"]

    package init() {}

    package func text(of transcript: Transcript, on screen: ExportScreen) -> String {
        ScreenPicture(width: screen.width).text(of: transcript)
    }

    package var filmWriter: (@Sendable (Film, String?) -> String)? { { film, _ in MovingPicture(film).text } }
}

/// The commands alone, as typed. Control characters are kept, because the file is meant to run.
package struct ScriptExport: ExportFormat {
    package let name = "script"
    package let summary = "the commands alone"
    package let endings = ["sh", "tonearm"]

    package init() {}

    package func text(of transcript: Transcript, on screen: ExportScreen) -> String {
        transcript.steps.map { $0.command + "\n" }.joined()
    }
}

/// Plain text: prose without Markdown, commands after `> `, and their output.
package struct TextExport: ExportFormat {
    package let name = "text"
    package let summary = "plain text"
    package let endings = ["txt", "text"]

    package init() {}

    package func text(of transcript: Transcript, on screen: ExportScreen) -> String {
        let prose = PlainProse(width: screen.width)
        let parts = transcript.sections.filter(\.isShown).map { section in
            if case .session(let steps) = section.content { return steps.flatMap(lines) }
            return prose.lines(of: MarkdownBlock.blocks(of: transcript.text(of: section)))
        }
        return Printable.block(parts.filter { !$0.isEmpty }.joined(separator: [""]).map { $0 + "\n" }.joined())
    }

    private func lines(_ step: Transcript.Step) -> [String] {
        let typed = step.command.exactLines.enumerated().map {
            ($0 == 0 ? CommandLines.prompt : CommandLines.nextPrompt) + $1
        }
        return typed + step.shownOutput + (step.status.map { [StatusLine.written($0)] } ?? [])
    }
}
