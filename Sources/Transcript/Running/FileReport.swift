/// What became of one file.
package struct FileReport: Sendable {
    package let name: String
    package let result: Result
    /// In the order of the file.
    package var times: [StepTime] = []

    package enum Result: Sendable {
        case passed
        case differs(Verification)
        /// It could not be read, or not run to its end.
        case failed(TranscriptError)
    }

    package var isPassed: Bool {
        if case .passed = result { true } else { false }
    }

    var duration: Duration { times.reduce(.zero) { $0 + $1.duration } }
}

/// How long a command took.
package struct StepTime: Sendable, Hashable {
    package let file: String
    /// The number of the command's line, from 1.
    package let line: Int
    package let command: String
    package let duration: Duration
}
