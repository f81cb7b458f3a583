import AppleMusicAPI
import TonearmConsole

/// A row of the teacher's list: a learner, or one of several shells that use a learner's link.
struct LearnerRow: Sendable {
    let learner: ClassRoom.Learner
    let report: ProgressReport?
    let state: LearnerState
    /// Seconds since the last passed or skipped task, and since the last report.
    let sinceStep: Int
    let sinceReport: Int
    /// Whether several shells use the learner's link.
    let isShared: Bool
    /// The names of the budgets that the learner used up.
    let usedUp: [String]

    /// Creates the row of a learner who began no lesson.
    init(_ learner: ClassRoom.Learner, usedUp: [String]) {
        (self.learner, self.usedUp) = (learner, usedUp)
        (report, state, sinceStep, sinceReport, isShared) = (nil, .notBegun, 0, 0, false)
    }

    init(
        _ learner: ClassRoom.Learner, _ shell: ReportingShell, at now: Int, isShared: Bool, usedUp: [String]
    ) {
        (self.learner, self.usedUp) = (learner, usedUp)
        self.isShared = isShared
        report = shell.report
        state = LearnerState(shell, at: now)
        sinceStep = max(0, now.subtractingClamped(shell.stepped))
        sinceReport = max(0, now.subtractingClamped(shell.reported))
    }

    /// The task at which the learner is; nil before the first report and after the last task.
    private var task: ReportedTask? { report.flatMap { report in report.current.map { report.tasks[$0] } } }

    /// The place in the lesson: `3 of 8`; nil before the first report.
    var step: String? {
        report.map { report in "\(min(report.done + 1, report.tasks.count)) of \(report.tasks.count)" }
    }

    var taskTitle: String? { task?.title }

    /// The number of hints of the present task.
    var hints: Int { task?.hints.count ?? 0 }

    /// The number of commands that were tried at the present task.
    var tries: Int { task?.tries ?? 0 }

    /// The remarks for the teacher: the reason of `stuck`, and whether the link is shared.
    var remarks: [String] {
        var remarks: [String] = []
        switch state {
        case .stuck(.trying): remarks.append("\(tries) tries without a step for \(sinceStep / 60) min")
        case .stuck(.waiting) where sinceReport >= LearnerState.shortWait:
            remarks.append("no command for \(sinceReport / 60) min")
        case .stuck(.waiting): remarks.append("no step for \(sinceStep / 60) min")
        default: break
        }
        if isShared { remarks.append("several shells use this link") }
        remarks += usedUp.map { "has used up the \($0)" }
        return remarks
    }

    var json: JSON {
        var object = JSONObject([
            ("learner", .string(learner.name)), ("world", .string(learner.world)), ("state", .string(state.word)),
        ])
        if let report {
            object.append("shell", .string(report.shell))
            object.append("lesson", .string(report.lesson))
            object.append("step", .integer(min(report.done.addingClamped(1), report.tasks.count)))
            object.append("steps", .integer(report.tasks.count))
            object.append("passed", .integer(report.count(.passed)))
            object.append("skipped", .integer(report.count(.skipped)))
            object.append("task", taskTitle.map(JSON.string))
            object.append("tries", .integer(tries))
            object.append("hints", .array((task?.hints ?? []).map(JSON.integer)))
            object.append("secondsSinceStep", .integer(sinceStep))
            object.append("secondsSinceReport", .integer(sinceReport))
            object.append("left", .bool(report.hasLeft))
            object.append("shared", .bool(isShared))
        }
        object.append("remarks", .strings(remarks))
        return .object(object)
    }
}
