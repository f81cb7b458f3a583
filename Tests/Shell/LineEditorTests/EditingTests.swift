import Foundation
import Testing
import TonearmLineEditor
import TonearmTestSupport

extension TerminalTests {
    @Suite struct EditingTests {
        @Test func `a typed line is returned without its line end`() throws {
            let session = try EditorSession()
            session.type("albums 310730204\r")
            #expect(session.firstResults(1) == [.line("albums 310730204")])
        }

        @Test func `a Japanese character takes two columns and one step`() throws {
            let session = try EditorSession()
            session.type("日本")
            #expect(session.terminal.wait { $0.column == 7 })
            session.terminal.send("\u{2}X")
            #expect(session.terminal.wait { $0.lines[0] == "1> 日X本" && $0.column == 6 })
            session.terminal.send("\r")
            #expect(session.firstResults(1) == [.line("日X本")])
        }

        @Test func `a combining mark is in the text but takes no column`() throws {
            let session = try EditorSession()
            session.type("e\u{301}!")
            #expect(session.terminal.wait { $0.lines[0].hasSuffix("!") && $0.column == 5 })
            session.terminal.send("\r")
            guard case .line(let text)? = session.firstResults(1).first else {
                Issue.record("no line")
                return
            }
            #expect(Array(text.unicodeScalars) == ["e", "\u{301}", "!"])
        }

        @Test func `Ctrl-D ends input on an empty line only`() throws {
            let session = try EditorSession()
            session.type("ab\u{1}\u{4}\r")
            session.type("\u{4}", at: 2)
            #expect(session.firstResults(2) == [.line("b"), .endOfInput])
        }

        @Test func `vi keys work in vi mode`() throws {
            let session = try EditorSession(mode: .vi)
            session.type("abc\u{1B}")
            // Escape ends inserting, and moves the cursor back.
            #expect(session.terminal.wait { $0.column == 5 })
            session.terminal.send("0x")
            #expect(session.terminal.wait { $0.lines[0] == "1> bc" })
            session.terminal.send("A!\r")
            #expect(session.firstResults(1) == [.line("bc!")])
        }

        @Test func `text typed ahead becomes the next line`() throws {
            let session = try EditorSession()
            session.type("one\rtwo\r")
            #expect(session.firstResults(2) == [.line("one"), .line("two")])
        }

        @Test func `input ends after a hang-up`() throws {
            let session = try EditorSession()
            session.type("half")
            session.end()
            #expect(session.firstResults(1) == [.endOfInput])
        }

        @Test func `the terminal's modes are restored, and pastes are no longer marked`() throws {
            let session = try EditorSession()
            session.waitForPrompt(1)
            #expect(!session.terminal.isCooked)
            session.terminal.send("\u{4}")
            #expect(session.firstResults(1) == [.endOfInput])
            #expect(session.terminal.isCooked)
            // The last output reaches the terminal a moment after it was written.
            func output() -> String { String(decoding: session.terminal.output, as: UTF8.self) }
            #expect(session.terminal.waitUntil { output().contains("\u{1B}[?2004l") })
            session.terminal.settle()
            #expect(output().components(separatedBy: "\u{1B}[?2004h").last?.contains("\u{1B}[?2004l") == true)
        }

        @Test func `a line over several rows is edited at its beginning`() throws {
            let session = try EditorSession(columns: 20)
            session.type(String(repeating: "a", count: 40) + "\u{1}X")
            #expect(session.terminal.wait { $0.lines[0] == "1> X" + String(repeating: "a", count: 16) })
            #expect(session.terminal.wait { $0.lines[2] == "aaaa" && $0.row == 0 && $0.column == 4 })
        }

        @Test func `a missing or dumb terminal has no editor`() throws {
            let terminal = try PseudoTerminal()
            let file = terminal.terminal
            let history = History(path: nil)
            #expect(
                LineEditor(program: "t", input: file, output: file, environment: ["TERM": "dumb"], history: history)
                    == nil)
            #expect(LineEditor(program: "t", input: file, output: file, environment: [:], history: history) == nil)
            let null = open("/dev/null", O_RDWR)
            defer { close(null) }
            #expect(
                LineEditor(program: "t", input: null, output: file, environment: ["TERM": "xterm"], history: history)
                    == nil)
        }
    }
}
