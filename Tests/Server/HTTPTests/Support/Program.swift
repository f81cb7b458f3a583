import Foundation
import TonearmTestSupport

/// The program `tonearm-serve`, run as a user runs it.
final class Program: @unchecked Sendable {
    private let process = SpawnedProgram()
    private let output = Pipe()
    private let errors = Pipe()
    private let input: Pipe?

    struct Ended {
        var status: Int32
        var output: String
        var errors: String
    }

    /// - Parameters:
    ///   - stateFolder: the value of `XDG_STATE_HOME`.
    ///   - fileBlocks: the maximum size of a file, in blocks of 512 bytes; nil for no limit.
    ///   - hasInput: whether standard input is open until `endInput`, instead of at its end.
    init(_ arguments: [String], stateFolder: String, fileBlocks: Int? = nil, hasInput: Bool = false) throws {
        input = hasInput ? Pipe() : nil
        let program = URL(filePath: BuiltPrograms.path("tonearm-serve"))
        process.executableURL = fileBlocks == nil ? program : URL(filePath: "/bin/sh")
        process.arguments =
            fileBlocks.map { ["-c", "ulimit -f \($0); exec \"$0\" \"$@\"", program.path] + arguments } ?? arguments
        process.environment = ["XDG_STATE_HOME": stateFolder, "PATH": "/usr/bin:/bin"]
        // The coverage profile, written at exit, would exceed the limit.
        if fileBlocks != nil { process.environment?["LLVM_PROFILE_FILE"] = "/dev/null" }
        process.standardInput = input.map { .pipe($0) } ?? .null
        process.standardOutput = .pipe(output)
        process.standardError = .pipe(errors)
        try process.start()
    }

    deinit { if process.isRunning { process.send(SIGKILL) } }

    func send(_ signal: Int32) { process.send(signal) }

    func write(_ text: String) throws { try input?.fileHandleForWriting.write(contentsOf: Data(text.utf8)) }

    func endInput() throws { try input?.fileHandleForWriting.close() }

    /// Waits for the greeting and returns it.
    func greeting() async -> String {
        await onOwnThread {
            var text = ""
            while !text.contains("openapi.json.") {
                let data = self.output.fileHandleForReading.availableData
                if data.isEmpty { break }
                text += String(decoding: data, as: UTF8.self)
            }
            return text
        }
    }

    /// Waits for the end of the program.
    func end() async -> Ended {
        await onOwnThread {
            let output = self.output.fileHandleForReading.readDataToEndOfFile()
            let errors = self.errors.fileHandleForReading.readDataToEndOfFile()
            let exit = self.process.waitForExit()
            return Ended(
                status: exit.isSignal ? -1 : exit.status,
                output: String(decoding: output, as: UTF8.self), errors: String(decoding: errors, as: UTF8.self))
        }
    }
}
