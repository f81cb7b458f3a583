import AppleMusicAPI

/// A shell of a learner, and its last report.
struct ReportingShell: Sendable {
    var report: ProgressReport
    /// The time of the first report, of the last passed or skipped task, and of the last report, in seconds since 1970.
    var begun: Int
    var stepped: Int
    var reported: Int

    init(_ report: ProgressReport, at now: Int) {
        self.report = report
        (begun, stepped, reported) = (now, now, now)
    }

    mutating func take(_ report: ProgressReport, at now: Int) {
        if report.done != self.report.done || report.tasks.count != self.report.tasks.count { stepped = now }
        self.report = report
        reported = now
    }

    /// Whether the shell is in use: it has not left, and reported within the last ten minutes.
    func isPresent(at now: Int) -> Bool {
        !report.hasLeft && now.subtractingClamped(reported) <= LearnerState.longWait
    }
}

/// The state of a learner in a lesson, in a teacher's words.
enum LearnerState: Sendable, Hashable {
    case notBegun
    case working
    /// The learner needs help.
    case stuck(Trouble)
    /// The learner's shell has ended, or left the lesson.
    case left
    case finished

    enum Trouble: Sendable, Hashable {
        /// No task was passed for five minutes, although three or more commands were tried at the present one.
        case trying
        /// No task was passed for ten minutes, with or without commands.
        case waiting
    }

    /// Our choice: a task of the built-in lessons takes one or two minutes.
    static let shortWait = 300
    static let longWait = 600
    static let manyTries = 3

    /// - Parameter now: seconds since 1970.
    init(_ shell: ReportingShell, at now: Int) {
        let wait = now.subtractingClamped(shell.stepped)
        guard let current = shell.report.current else {
            self = .finished
            return
        }
        if shell.report.hasLeft {
            self = .left
        } else if wait >= Self.longWait {
            self = .stuck(.waiting)
        } else if wait >= Self.shortWait, shell.report.tasks[current].tries >= Self.manyTries {
            self = .stuck(.trying)
        } else {
            self = .working
        }
    }

    /// The words of all states, in the order of a summary.
    static let words = [LearnerState.stuck(.trying), .working, .left, .finished, .notBegun].map(\.word)

    var word: String {
        switch self {
        case .notBegun: "not begun"
        case .working: "working"
        case .stuck: "stuck"
        case .left: "left"
        case .finished: "finished"
        }
    }
}
