import Foundation
import Synchronization
import Testing
import TonearmTestSupport

@testable import TonearmSystem

/// Running programs to their end.
@Suite(.waiting) struct ProgramRunTests {
    private static func shell(_ line: String, input: [UInt8]? = [], limit: Int = 100) -> ProgramRun {
        ProgramRun(ProgramStart("/bin/sh", ["-c", line], environment: .only(["PATH"])), input: input, limit: limit)
    }

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    @Test func `a program that does not end in time is ended`() throws {
        let started = OperatingSystem.elapsedMicroseconds
        var run = ProgramRun(ProgramStart("/bin/sleep", ["600"], environment: .only([])), input: [], limit: 100)
        run.milliseconds = 50
        #expect(throws: ProgramRun.Problem.late) { try run.run() }
        #expect(OperatingSystem.elapsedMicroseconds - started < 300_000_000)
    }

    @Test func `a slow program is reported once`() throws {
        let count = Mutex(0)
        let counting: @Sendable () -> Void = { count.withLock { $0 += 1 } }
        var run = Self.shell("sleep 1.2; echo a; sleep 0.2; echo b")
        run.milliseconds = 600_000
        run.whenSlow = counting
        #expect(try Self.text(run.run().output) == "a\nb\n")
        #expect(count.withLock { $0 } == 1)
    }

    @Test func `a program may leave its input unread`() throws {
        let answer = try Self.shell("exec <&-; echo done", input: [0x78]).run()
        #expect(answer.end == .exited(0) && Self.text(answer.output) == "done\n" && answer.errors.isEmpty)
        let long = [UInt8](repeating: 0x78, count: 1 << 20)
        #expect(try Self.shell("exit 3", input: long).run().end == .exited(3))
    }

    @Test func `input and output that exceed a pipe are transferred at the same time`() throws {
        let long = (0..<1 << 20).map { UInt8(truncatingIfNeeded: $0) }
        #expect(try Self.shell("cat", input: long, limit: long.count).run().output == long)
        #expect(throws: ProgramRun.Problem.tooLong) {
            try Self.shell("cat", input: long, limit: long.count - 1).run()
        }
    }

    @Test func `standard error is apart, or in the order of standard output`() throws {
        var run = Self.shell("echo a; echo b >&2; echo c")
        let answer = try run.run()
        #expect(Self.text(answer.output) == "a\nc\n" && Self.text(answer.errors) == "b\n")
        run.errors = .joined
        #expect(try Self.text(run.run().output) == "a\nb\nc\n")
    }

    @Test func `the end is a status or a signal`() throws {
        #expect(try Self.shell("exit 7").run().end.status == 7)
        let end = try Self.shell("kill -9 $$").run().end
        #expect(end == .signaled(Signal(rawValue: 9)) && end.status == 137)
    }

    @Test func `a program that is absent or cannot be run does not start`() {
        for (path, error) in [("/nowhere/x", Errno.noSuchFileOrDirectory), ("/", .permissionDenied)] {
            let run = ProgramRun(ProgramStart(path, [], environment: .only([])), input: [], limit: 1)
            #expect(throws: ProgramRun.Problem.notStarted(error)) { try run.run() }
        }
    }

    @Test func `a program gets only the variables and descriptors that are meant for it`() throws {
        var run = Self.shell("echo $A-$B; ls /dev/fd | wc -l")
        run.start.environment = .inherited(replacing: ["A": "1", "B": "2 3"])
        let files = (0..<5).compactMap { _ in try? FileDescriptor.open(path: "/dev/null", .readOnly) }
        defer { for file in files { file.closeQuietly() } }
        // The fourth descriptor is the folder that `ls` reads.
        #expect(try Self.text(run.run().output).split(whereSeparator: \.isWhitespace) == ["1-2", "3", "4"])
        run.start.environment = .only([])
        #expect(try Self.text(run.run().output).hasPrefix("-\n"))
    }

    @Test func `a run that is stopped ends, before its start as well`() async throws {
        let folder = try TemporaryFolder()
        // A program that it started keeps its output open.
        let run = Self.shell("sleep 600 & : > \(folder.path)/runs; wait")
        let control = ProgramRun.Control()
        let task = Task { try await run.runOnThread(control: control) }
        await eventually { !folder.names.isEmpty }
        control.stop()
        #expect(try await task.value.end == .signaled(Signal(rawValue: 9)))
        #expect(try Self.shell("sleep 600").run(control: control).end == .signaled(Signal(rawValue: 9)))
    }

    @Test(arguments: CallDisturbance.allCases)
    func `signals and short transfers change nothing`(disturbance: CallDisturbance) throws {
        try CallDisturbance.$current.withValue(disturbance) {
            let answer = try Self.shell("cat; echo b >&2", input: Array("0123456789".utf8)).run()
            #expect(Self.text(answer.output) == "0123456789" && Self.text(answer.errors) == "b\n")
        }
    }

    @Test func `a program is looked for in the folders of PATH`() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "a/x")
        try folder.write("", to: "b/x")
        try folder.setMode(0o755, of: "b/x")
        let path = "\(folder.path)/a:\(folder.path)/b"
        #expect(ProgramSearch.shellLike("x", path: path) == folder.path + "/b/x")
        #expect(ProgramSearch.shellLike("y", path: path) == nil)
        #expect(ProgramSearch.shellLike("./y", path: path) == "./y")
        #expect(ProgramSearch.absolute("sh")?.hasSuffix("/sh") == true)
    }
}
