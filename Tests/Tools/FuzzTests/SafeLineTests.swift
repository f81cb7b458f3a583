import Testing
import TonearmShell

@testable import TonearmFuzzHarnesses

/// Tests that the shell's fuzzer runs no line with outside effects.
@Suite struct SafeLineTests {
    private func isSafe(_ line: String) -> Bool { SafeLine.isSafe(line, in: ShellStage().shell.session) }

    @Test(arguments: [
        "where > a", "where | sort", "! ls", "source a", "world save a", "attach a", "token user set x",
        "time where > a",
        "set width 80; where > a",
        "let a = x; where > $a", "let a = source; $a x", "LET a = source; $a x", "time let a = x; where | $a",
        "redo; where > $a", "undo; ${a} x",
    ])
    func `a line that accesses a file or a program is not run`(line: String) {
        #expect(!isSafe(line))
    }

    @Test(arguments: [
        "where", "search x; open 1", "let a = x; where", "where $a", "where > $a", "where; where > $1",
        "search x; open a $1", "'",
        "unknown > ",
    ])
    func `other lines are run`(line: String) {
        #expect(isSafe(line))
    }
}
