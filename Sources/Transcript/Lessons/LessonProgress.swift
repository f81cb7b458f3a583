/// How far a learner has come in a lesson; kept between sessions.
package struct LessonProgress: Codable, Sendable, Hashable {
    /// The lesson's name in a list or the path of its file.
    package let lesson: String
    /// What picks the learner's own values.
    package let seed: UInt64
    /// The task that is on, from 0; the number of tasks when the lesson is finished.
    package internal(set) var current = 0
    /// When the learner last did something in it, in seconds since 1970; nil in progress of 0.2.0.
    package internal(set) var changed: Int?
    /// One for each task.
    package internal(set) var records: [Record]

    package struct Record: Codable, Sendable, Hashable {
        package let title: String
        package internal(set) var state = State.open
        package internal(set) var tries = 0
        /// The places of the hints that were given, in the order in which they were.
        package internal(set) var hints: [Int] = []
    }

    package enum State: String, Codable, Sendable, Hashable {
        case open
        case passed
        /// No credit, but the lesson went on.
        case skipped
    }

    init(_ name: String, of lesson: Lesson, seed: UInt64) {
        self.lesson = name
        self.seed = seed
        records = lesson.tasks.map { Record(title: $0.title) }
    }

    /// Whether the lesson still has the tasks that this is about. One that was rewritten meanwhile has to be begun
    /// anew.
    package func fits(_ lesson: Lesson) -> Bool {
        records.map(\.title) == lesson.tasks.map(\.title) && (0...records.count).contains(current)
            && zip(records, lesson.tasks).allSatisfy { record, task in
                record.hints.allSatisfy(task.hints.indices.contains)
            }
    }

    package var isFinished: Bool { current >= records.count }

    package func count(_ state: State) -> Int { records.count { $0.state == state } }
}
