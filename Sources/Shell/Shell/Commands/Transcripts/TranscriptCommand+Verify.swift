import AppleMusicAPI
import TonearmConsole
import TonearmSystem
import TonearmTranscripts

/// The forms that run transcripts again.
extension TranscriptCommand {
    struct Verify: Action {
        var files: [FilePath] = []
        var keepGoing = false
        var options = RunOptions()
        var times = false
        var junit: FilePath?

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.required(&files, "Transcripts, and folders that contain them.")
            // All files are run with or without the flag, which is hidden: it only accepts command lines of 0.2.0.
            fields.flag("keep-going", &keepGoing, isHidden: true)
            fields.group(&options)
            fields.flag("times", &times, "List the slowest commands.")
            fields.option("junit", &junit, "The file for a report in JUnit format.")
        }

        func check() throws(Failure) { _ = try options.limitSeconds() }

        /// Whether the line contains the name of a new file, the report.
        var givesName: Bool { junit != nil }

        mutating func run(in context: some LessonContext) async throws -> any View {
            let files = try TranscriptFiles(files.map(\.text))
            let reports = try await options.run(files, in: context)
            if let junit { try FileSink.write(Array(JUnitReport.text(reports).utf8), to: junit.text) }
            return VerificationView(reports: reports, showsTimes: times, others: files.others)
        }
    }

    struct Update: Action {
        var files: [FilePath] = []
        var options = RunOptions()

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.required(&files, "Transcripts, and folders that contain them.")
            fields.group(&options)
        }

        func check() throws(Failure) { _ = try options.limitSeconds() }

        mutating func run(in context: some LessonContext) async throws -> any View {
            let files = try TranscriptFiles(files.map(\.text))
            let reports = try await options.run(files, in: context)
            return UpdateView(updates: reports.map(Self.update))
        }

        private static func update(_ report: FileReport) -> FileUpdate {
            guard case .differs(let verification) = report.result else {
                return FileUpdate(report: report, failure: nil)
            }
            let error = FileSystem.rewrite(report.name, verification.updated)
            let failure = error.map { Failure("Cannot write '\(report.name)'", $0.description) }
            return FileUpdate(report: report, failure: failure)
        }
    }
}

/// The options of the forms that run several files.
struct RunOptions: DeclaredArguments {
    var jobs: Int?
    var limit: DurationText?
    var trust = TrustOption()

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.option("jobs", &jobs, "The number of files that run side by side, 1 to 64.", in: 1...64)
        fields.option("limit", &limit, "The longest time that a file may take, such as 60s.")
        fields.group(&trust)
    }

    /// - Throws: `Failure` if the limit is not a length of time.
    func limitSeconds() throws(Failure) -> Int? {
        guard let limit else { return nil }
        return try TimeSpan.parse(limit.text, to: "run a file no longer than")
    }

    func run(_ files: TranscriptFiles, in context: any LessonContext) async throws -> [FileReport] {
        _ = try context.depth(ofRunning: files.paths.first ?? "")
        return try await context.verify(
            files.sources, workers: jobs ?? OperatingSystem.processors, limit: try limitSeconds(),
            isTrusted: trust.trust)
    }
}

/// The result of updating a file.
struct FileUpdate: Sendable {
    let report: FileReport
    /// The reason why the file was not updated; nil if it was updated.
    let failure: Failure?

    fileprivate var word: String {
        switch report.result {
        case .passed: "unchanged"
        case .differs: failure == nil ? "updated" : "failed"
        case .failed: "failed"
        }
    }

    fileprivate var lines: [StyledText] {
        if let failure { return failure.lines }
        switch report.result {
        case .passed: return [StyledText("unchanged  \(report.name)")]
        case .differs(let verification):
            let count = verification.differences.count
            return [.command("updated    \(report.name)  \(count) difference\(count == 1 ? "" : "s")")]
        case .failed: return RunSummary.lines(about: report).map { StyledText($0, .error) }
        }
    }
}

struct UpdateView: View {
    let updates: [FileUpdate]

    private var isDone: Bool { updates.allSatisfy { $0.word != "failed" } }

    var failureStatus: Failure.Status? { isDone ? nil : .failed }

    func lines(in frame: Screen.Frame) -> [StyledText] { updates.flatMap(\.lines) }

    var body: Body? {
        .json(["files": .array(updates.map { ["name": .string($0.report.name), "result": .string($0.word)] })])
    }
}
