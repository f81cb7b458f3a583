import Testing
import TonearmTestSupport

/// Tests that a learner who leaves a lesson with the shell comes back to it.
@Suite(.waiting) struct LeftLessonTests {
    private let program: Program

    init() throws { program = try Program() }

    private func leave(_ lines: String...) throws {
        let terminal = try program.converse()
        for line in lines { terminal.send(line + "\r") }
        terminal.send("exit\r")
        #expect(terminal.waitForExit() == 0)
    }

    @Test func `the next shell goes on with the lesson that was left, and undo works there`() throws {
        try leave("storefront de", "lesson start tour --learner ada", "search born to run", "open 1", "storefront gb")
        let back = try program.converse()
        #expect(back.wait(for: "A tour in three minutes, where you were"))
        #expect(back.wait(for: "Task 3 of 6: Follow its tracks"))
        back.send("undo\r")
        #expect(back.wait(for: "Undone: storefront gb"))
        back.send("lesson stop\r")
        #expect(back.wait(for: "Your own session is back."))
        back.send("storefront\r")
        #expect(back.wait(for: "de Germany"))
    }

    @Test func `a lesson that was stopped stays stopped, and a fresh shell begins without it`() throws {
        try leave("lesson start tour", "lesson stop")
        let stopped = try program.converse()
        #expect(!stopped.screen.text.contains("where you were"))
        stopped.send("lesson start tour\r")
        #expect(stopped.wait(for: "Task 1 of 6"))
        stopped.send("exit\r")
        #expect(stopped.waitForExit() == 0)
        let fresh = try program.converse("--fresh")
        #expect(!fresh.screen.text.contains("where you were"))
        // A script has a session of its own.
        #expect(try program.run("-c", "lesson hint").status == 1)
    }
}
