import Console
import Transcript

/// The performance of transcripts and lessons in sessions of their own.
protocol PerformanceContext: AnyObject {
    /// The number of sessions around this one.
    var performanceDepth: Int { get }
    /// Throws if a recording or another performance goes on, so that a file cannot be performed.
    func checkNothingGoesOn(besides file: String) throws(Failure)
    /// Performs a transcript on the screen, in a session of its own. Returns the differences from the transcript, if they are looked for.
    /// - Parameters:
    ///   - start: the beginning of the session.
    ///   - notes: a file, or another terminal, to which the presenter's notes are written.
    /// - Throws: `CancellationError`, the errors of the screen.
    func perform(
        _ transcript: Transcript, _ settings: Performance.Settings, in session: Session, start: SessionStart,
        notes: String?, isTrusted: Bool
    ) async throws -> [Difference]
    /// Runs transcripts in fresh sessions and compares their output.
    /// - Parameters:
    ///   - workers: the number of files that run side by side.
    ///   - limit: the longest time of a file in seconds; nil for the usual one.
    func verify(
        _ sources: [Verifier.Source], workers: Int, limit: Int?, isTrusted: Bool
    ) async throws -> [FileReport]
    /// Runs a transcript in a session of its own, on a terminal with colors, and films the terminal.
    /// - Throws: `Failure` if the session cannot begin, `CancellationError`.
    func film(_ transcript: Transcript, isTrusted: Bool) async throws -> Film
    /// Checks that a lesson can be solved.
    func check(_ lesson: LessonEntry, isTrusted: Bool) async -> LessonCheckView.Result
}

extension PerformanceContext {
    /// Returns the depth of a transcript that this session runs: a file that runs itself would otherwise never end.
    func depth(ofRunning file: String) throws(Failure) -> Int {
        guard performanceDepth <= 1 else {
            throw Failure(
                "Cannot run '\(file)'", "this session is run by a transcript that a transcript runs",
                next: "Name the file in the first command: 'transcript verify FILE FILE'.")
        }
        return performanceDepth + 1
    }
}
