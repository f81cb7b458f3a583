import Foundation
import Testing
import TonearmLineEditor

@Suite struct HistoryProblemTests {
    private let folder: Folder
    private let path: String

    init() throws {
        folder = try Folder()
        path = folder.path("history")
    }

    private func problems(_ history: History) -> [String] {
        history.takeProblems().map(\.description)
    }

    @Test func `a torn last line is set aside and the others are kept`() throws {
        _ = try folder.file("history", "albums 1\nsearch x\nalbu")
        let history = History(path: path)
        #expect(history.entries == ["albums 1", "search x"])
        #expect(
            problems(history) == [
                "The damaged history '\(path)' is now '\(path).damaged': "
                    + "it held something else than lines of text; 2 entries were kept."
            ])
        #expect(try folder.text("history.damaged") == "albums 1\nsearch x\nalbu")
        #expect(try folder.text("history") == "albums 1\nsearch x\n")
        #expect(try folder.mode("history") == 0o600)
        #expect(History(path: path).takeProblems() == [])
    }

    @Test(arguments: [[0xFF, 0xFE], [0], [0xC3], [0xED, 0xA0, 0x80]] as [[UInt8]])
    func `bytes that are not text are set aside, and valid lines are kept`(bytes: [UInt8]) throws {
        let content = Array("one\n".utf8) + bytes + Array("\ntwo\n".utf8)
        try Data(content).write(to: URL(filePath: path))
        let history = History(path: path)
        #expect(history.entries == ["one", "two"])
        #expect(problems(history).count == 1)
        #expect(try Data(contentsOf: URL(filePath: path + ".damaged")) == Data(content))
    }

    @Test func `an earlier damaged file is not overwritten`() throws {
        _ = try folder.file("history.damaged", "earlier")
        _ = try folder.file("history", "torn")
        _ = History(path: path).entries
        #expect(try folder.names == ["history", "history.damaged", "history.damaged.2"])
        #expect(try folder.text("history.damaged") == "earlier")
        #expect(try folder.text("history.damaged.2") == "torn")
    }

    @Test func `a file without a line end in its last megabyte is set aside`() throws {
        try Data(repeating: UInt8(ascii: "x"), count: 3 << 20).write(to: URL(filePath: path))
        let history = History(path: path)
        #expect(history.entries == [])
        #expect(problems(history).count == 1)
    }

    @Test func `a line torn after loading does not spoil the next`() throws {
        let history = History(path: path)
        history.append("one")
        let file = try FileHandle(forWritingTo: URL(filePath: path))
        try file.seekToEnd()
        try file.write(contentsOf: Data("to".utf8))
        try file.close()
        history.append("two")
        #expect(try folder.text("history") == "one\nto\ntwo\n")
    }

    @Test func `a symbolic link is refused`() throws {
        let target = try folder.file("target", "mine\n")
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
        let history = History(path: path)
        history.append("x")
        #expect(history.entries == ["x"])
        #expect(problems(history) == ["Cannot use the history '\(path)': it is a symbolic link."])
        #expect(try folder.text("target") == "mine\n")
    }

    @Test func `a pipe is left alone`() throws {
        #expect(mkfifo(path, 0o600) == 0)
        let history = History(path: path)
        history.append("x")
        #expect(problems(history) == ["Cannot use the history '\(path)': it is not a file."])
    }

    @Test func `a folder in its place is a problem`() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        let history = History(path: path)
        #expect(history.entries == [])
        #expect(problems(history) == ["Cannot use the history '\(path)': it is not a file."])
    }

    @Test func `the null device stores no entries and reports no problem`() {
        let history = History(path: "/dev/null")
        history.append("x")
        #expect(history.entries == ["x"])
        #expect(history.takeProblems() == [])
    }

    @Test func `an unwritable path is reported once, and lines are held in memory`() {
        let history = History(path: "/proc/none/history")
        history.append("a")
        history.append("b")
        #expect(history.entries == ["a", "b"])
        #expect(
            problems(history) == [
                "Cannot keep the line in the history '/proc/none/history': No such file or directory."
            ])
    }

    @Test func `a file in place of its folder is a problem`() throws {
        _ = try folder.file("a", "")
        let history = History(path: folder.path("a/history"))
        history.append("x")
        #expect(problems(history) == ["Cannot use the history '\(folder.path)/a/history': Not a directory."])
    }
}
