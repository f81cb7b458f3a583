import Console
import Transcript

/// The last lines of an interactive session and their output, for a user who wants to have them in a file after all.
package final class RecentLines: LineObserver, ShellPart {
    unowned let shell: Shell
    /// Nil if they are not kept.
    private(set) var steps: RecentSteps?

    init(of shell: Shell) { self.shell = shell }

    /// Keeps the last lines and their output from now on.
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
