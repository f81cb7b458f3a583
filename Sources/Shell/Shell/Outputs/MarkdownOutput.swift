package import TonearmConsole
import TonearmTerminalText

/// An output as a GitHub Flavored Markdown table, with columns as wide as their cells.
package struct MarkdownOutput: OutputFormat {
    package let name = "markdown"
    package let summary = "a table of Markdown"

    package func show(_ view: any View, on screen: Screen) throws {
        let sheet = screen.sheet(of: view)
        let cells = ([sheet.columns] + sheet.rows).map { $0.map(Self.cell) }
        let widths = sheet.columns.indices.map { index in max(cells.map { displayWidth($0[index]) }.max() ?? 0, 3) }
        var lines = cells.map { row in zip(row, widths).map { $0.padded(to: $1) } }
        lines.insert(widths.map { String(repeating: "-", count: $0) }, at: 1)
        try screen.show(lines.map { StyledText("| " + $0.joined(separator: " | ") + " |") })
    }

    private static func cell(_ text: String) -> String {
        Printable.line(text.replacing("\n", with: " ")).replacing("\\", with: "\\\\").replacing("|", with: "\\|")
    }
}
