package import TonearmJSON

/// A learner's run through a lesson. The shell runs the commands, and reports each one.
package struct LessonRun: Sendable {
    package let lesson: Lesson
    package private(set) var progress: LessonProgress
    private let tasks: [LessonTask]
    /// The last line that tried what the task asks.
    private var lastTry = ""
    private var triesSinceHint = 0
    /// The index of the last hint.
    private var given: Int?
    /// The number of lines since the lesson last addressed the learner.
    private var linesSinceWord = 0

    /// The number of failed tries after which a hint is shown automatically.
    private static let triesBeforeHint = 3
    /// The number of lines after which the learner is reminded of the task.
    private static let linesBeforeReminder = 8

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
    /// - Parameters:
    ///   - session: the session afterwards. `typed` and `tries` are added here.
    ///   - before: the session before the command; nil if it is unknown.
    ///   - hasChanged: whether the command changed anything. A command that neither did nor tried what the task asks
    ///     does not count as a try.
    ///   - isPossible: whether the solution leads on from here. Otherwise hints to it would mislead.
    ///   - wasPossible: whether it did so before the command.
    package mutating func ran(
        _ typed: String, _ session: any ConditionSubject, since before: (any ConditionSubject)? = nil,
        hasChanged: Bool = true, isPossible: Bool = true, wasPossible: Bool = true
    ) -> [LessonAction] {
        guard !progress.isFinished else { return [] }
        var attempt = LessonTask.Try(typed: typed, number: record.tries + 1, session: session, before: before)
        let isTried = task.isTried(by: attempt)
        let isPassed = task.isPassed(by: attempt)
        if isPassed || isTried || hasChanged {
            progress.records[progress.current].tries += 1
        } else {
            attempt.number = max(record.tries, 1)
        }
        if isPassed { return end(.passed) }
        linesSinceWord += 1
        if isPossible || wasPossible, let hint = task.hint(for: attempt, given: record.hints) {
            lastTry = typed
            return give(hint)
        }
        guard isPossible else { return [] }
        guard isTried else { return remind() }
        lastTry = typed
        triesSinceHint += 1
        guard triesSinceHint >= Self.triesBeforeHint, let hint = nextGeneralHint else { return remind() }
        return give(hint)
    }

    /// Returns whether a command that was run passes the current task.
    package func passes(_ typed: String, _ session: any ConditionSubject) -> Bool {
        currentTask?.isPassed(by: LessonTask.Try(typed: typed, number: record.tries + 1, session: session)) ?? false
    }

    /// Returns whether a command that was run tried what the current task asks.
    package func isTried(_ typed: String, _ session: any ConditionSubject) -> Bool {
        currentTask?.isTried(by: LessonTask.Try(typed: typed, number: record.tries, session: session)) ?? false
    }

    /// Returns a reminder of the task if the learner has typed many lines without a word of the lesson.
    private mutating func remind() -> [LessonAction] {
        guard linesSinceWord >= Self.linesBeforeReminder else { return [] }
        linesSinceWord = 0
        return [.remind(progress.current + 1, of: tasks.count, title: task.title)]
    }

    /// Returns a hint on request: a new one for the last try, or the next general one.
    package mutating func hint(_ session: any ConditionSubject) -> [LessonAction] {
        guard !progress.isFinished else { return [] }
        let meant = lastTry.isEmpty ? nil : task.hint(for: lastAttempt(session), given: record.hints)
        if let meant, !record.hints.contains(meant) { return give(meant) }
        return nextGeneralHint.map { give($0) } ?? [.noMoreHints]
    }

    package mutating func skip() -> [LessonAction] { progress.isFinished ? [] : end(.skipped) }

    /// Restarts the current task. Its tries and hints are still counted.
    package mutating func again() -> [LessonAction] {
        guard !progress.isFinished else { return [] }
        startTask()
        return [.restore(progress.current + 1)] + goOn()
    }

    private mutating func startTask() {
        lastTry = ""
        triesSinceHint = 0
        linesSinceWord = 0
        given = nil
    }

    private var task: LessonTask { tasks[progress.current] }

    /// The current task; nil after the last one.
    package var currentTask: LessonTask? { progress.isFinished ? nil : task }

    /// Returns the demonstrations between the previous task and the current one.
    package var demonstrations: [Transcript.Step] {
        actions(before: progress.current, demonstrating: true).flatMap { action in
            if case .demonstrate(let steps) = action { steps } else { [Transcript.Step]() }
        }
    }

    /// The hint that was given last in the current task; nil without one.
    package var lastHint: LessonHint? { progress.isFinished ? nil : given.map { task.hints[$0] } }

    private var record: LessonProgress.Record { progress.records[progress.current] }

    private func lastAttempt(_ session: any ConditionSubject) -> LessonTask.Try {
        LessonTask.Try(typed: lastTry, number: record.tries, session: session)
    }

    private mutating func end(_ state: LessonProgress.State) -> [LessonAction] {
        let number = progress.current + 1
        progress.records[progress.current].state = state
        progress.current += 1
        startTask()
        return [state == .passed ? .passed(number) : .skipped(number)]
            + actions(before: progress.current, demonstrating: true)
    }

    private var nextGeneralHint: Int? {
        task.hints.indices.first { task.hints[$0].isGeneral && !record.hints.contains($0) }
    }

    private mutating func give(_ hint: Int) -> [LessonAction] {
        triesSinceHint = 0
        linesSinceWord = 0
        given = hint
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
    /// Restore the session of the beginning of a task.
    case restore(Int)
    case passed(Int)
    case skipped(Int)
    case hint(String)
    case noMoreHints
    /// Remind the learner of the task.
    case remind(Int, of: Int, title: String)
    case finished
}
