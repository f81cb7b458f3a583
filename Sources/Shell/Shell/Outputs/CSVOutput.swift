package import TonearmConsole

/// An output of comma-separated values below a header line, without cutting.
package struct CSVOutput: OutputFormat {
    package let name = "csv"
    package let summary = "comma-separated values"

    package func show(_ view: any View, on screen: Screen) throws {
        let sheet = screen.sheet(of: view)
        try screen.show(([sheet.columns] + sheet.rows).map { StyledText($0.map(Self.field).joined(separator: ",")) })
    }

    /// Quotes a value by RFC 4180. Lines end with a line feed alone, as system programs expect.
    private static func field(_ text: String) -> String {
        let isPadded = text.first == " " || text.last == " "
        guard isPadded || text.contains(where: { ",\"\n\r\r\n".contains($0) }) else { return text }
        return "\"" + text.replacing("\"", with: "\"\"") + "\""
    }
}
