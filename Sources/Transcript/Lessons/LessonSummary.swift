/// A record of what a learner has done in lessons, for a teacher.
package struct LessonSummary: Sendable {
    package var learner: String?
    /// The day on which it is written: `2026-11-21`.
    package var date: String
    package var lessons: [Part]

    /// One lesson.
    package struct Part: Sendable {
        package var title: String
        package var progress: LessonProgress
        /// The day on which the learner last worked on it; nil if earlier releases kept the progress.
        package var day: String?
        /// Whether the lesson cannot be found any more; its tasks are known from the progress.
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
    /// The state as a teacher reads it.
    package var word: String {
        switch self {
        case .open: "not yet"
        case .passed: "passed"
        case .skipped: "skipped"
        }
    }
}
