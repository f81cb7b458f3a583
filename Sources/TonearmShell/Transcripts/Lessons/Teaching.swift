import Console
import Transcript

/// A lesson that goes on in the shell.
struct Teaching: Sendable {
    let entry: LessonEntry
    /// For whom progress is kept; nil for whoever has only one.
    let learner: String?
    /// Of the lesson's own commands.
    let author: LineAuthor
    var run: LessonRun
    /// The values of names in the commands of demonstrations.
    var verification: Verification
    /// The learner's own session, which comes back at the end.
    let own: Shell.Snapshot
    /// The session as the task that is on began.
    var begun: Shell.Snapshot
    /// The learner has come back: the task that is on was begun in an earlier session.
    var isResumed = false
    /// What is to be done when the running command is done, and what Ctrl-C kept from being done.
    var pending: [LessonAction] = []

    var taskCount: Int { run.progress.records.count }
}

extension Shell {
    /// What the session is, and what can be undone in it.
    package struct Snapshot: Sendable {
        package let session: Session
        let changes: ChangeHistory
        let refused: Refused?
        let lines: [String]
    }

    /// The session that is worth keeping: while a lesson, a recording or a performance goes on, the user's own.
    package var sessionToKeep: Session {
        performed?.snapshot.session ?? teaching?.own.session ?? recording?.own?.session ?? session
    }

    /// What checks can look at.
    var values: SessionValues { SessionValues(session: session, last: last, now: now) }

    /// Does what a lesson wants done after a command: what its own commands asked for, or what comes of a try.
    func teach() async throws {
        guard var teaching, let last, !isDemonstrating else { return }
        if teaching.pending.isEmpty, !last.isAboutLearning {
            teaching.pending = teaching.run.ran(last.typed, values.value)
        }
        self.teaching = teaching
        let pages = LessonPages(self, after: copy.bytes)
        while let action = self.teaching?.pending.first {
            do {
                try await perform(action, on: pages)
                if self.teaching != nil { self.teaching?.pending.removeFirst() }
            } catch let error as CancellationError {
                // The next command goes on there.
                throw error
            } catch {
                self.teaching?.pending = []
                throw error
            }
        }
        try keepProgress()
    }

    private func perform(_ action: LessonAction, on pages: LessonPages) async throws {
        guard let teaching else { return }
        let width = min(screen.frame.width, LessonLines.widest)
        switch action {
        case .show(let text): try pages.show(LessonLines.prose(text, width: width))
        case .demonstrate(let steps):
            for step in steps { try await demonstrate(step, on: pages) }
            try pages.show([""])
        case .ask(let number, let count, let title):
            try pages.show(LessonLines.task(number, of: count, title: title, width: width))
            if !teaching.isResumed { self.teaching?.begun = snapshot }
            self.teaching?.isResumed = false
        case .restore: restore(teaching.begun)
        case .passed(let number):
            let record = teaching.run.progress.records[number - 1]
            try pages.showAtOnce(LessonLines.passed(record.title, width: width))
        case .skipped: try pages.show([.faint("Skipped."), ""])
        case .hint(let text):
            try pages.show(LessonLines.hint(text, width: width))
        case .noMoreHints: try pages.show(LessonLines.noMoreHints(width: width))
        case .finished:
            try pages.show(LessonLines.finished(teaching, width: width))
            try stopTeaching()
        }
    }

    /// Shows a command as if it were typed, and runs it.
    private func demonstrate(_ step: Transcript.Step, on pages: LessonPages) async throws {
        guard let teaching else { return }
        let command = teaching.verification.command(of: step)
        var outcome: Outcome?
        func run() async throws {
            try screen.show([.faint("> ") + .command(command)])
            outcome = await runForOthers(command, as: teaching.author)
        }
        if pages.isActive {
            try pages.show(held: try await screen.holding(run))
        } else {
            try await run()
        }
        if let outcome { self.teaching?.verification.add(outcome, of: step) }
    }

    /// Begins a lesson, or goes on with one; what it says is shown when the running command is done.
    func beginTeaching(
        _ entry: LessonEntry, _ run: LessonRun, learner: String?, author: LineAuthor, session lesson: Session,
        actions: [LessonAction]
    ) {
        let transcript = run.lesson.transcript
        let values = transcript.choices.values(seed: run.progress.seed)
        let own = teaching?.own ?? snapshot
        begin(with: lesson)
        teaching = Teaching(
            entry: entry, learner: learner, author: author, run: run,
            verification: Verification(transcript, values: values), own: own,
            begun: snapshot, pending: actions)
    }

    /// Ends the lesson; progress is kept, and the learner's own session is back.
    func stopTeaching() throws {
        guard let teaching else { return }
        try keepProgress()
        restore(teaching.own)
        self.teaching = nil
        effects.isMovingInTime = true
    }

    /// - Throws: `Failure` when it cannot be written.
    private func keepProgress() throws {
        self.teaching?.run.noteTime(systemSeconds)
        guard let teaching, let folder = environment.store?.folder else { return }
        let store = LessonStore(folder: folder, learner: teaching.learner)
        try store.save(
            teaching.run.progress, session: session, begun: teaching.begun.session, of: teaching.entry,
            hiding: screen.secrets)
    }
}
