package import AppleMusicAPI
package import Console
import TerminalText

/// An output of lines and tables for people.
package struct TableOutput: OutputFormat {
    package let name = "table"
    package let summary = "columns that fit the screen"
    package let isForPeople = true

    package func damage(of view: any View) -> JSONError? { view.damage }

    package func show(_ view: any View, on screen: Screen) throws {
        let frame = screen.frame
        let copied = screen.copies.isEmpty || frame.copied == frame ? nil : view.lines(in: frame.copied)
        try screen.show(view.lines(in: frame), copying: copied)
    }
}

/// An output of the body's bytes.
package struct RawOutput: OutputFormat {
    package let name = "raw"
    package let summary = "the body's bytes"
    package let showsErrorDocuments = true
    package let writesBytes = true

    package func damage(of view: any View) -> JSONError? { nil }

    package func show(_ view: any View, on screen: Screen) throws {
        guard let body = view.body else { return try screen.show(view.lines(in: screen.frame)) }
        try screen.show(bytes: body.bytes.endingWithLineFeed)
    }

    package func obstacle(to option: RowArrangement.Option) -> OutputObstacle? { .unchangedBody }
}

/// An output of one `type/id` for each resource.
package struct IdentifierOutput: OutputFormat {
    package let name = "ids"
    package let summary = "type/id, a line each"

    package func damage(of view: any View) -> JSONError? { view.damage }

    package func show(_ view: any View, on screen: Screen) throws {
        guard let identifiers = view.identifiers else { return try screen.show(view.lines(in: screen.frame)) }
        try screen.show(identifiers.map { StyledText($0.description) })
    }

    package func obstacle(to option: RowArrangement.Option) -> OutputObstacle? {
        guard option == .columns else { return nil }
        return OutputObstacle(reason: "this is 'type/id' and nothing else", next: "Type '-o csv' for columns.")
    }
}

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
