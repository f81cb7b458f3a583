/// A learner's way through a lesson. What is typed between is the shell's business; it says each command here when it
/// has been run.
package struct LessonRun: Sendable {
    package let lesson: Lesson
    package private(set) var progress: LessonProgress
    private let tasks: [LessonTask]
    /// What was typed last.
    private var lastTry = ""
    private var triesSinceHint = 0

    /// So many tries in vain bring a hint that nobody asked for.
    private static let triesBeforeHint = 3

    package init(_ lesson: Lesson, name: String, seed: UInt64) {
        self.lesson = lesson
        tasks = lesson.tasks
        progress = LessonProgress(name, of: lesson, seed: seed)
    }

    /// Goes on where a learner was; nil if the lesson has other tasks by now.
    package init?(_ lesson: Lesson, continuing progress: LessonProgress) {
        guard progress.fits(lesson) else { return nil }
        self.lesson = lesson
        tasks = lesson.tasks
        self.progress = progress
    }

    /// Notes when the learner did something.
    /// - Parameter seconds: since 1970.
    package mutating func noteTime(_ seconds: Int) { progress.changed = seconds }

    /// Everything up to the first task.
    package func begin() -> [LessonAction] { actions(before: 0, demonstrating: true) }

    /// What a learner who comes back has to know: the task that is on. Its demonstrations have been run.
    package func goOn() -> [LessonAction] { actions(before: progress.current, demonstrating: false) }

    /// A command was run.
    /// - Parameter lookup: the session as it is after it. `typed` and `tries` are known here.
    package mutating func ran(_ typed: String, _ lookup: @escaping LessonLookup) -> [LessonAction] {
        guard !progress.isFinished else { return [] }
        lastTry = typed
        progress.records[progress.current].tries += 1
        let attempt = lastAttempt(lookup)
        if task.isPassed(by: attempt) { return end(.passed) }
        triesSinceHint += 1
        if let hint = task.hint(for: attempt, given: record.hints) { return give(hint) }
        guard triesSinceHint >= Self.triesBeforeHint, let hint = nextGeneralHint else { return [] }
        return give(hint)
    }

    /// The learner asks for a hint: one for the last try that was not given yet, or the next one for anybody.
    package mutating func hint(_ lookup: @escaping LessonLookup) -> [LessonAction] {
        guard !progress.isFinished else { return [] }
        let meant = record.tries == 0 ? nil : task.hint(for: lastAttempt(lookup), given: record.hints)
        if let meant, !record.hints.contains(meant) { return give(meant) }
        return nextGeneralHint.map { give($0) } ?? [.noMoreHints]
    }

    package mutating func skip() -> [LessonAction] { progress.isFinished ? [] : end(.skipped) }

    /// The task that is on from its beginning. Its tries and hints stay counted.
    package mutating func again() -> [LessonAction] {
        guard !progress.isFinished else { return [] }
        lastTry = ""
        triesSinceHint = 0
        return [.restore(progress.current + 1)] + goOn()
    }
}

extension LessonRun {
    private var task: LessonTask { tasks[progress.current] }

    private var record: LessonProgress.Record { progress.records[progress.current] }

    private func lastAttempt(_ lookup: @escaping LessonLookup) -> LessonTask.Try {
        LessonTask.Try(typed: lastTry, number: record.tries, lookup: lookup)
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

    /// What stands between the task before and this one, or after the last task.
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
