/// A session that runs commands in order: a shell, or a substitute in tests.
package protocol Performer {
    /// Runs a command; one of several lines contains line feeds.
    /// - Throws: an error if there is no outcome, `PerformanceProblem` for a reason to report. It ends the session.
    mutating func run(_ command: String) async throws -> Outcome
}

/// A reason why a command has no outcome, or a session cannot begin.
package struct PerformanceProblem: FileProblem, Sendable, Hashable {
    package var why: String
    package var next: String

    package init(_ why: String, next: String) {
        self.why = why
        self.next = next
    }

    /// Returns the problem of a command that asks the user.
    package static func readsFromTerminal(_ command: String) -> PerformanceProblem {
        PerformanceProblem(
            "'\(command)' reads from the terminal, and there is none",
            next: "Give the answer with the command, or in a command of its own.")
    }

    static func ranTooLong(_ command: String, _ limit: Duration) -> PerformanceProblem {
        PerformanceProblem(
            "'\(command)' still runs, and a file has \(limit.seconds) s", next: "Remove it, or raise the limit.")
    }

    static func interrupted(_ command: String) -> PerformanceProblem {
        PerformanceProblem("'\(command)' was interrupted", next: "Run it again.")
    }

    static func unexpected(_ error: any Error) -> PerformanceProblem {
        PerformanceProblem(String(describing: error), next: "Run the command by itself to see more.")
    }
}
