/// A report of a shell about a learner's progress in a lesson. It contains titles of tasks and counts, and no text that
/// the learner typed.
struct ProgressReport: Sendable, Hashable {
    /// The random id of the shell. It tells two shells apart that use the same link.
    var shell: String
    /// The name of the lesson.
    var lesson: String
    var tasks: [ReportedTask]
    /// Whether the shell has ended or left the lesson.
    var hasLeft = false

    /// The number of tasks that were passed or skipped.
    var done: Int { tasks.count { $0.result != .open } }
    var isFinished: Bool { done == tasks.count }
    /// The zero-based index of the task at which the learner is; nil after the last one.
    var current: Int? { tasks.firstIndex { $0.result == .open } }
    func count(_ result: TaskResult) -> Int { tasks.count { $0.result == result } }

    /// The bytes of the report in the results, about: each task is a line with the names of learner and lesson.
    func size(of learner: String) -> Int {
        let names = learner.utf8.count + lesson.utf8.count
        return tasks.reduce(0) { $0 + names + $1.title.utf8.count + 4 * $1.hints.count + 32 }
    }
}

/// A task of a lesson in a report.
struct ReportedTask: Sendable, Hashable {
    var title: String
    var result: TaskResult
    /// The number of commands that were tried.
    var tries: Int
    /// The one-based numbers of the given hints, in the order in which the learner got them.
    var hints: [Int]
}

/// The result of a task, by its word in reports and results.
enum TaskResult: String, Sendable, Hashable {
    case open = "not yet"
    case passed
    case skipped
}
