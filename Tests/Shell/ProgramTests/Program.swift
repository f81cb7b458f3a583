import Foundation
import TonearmTestSupport

/// The built program with its own folders for all files.
final class Program {
    let folder: TemporaryFolder

    struct Outcome {
        var status: Int32
        var output: String
        var errors: String
        var lines: [String] { output.split(separator: "\n").map(String.init) }
    }

    init() throws { folder = try TemporaryFolder() }

    static let path = BuiltPrograms.path("tonearm")

    static let root = ProjectFiles.root

    var environment: [String: String] {
        [
            "HOME": folder.path, "XDG_STATE_HOME": folder.path + "/state", "XDG_CONFIG_HOME": folder.path + "/config",
            "PATH": "/usr/bin:/bin", "TERM": "xterm", "LC_ALL": "C.UTF-8", "PAGER": "",
        ]
    }

    func run(_ arguments: String..., environment more: [String: String] = [:]) throws -> Outcome {
        try run(arguments, input: [], environment: more)
    }

    func run(_ arguments: String..., input: String) throws -> Outcome { try run(arguments, input: Array(input.utf8)) }

    /// Runs the program with arguments and with bytes as its input.
    func run(_ arguments: [String], input: [UInt8], environment more: [String: String] = [:]) throws -> Outcome {
        let names = ["input", "output", "errors"].map { folder.path + "/\($0)-\(UUID().uuidString)" }
        defer { for name in names { unlink(name) } }
        try Data(input).write(to: URL(fileURLWithPath: names[0]))
        for name in names.dropFirst() { try Data().write(to: URL(fileURLWithPath: name)) }
        let process = SpawnedProgram()
        process.executableURL = URL(fileURLWithPath: Self.path)
        process.arguments = arguments
        process.environment = environment.merging(more) { $1 }
        process.standardInput = .file(FileHandle(forReadingAtPath: names[0]))
        process.standardOutput = .file(FileHandle(forWritingAtPath: names[1]))
        process.standardError = .file(FileHandle(forWritingAtPath: names[2]))
        try process.start()
        let exit = process.waitForExit()
        let status = exit.status + (exit.isSignal ? 128 : 0)
        return Outcome(
            status: status, output: try String(contentsOfFile: names[1], encoding: .utf8),
            errors: try String(contentsOfFile: names[2], encoding: .utf8))
    }

    /// Returns a prefix for a line of the system's shell that limits the size of files.
    ///
    /// It disables the larger files that the thread sanitizer writes at its start and coverage at its end.
    /// - Parameter blocks: in units of 512 bytes, as in POSIX.
    static func fileLimit(_ blocks: Int) -> String {
        "ulimit -f \(blocks); export TMPDIR=/nowhere LLVM_PROFILE_FILE=/dev/null;"
    }

    /// Runs a line of the system's shell, in which `$tonearm` is the program.
    func shell(_ line: String) throws -> Outcome {
        let process = SpawnedProgram()
        let output = Pipe()
        let errors = Pipe()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", line]
        process.environment = environment.merging(["tonearm": Self.path]) { $1 }
        process.standardInput = .null
        process.standardOutput = .pipe(output)
        process.standardError = .pipe(errors)
        try process.start()
        let shown = output.fileHandleForReading.readDataToEndOfFile()
        let reported = errors.fileHandleForReading.readDataToEndOfFile()
        let exit = process.waitForExit()
        return Outcome(
            status: exit.status, output: String(decoding: shown, as: UTF8.self),
            errors: String(decoding: reported, as: UTF8.self))
    }

    /// Starts the program on a terminal and waits for the prompt.
    func converse(
        _ arguments: String..., columns: Int = 80, rows: Int = 24, environment more: [String: String] = [:]
    ) throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(
            running: Self.path, arguments: arguments, environment: environment.merging(more) { $1 }, columns: columns,
            rows: rows)
        _ = terminal.wait(for: "us>")
        return terminal
    }
}
