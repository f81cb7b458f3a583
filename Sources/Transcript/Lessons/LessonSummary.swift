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
