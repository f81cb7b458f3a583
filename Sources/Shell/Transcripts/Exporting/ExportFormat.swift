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

    /// Returns the format with a file name extension; nil without one.
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
