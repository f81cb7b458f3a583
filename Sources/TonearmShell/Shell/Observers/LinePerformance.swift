import Console
import MusicWorld
import Transcript

/// The performance of a transcript: lines that a presenter types in a session of their own.
package final class LinePerformance: ShellPart {
    unowned let shell: Shell
    /// The user's own session while a performance goes on; nil otherwise.
    private(set) var suspended: Suspended?

    init(of shell: Shell) { self.shell = shell }

    /// The state of the shell that a performance puts aside.
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
        // A recording shows the same rows on every screen.
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

    /// Puts the user's own session back.
    func end(_ own: Suspended) {
        suspended = nil
        shell.environment.seed = own.seed
        shell.observers.lesson.teaching = own.teaching
        keeper.restore(own.snapshot)
        screen.frame.width = own.width
        screen.frame.fittedHeight = own.height
        keeper.effects.isMovingInTime = true
    }

    /// Runs a line of a person who has taken a performance over.
    /// - Returns: the status with which a script that stops here would exit.
    package func runAside(_ line: String) async -> Int32 { await run(line, as: .person).status }

    /// Runs a command that a lesson or a presenter types, inside of a command.
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
