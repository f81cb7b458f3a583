import AppleMusicAPI
import Console
import Transcript

/// Running transcripts again.
extension TranscriptCommand {
    func verify(in shell: Shell) async throws -> any View {
        let files = try TranscriptFiles(names)
        let reports = try await run(files, keepsGoing: keepGoing, in: shell)
        if let junit { try FileSink.write(Array(JUnitReport.text(reports).utf8), to: junit.text) }
        return VerificationView(reports: reports, showsTimes: times, others: files.others)
    }

    func update(in shell: Shell) async throws -> any View {
        let files = try TranscriptFiles(names)
        let reports = try await run(files, keepsGoing: true, in: shell)
        let updates = reports.map { report -> FileUpdate in
            guard case .differs(let verification) = report.result else {
                return FileUpdate(report: report, failure: nil)
            }
            let number = FileSystem.rewrite(report.name, verification.updated)
            let failure = number.map { Failure("Cannot write '\(report.name)'", OperatingSystem.message($0)) }
            return FileUpdate(report: report, failure: failure)
        }
        return UpdateView(updates: updates)
    }

    /// A session that a transcript performs may do the same once more, and that one not: a file that verified itself would
    /// never come to an end.
    private static let depth = 1

    private func run(_ files: TranscriptFiles, keepsGoing: Bool, in shell: Shell) async throws -> [FileReport] {
        let depth = shell.environment.nesting.depth
        guard depth <= Self.depth else {
            throw Failure(
                "Cannot run '\(files.paths.first ?? "")'", "this session is run by a transcript that a transcript runs",
                next: "Name the file in the first command: 'transcript verify FILE FILE'.")
        }
        let (client, standard) = (shell.client, shell.environment.nesting.limit)
        let author = shell.author(ofFile: trust)
        let seconds = try limit.map { try TimeSpan.parse($0.text, to: "run a file no longer than") }
        let verifier = Verifier(
            workers: jobs ?? OperatingSystem.processors, limit: .seconds(max(seconds ?? standard, 1)),
            keepsGoing: keepsGoing
        ) { transcript in
            try TranscriptStage(for: transcript, client: client, depth: depth + 1, limit: standard, author: author)
        }
        var count = 0
        let reports = await verifier.run(files.sources) { _ in
            count += 1
            // Where it cannot be shown, the result cannot be shown either, and that is said.
            try? shell.screen.progress("\(count) of \(files.paths.count) …")
        }
        try Task.checkCancellation()
        return reports
    }
}

/// What became of a file that was to be written anew.
struct FileUpdate: Sendable {
    let report: FileReport
    /// Why it was not written.
    let failure: Failure?
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

extension FileUpdate {
    fileprivate var word: String {
        switch report.result {
        case .passed: "unchanged"
        case .differs: failure == nil ? "updated" : "failed"
        case .failed, .notRun: "failed"
        }
    }

    fileprivate var lines: [StyledText] {
        if let failure { return failure.lines }
        switch report.result {
        case .passed: return [StyledText("unchanged  \(report.name)")]
        case .differs(let verification):
            let count = verification.differences.count
            return [.command("updated    \(report.name)  \(count) difference\(count == 1 ? "" : "s")")]
        case .failed, .notRun: return RunSummary.lines(about: report).map { StyledText($0, .error) }
        }
    }
}
