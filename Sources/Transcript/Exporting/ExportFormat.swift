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
