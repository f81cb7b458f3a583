import AppleMusicAPI
import Foundation
import Testing
import TonearmAlgorithms
import TonearmShell
import TonearmSimulator
import TonearmTestSupport
import TonearmWorld

@testable import TonearmTranscripts

/// Tests that changing any character of a transcript's output fails at its line.
@Suite struct ChangedCharacterTests {
    private static let changesPerFile = 60

    @Test(arguments: ProjectFiles.transcripts)
    func `any changed character of an output fails at its line`(path: String) async throws {
        let transcript = try ProjectFiles.transcript(path)
        let outcomes = try await outcomes(of: transcript)
        let printed = transcript.steps.flatMap { step in
            step.output.indices.map { step.lineNumber(ofOutput: $0) }
        }.filter { !transcript.lines[$0 - 1].text.isEmpty }
        var random = RandomSource(seed: UInt64(path.utf8.count))
        for _ in 0..<min(Self.changesPerFile, printed.count) {
            let number = printed[Int(random.next() % UInt64(printed.count))]
            let place = Int(random.next() % UInt64(transcript.lines[number - 1].text.unicodeScalars.count))
            let changed = Self.text(of: transcript, changing: place, ofLine: number)
            let found = Self.linesThatFail(changed, outcomes, name: path)
            #expect(found.contains(number), "character \(place) of line \(number): \(found)")
        }
    }

    /// Runs the transcript and returns its outcomes.
    private func outcomes(of transcript: Transcript) async throws -> [Outcome] {
        let stage = try TranscriptStage(for: transcript, client: TestStage.client)
        var verification = Verification(transcript)
        var outcomes: [Outcome] = []
        for step in transcript.steps {
            let outcome = try await stage.run(verification.command(of: step))
            verification.add(outcome, of: step)
            outcomes.append(outcome)
        }
        return outcomes
    }

    private static func text(of transcript: Transcript, changing place: Int, ofLine number: Int) -> String {
        var lines = transcript.lines.map { String($0.text) }
        var scalars = Array(lines[number - 1].unicodeScalars)
        scalars[place] = scalars[place] == "x" ? "y" : "x"
        lines[number - 1] = String(String.UnicodeScalarView(scalars))
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns the numbers of the lines at which a file with these outcomes fails, or cannot be read.
    private static func linesThatFail(_ text: String, _ outcomes: [Outcome], name: String) -> [Int] {
        do {
            let transcript = try Transcript(text, name: name)
            var verification = Verification(transcript)
            for (step, outcome) in zip(transcript.steps, outcomes) { verification.add(outcome, of: step) }
            return verification.differences.map(\.line)
        } catch {
            return [error.line].compactMap { $0 }
        }
    }
}
