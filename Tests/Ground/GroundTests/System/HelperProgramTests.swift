import Testing
import TonearmTestSupport

@testable import TonearmSystem

/// Programs of the system that work for this one.
@Suite struct HelperProgramTests {
    private static func shell(_ line: String) -> HelperProgram {
        HelperProgram(at: "/bin/sh", ["-c", line], environment: .only(["PATH"]))
    }

    private static func lines(
        of program: HelperProgram, line: Int = 100, output: Int = .max, pausing pause: () throws -> Void = {}
    ) throws -> [String] {
        var lines: [String] = []
        _ = try program.readLines(
            input: [], limits: HelperProgram.LineLimits(line: line, output: output), pausing: pause
        ) { lines.append(String(decoding: $0, as: UTF8.self)) }
        return lines
    }

    @Test func `lines arrive without their ends, the last one too`() throws {
        #expect(try Self.lines(of: Self.shell("printf 'a\\n\\nb'")) == ["a", "", "b"])
    }

    @Test func `a line without end is refused at the limit`() throws {
        #expect(throws: HelperProgram.LineProblem.longLine(1000)) {
            try Self.lines(of: Self.shell("exec cat /dev/zero"), line: 1000)
        }
    }

    @Test func `lines without end are refused at the limit`() throws {
        #expect(throws: HelperProgram.LineProblem.longOutput(100_000)) {
            try Self.lines(of: Self.shell("exec yes"), output: 100_000)
        }
    }

    @Test func `a program that writes without end can be interrupted`() throws {
        struct Stop: Error {}
        var pauses = 0
        #expect(throws: Stop.self) {
            try Self.lines(of: Self.shell("exec yes")) {
                pauses += 1
                if pauses > 10 { throw Stop() }
            }
        }
    }

    @Test(.enabled(if: HelperProgram.python("") != nil, "python3 is not in PATH"))
    func `Python is isolated from the current folder and its own variables`() throws {
        let script =
            "import sys\nprint(sys.flags.isolated, '' in sys.path, any(not p.startswith('/') for p in sys.path))"
        let python = try #require(HelperProgram.python(script))
        #expect(try Self.lines(of: python) == ["1 False False"])
    }

    @Test(arguments: 1...9)
    func `lines are the same however their bytes arrive`(size: Int) throws {
        var splitter = LineSplitter(limit: 7)
        let bytes = Array("{}\n\n{\"a\":1}\nrest".utf8)
        var lines: [String] = []
        for start in stride(from: 0, to: bytes.count, by: size) {
            lines += try splitter.add(Array(bytes[start..<min(start + size, bytes.count)]))
                .map { String(decoding: $0, as: UTF8.self) }
        }
        #expect(lines == ["{}", "", "{\"a\":1}"])
        #expect(splitter.rest == Array("rest".utf8))
        #expect(throws: HelperProgram.LineProblem.longLine(7)) { try splitter.add(Array("1234".utf8)) }
    }
}
