import TerminalText

/// A transcript converted for other programs.
package struct Export: Sendable {
    package var format: Format
    /// Columns, if the header has no width.
    package var width = Self.usualWidth
    /// Lines of the screen in a cast, if the header has no height.
    package var height = Self.usualHeight

    package static let usualWidth = 80
    package static let usualHeight = 24

    package enum Format: String, Sendable, Hashable, CaseIterable {
        /// asciicast, version 2, for asciinema.
        case cast
        /// One page that needs no other file.
        case html
        case text
        /// A picture of all lines.
        case svg
        /// The commands alone, as they were typed: for running, not for showing.
        case script

        /// Whether it can show a film.
        package var showsFilms: Bool { self == .cast || self == .svg }
    }

    package init(_ format: Format) { self.format = format }

    package func text(of transcript: Transcript) -> String {
        let width = transcript.header?.width ?? width
        let height = transcript.header?.height ?? height
        return switch format {
        case .cast: text(of: Film(of: transcript, width: width, height: height), title: transcript.header?.title)
        case .html: Page(transcript, width: width).text
        case .text: Printable.block(PlainExport(width: width).text(of: transcript))
        case .svg: ScreenPicture(width: width).text(of: transcript)
        case .script: transcript.steps.map { $0.command + "\n" }.joined()
        }
    }

    /// Converts a film: a moving picture as SVG, otherwise a cast.
    package func text(of film: Film, title: String?) -> String {
        format == .svg ? MovingPicture(film).text : Cast(film: film, title: title).text
    }
}
