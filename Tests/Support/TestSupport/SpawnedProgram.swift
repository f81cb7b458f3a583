internal import CTonearmTestSupport
package import Foundation
import Synchronization

/// A program that a test runs, with the interface of Foundation's `Process` as far as the tests need it.
///
/// `Process` does not serve here. It notices the end of a program by the end of a socket that the program inherits, and
/// then waits for the program on the one thread that serves all programs: a browser closes the socket long before it
/// ends. And with some 1,300 open descriptors it can crash, because it copies the names of `/proc/self/fd` beyond the
/// memory of the folder's entries.
///
/// The properties are set before `start`. Afterwards any thread may use the program.
package final class SpawnedProgram: @unchecked Sendable {
    package var executableURL: URL?
    package var arguments: [String] = []
    /// The environment variables; nil for those of this process.
    package var environment: [String: String]?
    package var currentDirectoryURL: URL?
    package var standardInput = Stream.inherited
    package var standardOutput = Stream.inherited
    package var standardError = Stream.inherited

    /// A source of a program's input, or a target of its output.
    package enum Stream {
        /// The stream of this process.
        case inherited
        case null
        case file(FileHandle?)
        /// The program's end is closed here after the start.
        case pipe(Pipe)
    }

    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    private struct State {
        var process: pid_t = 0
        var exit: ProgramExit?
    }

    private let state = Mutex(State())

    package init() {}

    package var isRunning: Bool {
        state.withLock { state in
            guard state.process > 0, state.exit == nil else { return false }
            var info = siginfo_t()
            return waitid(P_PID, id_t(state.process), &info, WEXITED | WNOWAIT | WNOHANG) == 0
                && info.si_signo == 0
        }
    }

    /// Sends a signal, unless the program has ended.
    package func send(_ signal: Int32) {
        state.withLock { state in
            if state.process > 0, state.exit == nil { _ = kill(state.process, signal) }
        }
    }

    package func terminate() { send(SIGTERM) }

    /// Starts the program in its own process group, with the default actions of all signals and with no descriptors but
    /// its three streams. The threads of tasks block signals, and other tests ignore some of them.
    /// - Throws: `Failure` if the system cannot start it.
    package func start() throws {
        let path = executableURL?.path ?? ""
        let words = ([path] + arguments).map { strdup($0) } + [nil]
        let variables = (environment ?? ProcessInfo.processInfo.environment).map { strdup("\($0)=\($1)") } + [nil]
        defer { for word in words + variables { free(word) } }
        let streams = [
            standardInput.descriptor(0), standardOutput.descriptor(1), standardError.descriptor(2),
        ]
        var process: pid_t = 0
        let error = program_spawn(&process, path, words, variables, currentDirectoryURL?.path, streams)
        guard error == 0 else {
            throw Failure(description: "cannot start '\(path)': \(String(cString: strerror(error)))")
        }
        state.withLock { $0.process = process }
        for (number, stream) in [standardInput, standardOutput, standardError].enumerated() {
            if case .pipe(let pipe) = stream { try? Stream.end(number, of: pipe).close() }
        }
    }

    /// Waits for the end of the program, on any thread.
    package func waitForExit() -> ProgramExit {
        let process = state.withLock { $0.process }
        var info = siginfo_t()
        // The program stays a zombie until the lock is held, so that no other process has its number while it is used.
        while waitid(P_PID, id_t(process), &info, WEXITED | WNOWAIT) != 0, errno == EINTR {}
        return state.withLock { state in
            if let exit = state.exit { return exit }
            var status: Int32 = 0
            while waitpid(process, &status, 0) < 0, errno == EINTR {}
            let signal = status & 0x7F
            let exit = ProgramExit(status: signal == 0 ? status >> 8 & 0xFF : signal, isSignal: signal != 0)
            state.exit = exit
            return exit
        }
    }
}

extension SpawnedProgram.Stream {
    /// Returns the descriptor for the stream with this number; -1 for the null device.
    fileprivate func descriptor(_ number: Int32) -> Int32 {
        switch self {
        case .inherited: number
        case .null: -1
        case .file(let file): file?.fileDescriptor ?? -1
        case .pipe(let pipe): Self.end(Int(number), of: pipe).fileDescriptor
        }
    }

    /// Returns the program's end of a pipe.
    fileprivate static func end(_ number: Int, of pipe: Pipe) -> FileHandle {
        number == 0 ? pipe.fileHandleForReading : pipe.fileHandleForWriting
    }
}
