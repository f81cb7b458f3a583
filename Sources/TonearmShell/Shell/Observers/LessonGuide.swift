import Console
import Transcript

/// The guide through a lesson: it shows what the lesson says, and looks at what the learner types.
final class LessonGuide: LineObserver, ShellPart {
    unowned let shell: Shell
    /// The lesson that goes on; nil if none does.
    var teaching: Teaching?

    init(of shell: Shell) { self.shell = shell }

    /// Does what the lesson wants done after a command: what its own commands asked for, or what comes of a try.
    func end(_ line: LastCommand) async throws {
        guard var teaching else { return }
        var actions = teaching.pending
        teaching.pending = []
        if actions.isEmpty, !line.isAboutLearning { actions = teaching.run.ran(line.typed, shell.values.value) }
        self.teaching = teaching
        for action in actions { try await perform(action) }
        try keepProgress()
    }

    private func perform(_ action: LessonAction) async throws {
        guard let teaching else { return }
        let width = min(screen.frame.width, LessonLines.widest)
        switch action {
        case .show(let text): try screen.show(LessonLines.prose(text, width: width))
        case .demonstrate(let steps):
            for step in steps { try await demonstrate(step) }
            try screen.show([""])
        case .ask(let number, let count, let title):
            if !teaching.isResumed { self.teaching?.begun = keeper.snapshot }
            self.teaching?.isResumed = false
            try screen.show(LessonLines.task(number, of: count, title: title, width: width))
        case .restore: keeper.restore(teaching.begun)
        case .passed(let number):
            let record = teaching.run.progress.records[number - 1]
            try screen.show(LessonLines.passed(record.title, width: width))
        case .skipped: try screen.show([.faint("Skipped."), ""])
        case .hint(let text):
            try screen.show(LessonLines.hint(text, width: width))
        case .noMoreHints: try screen.show(LessonLines.noMoreHints(width: width))
        case .finished:
            try screen.show(LessonLines.finished(teaching, width: width))
            try stop()
        }
    }

    /// Shows a command as if it were typed, and runs it.
    private func demonstrate(_ step: Transcript.Step) async throws {
        guard let teaching else { return }
        let command = teaching.verification.command(of: step)
        try screen.show([.faint("> ") + .command(command)])
        let outcome = await shell.observers.performance.run(command, as: teaching.author)
        self.teaching?.verification.add(outcome, of: step)
    }

    /// Begins a lesson, or goes on with one; what it says is shown when the running command is done.
    func begin(
        _ entry: LessonEntry, _ run: LessonRun, learner: String?, author: LineAuthor, session lesson: Session,
        actions: [LessonAction]
    ) {
        let transcript = run.lesson.transcript
        let values = transcript.choices.values(seed: run.progress.seed)
        let own = teaching?.own ?? keeper.snapshot
        keeper.begin(with: lesson)
        teaching = Teaching(
            entry: entry, learner: learner, author: author, run: run,
            verification: Verification(transcript, values: values), own: own,
            begun: keeper.snapshot, pending: actions)
    }

    /// Ends the lesson; progress is kept, and the learner's own session is back.
    func stop() throws {
        guard let teaching else { return }
        try keepProgress()
        keeper.restore(teaching.own)
        self.teaching = nil
        keeper.effects.isMovingInTime = true
    }

    /// - Throws: `Failure` when it cannot be written.
    private func keepProgress() throws {
        guard let teaching, let folder = environment.store?.folder else { return }
        let store = LessonStore(folder: folder, learner: teaching.learner)
        try store.save(
            teaching.run.progress, session: session, begun: teaching.begun.session, of: teaching.entry,
            hiding: screen.secrets)
    }

    /// Goes on with the session of a lesson as it was when the learner left.
    func resume(in session: Session) {
        let begun = keeper.snapshot
        keeper.begin(with: session)
        teaching?.begun = begun
        teaching?.isResumed = true
    }
}
