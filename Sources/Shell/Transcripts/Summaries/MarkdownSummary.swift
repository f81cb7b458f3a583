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
