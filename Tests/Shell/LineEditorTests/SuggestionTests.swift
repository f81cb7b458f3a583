import Foundation
import Testing
import TonearmTestSupport

@testable import TonearmLineEditor

extension TerminalTests {
    /// Tests the grey suggestion after the line and the keys that take lines and words from the history.
    @Suite struct SuggestionTests {
        private let folder: Folder
        private let history: String

        init() throws {
            folder = try Folder()
            history = try folder.file(
                "history", "search beach bunny\nalbums 310730204\nsearch 日本語の歌 --limit 5\nstorefront jp\n")
        }

        private func session(columns: Int = 80, mode: LineEditor.Mode = .emacs) throws -> EditorSession {
            try EditorSession(
                columns: columns, history: history, mode: mode, showsHints: true,
                hinter: { line in
                    line == "search " ? ArgumentHint("TERM… [--limit N]", comesFirst: true) : nil
                })
        }

        @Test func `a command's parameters are suggested after its name and cannot be accepted`() throws {
            let session = try session()
            session.type("search ")
            #expect(session.terminal.wait { $0.lines[0] == "1> search TERM… [--limit N]" && $0.column == 10 })
            session.terminal.send("\u{5}\r")
            #expect(session.firstResults(1) == [.line("search ")])
        }

        @Test func `the newest line with the typed prefix is suggested`() throws {
            let session = try session()
            session.type("search b")
            #expect(session.terminal.wait { $0.lines[0] == "1> search beach bunny" && $0.column == 11 })
        }

        @Test(arguments: ["\u{1B}f", "\u{1B}[1;5C"])
        func `a suggestion is accepted word by word`(key: String) throws {
            let session = try session()
            session.type("sea")
            #expect(session.terminal.wait(for: "1> search 日本語の歌 --limit 5"))
            session.terminal.send(key)
            #expect(session.terminal.wait { $0.column == 9 && $0.lines[0].hasSuffix("--limit 5") })
            session.terminal.send(key)
            #expect(session.terminal.wait { $0.column == 20 && $0.lines[0].hasSuffix("--limit 5") })
            session.terminal.send("\r")
            #expect(session.firstResults(1) == [.line("search 日本語の歌")])
        }

        @Test func `without a suggestion, Alt-F moves by a word`() throws {
            let session = try session()
            session.type("xy (zz) w\u{1}\u{1B}f\u{1B}f!\r")
            #expect(session.firstResults(1) == [.line("xy (zz!) w")])
        }

        @Test func `a suggestion is cut to the row without splitting wide characters`() throws {
            let session = try session(columns: 15)
            session.type("sea")
            #expect(session.terminal.wait { $0.lines[0] == "1> search 日…" && $0.lines[1].isEmpty && $0.column == 6 })
        }

        @Test func `in the middle of a line and in vi's command mode there is no suggestion`() throws {
            let emacs = try session()
            emacs.type("sea")
            #expect(emacs.terminal.wait(for: "1> search 日"))
            emacs.terminal.send("\u{2}")
            #expect(emacs.terminal.wait { $0.lines[0] == "1> sea" && $0.column == 5 })
            let vi = try session(mode: .vi)
            vi.type("sea")
            #expect(vi.terminal.wait(for: "1> search 日"))
            vi.terminal.send("\u{1B}")
            #expect(vi.terminal.wait { $0.lines[0] == "1> sea" && $0.column == 5 })
        }

        @Test func `the up key recalls lines with the typed prefix, and down returns to it`() throws {
            let session = try session()
            session.type("search\u{1B}[A")
            #expect(session.terminal.wait(for: "1> search 日本語の歌 --limit 5"))
            session.terminal.send("\u{1B}[A")
            #expect(session.terminal.wait(for: "1> search beach bunny"))
            session.terminal.send("\u{1B}[A\u{1B}OB")
            #expect(session.terminal.wait(for: "1> search 日本語の歌 --limit 5"))
            session.terminal.send("\u{1B}[B!\r")
            #expect(session.firstResults(1) == [.line("search!")])
        }

        @Test func `after an edit the up key searches for the edited line`() throws {
            let session = try session()
            session.type("\u{1B}[A\u{1B}[A\u{1}\u{B}alb\u{1B}[A\r")
            #expect(session.firstResults(1) == [.line("albums 310730204")])
        }

        @Test func `Alt-. inserts the last word of the previous line, and again that of an older line`() throws {
            let session = try session()
            session.type("open \u{1B}.")
            #expect(session.terminal.wait(for: "1> open jp"))
            session.terminal.send("\u{1B}.\u{1B}.")
            #expect(session.terminal.wait(for: "1> open 310730204"))
            session.terminal.send("\r")
            #expect(session.firstResults(1) == [.line("open 310730204")])
        }
    }
}

@Suite struct LastWordTests {
    @Test(
        arguments: [
            ("search 'beach bunny'", "'beach bunny'"), ("albums 1 ", "1"), (#"note a\ b"#, #"a\ b"#), ("exit", "exit"),
            (#"post /v1/me --body "{ \" }" "#, #""{ \" }""#), ("", nil), ("  ", nil),
        ] as [(String, String?)])
    func `the last word of a line keeps its quotes`(line: String, word: String?) {
        #expect(LastWordWalk.lastWord(of: line) == word)
    }
}

@Suite struct PrefixSearchTests {
    @Test func `searching key by key finds the results of a search for each prefix`() {
        let entries = ["abc", "abd", "b", "abcde", "ab", "日本", "日"]
        let history = History(path: nil)
        for entry in entries { history.append(entry) }
        for line in ["abcde", "日本語", "b", "abd"] {
            for length in 0...line.count {
                let text = String(line.prefix(length))
                let expected = entries.last { $0.utf8.count > text.utf8.count && $0.utf8.starts(with: text.utf8) }
                #expect(history.latest(startingWith: text) == expected, "\(text)")
            }
        }
        history.append("abx")
        #expect(history.latest(startingWith: "ab") == "abx")
    }
}
