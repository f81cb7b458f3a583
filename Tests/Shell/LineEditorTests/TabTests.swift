import Foundation
import Testing
import TonearmLineEditor
import TonearmTestSupport

extension TerminalTests {
    @Suite struct TabTests {
        private let candidates = [
            Candidate("albums", description: "fetch albums"), Candidate("artists", description: "fetch artists"),
            Candidate("artwork"), Candidate("--limit=", continues: true),
        ]

        @Test func `Tab completes a word and adds a space`() throws {
            let session = try EditorSession(candidates: candidates)
            session.type("al\t")
            #expect(session.terminal.wait { $0.lines[0] == "1> albums" && $0.column == 10 })
        }

        @Test func `Tab adds no space after an incomplete word`() throws {
            let session = try EditorSession(candidates: candidates)
            session.type("all --\t5\r")
            #expect(session.firstResults(1) == [.line("all --limit=5")])
        }

        @Test func `Tab completes in the middle of a line`() throws {
            let session = try EditorSession(candidates: candidates)
            session.type("al 日本")
            session.terminal.send(String(repeating: "\u{2}", count: 3) + "\t!\r")
            #expect(session.firstResults(1) == [.line("albums! 日本")])
        }

        @Test func `Tab adds the common prefix, then lists the candidates above a new prompt`() throws {
            let session = try EditorSession(candidates: candidates)
            session.type("ar\t")
            #expect(session.terminal.wait { $0.lines[0] == "1> art" })
            session.terminal.send("\t")
            #expect(session.terminal.wait { $0.lines[3] == "1> art" && $0.row == 3 && $0.column == 6 })
            #expect(session.terminal.screen.lines[1...2] == ["artists  fetch artists", "artwork"])
            session.terminal.send("w\t\r")
            #expect(session.firstResults(1) == [.line("artwork ")])
        }

        @Test func `Tab without candidates rings the bell`() throws {
            let session = try EditorSession(candidates: candidates)
            session.type("zz\t")
            #expect(session.terminal.wait { _ in session.terminal.output.contains(7) })
            #expect(session.terminal.screen.lines[0] == "1> zz")
        }

        @Test func `a list longer than the screen is shown page by page in a cycle`() throws {
            let session = try EditorSession(columns: 40, candidates: (10...219).map { Candidate("c\($0) \($0)") })
            func expect(_ footer: String) {
                #expect(
                    session.terminal.wait {
                        $0.lines[$0.row] == "1> c" && $0.row > 0 && $0.lines[$0.row - 1].hasPrefix(footer)
                    })
            }
            session.type("c")
            for footer in ["… and 130 more", "… and 50 more", "end of the 210", "… and 130 more", "… and 50 more"] {
                session.terminal.send("\t")
                expect(footer)
            }
            // Another line begins with the first page.
            session.terminal.send("x\u{8}\t")
            expect("… and 130 more")
            // A smaller page begins at the end of the larger one.
            session.terminal.resize(columns: 20, rows: 24)
            session.terminal.send("\t")
            expect("… 90 more: Tab")
        }

        @Test func `escape sequences in candidates never reach the terminal`() throws {
            let hostile = "\u{1B}[31m\u{9B}2J\u{7}\u{202E}"
            let session = try EditorSession(candidates: [
                Candidate("xa\(hostile)", description: "about\(hostile) it"), Candidate("xb\(hostile)"),
            ])
            session.type("x\t")
            #expect(session.terminal.wait(for: "about[31m2J it"))
            session.terminal.send("a\t")
            #expect(session.terminal.wait(for: "> xa[31m2J"))
            let output = String(decoding: session.terminal.output, as: UTF8.self)
            #expect(!output.contains("\u{1B}[31m"))
            #expect(!output.unicodeScalars.contains { ["\u{9B}", "\u{7}", "\u{202E}"].contains($0) })
        }

        @Test func `the list appears below all rows of a wrapped line`() throws {
            let session = try EditorSession(columns: 20, candidates: candidates)
            session.type("ar" + String(repeating: " b", count: 15))
            session.terminal.send("\u{1}\u{6}\u{6}\t\t")
            #expect(session.terminal.wait { $0.lines[2] == "artists  fetch art…" || $0.lines[2].hasPrefix("artists") })
            #expect(session.terminal.wait { $0.lines[4].hasPrefix("1> art b b") && $0.row == 4 && $0.column == 6 })
        }
    }
}
