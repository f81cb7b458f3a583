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
