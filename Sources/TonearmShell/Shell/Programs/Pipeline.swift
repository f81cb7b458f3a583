import Console
import Subprocess

/// Runs programs of the system: `line | program`, `! program`, the pager and the editor.
enum Pipeline {
    /// Runs a program with the terminal as it is, and with bytes as its input if there are any.
    /// - Throws: `Failure` when the program can't be run or says that it failed.
    static func run(_ program: SystemProgram, input: [UInt8]? = nil, on screen: Screen, isAttended: Bool) async throws {
        try check(try await status(of: program, input: input, on: screen, isAttended: isAttended), of: program)
    }

    /// Runs a program.
    /// - Returns: how it ended.
    /// - Throws: `Failure` if it cannot be run.
    static func status(
        of program: SystemProgram, input: [UInt8]? = nil, on screen: Screen, isAttended: Bool
    ) async throws -> TerminationStatus {
        do {
            return isAttended
                ? try await start(program, input: input, on: screen)
                : try await gather(program, input: input ?? [], on: screen)
        } catch let error as SubprocessError where error.code == .executableNotFound {
            throw Failure("Cannot run '\(program.text)'", "there is no program '\(program.name)'")
        } catch let error as SubprocessError {
            throw Failure("Cannot run '\(program.text)'", String(describing: error))
        }
    }

    /// - Throws: `Failure` if a program says that it failed, `CancellationError` if Ctrl-C ended it.
    static func check(_ status: TerminationStatus, of program: SystemProgram) throws {
        switch status {
        case .exited(0): break
        // A program that a closed pipe ended, such as `yes` before `head`, is no failure.
        case .signaled(let signal) where signal == OperatingSystem.brokenPipeSignal: break
        case .signaled(let signal) where signal == OperatingSystem.interruptSignal: throw CancellationError()
        // Where the program has no terminal of its own, as in a recording, Ctrl-C reaches it twice: from the terminal, and
        // as the end that a cancelled task makes of it. Which comes first does not matter.
        case .signaled where Task.isCancelled: throw CancellationError()
        case .exited(let code): throw Failure("Program '\(program.text)'", "it ended with the status \(code)")
        case .signaled(let signal): throw Failure("Program '\(program.text)'", "it was ended by the signal \(signal)")
        }
    }

    private static func start(
        _ program: SystemProgram, input: [UInt8]?, on screen: Screen
    ) async throws -> TerminationStatus {
        if screen.frame.isTerminal {
            // The program has the terminal to itself: a pager reads keys from it, and Ctrl-C reaches it from there. So it
            // runs in a task of its own, which is not cancelled: that would kill it, and leave the terminal in its modes.
            try Task.checkCancellation()
            let interrupt = EarlyInterrupt()
            return try await withTaskCancellationHandler {
                try await Task { try await attached(program, input, interrupt) }.value
            } onCancel: {
                interrupt.note()
            }
        }
        guard let input else {
            let result = try await Subprocess.run(
                program.executable, arguments: Arguments(program.arguments), environment: program.whole,
                input: .currentStandardInput, output: .bytes(limit: outputLimit), error: .currentStandardError)
            try screen.show(bytes: result.standardOutput)
            return result.terminationStatus
        }
        let result = try await Subprocess.run(
            program.executable, arguments: Arguments(program.arguments), environment: program.whole,
            input: .inputWriter, output: .bytes(limit: outputLimit), error: .currentStandardError
        ) { await write(input, to: $0.standardInputWriter) }
        try screen.show(bytes: result.standardOutput)
        return result.terminationStatus
    }

    /// Runs it where nobody watches: what it says of errors is shown too, in its place.
    private static func gather(
        _ program: SystemProgram, input: [UInt8], on screen: Screen
    ) async throws -> TerminationStatus {
        let result = try await Subprocess.run(
            program.executable, arguments: Arguments(program.arguments), environment: program.whole,
            input: .inputWriter, output: .bytes(limit: outputLimit), error: .combinedWithOutput
        ) { await write(input, to: $0.standardInputWriter) }
        try screen.show(bytes: result.standardOutput)
        return result.terminationStatus
    }

    private static func attached(
        _ program: SystemProgram, _ input: [UInt8]?, _ interrupt: EarlyInterrupt
    ) async throws -> TerminationStatus {
        defer { interrupt.end() }
        guard let input else {
            return try await Subprocess.run(
                program.executable, arguments: Arguments(program.arguments), environment: program.whole,
                input: .currentStandardInput, output: .currentStandardOutput, error: .currentStandardError
            ) { _ in interrupt.begin() }.terminationStatus
        }
        return try await Subprocess.run(
            program.executable, arguments: Arguments(program.arguments), environment: program.whole,
            input: .inputWriter, output: .currentStandardOutput, error: .currentStandardError
        ) { running in
            interrupt.begin()
            await write(input, to: running.standardInputWriter)
        }.terminationStatus
    }

    /// Writes as much as the program wants to read: one that stops early, as a pager does, has had enough.
    private static func write(_ input: [UInt8], to writer: StandardInputWriter) async {
        _ = try? await writer.write(input)
    }

    /// What a program may print when its output is passed on, in bytes.
    private static let outputLimit = 256 << 20
}

extension SystemProgram {
    fileprivate var whole: Subprocess.Environment {
        var changes: [Subprocess.Environment.Key: String?] = [:]
        for (name, value) in environment {
            if let key = Subprocess.Environment.Key(rawValue: name) { changes[key] = value }
        }
        return .inherit.updating(changes)
    }
}
