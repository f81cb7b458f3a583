/// An observer of the lines that a shell runs.
protocol LineObserver: AnyObject {
    /// Whether the observer also hears of lines that a lesson or a presenter types.
    var hearsDemonstrations: Bool { get }
    /// Hears of a line that is about to run.
    func begin(_ line: ObservedLine)
    /// Hears of a line that ran, after its answer was shown.
    /// - Throws: `Failure` if the observer cannot do its work. The line then fails.
    func end(_ line: LastCommand) async throws
}

extension LineObserver {
    var hearsDemonstrations: Bool { false }

    func begin(_ line: ObservedLine) {}

    func end(_ line: LastCommand) async throws {}
}

/// A line that is about to run.
struct ObservedLine {
    /// The line as typed, without its secrets.
    var text: String
    /// Whether the line is a command of a line that was read, and belongs into the history.
    var isCommand = false
}
