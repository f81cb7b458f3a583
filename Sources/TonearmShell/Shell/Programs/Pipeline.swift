import Console
import SystemLayer

/// Runs programs of the system: `line | program`, `! program`, the pager and the editor.
enum Pipeline {
    /// Runs a program with the terminal as it is.
    /// - Parameter input: the program's input; nil for the shell's own.
    /// - Throws: `Failure` if the program cannot be run or reports a failure.
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
            // Without a user, the program has no input of the shell's, and its errors are part of its output.
            var run = try program.run(input: isAttended ? input : input ?? [])
            run.errors = isAttended ? .inherited : .joined
            let answer = try await run.runOnThread()
            try screen.show(bytes: answer.output)
            return answer.end
        } catch let error as ProgramRun.Failure {
            throw Failure("Cannot run '\(program.text)'", reason(error, program))
        }
    }

    /// Checks the way in which a program ended.
    /// - Throws: `Failure` if the program reports a failure, `CancellationError` if Ctrl-C ended it.
    static func check(_ end: ChildProcess.End, of program: SystemProgram) throws {
        switch end {
        case .exited(0): break
        // A program that a closed pipe ended, such as `yes` before `head`, did not fail.
        case .signaled(.brokenPipe): break
        case .signaled(.interrupt): throw CancellationError()
        // If the program has no terminal of its own, as in a recording, Ctrl-C reaches it twice: from the terminal, and as the end that a
        // cancelled task makes of it. Their order does not matter.
        case .signaled where Task.isCancelled: throw CancellationError()
        case .exited(let status): throw Failure("Program '\(program.text)'", "it ended with the status \(status)")
        case .signaled(let signal):
            throw Failure("Program '\(program.text)'", "it was ended by the signal \(signal.rawValue)")
        }
    }

    /// Runs a program that has the terminal to itself: a pager reads keys from it, and Ctrl-C reaches it from there. Cancelling the task does not
    /// end it, since that would leave the terminal in the program's modes.
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

    private static func reason(_ error: ProgramRun.Failure, _ program: SystemProgram) -> String {
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

    /// A run of the program with this input; nil for the shell's own.
    fileprivate func run(input: [UInt8]?) throws(ProgramRun.Failure) -> ProgramRun {
        guard let path = ProgramSearch.shellLike(name, path: environment["PATH"]) else {
            throw .notStarted(.noSuchFileOrDirectory)
        }
        let start = ProgramStart(path, arguments, environment: .inherited(replacing: environment))
        return ProgramRun(start, input: input, limit: Self.outputLimit)
    }
}
