import Foundation
import Testing
import TonearmDevice
import TonearmShell
import TonearmTestSupport
import TonearmTexts

/// Scenarios, lessons, transcripts and waiting commands at a terminal, as the shipped program runs them.
@Suite(.waiting) struct SituationTests {
    @Test(arguments: Scenario.all.map(\.name))
    func `a scenario can be loaded, played and explained`(name: String) throws {
        let outcome = try ComparedConversation.run([
            "scenario load \(name)", "capabilities", "play albums/310730204", "explain", "offer", "dismiss", "now",
            "queue", "undo", "status",
        ])
        #expect(!outcome.printed.joined().contains("itself failed"))
        #expect(outcome.printed[0].contains("consent") || outcome.printed[0].contains("phone"), "\(outcome.printed[0])")
        #expect(outcome.status == 0)
    }

    @Test(arguments: BuiltInLessons.all.filter { $0.file != "tour.ja.md" }.map(\.file))
    func `the author's solution passes the first task of a lesson`(file: String) throws {
        let text = String(decoding: try ProjectFiles.bytes(of: "Sources/Shell/Texts/Lessons/\(file)"), as: UTF8.self)
        // The first session block behind the first check.
        let solution = text.components(separatedBy: "```check\n")[1].components(separatedBy: "```tonearm\n")[1]
            .components(separatedBy: "\n```")[0].split(separator: "\n")
        let lines = solution.filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
        let name = String(file.dropLast(3))
        let outcome = try ComparedConversation.run(["lesson start \(name)"] + lines + ["lesson stop"])
        #expect(!outcome.printed.joined().contains("itself failed"))
        #expect(outcome.printed.joined().contains("Task 2 of"), "\(outcome.printed.joined())")
        #expect(outcome.status == 0)
    }

    @Test func `a session is recorded, stopped, verified and performed`() throws {
        let folder = try TemporaryFolder()
        let conversation = try ShellConversation(BuiltPrograms.path("tonearm"), in: folder)
        try conversation.run("transcript start session.md")
        #expect(try conversation.run("search ella mai").contains("Heart On My Sleeve"))
        try conversation.run("bogus")
        try conversation.run("open 1")
        #expect(try conversation.run("transcript stop").contains("Recorded"))
        #expect(try conversation.run("transcript verify session.md").contains("session.md"))
        #expect(conversation.leave() == 0)

        let performed = try PseudoTerminal(
            running: BuiltPrograms.path("tonearm"), arguments: ["transcript", "play", "--speed", "10", "session.md"],
            environment: ["HOME": folder.path, "TERM": "xterm-256color", "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"],
            directory: folder.path)
        #expect(performed.waitForExit() == 0, "\(performed.screen.text)")
        #expect(String(decoding: performed.output, as: UTF8.self).contains("Unknown command"))
    }

    @Test(arguments: ["! sleep 600", "watch albums/310730204 --until 'rows > 99'"])
    func `Ctrl-C ends a command that waits, and the shell goes on`(line: String) throws {
        let folder = try TemporaryFolder()
        let conversation = try ShellConversation(BuiltPrograms.path("tonearm"), in: folder)
        try conversation.run("albums 310730204")
        try conversation.interrupt(line)
        #expect(try conversation.run("version").contains("tonearm "))
        #expect(conversation.leave() == 0)
    }

    @Test func `Ctrl-C ends the wait of a request that is tried again, and half a line`() throws {
        let folder = try TemporaryFolder()
        let conversation = try ShellConversation(BuiltPrograms.path("tonearm"), in: folder, hasClock: true)
        try conversation.run("fault set 429 --times 9")
        try conversation.interrupt("albums 310730204", after: "waiting")
        try conversation.run("fault clear")
        try conversation.type("albums 3107", until: "us> albums 3107")
        try conversation.interrupt()
        #expect(try conversation.run("version").contains("tonearm "))
        #expect(conversation.leave() == 0)
    }
}
