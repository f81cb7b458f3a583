import Synchronization

/// A run of a program from its start to its end: its input is written, and its output is gathered.
package struct ProgramRun: Sendable {
    /// The target of a program's output.
    package enum Output: Sendable {
        case inherited
        case gathered
        /// Standard error in the order of standard output.
        case joined
    }

    /// The result of a run.
    package struct Answer: Sendable {
        package var end: ChildProcess.End
        package var output: [UInt8] = []
        package var errors: [UInt8] = []
    }

    package enum Problem: Error, Hashable {
        case notStarted(Errno)
        /// The input could not be written, although the program still reads it.
        case notWritten(Errno)
        /// The program was killed, because it did not end in time.
        case late
        /// The program was killed, because it printed more than the limit.
        case tooLong
    }

    package var start: ProgramStart
    /// The input; nil for the input of this program.
    package var input: [UInt8]?
    package var output = Output.gathered
    package var errors = Output.gathered
    /// The largest size in bytes of each of the two outputs.
    package var limit: Int
    /// The time that the program may take, in milliseconds; nil for any time.
    package var milliseconds: Int?
    /// Called once if the program takes longer than a second.
    package var whenSlow: @Sendable () -> Void = {}

    package init(_ start: ProgramStart, input: [UInt8]?, limit: Int) {
        self.start = start
        self.input = input
        self.limit = limit
    }

    /// A handle with which other tasks stop the run.
    package final class Control: Sendable {
        private struct State {
            var isStopped = false
            var process: ChildProcess?
        }

        private let state = Mutex(State())

        package init() {}

        /// Ends the program, which may not have started yet.
        package func stop() {
            state.withLock { state in
                state.isStopped = true
                state.process?.kill()
            }
        }

        fileprivate var isStopped: Bool { state.withLock { $0.isStopped } }

        fileprivate func begin(_ process: ChildProcess) {
            state.withLock { state in
                state.process = process
                if state.isStopped { process.kill() }
            }
        }
    }

    /// Runs the program, and blocks the thread until it has ended.
    /// - Parameters:
    ///   - control: stops the run; what the program printed until then is the answer.
    ///   - whenStarted: called when the program has started.
    package func run(control: Control? = nil, whenStarted: () -> Void = {}) throws(Problem) -> Answer {
        var streams = ProgramStreams()
        defer { streams.close() }
        let process: ChildProcess
        do throws(Errno) {
            process = try streams.connect(self).start()
        } catch {
            throw .notStarted(error)
        }
        streams.closeTheirs()
        control?.begin(process)
        whenStarted()
        let transferred = Result { () throws(Problem) in
            try Signal.withoutBrokenPipe { () throws(Problem) in
                try streams.transfer(for: self, isStopped: control.map { control in { control.isStopped } })
            }
        }
        if case .failure = transferred { process.kill() }
        let end = process.wait()
        _ = try transferred.get()
        return Answer(end: end, output: streams.outputBytes, errors: streams.errorBytes)
    }

    /// Runs the program on its own thread.
    package func runOnThread(
        control: Control = Control(), whenStarted: @escaping @Sendable () -> Void = {}
    ) async throws(Problem) -> Answer {
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { (continuation: CheckedContinuation<Result<Answer, Problem>, Never>) in
                let isStarted = BackgroundThread.start {
                    continuation.resume(
                        returning: Result { () throws(Problem) in
                            try run(control: control, whenStarted: whenStarted)
                        })
                }
                if !isStarted {
                    continuation.resume(returning: .failure(.notStarted(.resourceTemporarilyUnavailable)))
                }
            }
        } onCancel: {
            control.stop()
        }
        return try result.get()
    }
}
