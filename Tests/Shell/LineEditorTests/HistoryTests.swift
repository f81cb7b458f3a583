import Foundation
import Testing
import TonearmLineEditor

@Suite struct HistoryTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
    }

    private func history(_ name: String = "history", limit: Int = 10_000) -> History {
        History(path: folder.path(name), limit: limit)
    }

    @Test func `an entry keeps its number`() throws {
        let history = History(path: try folder.file("history", "a\nb\nc\n"), limit: 4)
        #expect(history.numbered.map(\.number) == [1, 2, 3])
        history.append("a")
        history.append("d")
        history.append("e")
        #expect(history.numbered.map(\.text) == ["c", "a", "d", "e"])
        #expect(history.numbered.map(\.number) == [3, 4, 5, 6])
    }

    @Test func `each line is in the file as soon as it is appended`() throws {
        let history = history()
        history.append("albums 1")
        #expect(try folder.text("history") == "albums 1\n")
        history.append("next")
        #expect(try folder.text("history") == "albums 1\nnext\n")
        #expect(self.history().entries == ["albums 1", "next"])
    }

    @Test func `new files and folders are accessible to their owner only`() throws {
        History(path: folder.path("a/b/history")).append("x")
        #expect(try folder.mode("a/b/history") == 0o600)
        #expect(try folder.mode("a/b") == 0o700)
        #expect(try folder.mode("a") == 0o700)
    }

    @Test func `of equal lines only the latest is kept`() throws {
        let history = history()
        for line in ["a", "b", "a"] { history.append(line) }
        #expect(history.entries == ["b", "a"])
        #expect(self.history().entries == ["b", "a"])
    }

    @Test func `an empty line or a line with a leading space is not stored`() throws {
        let history = history()
        history.append(" token secret")
        history.append("")
        #expect(history.entries == [])
        #expect(try folder.names == [])
    }

    @Test func `backslashes and newlines survive storing`() throws {
        let lines = [#"get /a\n\\b\"#, "two\nlines", #"\"#]
        let history = history()
        for line in lines { history.append(line) }
        #expect(self.history().entries == lines)
        #expect(try folder.text("history").split(separator: "\n").count == 3)
    }

    @Test func `control characters are neither written nor loaded`() throws {
        let history = history()
        history.append("a\u{1B}[31m\u{9B}b\tc\u{202E}")
        #expect(try folder.text("history") == "a[31mb c\n")
        _ = try folder.file("other", "x\u{1B}]0;y\u{7}\n")
        #expect(self.history("other").entries == ["x]0;y"])
        #expect(self.history("other").takeProblems() == [])
    }

    @Test func `the number of entries is limited, in memory and in the file`() throws {
        let history = history(limit: 3)
        for number in 1...5 { history.append("line \(number)") }
        #expect(history.entries == ["line 3", "line 4", "line 5"])
        #expect(self.history(limit: 3).entries == ["line 3", "line 4", "line 5"])
    }

    @Test func `only the end of a long file is loaded`() throws {
        _ = try folder.file("history", (1...100_000).map { "albums 3107\($0)\n" }.joined())
        let entries = history().entries
        #expect(entries.count == 10_000)
        #expect(entries.first == "albums 310790001")
        #expect(entries.last == "albums 3107100000")
    }

    @Test(arguments: [1, 65_535, 65_536, 65_537, 200_000])
    func `a line may cross the blocks of a read`(length: Int) throws {
        let long = String(repeating: "日", count: length / 3) + String(repeating: "a", count: length % 3) + "x"
        _ = try folder.file("history", "first\n\(long)\nlast\n")
        #expect(history().entries == ["first", long, "last"])
        #expect(history().takeProblems() == [])
    }

    @Test func `a file of twice the limit is shortened when a line is appended`() throws {
        _ = try folder.file("history", (1...25).map { "line \($0)\n" }.joined())
        let history = history(limit: 10)
        history.append("new")
        #expect(history.takeProblems() == [])
        #expect(try folder.text("history") == (17...25).map { "line \($0)\n" }.joined() + "new\n")
        #expect(try folder.names == ["history"])
        #expect(try folder.mode("history") == 0o600)
    }

    @Test func `a long session keeps its file short`() throws {
        let history = history(limit: 10)
        for number in 1...100 { history.append("line \(number)") }
        #expect(try folder.text("history").split(separator: "\n").count <= 21)
        #expect(self.history(limit: 10).entries == history.entries)
    }

    @Test func `two shells that append at once neither lose nor tear lines`() {
        let path = folder.path("history")
        DispatchQueue.concurrentPerform(iterations: 2) { shell in
            let history = History(path: path, limit: 5_000)
            for number in 1...500 {
                history.append("shell \(shell) line \(number) \(String(repeating: "x", count: number))")
            }
        }
        let entries = history().entries
        #expect(entries.count == 1_000)
        #expect(entries.allSatisfy { $0.hasPrefix("shell ") && $0.contains(" line ") })
    }

    @Test func `a shell that shortens the file loses no lines of another shell`() {
        let path = folder.path("history")
        DispatchQueue.concurrentPerform(iterations: 2) { shell in
            let history = History(path: path, limit: shell == 0 ? 20 : 10_000)
            for number in 1...1_000 {
                if shell == 0 {
                    history.append("short \(number % 7)")
                } else {
                    history.append("other \(number)")
                    // An earlier line may be in a file that was just being replaced.
                    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
                    #expect(number == 1 || text.contains("other \(number - 1)\n"))
                }
            }
        }
        #expect(history().entries.contains("other 1000"))
    }

    @Test func `without a path entries are held in memory only`() {
        let history = History(path: nil)
        history.append("a")
        #expect(history.entries == ["a"])
        #expect(history.takeProblems() == [])
    }
}
