import TonearmConsole
import TonearmTranscripts
import TonearmWorld

/// A performance of a transcript: its lines run in a separate session.
package final class LinePerformance: ShellPart {
    unowned let shell: Shell
    /// The user's own session during a performance; nil otherwise.
    private(set) var suspended: Suspended?

    init(of shell: Shell) { self.shell = shell }

    /// The state of the shell that a performance replaces.
    struct Suspended {
        let snapshot: SessionKeeper.Snapshot
        let seed: () -> UInt64
        let teaching: Teaching?
        let width: Int
        let height: Int?
    }

    /// Replaces the user's own session.
    func begin(_ session: Session, _ start: SessionStart) -> Suspended {
        let lesson = shell.observers.lesson
        let own = Suspended(
            snapshot: keeper.snapshot, seed: environment.seed, teaching: lesson.teaching, width: screen.frame.width,
            height: screen.frame.fittedHeight)
        // A recording must show the same rows on every screen.
        screen.frame.fittedHeight = start.height
        var session = session
        session.settings.display.color = self.session.settings.display.color
        keeper.begin(with: session)
        shell.environment.seed = { start.seed }
        lesson.teaching = nil
        client.forgetAutomaticToken()
        suspended = own
        return own
    }

    /// Restores the user's own session.
    func end(_ own: Suspended) {
        suspended = nil
        shell.environment.seed = own.seed
        shell.observers.lesson.teaching = own.teaching
        keeper.restore(own.snapshot)
        screen.frame.width = own.width
        screen.frame.fittedHeight = own.height
        keeper.effects.isMovingInTime = true
    }

    /// Runs a line of a user who has interrupted a performance.
    /// - Returns: the exit status of a script that would end here.
    package func runAside(_ line: String) async -> Int32 { await run(line, as: .person).status }

    /// Runs a command of a lesson or a presenter within another command.
    func run(_ command: String, as author: LineAuthor) async -> Outcome {
        let observers = shell.observers
        let (wasDemonstrating, last) = (observers.isDemonstrating, observers.last)
        defer { observers.last = last }
        observers.isDemonstrating = true
        let copy = MemorySink()
        screen.copies.append(copy)
        let status = await shell.writing(as: author) { await shell.runComplete(command) }
        screen.copies.removeAll { $0 === copy }
        observers.isDemonstrating = wasDemonstrating
        let lines = PlainText.lines(String(decoding: copy.bytes, as: UTF8.self))
        return Outcome(lines: lines, status: status)
    }
}
