import Foundation
import Testing
import TonearmTestSupport

@testable import TonearmLineEditor

extension TerminalTests {
    /// Tests the colors of the line cell by cell, where libedit drew it.
    @Suite struct ColorTests {
        /// Paints words with prefix `r` red, and quoted and Japanese words yellow.
        private static let painter: @Sendable (String) -> [ColoredText] = { line in
            line.split(separator: " ", omittingEmptySubsequences: false).enumerated().flatMap { index, word in
                let code = word.first == "r" ? "31" : word.first.map { "'日".contains($0) } == true ? "33" : nil
                return (index == 0 ? [] : [ColoredText(" ")]) + [ColoredText(String(word), code: code)]
            }
        }

        private func session(
            columns: Int = 80, history: String? = nil, mode: LineEditor.Mode = .emacs, showsHints: Bool = false,
            right: String = ""
        ) throws -> EditorSession {
            try EditorSession(
                columns: columns, history: history, mode: mode, showsHints: showsHints, right: right,
                painter: Self.painter)
        }

        /// Returns the screen's rows after writing prompt and line at once.
        private static func rows(_ line: String, prompt: String = "1> ", columns: Int) -> [String] {
            var screen = TerminalScreen(columns: columns, rows: 24)
            let text = painter(line).map { $0.code == nil ? $0.text : "\u{1B}[\($0.code ?? "")m\($0.text)\u{1B}[0m" }
            screen.show((prompt + text.joined()).unicodeScalars)
            return screen.coloredLines
        }

        @Test func `typed text has its colors and loses them when it changes`() throws {
            let session = try session()
            session.type("red blue")
            #expect(session.terminal.wait { $0.coloredLines[0] == "1> {31}red{0} blue" && $0.column == 11 })
            session.terminal.send("\u{1}b")
            #expect(session.terminal.wait { $0.coloredLines[0] == "1> bred blue" && $0.column == 4 })
            session.terminal.send("\u{8}")
            #expect(session.terminal.wait { $0.coloredLines[0] == "1> {31}red{0} blue" && $0.column == 3 })
            session.terminal.send("\u{5}\r")
            #expect(session.firstResults(1) == [.line("red blue")])
        }

        /// libedit redraws characters without colors when the cursor moves right over them.
        @Test func `moving through the line keeps its colors`() throws {
            let session = try session()
            session.type("blue red green\u{1}")
            #expect(session.terminal.wait { $0.coloredLines[0] == "1> blue {31}red{0} green" && $0.column == 3 })
            for column in 4...12 {
                session.terminal.send("\u{1B}[C")
                #expect(
                    session.terminal.wait { $0.coloredLines[0] == "1> blue {31}red{0} green" && $0.column == column })
            }
        }

