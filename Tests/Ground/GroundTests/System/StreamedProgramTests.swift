import Foundation
import Testing
import TonearmTestSupport

@testable import TonearmSystem

/// Running programs whose output is read in pieces.
@Suite(.waiting) struct StreamedProgramTests {
    private static func shell(_ line: String, input: [UInt8] = []) throws -> StreamedProgram {
        try StreamedProgram(ProgramStart("/bin/sh", ["-c", line], environment: .only(["PATH"])), input: .bytes(input))
    }

    /// Reads to the end.
    private static func read(_ program: StreamedProgram) -> [UInt8] {
        var bytes: [UInt8] = []
        while case let piece = program.read(pausing: {}), !piece.isEmpty { bytes += piece }
        return bytes
    }

    @Test func `a long output arrives whole, after the input was read`() throws {
        let input = [UInt8](repeating: 0x78, count: 300_000)
        let program = try Self.shell("a=$(cat | wc -c); head -c 3000000 /dev/zero; echo $a", input: input)
        let output = Self.read(program)
        #expect(output.count > 3_000_000)
        #expect(String(decoding: output.suffix(7), as: UTF8.self) == "300000\n")
        let (end, errors) = program.finish(pausing: {})
        #expect(end == .exited(0) && errors.isEmpty)
    }

    @Test func `many errors do not stop the program, and their start is returned`() throws {
        let program = try Self.shell("head -c 1000000 /dev/zero >&2; echo done; exit 3")
        #expect(String(decoding: Self.read(program), as: UTF8.self) == "done\n")
        let (end, errors) = program.finish(pausing: {})
        #expect(end == .exited(3))
        #expect(errors.count == 65_536)
    }

    @Test func `a program may end without reading its input`() throws {
        let program = try Self.shell("exit 4", input: [UInt8](repeating: 0x78, count: 1_000_000))
        #expect(Self.read(program).isEmpty)
        #expect(program.finish(pausing: {}).end == .exited(4))
    }

    @Test func `an error of a pause ends the wait, and the release ends the program`() throws {
        struct Stop: Error {}
        let folder = try TemporaryFolder()
        try {
            let program = try Self.shell("echo $$ > '\(folder.path)/id'; echo started; exec sleep 600")
            #expect(!program.read(pausing: {}).isEmpty)
            #expect(throws: Stop.self) { try program.read { throw Stop() } }
        }()
        let id = try #require(Int32(try folder.text(of: "id").dropLast()))
        #expect(!OperatingSystem.isRunning(id))
    }

    @Test func `a program that writes without end can be interrupted`() throws {
        struct Stop: Error {}
        let program = try Self.shell("exec cat /dev/zero")
        var count = 0
        #expect(throws: Stop.self) {
            while true {
                _ = try program.read { if count > 1 << 20 { throw Stop() } }
                count += FileDescriptor.pieceSize
            }
        }
    }

    @Test func `the wait for the end of a program can be interrupted`() throws {
        struct Stop: Error {}
        let program = try Self.shell("exec sleep 600 >&- 2>&-")
        #expect(program.read(pausing: {}).isEmpty)
        #expect(throws: Stop.self) { _ = try program.finish { throw Stop() } }
    }

    @Test func `another program that has the pipes is not waited for`() throws {
        let program = try Self.shell("sleep 600 >&- & echo $!; echo gone >&2; exit 2")
        let id = try #require(Int32(String(decoding: Self.read(program).dropLast(), as: UTF8.self)))
        let (end, errors) = program.finish(pausing: {})
        #expect(end == .exited(2) && String(decoding: errors, as: UTF8.self) == "gone\n")
        kill(id, SIGKILL)
    }

    @Test func `input that the program never reads does not stop its output`() throws {
        let program = try Self.shell("echo out; exec sleep 600", input: [UInt8](repeating: 0x78, count: 1_000_000))
        #expect(String(decoding: program.read(pausing: {}), as: UTF8.self) == "out\n")
    }

    @Test func `a program that is not there cannot be started`() {
        #expect(throws: Errno.noSuchFileOrDirectory) {
            _ = try StreamedProgram(ProgramStart("/no/such/program", [], environment: .only([])), input: .bytes([]))
        }
    }
}
