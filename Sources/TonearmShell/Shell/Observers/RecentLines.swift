import Console
import Transcript

/// The last lines of an interactive session with their output, so that the user can save them later.
package final class RecentLines: LineObserver, ShellPart {
    unowned let shell: Shell
    /// The lines; nil if they are not stored.
    private(set) var steps: RecentSteps?

    init(of shell: Shell) { self.shell = shell }

    /// Starts storing the lines and their output.
    package func keep() {
        guard steps == nil else { return }
        steps = RecentSteps(start: SessionStart(of: shell), isFresh: session.isFresh)
        shell.observers.followOutput()
    }

    func end(_ line: LastCommand) {
        guard steps != nil, let printed = shell.observers.output.printed else { return }
        let lines = printed.isEmpty ? [] : PlainText.lines(String(decoding: printed, as: UTF8.self))
        steps?.append(
            line.fullText, Outcome(lines: lines.map(screen.secrets.hidden(in:)), status: line.status))
    }
}
