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
