/// A format of `lesson summary FILE`. A new format needs a file in this folder and an entry in `SummaryFormats.all`.
package protocol SummaryFormat: Sendable {
    /// The file name extensions without the period, the usual one first.
    var endings: [String] { get }

    /// The use of the format in a few words: `a spreadsheet`.
    var use: String { get }

    /// Writes a summary.
    func text(of summary: LessonSummary) -> String
}

/// The formats of summaries, in the order of messages.
package enum SummaryFormats {
    package static let all: [any SummaryFormat] = [MarkdownSummary(), CSVSummary()]

    /// The usual extensions in a sentence: `.md or .csv`.
    package static let listOfEndings = list { "." + $0.endings[0] }

    /// The usual extensions with their uses: `.md for Markdown or .csv for a spreadsheet`.
    package static let listOfUses = list { ".\($0.endings[0]) for \($0.use)" }

    private static func list(_ name: (any SummaryFormat) -> String) -> String {
        let names = all.map(name)
        return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    }

    /// Returns the format with a file name extension; nil if there is none.
    package static func format(withEnding ending: String) -> (any SummaryFormat)? {
        all.first { $0.endings.contains(ending) }
    }
}

/// A summary as a page of Markdown.
package struct MarkdownSummary: SummaryFormat {
    package let endings = ["md", "markdown", "txt"]
    package let use = "Markdown"

    package init() {}

    /// Writes a single lesson as the whole page; several lessons follow a table of them.
    package func text(of summary: LessonSummary) -> String {
        let lessons = summary.lessons
        let about = [summary.learner, summary.date].compactMap { $0 }.map(Self.plain).joined(separator: ", ")
        guard lessons.count != 1 else { return "# " + section(lessons[0], about: about) }
        let rows = lessons.map { part in
            let result = Self.result(part.progress)
            return "| \(Self.plain(part.title)) | \(Self.plain(result)) | \(part.day.map(Self.plain) ?? "") |\n"
        }
        return "# Lessons\n\n\(about)\n\n| Lesson | Result | Last worked on |\n|---|---|---|\n" + rows.joined()
            + lessons.map { "\n## " + section($0, about: $0.day.map(Self.plain)) }.joined()
    }

    private func section(_ part: LessonSummary.Part, about: String?) -> String {
        let rows = part.progress.records.enumerated().map { index, record in
            let cells = [
                String(index + 1), Self.plain(record.title), record.state.word, String(record.tries),
                String(record.hints.count),
            ]
            return "| \(cells.joined(separator: " | ")) |\n"
        }
        return "\(Self.plain(part.title))\n\n" + (about.map { "\($0)\n\n" } ?? "")
            + (part.isGone ? "The lesson is not found any more.\n\n" : "")
            + "| | Task | Result | Tries | Hints |\n|---|---|---|---|---|\n" + rows.joined()
            + "\n\(Self.result(part.progress)).\n"
    }

    private static func result(_ progress: LessonProgress) -> String {
        let skipped = progress.count(.skipped)
        return "\(progress.count(.passed)) of \(progress.records.count) tasks passed"
            + (skipped > 0 ? ", \(skipped) skipped" : "") + (progress.isFinished ? "" : "; not finished")
    }

    /// Returns a text on one line with Markdown's special characters escaped.
    private static func plain(_ text: String) -> String {
        text.exactLines.joined(separator: " ").map { #"\`*_[]<>|#"#.contains($0) ? "\\\($0)" : String($0) }.joined()
    }
}

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
