package import AppleMusicAPI
import TonearmConsole
import TonearmTranscripts
import TonearmWorld

extension TranscriptStage: LessonStage {
    package func keep() { kept = shell.keeper.snapshot }

    package func restore() {
        if let kept { shell.keeper.restore(kept) }
    }

    package var values: any ConditionSubject { shell.values }

    package func knows(_ path: JSONPath) -> Bool { SessionValues.knows(path) }

    package func canTry(_ command: String) -> Bool { TriableLine.contains(command, in: shell.session) }
}

/// Tries on copies of a learner's session whether a task can be done, and performs a lesson as its author did.
struct LessonRehearsal {
    let shell: Shell
    let teaching: Teaching

    /// Returns whether the current task can be done from a state.
    /// - Parameters:
    ///   - demonstrations: the steps that the lesson performs before, if it has not done so.
    ///   - lines: lines to run first.
    /// - Throws: `CancellationError`.
    func verdict(
        from state: SessionKeeper.Snapshot, demonstrating demonstrations: [Transcript.Step] = [],
        after lines: [String] = []
    ) async throws -> LessonDetour.Verdict {
        guard let task = teaching.run.currentTask, state.session.isLocal, var stage = newStage(state) else {
            return .unknown
        }
        let tries = teaching.run.progress.records[teaching.run.progress.current].tries
        let trial = LessonTrial(task, after: demonstrations, teaching.verification, tries: tries)
        guard trial.isPossible(on: stage) else { return .unknown }
        let passes = try await trial.passes(after: lines, on: &stage)
        try Task.checkCancellation()
        return passes ? .possible : .impossible
    }

    /// Returns the state of the current task after the author's demonstrations and solutions; nil if the lesson cannot
    /// begin.
    /// - Parameter isDemonstrated: whether the demonstrations directly before the task are included.
    /// - Throws: `CancellationError`.
    func authorsState(isDemonstrated: Bool) async throws -> SessionKeeper.Snapshot? {
        let lesson = teaching.run.lesson
        let values = lesson.transcript.choices.values(seed: teaching.run.progress.seed)
        guard let session = try? SessionStart(lesson.transcript.header, of: teaching.entry.file).session(),
            session.isLocal, var stage = newStage(SessionKeeper(session).snapshot)
        else { return nil }
        try await LessonTrial.perform(
            lesson, upTo: teaching.run.progress.current, demonstrating: isDemonstrated,
            Verification(lesson.transcript, values: values), on: &stage)
        try Task.checkCancellation()
        return stage.shell.keeper.snapshot
    }

    /// Returns a shell with a state, whose screen is in memory.
    private func newStage(_ state: SessionKeeper.Snapshot) -> TranscriptStage? {
        var start = SessionStart()
        start.address = state.session.world.address
        start.seed = teaching.run.progress.seed
        start.time = shell.systemSeconds
        start.width = shell.screen.frame.width
        let stage = try? TranscriptStage(
            start, client: shell.client, depth: shell.performanceDepth + 1, author: teaching.author)
        stage?.shell.keeper.restore(state)
        return stage
    }
}

extension Session {
    /// Whether requests of the session reach nothing outside of this process.
    fileprivate var isLocal: Bool { attachment == nil && !world.address.isOnNetwork }
}
