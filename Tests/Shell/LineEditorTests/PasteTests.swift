import Testing
import TonearmLineEditor
import TonearmTestSupport

extension TerminalTests {
    @Suite struct PasteTests {
        @Test func `a paste of three lines runs no command, and each line waits for Return`() throws {
            let session = try EditorSession()
            session.waitForPrompt(1)
            session.terminal.paste("one\ntwo\n\nthree\n")
            #expect(session.terminal.wait { $0.lines[0].hasPrefix("1> one") && $0.column == 6 })
            #expect(session.terminal.screen.lines[0].hasSuffix("2 more pasted lines"))
            session.terminal.settle()
            #expect(session.firstResults(0) == [])
            session.terminal.send("!\r")
            #expect(session.terminal.wait { $0.lines[1].hasPrefix("2> two") })
            session.terminal.send("\r")
            #expect(session.terminal.wait { $0.lines[2] == "3> three" })
            session.terminal.send("\r")
            #expect(session.firstResults(3) == [.line("one!"), .line("two"), .line("three")])
            session.waitForPrompt(4)
            #expect(session.terminal.wait { $0.lines[3] == "4>" })
        }

        @Test func `a paste is inserted at the cursor`() throws {
            let session = try EditorSession()
            session.type("ad\u{2}")
            session.terminal.paste("bc")
            session.terminal.send("\r")
            #expect(session.firstResults(1) == [.line("abcd")])
        }

        @Test func `control characters of a paste are removed, and its tabs do not complete`() throws {
            let session = try EditorSession(candidates: [Candidate("albums")])
            session.waitForPrompt(1)
            session.terminal.paste("al\tx\u{1B}[2Jy\u{4}z")
            #expect(session.terminal.wait { $0.lines[0] == "1> al x[2Jyz" })
        }

        @Test func `invisible characters are removed from typed keys too`() throws {
            let session = try EditorSession()
            session.type("a\u{202E}b\u{9B}c\u{200B}d\r")
            #expect(session.firstResults(1) == [.line("abcd")])
        }

        @Test func `a terminal with an invalid type has no editor`() throws {
            for type in ["\u{1B}]0;x\u{7}", "a b", "x/../y", String(repeating: "x", count: 65), ""] {
                let session = try EditorSession(environment: ["TERM": type])
                #expect(session.firstResults(1) == [.endOfInput])
                #expect(session.terminal.output.isEmpty)
            }
        }

        @Test(arguments: [LineEditor.Mode.emacs, .vi])
        func `keys work after a paste`(mode: LineEditor.Mode) throws {
            let session = try EditorSession(mode: mode)
            session.waitForPrompt(1)
            session.terminal.paste("日本")
            session.terminal.send("語\r")
            #expect(session.firstResults(1) == [.line("日本語")])
        }
    }
}
