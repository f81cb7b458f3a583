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
