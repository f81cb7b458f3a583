import Console
import Transcript

/// Performs transcripts and lessons in separate sessions.
protocol PerformanceContext: AnyObject {
    /// The number of sessions around this one.
    var performanceDepth: Int { get }
    /// Throws if a recording or another performance is running, during which a file cannot be performed.
    func checkIsIdle(toPerform file: String) throws(Failure)
    /// Performs a transcript on the screen in a separate session, and returns the differences if they are compared.
    /// - Parameters:
    ///   - start: the start of the session.
    ///   - notes: a file or another terminal for the presenter's notes.
    /// - Throws: `CancellationError`, the errors of the screen.
    func perform(
        _ transcript: Transcript, _ settings: Performance.Settings, in session: Session, start: SessionStart,
        notes: String?, isTrusted: Bool
    ) async throws -> [Difference]
    /// Runs transcripts in new sessions and compares their output.
    /// - Parameters:
    ///   - workers: the number of files that run in parallel.
    ///   - limit: the time limit for a file in seconds; nil for the default.
    func verify(
        _ sources: [Verifier.Source], workers: Int, limit: Int?, isTrusted: Bool
    ) async throws -> [FileReport]
    /// Runs a transcript in a separate session, and films a terminal with colours.
    /// - Throws: `Failure` if the session cannot begin, `CancellationError`.
    func film(_ transcript: Transcript, isTrusted: Bool) async throws -> Film
    /// Checks that a lesson can be solved.
    func check(_ lesson: LessonEntry, isTrusted: Bool) async -> LessonCheckView.Result
}

extension PerformanceContext {
    /// Returns the nesting depth for a transcript in this session. It is limited, because a file could run itself.
    func depth(ofRunning file: String) throws(Failure) -> Int {
        guard performanceDepth <= 1 else {
            throw Failure(
                "Cannot run '\(file)'", "this session is run by a transcript that a transcript runs",
                next: "Name the file in the first command: 'transcript verify FILE FILE'.")
        }
        return performanceDepth + 1
    }
}
