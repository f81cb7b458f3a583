import Testing
import TonearmTestSupport

@Suite struct PseudoTerminalTests {
    @Test func `a program has its own controlling terminal`() throws {
        let terminal = try PseudoTerminal(
            running: "/bin/sh", arguments: ["-c", "stty size < /dev/tty; echo $WORD; read x; echo got $x; exit 3"],
            environment: ["WORD": "hello", "PATH": "/usr/bin:/bin"], columns: 50, rows: 10)
        #expect(terminal.wait(for: "10 50\nhello"))
        terminal.send("日本\n")
        #expect(terminal.wait(for: "got 日本"))
        #expect(terminal.waitForExit() == 3)
    }

    @Test func `Ctrl-C reaches the program as a signal`() throws {
        let terminal = try PseudoTerminal(
            running: "/bin/sh", arguments: ["-c", "echo ready; exec cat"], environment: ["PATH": "/usr/bin:/bin"])
        #expect(terminal.wait(for: "ready"))
        terminal.send("\u{3}")
        #expect(terminal.waitForExit() == 130)
    }

    @Test func `the program receives a new size`() throws {
        let terminal = try PseudoTerminal(
            running: "/bin/sh",
            arguments: ["-c", "trap 'stty size; exit' WINCH; echo ready; while :; do read x; done"],
            environment: ["PATH": "/usr/bin:/bin"])
        #expect(terminal.wait(for: "ready"))
        terminal.resize(columns: 33, rows: 11)
        #expect(terminal.wait(for: "11 33"))
    }

    @Test func `a missing program exits with 127`() throws {
        #expect(try PseudoTerminal(running: "/no/such/program").waitForExit() == 127)
    }
}

@Suite struct ScreenTests {
    private func lines(_ output: String, columns: Int = 6, rows: Int = 3) -> [String] {
        var screen = TerminalScreen(columns: columns, rows: rows)
        screen.show(output.unicodeScalars)
        return screen.lines
    }

    @Test func `text wraps and scrolls`() {
        #expect(lines("abcdefgh\r\n1\r\n2") == ["gh", "1", "2"])
        #expect(lines("abcdef\r\nx") == ["abcdef", "x", ""])
        #expect(lines("abcde日") == ["abcde", "日", ""])
    }

    @Test func `the cursor moves and erases`() {
        #expect(lines("abc\u{8}X\rY\u{1B}[C\u{1B}[CZ") == ["YbXZ", "", ""])
        #expect(lines("abc\u{1B}[2D\u{1B}[K") == ["a", "", ""])
        #expect(lines("a\r\nb\u{1B}[A\u{1B}[J") == ["a", "", ""])
        #expect(lines("a\u{1B}7bc\u{1B}8X") == ["aXc", "", ""])
        #expect(lines("abc\r\u{1B}[2@\u{1B}[31mx\u{1B}[C\u{1B}[P") == ["x bc", "", ""])
    }
}
