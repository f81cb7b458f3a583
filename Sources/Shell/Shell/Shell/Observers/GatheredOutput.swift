import TonearmConsole
import TonearmTranscripts

/// Collects the output since the last command, for the observers that store it.
final class GatheredOutput: LineObserver {
    private let sink = MemorySink()
    /// The output between the last two commands; it belongs to the last one.
    private var idle: [UInt8] = []
    /// The output of the last command; nil for commands about recording, which are not recorded.
    private(set) var printed: [UInt8]?

    /// The output of the running command so far.
    var current: [UInt8] { sink.bytes }

    /// Whether the output is copied.
    private(set) var isActive = false

    /// Starts or stops copying the output of a screen.
    func follow(_ screen: Screen, isWanted: Bool) {
        if isWanted, !isActive { screen.copies.append(sink) }
        if !isWanted, isActive { screen.copies.removeAll { $0 === sink } }
        isActive = isWanted
    }

    func begin(_ line: ObservedLine) { idle = sink.take() }

    func end(_ line: LastCommand) {
        let taken = sink.take()
        guard line.isAboutRecording else {
            printed = idle.isEmpty ? taken : idle + taken
            return
        }
        sink.write(idle)
        printed = nil
    }

    /// Drops the output that does not belong to a command yet.
    func forget() {
        _ = sink.take()
        idle = []
    }

    /// Drops the output between two commands.
    func forgetIdle() { _ = sink.take() }
}

/// The last lines of an interactive session with their output, so that the user can save them later.
package final class RecentLines: LineObserver, ShellPart {
    unowned let shell: Shell
    /// The lines; nil if they are not stored.
    private(set) var steps: RecentSteps? { didSet { shell.observers.follow() } }

    init(of shell: Shell) { self.shell = shell }

    var isActive: Bool { steps != nil }

    /// Starts storing the lines and their output.
    package func keep() {
        guard steps == nil else { return }
        steps = RecentSteps(start: SessionStart(of: shell), isFresh: session.isFresh)
        shell.observers.followOutput()
    }

    func end(_ line: LastCommand) {
        guard let printed = shell.observers.output.printed else { return }
        let lines = printed.isEmpty ? [] : PlainText.lines(String(decoding: printed, as: UTF8.self))
        steps?.append(
            line.fullText, Outcome(lines: lines.map(screen.secrets.hidden(in:)), status: line.status))
    }
}
