/// A summary as comma-separated values, for a spreadsheet.
package struct CSVSummary: SummaryFormat {
    package let endings = ["csv"]
    package let use = "a spreadsheet"

    package init() {}

    /// Writes a row for each task (RFC 4180), below a row of headings.
    package func text(of summary: LessonSummary) -> String {
        let head = ["learner", "lesson", "title", "day", "number", "task", "result", "tries", "hints"]
        let rows = summary.lessons.flatMap { part in
            part.progress.records.enumerated().map { index, record in
                [summary.learner ?? "", part.progress.lesson, part.title, part.day ?? ""].map(Self.text)
                    + [String(index + 1), Self.text(record.title), record.state.word, String(record.tries)]
                    + [String(record.hints.count)]
            }
        }
        return ([head] + rows).map { $0.map(Self.cell).joined(separator: ",") + "\n" }.joined()
    }

    /// Returns a text that spreadsheets do not read as a formula.
    private static func text(_ text: String) -> String {
        guard let first = text.first, "=+-@\t".contains(first) else { return text }
        return "'" + text
    }

    private static func cell(_ text: String) -> String {
        guard text.utf8.contains(where: { #",""#.utf8.contains($0) || $0 < 0x20 }) else { return text }
        return "\"" + text.replacing("\"", with: "\"\"") + "\""
    }
}
