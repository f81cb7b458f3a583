/// A summary of a learner's lessons for a teacher, as Markdown or CSV.
package struct LessonSummary: Sendable {
    package var learner: String?
    /// The date of writing: `2026-11-21`.
    package var date: String
    package var lessons: [Part]

    /// A lesson.
    package struct Part: Sendable {
        package var title: String
        package var progress: LessonProgress
        /// The date of the learner's last activity; nil in progress of earlier releases.
        package var day: String?
        /// Whether the lesson is missing; its tasks are known from the progress.
        package var isGone: Bool

        package init(title: String, progress: LessonProgress, day: String?, isGone: Bool = false) {
            self.title = title
            self.progress = progress
            self.day = day
            self.isGone = isGone
        }
    }

    package init(learner: String?, date: String, lessons: [Part]) {
        self.learner = learner
        self.date = date
        self.lessons = lessons
    }

    /// The summary as Markdown; several lessons begin with a table.
    package var markdown: String {
        guard lessons.count != 1 else { return "# " + section(lessons[0], about: about) }
        let rows = lessons.map { part in
            let result = Self.result(part.progress)
            return "| \(Self.plain(part.title)) | \(Self.plain(result)) | \(part.day.map(Self.plain) ?? "") |\n"
        }
        return "# Lessons\n\n\(about)\n\n| Lesson | Result | Last worked on |\n|---|---|---|\n" + rows.joined()
            + lessons.map { "\n## " + section($0, about: $0.day.map(Self.plain)) }.joined()
    }

    private var about: String { [learner, date].compactMap { $0 }.map(Self.plain).joined(separator: ", ") }

    private func section(_ part: Part, about: String?) -> String {
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

    /// Returns a text on one line with Markdown escaped.
    private static func plain(_ text: String) -> String {
        text.exactLines.joined(separator: " ").map { #"\`*_[]<>|#"#.contains($0) ? "\\\($0)" : String($0) }.joined()
    }

    /// The summary as CSV (RFC 4180): a row of headings, and one for each task.
    package var csv: String {
        let head = ["learner", "lesson", "title", "day", "number", "task", "result", "tries", "hints"]
        let rows = lessons.flatMap { part in
            part.progress.records.enumerated().map { index, record in
                [learner ?? "", part.progress.lesson, part.title, part.day ?? ""].map(Self.text)
                    + [String(index + 1), Self.text(record.title), record.state.word, String(record.tries)]
                    + [String(record.hints.count)]
            }
        }
        return ([head] + rows).map { $0.map(Self.cell).joined(separator: ",") + "\n" }.joined()
    }

    /// Returns a text that spreadsheets do not interpret as a formula.
    private static func text(_ text: String) -> String {
        guard let first = text.first, "=+-@\t".contains(first) else { return text }
        return "'" + text
    }

    private static func cell(_ text: String) -> String {
        guard text.utf8.contains(where: { #",""#.utf8.contains($0) || $0 < 0x20 }) else { return text }
        return "\"" + text.replacing("\"", with: "\"\"") + "\""
    }
}

extension LessonProgress.State {
    /// The state in a teacher's words.
    package var word: String {
        switch self {
        case .open: "not yet"
        case .passed: "passed"
        case .skipped: "skipped"
        }
    }
}
