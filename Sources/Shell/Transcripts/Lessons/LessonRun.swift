package import TonearmJSON

/// A learner's run through a lesson. The shell runs the commands, and reports each one.
package struct LessonRun: Sendable {
    package let lesson: Lesson
    package private(set) var progress: LessonProgress
    private let tasks: [LessonTask]
    /// The last typed command.
    private var lastTry = ""
    private var triesSinceHint = 0

    /// The number of failed tries after which a hint is shown automatically.
    private static let triesBeforeHint = 3

    package init(_ lesson: Lesson, name: String, seed: UInt64) {
        self.lesson = lesson
        tasks = lesson.tasks
        progress = LessonProgress(name, of: lesson, seed: seed)
    }

    /// Continues a lesson; nil if its tasks have changed.
    package init?(_ lesson: Lesson, continuing progress: LessonProgress) {
        guard progress.fits(lesson) else { return nil }
        self.lesson = lesson
        tasks = lesson.tasks
        self.progress = progress
    }

    /// Records the time of the learner's activity.
    /// - Parameter seconds: since 1970.
    package mutating func noteTime(_ seconds: Int) { progress.changed = seconds }

    /// Returns everything up to the first task.
    package func begin() -> [LessonAction] { actions(before: 0, demonstrating: true) }

    /// Returns the current task for a returning learner, without the demonstrations, which were run before.
    package func goOn() -> [LessonAction] { actions(before: progress.current, demonstrating: false) }

    /// Checks a command that was run.
    /// - Parameter session: the session afterwards. `typed` and `tries` are added here.
    package mutating func ran(_ typed: String, _ session: any ConditionSubject) -> [LessonAction] {
        guard !progress.isFinished else { return [] }
        lastTry = typed
        progress.records[progress.current].tries += 1
        let attempt = lastAttempt(session)
        if task.isPassed(by: attempt) { return end(.passed) }
        triesSinceHint += 1
        if let hint = task.hint(for: attempt, given: record.hints) { return give(hint) }
        guard triesSinceHint >= Self.triesBeforeHint, let hint = nextGeneralHint else { return [] }
        return give(hint)
    }

    /// Returns a hint on request: a new one for the last try, or the next general one.
    package mutating func hint(_ session: any ConditionSubject) -> [LessonAction] {
        guard !progress.isFinished else { return [] }
        let meant = record.tries == 0 ? nil : task.hint(for: lastAttempt(session), given: record.hints)
        if let meant, !record.hints.contains(meant) { return give(meant) }
        return nextGeneralHint.map { give($0) } ?? [.noMoreHints]
    }

    package mutating func skip() -> [LessonAction] { progress.isFinished ? [] : end(.skipped) }

    /// Restarts the current task. Its tries and hints are still counted.
    package mutating func again() -> [LessonAction] {
        guard !progress.isFinished else { return [] }
        lastTry = ""
        triesSinceHint = 0
        return [.restore(progress.current + 1)] + goOn()
    }

    private var task: LessonTask { tasks[progress.current] }

    private var record: LessonProgress.Record { progress.records[progress.current] }

    private func lastAttempt(_ session: any ConditionSubject) -> LessonTask.Try {
        LessonTask.Try(typed: lastTry, number: record.tries, session: session)
    }

    private mutating func end(_ state: LessonProgress.State) -> [LessonAction] {
        let number = progress.current + 1
        progress.records[progress.current].state = state
        progress.current += 1
        lastTry = ""
        triesSinceHint = 0
        return [state == .passed ? .passed(number) : .skipped(number)]
            + actions(before: progress.current, demonstrating: true)
    }

    private var nextGeneralHint: Int? {
        task.hints.indices.first { task.hints[$0].isGeneral && !record.hints.contains($0) }
    }

    private mutating func give(_ hint: Int) -> [LessonAction] {
        triesSinceHint = 0
        if !record.hints.contains(hint) { progress.records[progress.current].hints.append(hint) }
        return [.hint(task.hints[hint].text)]
    }

    /// Returns the parts between the previous task and this one, or after the last task.
    private func actions(before number: Int, demonstrating: Bool) -> [LessonAction] {
        var actions: [LessonAction] = []
        var count = 0
        for part in lesson.parts {
            switch part {
            case .task(let task):
                if count == number { return actions + [.ask(number + 1, of: tasks.count, title: task.title)] }
                count += 1
            case .prose(let text): if count == number { actions.append(.show(text)) }
            case .demonstration(let steps):
                if count == number, demonstrating { actions.append(.demonstrate(steps)) }
            }
        }
        return actions + [.finished]
    }
}

/// An action in a lesson, to be performed by the owner of the screen and the session.
package enum LessonAction: Sendable, Hashable {
    /// Show Markdown to the learner.
    case show(String)
    /// Run these steps and show their output; `Verification` has the values of names in their commands.
    case demonstrate([Transcript.Step])
    /// Ask for a task: its one-based number, and the number of tasks. Save the session under that number.
    case ask(Int, of: Int, title: String)
    /// Restore the session that was saved for a task.
    case restore(Int)
    case passed(Int)
    case skipped(Int)
    case hint(String)
    case noMoreHints
    case finished
}
