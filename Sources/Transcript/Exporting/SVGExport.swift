/// A picture of all lines.
package struct SVGExport: ExportFormat {
    package let name = "svg"
    package let summary = "a picture of all lines"
    package let endings = ["svg"]

    package init() {}

    package func text(of transcript: Transcript, on screen: ExportScreen) -> String {
        ScreenPicture(width: screen.width).text(of: transcript)
    }
}
