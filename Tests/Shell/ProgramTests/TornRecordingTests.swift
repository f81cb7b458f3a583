import Foundation
import Testing
import TonearmTestSupport

/// Tests recordings that end in the middle of a line, because the system limits the size of files.
///
/// At the limit the system kills the program or refuses the write.
@Suite(.serialized, .waiting) struct TornRecordingTests {
    let program: Program

    init() throws { program = try Program() }

    private var path: String { program.folder.path + "/a.md" }

    /// In units of 512 bytes, as in POSIX.
    private static let blocks = 3

    /// Records a note of this length, which moves the limit to another byte, and commands beyond the limit.
    private func record(noteLength: Int, before: String = "") throws -> Program.Outcome {
        let note = String(repeating: "n", count: noteLength)
        let commands = (0..<30).map { "-c 'storefront \($0 % 2 == 0 ? "jp" : "gb")'" }.joined(separator: " ")
        return try program.shell(
            "\(before) \(Program.fileLimit(Self.blocks)) exec \"$tonearm\" --transcript \(path) -c 'note \(note)' \(commands)"
        )
    }

    /// Returns the number of the file's commands that verify.
    private func verifiedCommands() throws -> Int {
        let verified = try program.run("transcript", "verify", path)
        #expect(verified.status == 0, "\(verified.output)")
        let words = verified.lines.first?.split(separator: " ") ?? []
        return words.suffix(2).first.flatMap { Int($0) } ?? -1
    }

    @Test(arguments: Array(stride(from: 1, to: 300, by: 23)))
    func `a program that is killed at any byte leaves all commands but the one that ran`(noteLength: Int) throws {
        let outcome = try record(noteLength: noteLength)
        #expect(outcome.status != 0)
        let shown = outcome.lines.filter { $0.hasPrefix("jp ") || $0.hasPrefix("gb ") }.count
        #expect((1..<30).contains(shown))
        #expect(try verifiedCommands() == shown - 1)
        // The torn step is removed when the recording is continued.
        let more = try program.run("-c", "transcript start \(path) --append", "-c", "storefront fr")
        #expect(more.status == 0, "\(more.errors)")
        #expect(try verifiedCommands() == shown)
    }

    /// Records a script of many commands, and sends a signal when the file has this many.
    private func recordScript(_ signal: Int32, after count: Int) throws {
        let script = program.folder.path + "/a.tonearm"
        let commands = (0..<100_000).map { "storefront \($0 % 2 == 0 ? "jp" : "gb")\n" }.joined()
        try Data(commands.utf8).write(to: URL(fileURLWithPath: script))
        let terminal = try PseudoTerminal(
            running: Program.path, arguments: ["--transcript", path, "run", script], environment: program.environment)
        let isThere = terminal.wait { _ in
            (try? String(contentsOfFile: path, encoding: .utf8).ranges(of: "storefront ").count) ?? 0 >= count
        }
        #expect(isThere)
        terminal.signal(signal)
        #expect(terminal.waitForExit() == 128 + signal)
    }

    @Test(arguments: [(SIGKILL, 1), (SIGKILL, 700), (SIGKILL, 1500), (SIGTERM, 10), (SIGHUP, 10), (SIGINT, 10)])
    func `a script that is ended leaves all commands that ran`(signal: Int32, count: Int) throws {
        try recordScript(signal, after: count)
        let verified = try verifiedCommands()
        #expect(verified >= count)
        #expect(try program.run("-c", "transcript start \(path) --append", "-c", "storefront fr").status == 0)
        #expect(try verifiedCommands() == verified + 1)
        #expect(try !String(contentsOfFile: path, encoding: .utf8).contains("\n\n\n"))
    }

    @Test func `a file that somebody cuts off meanwhile ends the recording, and is left as it is`() throws {
        let script = program.folder.path + "/a.tonearm"
        try Data("storefront jp\n! : >\(path)\nstorefront gb\nstorefront fr\n".utf8).write(
            to: URL(fileURLWithPath: script))
        let outcome = try program.run("--keep-going", "--transcript", path, "run", script)
        #expect(outcome.status == 1)
        #expect(
            outcome.errors.contains(
                "error: Cannot go on recording into '\(path)': another program shortened the file; "))
        #expect(outcome.lines.contains { $0.hasPrefix("fr ") })
        #expect(try String(contentsOfFile: path, encoding: .utf8).isEmpty)
    }

    @Test(arguments: Array(stride(from: 1, to: 300, by: 61)))
    func `a disk that is full in the middle of a line is told, and the file is whole`(noteLength: Int) throws {
        let outcome = try record(noteLength: noteLength, before: "trap '' XFSZ;")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("error: Cannot go on recording into '\(path)': "))
        #expect(outcome.errors.contains("is not in it, and the recording has ended"))
        #expect(outcome.errors.contains("Make room, and type 'transcript start \(path) --append'."))
        let shown = outcome.lines.filter { $0.hasPrefix("jp ") || $0.hasPrefix("gb ") }.count
        #expect(try verifiedCommands() == shown - 1)
    }

    @Test(arguments: Array(stride(from: 1, to: 300, by: 61)))
    func `exchanges for which there is no room are told, and those before are in a whole file`(length: Int) throws {
        let har = program.folder.path + "/a.har"
        let name = String(repeating: "n", count: length)
        let commands = (0..<9).map { "-c 'storefronts jp -o ids' -c 'get /v1/\($0)'" }.joined(separator: " ")
        let outcome = try program.shell(
            "\(Program.fileLimit(20)) exec \"$tonearm\" --keep-going --record \(har) -c 'get /v1/\(name)' \(commands)")
        #expect(outcome.errors.contains("error: Cannot go on recording into '\(har)': File too large; "))
        #expect(outcome.errors.contains("Make room, and type 'record start \(har) --append'."))
        let listed = try program.run("har", "show", har, "-o", "json")
        let entries = try JSONSerialization.jsonObject(with: Data(listed.output.utf8)) as? [[String: Any]]
        let count = try #require(entries).count
        #expect(outcome.errors.contains("; \(count) exchanges are in it, and the recording has ended"))
        let text = try Data(contentsOf: URL(fileURLWithPath: har))
        #expect(try JSONSerialization.jsonObject(with: text) is [String: Any])
    }
}
