import TerminalText

/// An export of a transcript for other programs.
package struct Export: Sendable {
    package var format: Format
    /// The width in columns, if the header has none.
    package var width = 80
    /// The height of a cast's screen in lines, if the header has none.
    package var height = 24

    package enum Format: String, Sendable, Hashable, CaseIterable {
        /// An asciicast, version 2, for asciinema.
        case cast
        /// A self-contained page.
        case html
        case text
        /// A picture of all lines.
        case svg
        /// The commands only, as typed: a file to be run.
        case script
    }

    package init(_ format: Format) { self.format = format }

    package func text(of transcript: Transcript) -> String {
        let width = transcript.header?.width ?? width
        let height = transcript.header?.height ?? height
        return switch format {
        case .cast: Cast(transcript, width: width, height: height).text
        case .html: HTMLPage(transcript, width: width).text
        case .text: Printable.block(PlainExport(width: width).text(of: transcript))
        case .svg: ScreenPicture(width: width).text(of: transcript)
        case .script: transcript.steps.map { $0.command + "\n" }.joined()
        }
    }
}
