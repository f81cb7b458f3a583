import Foundation
import Testing
import TonearmTestSupport

/// Tests that files of every release can still be read.
///
/// `Tests/Releases` has a folder for each: sessions, tokens, profiles, histories, lessons in progress, world files,
/// served states (`KeptProgramTests`), recordings and transcripts. A file may have lines to run and their expected
/// output. `Tests/Releases/write` writes the folder of a release.
@Suite(.waiting) struct ReleasedFileTests {
    private static let folder = Program.root.appendingPathComponent("Tests/Releases")
    private static let releases =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter {
            $0.first?.isNumber == true
        }
        .sorted()

    private let program: Program

    init() throws { program = try Program() }

    private func path(_ name: String, of release: String) -> String {
        Self.folder.appendingPathComponent(release).appendingPathComponent(name).path
    }

    /// Copies a file to its place in this release, accessible to its owner only.
    private func keep(_ name: String, of release: String, as place: String) throws {
        let text = try String(contentsOfFile: path(name, of: release), encoding: .utf8)
        let place = "state/tonearm/" + place
        try program.folder.write(text, to: place)
        try program.folder.setMode(0o600, of: place)
        let parts = place.split(separator: "/")
        for count in 1..<parts.count { try program.folder.setMode(0o700, of: parts[..<count].joined(separator: "/")) }
    }

    /// Runs the lines for a file with options that select it.
    private func expectAnswers(_ name: String, of release: String, _ options: [String]) throws {
        let expected = try String(contentsOfFile: path("\(name).txt", of: release), encoding: .utf8)
        let outcome = try program.run(options + ["run", path("\(name).tonearm", of: release)], input: [])
        #expect(outcome.errors == "")
        #expect(outcome.output == expected)
        #expect(outcome.status == 0)
    }

    @Test func `there are files of the releases that were handed out`() {
        #expect(Self.releases.starts(with: ["0.2.0", "0.3.0"]))
    }

    @Test(arguments: releases)
    func `a session of each release goes on where it was`(release: String) throws {
        try keep("session.json", of: release, as: "sessions/released.json")
        try expectAnswers("session", of: release, ["--session", "released"])
    }

    @Test(arguments: releases)
    func `a recording of each release answers`(release: String) throws {
        try expectAnswers("recording", of: release, ["--service", "har:" + path("recording.har", of: release)])
    }

    /// World files are promised since 0.3.0.
    @Test(arguments: releases.dropFirst())
    func `a world file of each release is loaded`(release: String) throws {
        let lines = try String(contentsOfFile: path("world.tonearm", of: release), encoding: .utf8)
            .replacing("$world", with: "'\(path("world.json", of: release))'")
        let outcome = try program.run([], input: Array(lines.utf8))
        #expect(outcome.errors == "")
        #expect(try outcome.output == String(contentsOfFile: path("world.txt", of: release), encoding: .utf8))
    }

    /// In 0.2.0 reduced, since a catalog file contains the whole built-in catalog; the rest is as it was written.
    @Test(arguments: releases)
    func `a catalog of each release answers`(release: String) throws {
        try expectAnswers("catalog", of: release, ["--catalog", path("catalog.catalog", of: release)])
    }

    @Test(arguments: releases)
    func `a transcript of each release is true`(release: String) throws {
        let outcome = try program.run("transcript", "verify", path("transcript.md", of: release))
        #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    }

    @Test(arguments: releases)
    func `tokens of each release are those of their session`(release: String) throws {
        try keep("tokens.session.json", of: release, as: "sessions/released.json")
        try keep("tokens.json", of: release, as: "tokens/released.json")
        let outcome = try program.run("--session", "released", "-c", "token user")
        #expect(outcome.errors == "")
        #expect(outcome.lines.first == "app          Runner on phone")
    }

    @Test(arguments: releases)
    func `a profile of each release is taken up`(release: String) throws {
        try keep("profile.json", of: release, as: "profiles/released.json")
        let outcome = try program.run("--profile", "released", "-c", "service", "-c", "token user")
        #expect(outcome.lines.first == "service  live")
        #expect(outcome.lines.contains("length   19 characters"))
    }

    @Test(arguments: releases)
    func `lines that were typed in each release are there`(release: String) throws {
        try keep("history", of: release, as: "history")
        let terminal = try program.converse()
        terminal.send("history\r")
        #expect(
            terminal.wait(
                for: "1  set pager off\n2  search born to run\n3  search a\\\\b 日本\n4  albums 310730204\n5  history"))
    }

    @Test(arguments: releases)
    func `a lesson that was begun in each release goes on where it was`(release: String) throws {
        for name in ["lesson.json", "lesson.begun.json"] {
            let kept = "lesson-tour" + name.dropFirst("lesson".count)
            try keep(name, of: release, as: "lessons/me/sessions/\(kept)")
        }
        try keep("progress.json", of: release, as: "lessons/me/progress/lesson-tour.json")
        let outcome = try program.run("-c", "lesson start tour")
        #expect(outcome.lines.first == "A tour in three minutes, where you were")
        #expect(outcome.output.contains("Task 2 of 6: Open the album\n"))
    }
}
