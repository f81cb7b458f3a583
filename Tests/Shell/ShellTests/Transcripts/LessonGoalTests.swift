import Foundation
import Testing
import TonearmConsole
import TonearmTerminalText
import TonearmTestSupport
import TonearmTranscripts

@testable import TonearmShell

/// Tests that lists name lessons by what one learns in them.
@Suite struct LessonGoalTests {
    private static let entries = LessonLibrary(folder: nil, language: nil).entries

    @Test(arguments: entries.map(\.name) + ["tour.ja"])
    func `what one learns fits a list of 80 columns`(name: String) throws {
        let parts = name.split(separator: ".").map(String.init)
        let library = LessonLibrary(folder: nil, language: parts.count > 1 ? parts[1] : nil)
        let header = try #require(try library.lesson(parts[0]).transcript().header)
        let goal = try #require(header.goal)
        #expect(goal != header.title && !goal.hasSuffix("."))
        #expect(displayWidth(goal) <= 46, "\(goal)")
    }

    @Test func `the list names it whole, at a terminal too`() async {
        for session in [ShellSession(), ShellSession(isTerminal: true)] {
            let lines = await session.run("lesson list").lines
            #expect(lines[0].contains("What you learn"))
            #expect(lines[1].hasPrefix("tour             Find an album, open it, and see its request "))
            #expect(!lines.contains { $0.contains("…") }, "\(lines)")
        }
    }

    @Test func `a lesson without a summary is named by its title`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("---\nformat: 1\ntitle: Greetings\n---\n# Greetings\n", to: "lessons/hello.md")
        let session = ShellSession()
        session.shell.environment.lessons.folder = folder.path + "/lessons"
        #expect(await session.run("lesson list").output.contains("Greetings"))
    }

    @Test func `a summary names lessons in the language that is asked for`() async throws {
        let folder = try TemporaryFolder()
        let session = ShellSession(store: SessionStore(folder: folder.path + "/state"))
        try await session.runAll("lesson start tour", "search born to run", "lesson stop")
        #expect(await session.run("lesson summary").output.contains("A tour in three minutes"))
        let japanese = await session.run("lesson summary --language ja").output
        #expect(japanese.contains("3分でひとめぐり") && !japanese.contains("A tour in three minutes"))
        #expect(japanese.contains("| 1 | Search | passed |"))
        let unknown = await session.run("lesson summary --language xx")
        #expect(unknown.errors.contains("Cannot show lessons in 'xx': no lesson is in this language"))
    }
}
