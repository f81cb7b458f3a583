import TonearmConsole
import TonearmSystem

/// Runs system programs: `line | program`, `! program`, the pager and the editor.
enum Pipeline {
    /// Runs a program at the terminal.
    /// - Parameter input: the program's input; nil for the shell's own.
    /// - Throws: `Failure` if the program cannot be run or fails.
    static func run(_ program: SystemProgram, input: [UInt8]? = nil, on screen: Screen, isAttended: Bool) async throws {
        try check(try await end(of: program, input: input, on: screen, isAttended: isAttended), of: program)
    }

    /// Runs a program.
    /// - Returns: the way in which it ended.
    /// - Throws: `Failure` if it cannot be run.
    static func end(
        of program: SystemProgram, input: [UInt8]? = nil, on screen: Screen, isAttended: Bool
    ) async throws -> ChildProcess.End {
        do {
            if isAttended, screen.frame.isTerminal { return try await attached(program, input) }
            // Without a user, the program must not read the shell's input, and its errors are part of its output.
            var run = try program.run(input: isAttended ? input : input ?? [])
            run.errors = isAttended ? .inherited : .joined
            let answer = try await run.runOnThread()
            try screen.show(bytes: answer.output)
            return answer.end
        } catch let error as ProgramRun.Problem {
            throw Failure("Cannot run '\(program.text)'", reason(error, program))
        }
    }

    /// Throws if a program did not succeed.
    /// - Throws: `Failure` if the program failed, `CancellationError` if Ctrl-C ended it.
    static func check(_ end: ChildProcess.End, of program: SystemProgram) throws {
        switch end {
        case .exited(0): break
        // A program that a closed pipe ended, such as `yes` before `head`, did not fail.
        case .signaled(.brokenPipe): break
        case .signaled(.interrupt): throw CancellationError()
        // In a recording, Ctrl-C reaches the program twice: from the terminal, and because its task is cancelled.
        // Their order does not matter.
        case .signaled where Task.isCancelled: throw CancellationError()
        case .exited(let status): throw Failure("Program '\(program.text)'", "it ended with the status \(status)")
        case .signaled(let signal):
            throw Failure("Program '\(program.text)'", "it was ended by the signal \(signal.rawValue)")
        }
    }

    /// Runs a program that takes over the terminal: a pager reads its keys, and Ctrl-C reaches it directly. Cancelling
    /// the task does not end it, because that would leave the terminal in the program's modes.
    private static func attached(_ program: SystemProgram, _ input: [UInt8]?) async throws -> ChildProcess.End {
        try Task.checkCancellation()
        var run = try program.run(input: input)
        run.output = .inherited
        run.errors = .inherited
        let (attached, interrupt) = (run, EarlyInterrupt())
        defer { interrupt.end() }
        return try await withTaskCancellationHandler {
            try await Task { try await attached.runOnThread { interrupt.begin() }.end }.value
        } onCancel: {
            interrupt.note()
        }
    }

    private static func reason(_ error: ProgramRun.Problem, _ program: SystemProgram) -> String {
        switch error {
        case .notStarted(.noSuchFileOrDirectory): "there is no program '\(program.name)'"
        case .notStarted(let error), .notWritten(let error): error.description
        case .tooLong: "it printed more than \(SystemProgram.outputLimit >> 20) MiB"
        case .late: "it did not end in time"
        }
    }
}

extension SystemProgram {
    /// The largest output in bytes that is passed on.
    static let outputLimit = 256 << 20

    /// Returns a run of the program with an input; nil for the shell's own.
    fileprivate func run(input: [UInt8]?) throws(ProgramRun.Problem) -> ProgramRun {
        guard let path = ProgramSearch.shellLike(name, path: environment["PATH"]) else {
            throw .notStarted(.noSuchFileOrDirectory)
        }
        let start = ProgramStart(path, arguments, environment: .inherited(replacing: environment))
        return ProgramRun(start, input: input, limit: Self.outputLimit)
    }
}
