extension LessonProgress {
    /// A record in Markdown, for a teacher.
    /// - Parameters:
    ///   - title: of the lesson.
    ///   - learner: a name, if there is one.
    ///   - date: as it is to stand there.
    package func summary(title: String, learner: String?, date: String) -> String {
        let about = ([learner, date].compactMap { $0 }).map(Self.plain).joined(separator: ", ")
        let rows = records.enumerated().map { index, record in
            let cells = [
                String(index + 1), Self.plain(record.title), Self.word(record.state), String(record.tries),
                String(record.hints.count),
            ]
            return "| \(cells.joined(separator: " | ")) |\n"
        }
        let skipped = count(.skipped)
        let result = "\(count(.passed)) of \(records.count) tasks passed" + (skipped > 0 ? ", \(skipped) skipped" : "")
        return "# \(Self.plain(title))\n\n\(about)\n\n| | Task | Result | Tries | Hints |\n|---|---|---|---|---|\n"
            + rows.joined() + "\n\(result)\(isFinished ? "" : "; not finished").\n"
    }

    private static func word(_ state: State) -> String {
        switch state {
        case .open: "not yet"
        case .passed: "passed"
        case .skipped: "skipped"
        }
    }

    /// A text on one line that is no Markdown.
    private static func plain(_ text: String) -> String {
        text.exactLines.joined(separator: " ").map { #"\`*_[]<>|#"#.contains($0) ? "\\\($0)" : String($0) }.joined()
    }
}
