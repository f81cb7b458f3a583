import Foundation
import Testing
import TonearmSystem
import TonearmTestSupport

/// Tests files that are appended to while other processes read them.
@Suite struct RecordedFileTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path + "/x"
    }

    @Test func `a file exists for readers when its first bytes are written`() throws {
        #expect(!RecordedFile.isBegun(path))
        let file = try RecordedFile(path)
        #expect(!RecordedFile.isBegun(path))
        // The state left by a process killed before the first byte.
        try file.write(Array("bc".utf8), at: 1)
        #expect(!RecordedFile.isBegun(path))
        try file.begin(with: Array("abc".utf8))
        #expect(RecordedFile.isBegun(path))
        #expect(try folder.text(of: "x") == "abc" && folder.mode(of: "x") == 0o600)
        try file.begin(with: [])
        #expect(!RecordedFile.isBegun(path))
    }

    @Test func `a file has one writer, and a failure has its reason`() throws {
        let file = try RecordedFile(path)
        #expect(throws: RecordedFile.Problem.taken) { try RecordedFile(path) }
        withExtendedLifetime(file) {}
        #expect(throws: RecordedFile.Problem.impossible(.noSuchFileOrDirectory)) {
            try RecordedFile(folder.path + "/a/x")
        }
        mkfifo(folder.path + "/pipe", 0o600)
        #expect(throws: RecordedFile.Problem.noFile) { try RecordedFile(folder.path + "/pipe") }
        #expect(throws: RecordedFile.Problem.noFile) { try RecordedFile("/dev/null") }
        symlink(path, folder.path + "/link")
        #expect(throws: RecordedFile.Problem.impossible(.tooManySymbolicLinkLevels)) {
            try RecordedFile(folder.path + "/link")
        }
    }

    @Test func `a file is truncated, and its size is known`() throws {
        let file = try RecordedFile(path)
        try file.write(Array("abc".utf8), at: 0)
        try file.truncate(to: 1)
        try file.sync()
        #expect(try folder.text(of: "x") == "a" && file.size == 1)
    }

    @Test func `system errors are reported in the system's words`() throws {
        let file = try RecordedFile(path)
        #expect(throws: Errno.invalidArgument) { try file.truncate(to: -1) }
        #expect(throws: Errno.invalidArgument) { try file.write([0], at: -1) }
        #expect(Errno.noSpace.description == "No space left on device")
    }
}
