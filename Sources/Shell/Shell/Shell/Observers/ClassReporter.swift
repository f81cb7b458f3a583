import AppleMusicAPI
import TonearmConsole
import TonearmTranscripts

/// Reports the progress of the running lesson to the class whose link the shell attached. A report has the titles of
/// tasks and counts, and nothing that the learner typed.
package final class ClassReporter: LineObserver, ShellPart {
    unowned let shell: Shell
    let outbox = ReportOutbox()
    /// The id that tells this shell from another one with the same link.
    private let name = String(UInt64.random(in: .min ... .max), radix: 36)
    /// The last report, which is not sent again without a change.
    private var last: ReportOutbox.Report? { didSet { shell.observers.follow() } }
    /// The lesson of the last report, for the one that says that the shell ended.
    private var progress: LessonProgress?
    private var hasLeft = true
    private var shownTrouble: AttachmentProblem?

    init(of shell: Shell) { self.shell = shell }

    var isActive: Bool { last != nil }

    /// Sends the progress of a lesson if it changed and its world is of a class.
    /// - Parameter hasLeft: whether the shell leaves the lesson.
    func note(_ teaching: Teaching, hasLeft: Bool = false) {
        // The lesson has a session of its own; the world is attached in the learner's.
        guard let attachment = session.attachment ?? teaching.own.session.attachment,
            shell.background.attached.membership(in: attachment.world) != nil,
            let control = shell.background.attached.control(of: attachment)
        else { return }
        let progress = teaching.run.progress
        let report = ReportOutbox.Report(
            control: control, world: attachment.world, lesson: teaching.entry.reportedName,
            body: body(progress, of: teaching.entry.reportedName, hasLeft: hasLeft))
        self.progress = progress
        self.hasLeft = hasLeft
        if let last, last.world == report.world, last.body == report.body { return }
        last = report
        outbox.post(report)
    }

    private func body(_ progress: LessonProgress, of lesson: String, hasLeft: Bool) -> JSON {
        let tasks = progress.records.map { record -> JSON in
            [
                "title": .string(String(decoding: record.title.utf8.prefix(200), as: UTF8.self)),
                "result": .string(record.state.reportedWord), "tries": .integer(record.tries),
                "hints": .array(record.hints.map { .integer($0 + 1) }),
            ]
        }
        return ["shell": .string(name), "lesson": .string(lesson), "tasks": .array(tasks), "left": .bool(hasLeft)]
    }

    /// Shows once that reports do not arrive, and once that they arrive again.
    func end(_ line: LastCommand) throws {
        let trouble = outbox.trouble
        guard trouble != shownTrouble else { return }
        shownTrouble = trouble
        try shell.presentation.note([trouble?.sentenceOfClass ?? "The class is reached again; your progress was sent."])
    }

    /// Reports that the shell ends, and waits at most two seconds for reports that are on their way.
    package func close() async {
        if let last, let progress, !hasLeft {
            outbox.post(
                ReportOutbox.Report(
                    control: last.control, world: last.world, lesson: last.lesson,
                    body: body(progress, of: last.lesson, hasLeft: true)))
        }
        for _ in 0..<100 where !outbox.isEmpty && outbox.trouble == nil {
            try? await Task.sleep(for: .milliseconds(20))
        }
    }
}

extension LessonEntry {
    /// The name in reports: that of the list, or of the file without its folder.
    fileprivate var reportedName: String { name.split(separator: "/").last.map(String.init) ?? name }
}

extension LessonProgress.State {
    /// The state in a report.
    fileprivate var reportedWord: String {
        switch self {
        case .open: "not yet"
        case .passed: "passed"
        case .skipped: "skipped"
        }
    }
}

extension AttachmentProblem {
    /// A sentence for a learner whose progress does not arrive.
    fileprivate var sentenceOfClass: String {
        let rest = "The lesson goes on here"
        return switch self {
        case .secret:
            "The class does not know your link any more: it was revoked, or the class was started again. \(rest)."
        case .refused(_, let sentence, _): "The class did not take your progress: \(sentence) \(rest)."
        case .unreachable, .foreign, .interrupted:
            "The class cannot be reached. \(rest), and your progress is sent when the server is back."
        }
    }
}
