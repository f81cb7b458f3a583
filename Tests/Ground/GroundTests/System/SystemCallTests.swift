import Foundation
import Testing
import TonearmTestSupport

@testable import TonearmSystem

/// Tests calls to the system: interrupted calls, partial transfers, full disks, closed descriptors.
@Suite struct SystemCallTests {
    private let text = Array("The quick brown fox jumps over the lazy dog.\n".utf8)

    @Test func `a call is retried after a signal, and only then`() throws {
        var errors: [Errno] = [.interrupted, .interrupted]
        let value = try SystemCall.run { () throws -> Int in
            if let error = errors.popLast() { throw error }
            return 1
        }
        #expect(value == 1 && errors.isEmpty)
        var count = 0
        #expect(throws: Errno.wouldBlock) {
            try SystemCall.run { () throws -> Int in
                count += 1
                throw Errno.wouldBlock
            }
        }
        #expect(count == 1)
    }

    @Test(arguments: CallDisturbance.allCases)
    func `signals and short transfers change nothing about files`(disturbance: CallDisturbance) throws {
        let folder = try TemporaryFolder()
        let (path, other) = (folder.path + "/a/x", folder.path + "/y")
        try CallDisturbance.$current.withValue(disturbance) {
            #expect(PrivateFile.replace(path, with: text) == nil)
            #expect(PrivateFile.append(path, text) == nil)
            #expect(try PrivateFile.read(path, limit: 1000).get() == text + text)
            #expect(FileSystem.copy(path, to: other) == nil)
            #expect(try FileSystem.read(other, limit: 1000) == text + text)
            #expect(FileSystem.rewrite(other, text) == nil)
            #expect(FileSystem.write(other, text, append: true, isCancelled: { false }) == nil)
            #expect(try OpenFile(other).bytes(in: 4..<90) == Array((text + text)[4...]))
            let file = try RecordedFile(other)
            try file.begin(with: text)
            try file.write(text, at: text.count)
            try file.sync()
            #expect(try FileSystem.start(of: other, count: 9).bytes == Array(text.prefix(9)))
            _ = try FileLock(of: path)
        }
        #expect(try folder.text(of: "y") == String(decoding: text + text, as: UTF8.self))
    }

    /// A change that a signal interrupts is made again, wherever it happens.
    @Test func `an interrupted change is made again`() throws {
        let folder = try TemporaryFolder()
        for place in 0..<12 {
            let path = "\(folder.path)/\(place)/x"
            let fault = FileFault(.error(.interrupted), at: place)
            let error = FileFault.$current.withValue(fault) { PrivateFile.replace(path, with: text) }
            #expect(error == nil)
            #expect(try FileSystem.read(path, limit: 1000) == text)
        }
    }

    @Test(arguments: [Errno.noSpace, .ioError])
    func `a failed change is reported, and leaves the old file`(error: Errno) throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/x"
        #expect(PrivateFile.replace(path, with: Array("old".utf8)) == nil)
        // The first changes are the removal of a leftover, the opening, the writing and the sync.
        for place in 1...3 {
            let fault = FileFault(.error(error), at: place)
            #expect(FileFault.$current.withValue(fault) { PrivateFile.replace(path, with: text) } == error)
            #expect(folder.names == ["x"])
            #expect(try folder.text(of: "x") == "old")
        }
    }

    @Test func `a closed descriptor is an error of every call`() throws {
        let closed = FileDescriptor(rawValue: 10_000)
        #expect(throws: Errno.badFileDescriptor) { try closed.read(upTo: 1) }
        #expect(throws: Errno.badFileDescriptor) { try closed.bytes(in: 0..<1) }
        #expect(throws: Errno.badFileDescriptor) { try closed.write(all: text) }
        #expect(throws: Errno.badFileDescriptor) { try closed.write(all: text, at: 0) }
        #expect(throws: Errno.badFileDescriptor) { try closed.truncate(to: 0) }
        #expect(throws: Errno.badFileDescriptor) { try closed.synchronize() }
        #expect(throws: Errno.badFileDescriptor) { try closed.lock() }
        #expect(throws: Errno.badFileDescriptor) { try closed.size() }
        #expect(!closed.isTerminal && !closed.isNamed("/") && closed.columns == nil && closed.lines == nil)
        #expect(TerminalModes(of: closed) == nil)
        // Reading reports why, so the descriptor counts as ready.
        #expect(FileDescriptor.wait(for: closed, or: nil, milliseconds: 0).first)
    }

    @Test func `a write to a pipe without a reader is an error, and sends no signal`() throws {
        let pipe = try FileDescriptor.closedOnExecPipe()
        pipe.readEnd.closeQuietly()
        defer { pipe.writeEnd.closeQuietly() }
        let error = Signal.withoutBrokenPipe {
            FileSystem.failure { () throws(Errno) in try pipe.writeEnd.write(all: text) }
        }
        #expect(error == .brokenPipe)
    }

    @Test func `errors have kinds`() {
        for error in [Errno.noSpace, .diskQuotaExceeded, .fileTooLarge] { #expect(error.isOutOfSpace) }
        for error in [Errno.tooManyOpenFiles, .noMemory] { #expect(error.isShortage) }
        for error in [Errno.connectionReset, .brokenPipe] { #expect(error.isConnectionEnd) }
        #expect(!Errno.ioError.isOutOfSpace && !Errno.ioError.isShortage && !Errno.ioError.isConnectionEnd)
    }
}
