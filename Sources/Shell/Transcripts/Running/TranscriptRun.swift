import Synchronization

/// A run of a transcript in a separate session, with comparison.
struct TranscriptRun: Sendable {
    let transcript: Transcript
    let clock: any Clock<Duration>
    let limit: Duration
    let makePerformer: Verifier.MakePerformer

    /// Runs the transcript until the session ends or the time limit passes. A command that cannot be stopped is
    /// abandoned.
    func report() async -> FileReport {
        let (reports, first) = AsyncStream.makeStream(of: FileReport.self, bufferingPolicy: .bufferingOldest(1))
        let position = RunPosition()
        let work = Task { first.yield(await perform(noting: position)) }
        let timer = Task {
            guard (try? await clock.sleep(for: limit)) != nil else { return }
            let command = position.command ?? transcript.name
            first.yield(failure(.ranTooLong(command, limit), position))
        }
        defer {
            work.cancel()
            timer.cancel()
        }
        for await report in reports { return report }
        return failure(.interrupted(position.command ?? transcript.name), position)
    }

    private func perform(noting position: RunPosition) async -> FileReport {
        let seed = transcript.header?.seed ?? 0
        var verification = Verification(transcript, values: transcript.choices.values(seed: seed))
        var times: [StepTime] = []
        do {
            var performer = try await makePerformer(transcript)
            for step in transcript.steps {
                let command = verification.command(of: step)
                position.begin(step.line, command)
                let stopwatch = clock.stopwatch()
                let outcome = try await performer.run(command)
                let duration = stopwatch()
                times.append(StepTime(file: transcript.name, line: step.line, command: command, duration: duration))
                verification.add(outcome, of: step)
                try Task.checkCancellation()
            }
        } catch let problem as PerformanceProblem {
            return failure(problem, position)
        } catch is CancellationError {
            return failure(.interrupted(position.command ?? transcript.name), position)
        } catch {
            return failure(.unexpected(error), position)
        }
        let result: FileReport.Result = verification.differences.isEmpty ? .passed : .differs(verification)
        return FileReport(name: transcript.name, result: result, times: times)
    }

    private func failure(_ problem: PerformanceProblem, _ position: RunPosition) -> FileReport {
        let error = TranscriptFailure(file: transcript.name, line: position.line, problem: problem)
        return FileReport(name: transcript.name, result: .failed(error))
    }
}

/// The current position of a run, for messages about the time limit.
private final class RunPosition: Sendable {
    private let step = Mutex<(line: Int, command: String)?>(nil)

    func begin(_ line: Int, _ command: String) { step.withLock { $0 = (line, command) } }

    var line: Int? { step.withLock { $0?.line } }
    var command: String? { step.withLock { $0?.command } }
}

extension Clock where Duration == Swift.Duration {
    /// Starts a stopwatch, which returns the elapsed time.
    fileprivate func stopwatch() -> () -> Swift.Duration {
        let start = now
        return { start.duration(to: now) }
    }
}

/// A session that runs commands in order: a shell, or a substitute in tests.
package protocol Performer {
    /// Runs a command; one of several lines contains line feeds.
    /// - Throws: an error if there is no outcome, `PerformanceProblem` for a reason to report. It ends the session.
    mutating func run(_ command: String) async throws -> Outcome
}

/// A reason why a command has no outcome, or a session cannot begin.
package struct PerformanceProblem: FileProblem, Sendable, Hashable {
    package var why: String
    package var next: String

    package init(_ why: String, next: String) {
        self.why = why
        self.next = next
    }

    /// Returns the problem of a command that asks the user.
    package static func readsFromTerminal(_ command: String) -> PerformanceProblem {
        PerformanceProblem(
            "'\(command)' reads from the terminal, and there is none",
            next: "Give the answer with the command, or in a command of its own.")
    }

    static func ranTooLong(_ command: String, _ limit: Duration) -> PerformanceProblem {
        PerformanceProblem(
            "'\(command)' still runs, and a file has \(limit.seconds) s", next: "Remove it, or raise the limit.")
    }

    static func interrupted(_ command: String) -> PerformanceProblem {
        PerformanceProblem("'\(command)' was interrupted", next: "Run it again.")
    }

    static func unexpected(_ error: any Error) -> PerformanceProblem {
        PerformanceProblem(String(describing: error), next: "Run the command by itself to see more.")
    }
}