        @Test(arguments: 10...23)
        func `wide characters and full rows keep their positions`(columns: Int) throws {
            let session = try session(columns: columns)
            let line = "red 日本語日本語日 'x' ruby 日本日本 end"
            session.type(line)
            let rows = Self.rows(line, columns: columns)
            var end = LineLayout(columns: columns)
            end.add("1> " + line)
            #expect(
                session.terminal.wait { $0.coloredLines == rows && $0.row == end.row && $0.column == end.column },
                "\(session.terminal.screen.coloredLines) at \(session.terminal.screen.row)")
            // Move left by one across every edge and insert a character.
            for count in 1...line.unicodeScalars.count {
                session.terminal.send("\u{2}")
                let rest = String(line.unicodeScalars.dropLast(count))
                var place = LineLayout(columns: columns)
                place.add("1> " + rest)
                place.makeRoom(for: Array(line.unicodeScalars)[rest.unicodeScalars.count])
                #expect(
                    session.terminal.wait {
                        $0.coloredLines == rows && $0.row == place.row && $0.column == place.column
                    })
            }
            session.terminal.send("x")
            #expect(
                session.terminal.wait { $0.coloredLines == Self.rows("x" + line, columns: columns) && $0.column == 4 })
            session.terminal.send("\r")
            #expect(session.firstResults(1) == [.line("x" + line)])
        }

        @Test(arguments: [16, 17, 18])
        func `a line may end at the edge, wrap and shrink again`(length: Int) throws {
            let session = try session(columns: 20)
            let line = "red" + String(repeating: "r", count: length - 3)
            session.type(line)
            #expect(
                session.terminal.wait {
                    $0.coloredLines == Self.rows(line, columns: 20) && $0.row == (length + 3) / 20
                        && $0.column == (length + 3) % 20
                })
            session.terminal.send("\u{8}\u{8}")
            let shorter = String(line.dropLast(2))
            #expect(
                session.terminal.wait {
                    $0.coloredLines == Self.rows(shorter, columns: 20) && $0.row == 0 && $0.column == length + 1
                })
        }

        @Test func `combining marks are drawn with their letters, and no glyph variant changes the width`() throws {
            let session = try session()
            session.type("re\u{301}d 'x")
            #expect(session.terminal.wait { $0.coloredLines[0] == "1> {31}re\u{301}d{0} {33}'x{0}" && $0.column == 9 })
            let painted = PaintedLine([ColoredText("❤\u{FE0F}\u{200D}e\u{301}")], startingAt: LineLayout(columns: 80))
            #expect(painted?.output == "❤e\u{301}")
            #expect(PaintedLine([ColoredText("\u{301}x")], startingAt: LineLayout(columns: 80))?.output == "x")
            #expect(PaintedLine([ColoredText("a\tb")], startingAt: LineLayout(columns: 80)) == nil)
            let broken = PaintedLine([ColoredText("abcd\nx")], startingAt: LineLayout(columns: 4))
            #expect(broken?.output == "abcd\r\n\r\nx" && broken?.endRow == 2)
        }

        @Test func `colors survive a change of the terminal's width`() throws {
            let session = try session(columns: 40)
            let line = "blue red 'yellow' ruby green"
            session.type(line)
            #expect(session.terminal.wait { $0.coloredLines == Self.rows(line, columns: 40) })
            session.terminal.resize(columns: 20, rows: 24)
            kill(getpid(), SIGWINCH)
            #expect(session.terminal.wait { $0.coloredLines.starts(with: Self.rows(line, columns: 20).prefix(2)) })
            session.terminal.send("!\r")
            #expect(session.firstResults(1) == [.line(line + "!")])
        }

        @Test func `a right-hand prompt keeps its position, and a suggestion appears after the colored text`() throws {
            let folder = try Folder()
            let history = try folder.file("history", "red green\n")
            let session = try session(columns: 40, history: history, showsHints: true, right: "right")
            session.type("re")
            #expect(
                session.terminal.wait {
                    $0.coloredLines[0].hasPrefix("1> {31}re{90}d green{0}  ") && $0.coloredLines[0].hasSuffix(" right")
                        && $0.column == 5
                })
        }

        @Test func `lines found in the history have their colors`() throws {
            let folder = try Folder()
            let session = try session(history: try folder.file("history", "blue red\n"))
            session.type("\u{12}lue")
            #expect(session.terminal.wait { $0.coloredLines[0] == "search 'lue': blue {31}red{0}" })
            session.terminal.send("\u{7}")
            #expect(session.terminal.wait { $0.coloredLines[0] == "1>" })
        }

        @Test func `vi mode and pasted text have colors`() throws {
            let session = try session(mode: .vi)
            session.waitForPrompt(1)
            session.terminal.paste("red\nruby")
            #expect(session.terminal.wait { $0.coloredLines[0].hasPrefix("1> {31}red{0} ") && $0.column == 6 })
            session.terminal.send("x \u{1B}")
            #expect(session.terminal.wait { $0.coloredLines[0].hasPrefix("1> {31}redx{0} ") && $0.column == 7 })
            session.terminal.send("0")
            #expect(session.terminal.wait { $0.coloredLines[0].hasPrefix("1> {31}redx{0} ") && $0.column == 3 })
            session.terminal.send("\r")
            #expect(session.terminal.wait { $0.coloredLines[1] == "2> {31}ruby{0}" })
        }

        @Test func `a line longer than the screen can be typed`() throws {
            let session = try session(columns: 10)
            let line = String(repeating: "red ", count: 80)
            session.type(line + "\r")
            #expect(session.firstResults(1) == [.line(line)])
            session.type(line + "!", at: 2)
            #expect(session.terminal.wait { $0.lines[$0.row].hasSuffix("!") })
            session.terminal.send("\r")
            #expect(session.firstResults(2) == [.line(line), .line(line + "!")])
        }

        @Test func `painted parts that differ from the line are ignored`() throws {
            let session = try EditorSession(painter: { _ in [ColoredText("other", code: "31")] })
            session.type("typed")
            #expect(session.terminal.wait { $0.coloredLines[0] == "1> typed" && $0.column == 8 })
        }
    }
}
