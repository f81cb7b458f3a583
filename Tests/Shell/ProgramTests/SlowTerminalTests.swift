import Foundation
import Testing
import TonearmTestSupport

/// Tests a terminal that reads more slowly than the program prints.
@Suite(.waiting) struct SlowTerminalTests {
    let program: Program

    init() throws { program = try Program() }

    @Test func `Ctrl-C ends what is being printed, and the shell goes on`() throws {
        let terminal = try program.converse()
        terminal.send("search love --types songs --limit 25\r")
        #expect(terminal.wait(for: "open N"))
        terminal.send("set pager off\r")
        #expect(terminal.wait(for: "pager  off"))
        // Some hundred kilobytes, of which a terminal buffers a few.
        terminal.send("all -o json\r")
        #expect(terminal.wait(for: "\"attributes\""))
        usleep(500_000)
        terminal.send("\u{3}")
        usleep(100_000)
        #expect(terminal.wait(for: "Interrupted."))
        terminal.send("where\r")
        #expect(terminal.wait { $0.lines[$0.row].hasSuffix(">") })
        terminal.send("exit\r")
        #expect(terminal.waitForExit() == 0)
    }
}
