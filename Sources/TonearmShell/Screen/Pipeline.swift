import Subprocess

/// Runs programs of the system: `line | program` and `! program`.
enum Pipeline {
    /// Runs a program by the system's shell, with the terminal as it is, and with bytes as its input if there are any.
    /// - Throws: `Failure` when the program can't be run or says that it failed.
    static func run(_ program: String, input: [UInt8]? = nil, on screen: Screen) async throws {
        let status: TerminationStatus
        do {
            status = try await start(program, input: input, on: screen)
        } catch let error as SubprocessError {
            throw Failure("Cannot run '\(program)'", String(describing: error))
        }
        switch status {
        case .exited(0): break
        case .signaled(let signal) where signal == OperatingSystem.brokenPipeSignal: break
        case .signaled(let signal) where signal == OperatingSystem.interruptSignal: throw CancellationError()
        case .exited(let code): throw Failure("Program '\(program)'", "it ended with the status \(code)")
        case .signaled(let signal): throw Failure("Program '\(program)'", "it was ended by the signal \(signal)")
        }
    }

    private static func start(_ program: String, input: [UInt8]?, on screen: Screen) async throws -> TerminationStatus {
        let file = try InputFile(input)
        defer { file.close() }
        let shell = Executable.name("sh")
        let arguments: Arguments = ["-c", program]
        if screen.frame.isTerminal {
            // The program has the terminal to itself: a pager reads keys from it.
            return try await Subprocess.run(
                shell, arguments: arguments, input: .fileDescriptor(file.descriptor, closeAfterSpawningProcess: false),
                output: .currentStandardOutput, error: .currentStandardError
            ).terminationStatus
        }
        let result = try await Subprocess.run(
            shell, arguments: arguments, input: .fileDescriptor(file.descriptor, closeAfterSpawningProcess: false),
            output: .bytes(limit: outputLimit), error: .currentStandardError)
        try screen.show(bytes: result.standardOutput)
        return result.terminationStatus
    }

    /// What a program may print when its output is passed on, in bytes.
    private static let outputLimit = 256 << 20
}
