import TonearmConsole
import TonearmTranscripts
import TonearmWorld

/// The beginnings of tasks, and the ways back to them from detours of the learner.
extension LessonGuide {
    /// Begins a task in the present state, or goes on with the one that was begun.
    /// - Returns: whether the learner must be told that it cannot be done from here.
    func beginTask() async throws -> Bool {
        guard var teaching else { return false }
        if !teaching.keepsBeginning { teaching.begun = keeper.snapshot }
        teaching.keepsBeginning = false
        teaching.detour = LessonDetour()
        teaching.detour.note(try await verdict(teaching), isElsewhere: isElsewhere(teaching))
        self.teaching = teaching
        return teaching.detour.isToTell
    }

    /// Moves to the author's state before the next task if its demonstrations and its solution would fail in the
    /// learner's. Without demonstrations the learner can choose, unless the task before was skipped.
    /// - Returns: whether the state was moved.
    func approach(isSkipped: Bool) async throws -> Bool {
        guard let teaching, teaching.run.currentTask != nil else { return false }
        let demonstrations = teaching.run.demonstrations
        guard isSkipped || !demonstrations.isEmpty else { return false }
        let rehearsal = LessonRehearsal(shell: shell, teaching: teaching)
        guard try await rehearsal.verdict(from: keeper.snapshot, demonstrating: demonstrations) == .impossible,
            let other = try await rehearsal.authorsState(isDemonstrated: false),
            let state = try await move(
                to: other, by: isSkipped ? "lesson skip" : "lesson", rehearsal, demonstrations)
        else { return false }
        keeper.restore(state)
        return true
    }

    /// Goes back to the beginning of the task: to the learner's own, or to the author's if that cannot be done.
    func goBack() async throws {
        guard let teaching else { return }
        self.teaching?.keepsBeginning = true
        let rehearsal = LessonRehearsal(shell: shell, teaching: teaching)
        if session == teaching.begun.session, try await rehearsal.verdict(from: keeper.snapshot) != .impossible {
            return
        }
        let again = "lesson again"
        if let state = try await move(to: teaching.begun, by: again, rehearsal) {
            keeper.restore(state)
        } else if let other = try await rehearsal.authorsState(isDemonstrated: true),
            let state = try await move(to: other, by: again, rehearsal)
        {
            keeper.restore(state)
            self.teaching?.begun = other
        } else {
            keeper.restore(keeper.snapshot.moved(to: teaching.begun, by: again, withSteps: false))
        }
    }

    /// Returns a state that differs from the present one by a step to another; nil if the task cannot be done from it.
    ///
    /// A task about `undo` needs the steps before its beginning, too.
    private func move(
        to other: SessionKeeper.Snapshot, by line: String, _ rehearsal: LessonRehearsal,
        _ demonstrations: [Transcript.Step] = []
    ) async throws -> SessionKeeper.Snapshot? {
        for isWhole in [false, true] {
            let state = keeper.snapshot.moved(to: other, by: line, withSteps: isWhole)
            if try await rehearsal.verdict(from: state, demonstrating: demonstrations) != .impossible { return state }
        }
        return nil
    }

    func verdict(_ teaching: Teaching) async throws -> LessonDetour.Verdict {
        try await LessonRehearsal(shell: shell, teaching: teaching).verdict(from: keeper.snapshot)
    }

    /// Returns whether another service answers than at the beginning of the task.
    func isElsewhere(_ teaching: Teaching) -> Bool {
        let begun = teaching.begun.session
        return session.world.address != begun.world.address || session.attachment != begun.attachment
    }

    /// Shows that the task cannot be done from here, and the commands that lead back.
    func showWayBack(_ pages: LessonPages) async throws {
        guard var teaching else { return }
        let lines = LessonLines(teaching.words, screen)
        teaching.detour.noteTold()
        self.teaching = teaching
        if teaching.detour.isElsewhere { return try pages.show(lines.elsewhere) }
        let rehearsal = LessonRehearsal(shell: shell, teaching: teaching)
        var ways: [String] = []
        for way in ["undo", "back"] where ways.isEmpty {
            if try await rehearsal.verdict(from: keeper.snapshot, after: [way]) == .possible { ways.append(way) }
        }
        try pages.show(lines.wayBack(ways + ["lesson again"]))
    }
}

extension LessonAction {
    var isHint: Bool {
        switch self {
        case .hint, .noMoreHints: true
        default: false
        }
    }
}

extension LastCommand {
    /// Whether the line can be a try of a task: a command that neither controls lessons nor is a comment.
    var isTry: Bool { !isAboutLearning && !isBlank && !typed.drop(while: \.isWhitespace).hasPrefix("#") }
}
