import Console
import MusicWorld
import Transcript

/// Commands that others than the user type.
extension Shell {
    /// What a performance puts aside.
    struct BeforePerformance {
        let snapshot: SessionKeeper.Snapshot
        let seed: () -> UInt64
        let teaching: Teaching?
        let width: Int
        let height: Int?
    }

    /// Puts a session in the place of the user's own.
    func beginPerformance(of session: Session, _ start: SessionStart) -> BeforePerformance {
        let before = BeforePerformance(
            snapshot: keeper.snapshot, seed: environment.seed, teaching: teaching, width: screen.frame.width,
            height: screen.frame.fittedHeight)
        // A recording shows the same rows on every screen.
        screen.frame.fittedHeight = start.height
        var session = session
        session.settings.color = self.session.settings.color
        keeper.begin(with: session)
        environment.seed = { start.seed }
        teaching = nil
        client.forgetAutomaticToken()
        performed = before
        return before
    }

    func endPerformance(_ before: BeforePerformance) {
        performed = nil
        environment.seed = before.seed
        teaching = before.teaching
        keeper.restore(before.snapshot)
        screen.frame.width = before.width
        screen.frame.fittedHeight = before.height
        keeper.effects.isMovingInTime = true
    }

    /// Runs a line of whoever has taken a performance over.
    /// - Returns: the status with which a script would end that stops here.
    package func runAside(_ line: String) async -> Int32 { await runForOthers(line, as: .person).status }

    /// Runs a command that somebody else types, a lesson or a presenter, inside of a command.
    func runForOthers(_ command: String, as author: LineAuthor) async -> Outcome {
        let (wasDemonstrating, before) = (isDemonstrating, last)
        defer { last = before }
        isDemonstrating = true
        let copy = MemorySink()
        screen.copies.append(copy)
        let status = await writing(as: author) { await runComplete(command) }
        screen.copies.removeAll { $0 === copy }
        isDemonstrating = wasDemonstrating
        let lines = PlainText.lines(String(decoding: copy.bytes, as: UTF8.self))
        return Outcome(lines: lines, status: status)
    }
}
