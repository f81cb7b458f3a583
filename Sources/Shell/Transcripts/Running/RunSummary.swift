/// A summary of a run of several files, for people.
package struct RunSummary: Sendable {
    private let reports: [FileReport]

    package init(_ reports: [FileReport]) { self.reports = reports }

    package var isPassed: Bool { reports.allSatisfy(\.isPassed) }

    /// Returns the lines about a file: one if it passed; for differences also the messages and the diff.
    package static func lines(about report: FileReport) -> [String] {
        switch report.result {
        case .passed: ["passed   \(report.name)  \(count(report.times.count, "command"))"]
        case .failed(let error): ["failed   \(report.name)", "\(error.what): \(error.why)", error.next]
        case .differs(let verification):
            ["differs  \(report.name)  \(count(verification.differences.count, "difference"))"]
                + verification.differences.map(\.sentence) + verification.diff
        }
    }

    /// The counts: `3 files, 41 commands: 1 passed, 1 differs, 1 could not be run`
    package var sentence: String {
        let parts = [
            (count { if case .passed = $0 { true } else { false } }, "passed", "passed"),
            (count { if case .differs = $0 { true } else { false } }, "differs", "differ"),
            (count { if case .failed = $0 { true } else { false } }, "could not be run", "could not be run"),
        ]
        let counts = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)" }
        let commands = reports.reduce(0) { $0 + $1.times.count }
        return "\(Self.count(reports.count, "file")), \(Self.count(commands, "command"))"
            + (counts.isEmpty ? "" : ": " + counts.joined(separator: ", "))
    }

    /// Returns the slowest commands, slowest first.
    package func slowest(_ limit: Int) -> [StepTime] {
        Array(reports.flatMap(\.times).sorted { $0.duration > $1.duration }.prefix(max(limit, 0)))
    }

    /// Returns a line about a command: `0.012 s  tour.md:31  search night`
    package static func line(_ time: StepTime) -> String {
        "\(time.duration.seconds) s  \(time.file):\(time.line)  \(time.command.exactLines.joined(separator: " "))"
    }

    private func count(_ isCounted: (FileReport.Result) -> Bool) -> Int { reports.count { isCounted($0.result) } }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}

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
        case failed(TranscriptFailure)
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
