import Foundation
import Testing

/// Sessions as people read them, played and compared. With TONEARM_UPDATE_TRANSCRIPTS=1 their outputs are written anew, and the test fails, so
/// that nobody takes that for a proof.
@Suite struct TranscriptTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// Every Markdown file below Tests/Transcripts, and the README.
    private static let paths: [String] = {
        let folder = "Tests/Transcripts/"
        let names = try? FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)
        return (names ?? []).filter { $0.hasSuffix(".md") }.sorted().map { folder + $0 } + ["README.md"]
    }()

    @Test func `the transcripts are found`() { #expect(Self.paths.contains("Tests/Transcripts/first-light.md")) }

    @Test(arguments: paths)
    func `a session prints what its transcript says`(path: String) async throws {
        let url = Self.root.appendingPathComponent(path)
        let file = try TranscriptFile(String(contentsOf: url, encoding: .utf8))
        #expect(!file.steps.isEmpty)
        var updated = file
        var printed: [[String]] = []
        let session = ShellSession()
        for step in file.steps {
            let outcome = await session.run(step.typed)
            let lines =
                outcome.lines
                + outcome.errors.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
            #expect(lines == step.printed, "\(path):\(step.place.lowerBound): \(step.typed)")
            printed.append(lines)
        }
        guard ProcessInfo.processInfo.environment["TONEARM_UPDATE_TRANSCRIPTS"] == "1" else { return }
        // From the end, so that places stay where they are.
        for (step, lines) in zip(file.steps, printed).reversed() { updated.replace(step, with: lines) }
        try Data(updated.text.utf8).write(to: url)
        Issue.record("\(path) was written anew: look at the difference, and run the tests again")
    }

    @Test func `a transcript is read and written without loss`() {
        let text = """
            # Prose
            > a quotation
            ```sh
            > not ours
            ```
            ```tonearm
            > where
            \\> here
              there

            > set
            ```
            more
            """
        var file = TranscriptFile(text)
        #expect(file.text == text)
        #expect(file.steps.map(\.typed) == ["where", "set"])
        #expect(file.steps[0].printed == ["> here", "  there", ""])
        #expect(file.steps[1].printed == [])
        file.replace(file.steps[1], with: ["> x"])
        file.replace(file.steps[0], with: ["> here", "  there", ""])
        #expect(file.text == text.replacingOccurrences(of: "> set\n", with: "> set\n\\> x\n"))
    }
}
