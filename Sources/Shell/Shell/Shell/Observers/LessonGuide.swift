import TonearmConsole
import TonearmTranscripts
import TonearmWorld

/// Guides a learner through a lesson: it shows the lesson's text and checks the learner's commands.
final class LessonGuide: LineObserver, ShellPart {
    unowned let shell: Shell
    /// The current lesson; nil without one.
    var teaching: Teaching? { didSet { shell.observers.follow() } }
    /// The session before the running line.
    private var before: SessionValues?

    init(of shell: Shell) { self.shell = shell }

    var isActive: Bool { teaching != nil }

    func begin(_ line: ObservedLine) { before = shell.values }

    /// Runs the lesson's actions after a command: those that its own commands requested, or those after a try.
    func end(_ line: LastCommand) async throws {
        let pages = LessonPages(shell, after: shell.observers.output.current)
        pages.prompt = teaching?.words.pagePrompt ?? pages.prompt
        let before = before
        self.before = nil
        if attachClass(), let words = teaching?.words { try pages.show(LessonLines(words, screen).attached) }
        var isTold = false
        if teaching?.pending.isEmpty == true, line.isTry {
            isTold = try await check(line, since: before)
        } else {
            isTold = teaching?.detour.isImpossible == true && teaching?.pending.contains { $0.isHint } == true
        }
        // A class sees that the lesson began before the learner has read its first pages.
        if let teaching { shell.observers.reporter.note(teaching) }
        try await performPending(on: pages)
        if isTold { try await showWayBack(pages) }
        try keepProgress()
    }

    /// Checks a line that the learner typed.
    /// - Returns: whether the learner must be told that the task cannot be done from here.
    private func check(_ line: LastCommand, since before: SessionValues?) async throws -> Bool {
        guard var teaching else { return false }
        let wasPossible = !teaching.detour.isImpossible
        let isPassed = teaching.run.passes(line.typed, shell.values)
        if !isPassed {
            teaching.detour.note(
                try await verdict(teaching), isElsewhere: isElsewhere(teaching),
                isTried: teaching.run.isTried(line.typed, shell.values))
        }
        let detour = teaching.detour
        teaching.pending = teaching.run.ran(
            line.typed, shell.values, since: before, hasChanged: before.map { $0.session != session } ?? true,
            isPossible: !detour.isImpossible, wasPossible: wasPossible)
        // The author's hint for the line that led here has the way back.
        let isHinted = teaching.pending.contains(where: \.isHint) && teaching.run.lastHint?.namesWayBack == true
        if detour.isToTell, wasPossible, isHinted { teaching.detour.noteHint() }
        self.teaching = teaching
        return !isPassed && teaching.detour.isToTell
    }

    /// Attaches the world of a class to the learner's own session if the learner attached it during the lesson. A
    /// lesson's own service answers it, and the class gets the progress.
    /// - Returns: whether it was attached.
    private func attachClass() -> Bool {
        guard let teaching, let attachment = session.attachment, teaching.begun.session.attachment == nil,
            shell.background.attached.membership(in: attachment.world) != nil
        else { return false }
        self.teaching?.own = teaching.own.attaching(attachment, at: session.world.address)
        session = session.detached
        shell.background.attached.lendTokens()
        client.disconnect()
        return true
    }

    private func performPending(on pages: LessonPages) async throws {
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
    }

    private func perform(_ action: LessonAction, on pages: LessonPages) async throws {
        guard let teaching else { return }
        let lines = LessonLines(teaching.words, screen)
        switch action {
        case .show(let text): try pages.show(LessonLines.prose(text, width: lines.width))
        case .demonstrate(let steps):
            for step in steps { try await demonstrate(step, on: pages) }
            try pages.show([""])
        case .ask(let number, let count, let title):
            try pages.show(lines.task(number, of: count, title: title))
            if try await beginTask() { try await showWayBack(pages) }
        case .restore: try await goBack()
        case .passed(let number):
            try pages.showAtOnce(lines.passed(teaching.run.progress.records[number - 1].title))
            if try await approach(isSkipped: false) { try pages.show(lines.moved) }
        case .skipped:
            try pages.show(lines.skipped)
            if try await approach(isSkipped: true) { try pages.show(lines.moved) }
        case .hint(let text): try pages.show(lines.hint(text))
        case .noMoreHints: try pages.show(lines.noMoreHints)
        case .remind(let number, let count, let title): try pages.show(lines.reminder(number, of: count, title: title))
        case .finished:
            try pages.show(lines.finished(teaching))
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
        if let folder = environment.store?.folder {
            teaching?.kept = LessonStore(folder: folder, learner: learner).changes(of: entry)
        }
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
        if let kept = teaching.kept { keeper.snapshot.keepChanges(in: kept, hiding: screen.secrets) }
        let store = LessonStore(folder: folder, learner: teaching.learner)
        try store.save(
            teaching.run.progress, session: session, begun: teaching.begun.session, changes: teaching.kept?.stamp,
            of: teaching.entry, hiding: screen.secrets)
    }

    /// Restores the lesson's session from the time when the learner left.
    func resume(_ kept: LessonStore.KeptSession) {
        let begun = keeper.snapshot
        keeper.begin(with: kept.now)
        keeper.goOn(with: kept.changes)
        teaching?.kept = kept.changes
        teaching?.begun = begun
        teaching?.keepsBeginning = true
    }
}
