import Foundation
import Testing
import TonearmDevice
import TonearmTestSupport
import TonearmTranscripts

/// Tests that each story of the scenario catalogue has a transcript.
struct ScenarioTranscriptTests {
    private static let folder = ProjectFiles.root.appendingPathComponent("Tests/Transcripts/scenarios")

    /// The stories of MusicKit on the web and of developer tokens, which have their own commands.
    private static let others = Set("BI")

    private static let entries = Scenario.all.flatMap { scenario in
        scenario.entries.filter { !others.contains($0.first ?? "-") }.map { (entry: $0, scenario: scenario.name) }
    }

    @Test(arguments: entries)
    func `an entry has its transcript, which begins where the scenario does`(entry: String, scenario: String) throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        let name = try #require(names.first { $0.hasPrefix("\(entry)-") && $0.hasSuffix(".md") })
        let text = try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
        #expect(text.hasPrefix("# \(entry) · "))
        let transcript = try Transcript(text, name: name)
        #expect(transcript.steps.contains { $0.command == "scenario load \(scenario)" })
    }
}
