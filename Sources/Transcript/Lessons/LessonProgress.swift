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
