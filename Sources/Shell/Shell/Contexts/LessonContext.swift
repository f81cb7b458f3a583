import TonearmConsole
import TonearmRecordings
import TonearmTranscripts

extension LessonContext {
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

/// The current lesson, and the folders of lessons.
protocol LessonContext: SessionContext {
    /// The current lesson; nil if no lesson runs.
    var teaching: Teaching? { get set }
    /// Whether a transcript is being recorded, which must be reproducible.
    var isRecorded: Bool { get }
    /// The folder of stored progress; nil if progress is not stored.
    var stateFolder: String? { get }
    /// The folder of the user's own lessons; nil without a home folder.
    var lessonFolder: String? { get }
    /// The tag of the user's language; nil if it is unknown.
    var lessonLanguage: String? { get }
    /// Begins a lesson. Its actions run after the command.
    func beginLesson(
        _ entry: LessonEntry, _ run: LessonRun, learner: String?, author: LineAuthor, session: Session,
        actions: [LessonAction])
    /// Restores the lesson's session from the time when the learner left.
    func resumeLesson(_ kept: LessonStore.KeptSession)
    /// Ends the lesson: progress is stored, and the learner's own session is restored.
    func stopLesson() throws

    // MARK: - Performances of transcripts and lessons in separate sessions

    /// The number of sessions around this one.
    var performanceDepth: Int { get }
    /// Throws if a recording or another performance is running, during which a file cannot be performed.
    func checkIsIdle(toPerform file: String) throws(Failure)
    /// Performs a transcript on the screen in a separate session, and returns the differences if they are compared.
    /// - Parameters:
    ///   - chapter: the chapter with which it begins; nil for the first scene.
    ///   - session: the session at that moment.
    ///   - start: the start of the session.
    ///   - notes: a file or another terminal for the presenter's notes.
    /// - Throws: `CancellationError`, the errors of the screen.
    func perform(
        _ transcript: Transcript, _ settings: Performance.Settings, from chapter: Transcript.Chapter?,
        in session: Session, start: SessionStart, notes: String?, isTrusted: Bool
    ) async throws -> [Difference]
    /// Returns the session after the first commands of a transcript, which run without output.
    /// - Parameter count: the number of the commands.
    /// - Throws: `CancellationError`, `PerformanceProblem`.
    func session(after count: Int, of transcript: Transcript) async throws -> Session
    /// Runs transcripts in new sessions and compares their output.
    /// - Parameters:
    ///   - workers: the number of files that run in parallel.
    ///   - limit: the time limit for a file in seconds; nil for the default.
    func verify(
        _ sources: [Verifier.Source], workers: Int, limit: Int?, isTrusted: Bool
    ) async throws -> [FileReport]
    /// Runs a transcript in a separate session, and films a terminal with colors.
    /// - Throws: `Failure` if the session cannot begin, `CancellationError`.
    func film(_ transcript: Transcript, isTrusted: Bool) async throws -> Film
    /// Checks that a lesson can be solved.
    func check(_ lesson: LessonEntry, isTrusted: Bool) async -> LessonCheckView.Result

    // MARK: - Recordings: the transcript of the session's lines, and the archive of its exchanges

    /// The current recording of a transcript; nil if nothing is recorded.
    var recording: Recording? { get }
    /// Starts recording a transcript.
    /// - Throws: `Failure` if it cannot start; nothing has changed then.
    func startRecording(_ file: String, _ options: RecordingOptions) async throws
    /// Omits the following commands from the transcript.
    func pauseRecording()
    /// Continues recording with the session from the time of the pause.
    func resumeRecording()
    /// Stops recording the transcript.
    /// - Returns: the file, the number of its commands, and whether the user's own session was restored; nil if there
    ///   was no recording.
    func stopRecording() throws -> (path: String, steps: Int, isOwnBack: Bool)?
    /// The archive to which exchanges are recorded; nil if they are not recorded.
    var archive: ArchiveWriter? { get }
    /// Starts recording exchanges.
    /// - Parameter appends: whether an existing file is continued.
    func startArchive(_ file: String, appends: Bool) throws(Failure)
    /// Stops recording exchanges.
    /// - Returns: the file and the number of its exchanges; nil if there was no recording.
    func stopArchive() throws(Failure) -> (path: String, count: Int)?
    /// The recent lines with their output; nil if the shell is not interactive.
    var recentSteps: RecentSteps? { get }
}
