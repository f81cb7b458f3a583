/// The report on a file.
package struct FileReport: Sendable {
    package let name: String
    package let result: Result
    /// The times of the commands, in the order of the file.
    package var times: [StepTime] = []

    package enum Result: Sendable {
        case passed
        case differs(Verification)
        /// The file could not be read or not run to its end.
        case failed(TranscriptError)
    }

    package var isPassed: Bool {
        if case .passed = result { true } else { false }
    }

    var duration: Duration { times.reduce(.zero) { $0 + $1.duration } }
}

/// The duration of a command.
package struct StepTime: Sendable, Hashable {
    package let file: String
    /// The one-based line number of the command.
    package let line: Int
    package let command: String
    package let duration: Duration
}
