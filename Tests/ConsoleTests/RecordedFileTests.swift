import Console
import Foundation
import TemporaryFolderSupport
import Testing

/// Files that grow at their end while others read them.
@Suite struct RecordedFileTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path + "/x"
    }

    @Test func `it is begun when its first bytes are there, and only then`() throws {
        #expect(!RecordedFile.isBegun(path))
        let file = try RecordedFile(path)
        #expect(!RecordedFile.isBegun(path))
        // As a process leaves it that is killed before the very first byte.
        try file.write(Array("bc".utf8), at: 1)
        #expect(!RecordedFile.isBegun(path))
        try file.begin(with: Array("abc".utf8))
        #expect(RecordedFile.isBegun(path))
        #expect(try folder.text(of: "x") == "abc" && folder.mode(of: "x") == 0o600)
        try file.begin(with: [])
        #expect(!RecordedFile.isBegun(path))
    }

    @Test func `one writes it, and where nobody can it says why`() throws {
        let file = try RecordedFile(path)
        #expect(throws: RecordedFile.Failure.taken) { try RecordedFile(path) }
        withExtendedLifetime(file) {}
        #expect(throws: RecordedFile.Failure.impossible(ENOENT)) { try RecordedFile(folder.path + "/a/x") }
        symlink(path, folder.path + "/link")
        #expect(throws: RecordedFile.Failure.impossible(ELOOP)) { try RecordedFile(folder.path + "/link") }
    }

    @Test func `at once is written what stands on one page, or nothing`() throws {
        let file = try RecordedFile(path)
        #expect(try file.writeAtOnce([], at: 0))
        #expect(try file.writeAtOnce([UInt8](repeating: 0x61, count: 4096), at: 0))
        #expect(try !file.writeAtOnce(Array("bb".utf8), at: 4095))
        #expect(try folder.text(of: "x") == String(repeating: "a", count: 4096))
        #expect(try file.writeAtOnce(Array("b".utf8), at: 4096))
        try file.truncate(to: 1)
        try file.sync()
        #expect(try folder.text(of: "x") == "a")
    }

    @Test func `what the system refuses is told in its words`() throws {
        let file = try RecordedFile(path)
        #expect(throws: RecordedFile.WriteFailure(number: EINVAL)) { try file.truncate(to: -1) }
        #expect(throws: RecordedFile.WriteFailure(number: EINVAL)) { try file.write([0], at: -1) }
        #expect(RecordedFile.WriteFailure(number: ENOSPC).description == "No space left on device")
    }
}
