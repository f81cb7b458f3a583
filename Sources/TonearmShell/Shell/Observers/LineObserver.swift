/// An observer of the lines that a shell runs.
protocol LineObserver: AnyObject {
    /// Whether the observer is also notified of lines from a lesson or a presenter.
    var hearsDemonstrations: Bool { get }
    /// Called before a line runs.
    func begin(_ line: ObservedLine)
    /// Called after a line ran and its answer was shown.
    /// - Throws: `Failure` if the observer cannot do its work; the line fails then.
    func end(_ line: LastCommand) async throws
}

extension LineObserver {
    var hearsDemonstrations: Bool { false }

    func begin(_ line: ObservedLine) {}

    func end(_ line: LastCommand) async throws {}
}

/// A line that is about to run.
struct ObservedLine {
    /// The line as typed, with secrets redacted.
    var text: String
    /// Whether the line is a command that belongs in the history.
    var isCommand = false
}
