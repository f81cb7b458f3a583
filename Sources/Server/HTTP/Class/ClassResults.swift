/// The results of a class for a file.
package struct ClassResults: Sendable {
    /// A row for each task that was reported; one row for a lesson that a learner did not begin.
    private let rows: [Row]

    private struct Row: Sendable {
        var learner: String
        var lesson: String
        /// The one-based number of the task; nil if the lesson was not begun.
        var number: Int?
        var task = ""
        var result = "not begun"
        var tries = 0
        var hints: [Int] = []
    }

    package enum Format: String, CaseIterable, Sendable {
        case csv
        case markdown

        /// The content type of a response.
        var contentType: String {
            switch self {
            case .csv: "text/csv; charset=utf-8; header=present"
            case .markdown: "text/markdown; charset=utf-8"
            }
        }

        /// Returns the format of a file, by its ending; nil for another ending.
        package init?(file: String) {
            if file.hasSuffix(".csv") {
                self = .csv
            } else if file.hasSuffix(".md") {
                self = .markdown
            } else {
                return nil
            }
        }
    }

    package init(_ room: ClassRoom) {
        rows = room.best().flatMap { learner, lesson, report in
            guard let report else { return [Row(learner: learner.name, lesson: lesson)] }
            return report.tasks.enumerated().map { index, task in
                Row(
                    learner: learner.name, lesson: lesson, number: index + 1, task: task.title,
                    result: task.result.rawValue, tries: task.tries, hints: task.hints)
            }
        }
    }

    package func text(as format: Format) -> String {
        switch format {
        case .csv: csv
        case .markdown: markdown
        }
    }

    /// Comma-separated values with a line of headings and CRLF after each line (RFC 4180).
    private var csv: String {
        let head = ["learner", "lesson", "number", "task", "result", "tries", "hints"]
        let lines = rows.map { row in
            [
                row.learner, row.lesson, row.number.map(String.init) ?? "", row.task, row.result, String(row.tries),
                row.hints.map(String.init).joined(separator: " "),
            ]
        }
        return ([head] + lines).map { $0.map(Self.cell).joined(separator: ",") + "\r\n" }.joined()
    }

    /// Returns a value that spreadsheets do not read as a formula ("CSV Injection", OWASP), in quotes if it needs them.
    private static func cell(_ text: String) -> String {
        let isFormula = text.unicodeScalars.first.map { "=+-@\t\r\n＝＋－＠".unicodeScalars.contains($0) } ?? false
        let text = isFormula ? "'" + text : text
        guard text.utf8.contains(where: { #",""#.utf8.contains($0) || $0 < 0x20 }) else { return text }
        return "\"" + text.replacing("\"", with: "\"\"") + "\""
    }

    /// A table with a row for each learner and lesson.
    private var markdown: String {
        var lines = [
            "# Results", "", "| Learner | Lesson | Passed | Skipped | Tries | Hints |", "|---|---|---|---|---|---|",
        ]
        var start = rows.startIndex
        while start < rows.endIndex {
            let first = rows[start]
            let end =
                rows[start...].firstIndex { $0.learner != first.learner || $0.lesson != first.lesson } ?? rows.endIndex
            let part = rows[start..<end]
            func count(_ result: TaskResult) -> String {
                String(part.count { $0.result == result.rawValue })
            }
            let cells =
                first.number == nil
                ? [first.result, "", "", ""]
                : [
                    "\(count(.passed)) of \(part.count)", count(.skipped), String(part.reduce(0) { $0 + $1.tries }),
                    String(part.reduce(0) { $0 + $1.hints.count }),
                ]
            lines.append(
                "| " + ([first.learner, first.lesson].map(Self.plain) + cells).joined(separator: " | ") + " |")
            start = end
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// Returns a text on one line with Markdown's special characters escaped.
    private static func plain(_ text: String) -> String {
        String(
            text.unicodeScalars.flatMap { scalar -> [Unicode.Scalar] in
                if scalar.value < 0x20 { return [" "] }
                return #"\`*_[]<>|#&~"#.unicodeScalars.contains(scalar) ? ["\\", scalar] : [scalar]
            }.map { Character($0) })
    }
}
