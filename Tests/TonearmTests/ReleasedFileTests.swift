import Foundation
import TemporaryFolderSupport
import Testing

/// What each release wrote is in `Tests/Releases`, a folder for each, and is read for ever: its session, its recording and its transcript. Beside
/// a file stand lines that ask of it, and what they print.
@Suite struct ReleasedFileTests {
    private static let folder = Program.root.appendingPathComponent("Tests/Releases")
    private static let releases =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { !$0.hasPrefix(".") }
        .sorted()

    private let program: Program

    init() throws { program = try Program() }

    private func path(_ name: String, of release: String) -> String {
        Self.folder.appendingPathComponent(release).appendingPathComponent(name).path
    }

    /// Runs the lines beside a file with options that lead to it.
    private func expectAnswers(_ name: String, of release: String, _ options: [String]) throws {
        let expected = try String(contentsOfFile: path("\(name).txt", of: release), encoding: .utf8)
        let outcome = try program.run(options + ["run", path("\(name).tonearm", of: release)], input: [])
        #expect(outcome.errors == "")
        #expect(outcome.output == expected)
        #expect(outcome.status == 0)
    }

    @Test func `there are files of the first release that was handed out`() {
        #expect(Self.releases.contains("0.2.0"))
    }

    @Test(arguments: releases)
    func `a session of each release goes on where it was`(release: String) throws {
        try program.folder.write(
            try String(contentsOfFile: path("session.json", of: release), encoding: .utf8),
            to: "state/tonearm/sessions/released.json")
        for part in ["state", "state/tonearm", "state/tonearm/sessions"] {
            try program.folder.setMode(0o700, of: part)
        }
        try program.folder.setMode(0o600, of: "state/tonearm/sessions/released.json")
        try expectAnswers("session", of: release, ["--session", "released"])
    }

    @Test(arguments: releases)
    func `a recording of each release answers`(release: String) throws {
        try expectAnswers("recording", of: release, ["--service", "har:" + path("recording.har", of: release)])
    }

    @Test(arguments: releases)
    func `a transcript of each release is true`(release: String) throws {
        let outcome = try program.run("transcript", "verify", path("transcript.md", of: release))
        #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    }
}
