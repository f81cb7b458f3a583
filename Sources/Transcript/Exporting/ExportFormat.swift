/// A format that a transcript is exported to: `transcript export a.md a.html`. A new one is a file in this folder and a line in
/// `ExportFormats.all`.
package protocol ExportFormat: Sendable {
    /// The word that names it: `--format html`.
    var name: String { get }

    /// Its description in a few words.
    var summary: String { get }

    /// The endings of files in this format without the period, the usual one first.
    var endings: [String] { get }

    /// Writes a transcript that was recorded on a screen of this size.
    func text(of transcript: Transcript, on screen: ExportScreen) -> String

    /// The function that writes a film of a session with its title; nil if the format shows no movement.
    var filmWriter: (@Sendable (Film, String?) -> String)? { get }
}

extension ExportFormat {
    package var filmWriter: (@Sendable (Film, String?) -> String)? { nil }

    /// Writes a transcript.
    /// - Parameter screen: the size that is used if the transcript's header has none.
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
