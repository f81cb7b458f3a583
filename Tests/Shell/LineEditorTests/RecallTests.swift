import Foundation
import Testing
import TonearmLineEditor
import TonearmTestSupport

extension TerminalTests {
    @Suite struct RecallTests {
        private let folder: Folder
        private let history: String

        init() throws {
            folder = try Folder()
            history = try folder.file("history", "albums 310730204\nsearch 日本語\nstorefront jp\n")
        }

        @Test func `the up key recalls the latest entry first`() throws {
            let session = try EditorSession(history: history)
            session.type("\u{1B}[A\u{1B}[A\r")
            #expect(session.firstResults(1) == [.line("search 日本語")])
        }

        @Test func `Ctrl-R finds an entry by any part`() throws {
            let session = try EditorSession(history: history)
            session.type("\u{12}3107")
            #expect(session.terminal.wait(for: "search '3107': albums 310730204"))
            session.terminal.send("\r")
            #expect(session.firstResults(1) == [.line("albums 310730204")])
            #expect(session.terminal.wait { $0.lines[0] == "1> albums 310730204" })
        }

        @Test func `Ctrl-R again finds an older entry, and a failure keeps the last`() throws {
            let session = try EditorSession(history: history)
            session.type("\u{12}S")
            #expect(session.terminal.wait(for: "no more 'S':"))
            session.terminal.send("\u{7F}r")
            #expect(session.terminal.wait(for: "search 'r': storefront jp"))
            session.terminal.send("\u{12}")
            #expect(session.terminal.wait(for: "search 'r': search 日本語"))
            session.terminal.send("\u{12}")
            #expect(session.terminal.wait(for: "no more 'r': search 日本語"))
        }

        @Test func `Ctrl-G in a search restores the line`() throws {
            let session = try EditorSession(history: history)
            session.type("mine\u{12}jp")
            #expect(session.terminal.wait(for: "storefront jp"))
            session.terminal.send("\u{7}!\r")
            #expect(session.firstResults(1) == [.line("mine!")])
        }

        @Test func `an arrow key in a search accepts the match and moves`() throws {
            let session = try EditorSession(history: history)
            session.type("\u{12}jp\u{1B}[Dx\r")
            #expect(session.firstResults(1) == [.line("storefront jxp")])
        }

        @Test func `a control character in the file does not reach the terminal on recall`() throws {
            let file = try folder.file("hostile", "show \u{1B}[31mred\u{7}\n")
            let session = try EditorSession(history: file)
            session.type("\u{10}")
            #expect(session.terminal.wait(for: "1> show [31mred"))
            #expect(!session.terminal.output.contains(7))
        }

        @Test func `a hint shows the rest of the latest entry and is not part of the line`() throws {
            let session = try EditorSession(history: history, showsHints: true)
            session.type("alb")
            #expect(session.terminal.wait { $0.lines[0] == "1> albums 310730204" && $0.column == 6 })
            session.terminal.send("x")
            #expect(session.terminal.wait { $0.lines[0] == "1> albx" })
            session.terminal.send("\r")
            #expect(session.firstResults(1) == [.line("albx")])
        }

        @Test(arguments: ["\u{1B}[C", "\u{5}", "\u{6}", "\u{1B}[F"])
        func `a key that moves right at the end accepts the hint`(key: String) throws {
            let session = try EditorSession(history: history, showsHints: true)
            session.type("s")
            #expect(session.terminal.wait(for: "1> storefront jp"))
            session.terminal.send(key + "\r")
            #expect(session.firstResults(1) == [.line("storefront jp")])
        }

        @Test func `a hint does not move the right-hand prompt`() throws {
            let session = try EditorSession(columns: 30, history: history, showsHints: true, right: "right")
            session.type("alb")
            let margin = String(repeating: " ", count: 5) + "right"
            #expect(session.terminal.wait { $0.lines[0] == "1> albums 310730204" + margin })
            session.terminal.send("x")
            #expect(session.terminal.wait { $0.lines[0] == "1> albx" + String(repeating: " ", count: 17) + "right" })
        }
    }
}
