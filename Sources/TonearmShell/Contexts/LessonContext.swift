import Transcript

/// The current lesson, and the folders of lessons.
protocol LessonContext: SessionContext {
    /// The current lesson; nil if there is none.
    var teaching: Teaching? { get set }
    /// Whether a transcript is being recorded, which must be reproducible.
    var isRecorded: Bool { get }
    /// The values for checks.
    var values: SessionValues { get }
    /// The folder of stored progress; nil if there is none.
    var stateFolder: String? { get }
    /// The folder of the user's own lessons; nil if there is none.
    var lessonFolder: String? { get }
    /// The tag of the user's language; nil if it is unknown.
    var lessonLanguage: String? { get }
    /// Begins a lesson. Its actions run after the command.
    func beginLesson(
        _ entry: LessonEntry, _ run: LessonRun, learner: String?, author: LineAuthor, session: Session,
        actions: [LessonAction])
    /// Restores the lesson's session from the time when the learner left.
    func resumeLesson(in session: Session)
    /// Ends the lesson: progress is stored, and the learner's own session is restored.
    func stopLesson() throws
}
