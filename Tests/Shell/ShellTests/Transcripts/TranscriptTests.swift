import Foundation
import Testing
import TonearmShell
import TonearmTestSupport
import TonearmTranscripts

/// Runs transcripts again and compares their outputs.
///
/// With TONEARM_UPDATE_TRANSCRIPTS=1 their outputs are rewritten, and the test fails, so that an update cannot be
/// mistaken for a proof.
@Suite struct TranscriptTests {
    @Test func `the transcripts are found`() {
        let paths = ["README.md", "docs/exploring.md", "Tests/Transcripts/first-light.md"]
        #expect(Set(paths).isSubset(of: ProjectFiles.transcripts))
    }

    @Test(arguments: ProjectFiles.transcripts)
    func `a session prints what its transcript says`(path: String) async throws {
        let transcript = try ProjectFiles.transcript(path)
        #expect(!transcript.steps.isEmpty)
        let report = try #require(try await TestStage.report(transcript.bytes, name: path))
        let said = RunSummary.lines(about: report).joined(separator: "\n")
        #expect(report.isPassed, "\(said)")
        guard case .differs(let verification) = report.result,
            ProcessInfo.processInfo.environment["TONEARM_UPDATE_TRANSCRIPTS"] == "1"
        else { return }
        try Data(verification.updated).write(to: ProjectFiles.root.appendingPathComponent(path))
        Issue.record("\(path) was written anew: look at the difference, and run the tests again")
    }
}
