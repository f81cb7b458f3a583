import TonearmConsole
import TonearmTranscripts

/// Guides a learner through a lesson: it shows the lesson's text and checks the learner's commands.
final class LessonGuide: LineObserver, ShellPart {
    unowned let shell: Shell
    /// The current lesson; nil if there is none.
    var teaching: Teaching?

    init(of shell: Shell) { self.shell = shell }

    /// Runs the lesson's actions after a command: those that its own commands requested, or those after a try.
    func end(_ line: LastCommand) async throws {
        guard var teaching else { return }
        if teaching.pending.isEmpty, !line.isAboutLearning {
            teaching.pending = teaching.run.ran(line.typed, shell.values)
        }
        self.teaching = teaching
        let pages = LessonPages(shell, after: shell.observers.output.current)
        while let action = self.teaching?.pending.first {
            do {
                try await perform(action, on: pages)
                if self.teaching != nil { self.teaching?.pending.removeFirst() }
            } catch let error as CancellationError {
                // The remaining actions follow after the next command.
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
            if !teaching.isResumed { self.teaching?.begun = keeper.snapshot }
            self.teaching?.isResumed = false
        case .restore: keeper.restore(teaching.begun)
        case .passed(let number):
            let record = teaching.run.progress.records[number - 1]
            try pages.showAtOnce(LessonLines.passed(record.title, width: width))
        case .skipped: try pages.show([.faint("Skipped."), ""])
        case .hint(let text):
            try pages.show(LessonLines.hint(text, width: width))
        case .noMoreHints: try pages.show(LessonLines.noMoreHints(width: width))
        case .finished:
            try pages.show(LessonLines.finished(teaching, width: width))
            try stop()
        }
    }

    /// Shows a command as if it were typed, and runs it.
    private func demonstrate(_ step: Transcript.Step, on pages: LessonPages) async throws {
        guard let teaching else { return }
        let command = teaching.verification.command(of: step)
        var outcome: Outcome?
        func run() async throws {
            try screen.show([.faint("> ") + .command(command)])
            outcome = await shell.observers.performance.run(command, as: teaching.author)
        }
        if pages.isActive {
            try pages.show(held: try await screen.holding(run))
        } else {
            try await run()
        }
        if let outcome { self.teaching?.verification.add(outcome, of: step) }
    }

    /// Begins or continues a lesson. Its text is shown after the running command.
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
            verification: Verification(transcript, values: values), own: own, begun: keeper.snapshot, pending: actions)
    }

    /// Ends the lesson: progress is stored, and the learner's own session is restored.
    func stop() throws {
        guard let teaching else { return }
        try keepProgress()
        shell.observers.reporter.note(teaching, hasLeft: true)
        keeper.restore(teaching.own)
        self.teaching = nil
        keeper.effects.isMovingInTime = true
    }

    /// - Throws: `Failure` if the progress cannot be written.
    private func keepProgress() throws {
        teaching?.run.noteTime(shell.systemSeconds)
        if let teaching { shell.observers.reporter.note(teaching) }
        guard let teaching, let folder = environment.store?.folder else { return }
        let store = LessonStore(folder: folder, learner: teaching.learner)
        try store.save(
            teaching.run.progress, session: session, begun: teaching.begun.session, of: teaching.entry,
            hiding: screen.secrets)
    }

    /// Restores the lesson's session from the time when the learner left.
    func resume(in session: Session) {
        let begun = keeper.snapshot
        keeper.begin(with: session)
        teaching?.begun = begun
        teaching?.isResumed = true
    }
}
