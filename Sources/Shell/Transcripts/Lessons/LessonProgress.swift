/// The progress of a learner in a lesson, stored between sessions.
package struct LessonProgress: Codable, Sendable, Hashable {
    /// The lesson's name in a list, or the path of its file.
    package let lesson: String
    /// The seed of the learner's own values.
    package let seed: UInt64
    /// The zero-based index of the current task; the number of tasks after the end.
    package internal(set) var current = 0
    /// The time of the last activity, in seconds since 1970; nil in progress of 0.2.0.
    package internal(set) var changed: Int?
    /// The records, one for each task.
    package internal(set) var records: [Record]

    package struct Record: Codable, Sendable, Hashable {
        package let title: String
        package internal(set) var state = State.open
        package internal(set) var tries = 0
        /// The indices of the given hints, in order.
        package internal(set) var hints: [Int] = []
    }

    package enum State: String, Codable, Sendable, Hashable {
        case open
        case passed
        /// The task was skipped without credit.
        case skipped
    }

    init(_ name: String, of lesson: Lesson, seed: UInt64) {
        self.lesson = name
        self.seed = seed
        records = lesson.tasks.map { Record(title: $0.title) }
    }

    /// Returns whether the lesson still has these tasks. A lesson that was rewritten must be started again.
    package func fits(_ lesson: Lesson) -> Bool {
        records.map(\.title) == lesson.tasks.map(\.title) && (0...records.count).contains(current)
            && zip(records, lesson.tasks).allSatisfy { record, task in
                record.hints.allSatisfy(task.hints.indices.contains)
            }
    }

    package var isFinished: Bool { current >= records.count }

    package func count(_ state: State) -> Int { records.count { $0.state == state } }
}

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
