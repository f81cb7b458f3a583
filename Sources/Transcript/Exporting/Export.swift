import TerminalText

/// A transcript for those who have other programs.
package struct Export: Sendable {
    package var format: Format
    /// Columns, where the header says none.
    package var width = 80
    /// Lines of the screen in a cast, if the header has no height.
    package var height = 24

    package enum Format: String, Sendable, Hashable, CaseIterable {
        /// asciicast, version 2, which asciinema plays.
        case cast
        /// One page that needs nothing else.
        case html
        case text
        /// A picture of all lines.
        case svg
        /// The commands alone, as they were typed: they are to be run, and not to be shown.
        case script
    }

    package init(_ format: Format) { self.format = format }

    package func text(of transcript: Transcript) -> String {
        let width = transcript.header?.width ?? width
        let height = transcript.header?.height ?? height
        return switch format {
        case .cast: Cast(transcript, width: width, height: height).text
        case .html: Page(transcript, width: width).text
        case .text: Printable.block(PlainExport(width: width).text(of: transcript))
        case .svg: ScreenPicture(width: width).text(of: transcript)
        case .script: transcript.steps.map { $0.command + "\n" }.joined()
        }
    }
}
