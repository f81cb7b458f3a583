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
        #expect(throws: RecordedFile.Failure.taken) { try RecordedFile(path) }
        withExtendedLifetime(file) {}
        #expect(throws: RecordedFile.Failure.impossible(.noSuchFileOrDirectory)) {
            try RecordedFile(folder.path + "/a/x")
        }
        mkfifo(folder.path + "/pipe", 0o600)
        #expect(throws: RecordedFile.Failure.noFile) { try RecordedFile(folder.path + "/pipe") }
        #expect(throws: RecordedFile.Failure.noFile) { try RecordedFile("/dev/null") }
        symlink(path, folder.path + "/link")
        #expect(throws: RecordedFile.Failure.impossible(.tooManySymbolicLinkLevels)) {
            try RecordedFile(folder.path + "/link")
        }
    }

    @Test func `bytes written to a window are in the file, followed by room`() throws {
        let page = FileSystem.pageSize
        let file = try RecordedFile(path)
        try file.write([UInt8](repeating: 0x61, count: page + 2), at: 0)
        // The required bytes begin at the end of a page before the end of the file.
        let window = try file.window(at: page + 2, from: page - 1, size: 3 * page, filling: 0x2E)
        #expect(window.place == 0..<3 * page)
        let text = String(repeating: "日本語", count: 100)
        try window.write(Array(text.utf8)[...], at: page + 1)
        try window.write([], at: 3 * page)
        try window.write([0x62], at: 3 * page - 1)
        let dots = String(repeating: ".", count: 2 * page - 902)
        #expect(try folder.text(of: "x") == String(repeating: "a", count: page + 1) + text + dots + "b")
        try file.truncate(to: 1)
        try file.sync()
        #expect(try folder.text(of: "x") == "a" && file.size == 1)
    }

    @Test func `released pages stay in the file`() throws {
        let page = FileSystem.pageSize
        let file = try RecordedFile(path)
        try file.write([UInt8](repeating: 0x61, count: 4 * page), at: 0)
        file.forget(0..<2 * page)
        #expect(try folder.text(of: "x") == String(repeating: "a", count: 4 * page))
    }

    @Test func `a window cannot exceed the longest file`() throws {
        let file = try RecordedFile(path)
        try file.write([0x61], at: 0)
        let size = FileSystem.sizeLimit - FileSystem.sizeLimit % FileSystem.pageSize
        #expect(throws: Errno.fileTooLarge) {
            try file.window(at: 1, from: FileSystem.pageSize, size: size, filling: 0x2E)
        }
        #expect(try folder.text(of: "x") == "a")
    }

    @Test func `sixteen bytes are exchanged at any offset`() throws {
        let page = FileSystem.pageSize
        let file = try RecordedFile(path)
        let window = try file.window(at: 0, from: 0, size: 2 * page, filling: 0x2E)
        for place in [0, 17, page - 1, 2 * page - 16] {
            try window.exchange(SIMD16(repeating: 0x61), at: place)
            let text = try folder.text(of: "x").utf8
            #expect(text.dropFirst(place).prefix(16).allSatisfy { $0 == 0x61 })
            try window.exchange(SIMD16(repeating: 0x2E), at: place)
        }
        #expect(try folder.text(of: "x") == String(repeating: ".", count: 2 * page))
        FileFault.$current.withValue(FileFault(.error(.ioError), at: 0)) {
            #expect(throws: Errno.ioError) {
                try window.exchange(SIMD16(repeating: 0x62), at: 0)
            }
        }
        #expect(try !folder.text(of: "x").contains("b"))
    }

    @Test func `a window into a file that another process truncated refuses writes without a crash`() throws {
        let file = try RecordedFile(path)
        let window = try file.window(at: 0, from: 0, size: FileSystem.pageSize, filling: 0x2E)
        try window.write(Array("a".utf8)[...], at: 0)
        #expect(truncate(path, 0) == 0)
        for _ in 0..<2 {
            #expect(throws: Errno.ioError) { try window.write(Array("bc".utf8)[...], at: 1) }
        }
        #expect(try folder.text(of: "x") == "")
        let other = try file.window(at: 0, from: 0, size: FileSystem.pageSize, filling: 0x2E)
        try other.write(Array("d".utf8)[...], at: 0)
        #expect(try folder.text(of: "x").hasPrefix("d."))
    }

    @Test func `without room for a window the file is unchanged`() throws {
        let file = try RecordedFile(path)
        try file.write(Array("a".utf8), at: 0)
        for place in 0..<2 {
            FileFault.$current.withValue(FileFault(.error(.noSpace), at: place)) {
                #expect(throws: Errno.noSpace) {
                    try file.window(at: 1, from: 1, size: FileSystem.pageSize, filling: 0x2E)
                }
            }
            #expect(try folder.text(of: "x") == "a")
        }
    }

    @Test func `system errors are reported in the system's words`() throws {
        let file = try RecordedFile(path)
        #expect(throws: Errno.invalidArgument) { try file.truncate(to: -1) }
        #expect(throws: Errno.invalidArgument) { try file.write([0], at: -1) }
        #expect(Errno.noSpace.description == "No space left on device")
    }
}
